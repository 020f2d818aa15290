"""Moves as numbers, and their notation.

lay Tetrahedron 1       raise Initium   lower night1   skip
declare 4   resign      pass            move night3
use Initium, then peek, then at B.night3 (or at d8+, at d8, at B.+3, at B.3, at #2), then done
"""

from __future__ import annotations

import re
from typing import Final

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS, SIDES
from kodeks.games.arcanon.matrix import COLUMNS, FIELDS, card_name, field_name, read_field, slot_name
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.note import LETTERS
from kodeks.kernel.option import as_number

EFFECTS: Final = ["initium", "terminus", "transitio", "tempus", "negatio", "tweak", "reroll", "peek", "judgement"]
INITIUM: Final = 0
TERMINUS: Final = 1
TRANSITIO: Final = 2
TEMPUS: Final = 3
NEGATIO: Final = 4
TWEAK: Final = 5
REROLL: Final = 6
PEEK: Final = 7
JUDGEMENT: Final = 8

MOST_DECLARED: Final = 200
DEEPEST: Final = 960  # two Effects of 80 Uses of six players

PASS: Final = 0
RESIGN: Final = 1
SKIP: Final = 2
DONE: Final = 3
UP: Final = 4
DOWN: Final = 5
LAY: Final = 10  # + card * 5 + column
RAISE: Final = 60  # + own slot
LOWER: Final = 70
USE: Final = 80
EFFECT: Final = 90
DIE: Final = 100
DIE_TURN: Final = 105  # + die * 2 + (1 for up)
COLUMN: Final = 115  # + seat * 5 + column
FIELD: Final = 145  # + seat * 15 + field
CARD: Final = 235  # + slot
PICK: Final = 295  # + own slot: the owner moves this card
ITEM: Final = 305  # + place on the Stack
DECLARE: Final = ITEM + DEEPEST  # + Charges
ROLL: Final = DECLARE + MOST_DECLARED + 1  # + die * 20 + value - 1: chance
ORDER: Final = ROLL + 100  # + seat: chance makes it the next in order

WORDS: Final = {"pass": PASS, "resign": RESIGN, "skip": SKIP, "done": DONE, "up": UP, "down": DOWN}
COLUMN_NAMES: Final = ["1", "2", "3", "4", "5"]
LOWER_CARDS: Final = [card.lower() for card in CARDS]


def write(move: int) -> str:
    if 0 <= move <= DOWN:
        return list(WORDS)[move]
    if LAY <= move < RAISE:
        return f"lay {CARDS[(move - LAY) // COLUMNS]} {(move - LAY) % COLUMNS + 1}"
    if RAISE <= move < LOWER:
        return f"raise {slot_name(move - RAISE)}"
    if LOWER <= move < USE:
        return f"lower {slot_name(move - LOWER)}"
    if USE <= move < EFFECT:
        return f"use {slot_name(move - USE)}"
    if EFFECT <= move < EFFECT + len(EFFECTS):
        return EFFECTS[move - EFFECT]
    if DIE <= move < PICK or ITEM <= move < DECLARE:
        return f"at {write_target(move)}"
    if PICK <= move < ITEM:
        return f"move {slot_name(move - PICK)}"
    if DECLARE < move < ROLL:
        return f"declare {move - DECLARE}"
    if ROLL <= move < ORDER:
        return f"d{SIDES[(move - ROLL) // 20]} {(move - ROLL) % 20 + 1}"
    if ORDER <= move < ORDER + len(LETTERS):
        return f"order {LETTERS[move - ORDER]}"
    raise UnknownMove(f"{move} is the number of no move")


