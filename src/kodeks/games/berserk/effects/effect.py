"""What every effect has: its words, the cards it is about, whether it could do anything, what it does."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.amounts.amount import Amount, Number
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.effects.cards import Cards
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

ONE = Number([1])


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Shared):
    """One thing that a feature does. Its wordings stand in `RU` and `EN` of its class."""

    __slots__ = ("about", "amount", "then")
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def __init__(self, about: list[Cards] | None = None, amount: Amount = ONE) -> None:
        self.about: list[Cards] = about or []
        self.amount = amount
        self.then = 0  # only if what was said before had a result: first of such, or a further one (BRS-KW-pri-etom)

    # when the card is read

    def fault(self, kind: Kind) -> str:
        """Why it could never do what it says, or ''."""
        return ""

    def grants(self) -> list[Feature]:
        """The features that it gives."""
        return []

    def of_attack(self) -> bool:
        """Whether only an attack tells where to."""
        return False

    def uncertain(self) -> bool:
        """Whether a die decides later if it is done at all: then a choice that nobody can make does not hinder."""
        return False

    # when it is declared

    def attacks(self) -> int:
        """The type of attack that it is, or 0."""
        return 0

    def reach(self) -> int:
        """The range that is its own, or 0."""
        return 0

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        """Whether it is legal on this card: whether the rules let it happen to it (BRS-GOLD-2)."""
        return True

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        """Of a card that it does not affect: the clause that says so, or '' where none but BRS-GOLD-2 does."""
        return ""

    def rescues(self) -> bool:
        """Whether it is used when wounds of an attack are about to be received, and at no other time."""
        return False

    def asks_cells(self, state: Berserk, use: Use) -> list[int]:
        """The cells among which one is chosen at the declaration; empty when none is asked for."""
        return []

    def possible(self, state: Berserk, use: Use) -> bool:
        """Beside its cards: whether it can be done at all now."""
        return True

    # when it is executed

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        """Each place is filled. False when it has had no result, as far as that is known now.

        What it pushes is finished before the next effect; it may then say `use.success`.
        """
        raise NotImplementedError
