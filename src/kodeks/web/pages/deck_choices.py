"""The decks that a new table of Star Wars can be opened with: starters, and one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from kodeks.games.starwars.cards.words import DARK, LIGHT, SIDES
from kodeks.games.starwars.decks import STARTERS, Deck, read_deck, starter
from kodeks.games.starwars.face import words
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark

GAME = "starwars"
OPTIONS = {"lightDeck": LIGHT, "darkDeck": DARK}  # of a table, with the side that each is for
LONGEST = 8_000  # letters of a deck's text
STARTER_WORDS = {
    "Jedi starter": mark("Jedi starter"),
    "Rebel starter": mark("Rebel starter"),
    "Sith starter": mark("Sith starter"),
    "Navy starter": mark("Navy starter"),
}


def href(deck: Deck) -> str:
    return "/decks?" + urlencode({"deck": deck.line()})


def choices(made: Game, given: Mapping[str, str], reader: Language) -> list[dict[str, Any]]:
    """The decks that a new table can be opened with: starters, and the one that the address brings along."""
    found = []
    for option in made.options:
        if made.name != GAME or option.name not in OPTIONS:
            continue
        which = OPTIONS[option.name]
        names = [name for name in STARTERS if starter(name).side() == which]
        brought = given.get(option.name, "").strip()[:LONGEST]
        found.append(
            {
                "option": option.name,
                "ruling": option.ruling,
                "text": reader.say(words.SIDES[SIDES[which]]),
                "seat": which,
                "starters": [(name, reader.say(STARTER_WORDS[name])) for name in names],
                "chosen": brought if brought in names else "",
                "own": "" if brought in names else brought,
                "href": href(read_deck(brought or names[0])) if is_deck(brought or names[0]) else "/decks",
            }
        )
    return found


def is_deck(text: str) -> bool:
    try:
        read_deck(text)
    except BadOption:
        return False
    return True


def chosen_decks(form: dict[str, str]) -> dict[str, str]:
    """The form of a new table: a deck that was written beats one that was chosen from the list."""
    written_ones = {f"option.{name}": form.get(f"own.{name}", "").strip() for name in OPTIONS}
    return form | {name: text for name, text in written_ones.items() if text}
