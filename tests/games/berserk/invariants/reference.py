"""Decks of the reference cards that are understood whole, where that data is here; no sentence of it is kept."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from kodeks.games.berserk.decks import Deck, faults
from kodeks.games.berserk.game import BerserkGame
from kodeks.games.berserk.reading.text import read_text
from kodeks.games.berserk.reading.tongues import grammar_for
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadText

ABOVE = Path(__file__).resolve().parents
PLACES = [ABOVE[at] / "shared" / "data" / "berserk" / "classic-cards.json" for at in (5, 6) if at < len(ABOVE)]
CARDS = next((place for place in PLACES if place.is_file()), None)
LANDS = {"s": "steppes", "f": "forests", "m": "mountains", "b": "swamps", "d": "darkness", "n": "neutral"}
GEAR = {"доспех": "armour", "щит": "shield", "оружие": "weapon", "обувь": "footwear", "зелье": "potion"}


@cache
def data() -> list[dict[str, Any]]:
    assert CARDS is not None
    found = json.loads(CARDS.read_text(encoding="utf-8"))
    assert isinstance(found, list)
    return found


def sort(card: dict[str, Any]) -> str:
    if card["type"] == "c":
        text = card["desc"].lower()
        return "flyer" if card.get("fly") == "1" else "parasite" if "паразит" in text else symbiote(text)
    if card["type"] == "e":
        return next((f"equipment {word}" for key, word in GEAR.items() if key in card["desc"].lower()), "")
    return {"t": "terrain", "a": "artifact"}[card["type"]]


def symbiote(text: str) -> str:
    return "symbiote" if "симбиот" in text else "creature"


def written(card: dict[str, Any]) -> str:
    """As a card file has it; '' where a fact is missing."""
    kind = sort(card)
    if not kind or not card["desc"]:
        return ""
    lines = [f"[R] {card['name']}", f"type: {kind}", f"element: {LANDS[card['race']]}"]
    lines.append(f"cost: {card['crystalCount']} {card['crystal']}")
    if card["type"] in "ca":
        lines.append(f"lives: {card['health']}")
    if card["type"] == "c":
        lines += [f"strike: {'-'.join(map(str, card['kick']))}", "class: stranger"]
        if kind == "creature":
            lines.append(f"movement: {card.get('steps') or 0}")
    return "\n".join([*lines, f"name.ru: {card['name']}", f"ru: {card['desc']}", ""])


def understood(card: dict[str, Any]) -> bool:
    read = read_text(card["desc"], card["name"], grammar_for(card["name"] + card["desc"]))
    return all(sentence.fault is None for sentence in read)


def some(rng: Random, count: int) -> BerserkGame:
    """The game with so many of them, drawn at random; what is understood and yet refused is left out."""
    cards: dict[str, str] = {}
    left = data()[:]
    rng.shuffle(left)
    while len(cards) < count:
        card = left.pop()
        text = written(card)
        if text and understood(card) and playable(text):
            cards[card["name"]] = text
    return BerserkGame((CardFile("reference", "".join(cards.values()), True),))


def playable(text: str) -> bool:
    try:
        BerserkGame((CardFile("one", text, True),)).catalogue()
    except BadText:
        return False
    return True


def deck_of(playing: BerserkGame, rng: Random) -> str:
    """Thirty or more of the cards of this game, in numbers that the rules allow."""
    kinds = playing.catalogue().kinds
    while True:
        cards: dict[str, int] = {}
        while sum(cards.values()) < 30:
            cards[rng.choice(kinds).name] = rng.randint(1, 3)
        deck = Deck(cards)
        if not faults(deck, playing.catalogue()):
            return deck.line()
