"""The board of a game that has no drawing of its own: its view as an outline of lists and tables."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.web.draw.parts import decides, described, render
from kodeks.web.draw.seen import Seen


def touches(notation: str) -> tuple[str, ...]:
    """Nothing: its moves are played by their buttons."""
    return ()


def draw(seen: Seen) -> Markup:
    players = []
    for seat, name in enumerate(seen.names):
        now = decides(seen, seat)
        players.append({"name": name, "decides": now, "label": described(name, [now] if now else [])})
    return render("board/generic.html", players=players, others_text=seen.say("Players"), outline=outline(seen.table))


def outline(value: Any) -> dict[str, Any]:
    """Tells the template what it has before it: a table, an outline, a list or a single word."""
    if isinstance(value, dict) and value:
        return {"kind": "outline", "items": [(words(key), outline(inner)) for key, inner in value.items()]}
    if isinstance(value, list) and value:
        if rows_alike(value):
            rows = [[outline(inner) for inner in row.values()] for row in value]
            return {"kind": "table", "heads": [words(key) for key in value[0]], "rows": rows}
        return {"kind": "list", "items": [outline(inner) for inner in value]}
    return {"kind": "word", "text": short(value)}


def rows_alike(rows: list[Any]) -> bool:
    return all(isinstance(row, dict) and row and list(row) == list(rows[0]) for row in rows)


def words(key: object) -> str:
    return str(key).replace("_", " ")


def short(value: Any) -> str:
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return "–" if value is None or value in ("", [], {}) else str(value)
