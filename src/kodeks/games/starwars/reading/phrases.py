"""The phrases of the card language: triggers, costs and effects, constants. docs/cards.md lists them."""

from __future__ import annotations

from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.effects.cost import Cost
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.reading import parts
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.reading import Hole, Words, phrases_of, read_phrase

HOLES = {
    "cards": Hole(parts.cards, ("this", "host", "it", "a", "another", "target", "each")),
    "described": Hole(parts.only_described),
    "amount": Hole(parts.amount),
    "number": Hole(parts.number),
    "icons": Hole(parts.icons, ("+UD1",)),
    "keyword": Hole(parts.keyword, ("a keyword",)),
    "until": Hole(parts.duration),
    "title": Hole(parts.title),
    "count": Hole(parts.count),
    "signed": Hole(parts.signed),
}


# --- triggers -------------------------------------------------------------------------------


def trigger(words: Words) -> Trigger:
    found = read_phrase(words, phrases_of(Trigger), HOLES, "trigger")
    assert isinstance(found, Trigger)
    return found


# --- costs and effects ----------------------------------------------------------------------


def effect(words: Words) -> Effect:
    found = read_phrase(words, phrases_of(Effect), HOLES, "effect")
    assert isinstance(found, Effect)
    return found


def cost(words: Words) -> Cost:
    found = read_phrase(words, phrases_of(Cost), HOLES, "cost")
    assert isinstance(found, Cost)
    return found


# --- constants ------------------------------------------------------------------------------


def constant(words: Words) -> Constant:
    found = read_phrase(words, phrases_of(Constant), HOLES, "constant effect")
    assert isinstance(found, Constant)
    return found
