"""B.7 and SWC-FAQ-3.6: whether costs can be paid and whether an effect can have any result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import (
    ENGAGED,
    FROM_PLAY,
    HOST,
    IT,
    NONE,
    TARGET,
    THIS,
    Ability,
    Cards,
    Kind,
    Step,
)
from kodeks.games.starwars.cards.words import (
    AFFILIATION,
    DARK,
    DIAL,
    ENHANCEMENT,
    EVENT,
    FATE,
    INFLUENCE,
    LIGHT,
    MISSION,
    NO_ENHANCEMENTS,
    OBJECTIVE,
    UNIT,
)
from kodeks.games.starwars.constants.costs import MatchesAnything, PaysOnlyFor
from kodeks.games.starwars.constants.reach import is_so, under
from kodeks.games.starwars.constants.texts import CannotBeTargeted
from kodeks.games.starwars.fitting import blank, fits, has_keyword, says
from kodeks.games.starwars.piece import Piece, size
from kodeks.games.starwars.state import ALL, StarWars
from kodeks.games.starwars.values import can_carry_damage, needs_match, room

if TYPE_CHECKING:
    from kodeks.games.starwars.timing.occurrence import Occurrence


# --- resources --------------------------------------------------------------------------------------


def generates(state: StarWars, piece: Piece, seat: int, kind: Kind | None) -> int:
    """How many resources it can give for this card or, without one, for an ability (SWC-CORE-RES-3)."""
    value = piece.kind.resources
    if not value or piece.control != seat or piece.focus:
        return 0
    for constant in says(state, piece):
        if isinstance(constant, PaysOnlyFor):
            if kind is None or not constant.cards.fits_print(kind):
                return 0
    return value


def matches(state: StarWars, piece: Piece, kind: Kind) -> bool:
    """SWC-CORE-RES-5, SWC-EXT-INF."""
    if piece.kind.affiliation == kind.affiliation or has_keyword(state, piece, INFLUENCE):
        return True
    return is_so(state, piece, MatchesAnything)


def available(state: StarWars, seat: int, kind: Kind | None) -> int:
    total = 0
    for piece in state.cards:
        if piece is not None and piece.kind.resources:
            total += generates(state, piece, seat, kind)
    return total


def refusal(state: StarWars, seat: int, kind: Kind, cost: int) -> str:
    """Why so many resources can not be paid for the card, or ''."""
    if cost == 0:  # SWC-CORE-RES-7
        return ""
    total = 0
    matched = not needs_match(state, seat, kind)
    for piece in state.cards:
        if piece is not None and piece.kind.resources:
            value = generates(state, piece, seat, kind)
            if value:
                total += value
                matched = matched or matches(state, piece, kind)
    if total < cost:
        return "SWC-CORE-RES-2"
    return "" if matched else "SWC-CORE-RES-5"


def play_refusal(state: StarWars, seat: int, kind: Kind, cost: int, others: int) -> str:
    """SWC-D-20: Interrupts may lower the cost, by one for each of these other cards in hand."""
    why = refusal(state, seat, kind, cost)
    if why == "SWC-CORE-RES-2" and cost > 1 and reducible(state, seat, kind):
        return refusal(state, seat, kind, max(1, cost - others))
    return why


def reducible(state: StarWars, seat: int, kind: Kind) -> bool:
    for piece in state.cards:
        if piece is None or piece.control != seat or not piece.kind.waits or blank(state, piece):
            continue
        for one in piece.kind.abilities:
            if one.trigger is not None and one.zone == FROM_PLAY and one.trigger.lowers(kind):
                return True
    return False


# --- other costs --------------------------------------------------------------------------------------


def cost_refusal(state: StarWars, seat: int, kind: Kind, cost: Step, uid: int) -> str:
    op = cost.op
    if op == ops.DO_DISCARD:
        held = len(state.hands[seat]) - (1 if kind.type == EVENT else 0)
        return "" if held >= max(1, cost.amount.base) else "SWC-FAQ-4.1"
    if op == ops.DO_SPEND:
        return "" if available(state, seat, None) >= cost.amount.base else "SWC-CORE-RES-2"
    if cost.cards is None:
        return ""
    if payers(state, seat, cost, uid):
        return ""
    return "SWC-CORE-FOC-2" if op == ops.DO_FOCUS else "SWC-FAQ-4.1"


def payers(state: StarWars, seat: int, cost: Step, uid: int) -> list[Piece]:
    """The cards that this cost can be paid with: one's own (SWC-FAQ-2.16)."""
    assert cost.cards is not None
    found: list[Piece] = []
    if cost.cards.how == THIS:
        this = state.get(uid)
        found = [] if this is None else [this]
    else:
        for piece in state.cards:
            if piece is not None and piece.control == seat and fits(state, piece, cost.cards, seat, uid):
                found.append(piece)
    if cost.op == ops.DO_FOCUS:
        return [piece for piece in found if piece.focus == 0]
    if cost.op == ops.DO_DAMAGE:
        return [piece for piece in found if can_carry_damage(state, piece)]
    return found


