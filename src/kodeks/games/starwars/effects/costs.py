"""Costs that are paid with cards of the hand, resources, the dial or the reserve."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Amount, Kind
from kodeks.games.starwars.cards.words import EVENT
from kodeks.games.starwars.effects.cost import Cost, Paying, number_fault
from kodeks.games.starwars.modifiers import ReserveChange
from kodeks.games.starwars.moves import DONE, TAKE, by_kind, kind_of
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import checks, means
from kodeks.games.starwars.timing.hands import discard_from_hand
from kodeks.games.starwars.timing.payment import pay
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.reckoning import Reckoning
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use


class DiscardCost(Cost):
    """A number of cards, or X: as many as the player likes."""

    __slots__ = ("amount",)
    PHRASES: ClassVar = {
        "discard X": {"amount": Amount(0, x=True)},
        "discard {amount} from your hand": {},
    }

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or number_fault(self.amount)

    def sets_x(self) -> bool:
        return self.amount.x

    def refusal(self, state: StarWars, prospect: Prospect) -> str:
        held = len(state.hands[prospect.seat]) - (1 if prospect.kind.type == EVENT else 0)
        return "" if held >= max(1, self.amount.base) else "SWC-FAQ-4.1"

    def pay(self, state: StarWars, use: Use) -> None:
        if state.hands[use.seat]:
            state.push(DiscardToPay(self))
        else:
            use.unpaid = True


class DiscardToPay(Paying):
    """One card, and then perhaps the next."""

    __slots__ = ("cost",)

    def __init__(self, cost: DiscardCost) -> None:
        self.cost = cost

    def obvious(self, state: StarWars) -> bool:
        return False

    def offers(self, state: StarWars) -> list[int]:
        hand = state.hands[state.newest(Use).seat]
        kinds = [by_kind(TAKE, number) for number in dict.fromkeys(hand)]
        return [DONE, *kinds] if self.cost.sets_x() else kinds

    def refusal(self, state: StarWars, move: int) -> str:
        if move == DONE and self.cost.sets_x():
            return too_few(state, state.newest(Use))
        return super().refusal(state, move)

    def chosen(self, state: StarWars, move: int) -> None:
        use = state.newest(Use)
        if move == DONE:
            chosen(state, "SWC-FAQ-4.1", use.seat, None)
            return
        use.x += 1
        discard_from_hand(state, use.seat, kind_of(move))
        if state.hands[use.seat] and (self.cost.sets_x() or use.x < self.cost.amount.base):
            state.push(DiscardToPay(self.cost))


def too_few(state: StarWars, use: Use) -> str:
    """SWC-D-20: at least one card, and so many that the card can be paid, perhaps after another reduction."""
    if not use.x:
        return "SWC-CORE-RES-2"
    reckoning = use.occurrence(state)
    if not isinstance(reckoning, Reckoning):
        return ""
    played = state.cause(reckoning, Use)
    cost = played.cost
    for effect in use.effects(state):
        cost = effect.lowered(cost)
    cost = max(cost, played.cost - use.x)
    kind, others = played.kind(state), len(state.hands[use.seat])
    return means.play_refusal(state, use.seat, kind, cost, others, reckoning.used)


class SpendCost(Cost):
    """SWC-CORE-RES-8: resources for an ability need no match."""

    __slots__ = ("number",)
    PHRASES: ClassVar = {"spend {number}": {}}

    def __init__(self, number: int) -> None:
        self.number = number

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = super().fault(kind, ability)
        if not why and kind.type == EVENT:
            return "an event is paid by its cost: raise that, and leave out 'spend'"
        return why

    def refusal(self, state: StarWars, prospect: Prospect) -> str:
        return "" if means.available(state, prospect.seat, None) >= self.number else "SWC-CORE-RES-2"

    def pay(self, state: StarWars, use: Use) -> None:
        if means.available(state, use.seat, None) < self.number:
            use.unpaid = True  # another cost took what would have generated
        else:
            pay(state, use.seat, self.number, None)


class DialCost(Cost):
    """The dial goes up."""

    __slots__ = ("by",)
    PHRASES: ClassVar = {"dial {by:signed}": {}}

    def __init__(self, by: int) -> None:
        self.by = by

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = super().fault(kind, ability)
        return why or ("as a cost the dial goes up: write 'dial +1'" if self.by < 1 else "")

    def pay(self, state: StarWars, use: Use) -> None:
        state.dial += self.by
        checks.settle(state)


class ReserveCost(Cost):
    """A smaller reserve for a while (SWC-CORE-DRAW-3)."""

    __slots__ = ("number", "until")
    PHRASES: ClassVar = {"- {number} reserve until {until}": {}}

    def __init__(self, number: int, until: int) -> None:
        self.number = number
        self.until = until

    def pay(self, state: StarWars, use: Use) -> None:
        state.lasting.append(ReserveChange(use.seat, -self.number, self.until))
