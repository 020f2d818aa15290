"""One game between bots, from a plain description to a plain result."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kodeks.bots import bot
from kodeks.kernel.game import Game
from kodeks.kernel.sight import Sight


@dataclass(frozen=True)
class Pairing:
    """What one game is played with, its cards among it. It can go to any process."""

    number: int
    game: Game
    bots: tuple[str, ...]  # by seat
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    journal: bool = False


@dataclass(frozen=True)
class Result:
    number: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    decisions: int
    journal: str = ""


def play(pairing: Pairing, stop: Callable[[], bool] = lambda: False) -> Result | None:
    """The game to its end, or None when `stop` said so before."""
    table = pairing.game.table(seats=len(pairing.bots), seed=pairing.seed, **pairing.options)
    # a bot's own chances differ from game to game, but not with the machine or the process; and it thinks by the
    # processor's time, so that whatever else the machine does takes nothing from it
    seeds = [f"{pairing.seed} {pairing.number} {seat}" for seat in range(len(pairing.bots))]
    players = [bot(name, seed, time.process_time) for name, seed in zip(pairing.bots, seeds, strict=True)]
    table.players[:] = pairing.bots
    decisions = 0
    while table.turn is not None:
        if stop():
            return None
        seat = table.turn
        table.play(players[seat].choose(Sight(table.game, table.state, seat)), seat)
        decisions += 1
    journal = table.journal() if pairing.journal else ""
    return Result(pairing.number, pairing.bots, table.scores(), table.winners(), decisions, journal)