# --- effects ----------------------------------------------------------------------------------------------


def effect_refusal(
    state: StarWars, seat: int, kind: Kind, found: Ability, uid: int, occ: Occurrence | None, public: bool
) -> str:
    """SWC-CORE-TERM-11, SWC-FAQ-3.6: targets for its independent parts, and some possible result.

    `public`: as far as everybody can tell, without a look into the hand.
    """
    why = "SWC-FAQ-3.6"
    for step in found.steps:
        if step.then:
            continue
        if possible(state, seat, step, uid, occ, found, kind, public):
            why = ""
        elif step.op == ops.DO_SWITCH:
            return "SWC-FAQ-4.9"
        elif not step.may and lacks_target(state, seat, step, uid, occ, found):
            return "SWC-CORE-TERM-11 SWC-FAQ-3.6"
    return why


def lacks_target(state: StarWars, seat: int, step: Step, uid: int, occ: Occurrence | None, found: Ability) -> bool:
    at = NONE if occ is None else occ.it()
    for cards in (step.cards, step.second):
        if cards is not None and cards.how == TARGET and step.op not in LISTS:
            if cards.cheaper and not any_cheaper(state, seat, step, uid, found):
                return True
            if not candidates(state, seat, step, cards, uid, at, cards is step.cards):
                return True
    return False


def candidates(
    state: StarWars, seat: int, step: Step, cards: Cards, uid: int, occ_card: int, first: bool
) -> list[Piece]:
    """The cards that a step could be about, so that it has a result (SWC-D-77)."""
    how = cards.how
    if how == THIS or how == HOST or how == IT or how == ENGAGED:
        at = uid
        if how == HOST:
            this = state.get(uid)
            at = NONE if this is None else this.host
        elif how == IT:
            at = occ_card
        elif how == ENGAGED:
            at = state.engaged
        piece = state.get(at)
        return [piece] if piece is not None and effective(state, seat, step, piece, first) else []
    found: list[Piece] = []
    for piece in state.cards:
        if piece is None or not fits(state, piece, cards, seat, uid):
            continue
        if how == TARGET and under(state, piece, CannotBeTargeted):
            continue
        if step.op == ops.DO_REDIRECT and piece.uid == occ_card:
            continue
        if effective(state, seat, step, piece, first):
            found.append(piece)
    return found


def effective(state: StarWars, seat: int, step: Step, piece: Piece, first: bool) -> bool:
    """Whether the step would change anything about this card."""
    op = step.op
    if piece.type == DIAL:  # SWC-EXT-Q12: card effects do not reach it
        return False
    if piece.type == AFFILIATION:  # SWC-CORE-AFF-3: it stays, whatever happens
        if op == ops.DO_FOCUS:
            return True
        return op == ops.DO_UNFOCUS and piece.focus > 0
    if op == ops.DO_UNFOCUS:
        return piece.focus > 0
    if op == ops.DO_DAMAGE or op == ops.DO_REDIRECT:
        return can_carry_damage(state, piece)
    if op == ops.DO_HEAL:
        return piece.damage > 0
    if op == ops.DO_SHIELD:
        return piece.type in (UNIT, OBJECTIVE, MISSION) and (piece.shields == 0 or step.word == "stack")
    if op == ops.DO_CAPTURE:
        return seat == DARK and piece.owner == LIGHT and piece.type == UNIT and bool(state.targets_of(DARK))
    if op == ops.DO_CONTROL:
        return piece.control != seat
    if op == ops.DO_STRIP:
        return piece.damage + piece.focus + piece.shields > 0 or bool(state.on(piece.uid))
    if op == ops.DO_MOVE_DAMAGE:
        return piece.damage > 0 if first else can_carry_damage(state, piece) and room(state, piece) > 0
    if op == ops.DO_SWITCH:
        return piece.focus > 0 and can_carry_damage(state, piece) if first else piece.damage > 0
    if op == ops.DO_COMMIT_OR_NOT:
        return piece.committed or state.force[piece.control] > 0
    if op == ops.DO_DAMAGE_OR_HEAL:
        return piece.damage > 0 or can_carry_damage(state, piece)
    if op in (ops.DO_BAR, ops.DO_BAR_DEFENCE):
        return piece.type == UNIT
    if op == ops.DO_ENGAGE_THIS:
        return state.engaged != NONE and state.engaged != piece.uid
    return True


