"""SWC-CORE-KEY-PRO: cards that may take damage for others, and how much of it."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import UNIT
from kodeks.games.starwars.fitting import blank, fits
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.points import Points
from kodeks.games.starwars.values import can_carry_damage, capacity


def next_protector(state: StarWars, way: Points, entry: int, first: int) -> int:
    """The next card, from the uid `first` on, that could take points of this entry, or NONE."""
    piece = state.get(way.cards[entry])
    if piece is None or way.taken[entry] or way.points[entry] <= 0:  # SWC-TM-29
        return NONE
    for uid in range(first, len(state.cards)):
        other = state.cards[uid]
        if other is not None and other is not piece and other.kind.protects and other.type == UNIT:
            if other.control == piece.control and guards(state, other, piece) and limit(state, way, entry, other) > 0:
                return uid
    return NONE


def guards(state: StarWars, other: Piece, piece: Piece) -> bool:
    if not can_carry_damage(state, other) or blank(state, other):  # SWC-FAQ-4.11b
        return False
    for described in other.kind.protects:
        if fits(state, piece, described, other.control, other.uid):
            return True
    return False


def limit(state: StarWars, way: Points, entry: int, other: Piece) -> int:
    """SWC-TM-28: what it has left, less what is already on its way to it."""
    left = capacity(state, other) - other.damage
    for i in range(len(way.cards)):
        if way.cards[i] == other.uid:
            left -= way.points[i]
    return min(left, way.points[entry])


def take_over(state: StarWars, way: Points, entry: int, other: Piece, n: int) -> None:
    """The card takes so many points of the entry, which can not be taken over again."""
    if not n:
        state.tell("SWC-CORE-KEY-PRO", "{card} takes over no damage", {"card": other.kind.title})
        return
    way.points[entry] -= n
    way.add(other.uid, n, 1, way.sent[entry])
    if state.log is not None:
        args: dict[str, object] = {"card": other.kind.title, "number": n}
        state.tell("SWC-CORE-KEY-PRO", "{card} takes over damage: {number}", args)
