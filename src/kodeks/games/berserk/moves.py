"""Moves as numbers, and their notation: a verb, then cells or cards.

move c2 c3      strike c2 d3      shoot b1 e5      defend c3      take Ash Pikeman      deploy Ash Pikeman c2

A cell is a letter and a number (`c2`); a symbiote or equipment on it is `c2+1`, the second one `c2+2`; a card of the
additional zone is `z1`, `z2` ...
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kodeks.games.berserk.field import CELLS, LETTERS, STEPS, WIDE, named
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.events import NEXT, write_next
from kodeks.kernel.note import letter

if TYPE_CHECKING:
    from kodeks.games.berserk.cards.catalogue import Catalogue
    from kodeks.games.berserk.state import Berserk

SINGLE: Final = ["pass", "done", "yes", "no", "keep", "redeal", "first", "second", "weak", "medium", "strong"]
PASS: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
KEEP: Final = 4
REDEAL: Final = 5
FIRST: Final = 6
SECOND: Final = 7
AS_KIND: Final = 8  # + kind
NUMBER: Final = 32  # + a number up to 99
WORD: Final = -1_000_000  # - a word and its seat: what may be said at any time (BRS-END-8)
DIE: Final = 200  # + 1 to 6: what chance rolls

NO_PLACE: Final = 0xFFF
RIDERS: Final = 6  # more than can be: one of each class of equipment, and symbiotes
ALOFT_AT: Final = CELLS * (RIDERS + 1)  # places of the additional zone
SLOTS: Final = 60

VERB: Final = 1 << 28
WHICH: Final = 1 << 24
FROM: Final = 1 << 12

VERBS: Final = [
    "",
    "move",  # from, to
    "strike",  # from, at
    "use",  # a feature that is no attack: from (which), at
    "shoot",
    "throw",
    "discharge",
    "special",  # strike
    "magic",  # strike
    "row",  # strike
    "cast",  # a spell
    "collect",  # a chip
    "watch",  # close for a strike at a flyer
    "defend",  # with
    "target",  # a card, while something is declared
    "cell",  # a cell, while something is declared
    "take",  # a card by its kind
    "drop",  # out of the squad
    "deploy",  # a kind, to a cell
    "host",  # a rider, its host
    "reveal",
    "jump",  # from, to
    "teleport",  # from, to
    "swap",  # manoeuvre: from, with
    "bite",  # thirst: from, at
    "rage",
    "reroll",
    "dealt",  # chance
    "hide",  # a card that stays face down
]
MOVE: Final = 1 * VERB
STRIKE: Final = 2 * VERB
USE: Final = 3 * VERB
SHOOT: Final = 4 * VERB
THROWS: Final = 5 * VERB
DISCHARGES: Final = 6 * VERB
SPECIALS: Final = 7 * VERB
MAGICS: Final = 8 * VERB
ROWS: Final = 9 * VERB
CAST: Final = 10 * VERB
COLLECT: Final = 11 * VERB
WATCH: Final = 12 * VERB
DEFEND: Final = 13 * VERB
TARGET: Final = 14 * VERB
CELL: Final = 15 * VERB
TAKE: Final = 16 * VERB
DROP: Final = 17 * VERB
DEPLOY: Final = 18 * VERB
HOST: Final = 19 * VERB
REVEAL: Final = 20 * VERB
JUMP: Final = 21 * VERB
TELEPORT: Final = 22 * VERB
SWAP: Final = 23 * VERB
BITE: Final = 24 * VERB
RAGE: Final = 25 * VERB
REROLL: Final = 26 * VERB
DEALT: Final = 27 * VERB
HIDE: Final = 28 * VERB

BY_KIND: Final = (TAKE, DROP, DEALT)
TO_CELL: Final = (MOVE, JUMP, TELEPORT)
USES: Final = (USE, SHOOT, THROWS, DISCHARGES, SPECIALS, MAGICS, ROWS, CAST, BITE, RAGE)


def made(verb: int, source: int, target: int = NO_PLACE, which: int = 0) -> int:
    return verb + which * WHICH + source * FROM + target


def verb_of(move: int) -> int:
    return move // VERB * VERB


def which_of(move: int) -> int:
    return move % VERB // WHICH


def source_of(move: int) -> int:
    return move % WHICH // FROM


def target_of(move: int) -> int:
    return move % FROM


# --- places of cards in play ----------------------------------------------------------------------


def place_of(state: Berserk, piece: Piece) -> int:
    """Where it is, as moves name it."""
    if piece.zone == ALOFT:
        return ALOFT_AT + piece.slot
    if state.field[piece.cell] == piece.uid:
        return piece.cell
    rider = 1
    for other in state.cards:
        if other is piece:
            break
        if other.cell == piece.cell and other.in_play() and state.field[piece.cell] != other.uid:
            rider += 1
    return piece.cell + CELLS * rider


def piece_at(state: Berserk, place: int) -> Piece | None:
    if place >= ALOFT_AT:
        for piece in state.cards:
            if piece.zone == ALOFT and piece.slot == place - ALOFT_AT:
                return piece
        return None
    if place < CELLS:
        return state.at(place)
    for piece in state.on(place % CELLS):
        if place_of(state, piece) == place:
            return piece
    return None


def write_place(place: int) -> str:
    if place >= ALOFT_AT:
        return f"z{place - ALOFT_AT + 1}"
    return named(place % CELLS) + (f"+{place // CELLS}" if place >= CELLS else "")


PLACE: Final = re.compile(r"(?:([a-e])([1-6])(?:\+([1-9]))?|z([1-9][0-9]?))$")


def read_place(word: str) -> int:
    found = PLACE.match(word)
    if found is None:
        raise UnknownMove(f"{word!r} is no place; places are such as c2, c2+1 or z1")
    if found[4]:
        place = ALOFT_AT + int(found[4]) - 1
        if place >= ALOFT_AT + SLOTS:
            raise UnknownMove(f"{word!r} is no place of the additional zone")
        return place
    rider = int(found[3] or 0)
    if rider > RIDERS:
        raise UnknownMove(f"no cell has {rider} riders")
    return LETTERS.index(found[1]) + WIDE * (int(found[2]) - 1) + CELLS * rider


# --- notation -------------------------------------------------------------------------------------


def write(move: int, cards: Catalogue) -> str:
    if move <= WORD:
        return f"{SAID[said(move)]} {letter(speaker(move))}"
    if move <= NEXT:
        return write_next(move)
    if move < len(SINGLE):
        return SINGLE[move]
    if move >= VERB:
        return write_verb(move, cards)
    return f"die {move - DIE}" if move >= DIE else str(move - NUMBER)


SAID: Final = ["surrender", "draw"]
SURRENDER: Final = 0
DRAW: Final = 1
SEATED: Final = ["A", "B"]


def said(move: int) -> int:
    """What is said at any time: SURRENDER or DRAW."""
    return (WORD - move) // len(SEATED)


def speaker(move: int) -> int:
    return (WORD - move) % len(SEATED)


def write_verb(move: int, cards: Catalogue) -> str:
    verb, source, target = verb_of(move), source_of(move), target_of(move)
    words = [VERBS[verb // VERB]]
    if which_of(move):
        words.append(str(which_of(move) + 1))
    if verb in BY_KIND:
        words.append(cards.kinds[source].name)
    elif verb == DEPLOY:
        words += [cards.kinds[source].name, named(target)]
    else:
        words.append(write_place(source))
        if target != NO_PLACE:
            words.append(write_place(target))
    return " ".join(words)


def small(word: str) -> bool:
    """A number up to 99."""
    return word.isdecimal() and len(word) < 3


def read(text: str, cards: Catalogue) -> int:
    words = text.split()
    if not words:
        raise UnknownMove("a move begins with a verb")
    if len(words) == 1 and words[0] in SINGLE:
        return SINGLE.index(words[0])
    if len(words) == 1 and small(words[0]):
        return NUMBER + int(words[0])
    if words[0] in SAID and len(words) == 2 and words[1] in SEATED:
        return WORD - SAID.index(words[0]) * len(SEATED) - SEATED.index(words[1])
    if words[0] == "next" and len(words) == 2 and small(words[1]) and int(words[1]):
        return NEXT - int(words[1]) + 1
    if words[0] == "die" and len(words) == 2 and small(words[1]) and 1 <= int(words[1]) <= 6:
        return DIE + int(words[1])
    if words[0] not in VERBS[1:]:
        raise UnknownMove(f"{words[0]!r} is no verb of Berserk")
    verb = VERBS.index(words[0]) * VERB
    which = 0
    if len(words) > 2 and small(words[1]) and verb not in BY_KIND and verb != DEPLOY:
        which = int(words.pop(1)) - 1
        if not 0 < which < VERB // WHICH:
            raise UnknownMove("the second feature of a card is 2, the third 3")
    if verb in BY_KIND:
        return made(verb, cards.numbered(" ".join(words[1:])), NO_PLACE)
    if verb == DEPLOY:
        place = read_place(words[-1])
        if place >= CELLS:
            raise UnknownMove(f"{text!r}: cards are deployed on cells")
        return made(verb, cards.numbered(" ".join(words[1:-1])), place)
    if not 2 <= len(words) <= 3:
        raise UnknownMove(f"{text!r}: a verb is followed by one place or two")
    target = read_place(words[2]) if len(words) == 3 else NO_PLACE
    return made(verb, read_place(words[1]), target, which)


# --- all of them ----------------------------------------------------------------------------------

ALONE: Final = [DEFEND, COLLECT, WATCH, TARGET, REVEAL, REROLL, HIDE, *USES]
AT_CARDS: Final = [STRIKE, *USES, HOST]


def space(cards: Catalogue) -> list[int]:
    """Moves of every form; those between two cards with one rider on a cell and a few cards in the additional zone."""
    found = list(range(len(SINGLE))) + [NUMBER + i for i in range(20)] + [NEXT - i for i in range(20)]
    for kind in cards.kinds:
        found += [made(TAKE, kind.number), made(DROP, kind.number)]
        found += [made(DEPLOY, kind.number, cell) for cell in range(CELLS)]
    every = list(range(CELLS * (RIDERS + 1))) + [ALOFT_AT + slot for slot in range(SLOTS)]
    found += [made(verb, place) for verb in ALONE for place in every]
    found += [made(USE, place, NO_PLACE, 1) for place in every]
    found += [made(CELL, cell) for cell in range(CELLS)]
    found += [made(verb, one, other) for verb in TO_CELL for one in range(CELLS) for other in range(CELLS)]
    found += [made(SWAP, one, other) for one in range(CELLS) for other in STEPS[one]]
    few = list(range(2 * CELLS)) + [ALOFT_AT + slot for slot in range(4)]
    found += [made(verb, one, other) for verb in AT_CARDS for one in few for other in few]
    return found
