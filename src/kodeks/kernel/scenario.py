"""Scenario files: a position, scripted chance, moves, and what must be legal, refused, seen, scored.

docs/scenarios.md describes the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadScenario, IllegalMove, KodeksError, ScenarioFailed, UnknownMove
from kodeks.kernel.from_line import Line
from kodeks.kernel.game import Game, game
from kodeks.kernel.note import LETTERS, WATCHER, Note
from kodeks.kernel.option import as_number
from kodeks.kernel.state import HELD, NOBODY, Frame, State
from kodeks.kernel.table import Dealer, Table

TOP_KEYS: dict[str, tuple[type, ...]] = {
    "title": (str,),
    "game": (str,),
    "clauses": (list,),
    "seats": (int,),
    "options": (dict,),
    "position": (dict,),
    "line": (str,),
    "chance": (list,),
    "lesson": (dict,),
    "step": (list,),
}
STEP_KEYS: dict[str, tuple[type, ...]] = {
    "note": (str,),
    # before the moves
    "turn": (int,),
    "asks": (str,),
    "legal": (list,),
    "refused": (dict,),
    # the moves
    "play": (str, list),
    "chance": (list,),
    "stop": (bool,),
    # after them
    "cites": (list,),
    "hears": (dict,),
    "then": (dict,),
    "sees": (dict,),
    "hides": (dict,),
    "scores": (list,),
    "winners": (list,),
}
IN_LINE = ("game", "seats", "options", "position")
NO_MOVE = "?"  # in place of a clause: not the notation of any move
WORDS = ("clauses", "chance", "legal", "play", "cites", "paths")
WHATEVER = "..."  # chance answers with its first answer until a player is asked


class Script(Dealer):
    """Chance as written in the scenario."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = answers
        self.used = 0

    def answer(self, table: Table) -> int:
        possible = table.state.moves()
        if not self.left():
            wanted = ", ".join(table.game.write(move) for move in possible)
            raise BadScenario(f"chance is asked and the scenario has no answer; possible: {wanted}")
        if self.left() == [WHATEVER]:
            return possible[0]
        move = table.game.read(self.answers[self.used])
        if move not in possible:
            raise BadScenario(f"chance can not answer {self.answers[self.used]!r} now")
        self.used += 1
        return move

    def left(self) -> list[str]:
        return self.answers[self.used :]

    def mark(self) -> int:
        return self.used

    def rewind(self, mark: int) -> None:
        self.used = mark


class Hold(Frame[Any]):
    """In the place of the lowest frame: the game stops where its course would go on."""

    __slots__ = ("course",)

    def __init__(self, course: Frame[Any]) -> None:
        self.course = course

    def run(self, state: State) -> None:
        state.turn = HELD


