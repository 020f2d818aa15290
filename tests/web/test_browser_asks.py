"""When to be asked, set in a real browser: the game goes on by itself, and waits where one wants to be asked."""

from __future__ import annotations

import kodeks
from kodeks.kernel.table import Table
from kodeks.windows import PASS
from tests.web.browsing import LEGAL, Person, Welcome, brought
from tests.web.test_browser_access import is_open_to_all
from tests.web.windows import answers


def at(kind: str, wanted: str) -> Table:
    """A table that stands at such a question."""
    game = kodeks.game("starwars")
    return Table(game, 2, 1, {}, given=[game.read(text) for text in answers(kind, wanted)])


def choose(person: Person, kind: str, choice: str) -> None:
    if not person.page.locator("#asks details[open]").count():
        person.page.locator("#asks summary").click()
    person.page.locator(f"#asks-{kind}-{choice}").click()
    person.page.locator(f"#asks-{kind}-{choice}[checked]").wait_for()  # as the server says it


def test_who_never_wants_to_be_asked_plays_on(welcome: Welcome) -> None:
    table = at("action", "choice")
    seat = table.turn
    assert seat is not None
    people = brought(welcome, table, ["Ewa", "Jan"])
    ewa, jan = people[seat], people[1 - seat]
    assert ewa.asked()
    assert len(ewa.moves()) > 1
    before = ewa.at()
    assert jan.page.locator("#asks-action-card").is_checked()
    choose(ewa, "reaction", "always")
    choose(ewa, "action", "never")
    ewa.moved_from(before)
    assert ewa.page.locator("#asks-action-never").is_checked()
    assert ewa.page.locator("#asks-reaction-always").is_checked()
    assert jan.page.locator("#asks-action-card").is_checked(), "it is hers alone"
    ewa.page.reload()
    assert ewa.page.locator("#asks-action-never").is_checked(), "it is kept"


def test_a_question_without_a_choice_is_passed_by_itself_unless_one_wants_to_be_asked(welcome: Welcome) -> None:
    table = at("action", "lonely")
    seat = table.turn
    assert seat is not None
    people = brought(welcome, table, ["Ewa", "Jan"])
    ewa = people[seat]
    if ewa.moves() == [PASS]:
        ewa.sees("The table passes for you in a moment.", "#moves-region")
    ewa.wait("!document.querySelector(given)", "#moves-region p.soft")  # nobody has clicked


def test_who_always_wants_to_be_asked_is_asked(welcome: Welcome) -> None:
    table = at("action", "lonely")
    seat = table.turn
    assert seat is not None
    people = brought(welcome, table, ["Ewa", "Jan"])
    for person in people:
        for kind in ("action", "interrupt", "reaction"):
            choose(person, kind, "always")
    ewa = next(person for person in people if person.page.locator(LEGAL).count())
    before, moves = ewa.at(), ewa.moves()
    ewa.page.wait_for_timeout(4500)  # longer than any pause
    assert (ewa.at(), ewa.moves()) == (before, moves)
    assert "passes for you" not in ewa.text("#moves-region")
    ewa.play(moves[0])


def test_it_is_set_by_keys_and_is_open_to_all(welcome: Welcome) -> None:
    table = at("action", "choice")
    seat = table.turn
    assert seat is not None
    ewa = brought(welcome, table, ["Ewa", "Jan"])[1 - seat]
    ewa.page.locator("#asks summary").focus()
    ewa.page.keyboard.press("Enter")
    ewa.page.locator("#asks-interrupt-card").focus()
    ewa.page.keyboard.press("ArrowDown")
    ewa.page.locator("#asks-interrupt-never[checked]").wait_for()
    assert ewa.page.evaluate("document.activeElement.id") == "asks-interrupt-never", "the focus stays"
    assert ewa.page.locator("#asks details[open]").count() == 1
    is_open_to_all(ewa)


def test_it_is_set_without_scripts(welcome: Welcome) -> None:
    table = at("action", "choice")
    ewa = welcome("/", java_script_enabled=False)
    ewa.upload(table.journal())
    ewa.page.locator("#name0").fill("Ewa")
    ewa.page.locator(".chair").nth(0).get_by_role("button", name="Sit down").click()
    ewa.page.locator("#asks summary").click()
    ewa.page.locator("#asks-reaction-never").check()
    ewa.page.locator("#asks form[action$=asks]").get_by_role("button", name="Set", exact=True).click()
    ewa.page.locator("#asks-reaction-never[checked]").wait_for(state="attached")