def possible(
    state: StarWars, seat: int, step: Step, uid: int, occ: Occurrence | None, found: Ability, kind: Kind, public: bool
) -> bool:
    """Whether this part could have a result in the present state."""
    op = step.op
    amount = step.amount
    if amount.x and not found.costs:
        return False  # SWC-FAQ-4.2
    if step.cards is not None and op not in LISTS:
        at = NONE if occ is None else occ.it()
        if not candidates(state, seat, step, step.cards, uid, at, True):
            return False
        if step.cards.cheaper and not any_cheaper(state, seat, step, uid, found):
            return False
        if step.second is not None and not candidates(state, seat, step, step.second, uid, at, False):
            return False
        if op == ops.DO_REDIRECT:
            return occ is not None and occ.left() > 0
        return True
    other = 1 - seat
    if op == ops.DO_DIAL:
        if amount.base > 0:
            return True
        return state.dial > (int(step.word) if step.word else 0)
    if op == ops.DO_LESS:
        return occ is not None and occ.left() > int(step.word)
    if op in (ops.DO_CANCEL, ops.DO_PREVENT, ops.DO_TO_HAND):
        return occ is not None and occ.left() > 0
    if op == ops.DO_ENGAGE_THIS:
        return state.engaged != NONE and state.engaged != uid
    if op in (ops.DO_CAPTURE_HAND, ops.DO_DISCARD_RANDOM, ops.DO_LOOK_DISCARD):
        return bool(state.hands[other]) and (seat == DARK or op != ops.DO_CAPTURE_HAND)
    if op == ops.DO_DISCARD:
        who = seat if step.who == 1 else other
        return len(state.hands[who]) > (1 if kind.type == EVENT and who == seat else 0)
    if op == ops.DO_CAPTURE_TOP:
        return seat == DARK and size(state.decks[other]) > 0
    if op == ops.DO_RESCUE:
        return any(piece is not None and piece.captured for piece in state.cards)
    if op == ops.DO_FETCH_OBJECTIVE:
        return size(state.objectives[seat]) > 0
    if op == ops.DO_FETCH:
        return size(state.decks[seat]) > 0
    if op in (ops.DO_SORT_TOP, ops.DO_GAIN_TOP, ops.DO_LUCK):
        return size(state.decks[seat]) > 0
    if op == ops.DO_SLICE:
        return size(state.objectives[0]) + size(state.objectives[1]) > 0
    if op == ops.DO_KEEP_THREE:
        return bool(state.units(LIGHT) or state.units(DARK))
    if op in (ops.DO_TAKE, ops.DO_SHUFFLE_IN):
        assert step.cards is not None
        return any(step.cards.fits_print(state.kind(number)) for number in state.discards[seat])
    if op == ops.DO_TAKE_TOP:
        return bool(state.discards[seat])
    if op == ops.DO_TAKE_FATE:
        return any(state.kind(number).type == FATE for number in state.discards[seat])
    if op == ops.DO_BURY:
        return bool(state.hands[seat])
    if op == ops.DO_PUT:
        if public and step.amount.base & ops.HAND_BIT and might_hold(state, seat, step):
            return True
        return bool(puttable(state, seat, step))
    if op == ops.DO_PUT_THIS:
        return may_enter(state, seat, kind)
    if op == ops.DO_PLAY_THIS:
        return may_enter(state, seat, kind)
    if op == ops.DO_CHEAPEST:
        assert step.cards is not None
        return any(piece is not None and fits(state, piece, step.cards, seat, NONE) for piece in state.cards)
    if op == ops.DO_NEW_EDGE:
        return True
    if op == ops.DO_AGAIN:
        return state.engaged != NONE
    if op == ops.DO_ATTACH:
        return occ is not None and occ.what() in state.discards[seat]
    return True