class Scenario:
    """A scenario as it was read; `known` finds the games, with the cards that it may use."""

    def __init__(self, name: str, data: dict[str, Any], known: Callable[[str], Game] = game) -> None:
        self.name = name
        check_keys(name, data, TOP_KEYS)
        for number, step in enumerate(data.get("step", []), start=1):
            check_keys(f"{name}, step {number}", step, STEP_KEYS)
        if not ("game" in data or "line" in data) or not data.get("step"):
            raise BadScenario(f"{name}: a scenario names its game and has at least one [[step]]")
        if "line" in data and any(key in data for key in IN_LINE):
            raise BadScenario(f"{name}: the line says all of {', '.join(IN_LINE)}: leave them out")
        line = Line(data["line"], known) if "line" in data else None
        self.title: str = data.get("title", name)
        self.game: Game = line.game if line else known(data["game"])
        self.clauses: list[str] = data.get("clauses", [])
        self.seats: int = line.seats if line else data.get("seats", 2)
        self.options: dict[str, Any] = line.options if line else data.get("options", {})
        self.position: dict[str, Any] | None = line.position if line else data.get("position")
        self.given: list[int] = line.given if line else []  # answers before the first step
        self.chance: list[str] = data.get("chance", [])
        self.lesson: dict[str, Any] = data.get("lesson", {})  # words for a learner: kodeks.lessons reads them
        self.steps: list[dict[str, Any]] = data["step"]
        self._check_clauses()

    def _check_clauses(self) -> None:
        """Every clause that is named is one of the rulebook."""
        for number, step in enumerate([{"cites": self.clauses}, *self.steps]):
            where = f"{self.name}, step {number}" if number else self.name
            named = [*step.get("cites", []), *([step["asks"]] if "asks" in step else [])]
            for clause in [*named, *(text.split(" (")[0] for text in step.get("refused", {}).values())]:
                if clause != NO_MOVE and clause not in self.game.rulebook.by_id:
                    raise BadScenario(f"{where}: no clause of {self.game.title} is called {clause!r}")

    def table(self) -> Table:
        return Table(
            self.game, self.seats, "scenario", self.options, self.position, Script(list(self.chance)), self.given
        )

    def run(self, watch: Callable[[int, Table], None] | None = None) -> Table:
        """Plays it through; ScenarioFailed says which step expects what else. `watch` sees the table before each."""
        where = f"{self.name}, at its beginning"
        said = 0
        try:
            table = self.table()
            for number, step in enumerate(self.steps, start=1):
                where = f"{self.name}, step {number}"
                self._go_on(table, step)
                if watch is not None:
                    watch(number, table)
                self._before(table, step)
                self._play(table, step)
                notes = told(table)
                self._after(table, step, notes[said:])
                said = len(notes)
        except (ScenarioFailed, IllegalMove) as failure:
            raise ScenarioFailed(f"{where}: {failure}") from None
        except KodeksError as error:
            raise BadScenario(f"{where}: {error}") from error
        return table

    def _before(self, table: Table, step: dict[str, Any]) -> None:
        if "turn" in step:
            same("turn", spelled(table.turn), step["turn"])
        if "asks" in step:
            same("the clause of the question", table.view(None)["prompt"]["clause"], step["asks"])
        if "legal" in step:
            same("legal moves", sorted(table.moves()), sorted(step["legal"]))
        for text, clause in step.get("refused", {}).items():
            check_refused(table, text, clause)

    def _go_on(self, table: Table, step: dict[str, Any]) -> None:
        """What the step before has stopped runs on to the next question, with the chance of this step."""
        script, state = table.dealer, table.state
        assert isinstance(script, Script)
        script.answers += step.get("chance", [])
        if isinstance(state.frames[0], Hold):
            state.frames[0] = state.frames[0].course
        if state.turn == HELD:
            state.turn = NOBODY
            state.begin()
            table.deal()

    def _play(self, table: Table, step: dict[str, Any]) -> None:
        script = table.dealer
        assert isinstance(script, Script)
        plays = step.get("play", [])
        texts = [plays] if isinstance(plays, str) else plays
        for i, text in enumerate(texts, start=1):
            if i == len(texts) and step.get("stop"):
                table.state.frames[0] = Hold(table.state.frames[0])
            table.play(*seat_and_move(text))
        if script.left() == [WHATEVER]:
            script.used += 1
        if script.left():
            raise ScenarioFailed(f"chance was not asked for {script.left()}")

    def _after(self, table: Table, step: dict[str, Any], notes: list[Note]) -> None:
        """`notes` were told since the step before; the first step hears the set-up too."""
        cited = {note.clause for note in notes}
        for clause in step.get("cites", []):
            if clause not in cited:
                raise ScenarioFailed(f"no log line cites {clause}; cited: {', '.join(sorted(cited))}")
        for who, wanted in step.get("hears", {}).items():
            reader = seat_named(who, self.seats)
            check_heard(f"hears.{who}", [str(note) for note in notes if note.for_seat(reader)], wanted)
        subset("then", table.state.facts(), step.get("then", {}))
        for who, wanted in step.get("sees", {}).items():
            subset(f"sees.{who}", table.state.view(seat_named(who, self.seats)), wanted)
        for who, paths in step.get("hides", {}).items():
            seen = table.state.view(seat_named(who, self.seats))
            for path in paths:
                if has_path(seen, path.split(".")):
                    raise ScenarioFailed(f"hides.{who}: {path} can be seen")
        if "scores" in step:
            same("scores", table.scores(), step["scores"])
        if "winners" in step:
            same("winners", table.winners(), step["winners"])


