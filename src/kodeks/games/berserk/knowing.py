"""What a card has and is at this moment: printed, acquired, given by others, without what it has lost."""

from __future__ import annotations

from typing import Final, TypeVar

from kodeks.games.berserk.cards.words import FLYER, NONE
from kodeks.games.berserk.features.feature import EVER, Feature
from kodeks.games.berserk.piece import ALOFT, FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.modifiers import Sum, largest

F = TypeVar("F", bound=Feature)
NOTHING: list[Feature] = []
NOBODY: list[Piece] = []
DEEPEST: Final = 2  # conditions that ask for conditions: the innermost are answered by what has none


def features(state: Berserk, piece: Piece) -> list[Feature]:
    """All that work now. Of named ones only the largest is in the list (BRS-STK-1).

    A card that is face down has none (BRS-ABL-15).
    """
    if piece.hidden:
        return NOTHING
    kind = piece.kind
    if kind.plain and not piece.acquired and not state.rules.reaching:
        return kind.features
    if not state.known or state.asking:
        return look(state, piece)
    known = state.known[piece.uid]
    if known is None:
        known = look(state, piece)
        state.known[piece.uid] = known
    return known


def veil(state: Berserk, piece: Piece, hidden: bool) -> None:
    """Turned over in thought: what would be, if it were revealed."""
    piece.hidden = hidden
    if state.known:
        state.known = [None] * len(state.cards)


def look(state: Berserk, piece: Piece) -> list[Feature]:
    """What is printed, what was acquired and lost, and what others give and take; the usual case is the first."""
    kind = piece.kind
    found = kind.features
    state.asking += 1
    reached = state.rules.reaching and state.asking <= DEEPEST
    if not kind.plain:
        found = []
        for feature in kind.features:
            if state.asking <= DEEPEST or not feature.wraps():
                feature.expand(state, piece, found)
    takers = strippers(state) if reached else NOBODY
    if takers:
        found = [one for one in found if not taken(state, takers, piece, one)]
    if piece.acquired:
        found = found[:]
        for change in piece.acquired:  # in their order: what is lost may be acquired again (BRS-STK-6)
            if change.lost:
                found = [one for one in found if not means(change.feature, one)]
            elif state.asking <= DEEPEST or not change.feature.wraps():
                change.feature.expand(state, piece, found)
    if reached:
        given = gifts(state, piece, takers)
        if given:
            found = found + given
    state.asking -= 1
    return found if found is kind.features else largest(found)


def means(lost: Feature, one: Feature) -> bool:
    """Whether the loss of the one is the loss of the other."""
    return lost.like(one) if lost.named() else lost is one


def gifts(state: Berserk, piece: Piece, takers: list[Piece]) -> list[Feature]:
    """What other cards give it, as far as it has not lost that."""
    found: list[Feature] = []
    for source in state.cards:
        if source.kind.reaching:
            for one in gifts_of(state, source, piece, takers):
                if not muted(piece, one, source.uid) and not taken(state, takers, piece, one):
                    found.append(one)
    return found


def gifts_of(state: Berserk, source: Piece, piece: Piece, takers: list[Piece]) -> list[Feature]:
    """What one card gives to another now."""
    found: list[Feature] = []
    if source.zone <= ALOFT and not source.hidden:
        for feature in source.kind.reaching:
            if not taken(state, takers, source, feature):
                feature.gives(state, source, piece, found)
    return found


def muted(piece: Piece, one: Feature, giver: int) -> bool:
    """BRS-AMB-77: whether it has lost what that card has kept up ever since."""
    for change in piece.acquired:
        if change.lost and not change.renewed(giver) and means(change.feature, one):
            return True
    return False


def strippers(state: Berserk) -> list[Piece]:
    """The cards that take features from others."""
    if not state.rules.stripping:
        return NOBODY
    found: list[Piece] = []
    for source in state.cards:
        if source.kind.reaching and source.zone <= ALOFT and not source.hidden:
            if any(feature.strips() for feature in source.kind.reaching):
                found.append(source)
    return found


def taken(state: Berserk, takers: list[Piece], piece: Piece, one: Feature) -> bool:
    for source in takers:
        for feature in source.kind.reaching:
            if feature.strips() and feature is not one and feature.takes(state, source, piece, one):
                return True
    return False


