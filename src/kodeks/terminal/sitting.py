"""A table with the people and bots who sit at it, and the file that it is kept in."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kodeks.bots import bot
from kodeks.bots.search import Search
from kodeks.faces import easiest
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.kernel.note import LETTERS, WATCHER
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Table
from kodeks.languages.players import BOT, level_of
from kodeks.own_cards import game, replay
from kodeks.terminal import saves
from kodeks.windows import passed

LEVELS = ("random", "greedy", "search", "search:1s")  # that the start screen offers; others can be typed
DEFAULT_LEVEL = "search"
PERSON = "person"
ADVICE = 1.0  # seconds to think about a hint
PLANNER = "greedy"  # for many moves at once


class Setup:
    """What a new game is made of. A player is a person's name ('' is nameless) or `bot:` and its name."""

    def __init__(self, name: str = "", seats: int = 0) -> None:
        self.game: Game = game(name or easiest())
        seats = seats or max(self.game.low, min(3, self.game.high))
        self.players = [""] + [BOT + DEFAULT_LEVEL] * (seats - 1)
        self.options: dict[str, Any] = {}
        self.seed = ""

    def resize(self, seats: int) -> None:
        missing = seats - len(self.players)
        self.players = self.players[:seats] + [BOT + DEFAULT_LEVEL] * missing

    def sit(self, seat: int, who: str) -> None:
        """`person`, `person:Ewa` or the name of a bot."""
        kind, _, name = who.partition(":")
        if kind == PERSON:
            self.players[seat] = person(name)
        else:
            bot(who)  # a wrong name is refused here
            self.players[seat] = BOT + who

    def sitting(self) -> Sitting:
        table: Table = self.game.table(len(self.players), self.seed or secrets.token_hex(8), **self.options)
        table.players[:] = self.players
        return Sitting(table)


def person(name: str) -> str:
    """A name as a journal can hold it."""
    return " ".join(name.split()).removeprefix(BOT).lstrip("{[")


def seat_named(text: str, seats: int) -> int:
    if len(text) != 1 or text.upper() not in LETTERS[:seats]:
        raise BadOption(f"{text!r} is no seat; the seats are {', '.join(LETTERS[:seats])}")
    return LETTERS.index(text.upper())


class Sitting:
    def __init__(self, table: Table, path: Path | None = None) -> None:
        self.table = table
        self.path = path or saves.fresh(table.game.name)
        self.asks: dict[str, str] = {}  # when the person wants to be asked, by the kind of window
        self.held = False  # a move was taken back: its person is asked
        self._bots = {seat: bot(level_of(who)) for seat, who in enumerate(table.players) if level_of(who)}

    @classmethod
    def load(cls, path: Path) -> Sitting:
        """Go on from a journal: one that we keep ourselves in its file, any other in a new one."""
        table = replay(path.read_text(encoding="utf-8"))
        return cls(table, path if path.absolute() in saves.kept() else None)

    # who

    def is_bot(self, seat: int) -> bool:
        return bool(level_of(self.table.players[seat]))

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.table.seats) if not self.is_bot(seat)]

    def thinker(self, seat: int, stop: Callable[[], bool]) -> Callable[[], int]:
        """Finds the bot's move from what it may know; can run away from the table, which may change meanwhile."""
        chosen, state = self._bots[seat], self.table.state.copy()
        if isinstance(chosen, Search):
            chosen.stop = stop  # asked often, it also lets other threads run while compiled code thinks
        return lambda: chosen.choose(Sight(self.table.game, state, seat))

    def adviser(self, seat: int, stop: Callable[[], bool]) -> Callable[[], list[int]]:
        """What a bot would do in a person's place, from what that person may know: a move, or a whole plan."""
        game, state = self.table.game, self.table.state.copy()
        plain = bot(PLANNER) if game.entrusts(state) else Search(seconds=ADVICE, stop=stop)
        return lambda: plain.plan(Sight(game, state, seat))

    # playing

    def keep(self) -> None:
        """Write the journal, so that nothing is lost whatever happens next."""
        saves.write(self.path, self.table.journal())
        if self.table.turn is None:
            self.path = saves.finish(self.path)

    def has_news(self, seat: int, since: int) -> bool:
        """Whether the answers from number `since` told this seat something that is for its eyes only."""
        notes = [note for entry in self.table.entries[since:] for note in entry.notes]
        return any(note.for_seat(seat) and not note.for_seat(WATCHER) for note in notes)

    def passes(self) -> bool:
        """Whether the one person here need not be asked now. With several, a screen that jumps would tell of a hand."""
        alone = len(self.people) == 1 and self.table.turn in self.people
        return alone and not self.held and bool(passed(self.table, self.asks))

    # taking back

    def last_person(self) -> int | None:
        """Who of the people decided last: the one whose move can be taken back."""
        return next((entry.seat for entry in reversed(self.table.entries) if entry.seat in self.people), None)

    def take_back(self, seat: int) -> None:
        """Free, or everybody was asked."""
        if self.table.turn is None:
            self.path = saves.fresh(self.table.game.name)  # the finished game stays as it was
        self.table.undo(seat, consent=True)
        self.held = True
