"""Playthroughs to read: every question, move, clause and view, so that a change of the rules shows as a text diff.

`KODEKS_REGOLDEN=1 pytest tests/test_goldens.py` writes the files anew; read the diff before you keep it.
"""

from __future__ import annotations

import json
import os
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import kodeks
from kodeks.kernel.journal import write_value
from kodeks.kernel.note import EVERYONE, WATCHER, Note, letter
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE
from kodeks.kernel.table import Table
from tests.play import eyes, playable

FOLDER = Path(__file__).parent / "goldens"
TOLD = 900  # lines in which the first round is told in full; of the rest only the moves
GOLDENS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "archimedes-default": ("archimedes", 2, {}),
    "archimedes-reiner": ("archimedes", 3, {"reiner": True, "reinerFlip": "starterNames", "showTotals": True}),
    "archimedes-must-play": ("archimedes", 4, {"mustPlayIfAble": True, "afterDraw": "mayPlay", "firstPlayer": 2}),
    "archimedes-small": ("archimedes", 5, {"operators": "+−", "deck": "low-heavy", "tieExhausted": "random"}),
    "arcanon-default": ("arcanon", 2, {}),
    "arcanon-three": ("arcanon", 3, {}),
    "starwars-jedi-sith": ("starwars", 2, {}),
    "starwars-rebel-navy": (
        "starwars",
        2,
        {"lightDeck": "Rebel starter", "darkDeck": "Navy starter", "ruleset": "EN50"},
    ),
}
NAMES = [name for name, (game, _, _) in GOLDENS.items() if game in playable()]


def who(seat: int) -> str:
    return "spectator" if seat == WATCHER else letter(seat)


def flat(view: Any, path: str = "") -> dict[str, str]:
    """A view as lines: where something stands, and what."""
    if not isinstance(view, dict):
        return {path: json.dumps(view, ensure_ascii=False)}
    found: dict[str, str] = {}
    for key, value in view.items():
        found |= flat(value, f"{path}.{key}" if path else str(key))
    return found


class Golden:
    """The text of one game, built as it is played."""

    def __init__(self, name: str) -> None:
        game, seats, options = GOLDENS[name]
        self.table: Table = kodeks.game(game).table(seats=seats, seed=name, **options)
        self.eyes = eyes(seats)
        self.seen: dict[int, dict[str, str]] = {seat: {} for seat in self.eyes}
        self.said = 0
        self.lines = [f"{self.table.game.title}, {seats} seats"]
        self.lines += [f"option {key} {write_value(value)}" for key, value in options.items()]

    def write(self) -> str:
        table = self.table
        rng = Rng(5)
        self.hear(table.opening)
        self.answers()
        number = 0
        while table.turn is not None and self.first_round():
            number += 1
            self.views()
            prompt = table.state.prompt(WATCHER)
            self.lines += ["", f"{number}. {who(table.turn)} is asked: {prompt} ({prompt.clause})"]
            self.lines += [f"   may {', '.join(table.moves())}"]
            table.play(table.state.moves()[rng.below(len(table.moves()))])
            self.answers()
        self.views()
        self.lines += ["", "And so on:"]
        while table.turn is not None:
            table.play(table.state.moves()[rng.below(len(table.moves()))])
        self.rest()
        self.lines.append("At the end:")
        self.views()
        self.lines += [f"scores {table.scores()}", f"winners {[letter(seat) for seat in table.winners()]}"]
        return "\n".join(self.lines) + "\n"

    def first_round(self) -> bool:
        return self.table.state.view(WATCHER).get("round", 1) == 1 and len(self.lines) < TOLD

    def answers(self) -> None:
        """The answers since the last time, chance's in one line, and what was said."""
        chance: list[str] = []
        notes: list[Note] = []
        for entry in self.table.entries[self.said :]:
            text = self.table.game.write(entry.move)
            if entry.seat == CHANCE:
                chance.append(text)
            else:
                self.lines.append(f"   {who(entry.seat)} plays {text}")
            notes += entry.notes
        if chance:
            self.lines.append(f"   chance: {', '.join(chance)}")
        self.hear(notes)
        self.said = len(self.table.entries)

    def rest(self) -> None:
        """Only the answers, a line for each seat that gave some in a row."""
        for seat, entries in groupby(self.table.entries[self.said :], key=lambda entry: entry.seat):
            texts = ", ".join(self.table.game.write(entry.move) for entry in entries)
            if seat == CHANCE and self.lines[-1]:
                self.lines[-1] += f" * {texts}"
            else:
                self.lines.append(f"{who(seat)} {texts}")

    def hear(self, notes: list[Note]) -> None:
        for note in notes:
            readers = "" if note.to == EVERYONE else " ".join(who(seat) for seat in self.eyes if note.for_seat(seat))
            self.lines.append(f"   {note.clause} {note}" + (f" [to {readers}]" if readers else ""))

    def views(self) -> None:
        """What each sees anew; what all see the same is said once."""
        now = {seat: flat(self.table.state.view(seat)) for seat in self.eyes}
        paths = sorted({path for seat in self.eyes for path in [*now[seat], *self.seen[seat]]})
        for path in paths:
            found = {seat: now[seat].get(path, "hidden") for seat in self.eyes}
            if all(found[seat] == self.seen[seat].get(path, "hidden") for seat in self.eyes):
                continue
            if len(set(found.values())) == 1:
                self.lines.append(f"   all see {path} {found[WATCHER]}")
                continue
            values = sorted(set(found.values()) - {"hidden"})
            for value in values:
                readers = " ".join(who(seat) for seat in self.eyes if found[seat] == value)
                self.lines.append(f"   {readers} sees {path} {value}")
        self.seen = now


@pytest.mark.parametrize("name", NAMES)
def test_golden(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    text = Golden(name).write()
    if os.environ.get("KODEKS_REGOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.exists(), "write it with KODEKS_REGOLDEN=1"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines(), (
        "read the diff; KODEKS_REGOLDEN=1 keeps it"
    )
    assert len(text.splitlines()) < 1500, "nobody reads more"


def test_no_golden_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(GOLDENS)
