"""What changes quantities of cards and players for a time (SWC-TM-36, SWC-TM-41)."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.kernel.modifiers import Lasting, Sum


class IconSum:
    """The six numbers of combat icons. What is gained is kept in mind: a card may be barred from it (SWC-EXT-Q24)."""

    __slots__ = ("each", "gained", "gains")

    def __init__(self, printed: list[int]) -> None:
        self.each = [Sum(number) for number in printed]
        self.gained = [0] * 6
        self.gains = True

    def add(self, icons: list[int], times: int = 1) -> None:
        for i in range(6):
            number = icons[i] * times
            if number < 0 or self.gains:
                self.each[i].add(number)
            if number > 0:
                self.gained[i] += number

    def bar_gains(self) -> None:
        """Of what comes and of what has come."""
        if self.gains:
            self.gains = False
            for i in range(6):
                self.each[i].add(-self.gained[i])

    def double(self) -> None:
        for made in self.each:
            made.double()

    def value(self) -> list[int]:
        return [made.value() for made in self.each]


# --- how long -----------------------------------------------------------------------------------

# the shorter first (SWC-TM-41)
END_OF_STRIKE: Final = 0
END_OF_EDGE_BATTLE: Final = 1
END_OF_ENGAGEMENT: Final = 2
END_OF_PHASE: Final = 3
END_OF_TURN: Final = 4
DURATIONS: Final = ["strike", "edge battle", "engagement", "phase", "turn"]


# --- what lasts ---------------------------------------------------------------------------------


class LastingEffect(Lasting):
    """SWC-FAQ-3.7a: it is asked what it changes, like a constant effect.

    A card that it is about is fixed when it begins (SWC-TM-42), and it ends with that card (SWC-FAQ-3.7b).
    """

    __slots__ = ()

    def icons(self, uid: int, made: IconSum) -> None:
        """Of a card in play."""

    def force(self, uid: int, made: Sum) -> None:
        """The Force icons of a card in play."""

    def reserve(self, seat: int, made: Sum) -> None:
        pass

    def struggle(self, seat: int, made: Sum) -> None:
        """What this player has in a Force struggle."""

    def price(self, seat: int, made: Sum) -> None:
        """Of a card that this player plays."""

    def frees_from_match(self, seat: int) -> bool:
        """Whether this player needs no resource match."""
        return False

    def bars(self, uid: int, defending: bool) -> int:
        """The kind of the card by which this unit can not be declared, or NONE."""
        return NONE

    def is_spent(self, seat: int) -> bool:
        """Whether it ends when this player has paid for a card."""
        return False


class GainsIcons(LastingEffect):
    __slots__ = ("change",)

    def __init__(self, card: int, change: list[int], until: int) -> None:
        super().__init__(until, card)
        self.change = change

    def icons(self, uid: int, made: IconSum) -> None:
        if self.card == uid:
            made.add(self.change)


class GainsForce(LastingEffect):
    __slots__ = ("number",)

    def __init__(self, card: int, number: int, until: int) -> None:
        super().__init__(until, card)
        self.number = number

    def force(self, uid: int, made: Sum) -> None:
        if self.card == uid:
            made.add(self.number)


class CannotBeDeclared(LastingEffect):
    """Force Stasis: only declaring is barred (SWC-D-56)."""

    __slots__ = ("by",)

    def __init__(self, card: int, until: int, by: int) -> None:
        super().__init__(until, card)
        self.by = by  # the kind of the card that says so

    def bars(self, uid: int, defending: bool) -> int:
        return self.by if self.card == uid else NONE


class CannotDefend(CannotBeDeclared):
    """Ewok Scout (SWC-D-56)."""

    __slots__ = ()

    def bars(self, uid: int, defending: bool) -> int:
        return super().bars(uid, defending) if defending else NONE


class ForPlayer(LastingEffect):
    __slots__ = ("seat",)

    def __init__(self, seat: int, until: int) -> None:
        super().__init__(until)
        self.seat = seat


class ReserveChange(ForPlayer):
    __slots__ = ("number",)

    def __init__(self, seat: int, number: int, until: int) -> None:
        super().__init__(seat, until)
        self.number = number

    def reserve(self, seat: int, made: Sum) -> None:
        if self.seat == seat:
            made.add(self.number)


class StruggleBonus(ForPlayer):
    __slots__ = ("number",)

    def __init__(self, seat: int, number: int, until: int) -> None:
        super().__init__(seat, until)
        self.number = number

    def struggle(self, seat: int, made: Sum) -> None:
        if self.seat == seat:
            made.add(self.number)


class NoMatch(ForPlayer):
    __slots__ = ()

    def frees_from_match(self, seat: int) -> bool:
        return self.seat == seat


class NextCheaper(NoMatch):
    """Rebel Sympathizer: only the next card."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int, until: int) -> None:
        super().__init__(seat, until)
        self.number = number

    def price(self, seat: int, made: Sum) -> None:
        if self.seat == seat:
            made.add(-self.number)

    def is_spent(self, seat: int) -> bool:
        return self.seat == seat


def card_is_paid(effects: list[LastingEffect], seat: int) -> None:
    """What was about this player's next card ends."""
    if effects:
        effects[:] = [effect for effect in effects if not effect.is_spent(seat)]
