"""The moves of a scenario in one row, and the chance that comes with them."""

from __future__ import annotations

from kodeks.kernel.scenario import WHATEVER, Scenario, Script, seat_and_move
from kodeks.kernel.table import Table


class Moves:
    def __init__(self, scenario: Scenario) -> None:
        self.row: list[str] = []
        self.begins: list[int] = []  # with which move each [[step]] begins
        self._chance: dict[int, list[str]] = {}
        for step in scenario.steps:
            self.begins.append(len(self.row))
            self._chance[len(self.row)] = step.get("chance", [])
            plays = step.get("play", [])
            self.row += [plays] if isinstance(plays, str) else plays

    def text(self, at: int) -> str:
        """The notation, without the letter of its seat."""
        return seat_and_move(self.row[at])[0]

    def play(self, table: Table, at: int, move: int | str) -> None:
        """The move in place `at`, with the chance that the scenario has there."""
        script = table.dealer
        assert isinstance(script, Script)
        if at in self._chance:
            if script.left() == [WHATEVER]:  # of the [[step]] before
                script.used += 1
            script.answers += self._chance[at]
        table.play(move)


def played(table: Table) -> int:
    """How many moves the players have made."""
    return sum(entry.seat >= 0 for entry in table.entries)
