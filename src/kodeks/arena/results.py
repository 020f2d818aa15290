"""The file of a run: its first line says what is played, each other is a game that was played.

A run that was stopped goes on from its file: what stands there is never played again.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from kodeks.arena.forfeit import Forfeit
from kodeks.arena.play import Result
from kodeks.arena.schedule import League
from kodeks.kernel.errors import BadOption
from kodeks.rules_version import rules_version


class File:
    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        """What is there is read; BadOption when it is of something else than the head says."""
        self.results: list[Result] = []
        whole = 0  # bytes of whole lines: a run that was killed may have left a half
        if path.exists():
            for number, line in enumerate(path.read_bytes().splitlines(keepends=True)):
                if not line.endswith(b"\n"):
                    break
                if number:
                    self.results.append(read(path, number + 1, line))
                else:
                    check(path, line, head)
                whole += len(line)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file: IO[bytes] = path.open("r+b" if path.exists() else "w+b")
        self.file.truncate(whole)
        self.file.seek(whole)
        if not whole:
            self.write(head)

    def add(self, result: Result) -> None:
        self.write(asdict(result))

    def write(self, data: dict[str, Any]) -> None:
        self.file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def head_of(league: League) -> dict[str, Any]:
    return {
        "game": league.game.name,
        "bots": list(league.bots),
        "seats": league.seats,
        "seed": league.seed,
        "options": league.options,
        "form": league.form,
        "rules": rules_version(league.game),
        "cards": league.game.cards_hash(league.game.settle(league.seats, league.options)),
    }


def check(path: Path, line: bytes, head: dict[str, Any]) -> None:
    try:
        there = dict(json.loads(line))
    except ValueError:
        raise BadOption(f"{path} holds no results of the arena; give another name to --results") from None
    for name, value in head.items():
        if there.get(name) != value:
            text = f"{path} holds another league: its {name} is {there.get(name)!r}, not {value!r}"
            raise BadOption(f"{text}; give another name to --results")


def read(path: Path, number: int, line: bytes) -> Result:
    try:
        data = json.loads(line)
        forfeit = Forfeit(**data.pop("forfeit")) if data.get("forfeit") else data.pop("forfeit")
        return Result(bots=tuple(data.pop("bots")), forfeit=forfeit, **data)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadOption(f"{path}, line {number}: no result of a game") from None
