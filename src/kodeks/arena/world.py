"""A bot's guess of the whole position as text, for an engine in another process.

It is a pickle, of which only what the rules define is read: they do no I/O, whatever they are called with.
"""

from __future__ import annotations

import base64
import pickle
import zlib
from io import BytesIO
from typing import Any

from kodeks.kernel.errors import BadPosition
from kodeks.kernel.game import Game
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import State

LARGEST = 10_000_000  # bytes, unpacked
RULES = ("kodeks.kernel", "kodeks.games")


def write(sight: Sight) -> str:
    """Of a guess, so it says no more than the view does."""
    return base64.b64encode(zlib.compress(pickle.dumps(sight.guess(Rng(0)), 4))).decode()


def read(text: str, game: Game, seat: int) -> Sight:
    """What was written; BadPosition when it is nothing that this program could have written."""
    try:
        data = zlib.decompressobj().decompress(base64.b64decode(text, validate=True), LARGEST)
        state = Reader(data, game).load()
    except Exception:  # a broken pickle raises whatever it likes
        raise BadPosition("the world of this question was not written by this version of Kodeks") from None
    if not isinstance(state, State) or state.turn != seat:
        raise BadPosition("the world of this question is no position in which this seat is asked")
    return Sight(state.game, state, seat)


class Reader(pickle.Unpickler):
    def __init__(self, data: bytes, game: Game) -> None:
        super().__init__(BytesIO(data))
        self.places = (*RULES, type(game).__module__.partition(".")[0]) if outside(game) else RULES

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if module.startswith(self.places) and "." not in name else None
        if getattr(found, "__module__", None) != module:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a position")
        return found


def outside(game: Game) -> bool:
    """Whether it comes from another package: its own modules are its rules then."""
    return not type(game).__module__.startswith(RULES)
