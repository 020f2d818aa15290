"""One step of a lesson: a scenario in which the learner has a seat and finds its moves."""

from __future__ import annotations

from typing import Any

from kodeks.kernel.errors import BadJournal, BadScenario, UnknownMove
from kodeks.kernel.rulebook import LANGUAGES, Clause
from kodeks.kernel.scenario import WHATEVER, Scenario, check_keys
from kodeks.kernel.table import Table
from kodeks.lessons.moves import Moves, played
from kodeks.lessons.verdict import Verdict
from kodeks.lessons.words import Words

KEYS: dict[str, tuple[type, ...]] = {
    "seat": (int,),
    "begins": (int,),
    "accepts": (list,),
    "clauses": (list,),
    **dict.fromkeys(LANGUAGES, (dict,)),
}


class Step:
    def __init__(self, scenario: Scenario) -> None:
        data = scenario.lesson
        check_keys(f"{scenario.name}, lesson", data, KEYS)
        self.scenario = scenario
        self.name = scenario.name
        self.seat: int = data.get("seat", 0)
        self.clauses: list[Clause] = named(scenario, data.get("clauses", []))
        self._words = Words(scenario.name, data)
        self._moves = Moves(scenario)
        self._accepts = in_turn(scenario.name, data.get("accepts", []))
        begins = data.get("begins", 1)
        if not 0 <= self.seat < scenario.seats or not 1 <= begins <= len(scenario.steps):
            raise BadScenario(f"{scenario.name}, lesson: seat is one of the seats, begins one of the [[step]]s")
        self._before = self._moves.begins[begins - 1]  # moves that are made before the learner sits down

    # what it says

    def title(self, language: str = "en") -> str:
        return self._words.of("title", language)

    def text(self, language: str = "en") -> str:
        return self._words.of("text", language)

    def task(self, language: str = "en") -> str:
        return self._words.of("task", language)

    def praise(self, language: str = "en") -> str:
        return self._words.of("praise", language)

    def hint(self, language: str = "en") -> str:
        return self._words.of("hint", language)

    # playing it

    def table(self) -> Table:
        """A fresh table at the learner's first question."""
        table = self.scenario.table()
        self._go_on(table)
        return table

    def resume(self, moves: list[str]) -> Table:
        """The table after these moves of the learner; BadJournal when they are not moves of this step."""
        table = self.table()
        for move in moves:
            if self.done(table) or self.answer(table, move).kind not in ("done", "go on"):
                raise BadJournal(f"{self.name}: the lesson does not play {move!r} here")
        return table

    def answer(self, table: Table, move: str) -> Verdict:
        """Plays the learner's move if the step accepts it, and then the others' until the learner is asked again."""
        if self.done(table):
            return Verdict("done")
        try:
            number = table.game.read(move)
        except UnknownMove as error:
            return Verdict("unknown", reason=str(error))
        clauses = table.why_not(number, self.seat)
        if clauses:
            return Verdict("refused", clauses)
        if number not in [table.game.read(text) for text in self.accepted(table)]:
            return Verdict("hint")
        self._moves.play(table, played(table), number)
        self._go_on(table)
        return Verdict("done" if self.done(table) else "go on")

    def done(self, table: Table) -> bool:
        return played(table) >= len(self._moves.row)

    def solution(self, table: Table) -> str:
        """A move that leads on, to show to a learner who is stuck; '' at the end."""
        if self.done(table):
            return ""
        model = self._moves.text(played(table))
        return model if model in table.moves() else self.accepted(table)[0]  # the learner has gone another way

    def accepted(self, table: Table) -> list[str]:
        """What the learner may play now; nothing at the end."""
        if self.done(table):
            return []
        seats = [entry.seat for entry in table.entries if entry.seat >= 0]
        turn = seats[self._before :].count(self.seat)
        if turn >= len(self._accepts):
            return [self._moves.text(played(table))]
        return table.moves() if self._accepts[turn] == [WHATEVER] else self._accepts[turn]

    def _go_on(self, table: Table) -> None:
        """The scripted moves, until the learner is asked or the step is over."""
        while not self.done(table) and (played(table) < self._before or table.turn != self.seat):
            at = played(table)
            self._moves.play(table, at, self._moves.text(at))


def named(scenario: Scenario, ids: list[Any]) -> list[Clause]:
    known = scenario.game.rulebook.by_id
    unknown = [str(clause) for clause in ids if clause not in known]
    if unknown or not ids:
        wrong = ", ".join(unknown) or "none"
        raise BadScenario(f"{scenario.name}, lesson: clauses names rules of the game, not {wrong}")
    return [known[clause] for clause in ids]


def in_turn(where: str, given: list[Any]) -> list[list[str]]:
    """For each of the learner's moves what is accepted; a plain list is about the first."""
    each = [given] if given and all(isinstance(item, str) for item in given) else given
    if not all(isinstance(moves, list) and moves and all(isinstance(move, str) for move in moves) for moves in each):
        raise BadScenario(f"{where}, lesson: accepts is a list of moves, or of such lists for one turn after another")
    return each