def any_cheaper(state: StarWars, seat: int, step: Step, uid: int, found: Ability) -> bool:
    """Outmaneuver: a target cheaper than some card that could be the cost."""
    assert step.cards is not None
    highest = NONE
    for cost in found.costs:
        if cost.cards is not None:
            for piece in payers(state, seat, cost, uid):
                highest = max(highest, piece.kind.cost)
    return any(piece.kind.cost < highest for piece in candidates(state, seat, step, step.cards, uid, NONE, True))


def puttable(state: StarWars, seat: int, step: Step) -> list[int]:
    """The kinds that a step could put into play; the hand is its player's own to see (SWC-FAQ-3.6)."""
    assert step.cards is not None
    found: list[int] = []
    zones: list[int] = []
    if step.amount.base & ops.HAND_BIT:
        zones += state.hands[seat]
    if step.amount.base & ops.DISCARD_BIT:
        zones += state.discards[seat]
    for number in zones:
        kind = state.kind(number)
        if number not in found and step.cards.fits_print(kind) and may_enter(state, seat, kind):
            found.append(number)
    return found


def might_hold(state: StarWars, seat: int, step: Step) -> bool:
    assert step.cards is not None
    if not state.hands[seat]:
        return False
    for number in state.rules.pool[seat]:
        kind = state.kind(number)
        if step.cards.fits_print(kind) and may_enter(state, seat, kind) and unseen(state, seat, number) > 0:
            return True
    return False


def unseen(state: StarWars, seat: int, number: int) -> int:
    """How many copies of it may be in the hand, by what lies open."""
    left = state.rules.count[seat][number]
    for piece in state.cards:
        if piece is not None:
            if piece.number == number and piece.owner == seat:
                left -= 1
            if piece.fates and piece.owner == seat:
                left -= piece.fates.count(number)
            if piece.captured and seat == LIGHT:
                for i in range(len(piece.captured)):
                    left -= 1 if piece.captured[i] == number and piece.captured_known[i] == ALL else 0
    left -= state.discards[seat].count(number)
    left -= state.limbo[seat].count(number)
    left -= state.revealed[seat].count(number)
    for i in range(state.edge_up[seat]):
        if state.edge[seat][i] == number:
            left -= 1
    return min(left, len(state.hands[seat]))


def may_enter(state: StarWars, seat: int, kind: Kind) -> bool:
    """SWC-CORE-CARD-12: uniqueness, and for an enhancement a host."""
    if barred(state, kind) or crowded(state, seat, kind):
        return False
    return kind.type != ENHANCEMENT or kind.free or bool(hosts(state, seat, kind))


def barred(state: StarWars, kind: Kind) -> bool:
    """A unique card in play bars its printed title to both players (SWC-EXT-2.17)."""
    for piece in state.cards:
        if piece is not None and piece.kind.unique and piece.kind.title == kind.title:
            return True
    return False


def crowded(state: StarWars, seat: int, kind: Kind) -> bool:
    """SWC-EXT-MIS-2: a mission goes to the opponent, who has one already."""
    return kind.type == MISSION and any(piece.type == MISSION and piece.control != seat for piece in state.pieces())


def hosts(state: StarWars, seat: int, kind: Kind) -> list[Piece]:
    """SWC-CORE-DEP-4: what the enhancement may be attached to."""
    if kind.host is None:
        return []
    found: list[Piece] = []
    for piece in state.cards:
        if piece is not None and host_fits(state, seat, kind, piece):
            found.append(piece)
    return found


def host_fits(state: StarWars, seat: int, kind: Kind, piece: Piece) -> bool:
    if kind.host is None or not fits(state, piece, kind.host, seat, NONE):
        return False
    return piece.type == DIAL or not has_keyword(state, piece, NO_ENHANCEMENTS)


LISTS = (ops.DO_FETCH, ops.DO_SORT_TOP, ops.DO_TAKE, ops.DO_SHUFFLE_IN, ops.DO_PUT, ops.DO_CHEAPEST)
