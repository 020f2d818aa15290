"""What every cost has: its words, its faults, what it can be paid with, and how it is paid (C.4 step 4)."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.starwars.cards.kind import ALL, FATE_EFFECT, Ability, Amount, Kind
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.choice import Choice
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.note import Note
from kodeks.kernel.part import Shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Shared):
    """One thing that is paid before the targets are chosen; its wordings stand in `PHRASES`, as those of an effect."""

    __slots__ = ()
    PHRASES: ClassVar[dict[str, dict[str, Any]]] = {}

    def fault(self, kind: Kind, ability: Ability) -> str:
        """Why it could never be paid as it seems to say, or ''."""
        return "a fate card resolves without a cost" if ability.kind == FATE_EFFECT else ""

    def with_card(self) -> bool:
        """Whether it is paid with a card in play, which `cheaper than it` can mean."""
        return False

    def sets_x(self) -> bool:
        """Whether the player decides by it how much X is."""
        return False

    def payers(self, state: StarWars, seat: int, this: int) -> list[Piece]:
        """The cards in play that it can be paid with now: one's own (SWC-FAQ-2.16)."""
        return []

    def refusal(self, state: StarWars, prospect: Prospect) -> str:
        """Why it can not be paid now, or ''."""
        return ""

    def pay(self, state: StarWars, use: Use) -> None:
        """What can not be paid leaves the use unpaid (SWC-TM-15)."""
        raise NotImplementedError


def number_fault(amount: Amount) -> str:
    return "a cost is a plain number or X" if amount.base == ALL or amount.when is not None else ""


class Paying(Choice[StarWars]):
    """Who uses the ability says how a cost is paid."""

    __slots__ = ()

    def chooser(self, state: StarWars) -> int:
        return state.newest(Use).seat

    def forbids(self, state: StarWars) -> str:
        return "SWC-FAQ-2.16"

    def prompt(self, state: StarWars, seat: int) -> Note:
        use = state.newest(Use)
        args: dict[str, object] = {"seat": use.seat, "card": use.kind(state).title}
        return Note("SWC-FAQ-4.1", "{seat} pays the cost of {card}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"
