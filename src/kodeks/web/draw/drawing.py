"""How a game is drawn in the browser: what its face gives, or the plain outline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from markupsafe import Markup

from kodeks.web.draw import generic
from kodeks.web.draw.decks import DeckPage
from kodeks.web.draw.seen import Seen


def says_it_all(seen: Seen) -> dict[str, str]:
    return {}


@dataclass(frozen=True)
class Drawing:
    draw: Callable[[Seen], Markup] = generic.draw  # the table as this pair of eyes sees it
    touches: Callable[[str], tuple[str, ...]] = generic.touches  # what a move touches on it
    window: Callable[[Seen], dict[str, str]] = says_it_all  # where the game stands and why
    decks: DeckPage = field(default_factory=DeckPage)  # where decks are built, in a game that has them


PLAIN = Drawing()
