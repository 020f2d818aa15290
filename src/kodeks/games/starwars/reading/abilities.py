"""What a card says: constant effects, abilities with their costs and effects. What could never work is refused."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import (
    ACTION,
    FATE_EFFECT,
    FROM_DISCARD,
    FROM_HAND,
    INTERRUPT,
    NONE,
    REACTION,
    Ability,
    Kind,
)
from kodeks.games.starwars.cards.words import EVENT
from kodeks.games.starwars.reading import parts, phrases
from kodeks.kernel.errors import BadText
from kodeks.kernel.reading import Words

MOST_ABILITIES = 15


def constants(kind: Kind, words: Words) -> None:
    words.next()
    whens = []
    while words.take("while"):
        whens.append(parts.condition(words))
    words.colon()
    before = " ".join(words.text[: words.places[words.at - 1] + 1].split())
    while True:
        start = words.at
        made = phrases.constant(words)
        made.whens = whens
        made.text = " ".join(words.part(start).split())
        made.said = f"{before} {made.text}"
        made.shape(kind)
        sensible(words, start, made.fault(kind))
        kind.constants.append(made)
        if not words.take(";"):
            break


def sensible(words: Words, start: int, why: str) -> None:
    """What was read from this word on must be able to do something."""
    if why:
        raise words.error_at(why, start)


def ability(kind: Kind, words: Words) -> Ability:
    made = ability_head(kind, words)
    made.text = " ".join(words.text.split())
    if "=>" in words.words[words.at :]:
        one_cost(kind, made, words)
        while words.take(","):
            one_cost(kind, made, words)
        if not words.take("=>"):
            raise words.error(f"'=>' is expected after the cost, not {words.there()}")
    start = words.at
    try:
        one_effect(kind, made, words)
    except BadText:
        if not made.costs:
            forgotten_arrow(words, start)
        raise
    while words.take(";"):
        one_effect(kind, made, words, words.take("then"))
    if not words.ended():
        raise words.error(f"{words.there()} is too much here: ';' stands between effects, '=>' after a cost")
    return made


def forgotten_arrow(words: Words, start: int) -> None:
    """Whether what is no effect is a cost, and something follows."""
    words.at = start
    try:
        phrases.cost(words)
    except BadText:
        return
    if not words.ended():
        raise words.error(f"'=>' is expected after a cost, not {words.there()}") from None


def one_cost(kind: Kind, made: Ability, words: Words) -> None:
    start = words.at
    cost = phrases.cost(words)
    sensible(words, start, cost.fault(kind, made))
    made.costs.append(cost)


def one_effect(kind: Kind, made: Ability, words: Words, then: bool = False) -> None:
    start = words.at
    effect = phrases.effect(words)
    effect.then = then
    sensible(words, start, effect.fault(kind, made))
    if made.effects:
        sensible(words, start, made.effects[0].alone())
    made.effects.append(effect)


def ability_head(kind: Kind, words: Words) -> Ability:
    """Up to the colon: `forced interrupt to this leaving play while committed, once per turn:`."""
    forced = words.take("forced")
    word = words.next().lower()
    if word == "action" and not forced:
        made = Ability(ACTION)
    elif word == "interrupt":
        made = Ability(INTERRUPT)
    elif word == "reaction":
        made = Ability(REACTION)
    elif word == "fate" and not forced:
        made = Ability(FATE_EFFECT)
    else:
        raise words.error_at("forced stands before interrupt or reaction", words.at - 1)
    made.forced = forced
    made.zone = FROM_HAND if kind.type == EVENT else 0
    if words.takes("from hand"):
        made.zone = FROM_HAND
    elif words.takes("from discard pile"):
        made.zone = FROM_DISCARD
    if len(kind.abilities) >= MOST_ABILITIES:
        raise words.error_at(f"a card has at most {MOST_ABILITIES} abilities", 0)
    sensible(words, 0, made.fault(kind))
    if made.kind == FATE_EFFECT and words.takes("on winning the edge"):
        made.delayed = True
    if made.kind in (INTERRUPT, REACTION):
        if not words.take("to"):
            raise words.error(f"'to' is expected, and then what it waits for, not {words.there()}")
        start = words.at
        made.trigger = phrases.trigger(words)
        sensible(words, start, made.trigger.fault(kind, made))
        if made.trigger.ZONE != NONE:
            made.zone = made.trigger.ZONE
    while not words.take(":"):
        if words.take(","):
            limit(made, words)
        elif words.take("while") or words.take("if") or words.peek() in ("in", "on"):
            start = words.at
            made.whens.append(parts.condition(words))
            in_play = made.in_play(kind)
            sensible(words, start, made.whens[-1].fault(kind, in_play))
        else:
            raise words.error(f"':' is expected, or a condition (while, if, in, on), not {words.there()}")
    return made


def limit(made: Ability, words: Words) -> None:
    if words.takes("once per turn"):
        made.limit = 1
    elif words.takes("1 per turn"):
        made.limit = 1
        made.by_title = True
    else:
        raise words.error("'once per turn' or '1 per turn' is expected")
