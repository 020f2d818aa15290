"""The phrases of the card language: triggers, costs and effects, constants. docs/cards.md lists them."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops, parts
from kodeks.games.starwars.cards.kind import (
    ANYONE,
    NONE,
    OPPONENT,
    THEIR_CHOICE,
    THIS,
    YOU,
    Amount,
    Cards,
    Step,
)
from kodeks.games.starwars.cards.parts import listed
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.modifiers import END_OF_ENGAGEMENT, END_OF_STRIKE
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


def do(
    op: int,
    amount: Amount | None = None,
    cards: Cards | None = None,
    second: Cards | None = None,
    who: int = YOU,
    may: bool = False,
    until: int = NONE,
    icons: list[int] | None = None,
    word: str = "",
) -> Step:
    made = Step(op)
    made.amount = amount or Amount(1)
    made.cards = cards
    made.second = second
    made.who = who
    made.may = may
    made.until = until
    made.icons = icons or []
    made.word = word
    return made


def own(found: Cards) -> Cards:
    """A cost is paid with one's own cards (SWC-FAQ-2.16)."""
    if found.whose == ANYONE and found.how != THIS:
        found.whose = YOU
    return found


EFFECTS = [
    listed("draw {amount}", lambda v: do(ops.DO_DRAW, v[0])),
    listed("each player draws {amount}", lambda v: do(ops.DO_DRAW, v[0], who=ANYONE)),
    listed("the opponent draws {amount}", lambda v: do(ops.DO_DRAW, v[0], who=OPPONENT)),
    listed("focus {amount} on {cards}", lambda v: do(ops.DO_FOCUS, v[0], v[1])),
    listed("may focus {amount} on {cards}", lambda v: do(ops.DO_FOCUS, v[0], v[1], may=True)),
    listed("unfocus {amount} from {cards}", lambda v: do(ops.DO_UNFOCUS, v[0], v[1])),
    listed("damage {amount} to {cards}", lambda v: do(ops.DO_DAMAGE, v[0], v[1])),
    listed("heal {amount} from {cards}", lambda v: do(ops.DO_HEAL, v[0], v[1])),
    listed("may heal {amount} from {cards}", lambda v: do(ops.DO_HEAL, v[0], v[1], may=True)),
    listed("damage or heal {amount} on {cards}", lambda v: do(ops.DO_DAMAGE_OR_HEAL, v[0], v[1])),
    listed("may damage or heal {amount} on {cards}", lambda v: do(ops.DO_DAMAGE_OR_HEAL, v[0], v[1], may=True)),
    listed("shield {cards} even if shielded", lambda v: do(ops.DO_SHIELD, cards=v[0], word="stack")),
    listed("shield {cards}", lambda v: do(ops.DO_SHIELD, cards=v[0])),
    listed("destroy the cheapest {described}", lambda v: do(ops.DO_CHEAPEST, cards=v[0])),
    listed("destroy {cards}", lambda v: do(ops.DO_DESTROY, cards=v[0])),
    listed("return {cards}", lambda v: do(ops.DO_RETURN, cards=v[0])),
    listed("discard {cards} from play", lambda v: do(ops.DO_DISCARD_CARD, cards=v[0])),
    listed("the opponent sacrifices {described}", lambda v: do(ops.DO_SACRIFICE, cards=theirs(v[0]))),
    listed("dial {signed} but not below {number}", lambda v: do(ops.DO_DIAL, Amount(v[0]), word=str(v[1]))),
    listed("dial {signed}", lambda v: do(ops.DO_DIAL, Amount(v[0]))),
    listed("cancel it", lambda v: do(ops.DO_CANCEL)),
    listed("prevent {amount} of it", lambda v: do(ops.DO_PREVENT, v[0])),
    listed("move {amount} of it to {cards}", lambda v: do(ops.DO_REDIRECT, v[0], v[1])),
    listed("it goes to hand instead", lambda v: do(ops.DO_TO_HAND)),
    listed("move the engagement to this", lambda v: do(ops.DO_ENGAGE_THIS)),
    listed("capture a random card of the opponent's hand here", lambda v: do(ops.DO_CAPTURE_HAND)),
    listed("capture one of the top {amount} of the opponent's deck here", lambda v: do(ops.DO_CAPTURE_TOP, v[0])),
    listed("capture {cards}", lambda v: do(ops.DO_CAPTURE, cards=v[0])),
    listed("rescue a card and a unit may enter play", lambda v: do(ops.DO_RESCUE, word="play")),
    listed("rescue a card", lambda v: do(ops.DO_RESCUE)),
    listed("move {amount} damage from {cards} to {cards}", lambda v: do(ops.DO_MOVE_DAMAGE, v[0], v[1], v[2])),
    listed("switch a focus of {cards} with a damage of {cards}", lambda v: do(ops.DO_SWITCH, None, v[0], v[1])),
    listed("take control of {cards}", lambda v: do(ops.DO_CONTROL, cards=v[0])),
    listed("{icons} to {cards} until {until}", lambda v: do(ops.DO_GAIN, None, v[1], icons=v[0], until=v[2])),
    listed(
        "+ {number} icon of your choice to {cards} until {until}",
        lambda v: do(ops.DO_GAIN_CHOSEN, Amount(v[0]), v[1], until=v[2]),
    ),
    listed("+ {number} Force to {cards} until {until}", lambda v: do(ops.DO_FORCE, Amount(v[0]), v[1], until=v[2])),
    listed("discard the top of your deck for its icons", lambda v: do(ops.DO_GAIN_TOP, until=END_OF_STRIKE)),
    listed("{cards} cannot be declared until {until}", lambda v: do(ops.DO_BAR, None, v[0], until=v[1])),
    listed(
        "{cards} cannot defend this engagement", lambda v: do(ops.DO_BAR_DEFENCE, None, v[0], until=END_OF_ENGAGEMENT)
    ),
    listed(
        "your next card until {until} costs {number} less without match",
        lambda v: do(ops.DO_NEXT_CHEAPER, Amount(v[1]), until=v[0]),
    ),
    listed("your cards need no match until {until}", lambda v: do(ops.DO_NO_MATCH, until=v[0])),
    listed("the engaged objective may be engaged again", lambda v: do(ops.DO_AGAIN)),
    listed("search your objective deck and put an objective into play", lambda v: do(ops.DO_FETCH_OBJECTIVE)),
    listed("search your deck and put {described} into play", lambda v: do(ops.DO_FETCH, cards=v[0])),
    listed(
        "reveal the top {amount} of your deck and take each {described}",
        lambda v: do(ops.DO_SORT_TOP, v[0], v[1]),
    ),
    listed("look at the top {amount} of an objective deck and move 1 under it", lambda v: do(ops.DO_SLICE, v[0])),
    listed("each player keeps {number} units and returns the rest", lambda v: do(ops.DO_KEEP_THREE, Amount(v[0]))),
    listed("put {cards} under its owner's deck", lambda v: do(ops.DO_UNDER_DECK, cards=v[0])),
    listed("take the top {amount} of your discard pile", lambda v: do(ops.DO_TAKE_TOP, v[0])),
    listed("take the topmost fate card of your discard pile", lambda v: do(ops.DO_TAKE_FATE)),
    listed("take {described} from your discard pile", lambda v: do(ops.DO_TAKE, cards=v[0])),
    listed("shuffle {described} from your discard pile into your deck", lambda v: do(ops.DO_SHUFFLE_IN, cards=v[0])),
    listed("put a card from your hand under your deck", lambda v: do(ops.DO_BURY)),
    listed("discard {amount} from your hand", lambda v: do(ops.DO_DISCARD, v[0])),
    listed("the opponent discards {amount} at random", lambda v: do(ops.DO_DISCARD_RANDOM, v[0], who=OPPONENT)),
    listed("the opponent discards {amount}", lambda v: do(ops.DO_DISCARD, v[0], who=OPPONENT)),
    listed("look at the opponent's hand and discard {amount} of it", lambda v: do(ops.DO_LOOK_DISCARD, v[0])),
    listed("strip {cards}", lambda v: do(ops.DO_STRIP, cards=v[0])),
    listed("put this into play participating", lambda v: do(ops.DO_PUT_THIS, word="participating")),
    listed("put this into play", lambda v: do(ops.DO_PUT_THIS)),
    listed("play this participating", lambda v: do(ops.DO_PLAY_THIS)),
    listed("put {described} from your hand or discard pile into play", lambda v: put(v[0], 3)),
    listed("put {described} from your hand into play", lambda v: put(v[0], ops.HAND_BIT)),
    listed("put {described} from your discard pile into play", lambda v: put(v[0], ops.DISCARD_BIT)),
    listed("its cost is X less but not below {number}", lambda v: do(ops.DO_LESS, word=str(v[0]))),
    listed("attach it to this", lambda v: do(ops.DO_ATTACH)),
    listed("may commit or uncommit {cards}", lambda v: do(ops.DO_COMMIT_OR_NOT, cards=v[0], may=True)),
    listed("start the edge battle anew", lambda v: do(ops.DO_NEW_EDGE)),
    listed("reveal the top of your deck for the struggle", lambda v: do(ops.DO_LUCK)),
]


