"""Scenario files: a position, scripted chance, moves, and what must be legal, refused, seen, scored.

docs/scenarios.md describes the format.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from kodeks.kernel.errors import BadScenario, IllegalMove, KodeksError, ScenarioFailed, UnknownMove
from kodeks.kernel.game import LETTERS, Game, game
from kodeks.kernel.table import Dealer, Table

TOP_KEYS = {"title", "game", "clauses", "seats", "options", "position", "chance", "step"}
STEP_KEYS = {"note", "turn", "legal", "refused", "play", "chance", "cites", "then", "sees", "scores", "winners"}


class Script(Dealer):
    """Chance as written in the scenario."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = answers

    def answer(self, table: Table) -> int:
        if not self.answers:
            wanted = ", ".join(table.game.write(move) for move in table.state.moves())
            raise BadScenario(f"chance is asked and the scenario has no answer; possible: {wanted}")
        move = table.game.read(self.answers[0])
        if move not in table.state.moves():
            raise BadScenario(f"chance can not answer {self.answers[0]!r} now")
        self.answers.pop(0)
        return move

    def mark(self) -> int:
        return 0


class Scenario:
    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        unknown = set(data) - TOP_KEYS
        for step in data.get("step", []):
            unknown |= set(step) - STEP_KEYS
        if unknown:
            raise BadScenario(f"{name}: unknown keys: {', '.join(sorted(unknown))}")
        if "game" not in data or not data.get("step"):
            raise BadScenario(f"{name}: a scenario names its game and has at least one [[step]]")
        self.title: str = data.get("title", name)
        self.game: Game = game(data["game"])
        self.clauses: list[str] = data.get("clauses", [])
        self.seats: int = data.get("seats", 2)
        self.options: dict[str, Any] = data.get("options", {})
        self.position: dict[str, Any] | None = data.get("position")
        self.chance: list[str] = data.get("chance", [])
        self.steps: list[dict[str, Any]] = data["step"]

    def table(self) -> Table:
        state = None
        if self.position is not None:
            state = self.game.position(self.position, self.seats, self.game.settle(self.seats, self.options))
        return Table(self.game, self.seats, "scenario", self.options, state, Script(list(self.chance)))

    def run(self) -> Table:
        """Plays it through; ScenarioFailed says which step expects what else."""
        number = 0
        try:
            table = self.table()
            for number, step in enumerate(self.steps, start=1):  # noqa: B007
                self._check(table, step)
        except ScenarioFailed as failure:
            raise ScenarioFailed(f"{self.name}, step {number}: {failure}") from None
        except IllegalMove as refused:
            raise ScenarioFailed(f"{self.name}, step {number}: {refused}") from None
        except KodeksError as error:
            raise BadScenario(f"{self.name}, step {number}: {error}") from error
        return table

    def _check(self, table: Table, step: dict[str, Any]) -> None:
        if "turn" in step:
            same("turn", -1 if table.turn is None else table.turn, step["turn"])
        if "legal" in step:
            same("legal moves", sorted(table.moves()), sorted(step["legal"]))
        for text, clause in step.get("refused", {}).items():
            check_refused(table, text, clause)
        script = table.dealer
        if not isinstance(script, Script):
            raise BadScenario("a scenario's chance comes from its script")
        script.answers += step.get("chance", [])
        before = len(table.entries)
        plays = step.get("play", [])
        for text in [plays] if isinstance(plays, str) else plays:
            table.play(*seat_and_move(text))
        if script.answers:
            raise ScenarioFailed(f"chance was not asked for {script.answers}")
        notes = table.opening if before == 0 else []
        cited = {n.clause for n in notes} | {n.clause for entry in table.entries[before:] for n in entry.notes}
        for clause in step.get("cites", []):
            if clause not in cited:
                raise ScenarioFailed(f"no log line cites {clause}; cited: {', '.join(sorted(cited))}")
        subset("then", table.state.facts(), step.get("then", {}))
        for who, wanted in step.get("sees", {}).items():
            subset(f"sees.{who}", table.view(None if who == "spectator" else int(who))["table"], wanted)
        if "scores" in step:
            same("scores", table.scores(), step["scores"])
        if "winners" in step:
            same("winners", table.winners(), step["winners"])


def seat_and_move(text: str) -> tuple[str, int | None]:
    """`B: draw` is a move of seat B, `draw` one of the seat to decide."""
    if text[1:3] == ": " and text[0] in LETTERS:
        return text[3:], LETTERS.index(text[0])
    return text, None


def check_refused(table: Table, text: str, clause: str) -> None:
    move, seat = seat_and_move(text)
    try:
        found = [refusing.id for refusing in table.why_not(move, seat)]
    except UnknownMove:
        found = ["?"]
    if clause not in found:
        by = f"refused by {', '.join(found)}" if found else "legal"
        raise ScenarioFailed(f"{text!r} should be refused by {clause} but is {by}")


def same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise ScenarioFailed(f"{what} should be {wanted} but is {found}")


def subset(path: str, found: Any, wanted: Any) -> None:
    """Every key that is wanted has the wanted value; lists are compared whole."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if str(key) not in found:
                raise ScenarioFailed(f"{path} has no {key!r}; it has: {', '.join(found)}")
            subset(f"{path}.{key}", found[str(key)], value)
    else:
        same(path, found, wanted)


def load(path: Path) -> Scenario:
    try:
        return Scenario(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadScenario(f"{path.name} can not be read: {error}") from None
