"""How cards of one's own are typed in: the fields of a form, the file they make, how the card looks and is tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from kodeks.kernel.game import Game
from kodeks.languages import Language, mark

Filled = Mapping[str, list[str]]  # by the name of a field, what stands in it


@dataclass(frozen=True)
class Field:
    name: str
    label: str
    choices: tuple[tuple[str, str], ...] = ()  # what is chosen from, each with its word
    many: bool = False  # several may be chosen
    long: bool = False  # a text of several lines
    number: bool = False
    usual: str = ""
    sample: str = ""
    most: int = 60  # letters


def in_words(made: Game, text: str, reader: Language) -> Markup:
    return Markup.escape(text)


@dataclass(frozen=True)
class CardPage:
    about: str  # what is typed in, and what for
    fields: tuple[Field, ...]
    write: Callable[[Filled, Language], str]  # the card file
    draw: Callable[[Game, str, Language], Markup]  # the card of such a file
    position: Callable[[str], dict[str, object]]  # one in which the card of such a file can be tried
    options: Callable[[Game, str], dict[str, str]]  # of a table with decks that hold it
    sentence: Callable[[Game, str, Language], Markup] = in_words  # signs in place of codes
    codes: tuple[tuple[str, str], ...] = ()  # of icons, each with what it says
    holes: Mapping[str, str] | None = None  # what fills the holes of known wordings
    samples: Callable[[Language], list[dict[str, str]]] = lambda reader: []  # to begin with
    nameless: str = mark("Nameless")
