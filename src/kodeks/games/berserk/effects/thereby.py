"""What is done only if what was said before has succeeded (BRS-KW-pri-etom)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import FIRST, FURTHER, OTHERWISE, Use
from kodeks.kernel.errors import BadText


class Thereby(Effect):
    """`..., thereby - it loses a chip and opens`: as it is said; `steps` are what is done."""

    __slots__ = ("said", "steps", "name")
    RU: ClassVar = {"при этом - {said:effect+}": {}, "при этом - воздействие {name} - {said:effect+}": {}}
    EN: ClassVar = {"thereby - {said:effect+}": {}}

    def __init__(self, said: list[Effect], name: str = "") -> None:
        if any(isinstance(effect, Thereby) for effect in said):
            raise BadText("each 'thereby' follows on the one before")
        super().__init__()
        self.said = said
        self.name = name
        self.steps: list[Effect] = [Then(effect, FURTHER if at else self.begins()) for at, effect in enumerate(said)]

    def begins(self) -> int:
        return FIRST


class Otherwise(Thereby):
    """`loses a chip, otherwise - dies`: if what was said before could not be done."""

    __slots__ = ()
    RU: ClassVar = {"иначе - {said:effect+}": {}, "в противном случае - {said:effect+}": {}}
    EN: ClassVar = {"otherwise - {said:effect+}": {}}

    def begins(self) -> int:
        return OTHERWISE


class Then(Effect):
    """One effect, under that condition."""

    __slots__ = ("inner",)

    def __init__(self, inner: Effect, then: int) -> None:
        super().__init__(inner.about, inner.amount)
        self.inner = inner
        self.then = then

    def fault(self, kind: Kind) -> str:
        return self.inner.fault(kind)

    def of_attack(self) -> bool:
        return self.inner.of_attack()

    def attacks(self) -> int:
        return self.inner.attacks()

    def reach(self) -> int:
        return self.inner.reach()

    def grants(self) -> list[Feature]:
        return self.inner.grants()

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return self.inner.affects(state, use, piece, place)

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return self.inner.spares(state, use, piece)

    def asks_cells(self, state: Berserk, use: Use) -> list[int]:
        return self.inner.asks_cells(state, use)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        return self.inner.do(state, use, found)