def theirs(found: Cards) -> Cards:
    found.whose = OPPONENT
    found.how = THEIR_CHOICE
    return found


def put(found: Cards, zones: int) -> Step:
    made = do(ops.DO_PUT, cards=found)
    made.amount = Amount(zones)
    return made


COSTS = [
    listed("focus {cards}", lambda v: do(ops.DO_FOCUS, Amount(1), own(v[0]))),
    listed("sacrifice {cards}", lambda v: do(ops.DO_SACRIFICE, cards=own(v[0]))),
    listed("return {cards}", lambda v: do(ops.DO_RETURN, cards=own(v[0]))),
    listed("damage {amount} to this", lambda v: do(ops.DO_DAMAGE, v[0], this())),
    listed("discard X", lambda v: do(ops.DO_DISCARD, Amount(0, x=True))),
    listed("discard {amount} from your hand", lambda v: do(ops.DO_DISCARD, v[0])),
    listed("spend {number}", lambda v: do(ops.DO_SPEND, Amount(v[0]))),
    listed("dial {signed}", lambda v: do(ops.DO_DIAL, Amount(v[0]))),
    listed("- {number} reserve until {until}", lambda v: do(ops.DO_RESERVE, Amount(-v[0]), until=v[1])),
]


def this() -> Cards:
    made = Cards()
    made.how = THIS
    return made


def effect(words: Words) -> Step:
    found = read_phrase(words, EFFECTS, HOLES, "effect")
    assert isinstance(found, Step)
    return found


def cost(words: Words) -> Step:
    found = read_phrase(words, COSTS, HOLES, "cost")
    assert isinstance(found, Step)
    return found


# --- constants ------------------------------------------------------------------------------


def constant(words: Words) -> Constant:
    found = read_phrase(words, phrases_of(Constant), HOLES, "constant effect")
    assert isinstance(found, Constant)
    return found
