"""The piles of Star Wars, and the tray: cards that may be taken and lie in no pile that is drawn."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.cards.words import SIDES
from kodeks.games.starwars.face.web.cards import face, slug
from kodeks.kernel.note import letter
from kodeks.web.draw.parts import described
from kodeks.web.draw.seen import Seen

DECKS = {"decks": "deck_sizes", "objective_decks": "objective_deck_sizes"}
TRAY = {"take": "take", "reject": "objective", "flip": "objective", "resolve": "fate"}
ORDER = "order discards"  # the question whose cards come from everywhere


def heap(seen: Seen, fold: str, kind: str, text: str, names: list[str], verb: str = "") -> dict[str, Any]:
    """A pile of open cards, the topmost first; unfolded when one of them can be touched."""
    things = {name: f"{verb}:{slug(name)}" if verb else "" for name in names}
    cards = [{"unknown": "", **face(seen, name, things[name])} for name in reversed(names)]
    offered = {offer.notation for offer in seen.offers if not offer.refused} if verb else set()
    wanted = {f"{one} {name}" for one in ("replay", "recall", "repilot") for name in names}
    return {
        "fold": fold,
        "kind": kind,
        "text": text,
        "size": len(names),
        "label": described(text, [seen.say("{count} cards", count=len(names))]),
        "cards": cards,
        "open": bool(verb and offered & wanted),
        "thing": "",
    }


def discard(seen: Seen, seat: int) -> dict[str, Any]:
    """Only from the own one something can be played."""
    verb = "discard" if seat == seen.seat else ""
    names = seen.table["discards"][str(seat)]
    return heap(seen, f"discard-{letter(seat)}", "discard", seen.say("discard pile"), names, verb)


def known_deck(seen: Seen, seat: int, which: str, text: str) -> dict[str, Any]:
    """A deck: its size, and what this pair of eyes knows of its order from the top."""
    size = seen.table[DECKS[which]][seat]
    layers = seen.table[which][str(seat)]
    known = any(isinstance(layer, list) for layer in layers)
    made = heap(seen, f"{which}-{letter(seat)}", which, text, [])
    parts: list[dict[str, Any]] = []
    for layer in layers if known else []:
        if isinstance(layer, int):
            parts.append({"unknown": seen.say("{count} unknown cards", count=layer)})
        else:
            parts += [{"unknown": "", **face(seen, name)} for name in layer]
    return made | {
        "size": size,
        "label": described(text, [seen.say("{count} cards", count=size)]),
        "cards": parts,
        "thing": f"deck:{SIDES[seat]}" if which == "decks" else "",
    }


def tray(seen: Seen, lies: set[str]) -> dict[str, Any] | None:
    """What may be taken and is not drawn elsewhere: cards of a search, of a pile that is being made."""
    wanted: dict[str, list[str]] = {}
    for offer in seen.offers:
        verb, _, name = offer.notation.partition(" ")
        if verb in TRAY and not offer.refused:
            wanted.setdefault(f"{TRAY[verb]}:{slug(name)}", [name])
    everywhere = seen.asked == ORDER
    found = {thing: names for thing, names in wanted.items() if everywhere or thing not in lies | fates(seen)}
    if not found:
        return None
    if any(thing.startswith("take:") for thing in found):  # all that may be taken lies together
        found = wanted
    cards = [face(seen, names[0], thing) for thing, names in found.items()]
    return {"text": seen.say("To choose from"), "cards": cards}


def fates(seen: Seen) -> set[str]:
    """The open cards of the edge stacks."""
    return {f"fate:{slug(name)}" for stack in seen.table["edge"].values() for name in stack if name}
