"""A game: its options, its notation and how a position of it begins."""

from __future__ import annotations

import hashlib
import importlib
import json
import pkgutil
import warnings
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.decks import Decks
from kodeks.kernel.errors import BadOption, BadPosition, UnknownGame
from kodeks.kernel.note import Note
from kodeks.kernel.option import Option, settle
from kodeks.kernel.rng import Rng
from kodeks.kernel.rulebook import Rulebook
from kodeks.kernel.state import State
from kodeks.kernel.table import Table

PLACE = "kodeks.games"  # the package that holds the games, and the entry points by which others name theirs
NO_TITLES: Mapping[str, str] = {}


class Game:
    """The rules of one game, with the cards that it knows: a value that never changes.

    A game overrides what stands under its own heading.

    >>> import kodeks
    >>> arcanon = kodeks.game("arcanon")
    >>> arcanon
    <Game arcanon: Arcanon, 2 to 6 seats, 27 options, 269 clauses>
    >>> arcanon.table(seats=3, seed=7).turn
    0
    """

    def __init__(self, name: str, title: str, low: int, high: int, folder: str, options: list[Option]) -> None:
        self.name = name
        self.title = title
        self.low = low
        self.high = high
        self.folder = folder  # where rulebook.toml stands
        self.options = options
        self.added: tuple[CardFile, ...] = ()  # cards that are not shipped; a game that takes some sets them

    # what a game adds

    def start(self, seats: int, options: dict[str, Any]) -> State:
        """The first position, before its first question."""
        raise NotImplementedError

    def position(self, data: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
        """A position built by hand; BadPosition says what is wrong with it."""
        raise BadPosition(f"positions of {self.title} can not be built by hand")

    def write(self, move: int) -> str:
        """The notation of a move or of an answer of chance."""
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The move with this notation; UnknownMove when there is none."""
        raise NotImplementedError

    def label(self, move: int) -> Note:
        """The move in words, for a button; its clause is the rule it is played by."""
        raise NotImplementedError

    def words(self, seat: int) -> list[str]:
        """What this seat may say at any time, asked or not, as moves are written: that it gives up, or wants a draw."""
        return []

    def speaker(self, move: int) -> int | None:
        """Whose word it is; None of an answer to a question."""
        return None

    def space(self) -> list[int]:
        """Every well-formed move of the players; in a game with very many, moves of every form."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What this seat (or `WATCHER`) may know, built from its knowledge."""
        raise NotImplementedError

    def facts(self, state: State) -> dict[str, Any]:
        """The whole position in words of the rulebook, for judges and scenarios."""
        return state.dump()

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        """A random state that this seat can not tell from this one; depends on its view alone."""
        raise NotImplementedError

    def judge(self, state: State, seat: int) -> float:
        """How good the position is for this seat, from 0 to 1."""
        raise NotImplementedError

    def bluffs(self, state: State) -> bool:
        """Whether a predictable answer to this question would give something away."""
        return False

    def follows(self, state: State) -> bool:
        """Whether a question to the seat that has just answered is part of the same decision: a target, a payment."""
        return True

    def horizon(self, state: State) -> int:
        """Which stretch of the game this is, a turn or a squad: a search looks to its end, where positions compare."""
        return 0

    def entrusts(self, state: State) -> str:
        """The name of what a person may leave to a bot as a whole, a squad to build; '' where there is none now."""
        return ""

    def windows(self) -> tuple[str, ...]:
        """All kinds of windows that its frames name (`Frame.window`)."""
        return ()

    def stretches(self) -> tuple[str, ...]:
        """For how long a person may want to pass in windows, by name: "turn", until the Stack is empty."""
        return ()

    def stretch(self, state: State, name: str) -> int:
        """The number of the present stretch of this name, which changes when it is over; -1 outside of one."""
        return -1

    def contests(self) -> dict[str, Any]:
        """What its judge can be learned from (kodeks.arena.fit)."""
        return {}

    def decks(self) -> Decks | None:
        """The decks that people may bring along, in a game that is played with some."""
        return None

    def cards(self, options: dict[str, Any]) -> Any:
        """The card data that a game with these options is played with."""
        return None

    def included(self, options: dict[str, Any], seat: int) -> Collection[str]:
        """The names of the cards that this seat plays with, in a game with decks."""
        return ()

    def handled(self, state: State, seat: int) -> tuple[Collection[str], Collection[str]]:
        """The names of the cards that this seat holds now, and of those that it has just played or has in play."""
        return (), ()

    def card_names(self) -> Collection[str]:
        """Of all cards that it knows, as views and notes have them."""
        return ()

    def sheets(self, words: str) -> list[dict[str, Any]]:
        """Cards by words of their titles: facts, errata and rules, for people to read."""
        return []

    def titles(self, file: CardFile) -> list[str]:
        """The cards of a file; BadText says which line is wrong."""
        raise BadOption(f"{self.title} has no cards of one's own")

    def titles_in(self, code: str) -> Mapping[str, str]:
        """What cards are called in a language, by the name that notation has for them, where that is another."""
        return NO_TITLES

    def read_texts(self, text: str, tell: Callable[[int, int], None]) -> dict[str, Any]:
        """How much of a file of cards with printed texts is understood; `tell` hears how many are read, of how many.

        `total` cards, of these `whole`, `partly` and `none`; `inert` of the whole ones hold words without a rule;
        `unknown` phrases with `count` and `nearest`, the commonest first; `cards` with each of their `sentences`.
        """
        raise BadOption(f"{self.title} has no card texts to read")

    def understand(self, text: str, code: str) -> list[dict[str, Any]]:
        """What each card of a file says, in a language; BadText where it is no card at all.

        Of a card its `name`, whether it is `understood` whole, partly or none, and its `sentences`: the `text` and what
        it `means`, the `rules` that explain its words, and whether it is `inert`; or the `problem` at a `column`, the
        part that is `unknown` and the `nearest` known wordings.
        """
        raise BadOption(f"{self.title} has no card texts to read")

    def with_cards(self, files: Iterable[CardFile]) -> Game:
        """The same game, which knows these cards too; a file takes the place of one of its name."""
        for _ in files:
            raise BadOption(f"{self.title} has no cards of one's own")
        return self

    def for_table(self, options: dict[str, Any], position: dict[str, Any] | None) -> Game:
        """As one table plays it: with those added cards that it uses, and those that its position brings along."""
        return self

    # what every game has

    def settle(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values; BadOption names what the game does not have.

        >>> import kodeks
        >>> kodeks.game("archimedes").settle(2, {"reiner": "on"})["reiner"]
        True
        """
        if isinstance(seats, bool) or not self.low <= seats <= self.high:
            raise BadOption(f"{self.title} has {self.low} to {self.high} seats, not {seats}")
        return settle(self.options, given)

    def new(self, seats: int, **given: Any) -> State:
        """A state at its first question, for searches and playouts.

        >>> import kodeks
        >>> kodeks.game("archimedes").new(2, firstPlayer=1).turn == kodeks.kernel.state.CHANCE
        True
        """
        state = self.start(seats, self.settle(seats, given))
        state.begin()
        return state

    def table(self, seats: int = 2, seed: object = 0, **given: Any) -> Table:
        """A game from its beginning; options by keyword.

        >>> import kodeks
        >>> table = kodeks.game("archimedes").table(seats=3, seed=7, reiner=True)
        >>> table.seats, table.turn
        (3, 0)
        """
        return Table(self, seats, seed, given)

    @property
    def rulebook(self) -> Rulebook:
        """Its clauses, read when somebody asks.

        >>> import kodeks
        >>> kodeks.game("archimedes").rulebook["ARM-1.6"]
        Clause ARM-1.6: A game consists of five rounds.
        """
        return rulebook_in(self.folder)

    def cards_hash(self, options: dict[str, Any]) -> str:
        """Of the card data that a game with these options is played with."""
        text = json.dumps(self.cards(options), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def __repr__(self) -> str:
        seats = f"{self.low} to {self.high}" if self.low < self.high else str(self.low)
        count = len(self.rulebook.by_id)
        return f"<Game {self.name}: {self.title}, {seats} seats, {len(self.options)} options, {count} clauses>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process knows the shipped cards; the others go along as texts."""
        return game_with, (self.name, self.added)


@cache
def rulebook_in(folder: str) -> Rulebook:
    """Read once, for all games that share it."""
    return Rulebook(Path(folder) / "rulebook.toml")


_games: dict[str, Game] = {}  # those that somebody has asked for, and those of scripts


def register(game: Game) -> None:
    """Make a game of your own known by its name.

    >>> import kodeks
    >>> kodeks.register(kodeks.game("archimedes"))  # docs/adding-a-game.md writes one
    """
    _games[game.name] = game


def games() -> list[str]:
    """The names of all games: folders of kodeks.games, games of other packages, and those of scripts.

    >>> import kodeks
    >>> "archimedes" in kodeks.games()
    True
    """
    return sorted({*_shipped(), *_others(), *_games})


def game(name: str) -> Game:
    """The rules of a game; UnknownGame when there is none of that name.

    >>> import kodeks
    >>> kodeks.game("archimedes").title
    'Archimedes'
    """
    if name not in _games and name in _shipped():
        register(importlib.import_module(f"{PLACE}.{name}").GAME)
    if name not in _games and name in _others():
        register(_others()[name])
    if name not in _games:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(games())}")
    return _games[name]


def game_with(name: str, added: tuple[CardFile, ...]) -> Game:
    return game(name).with_cards(added)


@cache
def _shipped() -> list[str]:
    """Names only: a game is imported when somebody asks for it."""
    folders = importlib.import_module(PLACE).__path__
    return [found.name for found in pkgutil.iter_modules(folders) if found.ispkg]


@cache
def _others() -> dict[str, Game]:
    """The games of other installed packages. One that is broken is told and left out: the others are played."""
    from importlib.metadata import entry_points  # slow, and few need it

    found: dict[str, Game] = {}
    for point in entry_points(group=PLACE):
        try:
            if point.name in _shipped() or point.name in found:
                raise ImportError("another game has this name")
            made = point.load()
            if not isinstance(made, Game) or made.name != point.name:
                raise ImportError(f"{point.value} is no game of this name")
            found[point.name] = made
        except Exception as error:
            warnings.warn(f"the game {point.name} ({point.value}) is left out: {error}", RuntimeWarning, stacklevel=1)
    return found
