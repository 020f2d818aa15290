"""What can be done at a table besides playing: taking back, asking, talking, leaving, coming back."""

from __future__ import annotations

import re

import pytest

import kodeks
from kodeks.kernel.table import Table
from kodeks.lessons import lesson, lessons
from tests.web.browsing import ASKED, Welcome, brought

BIDDING = {"column": 2, "stake": 3, "declarer": "B", "duty": "A"}


def test_what_revealed_nothing_is_taken_back_freely(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, Table(kodeks.game("arcanon"), 2, 1, {}, BIDDING), ["Ewa", "Jan"])
    before = ewa.moves()
    ewa.play("use night2")
    assert ewa.moves() != before
    at = ewa.at()
    ewa.press("Take back")
    ewa.moved_from(at)
    assert ewa.moves() == before
    assert "take the last move back" not in jan.text("#tools")


def test_what_revealed_something_is_taken_back_when_the_other_agrees(welcome: Welcome) -> None:
    position = {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]}
    ewa, jan = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, position), ["Ewa", "Jan"])
    ewa.play("draw")
    assert jan.asked()
    for answer in ("No", "Yes"):
        ewa.press("Take back")
        jan.sees("May Ewa take the last move back?", "#tools")
        assert ewa.page.get_by_role("button", name="Yes", exact=True).count() == 0  # she can not agree with herself
        assert ewa.moves() == []
        jan.press(answer)
        jan.page.get_by_role("button", name="Yes", exact=True).wait_for(state="detached")
    assert ewa.asked()
    assert ewa.page.locator(".board .hand li").count() == 3
    assert jan.moves() == []


def test_talk_is_text(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, kodeks.game("archimedes").table(2, 5), ["<b>Ewa</b>", "Jan"])
    trick = "<img src=x onerror=alert(1)> <script>alert(2)</script> & \"'"
    ewa.page.locator("#text").fill(trick)
    ewa.page.keyboard.press("Enter")
    jan.sees(trick, "#chat")
    jan.sees("<b>Ewa</b>", "#chat")
    assert jan.page.locator("#chat img, #chat script, #chat b b, .chair b b").count() == 0
    ewa.wait("document.querySelector('#text').value === ''")
    assert ewa.page.evaluate("document.activeElement.id") == "text"


def test_a_hint_shows_moves_with_their_chances(welcome: Welcome) -> None:
    position = {"pile": [3], "hands": [[5, 8], [1, 4, 7, 12, 13]]}
    ewa, _ = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, position), ["Ewa", "Jan"])
    ewa.press("Hint")
    ewa.page.locator(".hints li").first.wait_for()
    hints = ewa.text(".hints").splitlines()
    assert "+5=8" in hints[0]  # it goes out
    chances = [int(re.search(r"wins (\d+) %", hint)[1]) for hint in hints if "wins" in hint]  # type: ignore[index]
    assert len(chances) == len(ewa.moves())
    assert chances == sorted(chances, reverse=True)
    ewa.play("+5=8")
    assert ewa.page.locator(".hints").count() == 0  # it was about another position


def test_house_rules_and_a_clock_are_chosen_at_the_start(welcome: Welcome) -> None:
    ewa = welcome("/new/archimedes")
    ewa.page.get_by_label("Your name").fill("Ewa")
    ewa.page.get_by_label("Seats").select_option("2")
    assert ewa.page.locator("label[data-seat]:visible").count() == 1
    ewa.page.locator("[name=seat1]").select_option("greedy")
    ewa.page.get_by_label("Seconds for a move").fill("1")
    ewa.page.get_by_label("When the time is up").select_option("greedy")
    ewa.page.get_by_text("House rules").click()
    ewa.page.locator("[name='option.reiner']").select_option("true")
    ewa.press("Open the table")
    ewa.sees("Play with the Reiner card: true", ".side")
    ewa.press("Start the game")
    ewa.sees("(Ewa)", ".chair.me")  # a second later a bot sits there in her name
    ewa.ended()


def test_a_person_comes_back_to_a_seat_that_a_bot_plays(welcome: Welcome) -> None:
    position = {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]}
    ewa, jan = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, position), ["Ewa", "Jan"])
    jan.post(f"{jan.path}/bot", seat="1", level="greedy")
    jan.sees("bot (casual)", ".chair.me")
    jan.page.locator(".chair.me").get_by_role("button", name="Sit down").click()
    jan.sees("Jan", ".board .who")  # no longer the bot
    ewa.play("draw")
    assert jan.asked()
    jan.play("draw")
    assert ewa.asked()


