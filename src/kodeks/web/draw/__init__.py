"""Boards for the browser: what a pair of eyes sees becomes markup, and moves name what they touch on it."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.faces import part
from kodeks.kernel.game import Game
from kodeks.web.draw.drawing import PLAIN, Drawing, Manner, Panel
from kodeks.web.draw.seen import Seen


def drawing(game: Game) -> Drawing:
    found = part(game, "web")
    return PLAIN if found is None else found.DRAWING


def board(seen: Seen) -> Markup:
    """The table as this pair of eyes sees it."""
    return drawing(seen.game).draw(seen)


def things(game: Game, notation: str) -> tuple[str, ...]:
    """What the move touches on the board of its player; a thing stands twice when two of it are needed."""
    return drawing(game).touches(notation)


def window(seen: Seen) -> dict[str, str]:
    """Where the game stands and why, said beside the question; empty where the question says it all."""
    return drawing(seen.game).window(seen)


def manner(seen: Seen, notation: str) -> Manner:
    """How a move of the seat that is asked is found beside its button."""
    return drawing(seen.game).manner(seen, notation)


def beside(seen: Seen) -> Markup:
    """What stands beside the table: what a move would do, what waits to happen."""
    return drawing(seen.game).beside(seen)


def points(seen: Seen, note: dict[str, Any]) -> tuple[str, ...]:
    """The things on the board that a line of the log is about."""
    return drawing(seen.game).points(seen, note)


def panel(seen: Seen) -> Panel | None:
    """What the story since the seat's last decision came to."""
    return drawing(seen.game).panel(seen)


def cards_to_read(seen: Seen) -> Markup:
    """What the cards in sight say."""
    return drawing(seen.game).reader(seen)
