"""How decks of a game are shown on their page: what its face gives, or the plain text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from markupsafe import Markup

from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.languages import Language, mark


def href(made: Game, deck: str = "") -> str:
    """The page of a deck: it is in the address and nowhere else."""
    return "/decks?" + urlencode({"game": made.name} | ({"deck": deck} if deck else {}))


def nothing(made: Game, deck: str, reader: Language) -> Markup:
    return Markup()


def as_told(fault: Note, reader: Language) -> str:
    return reader.tell(fault.text, fault.args, [])


@dataclass(frozen=True)
class DeckPage:
    about: str = ""  # what a deck is
    how: str = mark("The deck as text")  # how one is written
    sample: str = ""
    seats: tuple[str, ...] = ()  # who plays which, in words
    fault: Callable[[Note, Language], str] = as_told  # what is wrong with one
    own: Callable[[Game, str, Language], Markup] = nothing  # the deck itself
    offered: Callable[[Game, str, Language], Markup] = nothing  # all that it could be made of
    begin: Callable[[Game, str, Language], Markup] = nothing  # decks to begin with, beside the starters
