"""The decks that a new table can be opened with: starters, and one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kodeks.kernel.decks import Decks
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.kernel.note import letter
from kodeks.languages import Language
from kodeks.web import limits
from kodeks.web.draw import drawing
from kodeks.web.draw.decks import href

OWN = "own."  # the field of a deck that was written, beside the one that was chosen
CHOSEN = "option."


def choices(made: Game, given: Mapping[str, str], reader: Language) -> list[dict[str, Any]]:
    """The decks that a new table can be opened with: starters, and the one that the address brings along."""
    decks, rulings = made.decks(), {option.name: option.ruling for option in made.options}
    if decks is None:
        return []
    reader, seats = reader.of(made), drawing(made).decks.seats
    found = []
    for option, seat in decks.options().items():
        names = [name for name in decks.starters() if decks.suits(decks.read(name), seat)]
        usual = next(name for name in names if decks.seat(decks.read(name)) == seat)
        brought = given.get(option, "").strip()[: limits.DECK]
        found.append(
            {
                "option": option,
                "ruling": rulings[option],
                "text": reader.say(seats[seat]) if seats else letter(seat),
                "seat": seat,
                "starters": [(name, reader.say(name)) for name in names],
                "chosen": brought if brought in names else "" if brought else usual,
                "own": "" if brought in names else brought,
                "sample": " ".join([*decks.read(usual).split()[:3], "…"]),
                "href": href(made, line(decks, brought or usual)),
            }
        )
    return found


def line(decks: Decks, text: str) -> str:
    """The deck, or '' where the text is none."""
    try:
        return decks.read(text)
    except BadOption:
        return ""


def chosen_decks(form: dict[str, str]) -> dict[str, str]:
    """The form of a new table: a deck that was written beats one that was chosen from the list."""
    written = {CHOSEN + name.removeprefix(OWN): text.strip() for name, text in form.items() if name.startswith(OWN)}
    return form | {name: text for name, text in written.items() if text}
