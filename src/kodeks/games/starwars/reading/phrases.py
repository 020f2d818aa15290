"""The phrases of the card language: triggers, costs and effects, constants. docs/cards.md lists them."""

from __future__ import annotations

from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.effects.cost import Cost
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.reading import parts
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.reading import Hole, Words, read_one

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


def trigger(words: Words) -> Trigger:
    return read_one(words, Trigger, HOLES, "trigger")


def effect(words: Words) -> Effect:
    return read_one(words, Effect, HOLES, "effect")


def cost(words: Words) -> Cost:
    return read_one(words, Cost, HOLES, "cost")


def constant(words: Words) -> Constant:
    return read_one(words, Constant, HOLES, "constant effect")
