"""`kodeks engine BOT`: a bot of Kodeks as a program, for arenas that start it and ask it by lines (see program.py)."""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from typing import Any

from kodeks.kernel.errors import BadOption, KodeksError
from kodeks.languages import mark

FIELDS = {"game": str, "seat": int, "moves": list, "world": str}


class BadQuestion(KodeksError):
    """A line that an engine can not answer."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("bot", help=mark("random, greedy, search, search:400, search:100ms or your module.Class"))


def run(args: Namespace) -> int:
    from kodeks.arena.program import PREFIX
    from kodeks.bots import bot

    if "" not in sys.path:
        sys.path.append("")  # a bot of one's own lies in the folder where one stands
    if args.bot.startswith(PREFIX):
        raise BadOption(f"a {PREFIX} is an engine already")
    bot(args.bot)  # a wrong name is told before the first question
    for answer in answers(args.bot, sys.stdin):
        print(answer, flush=True)
    return 0


def answers(name: str, lines: Iterable[str]) -> Iterator[str]:
    """The bot's move for each question; BadQuestion says what is wrong with one."""
    from kodeks.arena import world
    from kodeks.bots import bot
    from kodeks.own_cards import game

    for number, line in enumerate(lines, start=1):
        asked = question(number, line)
        sight = world.read(asked["world"], game(asked["game"]), asked["seat"])
        # as in the arena: by the processor's time, so that whatever else the machine does takes nothing from it
        one = bot(name, asked.get("seed", 0), time.process_time)
        yield sight.game.write(one.choose(sight))


def question(number: int, line: str) -> dict[str, Any]:
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        raise BadQuestion(f"line {number} is no question: it should be JSON, as docs/arena.md shows it") from None
    for name, kind in FIELDS.items():
        if not isinstance(asked, dict) or not isinstance(asked.get(name), kind):
            raise BadQuestion(f"line {number} has no {name}: docs/arena.md shows what a question holds")
    return dict(asked)
