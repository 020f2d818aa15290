"""Bots by name: `random`, `novice`, `greedy`, `search:400` (simulations), `search:100ms`, or your `module.Class`."""

from __future__ import annotations

import importlib
import re
import time
from collections.abc import Callable

from kodeks.bots.bot import Bot
from kodeks.kernel.errors import KodeksError

BOTS = {
    "random": "any legal move, each as likely as the others",
    "novice": "as somebody who is new to the game: the best of those moves that it notices",
    "greedy": "the move after which the judge likes the position best; greedy:50 looks at 50 guesses",
    "search": "tree search over guesses; search:400 does 400 simulations, search:100ms or search:2s thinks so long",
}
THINKS = "100ms"  # a search whose level is not said


class UnknownBot(KodeksError):
    pass


def bots() -> dict[str, str]:
    """The names of the bots, each with a line on what it does."""
    return dict(BOTS)


def bot(name: str, seed: object = 0, clock: Callable[[], float] = time.perf_counter) -> Bot:
    """The bot of this name; `clock` is the one that a search with a time looks at."""
    kind, _, level = name.partition(":")
    if "." in kind:
        return own(kind, seed)
    if kind == "random" and not level:
        from kodeks.bots.random import Random

        return Random(seed)
    if kind == "novice" and not level:
        from kodeks.bots.novice import Novice

        return Novice(seed)
    if kind == "greedy":
        from kodeks.bots.greedy import GUESSES, Greedy

        return Greedy(seed, count(name, level) if level else GUESSES)
    if kind == "search":
        from kodeks.bots.search import Search

        level = level or THINKS
        if level[-1:] == "s":
            return Search(seed, seconds=seconds(level), clock=clock)
        return Search(seed, simulations=count(name, level))
    raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}, and your own as module.Class")


def own(path: str, seed: object) -> Bot:
    """A bot of yours: the class of this name in a module that Python finds."""
    module, _, name = path.rpartition(".")
    try:
        made = getattr(importlib.import_module(module), name)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"{path!r} is no bot that can be made: {error}") from None
    if not isinstance(made, Bot):
        raise UnknownBot(f"{path!r} is no bot: its class is no kodeks.bots.Bot")
    return made


def count(name: str, level: str) -> int:
    if not level.isascii() or not level.isdigit() or not int(level):
        raise UnknownBot(f"the level of {name!r} is a number such as 400, or for a search a time such as 100ms")
    return int(level)


def seconds(text: str) -> float:
    """`100ms`, `2s` or `0.5s`."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)", text)
    if not found or not float(found[1]):
        raise UnknownBot(f"{text!r} is no time to think; times look like 100ms, 2s or 0.5s")
    return float(found[1]) / (1000 if found[2] == "ms" else 1)
