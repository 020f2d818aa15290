"""A game as text: what it is played with and every answer, so that replaying gives the same state.

kodeks journal 1
game archimedes
cards 4be9aa31f1d6
seats 2
seed 7
option reiner on
player A Ewa
moves
* first B, card 7, card 3
B +5=8
end 4
"""

from __future__ import annotations

import json
from typing import Any

from kodeks.kernel.errors import BadJournal, CutJournal, KodeksError, NewerJournal, OtherCards
from kodeks.kernel.game import LETTERS, game, letter
from kodeks.kernel.option import as_number
from kodeks.kernel.state import CHANCE, OVER
from kodeks.kernel.table import Table, one_line

VERSION = 1
CLOSING = "end"


def write(table: Table) -> str:
    if not table.from_start:
        raise BadJournal("a game that began at a position built by hand has no journal")
    lines = [
        f"kodeks journal {VERSION}",
        f"game {table.game.name}",
        f"cards {table.game.cards_hash(table.settled)}",
        f"seats {table.seats}",
        f"seed {table.seed}",
    ]
    lines += [f"option {name} {write_value(value)}" for name, value in sorted(table.options.items())]
    lines += [f"player {letter(seat)} {one_line(who)}" for seat, who in enumerate(table.players) if who]
    lines.append("moves")
    chance: list[str] = []
    for entry in table.entries:
        text = table.game.write(entry.move)
        if entry.seat == CHANCE:
            chance.append(text)
            continue
        if chance:
            lines.append("* " + ", ".join(chance))
            chance = []
        lines.append(f"{letter(entry.seat)} {text}")
    if chance:
        lines.append("* " + ", ".join(chance))
    lines.append(f"{CLOSING} {len(table.entries)}")
    return "\n".join(lines) + "\n"


def write_value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


class Head:
    """The lines above the moves."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.players: dict[str, str] = {}

    def take(self, number: int, line: str) -> None:
        key, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ")
        if key == "option":
            self.options[name] = read_value(value)
        elif key == "player":
            self.players[name] = value
        elif key in ("game", "cards", "seats", "seed"):
            self.words[key] = rest
        else:
            raise BadJournal(f"line {number}: {line!r} does not belong above the moves")

    def table(self) -> Table:
        for key in ("game", "cards", "seats", "seed"):
            if key not in self.words:
                raise BadJournal(f"the journal does not say its {key}")
        seats = as_number(self.words["seats"])
        if seats < 0:
            raise BadJournal(f"{self.words['seats']!r} is no number of seats")
        made = game(self.words["game"])
        table = Table(made, seats, self.words["seed"], self.options)
        if made.cards_hash(table.settled) != self.words["cards"]:
            raise OtherCards(f"this journal was written with other cards of {made.title}: load those cards first")
        for name, who in self.players.items():
            if len(name) != 1 or name not in LETTERS[: table.seats]:
                raise BadJournal(f"there is no seat {name!r}")
            table.players[LETTERS.index(name)] = who
        return table


def read_value(text: str) -> Any:
    if text[:1] in ("{", "["):
        try:
            return json.loads(text)
        except ValueError as error:
            raise BadJournal(f"{text!r} is not data: {error}") from None
    return text


def replay(text: str) -> Table:
    """The table of a journal; each fault of the text gets its own error."""
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
    head = Head()
    for number, line in enumerate(lines[1 : start - 1], start=2):
        head.take(number, line)
    table = head.table()
    done = 0
    for number, line in enumerate(lines[start : closing[0]], start=start + 1):
        try:
            done += read_line(table, line, done)
        except KodeksError as error:
            raise BadJournal(f"line {number}: {error}") from error
    if lines[closing[0]] != f"{CLOSING} {done}" or closing[0] != len(lines) - 1:
        raise BadJournal(f"the last line does not fit the {done} answers above it")
    if done < len(table.entries):
        raise CutJournal("answers of chance are missing at the end of the journal: its file is cut")
    return table


def read_line(table: Table, line: str, done: int) -> int:
    """Play one line; how many answers it held. `done` answers were read before it."""
    who, _, rest = line.partition(" ")
    if who == "*":
        for i, text in enumerate(rest.split(", "), start=done):
            given = table.entries[i] if i < len(table.entries) else None
            if given is None or given.seat != CHANCE or table.game.read(text) != given.move:
                due = "nothing" if given is None else table.game.write(given.move)
                raise BadJournal(f"chance answered {text!r}, but the seed gives {due!r}")
        return len(rest.split(", "))
    if len(who) != 1 or who not in LETTERS[: table.seats]:
        raise BadJournal(f"{line!r} does not begin with a seat or *")
    if done < len(table.entries):
        raise BadJournal("an answer of chance is missing before this move")
    if table.state.turn == OVER:
        raise BadJournal("the game was over before this move")
    table.play(rest, LETTERS.index(who))
    return 1
