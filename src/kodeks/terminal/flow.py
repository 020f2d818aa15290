"""Lines of a drawing: pieces one after the other, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kodeks.terminal.cards import GREY


def flow(pieces: Sequence[Text], width: int, start: str = "  ", gap: str = " · ") -> list[Text]:
    """What follows the first line stands two columns in; a piece that is wider than a line is cut."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap, GREY).append_text(piece)
        else:
            lines.append(Text("  " if lines else start).append_text(piece))
            lines[-1].truncate(width, overflow="ellipsis")
    return lines