def find(state: Berserk, piece: Piece, sort: type[F]) -> F | None:
    """Its feature of this class, if it has one."""
    for one in features(state, piece):
        if isinstance(one, sort):
            return one
    return None


def has(state: Berserk, piece: Piece, sort: type[F]) -> bool:
    return find(state, piece, sort) is not None


def worth(state: Berserk, piece: Piece, feature: Feature) -> int:
    """The number of a named feature, with what adds to it (BRS-STK-5)."""
    made = Sum(feature.size())
    for one in features(state, piece):
        made.add(one.raises(feature))
    return made.value()


def value(state: Berserk, piece: Piece, sort: type[F]) -> int:
    """The number of its feature of this class; 0 without one."""
    found = find(state, piece, sort)
    return 0 if found is None else worth(state, piece, found)


def against(state: Berserk, piece: Piece, by: Piece, type: int) -> list[Feature]:
    """The features of a card for an ability of another: without those that the other ignores (BRS-KW-ignorirovat)."""
    own = features(state, piece)
    found: list[Feature] = []
    for one in own:
        ignored = False
        for other in features(state, by):
            if other.ignores(state, by, piece, one, type):
                ignored = True
        if not ignored:
            found.append(one)
    return found


# --- what it is -----------------------------------------------------------------------------------


def flying(state: Berserk, piece: Piece) -> bool:
    """BRS-CARD-11, BRS-KW-polet."""
    if piece.kind.sub == FLYER:
        return True
    for one in features(state, piece):
        if one.flies():
            return True
    return False


def bodiless(state: Berserk, piece: Piece) -> bool:
    for one in features(state, piece):
        if one.bodiless():
            return True
    return False


def healable(state: Berserk, piece: Piece) -> bool:
    """BRS-KW-izlechenie: creatures that are not incorporeal, unless a text forbids it (BRS-ART-3)."""
    if not piece.creature():
        return False
    for one in features(state, piece):
        if one.bodiless() or one.bars_healing(state, piece):
            return False
    return True


def full_lives(state: Berserk, piece: Piece) -> int:
    """Initial and additional lives (BRS-WND-3), up to the smallest maximum (BRS-AMB-51)."""
    made = Sum(piece.kind.lives + piece.extra)
    for one in features(state, piece):
        made.add(one.lives(state, piece))
        made.reduce_to(one.most_lives())
    return made.value()


def current_lives(state: Berserk, piece: Piece) -> int:
    """BRS-WND-4."""
    return full_lives(state, piece) - piece.wounds


def room_for_lives(state: Berserk, piece: Piece) -> int:
    """How many additional lives it may still get; below 0 when it has too many for its maximum."""
    total = piece.kind.lives + piece.extra
    most = EVER
    for one in features(state, piece):
        total += one.lives(state, piece)
        most = min(most, one.most_lives())
    return most - total


def most_chips(state: Berserk, piece: Piece) -> int:
    found = EVER
    for one in features(state, piece):
        found = min(found, one.most_chips())
    return found


def pace(state: Berserk, piece: Piece) -> int:
    """Its movement when it is restored; cards without a cell of their own have none (BRS-MOVE-12)."""
    if piece.zone != FIELD or piece.host != NONE or not piece.creature():
        return 0
    made = Sum(piece.kind.move)
    for one in features(state, piece):
        one.pace(state, piece, made)
    return made.value()


def fights(state: Berserk, piece: Piece) -> bool:
    """Whether it rolls a die when it is struck: an open creature (BRS-ATK-4, BRS-KW-ne-srazhaetsya)."""
    if piece.closed or not piece.creature():
        return False
    for one in features(state, piece):
        if one.fights_not():
            return False
    return True


def classed(state: Berserk, piece: Piece) -> list[str]:
    """Its classes (BRS-CARD-10)."""
    return piece.kind.classes


def elements(state: Berserk, piece: Piece) -> int:
    """BRS-KW-multistikhiynaya: elements may be gained in addition."""
    found = piece.kind.elements
    for change in piece.acquired:
        found = change.feature.elements(found, change.lost)
    return found
