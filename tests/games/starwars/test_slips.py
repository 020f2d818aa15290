"""The card language: what is wrong in the head and the facts of a card, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import kodeks
from kodeks.cli import main
from kodeks.games.starwars.reading.library import catalogue
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadText
from tests.games.starwars.language import (
    ENHANCEMENT,
    EVENT,
    HEAD,
    OBJECTIVE,
    UNIT,
    points_at,
    problem,
)


@pytest.mark.parametrize(
    ("facts", "place", "says"),
    [
        ("creature, light, cost 1", "creature", "begins with the type of the card: objective, unit"),
        ("affiliation, light", "affiliation", "begins with the type of the card"),
        ("unit, cost 1, capacity 2", "END", "the side is missing: light or dark"),
        ("unit, light, Jedy, cost 1, capacity 2", "Jedy", "'Jedy' is no affiliation; there are: Neutral, Jedi"),
        ("unit, light, Jedy only, cost 1, capacity 2", "Jedy", "'Jedy' is no affiliation"),
        ("unit, light, Sith, cost 1, capacity 2", "END", "Sith is not on the light side"),
        ("unit, light, cost 1, icons XD1, capacity 2", "XD1", "'XD1' is no icon; write UD1, T1 or BD1"),
        ("unit, light, cost 1, icons UD, capacity 2", "UD,", "'UD' is no icon"),
        ("unit, light, cost 1, icons UD², capacity 2", "UD²", "is no icon"),
        ("unit, light, cost 1, icons , capacity 2", ", capacity", "icons are expected"),
        ("unit, light, cost 1, icons e[UD1, capacity 2", ", capacity", "']' is expected, not ','"),
        ("unit, light, cost 1, capacity 2, icons UD1 e[T1", "END", "']' is expected, not the end of the line"),
        ("unit, light, cost 1, icons e UD1, capacity 2", "UD1", "'[' is expected: write e[UD1 T1]"),
        ("unit, light, cost one, capacity 2", "one", "a number is expected, not 'one'"),
        ("unit, light, cost, capacity 2", ", capacity", "a number is expected, not ','"),
        ("unit, light, cost 100, capacity 2", "100", "a number up to 99 is expected"),
        ("unit, light, cost 1, resources 16, capacity 2", "resources", "at most 15 resources"),
        ("unit, light, cost 1, capacity 0", "0", "at least 1 is expected"),
        ("unit, light, cost 1", "END", "the capacity is missing"),
        ("unit, light, capacity 1", "END", "the cost is missing"),
        ("objective, light, resources 1", "END", "the capacity is missing"),
        ("mission, light, cost 1", "END", "the capacity is missing"),
        ("fate, light, Force 1", "END", "the priority is missing"),
        ("event, light, Force 1", "END", "the cost is missing"),
        ("event, light, cost 1, capacity 2", "capacity", "no fact of the type event; it has: cost, Force"),
        ("fate, light, priority 2, cost 2", "cost", "no fact of the type fate; it has: priority, Force"),
        ("unit, light, cost 1, capacity 2, one per deck", "one", "no fact of the type unit"),
        ("unit, light, cost 1, capacity 2, cost 2", "cost", "the cost is said twice"),
        ("unit, light, Jedi, dark, cost 1, capacity 2", "dark", "the side is said twice"),
        ("unit, light, cost 1, capacity 2, speed 2", "speed", "'speed' is no fact of a card; there are: light, dark"),
        ("unit, light, cost 1, capacity 2,", "END", "the end of the line is no fact of a card"),
        ("unit, light, cost 1 capacity 2", "capacity", "',' is expected between two facts, not 'capacity'"),
        ("unit light, cost 1, capacity 2", "light", "',' is expected between two facts, not 'light'"),
        ("unit, light, cost 1, capacity 2 !", "!", "'!' has no meaning here"),
    ],
)
def test_a_slip_in_the_facts(facts: str, place: str, says: str) -> None:
    text = f"# a comment\n{HEAD}  {facts}  # and another\n"
    error = problem(text)
    assert error.line == 3
    error.text = error.text.removesuffix("  # and another")  # the caret never stands in a comment
    points_at(error, text.replace("  # and another", ""), place, says)


@pytest.mark.parametrize(
    ("text", "line", "place", "says"),
    [
        ("  unit, light\n", 1, "  unit", "a card begins with its place: [1-2 0092] Title"),
        ("[1010-2 Probe\n" + UNIT, 1, "[1010", "a card begins with its set, its place in it"),
        ("[1010] Probe\n" + UNIT, 1, "[1010", "a card begins with its set, its place in it"),
        ("[1010-2] [1010-x] Probe\n" + UNIT, 1, "[1010-x", "a card begins with its set, its place in it"),
        ("[1010-2]\n" + UNIT, 1, "END", "the title is missing"),
        ("[1010-2] (unique)\n" + UNIT, 1, "END", "the title is missing"),
        ("[1010-2] Two; Three\n" + UNIT, 1, ";", "';' can not stand in a title"),
        ("[1010-2] Crew x2\n" + UNIT, 1, "Crew", "a title can not end like '#2' or 'x2'"),
        (HEAD, 1, "END", "the line with its type and facts is missing"),
        (
            HEAD + "  enhancement, light, cost 1\n  traits Item\n",
            2,
            "END",
            "say what it enhances: 'host: Character unit'",
        ),
        (
            HEAD + EVENT + "  traits Trick\n",
            2,
            "END",
            "an event has one action, interrupt or reaction, and it is missing",
        ),
        (HEAD + UNIT + "  traits character\n", 3, "character", "a name with a capital letter is expected"),
        (HEAD + UNIT + "  traits Character Droid,\n", 3, "END", "a name with a capital letter is expected"),
        (HEAD + UNIT + "  keywords Unlimited\n", 3, "Unlimited", "'Unlimited' is no keyword; there are: Elite"),
        (HEAD + UNIT + "  keywords Elite Limited\n", 3, "Elite", "'Elite Limited' is no keyword"),
        (HEAD + UNIT + "  keywords Edge\n", 3, "END", "a number is expected, not the end of the line"),
        (HEAD + UNIT + "  keywords Protect everyone\n", 3, "everyone", "'everyone' is no kind of card"),
        (HEAD + EVENT + "  keywords Edge 1\n", 3, "Edge", "this is a keyword of units"),
        (HEAD + UNIT + "  host: unit\n", 3, "host", "only an enhancement has a host; a unit says: always: this may"),
        (HEAD + "  enhancement, light, cost 1\n  host unit\n", 3, "unit", "':' is expected, not 'unit'"),
        (HEAD + ENHANCEMENT + "  host: unit\n", 4, "host", "the host is said twice"),
        (HEAD + UNIT + "  whenever: draw 1\n", 3, "whenever", "'whenever' begins no line of a card; there are: traits"),
        (HEAD + UNIT + "  version two\n", 3, "two", "a version has the year of its legal line"),
        (HEAD + UNIT + "  version\n", 3, "END", "a version has the year of its legal line"),
        (HEAD + UNIT + "  version 2014 English again\n", 3, "again", "'again' is no language and none of errata"),
    ],
)
def test_a_slip_in_another_line(text: str, line: int, place: str, says: str) -> None:
    error = problem(text)
    assert error.line == line
    points_at(error, text, place.strip() if place != "  unit" else place, says)


@pytest.mark.parametrize(
    ("text", "line", "place", "says"),
    [
        (f"[1010-2] One\n{UNIT}[1011-3] [1010-2] Two\n{UNIT}", 3, "1010-2", "1010-2 is One already, and now Two"),
        (f"[1010-2] [1010-2] One\n{UNIT}", 1, "1010-2] [", "1010-2 is One already, and now One"),
        (f"[1010-7] One\n{UNIT}", 1, "1010-7", "an objective set has places 1 to 6, not 7"),
        (f"[1010-1] One\n{UNIT}", 1, "1010-1", "place 1 of a set is its objective"),
        (f"[1010-2] One\n{OBJECTIVE}", 1, "1010-2", "place 1 of a set is its objective"),
        (
            f"[1010-2] One\n{UNIT}[1010-3] Two\n{UNIT.replace('light', 'dark')}",
            3,
            "1010-3",
            "the other cards of set 1010 are on the light side",
        ),
        (
            f"[1010-2] Twin\n{UNIT}[1010-3] Twin\n{UNIT.replace('cost 1', 'cost 2')}",
            3,
            "Twin",
            "two cards are called 'Twin (1010)'; give one of them another set number",
        ),
    ],
)
def test_a_slip_in_the_places_of_a_set(text: str, line: int, place: str, says: str) -> None:
    error = problem(text, True)
    assert error.line == line
    points_at(error, text, place, says)


def test_a_place_of_a_shipped_set_is_taken() -> None:
    error = learning("[1-2] Impostor\n" + UNIT)
    assert str(error).startswith("mine.cards, line 1, column 2: 1-2 is Luke Skywalker already, and now Impostor\n")


def test_a_refused_file_leaves_no_card_behind() -> None:
    before = [kind.name for kind in catalogue().kinds]
    for text in (f"[1010-2] One\n{UNIT}[1-2] Impostor\n{UNIT}", f"[1010-2] Twin\n{UNIT}[1010-3] Twin\n{EVENT}"):
        learning(text + "  action: draw 1\n")
        assert [kind.name for kind in catalogue().kinds] == before
        assert sorted(catalogue().by_name) == sorted(before)
        assert 1010 not in catalogue().sets


def learning(text: str) -> BadText:
    with pytest.raises(BadText) as caught:
        kodeks.game("starwars").with_cards([CardFile("mine.cards", text)])
    return caught.value


def test_a_file_that_is_no_text(fresh_cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (fresh_cards / "mine.cards").write_bytes("[1010-2] Ślad\n".encode("utf-16"))
    assert main(["cards", "starwars", "--add", str(fresh_cards / "mine.cards")]) == 2
    assert capsys.readouterr().err == "kodeks: This is not a text file\n"
    assert not (fresh_cards / "data").exists()
