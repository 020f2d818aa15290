"""Watching and replaying: what others may see, and a game that is over from every side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kodeks
from tests.web.browsing import Person, Welcome, brought, house
from tests.web.serving import Served

SOLIDS = ("Tetrahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Icosahedron")
NUMBERS = "all => all.map((one) => one.textContent.trim())"


def test_a_spectator_sees_the_game_of_arcanon_and_no_hidden_card(welcome: Welcome) -> None:
    table = kodeks.game("arcanon").table(2, 3)
    for _ in range(8):  # both lay a Night card, then a Day card, in two columns
        moves = table.moves()
        table.play(next((move for move in moves if move.split()[1] in SOLIDS), moves[0]))
    ewa, _ = brought(welcome, table, ["Ewa", "Jan"])
    olga = welcome(ewa.path)
    assert any(solid in ewa.page.content() for solid in SOLIDS)
    assert "face-down" in olga.text("#log")
    ewa.asked()
    lay = next(move for move in ewa.moves() if move.startswith("lay"))
    ewa.play(lay)
    olga.sees("Jan", "#prompt")
    assert olga.at() == -1
    assert olga.moves() == []
    assert olga.page.locator(".board .hand").count() == 0
    assert [solid for solid in SOLIDS if solid in olga.page.content()] == []


def test_a_spectator_of_archimedes_sees_the_numbers_of_the_pile_alone(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, kodeks.game("archimedes").table(2, 5), ["Ewa", "Jan"])
    olga = welcome(ewa.path)
    for mover in (ewa, jan) if ewa.moves() else (jan, ewa):
        mover.asked()
        mover.play("draw")
    olga.sees("Ewa draws a card", "#log")
    olga.sees("Jan draws a card", "#log")
    every = "#board .card .number, #board .mini"
    pile = ", ".join(f"#board .middle {one}" for one in (".card .number", ".mini"))
    seen = olga.page.eval_on_selector_all(every, NUMBERS)
    assert seen
    assert sorted(seen) == sorted(ewa.page.eval_on_selector_all(pile, NUMBERS))
    assert len(ewa.page.eval_on_selector_all(every, NUMBERS)) > len(seen)  # her own hand


@pytest.fixture(scope="module")
def over(chrome: Any, served: Served) -> str:
    """A table that bots have played to its end: its host let one stand in for her."""
    with house(chrome, served.url) as let_in:
        ewa = let_in("/")
        ewa.page.get_by_role("region", name="Archimedes").get_by_role("button", name="Play against bots").click()
        ewa.asked()
        ewa.post(f"{ewa.path}/bot", seat="0", level="greedy")
        ewa.ended()
        return ewa.path


@pytest.fixture
def ended(welcome: Welcome, over: str) -> Person:
    return welcome(over)


def step(person: Person) -> tuple[int, int]:
    """Where the timeline stands, and how long it is."""
    slider = person.page.locator("#at")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def test_a_replay_goes_by_keys_and_from_every_seat(ended: Person) -> None:
    ended.page.get_by_role("link", name="Replay the game").click()
    now, last = step(ended)
    assert now == last > 10
    assert ended.page.locator(".board .own").count() == 0  # as a spectator saw it
    ended.page.locator("#eyes").select_option("B")
    ended.sees("bot (casual) B", ".board .own .who")
    ended.page.locator("#on").focus()
    for key, wanted in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        ended.page.keyboard.press(key)
        ended.wait("document.querySelector('#at').value === given", str(wanted))
        assert f"at={wanted}" in ended.path
        assert ended.page.locator(".board .own .who").inner_text() == "bot (casual) B"


def test_the_timeline_itself_answers_keys_and_keeps_the_focus(ended: Person) -> None:
    ended.goto(f"{ended.path}/replay?at=3&seat=A")
    ended.page.locator("#at").focus()
    for wanted in (4, 5, 6):
        ended.page.keyboard.press("ArrowRight")
        ended.sees(f"Step {wanted} of", ".count")
        assert ended.page.evaluate("document.activeElement.id") == "at"
    ended.page.locator("#back").press("Enter")
    ended.sees("Step 5 of", ".count")
    assert ended.page.evaluate("document.activeElement.id") == "back"
    ended.page.reload()
    assert step(ended)[0] == 5  # the address is that of the step: it can be passed on


def test_one_can_play_on_from_any_step(ended: Person) -> None:
    first = ended.path
    ended.goto(f"{first}/replay?at=4&seat=B")
    hand = ended.text(".board .own .hand")
    top = ended.text(".board .is-top .sr >> nth=0")
    ended.page.locator("form[action$='/on'] select[name=seat]").select_option("B")
    ended.press("Play on from here against bots")
    ended.page.wait_for_url("**/t/*")
    assert ended.path != first
    assert ended.asked()
    ended.goto(f"{first}/replay?at=4&seat=B")
    assert hand == ended.text(".board .own .hand")
    assert top == ended.text(".board .is-top .sr >> nth=0")


def test_a_journal_goes_out_and_comes_back_and_its_dice_are_fair(ended: Person, tmp_path: Path) -> None:
    first, result = ended.path, ended.text("#result table")
    with ended.page.expect_download() as download:
        ended.page.get_by_role("link", name="Download the journal").click()
    download.value.save_as(tmp_path / "game.journal")
    journal = (tmp_path / "game.journal").read_text(encoding="utf-8")
    assert "sealed " in journal
    ended.goto("/")
    ended.upload(journal)
    assert ended.path != first
    assert ended.text("#result table") == result
    ended.goto("/verify")
    ended.page.locator("#text").fill(journal)
    ended.press("Check it")
    ended.sees("Proven fair:", "[role=status]")
    line = next(line for line in journal.splitlines() if line.startswith("seed "))
    ended.page.locator("#text").fill(journal.replace(line, line[:-1] + ("0" if line[-1] != "0" else "1")))
    ended.press("Check it")
    ended.page.locator("main").filter(has_not_text="Proven fair:").wait_for()
    ended.goto(f"{first}/verify")
    ended.sees("Proven fair:", "[role=status]")
    ended.forgive("status of 400")
