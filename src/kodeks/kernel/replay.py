"""The table of a journal: its head read, its answers played again (see journal.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import (
    BadJournal,
    BadOption,
    BadPosition,
    CutJournal,
    KodeksError,
    NewerJournal,
    OtherCards,
)
from kodeks.kernel.game import Game, game
from kodeks.kernel.journal import (
    CHANCES,
    CLOSING,
    COMMIT,
    FILE,
    LONGEST_NAME,
    OF_FILE,
    PROMISED,
    VERSION,
    plain,
    read_value,
)
from kodeks.kernel.note import LETTERS, letter
from kodeks.kernel.odds import MARK
from kodeks.kernel.option import as_number
from kodeks.kernel.state import CHANCE, OVER
from kodeks.kernel.table import Table

WORDS = ("game", "cards", "seats", "seed", "sealed", "position", "given")
NOUNS = {"seats": "seats", "given": "answers"}
MANY = 99


class Head:
    """The lines above the moves."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.words: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.players: dict[str, str] = {}
        self.commits: dict[str, str] = {}
        self.files: list[tuple[str, list[str]]] = []  # names and lines

    def take(self, number: int, line: str) -> None:
        key, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ")
        if key == "option":
            self.options[name] = read_value(value)
        elif key == "player":
            self.players[name] = value
        elif key == COMMIT and self.version >= PROMISED:
            if name in self.commits:
                raise BadJournal(f"line {number}: {name} has promised already")
            self.commits[name] = value
        elif key == FILE:
            self.files.append((rest, []))
        elif key == OF_FILE and self.files:
            self.files[-1][1].append(rest)
        elif key in WORDS:
            self.words[key] = rest
        else:
            raise BadJournal(f"line {number}: {line!r} does not belong above the moves")

    def table(self, answers: list[Answer], known: Callable[[str], Game]) -> Table:
        """With the cards that the journal carries. One that carries none may be of before: then those known here."""
        for key in ("game", "cards", "seats", "seed"):
            if key not in self.words:
                raise BadJournal(f"the journal does not say its {key}")
        carried = [CardFile(name, "".join(f"{line}\n" for line in lines)) for name, lines in self.files]
        try:
            return self.table_of(game(self.words["game"]).with_cards(carried), answers)
        except (BadOption, BadPosition, OtherCards):
            mine = known(self.words["game"])
            if carried or not mine.added:
                raise
            return self.table_of(mine, answers)

    def table_of(self, known: Game, answers: list[Answer]) -> Table:
        seats = self.number("seats", MANY)
        settled = known.settle(seats, self.options)
        made = known.for_table(settled, self.position())
        if made.cards_hash(settled) != self.words["cards"]:
            raise OtherCards(other_cards(made))
        count = self.number("given", len(answers))
        given = [answer.move(made) for answer in answers[:count]]
        table = Table(made, seats, self.words["seed"], self.options, self.position(), given=given)
        table.sealed = self.words.get("sealed", "")
        table.commits = self.promises(table.seats)
        for name, who in self.players.items():
            if len(name) != 1 or name not in LETTERS[: table.seats]:
                raise BadJournal(f"there is no seat {name!r}")
            if len(who) > LONGEST_NAME:
                raise BadJournal(f"the name of {name} is too long: {LONGEST_NAME} letters at most")
            table.players[LETTERS.index(name)] = plain(who)
        return table

    def promises(self, seats: int) -> list[str]:
        if self.version < PROMISED:
            return []
        if "sealed" not in self.words or list(self.commits) != list(LETTERS[:seats]):
            raise BadJournal("a journal of version 2 has the seal and the promise of every seat, in their order")
        return list(self.commits.values())

    def number(self, key: str, most: int) -> int:
        text = self.words.get(key, "0")
        if not 0 <= as_number(text) <= most:
            raise BadJournal(f"{text!r} is no number of {NOUNS[key]}")
        return as_number(text)

    def position(self) -> dict[str, Any] | None:
        if "position" not in self.words:
            return None
        data = read_value(self.words["position"])
        if not isinstance(data, dict):
            raise BadJournal(f"{self.words['position']!r} is no position")
        return data


