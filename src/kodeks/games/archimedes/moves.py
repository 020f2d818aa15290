"""Moves as numbers, and their notation: `+5=8`, `=8`, `draw`, `pass`; R is the Reiner card."""

from __future__ import annotations

import re
from typing import Final

from kodeks.games.archimedes.cards import HIGHEST, KINDS
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.note import LETTERS
from kodeks.kernel.option import as_number

SIGNS: Final = "+−×:"
TYPED: Final = {"-": "−", "–": "−", "*": "×", "x": "×", "/": ":", "÷": ":"}

DRAW: Final = 0
PASS: Final = 1
DONE: Final = 2  # ARM-D-09: with mayPlay, no play after the draw
NAME: Final = 3  # + value - 1: the starter names the value of a Reiner card turned up
EQUALITY: Final = 16  # + card
EQUATION: Final = 32  # + (sign * KINDS + operand) * KINDS + result
CARD: Final = EQUATION + 4 * KINDS * KINDS  # + card: chance deals it
FIRST: Final = CARD + KINDS  # + seat: chance lets it begin
PLACE: Final = FIRST + 6  # + seat: chance gives it the better place of a tie


def equation(sign: int, operand: int, result: int) -> int:
    return EQUATION + (sign * KINDS + operand) * KINDS + result


def sign_of(move: int) -> int:
    return (move - EQUATION) // (KINDS * KINDS)


def operand_of(move: int) -> int:
    return (move - EQUATION) // KINDS % KINDS


def result_of(move: int) -> int:
    return (move - EQUATION) % KINDS


def name_of(card: int) -> str:
    return str(card) if card else "R"


def card_named(text: str) -> int:
    if text == "r":
        return 0
    if 1 <= as_number(text) <= HIGHEST:
        return as_number(text)
    raise UnknownMove(f"{text!r} is no card; the cards are 1 to {HIGHEST} and R")


def write(move: int) -> str:
    if move == DRAW:
        return "draw"
    if move == PASS:
        return "pass"
    if move == DONE:
        return "done"
    if NAME <= move < NAME + HIGHEST:
        return f"name {move - NAME + 1}"
    if EQUALITY <= move < EQUALITY + KINDS:
        return f"={name_of(move - EQUALITY)}"
    if EQUATION <= move < CARD:
        return f"{SIGNS[sign_of(move)]}{name_of(operand_of(move))}={name_of(result_of(move))}"
    if CARD <= move < FIRST:
        return f"card {name_of(move - CARD)}"
    if FIRST <= move < PLACE:
        return f"first {LETTERS[move - FIRST]}"
    if PLACE <= move < PLACE + 6:
        return f"place {LETTERS[move - PLACE]}"
    raise UnknownMove(f"{move} is the number of no move")


def read(text: str) -> int:
    words = text.strip().lower().split()
    if len(words) == 1:
        plain = {"draw": DRAW, "pass": PASS, "done": DONE}
        if words[0] in plain:
            return plain[words[0]]
    if len(words) == 2 and words[0] in ("name", "card", "first", "place"):
        return read_pair(words[0], words[1])
    return read_play("".join(words))


def read_pair(word: str, rest: str) -> int:
    if word == "card":
        return CARD + card_named(rest)
    if word == "name":
        if not card_named(rest):
            raise UnknownMove("name a value from 1 to 13")
        return NAME + card_named(rest) - 1
    if len(rest) != 1 or rest.upper() not in LETTERS:
        raise UnknownMove(f"{rest!r} is no seat")
    return (FIRST if word == "first" else PLACE) + LETTERS.index(rest.upper())


def read_play(text: str) -> int:
    for typed, sign in TYPED.items():
        text = text.replace(typed, sign)
    found = re.fullmatch(r"(?:([+−×:])(\w+))?=(\w+)", text)
    if not found:
        raise UnknownMove(f"{text!r} is no move; moves look like +5=8, −1=7, ×4=12, :6=2, =8, draw, pass")
    result = card_named(found[3])
    if found[1] is None:
        return EQUALITY + result
    return equation(SIGNS.index(found[1]), card_named(found[2]), result)


def space() -> list[int]:
    return [DRAW, PASS, DONE, *range(NAME, NAME + HIGHEST), *range(EQUALITY, EQUALITY + KINDS), *range(EQUATION, CARD)]
