"""Lines that can be read but would never do what they seem to say: why, in a sentence, or ''."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import (
    ACTION,
    ANYONE,
    CHOSEN,
    EACH,
    FATE_EFFECT,
    FROM_DISCARD,
    FROM_PLAY,
    HOST,
    INTERRUPT,
    NO_HOST,
    NOT_LIMITED,
    NOT_UNIQUE,
    OPPONENT,
    OTHER,
    OUT_OF_PLAY,
    REACTION,
    THIS,
    UNIQUE,
    Ability,
    Cards,
    Constant,
    Kind,
    Trigger,
)
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT, FATE, LIMITED, MISSION, OBJECTIVE, UNIT

PLAYS_ALONE: Final = "'play this participating' is all that an ability 'from hand' of a unit does"

# --- words that need a card in play ---------------------------------------------------------------


def works_in_play(kind: Kind, ability: Ability) -> bool:
    return ability.zone == FROM_PLAY and kind.type not in (EVENT, FATE)


def cards_fault(kind: Kind, found: Cards | None, in_play: bool) -> str:
    """`this` and `host` are words for a card in play."""
    if found is None:
        return ""
    if found.how in (THIS, HOST) and not in_play:
        return f"the card itself {OUT_OF_PLAY}"
    if found.how == HOST and kind.host is None:
        return NO_HOST
    return ""


PRINTED: Final = UNIQUE | NOT_UNIQUE


def print_fault(found: Cards | None) -> str:
    """A card in a hand, a deck or a pile is known by what is printed on it."""
    if found is not None and (found.states & ~PRINTED or found.whose == OPPONENT):
        return "the card is not in play: describe it by what is printed on it"
    return ""


# --- constants ----------------------------------------------------------------------------------------

NO_WHILE: Final = (
    ops.ALWAYS_BLANK,
    ops.ALWAYS_TITLE,
    ops.ALWAYS_ONE_MORE,
    ops.ALWAYS_PAYS_FOR,
    ops.ALWAYS_ATTACKERS,
    ops.ALWAYS_MOST_ATTACKERS,
    ops.ALWAYS_AS_ENHANCEMENT,
    ops.ALWAYS_FROM_DISCARD,
    ops.ALWAYS_CAPTURED,
    ops.ALWAYS_LOSE,
    ops.ALWAYS_DIAL,
)
OF_THIS_OR_HOST: Final = (ops.ALWAYS_NO_TARGET, ops.ALWAYS_NO_TRAIT)
OF_HOST: Final = (ops.ALWAYS_BLANK, ops.ALWAYS_TITLE)
OF_PRINTS: Final = (ops.ALWAYS_FIRST_CHEAPER, ops.ALWAYS_CHEAPER, ops.ALWAYS_COST, ops.ALWAYS_PAYS_FOR)
OF_UNITS: Final = (ops.ALWAYS_AS_ENHANCEMENT, ops.ALWAYS_CAPTURED, ops.ALWAYS_FATES)
OF_OBJECTIVES: Final = (ops.ALWAYS_ATTACKERS, ops.ALWAYS_MOST_ATTACKERS)


def constant_fault(kind: Kind, made: Constant) -> str:
    op = made.op
    cards = made.cards
    own_cost = op == ops.ALWAYS_CHEAPER and cards is not None and cards.how == THIS
    if kind.type == FATE or (kind.type == EVENT and not own_cost):
        return "events and fate cards are never in play, so nothing holds by them"
    if made.whens and (op in NO_WHILE or own_cost):
        return "this holds always, without a condition: leave out 'while'"
    if cards is not None and cards.how not in (THIS, HOST, EACH):
        return "a constant effect is about this, host or each card of a kind: write 'each own unit'"
    why = cards_fault(kind, cards, True)
    if why:
        return "" if own_cost else why
    if op in OF_UNITS and kind.type != UNIT:
        return "only a unit can say this of itself"
    if op in OF_OBJECTIVES and kind.type not in (OBJECTIVE, MISSION):
        return "only an objective can say who attacks it"
    if op == ops.ALWAYS_FROM_DISCARD and kind.type not in (UNIT, ENHANCEMENT):
        return "only units and enhancements are played from the discard pile"
    if cards is not None:
        if op in OF_HOST and cards.how != HOST:
            return "this is about the host: write 'host'"
        if op in OF_THIS_OR_HOST and cards.how == EACH:
            return "this is about this card or its host: write 'this' or 'host'"
        if op in OF_PRINTS and print_fault(cards):
            return print_fault(cards)
        if op == ops.ALWAYS_KEYWORD and made.keyword == LIMITED and cards.states & NOT_LIMITED:
            return "a card that gets Limited by this would lose it again"
    for when in made.whens:
        why = when.fault(kind, True)
        if why:
            return why
        if op == ops.ALWAYS_MORE_CARDS and type(when).__name__ == "OpponentHoldsMore":
            return "whether this holds would depend on itself"
    return ""


# --- abilities ------------------------------------------------------------------------------------------


def ability_fault(kind: Kind, made: Ability) -> str:
    """Of its head, before what it waits for."""
    if (made.kind == FATE_EFFECT) != (kind.type == FATE):
        return "'fate' is the effect of a fate card, and its only one"
    if kind.type == FATE and kind.abilities:
        return "a fate card has one effect; more parts of it stand after ';'"
    if kind.type == EVENT and kind.abilities:
        return "an event has one action, interrupt or reaction"
    if made.zone == FROM_PLAY:
        return ""
    if made.forced:
        return "a forced ability works only in play"
    if made.zone == FROM_DISCARD and (kind.type == EVENT or made.kind == ACTION):
        return "only an interrupt or reaction of a unit or enhancement works from the discard pile"
    if kind.type not in (UNIT, EVENT) and (kind.type != ENHANCEMENT or made.kind == ACTION):
        return "only a unit does this from hand or discard pile"
    return ""


TOLD_AFTERWARDS: Final = (
    ops.ON_REFRESH,
    ops.ON_EDGE,
    ops.ON_EDGE_DISCARD,
    ops.ON_FATE,
    ops.ON_COMMIT,
    ops.ON_REVEAL,
    ops.ON_FOCUSED,
    ops.ON_STRUCK,
    ops.ON_SURVIVED,
    ops.ON_GENERATE,
    ops.ON_READY,
    ops.ON_TOKEN_OFF,
)


def trigger_fault(kind: Kind, made: Ability, trigger: Trigger) -> str:
    event = trigger.event
    flag = trigger.flag
    cards = trigger.cards
    interrupts = made.kind == INTERRUPT
    if cards is not None and cards.how not in (THIS, HOST, EACH, CHOSEN):
        return "what happens to which card? write this, host, a or another"
    in_play = works_in_play(kind, made)
    why = cards_fault(kind, cards, in_play)
    if why:
        return why
    if event in (ops.ON_PLAY, ops.ON_COST) and print_fault(cards):
        return print_fault(cards)
    if made.forced and (event == ops.ON_TRIGGERED or (event == ops.ON_PLAY and flag & ops.IS_INTERRUPT)):
        return "a forced ability that waits for abilities would wait for itself, without end"
    if event == ops.ON_LEAVE and not interrupts and cards is not None and cards.states & ~(PRINTED | OTHER):
        return "the card has left play, and its state with it; an interrupt can still ask for it"
    if event == ops.ON_DAMAGED and flag & ops.BY_SOURCE and not in_play:
        return f"the card itself {OUT_OF_PLAY}"
    if event == ops.ON_COMPLETED:
        if kind.type != MISSION:
            return "only a mission is completed"
        return "it works from the victory pile, so it is not forced" if made.forced else ""
    if interrupts:
        if event == ops.ON_STRUGGLE and trigger.who != ANYONE:
            return "who wins is known after the struggle: this is for a reaction"
        if event == ops.ON_ENTER and (flag & ops.IN_ENGAGEMENT or (cards is not None and cards.how == THIS)):
            return "the card is not yet in play: this is for a reaction"
        if event == ops.ON_LEAVE and flag & ops.CAPTURED:
            return "it is known to be captured when it has left play: this is for a reaction"
        if event == ops.ON_PLAY and flag & ops.DRAWING:
            return "it is known after the effect: this is for a reaction"
        if event in TOLD_AFTERWARDS:
            return "it has happened when it is told: this is for a reaction"
        if event == ops.ON_DAMAGED:
            return "the damage is there already; an interrupt waits for 'damage to ...'"
    else:
        if event == ops.ON_STRUGGLE and trigger.who == ANYONE:
            return "this is for an interrupt; a reaction waits for winning or losing"
        if event == ops.ON_DAMAGE:
            return "this is before the damage, for an interrupt; a reaction waits for '... being damaged'"
        if event == ops.ON_COST:
            return "a cost is changed before it is paid: this is for an interrupt"
    return ""


CARD_OF_EVENT: Final = (  # events with a card in play that `it` can mean
    ops.ON_ENTER,
    ops.ON_LEAVE,
    ops.ON_ENGAGED,
    ops.ON_DECLARED,
    ops.ON_FOCUSED,
    ops.ON_STRUCK,
    ops.ON_DAMAGE,
    ops.ON_DAMAGED,
    ops.ON_SURVIVED,
    ops.ON_COMMIT,
    ops.ON_GENERATE,
    ops.ON_READY,
    ops.ON_TRIGGERED,
    ops.ON_TOKEN_OFF,
)


def it_fault(made: Ability) -> str:
    """`it` is the card in play that the trigger is about."""
    if made.trigger is None or made.trigger.event not in CARD_OF_EVENT:
        return "'it' is the card in play that the trigger is about, and there is none"
    if made.trigger.event == ops.ON_LEAVE and made.kind == REACTION:
        return "'it' has left play; an interrupt can still do something with it"
    if made.trigger.event == ops.ON_ENTER and made.kind == INTERRUPT:
        return "'it' is not yet in play; a reaction can do something with it"
    return ""
