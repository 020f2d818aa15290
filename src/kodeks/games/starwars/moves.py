"""Moves as numbers, and their notation: a verb, a card, sometimes a number.

play Nightsister      use Trust Your Feelings     choose Nightsister #2      pay Imperial Command 2
engage Hit and Run    attack Luke Skywalker       strike Rancor              place Heat of Battle (dark)
"""

from __future__ import annotations

import re
from typing import Final

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.piece import Piece
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.events import NEXT, write_next
from kodeks.kernel.option import as_number

SINGLE: Final = [
    "pass",
    "done",
    "yes",
    "no",
    "mulligan",
    "keep",
    "UD",
    "T",
    "BD",
    "into play",
    "to hand",
    "commit it",
    "uncommit it",
    "damage it",
    "heal it",
    "light deck",
    "dark deck",
]
PASS: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
MULLIGAN: Final = 4
KEEP: Final = 5
ICON: Final = 6  # UD, T, BD
INTO_PLAY: Final = 9
TO_HAND: Final = 10
COMMIT_IT: Final = 11
UNCOMMIT_IT: Final = 12
DAMAGE_IT: Final = 13
HEAL_IT: Final = 14
DECK_OF: Final = 15  # + side
NUMBER: Final = 32  # + a number
ORDER: Final = 200  # + place: what happens first
REPEAT: Final = 1000  # + a number of repetitions
MOST_NUMBER: Final = 99
MOST_REPEATS: Final = 10_000
MOST_EVENTS: Final = 400

VERB: Final = 1 << 24
EXTRA: Final = 1 << 20
MOST_ABILITIES: Final = 16  # of a card
NTH: Final = 32

VERBS: Final = [
    "",
    "play",  # from hand
    "replay",  # from the discard pile
    "pilot",  # as an enhancement, from hand
    "use",  # an ability in play; extra: which
    "reveal",  # an ability from hand
    "recall",  # an ability from the discard pile
    "choose",  # a card in play
    "take",  # a card by its kind, wherever it lies
    "place",  # into the edge stack
    "engage",
    "attack",
    "defend",
    "strike",
    "commit",
    "pay",  # extra: so many resources
    "reject",  # an objective at setup
    "flip",  # an objective at setup
    "resolve",  # a fate card
    "dealt",  # chance
    "repilot",  # as an enhancement, from the discard pile
]
PLAY: Final = 1 * VERB
REPLAY: Final = 2 * VERB
PILOT: Final = 3 * VERB
USE: Final = 4 * VERB
FROM_HAND: Final = 5 * VERB
RECALL: Final = 6 * VERB
CHOOSE: Final = 7 * VERB
TAKE: Final = 8 * VERB
PLACE: Final = 9 * VERB
ENGAGE: Final = 10 * VERB
ATTACK: Final = 11 * VERB
DEFEND: Final = 12 * VERB
STRIKE: Final = 13 * VERB
COMMIT: Final = 14 * VERB
PAY: Final = 15 * VERB
REJECT: Final = 16 * VERB
FLIP: Final = 17 * VERB
RESOLVE: Final = 18 * VERB
DEALT: Final = 19 * VERB
REPILOT: Final = 20 * VERB

BY_KIND: Final = (PLAY, REPLAY, PILOT, TAKE, PLACE, REJECT, FLIP, RESOLVE, REPILOT)
IN_PLAY: Final = (CHOOSE, ENGAGE, ATTACK, DEFEND, STRIKE, COMMIT)


def verb_of(move: int) -> int:
    return move // VERB * VERB


def extra_of(move: int) -> int:
    return move % VERB // EXTRA


def kind_of(move: int) -> int:
    return move % EXTRA // NTH


def nth_of(move: int) -> int:
    return move % NTH


def by_kind(verb: int, kind: int) -> int:
    return verb + kind * NTH


def by_piece(verb: int, piece: Piece) -> int:
    return verb + piece.number * NTH + piece.nth


def write(move: int, cards: Catalogue) -> str:
    if NEXT - MOST_EVENTS < move <= NEXT:
        return write_next(move)
    if 0 <= move < len(SINGLE):
        return SINGLE[move]
    if NUMBER <= move <= NUMBER + MOST_NUMBER:
        return f"number {move - NUMBER}"
    if ORDER <= move < REPEAT:
        return f"first {move - ORDER + 1}"
    if REPEAT <= move <= REPEAT + MOST_REPEATS:
        return f"repeat {move - REPEAT}"
    if VERB <= move < len(VERBS) * VERB and kind_of(move) < len(cards.kinds):
        name = card_of(move, cards.kinds)
        number = extra_of(move)
        return f"{VERBS[move // VERB]} {name}" + (f" x{number}" if number else "")
    return f"?{move}"


def handle(kind: Kind, nth: int) -> str:
    """The second copy in play is #2."""
    return f"{kind.name} #{nth + 1}" if nth else kind.name


def card_of(move: int, kinds: list[Kind]) -> str:
    """The handle of the card that the move is about."""
    return handle(kinds[kind_of(move)], nth_of(move))


HANDLE: Final = re.compile(r"(.+?)(?: #(\d+))?(?: x(\d+))?$")


def read(text: str, cards: Catalogue) -> int:
    words = " ".join(text.replace(",", "").split())
    if words in SINGLE:
        return SINGLE.index(words)
    for start, base, least, most in (
        ("number ", NUMBER, 0, MOST_NUMBER),
        ("first ", ORDER - 1, 1, REPEAT - ORDER),
        ("repeat ", REPEAT, 0, MOST_REPEATS),
    ):
        rest = words.removeprefix(start)
        if rest != words and least <= as_number(rest) <= most:
            return base + int(rest)
    verb, _, rest = words.partition(" ")
    if verb == "next" and 1 <= as_number(rest) <= MOST_EVENTS:
        return NEXT - as_number(rest) + 1
    match = HANDLE.match(rest)
    if verb in VERBS[1:] and match is not None:
        kind = cards.by_name.get(match.group(1))
        nth = int(match.group(2) or 1) - 1
        number = int(match.group(3) or 0)
        if kind is not None and 0 <= nth < NTH and number < MOST_ABILITIES:
            return VERBS.index(verb) * VERB + number * EXTRA + kind.number * NTH + nth
    raise UnknownMove(f"{text!r} is no move; write for instance: pass, play Nightsister, use Rancor, choose Rancor #2")


def space(cards: Catalogue) -> list[int]:
    """Every well-formed move about the cards of legal decks, once."""
    found = list(range(len(SINGLE))) + [NUMBER + i for i in range(20)] + [ORDER + i for i in range(9)]
    found += [REPEAT + 1, REPEAT + 100] + [NEXT - i for i in range(40)]
    for kind in cards.kinds:
        found += [by_kind(verb, kind.number) for verb in BY_KIND]
        for which in range(max(1, len(kind.abilities))):
            found += [by_kind(FROM_HAND + which * EXTRA, kind.number), by_kind(RECALL + which * EXTRA, kind.number)]
        for nth in range(2 * len(kind.prints) or 1):  # each set may be in a deck twice
            at = kind.number * NTH + nth
            found += [verb + at for verb in IN_PLAY]
            found += [USE + which * EXTRA + at for which in range(len(kind.abilities))]
            found += [PAY + n * EXTRA + at for n in range(1, kind.resources + 1)]
    return found


# what an occurrence remembers of a use (SWC-TM-7)


def key_in(card: int, which: int) -> int:
    """Of an ability of a card in play."""
    return card * MOST_ABILITIES + which


def key_out(kind: int, which: int) -> int:
    """Of a card out of play."""
    return -2 - kind * MOST_ABILITIES - which
