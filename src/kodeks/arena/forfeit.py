"""A bot that raises, hangs or answers with what is no legal move has lost, and the position says where."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from kodeks.kernel.state import CHANCE
from kodeks.kernel.table import Table


@dataclass(frozen=True)
class Forfeit:
    seat: int
    name: str  # raises, hangs, illegal
    reason: str
    scenario: str = ""  # leads to the question that the bot could not answer


class Hang(Exception):
    pass


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Hang after that time, wherever Python code can be interrupted; 0 waits for ever."""
    if not seconds or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Hang(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def scenario(table: Table) -> str:
    """The game up to now as a scenario file: `kodeks check -v` shows the question at its end."""
    write, said = table.game.write, json.dumps
    lines = ['title = "Where a bot could not go on"', f"game = {said(table.game.name)}", f"seats = {table.seats}"]
    if table.options:
        options = ", ".join(f"{name} = {said(value)}" for name, value in table.options.items())
        lines.append(f"options = {{ {options} }}")
    first: list[str] = []
    steps: list[tuple[str, list[str]]] = []
    for entry in table.entries:
        if entry.seat != CHANCE:
            steps.append((write(entry.move), []))
        else:
            (steps[-1][1] if steps else first).append(write(entry.move))
    if first:
        lines.append(f"chance = {said(first, ensure_ascii=False)}")
    for move, chance in steps:
        lines += ["", "[[step]]", f"play = {said(move, ensure_ascii=False)}"]
        if chance:
            lines.append(f"chance = {said(chance, ensure_ascii=False)}")
    lines += ["", "[[step]]", f"turn = {table.turn}"]
    return "\n".join(lines) + "\n"
