"""How changes of a quantity add up, and what changes it for a time (SWC-TM-36, SWC-TM-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.kernel.part import Part

if TYPE_CHECKING:
    from kodeks.games.starwars.state import StarWars

# --- quantities in the making -------------------------------------------------------------------


class Sum:
    """A number: additions first, then doubling, never below 0 (SWC-FAQ-2.10, 2.11)."""

    __slots__ = ("total", "doubles")

    def __init__(self, printed: int) -> None:
        self.total = printed
        self.doubles = 0

    def value(self) -> int:
        return max(0, self.total) << self.doubles


class IconSum:
    """The six numbers of combat icons, each as in `Sum`.

    What is gained stands apart from what is lost: a card may be barred from gaining (SWC-EXT-Q24).
    """

    __slots__ = ("lost", "gained", "gains", "doubles")

    def __init__(self, printed: list[int]) -> None:
        self.lost = printed[:]
        self.gained = [0] * 6
        self.gains = True
        self.doubles = 0

    def add(self, icons: list[int], times: int = 1) -> None:
        for i in range(6):
            if icons[i] > 0:
                self.gained[i] += icons[i] * times
            else:
                self.lost[i] += icons[i] * times

    def value(self) -> list[int]:
        found = self.lost
        for i in range(6):
            n = found[i] + (self.gained[i] if self.gains else 0)
            found[i] = max(0, n) << self.doubles
        return found


class Price:
    """What a card costs: an absolute cost beats changes (SWC-EXT-Q19), never below 0."""

    __slots__ = ("total", "fixed")

    def __init__(self, printed: int) -> None:
        self.total = printed
        self.fixed = NONE

    def value(self) -> int:
        return max(0, self.total if self.fixed == NONE else self.fixed)


# --- how long -----------------------------------------------------------------------------------

# the shorter first (SWC-TM-41)
END_OF_STRIKE: Final = 0
END_OF_EDGE_BATTLE: Final = 1
END_OF_ENGAGEMENT: Final = 2
END_OF_PHASE: Final = 3
END_OF_TURN: Final = 4
DURATIONS: Final = ["strike", "edge battle", "engagement", "phase", "turn"]


def expire(state: StarWars, until: int) -> None:
    """SWC-TM-41: what holds until then, or for something shorter, ends."""
    if state.lasting:
        state.lasting = [effect for effect in state.lasting if effect.until > until]


def leaves_play(state: StarWars, uid: int) -> None:
    """What was about a card that has left play ends: it may come back as a new one (SWC-TM-43)."""
    if state.lasting:
        state.lasting = [effect for effect in state.lasting if not effect.is_on(uid)]


def card_is_paid(state: StarWars, seat: int) -> None:
    """What was about this player's next card ends."""
    if state.lasting:
        state.lasting = [effect for effect in state.lasting if not effect.is_spent(seat)]


# --- what lasts ---------------------------------------------------------------------------------


class Lasting(Part):
    """An effect that holds for a time (SWC-FAQ-3.7a). It is asked what it changes, like a constant effect."""

    __slots__ = ("until",)

    def __init__(self, until: int) -> None:
        self.until = until

    def icons(self, uid: int, made: IconSum) -> None:
        """Of a card in play."""

    def force(self, uid: int, made: Sum) -> None:
        """The Force icons of a card in play."""

    def reserve(self, seat: int) -> int:
        return 0

    def struggle(self, seat: int) -> int:
        """What it adds for this player in a Force struggle."""
        return 0

    def price(self, seat: int, made: Price) -> None:
        """Of a card that this player plays."""

    def frees_from_match(self, seat: int) -> bool:
        """Whether this player needs no resource match."""
        return False

    def bars(self, uid: int, defending: bool) -> int:
        """The kind of the card by which this unit can not be declared, or NONE."""
        return NONE

    def is_on(self, uid: int) -> bool:
        return False

    def is_spent(self, seat: int) -> bool:
        """Whether it ends when this player has paid for a card."""
        return False


class OnCard(Lasting):
    """SWC-TM-42: the card is fixed when the effect begins."""

    __slots__ = ("card",)

    def __init__(self, card: int, until: int) -> None:
        super().__init__(until)
        self.card = card

    def is_on(self, uid: int) -> bool:
        return self.card == uid


class GainsIcons(OnCard):
    __slots__ = ("change",)

    def __init__(self, card: int, change: list[int], until: int) -> None:
        super().__init__(card, until)
        self.change = change

    def icons(self, uid: int, made: IconSum) -> None:
        if self.card == uid:
            made.add(self.change)


class GainsForce(OnCard):
    __slots__ = ("number",)

    def __init__(self, card: int, number: int, until: int) -> None:
        super().__init__(card, until)
        self.number = number

    def force(self, uid: int, made: Sum) -> None:
        if self.card == uid:
            made.total += self.number


class CannotBeDeclared(OnCard):
    """Force Stasis: only declaring is barred (SWC-D-56)."""

    __slots__ = ("by",)

    def __init__(self, card: int, until: int, by: int) -> None:
        super().__init__(card, until)
        self.by = by  # the kind of the card that says so

    def bars(self, uid: int, defending: bool) -> int:
        return self.by if self.card == uid else NONE


class CannotDefend(CannotBeDeclared):
    """Ewok Scout (SWC-D-56)."""

    __slots__ = ()

    def bars(self, uid: int, defending: bool) -> int:
        return super().bars(uid, defending) if defending else NONE


class ForPlayer(Lasting):
    __slots__ = ("seat",)

    def __init__(self, seat: int, until: int) -> None:
        super().__init__(until)
        self.seat = seat


class ReserveChange(ForPlayer):
    __slots__ = ("number",)

    def __init__(self, seat: int, number: int, until: int) -> None:
        super().__init__(seat, until)
        self.number = number

    def reserve(self, seat: int) -> int:
        return self.number if self.seat == seat else 0


class StruggleBonus(ForPlayer):
    __slots__ = ("number",)

    def __init__(self, seat: int, number: int, until: int) -> None:
        super().__init__(seat, until)
        self.number = number

    def struggle(self, seat: int) -> int:
        return self.number if self.seat == seat else 0


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

    def price(self, seat: int, made: Price) -> None:
        if self.seat == seat:
            made.total -= self.number

    def is_spent(self, seat: int) -> bool:
        return self.seat == seat
