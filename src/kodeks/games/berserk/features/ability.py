"""What a feature does when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kodeks.games.berserk.cards.words import ATTACKS, IMPACT
from kodeks.games.berserk.features.printed import marked, reduced
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.berserk.amounts.amount import Amount
    from kodeks.games.berserk.cards.kind import Kind
    from kodeks.games.berserk.effects.cards import Cards
    from kodeks.games.berserk.effects.effect import Effect

UNLIMITED: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Shared):
    """What a feature does when it is used: its type (BRS-ABL-6), its effects in their order, and its limits."""

    __slots__ = (
        "effects",
        "type",
        "range",
        "may",
        "per_turn",
        "per_battle",
        "per_target",
        "own_turn",
        "where",
        "spots",
        "id",
        "home",
        "at",
    )

    def __init__(
        self,
        effects: list[Effect],
        type: int = IMPACT,
        range: int = UNLIMITED,
        may: bool = False,
        per_turn: int = UNLIMITED,
        per_battle: int = UNLIMITED,
    ) -> None:
        self.effects = effects
        self.type = type  # without a type it is an impact (BRS-ABL-10)
        self.range = range
        self.may = may  # BRS-ABL-14
        self.per_turn = per_turn
        self.per_battle = per_battle
        self.per_target = UNLIMITED  # how often in a battle on one card
        self.own_turn = False  # whether it is used in the turn of its player only
        self.where: Amount | None = None  # what X is, where a text speaks of X
        self.spots: list[Cards] = [cards for effect in effects for cards in effect.about]  # all places to be filled
        self.id = 0  # by which uses are counted; its card gives it
        self.home: Kind | None = None
        self.at = 0

    def alternative(self) -> bool:
        """Whether its text says what is done otherwise."""
        return False

    def unclear(self, it: bool, x: bool, fight: bool, others: bool = False) -> str:
        """Why it can not be said which card or number its text means, or ''.

        Whether an event tells `it`, `x`, is in a `fight`, and whether the text has spoken of `others` before.
        """
        return ""

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.home, self.at)

    def mark(self) -> object:
        return marked(self, self.home, self.at)


def together(attacks: list[int]) -> int:
    """Several types of abilities as one mask."""
    types = 0
    for one in attacks:
        types |= one
    return types


def attacks_only(attacks: list[int]) -> int:
    """The same of attacks; BadText for spells and impacts, which have no strength."""
    types = together(attacks)
    if types & ~ATTACKS:
        raise BadText("only attacks have a strength")
    return types


def of_one_type(attacks: list[int]) -> None:
    """BadText for `strong strikes and shots`: strong may be said of the strikes alone."""
    if len(attacks) > 1:
        raise BadText("the text does not say whether the kind is told of all these attacks")
