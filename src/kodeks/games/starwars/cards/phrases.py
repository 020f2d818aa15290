"""The phrases of the card language: triggers, costs and effects, constants. docs/cards.md lists them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from kodeks.games.starwars.cards import ops, parts
from kodeks.games.starwars.cards.kind import (
    ANYONE,
    OPPONENT,
    YOU,
    Cards,
    Trigger,
)
from kodeks.games.starwars.cards.parts import listed
from kodeks.games.starwars.cards.words import CONFLICT, DEPLOYMENT, DRAW, FORCE, REFRESH
from kodeks.games.starwars.constants.constant import Constant
from kodeks.kernel.reading import Hole, Words, phrases_of, read_phrase

if TYPE_CHECKING:
    from kodeks.games.starwars.effects.cost import Cost
    from kodeks.games.starwars.effects.effect import Effect

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


def on(event: int, who: int = ANYONE, cards: Cards | None = None, flag: int = 0) -> Trigger:
    made = Trigger(event)
    made.who = who
    made.cards = cards
    made.flag = flag
    return made


TRIGGERS = [
    listed("your turn beginning", lambda v: on(ops.ON_TURN, YOU)),
    listed("the opponent's turn beginning", lambda v: on(ops.ON_TURN, OPPONENT)),
    listed("your draw phase beginning", lambda v: on(ops.ON_PHASE, YOU, None, DRAW)),
    listed("your deployment phase beginning", lambda v: on(ops.ON_PHASE, YOU, None, DEPLOYMENT)),
    listed("your conflict phase beginning", lambda v: on(ops.ON_PHASE, YOU, None, CONFLICT)),
    listed("a Force phase beginning", lambda v: on(ops.ON_PHASE, ANYONE, None, FORCE)),
    listed("you refreshing", lambda v: on(ops.ON_REFRESH, YOU)),
    listed("your refresh phase ending", lambda v: on(ops.ON_PHASE_END, YOU, None, REFRESH)),
    listed("a Force struggle beginning", lambda v: on(ops.ON_STRUGGLE)),
    listed("you winning a Force struggle", lambda v: on(ops.ON_STRUGGLE, YOU)),
    listed("you losing a Force struggle", lambda v: on(ops.ON_STRUGGLE, YOU, None, ops.LOST)),
    listed("you drawing a card", lambda v: on(ops.ON_DRAW, YOU)),
    listed("the opponent drawing by an effect", lambda v: on(ops.ON_PLAY, OPPONENT, None, ops.DRAWING)),
    listed("another interrupt", lambda v: on(ops.ON_PLAY, ANYONE, None, ops.IS_INTERRUPT)),
    listed("anyone playing {described}", lambda v: on(ops.ON_PLAY, ANYONE, v[0])),
    listed("the opponent playing {described}", lambda v: on(ops.ON_PLAY, OPPONENT, v[0])),
    listed("you playing {described}", lambda v: on(ops.ON_PLAY, YOU, v[0])),
    listed("the cost of {described}", lambda v: on(ops.ON_COST, YOU, v[0])),
    listed("you winning a contested edge battle", lambda v: on(ops.ON_EDGE, YOU, None, ops.CONTESTED)),
    listed("you winning an edge battle as attacker", lambda v: on(ops.ON_EDGE, YOU, None, ops.AS_ATTACKER)),
    listed("you winning an edge battle", lambda v: on(ops.ON_EDGE, YOU)),
    listed("your edge stack discarding a fate card other than {title}", lambda v: edge_discard(v[0])),
    listed("your edge stack discarding a fate card", lambda v: edge_discard("")),
    listed("a fate card {title} resolving", lambda v: fate_resolving(v[0])),
    listed("you committing {cards}", lambda v: on(ops.ON_COMMIT, YOU, v[0])),
    listed("you capturing {cards} from play", lambda v: on(ops.ON_LEAVE, OPPONENT, v[0], ops.CAPTURED)),
    listed("damage dealt to {cards}", lambda v: on(ops.ON_DAMAGE, ANYONE, v[0])),
    listed("damage to {cards}", lambda v: on(ops.ON_DAMAGE, ANYONE, v[0])),
    listed("you revealing a card", lambda v: on(ops.ON_REVEAL, YOU)),
    listed("you placing an edge card", lambda v: on(ops.ON_PLACE, YOU)),
    listed("this being completed", lambda v: on(ops.ON_COMPLETED, ANYONE)),
    listed("this damaging {cards}", lambda v: on(ops.ON_DAMAGED, ANYONE, v[0], ops.BY_SOURCE)),
    listed("{cards} being dealt damage", lambda v: on(ops.ON_DAMAGED, ANYONE, v[0], ops.DEALT)),
    listed("{cards} being damaged", lambda v: on(ops.ON_DAMAGED, ANYONE, v[0])),
    listed("{cards} being triggered", lambda v: on(ops.ON_TRIGGERED, ANYONE, v[0])),
    listed("{cards} being destroyed", lambda v: on(ops.ON_LEAVE, ANYONE, v[0], ops.DESTROYED)),
    listed("{cards} being engaged", lambda v: on(ops.ON_ENGAGED, ANYONE, v[0])),
    listed("{cards} being declared as attacker", lambda v: on(ops.ON_DECLARED, ANYONE, v[0], ops.AS_ATTACKER)),
    listed("{cards} being declared as defender", lambda v: on(ops.ON_DECLARED, ANYONE, v[0], ops.AS_DEFENDER)),
    listed("{cards} being declared", lambda v: on(ops.ON_DECLARED, ANYONE, v[0])),
    listed("{cards} being focused to strike as attacker", lambda v: on(ops.ON_FOCUSED, ANYONE, v[0], ops.AS_ATTACKER)),
    listed("{cards} being focused to strike", lambda v: on(ops.ON_FOCUSED, ANYONE, v[0])),
    listed("{cards} leaving play", lambda v: on(ops.ON_LEAVE, ANYONE, v[0])),
    listed("{cards} entering play in an engagement", lambda v: on(ops.ON_ENTER, ANYONE, v[0], ops.IN_ENGAGEMENT)),
    listed("{cards} entering play", lambda v: on(ops.ON_ENTER, ANYONE, v[0])),
    listed("{cards} striking", lambda v: on(ops.ON_STRUCK, ANYONE, v[0])),
    listed(
        "{cards} surviving unopposed as attacker",
        lambda v: on(ops.ON_SURVIVED, ANYONE, v[0], ops.AS_ATTACKER | ops.UNOPPOSED),
    ),
    listed("{cards} surviving as attacker", lambda v: on(ops.ON_SURVIVED, ANYONE, v[0], ops.AS_ATTACKER)),
    listed("{cards} generating resources", lambda v: on(ops.ON_GENERATE, ANYONE, v[0])),
    listed("{cards} readying", lambda v: on(ops.ON_READY, ANYONE, v[0])),
    listed("{cards} losing a token", lambda v: on(ops.ON_TOKEN_OFF, ANYONE, v[0])),
]


def edge_discard(title: str) -> Trigger:
    made = on(ops.ON_EDGE_DISCARD, YOU)
    made.cards = Cards()
    made.cards.title = title
    return made


def fate_resolving(title: str) -> Trigger:
    made = on(ops.ON_FATE)
    made.cards = Cards()
    made.cards.title = title
    return made


def trigger(words: Words) -> Trigger:
    found = read_phrase(words, TRIGGERS, HOLES, "trigger")
    assert isinstance(found, Trigger)
    return found


# --- costs and effects ----------------------------------------------------------------------


def effect(words: Words) -> Effect:
    base = import_module("kodeks.games.starwars.effects.effect").Effect
    found: Effect = read_phrase(words, phrases_of(base), HOLES, "effect")
    return found


def cost(words: Words) -> Cost:
    base = import_module("kodeks.games.starwars.effects.cost").Cost
    found: Cost = read_phrase(words, phrases_of(base), HOLES, "cost")
    return found


# --- constants ------------------------------------------------------------------------------


def constant(words: Words) -> Constant:
    found = read_phrase(words, phrases_of(Constant), HOLES, "constant effect")
    assert isinstance(found, Constant)
    return found
