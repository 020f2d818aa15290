"""A position built by hand, for scenarios and the judge's desk. face/notation.md tells the keys.

`play.A = ["c2 Spark Watchman; closed; wounds 2", "c2+ Ash Shield", "z Fire Hawk"]`: a cell, `+` for what rides on the
card of that cell, `z` for the additional zone; then the name, then what is true of it.
"""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.effects.removing import Lent
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.field import LETTERS, WIDE
from kodeks.games.berserk.knowing import pace
from kodeks.games.berserk.library import feature_from
from kodeks.games.berserk.piece import BATTLE, GRAVE, Acquired, Piece
from kodeks.games.berserk.possible import check
from kodeks.games.berserk.rules import Rules
from kodeks.games.berserk.state import Berserk, Wall
from kodeks.games.berserk.steps.turn import ENDS, MAIN, STARTS, Turns
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadPosition, BadText
from kodeks.kernel.game import Game

KEYS = ("turn", "first", "step", "play", "graves", "decks", "walls", "cards")
SEATS = ("A", "B")
STEPS = {"start": STARTS, "main": MAIN, "end": ENDS}
CELL = re.compile(r"([a-e])([1-6])$")
LINE = re.compile(r"(?:([a-e][1-6])((?:\+[1-9])?\+)?|(z))\s+(.+)$")
LASTS = re.compile(r"(.+?)(?: until the (start|end) of turn (\d{1,3}))?$")
NUMBERS = ("wounds", "chips", "lives", "steps", "souls", "hurt", "wounded", "attacks", "armoured", "spelled", "hunts")
FLAGS = ("closed", "hidden", "acted", "moved", "attacked", "bitten", "fed", "reborn")
FACTS = (*FLAGS, *(f"{name} NUMBER" for name in NUMBERS), "owner SEAT", "with FEATURE", "without FEATURE")
HIGH = 99


def position(data: dict[str, Any], game: Game, rules: Rules, cards: Catalogue) -> Berserk:
    check_keys(data, KEYS, "a position of Berserk")
    stage = STEPS[one_of(data.get("step", "main"), tuple(STEPS), "step")]
    state = Berserk(game, rules)
    state.first = SEATS.index(one_of(data.get("first", "A"), SEATS, "first"))
    state.turns = number(data, "turn", 3, 1, 999)
    state.active = state.first if state.turns % 2 else state.foe(state.first)
    state.stack.holder = state.active
    state.fighting = True
    for depth in range(3):  # hosts before their riders, whoever controls them
        for seat in range(2):
            for line in listed(data, "play", seat):
                if line.partition(" ")[0].count("+") == depth:
                    put(state, seat, line, cards)
    for seat in range(2):
        for line in listed(data, "graves", seat):
            bury(state, seat, line, cards)
        state.decks[seat] = sorted(named(cards, name).number for name in listed(data, "decks", seat))
    for seat in range(2):
        owned = [piece.kind.number for piece in state.cards if piece.owner == seat]
        rules.fill(seat, owned + state.decks[seat])
    state.walls = [wall(state, line) for line in texts(data.get("walls", []), "walls")]
    for piece in state.cards:
        if piece.in_play() and piece.steps == NONE:
            piece.steps = 0 if piece.closed or piece.acted else pace(state, piece)
    check(state)
    state.frames = [Turns(stage)]
    return state


# --- reading --------------------------------------------------------------------------------------


def check_keys(data: Any, keys: tuple[str, ...], what: str) -> None:
    if not isinstance(data, dict):
        raise BadPosition(f"{what} is a table of keys, not {data!r}")
    unknown = sorted(str(key) for key in set(data) - set(keys))
    if unknown:
        raise BadPosition(f"{what} has no {', '.join(unknown)}; it has: {', '.join(keys)}")


def number(data: dict[str, Any], key: str, usual: int, low: int, high: int) -> int:
    found = data.get(key, usual)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise BadPosition(f"{key} is a number from {low} to {high}, not {found!r}")
    return found


def one_of(word: Any, words: tuple[str, ...], what: str) -> str:
    if word not in words:
        raise BadPosition(f"{what} is one of {', '.join(words)}, not {word!r}")
    return str(word)


def texts(found: Any, what: str) -> list[str]:
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise BadPosition(f"{what} is a list of texts, not {found!r}")
    return found


def listed(data: dict[str, Any], key: str, seat: int) -> list[str]:
    """What a key says for one player."""
    found = data.get(key, {})
    check_keys(found, SEATS, key)
    return texts(found.get(SEATS[seat], []), f"{key}.{SEATS[seat]}")


def named(cards: Catalogue, name: str) -> Kind:
    if name not in cards.by_name:
        alike = [other for other in cards.by_name if other.startswith(name)]
        raise BadPosition(f"no card is called {name!r}" + (f"; there are: {', '.join(alike)}" if alike else ""))
    return cards.by_name[name]


