"""C.4 step 6: the effect of a card or ability, and the windows around it."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import INTERRUPT
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence, OfKind
from kodeks.games.starwars.timing.use import Use, discard
from kodeks.kernel.note import Note


class TakesEffect(OfKind):
    """Step 6, with the window in which it can be cancelled (SWC-TM-14) and the Reactions to it."""

    NAME = "takes effect"

    __slots__ = ("played", "interrupts", "cancelled", "draws")

    def __init__(self, card: int, seat: int, number: int, played: bool, interrupts: bool) -> None:
        super().__init__(card, seat, number)
        self.played = played  # rather than an ability used
        self.interrupts = interrupts  # by an Interrupt
        self.cancelled = False
        self.draws = False  # its player drew by it

    def fresh(self) -> Occurrence:
        other = TakesEffect(self.card, self.seat, self.number, self.played, self.interrupts)
        other.cancelled = self.cancelled
        other.draws = self.draws
        return other

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} is used", args)

    def left(self) -> int:
        return int(not self.cancelled)

    def cancel(self) -> bool:
        """Whether it was not cancelled yet."""
        before = self.cancelled
        self.cancelled = True
        return not before

    def happen(self, state: StarWars) -> None:
        use = state.cause(self, Use)
        if self.cancelled:  # only the effect is cancelled: it was played, and Reactions follow (SWC-FAQ-3.1a)
            if state.log is not None:
                state.tell("SWC-TM-19", "The effect of {card} is cancelled", {"card": use.kind(state).title})
            discard(state, use)
        else:
            use.take_effect(state)


def effect_of(state: StarWars, use: Use) -> TakesEffect:
    found = use.ability(state)
    interrupts = found is not None and found.kind == INTERRUPT
    return TakesEffect(use.card, use.seat, use.number, use.played(state), interrupts)


class Triggered(OfKind):
    """SWC-EXT-4.13: an ability is used, before its effect."""

    NAME = "triggered"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Triggered(self.card, self.seat, self.number)
