"""Lines that can be read but would never do what they seem to say: why, in a sentence, or ''."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import (
    ACTION,
    ALL,
    CHOSEN,
    EACH,
    FATE_EFFECT,
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAY,
    INTERRUPT,
    IT,
    NO_IT,
    OPPONENT,
    TARGET,
    THIS,
    Ability,
    Cards,
    Kind,
    Step,
)
from kodeks.games.starwars.cards.words import DARK, ENHANCEMENT, EVENT, FATE, MISSION, OBJECTIVE, UNIT

# --- words that need a card in play ---------------------------------------------------------------


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


def cost_fault(kind: Kind, made: Ability, cost: Step) -> str:
    cards = cost.cards
    amount = cost.amount
    if made.kind == FATE_EFFECT:
        return "a fate card resolves without a cost"
    if amount.base == ALL or amount.when is not None:
        return "a cost is a plain number or X"
    if cost.op == ops.DO_DIAL and amount.base < 1:
        return "as a cost the dial goes up: write 'dial +1'"
    if cost.op == ops.DO_SPEND and kind.type == EVENT:
        return "an event is paid by its cost: raise that, and leave out 'spend'"
    if cards is None:
        return ""
    if cards.how not in (THIS, CHOSEN):
        return "a cost is paid with this card or with one of your own: write this, a or another"
    if cards.whose == OPPONENT:
        return "a cost is paid with your own cards"
    why = cards_fault(kind, cards, made.in_play(kind))
    if not why and cost.op == ops.DO_DAMAGE and kind.type not in (UNIT, OBJECTIVE, MISSION):
        return "this card takes no damage"
    return why


ONE_CARD: Final = (  # effects on a single card
    ops.DO_STRIP,
    ops.DO_MOVE_DAMAGE,
    ops.DO_SWITCH,
    ops.DO_DAMAGE_OR_HEAL,
    ops.DO_COMMIT_OR_NOT,
    ops.DO_GAIN_CHOSEN,
    ops.DO_REDIRECT,
)
NOT_ALL: Final = (ops.DO_DRAW, ops.DO_FOCUS, ops.DO_DAMAGE, ops.DO_DAMAGE_OR_HEAL)
LISTS: Final = (ops.DO_FETCH, ops.DO_SORT_TOP, ops.DO_TAKE, ops.DO_SHUFFLE_IN, ops.DO_PUT)  # of cards out of play
COSTLY: Final = 1 << UNIT | 1 << ENHANCEMENT
INTERRUPTED: Final = {  # what an interrupt can change, and what it must interrupt
    ops.DO_CANCEL: ("takes effect", "... playing an event' or 'another interrupt"),
    ops.DO_PREVENT: ("damage coming", "damage to ..."),
    ops.DO_REDIRECT: ("damage coming", "damage to ..."),
    ops.DO_TO_HAND: ("leaving", "... leaving play"),
    ops.DO_LESS: ("reckoning", "the cost of ..."),
}


def step_fault(kind: Kind, made: Ability, step: Step) -> str:
    op = step.op
    in_play = made.in_play(kind)
    waits = "" if made.trigger is None else made.trigger.WAITS
    for cards in (step.cards, step.second):
        why = found_fault(kind, made, step, cards, in_play)
        if why:
            return why
    if step.amount.base == ALL and op in NOT_ALL:
        return "'all' is as many as there are; how many are these? write a number"
    if step.amount.when is not None and step.amount.when.fault(kind, in_play):
        return step.amount.when.fault(kind, in_play)
    if op in INTERRUPTED:
        wanted, words = INTERRUPTED[op]
        if made.kind != INTERRUPT or waits != wanted:
            return f"this needs an interrupt to '{words}'"
        if op == ops.DO_LESS and not has_x(made):
            return "X is nothing here: the cost 'discard X' says how much it is"
    if op == ops.DO_ATTACH and (waits != "fate discarded" or kind.type != UNIT or not in_play):
        return "this needs a unit with a reaction to 'your edge stack discarding a fate card'"
    if op == ops.DO_ENGAGE_THIS and (kind.type != OBJECTIVE or not in_play):
        return "only an objective can be engaged instead"
    if op in (ops.DO_CAPTURE_HAND, ops.DO_CAPTURE_TOP) and (kind.type != OBJECTIVE or kind.side != DARK):
        return "'here' is an objective of the dark side, and this card is none"
    if op == ops.DO_CHEAPEST and (step.cards is None or not step.cards.types or step.cards.types & ~COSTLY):
        return "the cheapest of cards with a cost: write unit, enhancement or both"
    if op == ops.DO_GAIN_TOP and (kind.type != UNIT or not in_play):
        return "only a unit gets icons"
    if op == ops.DO_LUCK and not in_force_phase(made):
        return "there is a struggle only in a Force phase: let it wait for 'a Force phase beginning'"
    if op == ops.DO_PUT_THIS:
        if made.kind == ACTION or made.zone not in (FROM_HAND, FROM_DISCARD) or kind.type == EVENT:
            return "this needs an interrupt or reaction 'from hand' or 'from discard pile'"
    if op == ops.DO_PLAY_THIS or (made.steps and made.steps[0].op == ops.DO_PLAY_THIS):
        if made.zone != FROM_HAND or kind.type != UNIT or made.steps or made.costs:
            return "'play this participating' is all that an ability 'from hand' of a unit does"
    if op == ops.DO_PLAY_THIS or (op == ops.DO_PUT_THIS and step.word):
        engaged = made.trigger is not None and made.trigger.IN_ENGAGEMENT
        engaged = engaged or any(one.is_in_engagement() for one in made.whens)
        if not engaged:
            return "nobody participates outside an engagement: say 'in an engagement'"
    return ""


def found_fault(kind: Kind, made: Ability, step: Step, cards: Cards | None, in_play: bool) -> str:
    if cards is None:
        return ""
    if cards.cheaper and not any(one.cards is not None for one in made.costs):
        return "'it' is the card that the cost was paid with, and there is no such cost"
    if step.op in LISTS:
        return print_fault(cards)
    if step.may and step.op in (ops.DO_FOCUS, ops.DO_HEAL) and cards.how != TARGET:
        return "'may' leaves a target unchosen: write target"
    if cards.how == IT:
        return NO_IT if made.trigger is None else made.trigger.it_fault(made)
    if step.op in ONE_CARD and (cards.how == EACH or cards.most > 1):
        return "this is about one card: write target or a"
    return cards_fault(kind, cards, in_play)


def has_x(made: Ability) -> bool:
    return any(one.amount.x for one in made.costs)


def in_force_phase(made: Ability) -> bool:
    if made.trigger is not None and made.trigger.in_force_phase():
        return True
    return any(one.is_in_force_phase() for one in made.whens)
