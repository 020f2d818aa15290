"""C.4 step 4: costs other than resources, one after the other."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import Step
from kodeks.games.starwars.effects.hands import discard_from_hand
from kodeks.games.starwars.modifiers import ReserveChange
from kodeks.games.starwars.moves import CHOOSE, DONE, TAKE, by_kind, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import checks, means
from kodeks.games.starwars.timing.damage import DamageCost, deal
from kodeks.games.starwars.timing.leaving import send
from kodeks.games.starwars.timing.payment import pay
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import TARGETS, Use
from kodeks.games.starwars.values import add_focus
from kodeks.kernel.state import Frame


def pay_costs(state: StarWars, use: Use) -> bool:
    """True when somebody is asked. Each cost in its order; a damage cost may fail (SWC-EXT-Q18)."""
    found = use.ability(state)
    costs = [] if found is None else found.costs
    if use.at >= len(costs) or use.unpaid:
        use.stage = TARGETS
        use.at = 0
        use.picks = [[] for _ in range(2 * len(use.steps(state)))]
        return False
    cost = costs[use.at]
    if cost.op == ops.DO_DISCARD:
        if state.hands[use.seat]:
            state.turn = use.seat
            return True
        use.unpaid = True
        return False
    payers = [] if cost.cards is None else means.payers(state, use.seat, cost, use.card)
    if len(payers) > 1:
        state.turn = use.seat
        return True
    use.at += 1
    if cost.op == ops.DO_SPEND:
        if means.available(state, use.seat, None) < cost.amount.base:
            use.unpaid = True  # another cost took what would have generated
        else:
            pay(state, use.seat, cost.amount.base, None)
    elif cost.op == ops.DO_DIAL:
        state.dial += cost.amount.base
        checks.settle(state)
    elif cost.op == ops.DO_RESERVE:
        state.lasting.append(ReserveChange(use.seat, cost.amount.base, cost.until))
    elif payers:
        pay_with(state, use, cost, payers[0])
    else:
        use.unpaid = True
    return False


def pay_with(state: StarWars, use: Use, cost: Step, piece: Piece) -> None:
    use.paid_cost = piece.kind.cost
    if cost.op == ops.DO_FOCUS:
        add_focus(state, piece, 1)
        if state.log is not None:
            state.tell("SWC-CORE-FOC-2", "{seat} focuses {card}", {"seat": use.seat, "card": piece.kind.title})
    elif cost.op == ops.DO_SACRIFICE:
        state.push(CostCheck(piece.uid))
        send(state, [piece], ops.TO_DISCARD)
    elif cost.op == ops.DO_RETURN:
        state.push(CostCheck(piece.uid))
        send(state, [piece], ops.TO_HAND_ZONE)
    elif cost.op == ops.DO_DAMAGE:
        use.in_damage = True
        state.push(DamageCost(cost.amount.base))
        deal(state, [piece], cost.amount.base, piece.uid, use.seat)


class CostCheck(Frame[StarWars]):
    """SWC-CORE-TERM-8: who did not leave play was not sacrificed."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: StarWars) -> None:
        state.pop()
        below = state.frames[-1]
        assert isinstance(below, Use)
        if state.get(self.card) is not None:
            below.unpaid = True


# --- the question -------------------------------------------------------------------------------------


def asked(state: StarWars, use: Use) -> Step:
    """The cost that is paid now."""
    found = use.ability(state)
    assert found is not None
    return found.costs[use.at]


def offers(state: StarWars, use: Use) -> list[int]:
    cost = asked(state, use)
    if cost.op == ops.DO_DISCARD:
        kinds = [by_kind(TAKE, number) for number in dict.fromkeys(state.hands[use.seat])]
        return [DONE, *kinds] if cost.amount.x else kinds
    return [by_piece(CHOOSE, p) for p in means.payers(state, use.seat, cost, use.card)]


def refusal(state: StarWars, use: Use, move: int) -> str:
    if move not in offers(state, use):
        return "SWC-FAQ-2.16"
    return "SWC-CORE-RES-2" if move == DONE and use.x < least_x(state, use) else ""


def least_x(state: StarWars, use: Use) -> int:
    """SWC-D-20: at least one card, and enough that what is left can be paid."""
    below = state.frames[use.event - 1] if use.event > 0 else None
    if not isinstance(below, Use):
        return 1
    kind = below.kind(state)
    n = 1
    while n < 20 and means.refusal(state, below.seat, kind, max(min(below.cost, 1), below.cost - below.less - n)):
        n += 1
    return n


def answer(state: StarWars, use: Use, move: int) -> None:
    cost = asked(state, use)
    if cost.op != ops.DO_DISCARD:
        use.at += 1
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        chosen(state, "SWC-FAQ-4.1", use.seat, piece)
        pay_with(state, use, cost, piece)
    elif move == DONE:
        use.at += 1
        chosen(state, "SWC-FAQ-4.1", use.seat, None)
    else:
        use.x += 1
        discard_from_hand(state, use.seat, kind_of(move))
        if (not cost.amount.x and use.x >= cost.amount.base) or not state.hands[use.seat]:
            use.at += 1
