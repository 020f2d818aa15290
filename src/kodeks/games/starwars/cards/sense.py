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
    OTHER,
    OUT_OF_PLAY,
    PRINTED,
    REACTION,
    THIS,
    Ability,
    Cards,
    Kind,
    Trigger,
)
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT, FATE, MISSION, UNIT

# --- words that need a card in play ---------------------------------------------------------------


def works_in_play(kind: Kind, ability: Ability) -> bool:
    return ability.zone == FROM_PLAY and kind.type not in (EVENT, FATE)


def cards_fault(kind: Kind, found: Cards | None, in_play: bool) -> str:
    return "" if found is None else found.fault(kind, in_play)


def print_fault(found: Cards | None) -> str:
    return "" if found is None else found.print_fault()


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
