"""C.9: quantities reckoned from print at every look (SWC-TM-36)."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import DAMAGED, NONE, OPPONENT, THIS, UNDAMAGED, Amount, Cards, Kind
from kodeks.games.starwars.cards.words import DIAL, EDGE_ENABLED, ENHANCEMENT, NEUTRAL
from kodeks.games.starwars.conditions.condition import all_hold
from kodeks.games.starwars.fitting import (
    any_constant,
    blank,
    granted,
    hand_count,
    is_so,
    matching,
    reaches,
    says,
)
from kodeks.games.starwars.modifiers import IconSum, Price, Sum
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars

# --- amounts ----------------------------------------------------------------------------------


def worth(state: StarWars, amount: Amount, piece: Piece | None, seat: int, x: int = 0) -> int:
    """The number that an amount stands for now (SWC-FAQ-4.2: an undefined X is 0)."""
    if amount.per == ops.PER_X:
        return x
    if amount.when is not None and amount.when.holds(state, piece, seat):
        return amount.other
    return amount.base


def times(state: StarWars, amount: Amount, piece: Piece) -> int:
    """How often a constant effect counts."""
    if amount.per == NONE:
        return 1
    if amount.per == ops.PER_ON_THIS:
        total = 0
        for other in state.cards:
            if other is not None and other.host == piece.uid and other.type == ENHANCEMENT:
                total += 1
        return total
    if amount.per == ops.PER_OPPONENT_CARD:
        return hand_count(state, 1 - piece.control)
    if amount.per == ops.PER_DIAL:
        return state.dial
    assert amount.cards is not None
    return count_of(state, amount.cards, piece.control, piece.uid)


def count_of(state: StarWars, cards: Cards, seat: int, source: int) -> int:
    """How many fit, with those that only count as if they were there (SWC-EXT-Q31)."""
    total = len(matching(state, cards, seat, source))
    if cards.states & (DAMAGED | UNDAMAGED):
        return total
    for piece in state.cards:
        if piece is not None and piece.kind.constants:
            for constant in says(state, piece):
                if constant.op == ops.ALWAYS_ONE_MORE and constant.cards is not None:
                    mine = (piece.control == seat) == (cards.whose != OPPONENT)
                    same = constant.cards.types == cards.types and constant.cards.traits == cards.traits
                    total += constant.amount.base if mine and same else 0
    return total


# --- quantities -------------------------------------------------------------------------------


def icons(state: StarWars, piece: Piece) -> list[int]:
    """The six numbers of combat icons."""
    made = IconSum(piece.kind.icons)
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if constant.op == ops.ALWAYS_ICONS:
                if reaches(state, other, constant, piece):
                    made.add(constant.icons, times(state, constant.amount, other))
            elif constant.op == ops.ALWAYS_DOUBLE:
                made.doubles += 1 if reaches(state, other, constant, piece) else 0
            elif constant.op == ops.ALWAYS_NO_GAIN:
                made.gains = made.gains and not reaches(state, other, constant, piece)
    for effect in state.lasting:
        effect.icons(piece.uid, made)
    return made.value()


def strength(state: StarWars, piece: Piece, icon: int) -> int:
    """SWC-CORE-CARD-8: edge-enabled icons count only with the edge."""
    found = icons(state, piece)
    if state.holder_of_edge == piece.control:
        return found[icon] + found[icon + EDGE_ENABLED]
    return found[icon]


def capacity(state: StarWars, piece: Piece) -> int:
    total = piece.kind.capacity
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if constant.op == ops.ALWAYS_CAPACITY and reaches(state, other, constant, piece):
                total += constant.amount.base
            elif constant.op == ops.ALWAYS_DIAL and piece.type == DIAL:
                total += constant.amount.base
    return max(0, total)


def force_icons(state: StarWars, piece: Piece) -> int:
    """SWC-CORE-FOR-6: the unit's own, not those of its enhancements."""
    made = Sum(piece.kind.force)
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if constant.op == ops.ALWAYS_DOUBLE_FORCE and reaches(state, other, constant, piece):
                made.doubles += 1
            elif constant.op == ops.ALWAYS_FORCE and reaches(state, other, constant, piece):
                made.total += constant.amount.base
    for effect in state.lasting:
        effect.force(piece.uid, made)
    return made.value()


def edge_value(state: StarWars, piece: Piece) -> int:
    """SWC-FAQ-2.12b: values of Edge add up."""
    total = 0 if blank(state, piece) else piece.kind.edge
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if constant.op == ops.ALWAYS_EDGE and reaches(state, other, constant, piece):
                total += constant.amount.base
    return total


def reserve(state: StarWars, seat: int) -> int:
    """SWC-CORE-DRAW-3."""
    total = 6 + granted(state, seat, ops.ALWAYS_RESERVE)
    for effect in state.lasting:
        total += effect.reserve(seat)
    return max(0, total)


def struggle_total(state: StarWars, seat: int) -> int:
    """SWC-CORE-FOR-6: ready committed units, and what cards add."""
    total = granted(state, seat, ops.ALWAYS_STRUGGLE)
    for effect in state.lasting:
        total += effect.struggle(seat)
    for piece in state.cards:
        if piece is not None and piece.control == seat and piece.committed and piece.focus == 0:
            total += force_icons(state, piece)
    return max(0, total)


# --- tokens -----------------------------------------------------------------------------------


def add_focus(state: StarWars, piece: Piece, tokens: int) -> None:
    """SWC-EXT-Q21: another kind of token may take its place, and the price is paid all the same."""
    if is_so(state, piece, ops.ALWAYS_DAMAGE_FOR_FOCUS):
        piece.damage += tokens
    else:
        piece.focus += tokens


def cannot_be_damaged(state: StarWars, piece: Piece) -> bool:
    return is_so(state, piece, ops.ALWAYS_NO_DAMAGE)


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
    made = Price(kind.pilot if as_pilot and kind.pilot != NONE else kind.cost)  # SWC-EXT-PIL-1
    for piece in state.cards:
        if piece is None or piece.control != seat or not piece.kind.constants:
            continue
        for constant in says(state, piece):
            cards = constant.cards
            if cards is None or not all_hold(state, constant.whens, piece):
                continue
            if constant.op == ops.ALWAYS_FIRST_CHEAPER:
                if cards.fits_print(kind) and not played_before(state, seat, cards):
                    made.total -= constant.amount.base
            elif constant.op == ops.ALWAYS_CHEAPER and cards.how != THIS and cards.fits_print(kind):
                made.total -= constant.amount.base
            elif constant.op == ops.ALWAYS_COST and cards.fits_print(kind):
                made.fixed = constant.amount.base
    for own in kind.constants:
        if own.op == ops.ALWAYS_CHEAPER and own.cards is not None and own.cards.how == THIS:
            made.total -= own.amount.base * (hand_count(state, 1 - seat) if own.amount.per != NONE else 1)
    for effect in state.lasting:
        effect.price(seat, made)
    return made.value()


def played_before(state: StarWars, seat: int, cards: Cards) -> bool:
    for number in state.played[seat]:
        if cards.fits_print(state.kind(number)):
            return True
    return False


def needs_match(state: StarWars, seat: int, kind: Kind) -> bool:
    """SWC-CORE-RES-5, RES-6: cards with an affiliation, unless an effect says otherwise."""
    if kind.affiliation == NEUTRAL or any_constant(state, seat, ops.ALWAYS_NO_MATCH):
        return False
    for effect in state.lasting:
        if effect.frees_from_match(seat):
            return False
    return True
