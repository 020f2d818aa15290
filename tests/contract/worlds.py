"""Paired worlds: the true table, and one where all that a seat may not know is replaced by a guess."""

from __future__ import annotations

from collections.abc import Iterator

from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.table import Dealer, Table
from tests.contract.inferences import allowed
from tests.play import Case, table_at


class Diverged(Exception):
    """What chance answered in one world can not be answered in the other."""


class Recorder(Dealer):
    """Answers for chance and keeps the answers."""

    def __init__(self, seed: object) -> None:
        super().__init__(seed)
        self.given: list[int] = []

    def answer(self, table: Table) -> int:
        self.given.append(super().answer(table))
        return self.given[-1]


class Echo(Dealer):
    """Gives the answers that chance gave in another world."""

    def __init__(self, given: list[int]) -> None:
        super().__init__("")
        self.given = list(given)

    def answer(self, table: Table) -> int:
        if not self.given or table.state.refusal(self.given[0]):
            raise Diverged
        return self.given.pop(0)


def paired(case: Case, table: Table, seat: int, move: int, moment: int) -> Iterator[tuple[Table, Table]]:
    """The true table and its pair, which the seat must not be able to tell apart: now, and after the same move.

    Not after it, where the worlds may part: something hidden is openly shown, or an inference is allowed.
    """
    true = table_at(case, table.state, Recorder(moment))
    world = table_at(case, table.state.guess(seat, Rng(moment)), Dealer(moment))
    yield true, world
    if world.state.refusal(move) or allowed(table, move):
        return
    true.play(move)
    assert isinstance(true.dealer, Recorder)
    world.dealer = Echo(true.dealer.given)
    try:
        world.play(move)
    except Diverged:
        return
    if shown(true, seat) == shown(world, seat):
        yield true, world


def shown(table: Table, seat: int) -> list[Note]:
    """What was openly revealed, as far as this seat saw it."""
    return [note for entry in table.entries for note in entry.notes if note.reveals and note.for_seat(seat)]
