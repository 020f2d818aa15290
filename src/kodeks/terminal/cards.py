"""Cards drawn with box characters on paper of their own colour, so that they read on any background."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

PAPER = "#f6f0e0"
RED = Style(color="#a4161a", bgcolor=PAPER, bold=True)
BLACK = Style(color="#22223b", bgcolor=PAPER, bold=True)
GOLD = Style(color="#7a4f00", bgcolor="#ffe8a3", bold=True)
BACK = Style(color="#a9c7e8", bgcolor="#26547c")
GREY = Style(color="#7f7f7f")
WIDTH = 6
HEIGHT = 4
COVERED = 3  # columns of a card that shows from under the next one


def styled(text: str, style: Style | str) -> Text:
    """A piece in its style; what is appended to it later has its own."""
    return Text().append(text, style)


def face(name: str, style: Style) -> list[Text]:
    inner = WIDTH - 2
    lines = [f"╭{'─' * inner}╮", f"│{name:<{inner}}│", f"│{name:>{inner}}│", f"╰{'─' * inner}╯"]
    return [styled(line, style) for line in lines]


def back(count: str = "") -> list[Text]:
    inner = WIDTH - 2
    lines = [f"╭{'─' * inner}╮", f"│{'░' * inner}│", f"│{count or '░' * inner:^{inner}}│", f"╰{'─' * inner}╯"]
    return [styled(line, BACK) for line in lines]


def beside(blocks: Sequence[list[Text]], gap: int = 1) -> list[Text]:
    """Blocks of lines side by side, their tops level."""
    height = max((len(block) for block in blocks), default=0)
    widths = [max((line.cell_len for line in block), default=0) for block in blocks]
    rows = [Text() for _ in range(height)]
    for number, block in enumerate(blocks):
        for row, line in enumerate(rows):
            piece = block[row] if row < len(block) else Text()
            line.append_text(piece).append(" " * (widths[number] - piece.cell_len))
            if number + 1 < len(blocks):
                line.append(" " * gap)
    return rows


def fan(cards: Sequence[list[Text]], width: int) -> list[Text]:
    """A hand: apart where there is room, else each card over the one before; in rows if need be."""
    if not cards:
        return []
    if len(cards) * (WIDTH + 1) - 1 <= width:
        return beside(cards)
    fits = max(1, (width - WIDTH) // COVERED + 1)
    rows: list[Text] = []
    for start in range(0, len(cards), fits):
        row = cards[start : start + fits]
        step = min(WIDTH, (width - WIDTH) // max(1, len(row) - 1))
        covered = [[line[:step] for line in card] for card in row[:-1]]
        rows += beside([*covered, row[-1]], gap=0)
    return rows


def stacked(lines: Sequence[Text]) -> Text:
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)
