"""Kodeks: card games by their rulebooks. `import kodeks` is all that a bot writer needs."""

from __future__ import annotations

import warnings

import kodeks._overlay  # first of all: it says whether kernel, games and bots come compiled
import kodeks.games  # noqa: F401 (first: else a loaded game would put the folder in the place of games())
from kodeks.kernel import errors
from kodeks.kernel.errors import IllegalMove, KodeksError
from kodeks.kernel.form import compiled
from kodeks.kernel.game import Game, games, register
from kodeks.kernel.rng import Rng
from kodeks.kernel.rulebook import Clause
from kodeks.kernel.table import Table
from kodeks.notebook import look, reel, show_tables
from kodeks.own_cards import found, from_line, replay

__version__ = "0.1.0"
__all__ = [
    "Clause",
    "IllegalMove",
    "KodeksError",
    "Rng",
    "Table",
    "compiled",
    "errors",
    "from_line",
    "game",
    "games",
    "look",
    "reel",
    "register",
    "replay",
]
show_tables()


def game(name: str) -> Game:
    """The game of this name. It knows the cards that were added on this machine, as the command line does.

    >>> import kodeks
    >>> kodeks.game("archimedes").table(seed=2).moves()[:2]
    ['draw', '+9=11']
    """
    made, faults = found(name)
    for path, error in faults:
        warnings.warn(f"the cards of {path} are left out: {error}", stacklevel=2)
    return made
