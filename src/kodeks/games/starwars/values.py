"""C.9: which cards fit a description, and quantities reckoned from print at every look (SWC-TM-36)."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import (
    ANYONE,
    ATTACKING,
    COMMITTED,
    DAMAGED,
    DEFENDING,
    EXHAUSTED,
    HOST,
    IN_FACTION,
    NONE,
    NOT_LIMITED,
    NOT_UNIQUE,
    OTHER,
    OUT_OF_FACTION,
    PARTICIPATING,
    PILOTED,
    PILOTING,
    READY,
    THIS,
    UNCOMMITTED,
    UNDAMAGED,
    UNENGAGED,
    UNIQUE,
    YOU,
    Amount,
    Cards,
    Condition,
    Constant,
    Kind,
)
from kodeks.games.starwars.cards.words import (
    AFFILIATION,
    DIAL,
    EDGE_ENABLED,
    ENHANCEMENT,
    FORCE,
    LIMITED,
    NEUTRAL,
)
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER, Piece
from kodeks.games.starwars.state import StarWars

# --- which cards ----------------------------------------------------------------------------


def has_trait(state: StarWars, piece: Piece, trait: str) -> bool:
    return trait in piece.kind.traits and not under(state, piece, ops.ALWAYS_NO_TRAIT)


def under(state: StarWars, piece: Piece, op: int) -> bool:
    """Whether a constant effect of this sort, on itself or on a card attached to it, holds for the piece."""
    for other in state.cards:
        if other is None or not other.kind.constants or (other is not piece and other.host != piece.uid):
            continue
        for constant in other.kind.constants:
            if constant.op == op and constant.cards is not None:
                on = other if constant.cards.how == THIS else state.get(other.host)
                if on is piece and constant.cards.how in (THIS, HOST) and all_hold(state, constant.whens, other):
                    return True
    return False


def says(state: StarWars, piece: Piece) -> list[Constant]:
    """Its constant effects; none while it has lost its text."""
    if state.rules.blanks and blank(state, piece):
        return []
    return piece.kind.constants


def blank(state: StarWars, piece: Piece) -> bool:
    """Whether it has lost its text (SWC-EXT-2.19b)."""
    if not state.rules.blanks:
        return False
    for other in state.cards:
        if other is not None and other.host == piece.uid and other.kind.constants:
            for constant in other.kind.constants:
                if constant.op == ops.ALWAYS_BLANK:
                    return True
    return False


def title_of(state: StarWars, piece: Piece) -> str:
    """Its title, as an effect may have changed it; uniqueness reads the print (SWC-EXT-2.17)."""
    if state.rules.renames:
        for other in state.cards:
            if other is not None and other.host == piece.uid:
                for constant in other.kind.constants:
                    if constant.op == ops.ALWAYS_TITLE:
                        return constant.word
    return piece.kind.title


def fits(state: StarWars, piece: Piece, cards: Cards, seat: int, source: int) -> bool:
    """Whether a card in play fits the description, read by `seat` on the card `source`."""
    if not cards.in_play(piece.type):
        return False
    if cards.whose != ANYONE and (piece.control == seat) != (cards.whose == YOU):
        return False
    kind = piece.kind
    if cards.traits:
        found = False
        for trait in cards.traits:
            found = found or has_trait(state, piece, trait)
        if not found:
            return False
    for trait in cards.without:
        if has_trait(state, piece, trait):
            return False
    if cards.affiliation != NONE and kind.affiliation != cards.affiliation:
        return False
    if cards.title and title_of(state, piece) != cards.title:
        return False
    if cards.low != NONE and kind.cost < cards.low:
        return False
    if cards.high != NONE and kind.cost > cards.high:
        return False
    return not cards.states or in_states(state, piece, cards.states, source)


def in_states(state: StarWars, piece: Piece, states: int, source: int) -> bool:
    if states & OTHER and piece.uid == source:
        return False
    if states & EXHAUSTED and not piece.focus:
        return False
    if states & READY and piece.focus:
        return False
    if states & COMMITTED and not piece.committed:
        return False
    if states & UNCOMMITTED and piece.committed:
        return False
    if states & PARTICIPATING and piece.role == BYSTANDER:
        return False
    if states & ATTACKING and piece.role != ATTACKER:
        return False
    if states & DEFENDING and piece.role != DEFENDER:
        return False
    if states & UNENGAGED and piece.uid == state.engaged:
        return False
    if states & DAMAGED and not piece.damage:
        return False
    if states & UNDAMAGED and piece.damage:
        return False
    if states & NOT_UNIQUE and piece.kind.unique:
        return False
    if states & UNIQUE and not piece.kind.unique:
        return False
    if states & (IN_FACTION | OUT_OF_FACTION):
        if in_faction(state, piece) != (states & IN_FACTION != 0):
            return False
    if states & PILOTED and not is_piloted(state, piece):
        return False
    if states & PILOTING and not (piece.type == ENHANCEMENT and piece.kind.flies()):
        return False
    return not (states & NOT_LIMITED and has_keyword(state, piece, LIMITED))


def in_faction(state: StarWars, piece: Piece) -> bool:
    """SWC-EXT-FAC: of the affiliation of its controller's affiliation card."""
    if piece.kind.affiliation == NEUTRAL:
        return False
    for other in state.cards:
        if other is not None and other.type == AFFILIATION and other.control == piece.control:
            return other.kind.affiliation == piece.kind.affiliation
    return False