def cell_of(word: str, line: str) -> int:
    found = CELL.match(word)
    if found is None:
        raise BadPosition(f"{line!r}: {word!r} is no cell; cells are a1 to e6")
    return LETTERS.index(found[1]) + WIDE * (int(found[2]) - 1)


def cards_of(data: dict[str, Any]) -> tuple[CardFile, ...]:
    """The cards that a position brings along."""
    text = data.get("cards", "") if isinstance(data, dict) else ""
    if not isinstance(text, str):
        raise BadPosition(f"cards is a text, not {text!r}")
    return (CardFile("cards", text, False),) if text else ()


# --- cards ----------------------------------------------------------------------------------------


def put(state: Berserk, seat: int, line: str, cards: Catalogue) -> None:
    head, *facts = [part.strip() for part in line.split(";")]
    found = LINE.match(head)
    if found is None:
        raise BadPosition(f"{line!r}: a card begins with its cell (c2), c2+ for a rider, z for the additional zone")
    piece = state.new_piece(named(cards, found[4]), seat)
    piece.steps = NONE
    if found[3]:
        state.soar(piece)
    else:
        cell = cell_of(found[1], line)
        host = state.at(cell) if not found[2] or found[2] == "+" else rider_at(state, cell, int(found[2][1]))
        if found[2]:
            if host is None:
                raise BadPosition(f"{line!r}: nobody is there to ride on (BRS-SYM-8)")
            piece.host = host.uid
            piece.cell = cell
        elif host is not None:
            raise BadPosition(f"{line!r}: {host.kind.name} stands there (BRS-MOVE-3)")
        else:
            state.stand(piece, cell)
    describe(state, piece, facts, line)


def rider_at(state: Berserk, cell: int, number: int) -> Piece | None:
    """The card that moves call `c3+1`; equipment may be on a symbiote (BRS-EQ-11)."""
    riders = [piece for piece in state.on(cell) if piece.host != NONE]
    return riders[number - 1] if number <= len(riders) else None


def bury(state: Berserk, seat: int, line: str, cards: Catalogue) -> None:
    """The last that is named lies on top."""
    name, *facts = [part.strip() for part in line.split(";")]
    piece = state.new_piece(named(cards, name), seat)
    piece.zone = GRAVE
    state.graves[seat].append(piece.uid)
    describe(state, piece, facts, line)


def describe(state: Berserk, piece: Piece, facts: list[str], line: str) -> None:
    for fact in facts:
        word, _, value = fact.partition(" ")
        if word in FLAGS and not value:
            setattr(piece, word, True)
        elif word in NUMBERS and value.isdecimal() and int(value[:4]) <= HIGH:
            setattr(piece, "extra" if word == "lives" else word, int(value))
        elif word == "owner" and value[:1] in SEATS:
            own(state, piece, value, line)
        elif word in ("with", "without") and value:
            acquire(state, piece, value, word == "without", line)
        else:
            hint = f"; a feature is said as 'with {fact}'" if is_feature(fact) else ""
            raise BadPosition(f"{line!r}: {fact!r} is not one of: {', '.join(FACTS)}{hint}")


def is_feature(text: str) -> bool:
    try:
        feature_from(text)
    except BadText:
        return False
    return True


def moment(state: Berserk, found: re.Match[str], line: str) -> int:
    """When what such a text says is over, which must not have been already."""
    if found[2] is None:
        return BATTLE
    until = state.moment(int(found[3]), found[2] == "end")
    if until <= state.moment(state.turns, False):
        raise BadPosition(f"{line!r}: this is turn {state.turns}, it would be over (BRS-TURN-9)")
    return until


def own(state: Berserk, piece: Piece, text: str, line: str) -> None:
    """`owner B`, or `owner B until the end of turn 4`: then the control is over."""
    found = LASTS.match(text)
    if found is None or found[1] not in SEATS:
        raise BadPosition(f"{line!r}: an owner is A or B")
    piece.owner = SEATS.index(found[1])
    if found[2] is not None:
        piece.lender = piece.owner
        piece.acquired.append(Acquired(Lent(), False, moment(state, found, line)))


def acquire(state: Berserk, piece: Piece, text: str, lost: bool, line: str) -> None:
    """`with armour 2 until the end of turn 3`"""
    found = LASTS.match(text)
    assert found is not None
    until = moment(state, found, line)
    try:
        feature: Feature = feature_from(found[1])
    except BadText as error:
        raise BadPosition(f"{line!r}: {error.what}") from None
    piece.acquired.append(Acquired(feature, lost, until))
    state.rules.heard.update(feature.heard())


def wall(state: Berserk, line: str) -> Wall:
    """`c4`, or `c4 until the start of turn 5`"""
    found = LASTS.match(line)
    assert found is not None
    cell = cell_of(found[1], line)
    if not state.free(cell):
        raise BadPosition(f"walls: {line!r} is occupied already (BRS-ZONE-9)")
    return Wall(cell, moment(state, found, line))