def write_target(move: int) -> str:
    if move < DIE_TURN:
        return f"d{SIDES[move - DIE]}"
    if move < COLUMN:
        return f"d{SIDES[(move - DIE_TURN) // 2]}{'-+'[(move - DIE_TURN) % 2]}"
    if move < FIELD:
        return f"{LETTERS[(move - COLUMN) // COLUMNS]}.{(move - COLUMN) % COLUMNS + 1}"
    if move < CARD:
        return f"{LETTERS[(move - FIELD) // FIELDS]}.{field_name((move - FIELD) % FIELDS)}"
    if move < PICK:
        return card_name(move - CARD)
    return f"#{move - ITEM + 1}"


def read(text: str) -> int:
    words = text.strip().lower().split()
    if len(words) == 1:
        if words[0] in WORDS:
            return WORDS[words[0]]
        if words[0] in EFFECTS:
            return EFFECT + EFFECTS.index(words[0])
    elif len(words) == 2:
        return read_pair(words[0], words[1])
    elif len(words) == 3 and words[0] == "lay" and words[1] in LOWER_CARDS and words[2] in COLUMN_NAMES:
        return LAY + LOWER_CARDS.index(words[1]) * COLUMNS + int(words[2]) - 1
    raise UnknownMove(
        f"{text!r} is no move; moves look like lay Tetrahedron 1, raise Initium, declare 4, use night3, "
        "peek, at B.night3, at d8+, pass, resign"
    )


def read_pair(verb: str, rest: str) -> int:
    if verb in ("raise", "lower", "use", "move"):
        return {"raise": RAISE, "lower": LOWER, "use": USE, "move": PICK}[verb] + read_slot(rest)
    if verb == "at":
        return read_target(rest)
    if verb == "declare" and 1 <= as_number(rest) <= MOST_DECLARED:
        return DECLARE + as_number(rest)
    if verb == "order" and len(rest) == 1 and rest.upper() in LETTERS:
        return ORDER + LETTERS.index(rest.upper())
    if re.fullmatch(r"d\d+", verb):
        die = read_die(verb)
        if 1 <= as_number(rest) <= SIDES[die]:
            return ROLL + die * 20 + as_number(rest) - 1
    raise UnknownMove(f"'{verb} {rest}' is no move: {rest!r} does not fit after {verb!r}")


def read_slot(text: str) -> int:
    if text in LOWER_CARDS[NIGHTS:]:
        return LOWER_CARDS.index(text)
    found = re.fullmatch(r"night([1-5])", text)
    if found:
        return int(found[1]) - 1
    raise UnknownMove(f"{text!r} is no card on the table; they are night1 to night5 and {', '.join(CARDS[NIGHTS:])}")


def read_die(text: str) -> int:
    if text not in [f"d{sides}" for sides in SIDES]:
        raise UnknownMove(f"{text!r} is no die; they are d4, d6, d8, d12, d20")
    return SIDES.index(int(text[1:]))


def read_target(text: str) -> int:
    if re.fullmatch(r"#\d{1,3}", text) and 1 <= int(text[1:]) <= DEEPEST:
        return ITEM + int(text[1:]) - 1
    if re.fullmatch(r"d\d+[+-]", text):
        return DIE_TURN + read_die(text[:-1]) * 2 + "-+".index(text[-1])
    if re.fullmatch(r"d\d+", text):
        return DIE + read_die(text)
    if text[:1].upper() in LETTERS and text[1:2] == ".":
        seat, rest = LETTERS.index(text[0].upper()), text[2:]
        if rest in COLUMN_NAMES:
            return COLUMN + seat * COLUMNS + int(rest) - 1
        at = read_field(rest)
        return FIELD + seat * FIELDS + at if at >= 0 else CARD + seat * COUNT + read_slot(rest)
    raise UnknownMove(f"{text!r} is no target; targets look like d8, d8+, B.3, B.+3, B.night2, B.Initium, #1")


def space() -> list[int]:
    """Every move of the players."""
    return [*WORDS.values(), *range(LAY, EFFECT + len(EFFECTS)), *range(DIE, DECLARE), *range(DECLARE + 1, ROLL)]
