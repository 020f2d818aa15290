"""C.4: playing a card or using an ability, step by step."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import INTERRUPT, NONE, TARGET, THIS, Ability, Kind, Step
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT, LIMITED
from kodeks.games.starwars.moves import (
    CHOOSE,
    DONE,
    FROM_HAND,
    NTH,
    PILOT,
    PLAY,
    RECALL,
    REPILOT,
    REPLAY,
    RESOLVE,
    TAKE,
    USE,
    by_kind,
    extra_of,
    kind_of,
    nth_of,
    verb_of,
)
from kodeks.games.starwars.piece import Lasting, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import ability, checks, means
from kodeks.games.starwars.timing.damage import DamageCost, deal
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.leaving import send, to_hand_openly
from kodeks.games.starwars.timing.occurrence import Occurrence, occur
from kodeks.games.starwars.timing.payment import pay
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.values import add_focus, cost_of
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

REDUCE: Final = 0
RESOURCES: Final = 1
COSTS: Final = 2
TARGETS: Final = 3
EFFECT: Final = 4
END: Final = 5


class Use(Frame[StarWars]):
    """From the announcement to the end of the effect."""

    __slots__ = (
        "seat",
        "number",  # the kind of the card
        "which",  # of its abilities, or NONE when it just enters play
        "card",  # the piece, when it is in play
        "verb",
        "event",  # the frame of the occurrence that it answers
        "stage",
        "at",  # the cost, or the place of a target, that is next
        "cost",
        "less",  # a reduction made while it is played, and its floor
        "floor",
        "x",
        "picks",  # for each step two lists: what its descriptions were filled with
        "paid_cost",  # printed cost of the card that was the cost
        "in_damage",  # a cost in damage is being paid
        "unpaid",
        "success",  # of the last step (SWC-CORE-TERM-9)
        "drawn",
        "host",
    )

    def __init__(self, seat: int, number: int, which: int, card: int, verb: int, event: int) -> None:
        self.seat = seat
        self.number = number
        self.which = which
        self.card = card
        self.verb = verb
        self.event = event
        self.stage = REDUCE
        self.at = 0
        self.cost = 0
        self.less = 0
        self.floor = 0
        self.x = 0
        self.picks: list[list[int]] = []
        self.paid_cost = NONE
        self.in_damage = False
        self.unpaid = False
        self.success = True
        self.drawn = 0
        self.host = NONE

    def copy(self) -> Use:
        other = Use(self.seat, self.number, self.which, self.card, self.verb, self.event)
        other.stage = self.stage
        other.at = self.at
        other.cost = self.cost
        other.less = self.less
        other.floor = self.floor
        other.x = self.x
        other.picks = [pick[:] for pick in self.picks]
        other.paid_cost = self.paid_cost
        other.in_damage = self.in_damage
        other.unpaid = self.unpaid
        other.success = self.success
        other.drawn = self.drawn
        other.host = self.host
        return other

    # what it is about

    def kind(self, state: StarWars) -> Kind:
        return state.kind(self.number)

    def ability(self, state: StarWars) -> Ability | None:
        return None if self.which == NONE else self.kind(state).abilities[self.which]

    def steps(self, state: StarWars) -> list[Step]:
        found = self.ability(state)
        return [] if found is None else found.steps

    def played(self, state: StarWars) -> bool:
        """Whether a card is played, rather than an ability used."""
        return self.verb in (PLAY, REPLAY, PILOT, REPILOT)

    def as_enhancement(self, state: StarWars) -> bool:
        return self.verb in (PILOT, REPILOT) or self.kind(state).type == ENHANCEMENT

    def occurrence(self, state: StarWars) -> Occurrence | None:
        if self.event == NONE:
            return None
        found = state.frames[self.event]
        assert isinstance(found, Occurrence)
        return found

    def event_card(self, state: StarWars) -> int:
        found = self.occurrence(state)
        return NONE if found is None else found.card

    # the steps

    def run(self, state: StarWars) -> None:
        depth = len(state.frames)
        while len(state.frames) == depth and state.frames[-1] is self:
            if self.stage == REDUCE:
                self.stage = RESOURCES
                if self.played(state):
                    self.cost = cost_of(state, self.seat, self.kind(state), self.verb in (PILOT, REPILOT))
                    if self.cost:
                        reckon(state, self)
            elif self.stage == RESOURCES:
                self.stage = COSTS
                cost = max(min(self.cost, self.floor), self.cost - self.less)
                if self.played(state) and means.refusal(state, self.seat, self.kind(state), cost):
                    take_back(state, self)
                    return
                count_limits(state, self)
                if self.played(state):
                    pay(state, self.seat, cost, self.kind(state))
                    spent_discount(state, self.seat)
            elif self.stage == COSTS:
                if self.in_damage:
                    self.in_damage = False
                    self.unpaid = state.result == 0
                elif self.pay_costs(state):
                    return
            elif self.stage == TARGETS:
                if self.unpaid:  # SWC-TM-15
                    self.stage = END
                elif self.choose_targets(state):
                    return
            elif self.stage == EFFECT:
                self.stage = END
                state.push(effect_of(state, self))
                if not self.played(state) and self.verb != RESOLVE:  # SWC-EXT-4.13
                    occur(state, ops.ON_TRIGGERED, self.card, self.seat, 0, self.number)
            else:
                finish(state, self)
                state.pop()
                return

    # step 4

    def pay_costs(self, state: StarWars) -> bool:
        """True when somebody is asked. Each cost in its order; a damage cost may fail (SWC-EXT-Q18)."""
        found = self.ability(state)
        costs = [] if found is None else found.costs
        if self.at >= len(costs) or self.unpaid:
            self.stage = TARGETS
            self.at = 0
            self.picks = [[] for _ in range(2 * len(self.steps(state)))]
            return False
        cost = costs[self.at]
        if cost.op == ops.DO_DISCARD or (
            cost.cards is not None and cost.cards.how != THIS and self.several(state, cost)
        ):
            if cost.op == ops.DO_DISCARD and not self.hand(state):
                self.unpaid = True
                return False
            state.turn = self.seat
            return True
        self.at += 1
        if cost.op == ops.DO_SPEND:
            if means.available(state, self.seat, None) < cost.amount.base:
                self.unpaid = True  # another cost took what would have generated
            else:
                pay(state, self.seat, cost.amount.base, None)
        elif cost.op == ops.DO_DIAL:
            state.dial += cost.amount.base
            checks.settle(state)
        elif cost.op == ops.DO_RESERVE:
            state.lasting.append(Lasting(ops.DO_RESERVE, NONE, self.seat, cost.amount.base, cost.until, []))
        else:
            payers = means.payers(state, self.seat, cost, self.card)
            if payers:
                self.pay_with(state, cost, payers[0])
            else:
                self.unpaid = True
        return False

    def several(self, state: StarWars, cost: Step) -> bool:
        return len(means.payers(state, self.seat, cost, self.card)) > 1

    def hand(self, state: StarWars) -> list[int]:
        return state.hands[self.seat]

    def pay_with(self, state: StarWars, cost: Step, piece: Piece) -> None:
        self.paid_cost = piece.kind.cost
        if cost.op == ops.DO_FOCUS:
            add_focus(state, piece, 1)
            if state.log is not None:
                state.tell("SWC-CORE-FOC-2", "{seat} focuses {card}", {"seat": self.seat, "card": piece.kind.title})
        elif cost.op == ops.DO_SACRIFICE:
            state.push(CostCheck(piece.uid))
            send(state, [piece], ops.TO_DISCARD, ops.SACRIFICED)
        elif cost.op == ops.DO_RETURN:
            state.push(CostCheck(piece.uid))
            send(state, [piece], ops.TO_HAND_ZONE)
        elif cost.op == ops.DO_DAMAGE:
            self.in_damage = True
            state.push(DamageCost(cost.amount.base))
            deal(state, [piece], cost.amount.base, piece.uid, self.seat)

    # step 5

    def choose_targets(self, state: StarWars) -> bool:
        """True when somebody is asked. `at` counts the two descriptions of each step."""
        steps = self.steps(state)
        if self.which == NONE:
            if self.as_enhancement(state) and not self.kind(state).free and self.host == NONE:
                found = means.hosts(state, self.seat, self.kind(state))
                if len(found) == 1:
                    self.host = found[0].uid
                elif found:
                    state.turn = self.seat
                    return True
            self.stage = EFFECT
            return False
        while self.at < 2 * len(steps):
            step = steps[self.at // 2]
            cards = step.second if self.at % 2 else step.cards
            if cards is None or cards.how != TARGET or step.op in means.LISTS:
                self.at += 1
                continue
            found = self.targets(state)
            least = 0 if step.may or cards.most else 1
            most = max(1, cards.most)
            if not found or len(self.picks[self.at]) >= most:
                self.at += 1
            elif least == 1 and len(found) == 1:
                self.picks[self.at].append(found[0].uid)
                self.at += 1
            else:
                state.turn = self.seat
                return True
        self.stage = EFFECT
        return False

    def targets(self, state: StarWars) -> list[Piece]:
        step = self.steps(state)[self.at // 2]
        cards = step.second if self.at % 2 else step.cards
        assert cards is not None
        found = means.candidates(state, self.seat, step, cards, self.card, self.event_card(state), self.at % 2 == 0)
        result: list[Piece] = []
        for piece in found:
            if piece.uid in self.picks[self.at]:
                continue
            if cards.cheaper and piece.kind.cost >= self.paid_cost:
                continue
            result.append(piece)
        return result

    # questions

    def offers(self, state: StarWars) -> list[int]:
        if self.stage == COSTS:
            found = self.ability(state)
            assert found is not None
            cost = found.costs[self.at]
            if cost.op == ops.DO_DISCARD:
                kinds = [by_kind(TAKE, number) for number in dict.fromkeys(self.hand(state))]
                return [DONE, *kinds] if cost.amount.per == ops.PER_X else kinds
            return [CHOOSE + p.number * NTH + p.nth for p in means.payers(state, self.seat, cost, self.card)]
        if self.which == NONE:
            return [CHOOSE + p.number * NTH + p.nth for p in means.hosts(state, self.seat, self.kind(state))]
        moves = [CHOOSE + piece.number * NTH + piece.nth for piece in self.targets(state)]
        step = self.steps(state)[self.at // 2]
        cards = step.second if self.at % 2 else step.cards
        assert cards is not None
        if step.may or (cards.most and self.picks[self.at]):
            return [DONE, *moves]
        return moves

    def refusal(self, state: StarWars, move: int) -> str:
        if move in self.offers(state):
            if move == DONE and self.stage == COSTS and self.x < self.least_x(state):
                return "SWC-CORE-RES-2"
            return ""
        if self.stage == COSTS:
            return "SWC-FAQ-2.16"
        return "SWC-CORE-DEP-4" if self.which == NONE else "SWC-CORE-TERM-11"

    def least_x(self, state: StarWars) -> int:
        """SWC-D-20: at least one card, and enough that what is left can be paid."""
        below = state.frames[self.event - 1] if self.event > 0 else None
        if not isinstance(below, Use):
            return 1
        kind = below.kind(state)
        n = 1
        while n < 20 and means.refusal(state, below.seat, kind, max(min(below.cost, 1), below.cost - below.less - n)):
            n += 1
        return n

    def play(self, state: StarWars, move: int) -> None:
        if self.stage == COSTS:
            found = self.ability(state)
            assert found is not None
            cost = found.costs[self.at]
            if cost.op == ops.DO_DISCARD:
                self.discard_one(state, cost, move)
                return
            self.at += 1
            piece = state.find(kind_of(move), nth_of(move))
            assert piece is not None
            chosen(state, "SWC-FAQ-4.1", self.seat, piece)
            self.pay_with(state, cost, piece)
            return
        if move == DONE:
            self.at += 1
            chosen(state, "SWC-CORE-TERM-11", self.seat, None)
            return
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        chosen(state, "SWC-CORE-TERM-11", self.seat, piece)
        if self.which == NONE:
            self.host = piece.uid
        else:
            self.picks[self.at].append(piece.uid)

    def discard_one(self, state: StarWars, cost: Step, move: int) -> None:
        from kodeks.games.starwars.effects.hands import discard_from_hand

        if move == DONE:
            self.at += 1
            chosen(state, "SWC-FAQ-4.1", self.seat, None)
            return
        self.x += 1
        discard_from_hand(state, self.seat, kind_of(move))
        if (cost.amount.per != ops.PER_X and self.x >= cost.amount.base) or not self.hand(state):
            self.at += 1

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "card": self.kind(state).title}
        if self.stage == COSTS:
            return Note("SWC-FAQ-4.1", "{seat} pays the cost of {card}", args)
        if self.which == NONE:
            return Note("SWC-CORE-DEP-4", "{seat} chooses what {card} enhances", args)
        return Note("SWC-CORE-TERM-11", "{seat} chooses a target of {card}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


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


class Effect(Occurrence):
    """Step 6, with the window in which it can be cancelled (SWC-TM-14) and the Reactions to it."""

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Effect(self.event)

    def happen(self, state: StarWars) -> None:
        use = state.frames[self.goes]
        assert isinstance(use, Use)
        if self.amount:  # only the effect is cancelled: it was played, and Reactions follow (SWC-FAQ-3.1a)
            if state.log is not None:
                state.tell("SWC-TM-19", "The effect of {card} is cancelled", {"card": use.kind(state).title})
            discard(state, use)
        elif use.which == NONE or use.ability(state) is None:
            put_into_play(state, use)
        else:
            from kodeks.games.starwars.effects.program import Program

            state.push(Program(self.goes))


def effect_of(state: StarWars, use: Use) -> Effect:
    made = Effect(ops.ON_PLAY, use.card, use.seat)
    made.what = use.number
    made.goes = len(state.frames) - 1
    kind = use.kind(state)
    if use.played(state):
        made.flag |= ops.IS_PLAYED
        if kind.type == EVENT:
            made.flag |= ops.IS_EVENT
    found = use.ability(state)
    if found is not None and found.kind == INTERRUPT:
        made.flag |= ops.IS_INTERRUPT
    return made


def put_into_play(state: StarWars, use: Use) -> None:
    """A unit or enhancement enters play; without a host that is left it goes to the discard pile (SWC-TM-16)."""
    kind = use.kind(state)
    host = NONE
    if use.as_enhancement(state) and not kind.free:
        host = use.host
        piece = state.get(host)
        if piece is None or not means.host_fits(state, use.seat, kind, piece):
            state.limbo[use.seat].remove(use.number)
            state.discards[use.seat].append(use.number)
            return
    enter(state, use.number, use.seat, use.seat, host)


def finish(state: StarWars, use: Use) -> None:
    """SWC-TM-17: an event reaches the discard pile after its effect."""
    if state.kind(use.number).type == EVENT or use.unpaid:
        discard(state, use)


def discard(state: StarWars, use: Use) -> None:
    """Only once, and not a card whose ability is used."""
    if use.played(state) and use.number in state.limbo[use.seat]:
        state.limbo[use.seat].remove(use.number)
        state.discards[use.seat].append(use.number)
    use.verb = NONE


# --- the beginning ------------------------------------------------------------------------------------


def start(state: StarWars, seat: int, move: int, event: int) -> None:
    """Step 0: the card is shown, or the ability named."""
    verb = verb_of(move)
    number = kind_of(move)
    kind = state.kind(number)
    card = NONE
    which = extra_of(move)
    if verb == USE:
        piece = state.find(number, nth_of(move))
        assert piece is not None
        card = piece.uid
    elif verb in (PLAY, PILOT, FROM_HAND):
        if verb == FROM_HAND and kind.abilities[which].steps[0].op == ops.DO_PLAY_THIS:
            verb = PLAY
        elif verb != FROM_HAND and kind.type != EVENT:
            which = NONE
        if verb != FROM_HAND:
            from_hand(state, seat, number)
            state.limbo[seat].append(number)
    elif verb in (REPLAY, REPILOT):
        state.discards[seat].reverse()
        state.discards[seat].remove(number)
        state.discards[seat].reverse()
        state.limbo[seat].append(number)
        which = NONE
    use = Use(seat, number, which, card, verb, event)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": kind.title}
        if verb in (USE, FROM_HAND, RECALL):
            state.tell("SWC-EXT-ER", "{seat} uses {card}", args, reveals=verb == FROM_HAND)
        else:
            state.tell("SWC-CORE-TERM-3", "{seat} plays {card}", args, reveals=True)
    state.push(use)


def take_back(state: StarWars, use: Use) -> None:
    """SWC-D-80: a reduction was cancelled and the rest can not be paid: the card was not played."""
    state.pop()
    state.limbo[use.seat].remove(use.number)
    to_hand_openly(state, use.seat, use.number)
    state.tell("SWC-CORE-RES-2", "{card} can not be paid and returns to hand", {"card": use.kind(state).title})


def from_hand(state: StarWars, seat: int, number: int) -> None:
    """A card leaves the hand in the sight of all."""
    state.hands[seat].remove(number)
    if number in state.known[seat]:
        state.known[seat].remove(number)
    if number in state.open[seat]:
        state.open[seat].remove(number)


def count_limits(state: StarWars, use: Use) -> None:
    """SWC-TM-43: at the payment, whatever becomes of the effect."""
    kind = use.kind(state)
    found = use.ability(state)
    if found is not None and found.limit:
        if ability.by_title(state, kind, found):
            state.titles.append(ability.title_key(state, use.seat, kind))
        elif use.card != NONE:
            state.piece(use.card).use(use.which)
    if use.played(state):
        state.played[use.seat].append(use.number)
        if kind.keywords & LIMITED:
            state.limited[use.seat] += 1


def spent_discount(state: StarWars, seat: int) -> None:
    """Rebel Sympathizer: only the next card."""
    for effect in state.lasting:
        if effect.op == ops.DO_NEXT_CHEAPER and effect.seat == seat:
            state.lasting = [one for one in state.lasting if one.op != ops.DO_NEXT_CHEAPER or one.seat != seat]
            return


class Reckoning(Occurrence):
    """C.4 step 3: Interrupts that change the cost (SWC-D-20)."""

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Reckoning(self.event)

    def refusal(self, state: StarWars, move: int) -> str:
        if move == 0 and not self.waiting and self.too_dear(state):
            return "SWC-CORE-RES-2"
        return Occurrence.refusal(self, state, move)

    def moves(self, state: StarWars) -> list[int]:
        found = Occurrence.moves(self, state)
        return found[1:] if not self.waiting and len(found) > 1 and self.too_dear(state) else found

    def too_dear(self, state: StarWars) -> bool:
        """Whether the card can not be paid without another reduction."""
        use = state.frames[-2]
        if not isinstance(use, Use) or self.asked != use.seat:
            return False
        cost = max(min(use.cost, use.floor), use.cost - use.less)
        return means.refusal(state, use.seat, use.kind(state), cost) != ""


def reckon(state: StarWars, use: Use) -> None:
    if ability.listening(state, ops.ON_COST):
        made = Reckoning(ops.ON_COST, NONE, use.seat, use.cost)
        made.what = use.number
        state.push(made)