def other_cards(made: Game) -> str:
    """Which cards may be meant: those that are not shipped, or all, when a release has changed some."""
    titles = [title for file in made.added for title in made.titles(file)]
    which = f"the text of one of these is another: {', '.join(titles)}" if titles else "those of this release differ"
    return f"this journal was written with other cards of {made.title}: {which}"


class Answer:
    """One answer as the journal writes it; `line` is where it stands."""

    def __init__(self, line: int, who: str, text: str) -> None:
        self.line = line
        self.who = who
        self.text = text

    def move(self, made: Game) -> int:
        try:
            return made.read(self.text)
        except KodeksError as error:
            raise BadJournal(f"line {self.line}: {error}") from error


def answers_in(lines: list[str], start: int, version: int) -> list[Answer]:
    found: list[Answer] = []
    for number, line in enumerate(lines, start=start):
        if version >= PROMISED and line.startswith(f"{MARK} "):
            continue  # what chance could have answered: the rules know it
        who, _, rest = line.partition(" ")
        if who != CHANCES and (len(who) != 1 or who not in LETTERS):
            raise BadJournal(f"line {number}: {line!r} does not begin with a seat or *")
        found += [Answer(number, who, text) for text in (rest.split(", ") if who == CHANCES else [rest])]
    return found


def replay(text: str, known: Callable[[str], Game] = game) -> Table:
    """The table of a journal; each fault of the text gets its own error. `known` finds games with added cards."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("kodeks journal "):
        raise BadJournal("this is not a journal: it does not begin with 'kodeks journal'")
    version = lines[0].removeprefix("kodeks journal ")
    if as_number(version) < 1:
        raise BadJournal(f"{version!r} is no version of a journal")
    if as_number(version) > VERSION:
        raise NewerJournal(f"this journal has version {version}, this program reads up to {VERSION}: update Kodeks")
    if "moves" not in lines:
        raise CutJournal("the journal ends before its moves: its file is cut")
    start = lines.index("moves") + 1
    closing = [i for i in range(start, len(lines)) if lines[i].startswith(CLOSING + " ")]
    if not closing or not text.endswith("\n"):
        raise CutJournal("the end of the journal is missing: its file is cut")
    head = Head(as_number(version))
    for number, line in enumerate(lines[1 : start - 1], start=2):
        head.take(number, line)
    answers = answers_in(lines[start : closing[0]], start + 1, head.version)
    table = head.table(answers, known)
    for i, answer in enumerate(answers):
        try:
            read_answer(table, i, answer)
        except KodeksError as error:
            raise BadJournal(f"line {answer.line}: {error}") from error
    if lines[closing[0]] != f"{CLOSING} {len(answers)}" or closing[0] != len(lines) - 1:
        raise BadJournal(f"the last line does not fit the {len(answers)} answers above it")
    if len(answers) < len(table.entries):
        raise CutJournal("answers of chance are missing at the end of the journal: its file is cut")
    return table


def read_answer(table: Table, at: int, answer: Answer) -> None:
    """Play the next answer, or find that chance or the earlier game has given it already."""
    there = table.entries[at] if at < len(table.entries) else None
    if answer.who == CHANCES:
        if there is None or there.seat != CHANCE or table.game.read(answer.text) != there.move:
            due = "nothing" if there is None else table.game.write(there.move)
            raise BadJournal(f"chance answered {answer.text!r}, but the seed gives {due!r}")
        return
    if answer.who not in LETTERS[: table.seats]:
        raise BadJournal(f"there is no seat {answer.who!r}")
    seat = LETTERS.index(answer.who)
    if there is None:
        if table.state.turn == OVER:
            raise BadJournal("the game was over before this move")
        table.play(answer.text, seat)
    elif there.seat == CHANCE:
        raise BadJournal("an answer of chance is missing before this move")
    elif there.seat != seat:
        raise BadJournal(f"this was the answer of {letter(there.seat)}")
