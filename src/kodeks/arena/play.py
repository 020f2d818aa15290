"""One game between bots, from a plain description to a plain result."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kodeks.arena.forfeit import Forfeit, Hang, at_most, scenario
from kodeks.arena.program import player
from kodeks.bots import Bot
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.game import Game
from kodeks.kernel.sight import Sight

NO_MOVE: Final = -1
NO_SEAT: Final = -1
LONGEST = 500  # characters of what an exception says


@dataclass(frozen=True)
class Pairing:
    """What one game is played with, its cards among it. It can go to any process."""

    number: int
    game: Game
    bots: tuple[str, ...]  # by seat
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    journal: bool = False
    patience: float = 0.0  # seconds for a move, after which a bot hangs; 0: for ever
    cards: bool = False  # note which cards were drawn and played


@dataclass(frozen=True)
class Result:
    number: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    decisions: int
    journal: str = ""
    forfeit: Forfeit | None = None
    kinds: dict[str, int] = field(default_factory=dict)  # moves by their first word, without numbers
    first: int = NO_SEAT  # who was asked first
    drawn: list[list[str]] = field(default_factory=list)  # cards that each seat has held, if the pairing asks for them
    used: list[list[str]] = field(default_factory=list)  # and those that it has played
    slowest: list[float] = field(default_factory=list, compare=False)  # seconds, by seat: they depend on the machine


def play(pairing: Pairing, stop: Callable[[], bool] = lambda: False) -> Result | None:
    """The game to its end, or None when `stop` said so before."""
    table = pairing.game.table(seats=len(pairing.bots), seed=pairing.seed, **pairing.options)
    # a bot's own chances differ from game to game, but not with the machine or the process; and it thinks by the
    # processor's time, so that whatever else the machine does takes nothing from it
    seeds = [f"{pairing.seed} {pairing.number} {seat}" for seat in range(len(pairing.bots))]
    players = [player(name, seed, time.process_time) for name, seed in zip(pairing.bots, seeds, strict=True)]
    table.players[:] = pairing.bots
    kinds: Counter[str] = Counter()
    slowest = [0.0] * len(players)
    forfeit: Forfeit | None = None
    first = NO_SEAT if table.turn is None else table.turn
    drawn: list[set[str]] = [set() for _ in players]
    used: list[set[str]] = [set() for _ in players]
    try:
        while table.turn is not None:
            if stop():
                return None
            seat = table.turn
            if pairing.cards:
                for at in range(len(players)):
                    held, played = table.game.handled(table.state, at)
                    drawn[at].update(held)
                    used[at].update(played)
            begun = time.perf_counter()
            forfeit, move = answer(players[seat], Sight(table.game, table.state, seat), pairing.patience)
            if forfeit is not None:
                forfeit = replace(forfeit, scenario=scenario(table))
                break
            table.play(move, seat)
            slowest[seat] = max(slowest[seat], time.perf_counter() - begun)
            kinds[kind(table.game.write(move))] += 1
    finally:
        for one in players:
            one.leave()
    winners = table.winners() if forfeit is None else [at for at in range(len(players)) if at != forfeit.seat]
    return Result(
        pairing.number,
        pairing.bots,
        table.scores(),
        winners,
        kinds.total(),
        table.journal() if pairing.journal else "",
        forfeit,
        dict(kinds),
        first,
        [sorted(names) for names in drawn] if pairing.cards else [],
        [sorted(names) for names in used] if pairing.cards else [],
        [round(seconds, 3) for seconds in slowest],
    )


def answer(player: Bot, sight: Sight, patience: float) -> tuple[Forfeit | None, int]:
    """The bot's move; or what is wrong with it: whatever a bot does is its own loss, and the league goes on."""
    try:
        with at_most(patience):
            move = player.choose(sight)
    except Hang as error:
        return Forfeit(sight.seat, "hangs", str(error)), NO_MOVE
    except UnknownMove as error:
        return Forfeit(sight.seat, "illegal", str(error)), NO_MOVE
    except Exception as error:
        return Forfeit(sight.seat, "raises", f"{type(error).__name__}: {error}"[:LONGEST]), NO_MOVE
    if move not in sight.moves():
        return Forfeit(sight.seat, "illegal", f"{move!r} is no legal move"[:LONGEST]), NO_MOVE
    return None, move


def kind(move: str) -> str:
    return re.sub(r"\d+", "", move.split()[0])
