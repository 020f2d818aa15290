"""A card that is being played, or an ability that is being used: what it is, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kodeks.games.starwars.cards.kind import NONE, Ability, Amount, Kind
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT
from kodeks.games.starwars.moves import PILOT, PLAY, REPILOT, REPLAY
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.kernel.state import Frame

if TYPE_CHECKING:
    from kodeks.games.starwars.effects.effect import Effect

# C.4: the steps that are still to come
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
        "answers",  # the newest occurrence below it
        "stage",
        "at",  # the cost, or the place of a target, that is next
        "cost",  # as Interrupts have lowered it
        "x",
        "picks",  # for each place of its effects: the targets
        "payer",  # the card that a cost is paid with
        "paid_cost",  # its printed cost
        "unpaid",
        "success",  # of the last effect (SWC-CORE-TERM-9)
        "host",
    )

    def __init__(self, seat: int, number: int, which: int, card: int, verb: int, answers: bool = False) -> None:
        self.seat = seat
        self.number = number
        self.which = which
        self.card = card
        self.verb = verb
        self.answers = answers
        self.stage = REDUCE
        self.at = 0
        self.cost = 0
        self.x = 0
        self.picks: list[list[int]] = []
        self.payer = NONE
        self.paid_cost = NONE
        self.unpaid = False
        self.success = True
        self.host = NONE

    def fresh(self) -> Use:
        return Use(self.seat, self.number, self.which, self.card, self.verb, self.answers)

    def copy(self) -> Use:
        other = self.fresh()
        other.stage = self.stage
        other.at = self.at
        other.cost = self.cost
        other.x = self.x
        other.picks = [pick[:] for pick in self.picks]
        other.payer = self.payer
        other.paid_cost = self.paid_cost
        other.unpaid = self.unpaid
        other.success = self.success
        other.host = self.host
        return other

    # what it is about

    def kind(self, state: StarWars) -> Kind:
        return state.kind(self.number)

    def ability(self, state: StarWars) -> Ability | None:
        return None if self.which == NONE else self.kind(state).abilities[self.which]

    def effects(self, state: StarWars) -> list[Effect]:
        found = self.ability(state)
        return [] if found is None else found.effects

    def worth(self, state: StarWars, amount: Amount) -> int:
        """What an amount of one of its effects stands for now."""
        return amount.worth(state, state.get(self.card), self.seat, self.x)

    def played(self, state: StarWars) -> bool:
        """Whether a card is played, rather than an ability used."""
        return self.verb in (PLAY, REPLAY, PILOT, REPILOT)

    def as_enhancement(self, state: StarWars) -> bool:
        return self.verb in (PILOT, REPILOT) or self.kind(state).type == ENHANCEMENT

    def take_effect(self, state: StarWars) -> None:
        """What it does, when nothing has cancelled it."""
        raise NotImplementedError

    def occurrence(self, state: StarWars) -> Occurrence | None:
        """What it answers; an Action answers nothing."""
        return state.cause(self, Occurrence) if self.answers else None

    def event_card(self, state: StarWars) -> int:
        found = self.occurrence(state)
        return NONE if found is None else found.it()


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