def is_piloted(state: StarWars, piece: Piece) -> bool:
    for other in state.cards:
        if other is not None and other.host == piece.uid and other.type == ENHANCEMENT and other.kind.flies():
            return True
    return False


def matching(state: StarWars, cards: Cards, seat: int, source: int) -> list[Piece]:
    found: list[Piece] = []
    for piece in state.cards:
        if piece is not None and fits(state, piece, cards, seat, source):
            found.append(piece)
    return found


# --- conditions and counts --------------------------------------------------------------------


def all_hold(state: StarWars, whens: list[Condition], piece: Piece | None, seat: int = NONE) -> bool:
    for when in whens:
        if not holds(state, when, piece, seat):
            return False
    return True


def holds(state: StarWars, when: Condition, piece: Piece | None, seat: int = NONE) -> bool:
    op = when.op
    if piece is not None and seat == NONE:
        seat = piece.control
    if op == ops.IF_BALANCE:
        return state.balance == when.who
    if op == ops.IF_FATE_PLACED:
        return state.in_engagement() and state.fate_placed[seat] > 0
    if op == ops.IF_FEWER_CARDS:
        return hand_count(state, 1 - seat, seat) > hand_count(state, seat, seat)
    if op == ops.IF_ENGAGEMENT:
        return state.in_engagement()
    if op == ops.IF_YOUR_TURN:
        return state.active == seat
    if op == ops.IF_FORCE_PHASE:
        return state.phase == FORCE
    if op == ops.IF_YOU_ATTACK:
        return state.in_engagement() and state.active == seat
    if piece is None:
        return False
    if op == ops.IF_COMMITTED:
        return piece.committed
    if op == ops.IF_READY:
        return piece.focus == 0
    if op == ops.IF_EXHAUSTED:
        return piece.focus > 0
    if op == ops.IF_PARTICIPATING:
        return piece.role != BYSTANDER
    if op == ops.IF_ATTACKING:
        return piece.role == ATTACKER
    if op == ops.IF_ALONE:
        return piece.role == ATTACKER and len(state.participants(piece.control)) == 1
    if op == ops.IF_ATTACHED:
        return piece.type == ENHANCEMENT and piece.host != NONE
    host = state.get(piece.host)
    return host is not None and title_of(state, host) == when.title


def hand_count(state: StarWars, of: int, reader: int) -> int:
    """How many cards a hand counts for `reader`'s cards (Shifty Lookout, 103-3)."""
    total = len(state.hands[of])
    for piece in state.cards:
        if piece is not None and piece.control != of and piece.kind.constants:
            for constant in says(state, piece):
                if constant.op == ops.ALWAYS_MORE_CARDS and all_hold(state, constant.whens, piece):
                    total += constant.amount.base
    return total


def worth(state: StarWars, amount: Amount, piece: Piece | None, seat: int, x: int = 0) -> int:
    """The number that an amount stands for now (SWC-FAQ-4.2: an undefined X is 0)."""
    if amount.per == ops.PER_X:
        return x
    if amount.when is not None and holds(state, amount.when, piece, seat):
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
        return hand_count(state, 1 - piece.control, piece.control)
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
                    mine = (piece.control == seat) == (cards.whose != 2)
                    same = constant.cards.types == cards.types and constant.cards.traits == cards.traits
                    total += constant.amount.base if mine and same else 0
    return total


def reaches(state: StarWars, source: Piece, constant: Constant, piece: Piece) -> bool:
    """Whether a constant effect of `source` is about `piece`."""
    cards = constant.cards
    if cards is None:
        return False
    if cards.how == THIS:
        if source is not piece:
            return False
    elif cards.how == HOST:
        if source.host != piece.uid:
            return False
    elif not fits(state, piece, cards, source.control, source.uid):
        return False
    return not constant.whens or all_hold(state, constant.whens, source)


# --- quantities -------------------------------------------------------------------------------


def icons(state: StarWars, piece: Piece) -> list[int]:
    """The six numbers of combat icons: additions first, then doubling, never below 0 (SWC-FAQ-2.10, 2.11)."""
    found = piece.kind.icons[:]
    doubles = 0
    gains = True
    adds: list[int] = [0] * 6
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if constant.op == ops.ALWAYS_ICONS:
                if reaches(state, other, constant, piece):
                    n = times(state, constant.amount, other)
                    add_icons(found, adds, constant.icons, n)
            elif constant.op == ops.ALWAYS_DOUBLE:
                doubles += 1 if reaches(state, other, constant, piece) else 0
            elif constant.op == ops.ALWAYS_NO_GAIN:
                gains = gains and not reaches(state, other, constant, piece)
    for effect in state.lasting:
        if effect.op == ops.DO_GAIN and effect.card == piece.uid:
            add_icons(found, adds, effect.icons, 1)
    for i in range(6):
        n = found[i] + (adds[i] if gains else 0)
        found[i] = max(0, n) << doubles
    return found


