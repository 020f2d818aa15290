"""Moves as numbers: what is written reads back, what is beyond the last number is no move, and the list of all."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.games.starwars.moves import NUMBER, ORDER, REPEAT, SINGLE, VERB, VERBS, kind_of
from kodeks.kernel.errors import UnknownMove

GAME = kodeks.game("starwars")
MOVES = GAME.space()
BY_NAME = {"play", "replay", "pilot", "repilot", "take", "place", "reject", "flip", "resolve", "reveal", "recall"}
IN_PLAY = {"choose", "engage", "attack", "defend", "strike", "commit"}


@pytest.mark.parametrize(
    "text",
    [
        *("number 0", "number 99", "first 1", "first 800", "repeat 0", "repeat 10000", "next 1", "next 400"),
        *("choose Nightsister", "choose Nightsister #2", "choose Nightsister #32"),
        *("use Nightsister x1", "pay Imperial Command #3 x2", "use Nightsister x15", "play Heat of Battle (dark)"),
    ],
)
def test_what_is_read_is_written_so(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("number", "number 100", "number -1", "first 0", "first 801", "repeat 10001", "next 0", "next 401"),
        *("choose Nightsister #0", "choose Nightsister #33", "use Nightsister x16"),
        *("choose", "choose Yodel", "grab Nightsister", "Nightsister"),
    ],
)
def test_what_is_beyond_the_last_is_no_move(text: str) -> None:
    with pytest.raises(UnknownMove, match="is no move"):
        GAME.read(text)


@pytest.mark.parametrize("move", [len(SINGLE), NUMBER - 1, NUMBER + 100, ORDER - 1, REPEAT + 10_001, VERB - 1])
def test_a_number_between_the_moves_has_no_notation(move: int) -> None:
    assert GAME.write(move) == f"?{move}"


def test_a_verb_or_card_that_is_not_there_has_no_notation() -> None:
    last = GAME.read("choose Nightsister") % VERB
    assert GAME.write(len(VERBS) * VERB + last) == f"?{len(VERBS) * VERB + last}"
    cards = 1 + max(kind_of(move) for move in MOVES if move >= VERB)
    assert GAME.write(VERB + cards * 32) == f"?{VERB + cards * 32}"


def test_every_move_stands_in_the_list_once_and_reads_back() -> None:
    assert len(set(MOVES)) == len(MOVES)
    assert all(GAME.read(GAME.write(move)) == move for move in MOVES)


def test_the_moves_without_a_card() -> None:
    numbers = [f"number {i}" for i in range(20)]
    places = [f"first {i}" for i in range(1, 10)] + [f"next {i}" for i in range(1, 41)]
    wanted = [*SINGLE, *numbers, *places, "repeat 1", "repeat 100"]
    assert sorted(GAME.write(move) for move in MOVES if move < VERB) == sorted(wanted)


@pytest.mark.parametrize(
    ("card", "copies", "own"),
    [
        ("Luke Skywalker", 2, [("use", 0)]),  # in one set, which may be in a deck twice
        ("Nightsister", 4, [("use", 0)]),  # two cards of one set
        ("Admiral Ackbar", 2, [("use", 0), ("use", 1), ("reveal", 1), ("recall", 1)]),  # has two abilities
        ("Clearing House", 2, [("use", 0), ("pay", 1), ("pay", 2), ("pay", 3)]),
        ("Yoda (2)", 2, []),  # has none
        ("Jedi affiliation", 1, [("pay", 1)]),  # in no set
    ],
)
def test_the_moves_about_a_card(card: str, copies: int, own: list[tuple[str, int]]) -> None:
    """Well-formed they are, whatever the type of the card is."""
    handles = [card, *(f"{card} #{nth}" for nth in range(2, copies + 1))]
    wanted = [f"{verb} {card}" for verb in BY_NAME] + [f"{verb} {one}" for verb in IN_PLAY for one in handles]
    for verb, number in own:
        for one in [card] if verb in BY_NAME else handles:
            wanted.append(f"{verb} {one} x{number}" if number else f"{verb} {one}")
    number = kind_of(GAME.read(f"choose {card}"))
    assert sorted(GAME.write(move) for move in MOVES if move >= VERB and kind_of(move) == number) == sorted(wanted)
