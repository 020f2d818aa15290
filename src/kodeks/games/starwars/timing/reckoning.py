"""C.4 steps 2 and 3: what a card costs, and Interrupts that change it."""

from __future__ import annotations

from kodeks.games.starwars.moves import PASS
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.occurrence import Occurrence, occur
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.note import Note


class Reckoning(Occurrence):
    """C.4 step 3: Interrupts that change the cost (SWC-D-20)."""

    NAME = "reckoning"

    __slots__ = ("seat", "number", "cost")

    def __init__(self, seat: int, number: int, cost: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number  # the kind of the card that is played
        self.cost = cost

    def fresh(self) -> Occurrence:
        return Reckoning(self.seat, self.number, self.cost)

    def what(self) -> int:
        return self.number

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may lower the cost of {card}", args)

    def left(self) -> int:
        return self.cost

    def lower(self, state: StarWars, by: int, floor: int) -> None:
        """By so much, but not below the floor."""
        use = state.cause(self, Use)
        use.cost = self.cost = max(floor, use.cost - by)

    def refusal(self, state: StarWars, move: int) -> str:
        if move == PASS and self.too_dear(state):
            return "SWC-CORE-RES-2"
        return Occurrence.refusal(self, state, move)

    def moves(self, state: StarWars) -> list[int]:
        found = Occurrence.moves(self, state)
        return found[1:] if len(found) > 1 and self.too_dear(state) else found

    def too_dear(self, state: StarWars) -> bool:
        """Whether the card can not be paid without another reduction."""
        use = state.cause(self, Use)
        if self.priority().holder != use.seat:
            return False
        return means.refusal(state, use.seat, use.kind(state), use.cost) != ""


def reckon(state: StarWars, use: Use) -> None:
    occur(state, Reckoning(use.seat, use.number, use.cost))
