"""The phrases of the card language: triggers, costs and effects, constants. docs/cards.md lists them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

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
    Constant,
    Step,
)
from kodeks.games.starwars.cards.parts import listed
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.reading import Hole, Phrase, Words, phrases_of, read_phrase

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


def triggers() -> list[Phrase]:
    family("triggers")
    return phrases_of(Trigger)


@cache
def family(name: str) -> None:
    """Import the modules of a package, so that their classes are found."""
    package = import_module(f"kodeks.games.starwars.{name}")
    for module in iter_modules(package.__path__):
        import_module(f"{package.__name__}.{module.name}")


def trigger(words: Words) -> Trigger:
    found = read_phrase(words, triggers(), HOLES, "trigger")
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
    listed("discard the top of your deck for its icons", lambda v: do(ops.DO_GAIN_TOP, until=ops.STRIKE)),
    listed("{cards} cannot be declared until {until}", lambda v: do(ops.DO_BAR, None, v[0], until=v[1])),
    listed("{cards} cannot defend this engagement", lambda v: do(ops.DO_BAR_DEFENCE, None, v[0], until=ops.ENGAGEMENT)),
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
    listed("discard X", lambda v: do(ops.DO_DISCARD, x_amount())),
    listed("discard {amount} from your hand", lambda v: do(ops.DO_DISCARD, v[0])),
    listed("spend {number}", lambda v: do(ops.DO_SPEND, Amount(v[0]))),
    listed("dial {signed}", lambda v: do(ops.DO_DIAL, Amount(v[0]))),
    listed("- {number} reserve until {until}", lambda v: do(ops.DO_RESERVE, Amount(-v[0]), until=v[1])),
]


def this() -> Cards:
    made = Cards()
    made.how = THIS
    return made


def x_amount() -> Amount:
    made = Amount(0)
    made.per = ops.PER_X
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