def add_icons(lost: list[int], gained: list[int], change: list[int], n: int) -> None:
    """What is gained apart from what is lost: a card may be barred from gaining (SWC-EXT-Q24)."""
    for i in range(6):
        if change[i] > 0:
            gained[i] += change[i] * n
        else:
            lost[i] += change[i] * n


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
    total = piece.kind.force
    doubles = 0
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if constant.op == ops.ALWAYS_DOUBLE_FORCE and reaches(state, other, constant, piece):
                doubles += 1
            elif constant.op == ops.ALWAYS_FORCE and reaches(state, other, constant, piece):
                total += constant.amount.base
    for effect in state.lasting:
        if effect.op == ops.DO_FORCE and effect.card == piece.uid:
            total += effect.amount
    return max(0, total) << doubles


def has_keyword(state: StarWars, piece: Piece, keyword: int) -> bool:
    """SWC-FAQ-2.12a: it has it or not, however many sources."""
    if piece.kind.keywords & keyword and not blank(state, piece):
        return True
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if (
                constant.op == ops.ALWAYS_KEYWORD
                and constant.keyword == keyword
                and reaches(state, other, constant, piece)
            ):
                return True
    return False


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
    total = 6
    for piece in state.cards:
        if piece is not None and piece.control == seat and piece.kind.constants:
            for constant in says(state, piece):
                if constant.op == ops.ALWAYS_RESERVE and all_hold(state, constant.whens, piece):
                    total += constant.amount.base
    for effect in state.lasting:
        if effect.op == ops.DO_RESERVE and effect.seat == seat:
            total += effect.amount
    return max(0, total)


def struggle_total(state: StarWars, seat: int) -> int:
    """SWC-CORE-FOR-6: ready committed units, and what cards add."""
    total = 0
    for piece in state.cards:
        if piece is None or piece.control != seat:
            continue
        if piece.committed and piece.focus == 0:
            total += force_icons(state, piece)
        for constant in says(state, piece):
            if constant.op == ops.ALWAYS_STRUGGLE and all_hold(state, constant.whens, piece):
                total += constant.amount.base
    for effect in state.lasting:
        if effect.op == ops.DO_LUCK and effect.seat == seat:
            total += effect.amount
    return max(0, total)


def any_constant(state: StarWars, seat: int, op: int) -> bool:
    """Whether a card of this player has such a constant effect, and it holds."""
    for piece in state.cards:
        if piece is not None and piece.control == seat and piece.kind.constants:
            for constant in says(state, piece):
                if constant.op == op and all_hold(state, constant.whens, piece):
                    return True
    return False


def count_constants(state: StarWars, seat: int, op: int) -> int:
    """How many such constant effects of this player's cards hold."""
    total = 0
    for piece in state.cards:
        if piece is not None and piece.control == seat and piece.kind.constants:
            for constant in says(state, piece):
                if constant.op == op and all_hold(state, constant.whens, piece):
                    total += 1
    return total


def is_so(state: StarWars, piece: Piece, op: int) -> bool:
    """Whether a constant effect of this sort reaches the piece."""
    for other in state.cards:
        if other is None or not other.kind.constants:
            continue
        for constant in says(state, other):
            if constant.op == op and reaches(state, other, constant, piece):
                return True
    return False


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
    """C.4 steps 2 and 3: an absolute cost beats changes (SWC-EXT-Q19), never below 0."""
    total = kind.pilot if as_pilot and kind.pilot != NONE else kind.cost  # SWC-EXT-PIL-1
    fixed = NONE
    for piece in state.cards:
        if piece is None or piece.control != seat or not piece.kind.constants:
            continue
        for constant in says(state, piece):
            cards = constant.cards
            if cards is None or not all_hold(state, constant.whens, piece):
                continue
            if constant.op == ops.ALWAYS_FIRST_CHEAPER:
                if cards.fits_print(kind) and not played_before(state, seat, cards):
                    total -= constant.amount.base
            elif constant.op == ops.ALWAYS_CHEAPER and cards.how != THIS and cards.fits_print(kind):
                total -= constant.amount.base
            elif constant.op == ops.ALWAYS_COST and cards.fits_print(kind):
                fixed = constant.amount.base
    for own in kind.constants:
        if own.op == ops.ALWAYS_CHEAPER and own.cards is not None and own.cards.how == THIS:
            total -= own.amount.base * (hand_count(state, 1 - seat, seat) if own.amount.per != NONE else 1)
    for effect in state.lasting:
        if effect.op == ops.DO_NEXT_CHEAPER and effect.seat == seat:
            total -= effect.amount
    return max(0, total if fixed == NONE else fixed)


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
        if effect.seat == seat and effect.op in (ops.DO_NO_MATCH, ops.DO_NEXT_CHEAPER):
            return False
    return True
