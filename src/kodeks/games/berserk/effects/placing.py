"""Cards that effects move about: relocated, swapped, placed (BRS-KW-peremeshchenie, KW-pomestit-na-kletku)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.effects.cards import SELF, UNSAID, Cards, Chosen, pieces_of
from kodeks.games.berserk.effects.cells import CellNextToIt, Cells, WithinReach
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.times import Until
from kodeks.games.berserk.field import adjacent
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk, Wall
from kodeks.games.berserk.timing.moving import exchange, relocate, tell
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadText


class Moving(Effect):
    """One card, to one cell that is chosen when the feature is declared."""

    __slots__ = ("to",)

    def __init__(self, cards: Cards, to: Cells) -> None:
        super().__init__([cards])
        if cards.itself() and isinstance(to, CellNextToIt):
            raise BadText("the text does not say next to which card")
        self.to = to

    def of_attack(self) -> bool:
        return self.to.of_attack()

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return movable(state, piece) and bool(self.to.free(state, piece, use))

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return "BRS-SYM-10" if piece.kind.rides() else "BRS-KW-peremeshchenie"

    def asks_cells(self, state: Berserk, use: Use) -> list[int]:
        found = pieces_of(state, use, self.about[0])
        if len(found) != 1 or not movable(state, found[0]):
            return []
        return self.to.free(state, found[0], use)

    def cell(self, state: Berserk, use: Use) -> int:
        """The chosen one, if it is still to be had."""
        at = use.at - 1
        cell = use.cells[at] if at < len(use.cells) else NONE
        if cell == NONE or not state.free(cell):
            return NONE
        moved = pieces_of(state, use, self.about[0])
        if self.to.of_attack() and moved and cell not in self.to.free(state, moved[0], use):
            return NONE  # the attack went elsewhere
        return cell


def movable(state: Berserk, piece: Piece) -> bool:
    """Whether it has a cell of its own to leave (BRS-SYM-10)."""
    return piece.zone == FIELD and state.independent(piece) and not piece.kind.rides()


class Relocate(Moving):
    """BRS-KW-peremeshchenie: onto an unoccupied cell."""

    __slots__ = ()
    RU: ClassVar = {
        "переместить {cards@accs@sing} на {to:cells@accs}": {},
        "переместиться на {to:cells@accs}": {"cards": SELF},
        "перемещается на {to:cells@accs}": {"cards": UNSAID},
    }
    EN: ClassVar = {
        "relocate {cards} to {to:cells}": {},
        "relocates to {to:cells}": {"cards": UNSAID},
    }

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        cell = self.cell(state, use)
        if cell == NONE or not movable(state, found[0][0]):
            return False
        relocate(state, found[0][0], cell, self.clause())
        return True

    def clause(self) -> str:
        return "BRS-KW-peremeshchenie"


class Leap(Relocate):
    """A jump as an effect: it costs no movement."""

    __slots__ = ("n",)
    RU: ClassVar = {"прыжок, дальность {n}": {}}
    EN: ClassVar = {"jump, range {n}": {}}

    def __init__(self, n: int) -> None:
        super().__init__(SELF, WithinReach(n))
        self.n = n

    def clause(self) -> str:
        return "BRS-KW-pryzhok"


class Place(Moving):
    """BRS-KW-pomestit-na-kletku: no relocation."""

    __slots__ = ()
    RU: ClassVar = {"поместить {cards@accs@sing} на {to:cells@accs}": {}}
    EN: ClassVar = {"place {cards} on {to:cells}": {}}

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        cell = self.cell(state, use)
        if cell == NONE or not movable(state, found[0][0]):
            return False
        state.stand(found[0][0], cell)
        tell(state, found[0][0], "BRS-KW-pomestit-na-kletku")
        return True


class Swap(Effect):
    """BRS-KW-pomenyat-mestami: both are relocated at once. Without one of them it is cancelled (BRS-GOLD-8)."""

    __slots__ = ("which",)
    RU: ClassVar = {"поменять местами два {which}, стоящих рядом друг с другом": {}}
    EN: ClassVar = {"swap places of two of {which@plur} standing next to each other": {}}

    def __init__(self, which: Which) -> None:
        super().__init__([Chosen(which), Chosen(which)])
        self.which = which

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        if not movable(state, piece):
            return False
        if place == 0:
            others = [other for other in self.about[1].candidates(state, use) if self.pair(state, piece, other)]
            return bool(others)
        first = pieces_of(state, use, self.about[0])
        return len(first) == 1 and self.pair(state, first[0], piece)

    def pair(self, state: Berserk, one: Piece, other: Piece) -> bool:
        return one is not other and movable(state, other) and adjacent(one.cell, other.cell)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        exchange(state, found[0][0], found[1][0], "BRS-KW-pomenyat-mestami")
        return True


class Occupy(Effect):
    """A cell on which nobody may step (BRS-KW-zanyataya-kletka)."""

    __slots__ = ("until",)
    RU: ClassVar = {"выбранная свободная клетка считается/становится занятой {until}": {}}
    EN: ClassVar = {"a chosen free cell counts as occupied {until}": {}}

    def __init__(self, until: Until) -> None:
        super().__init__()
        self.until = until

    def asks_cells(self, state: Berserk, use: Use) -> list[int]:
        return state.free_cells()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        cell = use.cells[use.at - 1]
        if not state.free(cell):
            return False
        state.walls.append(Wall(cell, self.until.moment(state, use, use.me(state))))
        state.tell("BRS-KW-zanyataya-kletka", "{cell} is occupied", {"cell": cell})
        return True
