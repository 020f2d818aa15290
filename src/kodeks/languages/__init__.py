"""The reader's language: what screens and games say, in it, with its plural forms.

The English text is the key. A text with the place `{count}` has plural forms, chosen by the number
in that place; so English has a small catalogue too. Words of the games (cards, effects) that fill the
places of a note are looked up one by one, in the context `word`; a card that has a title in the language is called so.

What all games share is in the catalogues of this folder, what one says in those of its face: there its own words are
looked for first. So the same English may be said in two games differently.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from kodeks.faces import folder
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import NO_TITLES, Game
from kodeks.kernel.rulebook import LANGUAGES

NAMES = {"en": "English", "pl": "polski", "ru": "русский"}


class Language:
    def __init__(self, code: str, words: Path | None = None, titles: Mapping[str, str] = NO_TITLES) -> None:
        self.code = code
        self.words = words  # the face of a game, whose words it knows beside the shared ones
        self.titles = titles  # of the game's cards

    def of(self, made: Game) -> Language:
        """The same language with the words of this game and the titles of its cards."""
        return Language(self.code, folder(made), made.titles_in(self.code))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Language):
            return False
        return (self.code, self.words) == (other.code, other.words) and self.titles is other.titles

    def __hash__(self) -> int:
        return hash((self.code, self.words, id(self.titles)))

    def say(self, text: str, /, **places: object) -> str:
        """A text of a screen or command, its places filled."""
        return self._form(text, places).format(**places)

    def tell(self, text: str, args: Mapping[str, object], players: Sequence[str]) -> str:
        """A note of a game: seats become names, words of the game are said in the language."""
        filled = {place: self._fill(place, value, players) for place, value in args.items()}
        return self._form(text, args).format(**filled)

    def word(self, text: str) -> str:
        """A card's title, also after a number, words that belong together, or the known words of `peek B.night3`."""
        if text in self.titles:
            return self.titles[text]
        number, _, title = text.partition(" ")
        if number.isdigit() and title in self.titles:
            return f"{number} {self.titles[title]}"
        known = catalogue(self.code, self.words)
        whole = known.pgettext("word", text)
        if whole != text:
            return whole
        return re.sub(r"\w+(?:-\w+)*", lambda found: known.pgettext("word", found[0]), text)

    def context(self, where: str, text: str) -> str:
        """A text that is said otherwise than elsewhere, its places not yet filled."""
        return catalogue(self.code, self.words).pgettext(where, text)

    def _form(self, text: str, places: Mapping[str, object]) -> str:
        count = places.get("count")
        if isinstance(count, int):
            return catalogue(self.code, self.words).ngettext(text, text, abs(count))
        return text if self.code == "en" or not text else catalogue(self.code, self.words).gettext(text)

    def _fill(self, place: str, value: object, players: Sequence[str]) -> str:
        if isinstance(value, list):
            return ", ".join(self._fill(place, item, players) for item in value)
        if place.startswith("seat") and isinstance(value, int):
            return players[value]
        return self.word(value) if isinstance(value, str) else str(value)


def mark(text: str) -> str:
    """Names a text for the catalogues where it stands as data; `say` it when it is shown."""
    return text


@cache
def language(code: str) -> Language:
    if code not in LANGUAGES:
        raise BadOption(f"no language is called {code!r}; there are: {', '.join(LANGUAGES)}")
    return Language(code)


@cache
def catalogue(code: str, words: Path | None) -> GNUTranslations:
    """The .po files, compiled in memory when the first text is asked for."""
    if words is None:
        return compiled(Path(__file__).parent / f"{code}.po")
    shared = catalogue(code, None)
    if not (words / f"{code}.po").is_file():
        return shared
    found = compiled(words / f"{code}.po")
    found.add_fallback(shared)
    return found


def compiled(path: Path) -> GNUTranslations:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    made = BytesIO()
    with path.open("rb") as file:
        write_mo(made, read_po(file, locale=path.stem))
    made.seek(0)
    return GNUTranslations(made)


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English where it asks for none that we have."""
    wanted = environment.get("LC_ALL") or environment.get("LANG") or "en"
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"
