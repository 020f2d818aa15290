"""Boards for the browser: what a pair of eyes sees becomes markup, and moves name what they touch on it."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from kodeks.web.draw import arcanon, archimedes, generic, starwars
from kodeks.web.draw.seen import Seen

DRAWINGS: dict[str, Callable[[Seen], Markup]] = {
    "archimedes": archimedes.draw,
    "arcanon": arcanon.draw,
    "starwars": starwars.draw,
}
TOUCHES: dict[str, Callable[[str], tuple[str, ...]]] = {
    "archimedes": archimedes.touches,
    "arcanon": arcanon.touches,
    "starwars": starwars.touches,
}
WINDOWS: dict[str, Callable[[Seen], dict[str, str]]] = {"starwars": starwars.window}


def board(seen: Seen) -> Markup:
    """The table as this pair of eyes sees it."""
    return DRAWINGS.get(seen.view["game"], generic.draw)(seen)


def things(game: str, notation: str) -> tuple[str, ...]:
    """What the move touches on the board of its player; a thing stands twice when two of it are needed."""
    return TOUCHES.get(game, generic.touches)(notation)


def window(seen: Seen) -> dict[str, str]:
    """Where the game stands and why, said beside the question; empty where the question says it all."""
    told = WINDOWS.get(seen.view["game"])
    return told(seen) if told else {}
