"""The cells to which texts send cards."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.effects.cards import aimed_at
from kodeks.games.berserk.field import CELLS, NEIGHBOURS, NOWHERE, ahead, distance
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.places import ITSELF, Anchor
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Cells(Shared):
    """Any unoccupied cell (BRS-KW-nezanyataya-kletka)."""

    __slots__ = ()
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "любую свободную/незанятую/пустую клетку (поля боя)": {},
        "(выбранную) свободную/незанятую/пустую клетку (поля боя)": {},
        "выбранную клетку (поля боя)": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {"any free cell": {}, "a free cell": {}}

    def free(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        """Those to which this card could go now; `use` is what says so."""
        return [cell for cell in self.all(state, piece, use) if cell != NOWHERE and state.free(cell)]

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        return state.free_cells()

    def of_attack(self) -> bool:
        """Whether only an attack tells which cells they are."""
        return False


class NeighbouringCell(Cells):
    """BRS-KW-sosednyaya-kletka, of the card that is moved."""

    __slots__ = ()
    RU: ClassVar = {
        "соседнюю клетку": {},
        "(любую) свободную/незанятую соседнюю клетку": {},
        "соседнюю свободную/незанятую клетку": {},
    }
    EN: ClassVar = {"a neighbouring cell": {}}

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        return [] if piece.cell == NOWHERE else NEIGHBOURS[piece.cell]


class OneCell(NeighbouringCell):
    """`one cell in any direction`."""

    __slots__ = ("n",)
    RU: ClassVar = {"{n} клетку в любом направлении": {}}
    EN: ClassVar = {"{n} cell in any direction": {}}

    def __init__(self, n: int) -> None:
        if n != 1:
            raise BadText("the text does not say whether all cells on the way are free")
        self.n = n


class CellNextToIt(NeighbouringCell):
    """`a cell next to it`, of another card that is moved."""

    __slots__ = ()
    RU: ClassVar = {"соседнюю с ним/ней клетку": {}, "соседнюю с этим существом клетку": {}}
    EN: ClassVar = {"a cell next to it": {}}


class CellNextTo(Cells):
    """Around another card."""

    __slots__ = ("anchor",)
    RU: ClassVar = {
        "свободную/незанятую клетку рядом с/со {anchor@ablt}": {},
    }
    EN: ClassVar = {"a free cell next to {anchor}": {}}

    def __init__(self, anchor: Anchor = ITSELF) -> None:
        self.anchor = anchor

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        to = self.anchor.of(state, use.me(state))
        return [] if to is None or to.cell == NOWHERE else NEIGHBOURS[to.cell]


class CellNextToAttacked(Cells):
    """Around the attacked card (BRS-KW-atakovannaya-karta)."""

    __slots__ = ()
    RU: ClassVar = {
        "(свободную/незанятую) клетку рядом с атакованным (существом/картой)": {},
        "соседнюю с атакованным (существом/картой) клетку": {},
    }
    EN: ClassVar = {"a free cell next to the attacked card": {}}

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        target = aimed_at(use)
        cell = NOWHERE if target == NONE else state.cards[target].cell
        return [] if cell == NOWHERE else NEIGHBOURS[cell]

    def of_attack(self) -> bool:
        return True


class CellsBack(Cells):
    """BRS-KW-nazad: down the vertical, seen by the controller of the card that is moved."""

    __slots__ = ("n",)
    RU: ClassVar = {"{n} клетку назад": {}}
    EN: ClassVar = {"{n} cells back": {}}

    def __init__(self, n: int) -> None:
        self.n = n

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        return [] if piece.cell == NOWHERE else [ahead(piece.cell, -state.forward(piece.control), self.n)]


class CellsForward(Cells):
    """BRS-KW-vpered: the other way."""

    __slots__ = ("n",)
    RU: ClassVar = {"{n} клетку вперёд": {}}
    EN: ClassVar = {"{n} cells forward": {}}

    def __init__(self, n: int) -> None:
        self.n = n

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        return [] if piece.cell == NOWHERE else [ahead(piece.cell, state.forward(piece.control), self.n)]


class OfHalf(Cells):
    """An unoccupied cell of one half."""

    __slots__ = ("own",)
    RU: ClassVar = {
        "свободную/незанятую клетку половины поля (боя) противника": {"own": False},
        "свободную/незанятую клетку вашей половины поля (боя)": {"own": True},
    }
    EN: ClassVar = {"a free cell of the opponent's half": {"own": False}, "a free cell of your half": {"own": True}}

    def __init__(self, own: bool) -> None:
        self.own = own

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        return [cell for cell in state.free_cells() if (state.row(use.me(state).control, cell) > 0) == self.own]


class WithinReach(Cells):
    """At most so many cells away from the card that is moved (BRS-KW-pryzhok)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def all(self, state: Berserk, piece: Piece, use: Use) -> list[int]:
        if piece.cell == NOWHERE:
            return []
        return [cell for cell in range(CELLS) if distance(cell, piece.cell) <= self.n]
