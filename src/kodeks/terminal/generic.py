"""The table of a game that has no drawing of its own: its view as an outline."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kodeks.kernel.game import Game
from kodeks.languages import Language
from kodeks.terminal.cards import GREY, stacked


def draw(view: dict[str, Any], names: list[str], reader: Language, width: int, game: Game) -> Text:
    lines = []
    for seat, name in enumerate(names):
        deciding = view["turn"] == seat
        lines.append(Text(("▶ " if deciding else "  ") + name, "bold" if deciding else ""))
    return stacked([*lines, *outline(view["table"], 0)])


def outline(value: dict[str, Any], depth: int) -> list[Text]:
    lines = []
    for key, inner in value.items():
        line = Text("  " * depth).append(f"{key.replace('_', ' ')}: ", GREY)
        if isinstance(inner, dict) and inner:
            lines += [line, *outline(inner, depth + 1)]
        else:
            lines.append(line.append(short(inner)))
    return lines


def short(value: object) -> str:
    if isinstance(value, list):
        return " ".join(short(item) for item in value) or "–"
    return "–" if value is None or value == {} else str(value)
