"""The battlefield: five columns, six rows, the own half below."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from kodeks.games.berserk.face.terminal.pieces import BACK, COLOURS, marks, numbers, short, sign, sources
from kodeks.languages import Language
from kodeks.terminal.cards import GREY, styled

COLUMNS = "abcde"
ROWS = "123456"
HALF = 3
LABEL = 2  # columns of a row's number
LINE = "│"
TO_CELL = ("move", "jump", "teleport", "deploy", "cell")


def board(view: dict[str, Any], near: int, reader: Language, width: int) -> list[Text]:
    table = view["table"]
    room = (width - LABEL + 1) // len(COLUMNS) - 1
    below = near == table["first"]
    columns, rows = (COLUMNS, ROWS[::-1]) if below else (COLUMNS[::-1], ROWS)
    head = Text(" " * LABEL).append(" ".join(f"{letter:^{room}}" for letter in columns), GREY)
    lines = [head]
    for number, row in enumerate(rows):
        if number == HALF:
            lines.append(styled("─" * (LABEL + len(COLUMNS) * (room + 1) - 1), GREY))
        lines += line_of(view, near, reader, room, [f"{column}{row}" for column in columns])
    return lines


def line_of(view: dict[str, Any], near: int, reader: Language, room: int, cells: list[str]) -> list[Text]:
    """One row: names, numbers, and what lies on its cards if there is something."""
    blocks = [cell(view, near, reader, room, place) for place in cells]
    height = max(len(block) for block in blocks)
    lines = []
    for level in range(height):
        line = styled(cells[0][1] + " " if level == 0 else " " * LABEL, GREY)
        for at, block in enumerate(blocks):
            piece = block[level].copy() if level < len(block) else Text()
            piece.truncate(room, pad=True)
            line.append(LINE if at else "", GREY).append_text(piece)
        lines.append(line)
    return lines


def cell(view: dict[str, Any], near: int, reader: Language, room: int, place: str) -> list[Text]:
    table = view["table"]
    shown = table["cards"].get(place)
    if shown is None:
        return [empty(view, place)]
    style = COLOURS[shown["control"]] + Style(bold=place in sources(view))
    name = short(reader.word(shown["name"]), room - 1) if "name" in shown else BACK
    found = [Text(sign(shown, near) + name, style), numbers(shown, room)]
    beside = marks(shown, table["active"])
    return [*found, Text(beside, GREY)] if beside else found


def empty(view: dict[str, Any], place: str) -> Text:
    """A wall is occupied too; where a card may go now is marked."""
    if place in view["table"]["walls"]:
        return styled("▓▓▓", GREY)
    return Text("○") if place in goals(view) else styled("·", GREY)


def goals(view: dict[str, Any]) -> set[str]:
    return {move.split()[-1] for move in view["moves"] if move.split()[0] in TO_CELL}
