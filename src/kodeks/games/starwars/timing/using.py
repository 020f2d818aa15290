"""C.4: playing a card or using an ability, step by step."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import EVENT, LIMITED
from kodeks.games.starwars.modifiers import card_is_paid
from kodeks.games.starwars.moves import (
    CHOOSE,
    FROM_HAND,
    PILOT,
    PLAY,
    RECALL,
    REPILOT,
    REPLAY,
    RESOLVE,
    USE,
    extra_of,
    kind_of,
    nth_of,
    verb_of,
)
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import ability, means, targets
from kodeks.games.starwars.timing.effect import Triggered, effect_of
from kodeks.games.starwars.timing.hands import from_hand
from kodeks.games.starwars.timing.occurrence import occur
from kodeks.games.starwars.timing.payment import pay
from kodeks.games.starwars.timing.reckoning import reckon
from kodeks.games.starwars.timing.resolving import Program, put_into_play
from kodeks.games.starwars.timing.use import COSTS, EFFECT, END, REDUCE, RESOURCES, TARGETS, Use, finish
from kodeks.games.starwars.timing.zones import to_hand_openly
from kodeks.games.starwars.values import cost_of
from kodeks.kernel.note import Note


class Using(Use):
    """The steps in their order; each has a module of its own."""

    __slots__ = ()

    def fresh(self) -> Use:
        return Using(self.seat, self.number, self.which, self.card, self.verb, self.answers)

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
                if self.played(state) and means.refusal(state, self.seat, self.kind(state), self.cost):
                    take_back(state, self)
                    return
                count_limits(state, self)
                if self.played(state):
                    pay(state, self.seat, self.cost, self.kind(state))
                    card_is_paid(state.lasting, self.seat)
            elif self.stage == COSTS:
                self.pay_costs(state)
            elif self.stage == TARGETS:
                if self.unpaid:  # SWC-TM-15
                    self.stage = END
                elif targets.choose_targets(state, self):
                    return
            elif self.stage == EFFECT:
                self.stage = END
                state.push(effect_of(state, self))
                if not self.played(state) and self.verb != RESOLVE:  # SWC-EXT-4.13
                    occur(state, Triggered(self.card, self.seat, self.number))
            else:
                finish(state, self)
                state.pop()
                return

    def pay_costs(self, state: StarWars) -> None:
        """Each in its order; one that was not paid in the end stops it all (SWC-TM-15)."""
        found = self.ability(state)
        costs = [] if found is None else found.costs
        if self.at < len(costs) and not self.unpaid:
            self.at += 1
            costs[self.at - 1].pay(state, self)
        else:
            self.stage = TARGETS
            self.at = 0
            self.picks = [[] for effect in self.effects(state) for _ in effect.about]

    def offers(self, state: StarWars) -> list[int]:
        return targets.offers(state, self)

    def forbids(self, state: StarWars) -> str:
        return "SWC-CORE-DEP-4" if self.which == NONE else "SWC-CORE-TERM-11"

    def play(self, state: StarWars, move: int) -> None:
        targets.answer(state, self, move)

    def take_effect(self, state: StarWars) -> None:
        if self.which == NONE:
            put_into_play(state, self)
        else:
            state.push(Program())

    def label(self, state: StarWars, move: int) -> Note | None:
        if self.which != NONE or verb_of(move) != CHOOSE:
            return None
        return Note("SWC-CORE-DEP-4", "Enhance {card}", state.named(move))

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "card": self.kind(state).title}
        if self.which == NONE:
            return Note("SWC-CORE-DEP-4", "{seat} chooses what {card} enhances", args)
        return Note("SWC-CORE-TERM-11", "{seat} chooses a target of {card}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


def start(state: StarWars, seat: int, move: int, answers: bool) -> None:
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
        if verb == FROM_HAND and kind.abilities[which].effects[0].plays():
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
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": kind.title}
        if verb in (USE, FROM_HAND, RECALL):
            state.tell("SWC-EXT-ER", "{seat} uses {card}", args, reveals=verb == FROM_HAND)
        else:
            state.tell("SWC-CORE-TERM-3", "{seat} plays {card}", args, reveals=True)
    state.push(Using(seat, number, which, card, verb, answers))


def take_back(state: StarWars, use: Use) -> None:
    """SWC-D-80: a reduction was cancelled and the rest can not be paid: the card was not played."""
    state.pop()
    state.limbo[use.seat].remove(use.number)
    to_hand_openly(state, use.seat, use.number)
    state.tell("SWC-CORE-RES-2", "{card} can not be paid and returns to hand", {"card": use.kind(state).title})


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
