"""The phrases of the card language: triggers, costs and effects, constants. docs/cards.md lists them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from kodeks.games.starwars.cards import ops, parts
from kodeks.games.starwars.cards.families import gather
from kodeks.games.starwars.cards.kind import (
    ANYONE,
    OPPONENT,
    THIS,
    YOU,
    Amount,
    Cards,
    Constant,
    Trigger,
)
from kodeks.games.starwars.cards.parts import listed
from kodeks.games.starwars.cards.words import CONFLICT, DEPLOYMENT, DRAW, FORCE, REFRESH
from kodeks.kernel.reading import Hole, Phrase, Words, phrases_of, read_phrase

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


def effects() -> list[Phrase]:
    gather()
    return phrases_of(import_module("kodeks.games.starwars.effects.effect").Effect)


def costs() -> list[Phrase]:
    gather()
    return phrases_of(import_module("kodeks.games.starwars.effects.cost").Cost)


def effect(words: Words) -> Effect:
    found: Effect = read_phrase(words, effects(), HOLES, "effect")
    return found


def cost(words: Words) -> Cost:
    found: Cost = read_phrase(words, costs(), HOLES, "cost")
    return found


# --- constants ------------------------------------------------------------------------------


def this() -> Cards:
    made = Cards()
    made.how = THIS
    return made


def always(op: int, cards: Cards | None = None, amount: int = 0, who: int = YOU) -> Constant:
    made = Constant(op)
    made.cards = cards
    made.amount = Amount(amount)
    made.who = who
    return made


def always_icons(icons: list[int], cards: Cards, per: Amount | None = None) -> Constant:
    made = always(ops.ALWAYS_ICONS, cards)
    made.icons = icons
    if per is not None:
        made.amount = per
    return made


def always_keyword(keyword: int, cards: Cards) -> Constant:
    made = always(ops.ALWAYS_KEYWORD, cards)
    made.keyword = keyword
    return made


def per_hand() -> Constant:
    made = always(ops.ALWAYS_CHEAPER, this(), 1)
    made.amount.per = ops.PER_OPPONENT_CARD
    return made


def as_enhancement(host: Cards, when_played: int) -> Constant:
    """Also when it is put into play, unless the card says only that it may be played so."""
    return always(ops.ALWAYS_AS_ENHANCEMENT, host, when_played)


def titled(cards: Cards, title: str) -> Constant:
    made = always(ops.ALWAYS_TITLE, cards)
    made.word = title
    return made


CONSTANTS = [
    listed("{icons} to {cards} per {count}", lambda v: always_icons(v[0], v[1], v[2])),
    listed("{icons} to {cards}", lambda v: always_icons(v[0], v[1])),
    listed("+ {number} Force to {cards}", lambda v: always(ops.ALWAYS_FORCE, v[1], v[0])),
    listed("+ {number} capacity to {cards}", lambda v: always(ops.ALWAYS_CAPACITY, v[1], v[0])),
    listed("- {number} capacity to {cards}", lambda v: always(ops.ALWAYS_CAPACITY, v[1], -v[0])),
    listed("+ {number} to your reserve", lambda v: always(ops.ALWAYS_RESERVE, None, v[0])),
    listed("+ {number} to your Force struggle", lambda v: always(ops.ALWAYS_STRUGGLE, None, v[0])),
    listed("Edge {number} to {cards}", lambda v: always(ops.ALWAYS_EDGE, v[1], v[0])),
    listed("{keyword} to {cards}", lambda v: always_keyword(v[0], v[1])),
    listed("double icons of {cards}", lambda v: always(ops.ALWAYS_DOUBLE, v[0])),
    listed("double Force of {cards}", lambda v: always(ops.ALWAYS_DOUBLE_FORCE, v[0])),
    listed(
        "your first {described} each turn costs {number} less", lambda v: always(ops.ALWAYS_FIRST_CHEAPER, v[0], v[1])
    ),
    listed("this costs 1 less per card in the opponent's hand", lambda v: per_hand()),
    listed("your {described} costs {number} less", lambda v: always(ops.ALWAYS_CHEAPER, v[0], v[1])),
    listed("your {described} costs {number} more", lambda v: always(ops.ALWAYS_CHEAPER, v[0], -v[1])),
    listed("your {described} costs {number}", lambda v: always(ops.ALWAYS_COST, v[0], v[1])),
    listed("focus on {cards} is damage instead", lambda v: always(ops.ALWAYS_DAMAGE_FOR_FOCUS, v[0])),
    listed("{cards} cannot attack", lambda v: always(ops.ALWAYS_NO_ATTACK, v[0])),
    listed("{cards} cannot be damaged", lambda v: always(ops.ALWAYS_NO_DAMAGE, v[0])),
    listed("{cards} cannot be targeted", lambda v: always(ops.ALWAYS_NO_TARGET, v[0])),
    listed("{cards} cannot gain icons", lambda v: always(ops.ALWAYS_NO_GAIN, v[0])),
    listed("{cards} is titled {title}", lambda v: titled(v[0], v[1])),
    listed("{cards} loses its text", lambda v: always(ops.ALWAYS_BLANK, v[0])),
    listed("{cards} loses its traits", lambda v: always(ops.ALWAYS_NO_TRAIT, v[0])),
    listed("{cards} enters play with 1 focus", lambda v: always(ops.ALWAYS_ENTERS_EXHAUSTED, v[0])),
    listed("only {described} may attack this", lambda v: always(ops.ALWAYS_ATTACKERS, v[0])),
    listed("at most {number} units may attack this", lambda v: always(ops.ALWAYS_MOST_ATTACKERS, None, v[0])),
    listed("your cards need no match", lambda v: always(ops.ALWAYS_NO_MATCH)),
    listed("resources of {cards} match anything", lambda v: always(ops.ALWAYS_MATCHES, v[0])),
    listed("resources of this pay only for {described}", lambda v: always(ops.ALWAYS_PAYS_FOR, v[0])),
    listed("the opponent's first edge card lies faceup", lambda v: always(ops.ALWAYS_FACEUP)),
    listed("your fate cards may resolve twice", lambda v: always(ops.ALWAYS_FATE_TWICE)),
    listed("this may be played from your discard pile", lambda v: always(ops.ALWAYS_FROM_DISCARD)),
    listed("{cards} may split unit damage", lambda v: always(ops.ALWAYS_SPLIT, v[0])),
    listed("this may be played as an enhancement on {described}", lambda v: as_enhancement(v[0], 1)),
    listed("this may enter play as an enhancement on {described}", lambda v: as_enhancement(v[0], 0)),
    listed("the dial may be engaged and falls at {number}", lambda v: always(ops.ALWAYS_DIAL, None, v[0])),
    listed("this is captured instead of leaving play", lambda v: always(ops.ALWAYS_CAPTURED)),
    listed("you lose when this is destroyed", lambda v: always(ops.ALWAYS_LOSE)),
    listed("fate cards on this count in your edge stack", lambda v: always(ops.ALWAYS_FATES)),
    listed("the opponent counts {number} more card in hand", lambda v: always(ops.ALWAYS_MORE_CARDS, None, v[0])),
    listed("you control {number} more {described}", lambda v: always(ops.ALWAYS_ONE_MORE, v[1], v[0])),
]


def constant(words: Words) -> Constant:
    found = read_phrase(words, CONSTANTS, HOLES, "constant effect")
    assert isinstance(found, Constant)
    return found
