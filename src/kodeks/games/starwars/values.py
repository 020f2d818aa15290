"""C.9: quantities reckoned from print at every look (SWC-TM-36)."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import EDGE_ENABLED, ENHANCEMENT, NEUTRAL
from kodeks.games.starwars.constants.costs import NeedsNoMatch
from kodeks.games.starwars.constants.damage import CannotBeDamaged, DamageForFocus
from kodeks.games.starwars.constants.reach import how_often, is_so
from kodeks.games.starwars.fitting import blank, says, speaking
from kodeks.games.starwars.modifiers import IconSum
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.modifiers import Sum

# --- of a card in play --------------------------------------------------------------------------


def icons(state: StarWars, piece: Piece) -> list[int]:
    """The six numbers of combat icons."""
    made = IconSum(piece.kind.icons)
    for source in speaking(state):
        for constant in source.kind.constants:
            constant.icons(state, source, piece, made)
    for effect in state.lasting:
        effect.icons(piece.uid, made)
    return made.value()


def strength(state: StarWars, piece: Piece, icon: int) -> int:
    """SWC-CORE-CARD-8: edge-enabled icons count only with the edge."""
    found = icons(state, piece)
    if state.holder_of_edge == piece.control:
        return found[icon] + found[icon + EDGE_ENABLED]
    return found[icon]


def force_icons(state: StarWars, piece: Piece) -> int:
    """SWC-CORE-FOR-6: the unit's own, not those of its enhancements."""
    made = Sum(piece.kind.force)
    for source in speaking(state):
        for constant in source.kind.constants:
            constant.force(state, source, piece, made)
    for effect in state.lasting:
        effect.force(piece.uid, made)
    return made.value()


def capacity(state: StarWars, piece: Piece) -> int:
    made = Sum(piece.kind.capacity)
    for source in speaking(state):
        for constant in source.kind.constants:
            constant.capacity(state, source, piece, made)
    return made.value()


def edge_value(state: StarWars, piece: Piece) -> int:
    """SWC-FAQ-2.12b: values of Edge add up."""
    made = Sum(0 if blank(state, piece) else piece.kind.edge)
    for source in speaking(state):
        for constant in source.kind.constants:
            constant.edge(state, source, piece, made)
    return made.value()


# --- of a player --------------------------------------------------------------------------------


def reserve(state: StarWars, seat: int) -> int:
    """SWC-CORE-DRAW-3."""
    made = Sum(6)
    for source in speaking(state):
        if source.control == seat:
            for constant in source.kind.constants:
                constant.reserve(state, source, made)
    for effect in state.lasting:
        effect.reserve(seat, made)
    return made.value()


def struggle_total(state: StarWars, seat: int) -> int:
    """SWC-CORE-FOR-6: ready committed units, and what cards add."""
    made = Sum(0)
    for piece in state.cards:
        if piece is None or piece.control != seat:
            continue
        if piece.committed and piece.focus == 0:
            made.add(force_icons(state, piece))
        for constant in says(state, piece):
            constant.struggle(state, piece, made)
    for effect in state.lasting:
        effect.struggle(seat, made)
    return made.value()


# --- tokens -----------------------------------------------------------------------------------


def add_focus(state: StarWars, piece: Piece, tokens: int) -> None:
    """SWC-EXT-Q21: another kind of token may take its place, and the price is paid all the same."""
    if is_so(state, piece, DamageForFocus):
        piece.damage += tokens
    else:
        piece.focus += tokens


def cannot_be_damaged(state: StarWars, piece: Piece) -> bool:
    return is_so(state, piece, CannotBeDamaged)


def can_carry_damage(state: StarWars, piece: Piece) -> bool:
    """Units, objectives and missions; the dial under Trench Run (SWC-D-38)."""
    if piece.type == ENHANCEMENT or capacity(state, piece) == 0:
        return False
    return not cannot_be_damaged(state, piece)


def room(state: StarWars, piece: Piece) -> int:
    """How much more damage it can take (SWC-CORE-DMG-1)."""
    return max(0, capacity(state, piece) - piece.damage)


# --- costs ------------------------------------------------------------------------------------


def cost_of(state: StarWars, seat: int, kind: Kind, as_pilot: bool = False) -> int:
    """C.4 steps 2 and 3."""
    made = Sum(kind.pilot if as_pilot and kind.pilot != NONE else kind.cost)  # SWC-EXT-PIL-1
    for source in speaking(state):
        if source.control == seat:
            for constant in source.kind.constants:
                constant.price(state, source, kind, made)
    for own in kind.constants:
        own.own_price(state, seat, made)
    for effect in state.lasting:
        effect.price(seat, made)
    return made.value()


def needs_match(state: StarWars, seat: int, kind: Kind) -> bool:
    """SWC-CORE-RES-5, RES-6: cards with an affiliation, unless an effect says otherwise."""
    if kind.affiliation == NEUTRAL or how_often(state, seat, NeedsNoMatch):
        return False
    for effect in state.lasting:
        if effect.frees_from_match(seat):
            return False
    return True