def test_a_seat_that_was_left_is_taken_by_a_friend(welcome: Welcome) -> None:
    position = {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]}
    ewa, jan = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, position), ["Ewa", "Jan"])
    jan.page.on("dialog", lambda asked: asked.accept())
    jan.unfold("about")
    jan.press("Leave the table")
    jan.page.locator(".chair.me").wait_for(state="detached")
    ewa.sees("free seat", "#seats")
    olga = welcome(ewa.path)
    olga.sit(1, "Olga")
    ewa.sees("Olga", ".board .who")
    ewa.play("draw")
    assert olga.asked()
    olga.play("draw")
    assert ewa.asked()
    assert jan.moves() == []


def test_the_seat_moves_to_another_device_by_a_link(welcome: Welcome) -> None:
    position = {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]}
    ewa, _ = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, position), ["Ewa", "Jan"])
    path, moves = ewa.path, ewa.moves()
    ewa.unfold("about")
    ewa.press("Go on at another device")
    link = ewa.page.get_by_label("Link").input_value()
    phone = welcome(path)
    assert phone.moves() == []
    phone.page.goto(link)
    phone.press("Yes, go on here")
    phone.page.wait_for_url(f"**{path}")
    assert phone.moves() == moves
    phone.play("draw")


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_done_to_its_end_by_clicks(welcome: Welcome, name: str) -> None:
    ewa = welcome("/learn")
    ewa.page.get_by_role("link", name=lesson(name).steps[0].title()).click()
    for number, step in enumerate(lesson(name).steps, start=1):
        assert ewa.path == f"/learn/{name}/{number}"
        moves: list[str] = []
        while not step.done(step.resume(moves)):
            moves.append(step.solution(step.resume(moves)))
            assert ewa.page.get_by_role("status").filter(has_text=step.praise()).count() == 0
            ewa.within_reach(moves[-1]).click()
        ewa.sees(step.praise(), "[role=status]")
        last = number == len(lesson(name).steps)
        ewa.page.get_by_role("link", name="Play a game" if last else "Next step").click()
    assert ewa.path == "/"


def test_a_wrong_move_of_a_lesson_gets_a_hint_and_a_refused_one_its_rule(welcome: Welcome) -> None:
    step = lesson("archimedes").steps[0]
    ewa = welcome("/learn/archimedes/1")
    solution = step.solution(step.table())
    wrong = next(move for move in step.table().moves() if move != solution and move not in step.accepted(step.table()))
    ewa.page.locator(f'#moves button[value="{wrong}"]').click()
    ewa.sees(step.hint(), "[role=alert]")
    refused = ewa.page.locator("#moves button[aria-disabled]").first
    refused.click(force=True)  # Playwright takes it for a dead one
    ewa.sees(f"{refused.get_attribute('value')}: ARM-", "#notice")


def test_the_judge_answers_with_clauses_and_the_answer_is_a_link(welcome: Welcome) -> None:
    ewa = welcome(f"/judge?q={ASKED}")
    for move, told, clause in (("+5=8", "+5=8 is allowed.", "ARM-4.1"), ("+5=9", "+5=9 is not allowed:", "ARM-4.")):
        ewa.page.get_by_label("Is this move allowed?").fill(move)
        ewa.press("Ask")
        ewa.sees(told, "[role=status]")
        ewa.sees(clause, "[role=status]")
        answer = ewa.text("main")
        link = ewa.page.get_by_label("Pass this question on as a link").input_value()
        other = welcome("/")
        other.page.goto(link)
        assert other.text("main") == answer
    ewa.page.locator("#q").fill("game = [")
    ewa.press("Open it")
    ewa.page.get_by_role("alert").filter(visible=True).wait_for()


def test_without_script_forms_alone_play(welcome: Welcome) -> None:
    ewa = welcome("/", java_script_enabled=False)
    ewa.page.get_by_role("region", name="Archimedes").get_by_role("button", name="Play against bots").click()
    for _ in range(2):
        for _ in range(50):  # bots need a moment, and no news come by themselves
            if ewa.page.locator("#moves").count():
                break
            ewa.page.reload()
        ewa.page.locator("#moves button[value=draw]").click()
        ewa.sees("You draw", "#log")


def test_moves_are_seen_to_move_unless_somebody_prefers_not(welcome: Welcome) -> None:
    count = """(() => {
      const start = Element.prototype.animate;
      window.travelled = 0;
      Element.prototype.animate = function (frames, how) {
        window.travelled += how.id.startsWith("k-") && "transform" in frames[0] ? 1 : 0;
        return start.call(this, frames, how);
      };
    })()"""
    position = {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]}
    ewa, jan = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, position), ["Ewa", "Jan"])
    for each, motion in ((ewa, "reduce"), (jan, "no-preference")):
        each.context.add_init_script(count)
        each.page.emulate_media(reduced_motion=motion)
        each.page.reload()
    ewa.play("+5=8")
    assert jan.asked()
    jan.wait("window.travelled > 0")
    jan.play("draw")
    assert ewa.asked()
    assert ewa.page.evaluate("window.travelled") == 0
