"""Kodeks: card games by their rulebooks. `import kodeks` is all that a bot writer needs."""

from __future__ import annotations

import kodeks._overlay  # first of all: it says whether kernel, games and bots come compiled
import kodeks.games  # noqa: F401 (first: else a loaded game would put the folder in the place of games())
from kodeks.kernel import errors
from kodeks.kernel.errors import IllegalMove, KodeksError
from kodeks.kernel.game import game, games, register
from kodeks.kernel.journal import replay
from kodeks.kernel.native import compiled
from kodeks.kernel.rng import Rng
from kodeks.kernel.rulebook import Clause
from kodeks.kernel.table import Table

__version__ = "0.1.0"
__all__ = [
    "Clause",
    "IllegalMove",
    "KodeksError",
    "Rng",
    "Table",
    "compiled",
    "errors",
    "game",
    "games",
    "register",
    "replay",
]