def check_keys(where: str, data: Any, keys: dict[str, tuple[type, ...]]) -> None:
    if not isinstance(data, dict):
        raise BadScenario(f"{where}: {data!r} is no table of keys")
    unknown = set(data) - set(keys)
    if unknown:
        raise BadScenario(f"{where}: unknown keys: {', '.join(sorted(unknown))}; there are: {', '.join(keys)}")
    for key, value in data.items():
        if not isinstance(value, keys[key]) or not are_words(key, value):
            raise BadScenario(f"{where}: {key} can not be {value!r}; docs/scenarios.md shows what it can be")


def are_words(key: str, value: Any) -> bool:
    """Lists of moves, clauses and paths hold texts only, and so does what refuses a move."""
    if key == "refused":
        return all(isinstance(clause, str) for clause in value.values())
    if key == "hides":
        return all(isinstance(paths, list) and are_words("paths", paths) for paths in value.values())
    return key not in WORDS or not isinstance(value, list) or all(isinstance(item, str) for item in value)


def seat_named(who: str, seats: int) -> int:
    if who == "spectator":
        return WATCHER
    if not 0 <= as_number(who) < seats:
        raise BadScenario(f"{who!r} is nobody here: write a seat from 0 to {seats - 1}, or spectator")
    return as_number(who)


def told(table: Table) -> list[Note]:
    """All that was said so far, to whomever."""
    return table.opening + [note for entry in table.entries for note in entry.notes]


def check_heard(what: str, lines: list[str], wanted: Any) -> None:
    """Exactly these lines, or `contains`: each of these words in some line."""
    if not isinstance(wanted, dict):
        same(what, lines, wanted)
        return
    check_keys(what, wanted, {"contains": (list,)})
    for words in wanted.get("contains", []):
        if not any(words in line for line in lines):
            raise ScenarioFailed(f"{what}: no line contains {words!r}; there are: {lines}")


def seat_and_move(text: str) -> tuple[str, int | None]:
    """`B: draw` is a move of seat B, `draw` one of the seat to decide."""
    if text[1:3] == ": " and text[0] in LETTERS:
        return text[3:], LETTERS.index(text[0])
    return text, None


def check_refused(table: Table, text: str, clause: str) -> None:
    move, seat = seat_and_move(text)
    try:
        refusing = table.why_not(move, seat)
        found = [one.name() for one in refusing]
        fits = any(clause in (one.id, one.name()) for one in refusing)
    except UnknownMove:
        found, fits = [NO_MOVE], clause == NO_MOVE
    if not fits:
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
        same(path, spelled(found), wanted)


def has_path(found: Any, names: list[str]) -> bool:
    for name in names:
        if not isinstance(found, dict) or name not in found:
            return False
        found = found[name]
    return True


def spelled(value: Any) -> Any:
    """As TOML can write it: it has no null, so nobody is -1."""
    if isinstance(value, list):
        return [spelled(item) for item in value]
    return -1 if value is None else value


def load(path: Path, known: Callable[[str], Game] = game) -> Scenario:
    """A file's scenario. It knows the cards of the card files beside it."""
    try:
        beside = [CardFile(file.name, file.read_text("utf-8-sig")) for file in sorted(path.parent.glob("*.cards"))]
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return Scenario(path.stem, data, lambda name: known(name).with_cards(beside))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadScenario(f"{path.name} can not be read: {error}") from None
