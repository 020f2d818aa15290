"""Bots in any language: a program that reads questions from its standard input and writes answers, a line each.

A question is JSON: `game`, `seat`, `seats`, `view` (all that the seat may know) and `moves` (those that are legal). The
answer is one of the moves. The program is started for each game and ends with its input. docs/arena.md has examples.
For Kodeks' own bots (engine.py) it holds the `seed` of their chances and the `world`, a guess of the position.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import time
from collections.abc import Callable

from kodeks.arena import world
from kodeks.bots import Bot, UnknownBot, bot
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.sight import Sight

PREFIX = "program:"
LONGEST = 10_000  # characters of an answer
PATIENCE = 2.0  # seconds for its end


def player(name: str, seed: object = 0, clock: Callable[[], float] = time.perf_counter) -> Bot:
    """A bot by its name, or a program by its command: `program:node my_bot.js`."""
    return Program(name.removeprefix(PREFIX), seed) if name.startswith(PREFIX) else bot(name, seed, clock)


class Program(Bot):
    def __init__(self, command: str, seed: object = 0) -> None:
        super().__init__(seed)
        self.command = shlex.split(command)
        if not self.command:
            raise UnknownBot(f"{PREFIX} is followed by a command, such as {PREFIX}python my_bot.py")
        self.process: subprocess.Popen[str] | None = None

    def choose(self, sight: Sight) -> int:
        moves = {sight.game.write(move): move for move in sight.moves()}
        asked = {
            "game": sight.game.name,
            "seat": sight.seat,
            "seats": sight.seats(),
            "view": sight.view(),
            "moves": [*moves],
            "seed": str(self.seed),
            "world": world.write(sight),
        }
        answer = self.ask(json.dumps(asked, ensure_ascii=False))
        if answer not in moves:
            raise UnknownMove(f"{answer[:100]!r} is none of the {len(moves)} moves")
        return moves[answer]

    def ask(self, line: str) -> str:
        if self.process is None:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        answer = self.process.stdout.readline(LONGEST)
        if not answer:
            raise EOFError(f"the program ended with exit code {self.process.wait(PATIENCE)}")
        return answer.strip()

    def leave(self) -> None:
        """Its input ends, and so should it."""
        process, self.process = self.process, None
        if process is None:
            return
        try:
            process.communicate(timeout=PATIENCE)
        except (subprocess.TimeoutExpired, OSError, ValueError):
            process.kill()
            process.wait()
