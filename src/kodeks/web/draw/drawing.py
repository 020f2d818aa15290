"""How a game is drawn in the browser: what its face gives, or the plain outline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from kodeks.web.draw import generic
from kodeks.web.draw.decks import DeckPage
from kodeks.web.draw.own import CardPage
from kodeks.web.draw.seen import Seen


@dataclass(frozen=True)
class Manner:
    """How a move is found beside its own button: on the board, by a key, under a heading."""

    sort: str = ""  # what it is to styles: a step, a strike
    key: str = ""  # that goes through the moves which have it
    way: str = ""  # what all moves of its key are called, where one looks for them on the board
    mark: str = ""  # what it would do, in a few signs, on the thing that it touches last
    group: str = ""  # the heading under which it stands in the list
    touches: tuple[str, ...] | None = None  # where that is not what its notation says


PLAINLY = Manner()
MAIN = "main"  # the sort of a move whose button is always there


@dataclass(frozen=True)
class Panel:
    """Something has come to its end: how it came out, and why. It is shown until its reader goes on."""

    kind: str  # what came to its end, to styles
    about: str  # in words
    title: str  # how it came out
    body: Markup


def says_it_all(seen: Seen) -> dict[str, str]:
    return {}


def by_its_button(seen: Seen, notation: str) -> Manner:
    return PLAINLY


def nothing(seen: Seen) -> Markup:
    return Markup()


def nowhere(seen: Seen, note: dict[str, Any]) -> tuple[str, ...]:
    return ()


def no_panel(seen: Seen) -> Panel | None:
    return None


@dataclass(frozen=True)
class Drawing:
    draw: Callable[[Seen], Markup] = generic.draw  # the table as this pair of eyes sees it
    touches: Callable[[str], tuple[str, ...]] = generic.touches  # what a move touches on it
    window: Callable[[Seen], dict[str, str]] = says_it_all  # where the game stands and why
    decks: DeckPage = field(default_factory=DeckPage)  # where decks are built, in a game that has them
    manner: Callable[[Seen, str], Manner] = by_its_button  # of a move of the seat that is asked
    beside: Callable[[Seen], Markup] = nothing  # what stands beside the table: what a move would do, what waits
    reader: Callable[[Seen], Markup] = nothing  # what the cards in sight say
    points: Callable[[Seen, dict[str, Any]], tuple[str, ...]] = nowhere  # the things that a line of the log is about
    panel: Callable[[Seen], Panel | None] = no_panel  # what the story since the last decision came to
    cards: CardPage | None = None  # where cards of one's own are typed in, in a game that reads their texts


PLAIN = Drawing()
