"""Moves on the board: the natural gesture is the fast one."""

from __future__ import annotations

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import Person, Welcome, brought
from tests.web.fullest import arcanon_hand


def middle(person: Person, selector: str) -> tuple[float, float]:
    box = person.page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_only_target_is_taken_at_once_and_a_card_can_be_carried(welcome: Welcome) -> None:
    table = arcanon_hand(2)
    order = [table.turn or 0, 1 - (table.turn or 0)]
    people = brought(welcome, table, ["Ewa", "Jan"])
    first, second = (people[seat] for seat in order)
    assert first.asked()
    before = first.at()
    first.page.locator(".hand .slot.can").first.click()
    first.moved_from(before)
    assert second.asked()
    before = second.at()
    second.page.mouse.move(*middle(second, ".hand .slot.can"))
    second.page.mouse.down()
    second.page.mouse.move(*middle(second, ".own .column"), steps=5)
    assert second.at() == before, "it is carried, not laid"
    second.page.mouse.up()
    second.moved_from(before)


def test_targets_are_named_in_plain_verbs(welcome: Welcome) -> None:
    position = {"column": 2, "stake": 3, "declarer": "B", "duty": "A"}
    ewa, _ = brought(welcome, Table(kodeks.game("arcanon"), 2, 1, {}, position), ["Ewa", "Jan"])
    ewa.touch("use night2")
    ewa.touch("reroll")
    assert ewa.asked()
    texts = ewa.page.locator("#moves button[name=move]").all_text_contents()
    assert any(text.startswith("Roll the d12 again") for text in texts), texts
    assert not any("Target" in text for text in texts)


def test_what_has_one_answer_is_not_asked_against_bots(welcome: Welcome) -> None:
    """Its first move is a mulligan or none; whatever is asked then leaves something to choose."""
    ewa = welcome("/")
    ewa.page.get_by_role("region", name="Star Wars").get_by_role("button", name="Play against bots").click()
    for _ in range(12):
        assert ewa.asked()
        moves = ewa.moves()
        if not moves:
            continue
        assert len(moves) > 1 or ewa.page.locator("#prompt .window").count(), moves
        ewa.play(moves[-1])


def test_buttons_that_are_always_there_stay_where_they_are(welcome: Welcome) -> None:
    table = Table(kodeks.game("archimedes"), 2, 1, {}, {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]})
    ewa, _ = brought(welcome, table, ["Ewa", "Jan"])
    assert ewa.asked()
    places = [ewa.page.locator("#tools :is(button, .button)").nth(at).bounding_box() for at in range(3)]
    ewa.play("draw")
    after = [ewa.page.locator("#tools :is(button, .button)").nth(at).bounding_box() for at in range(3)]
    assert after == places
