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
    Constant,
    Step,
    Trigger,
)
from kodeks.games.starwars.cards.text import Hole, Phrase, Words, read_phrase
from kodeks.games.starwars.cards.words import CONFLICT, DEPLOYMENT, DRAW, FORCE, REFRESH

HOLES: dict[str, Hole] = {
    "cards": parts.cards,
    "described": parts.only_described,
    "amount": parts.amount,
    "number": parts.number,
    "icons": parts.icons,
    "keyword": parts.keyword,
    "until": parts.duration,
    "title": parts.title,
    "count": parts.count,
    "signed": parts.signed,
}


# --- triggers -------------------------------------------------------------------------------


def on(event: int, who: int = ANYONE, cards: Cards | None = None, flag: int = 0) -> Trigger:
    made = Trigger(event)
    made.who = who
    made.cards = cards
    made.flag = flag
    return made


TRIGGERS = [
    Phrase("your turn beginning", lambda v: on(ops.ON_TURN, YOU)),
    Phrase("the opponent's turn beginning", lambda v: on(ops.ON_TURN, OPPONENT)),
    Phrase("your draw phase beginning", lambda v: on(ops.ON_PHASE, YOU, None, DRAW)),
    Phrase("your deployment phase beginning", lambda v: on(ops.ON_PHASE, YOU, None, DEPLOYMENT)),
    Phrase("your conflict phase beginning", lambda v: on(ops.ON_PHASE, YOU, None, CONFLICT)),
    Phrase("a Force phase beginning", lambda v: on(ops.ON_PHASE, ANYONE, None, FORCE)),
    Phrase("you refreshing", lambda v: on(ops.ON_REFRESH, YOU)),
    Phrase("your refresh phase ending", lambda v: on(ops.ON_PHASE_END, YOU, None, REFRESH)),
    Phrase("a Force struggle beginning", lambda v: on(ops.ON_STRUGGLE)),
    Phrase("you winning a Force struggle", lambda v: on(ops.ON_STRUGGLE, YOU)),
    Phrase("you losing a Force struggle", lambda v: on(ops.ON_STRUGGLE, YOU, None, ops.LOST)),
    Phrase("you drawing a card", lambda v: on(ops.ON_DRAW, YOU)),
    Phrase("the opponent drawing by an effect", lambda v: on(ops.ON_PLAY, OPPONENT, None, ops.DRAWING)),
    Phrase("another interrupt", lambda v: on(ops.ON_PLAY, ANYONE, None, ops.IS_INTERRUPT)),
    Phrase("anyone playing {described}", lambda v: on(ops.ON_PLAY, ANYONE, v[0])),
    Phrase("the opponent playing {described}", lambda v: on(ops.ON_PLAY, OPPONENT, v[0])),
    Phrase("you playing {described}", lambda v: on(ops.ON_PLAY, YOU, v[0])),
    Phrase("the cost of {described}", lambda v: on(ops.ON_COST, YOU, v[0])),
    Phrase("you winning a contested edge battle", lambda v: on(ops.ON_EDGE, YOU, None, ops.CONTESTED)),
    Phrase("you winning an edge battle as attacker", lambda v: on(ops.ON_EDGE, YOU, None, ops.AS_ATTACKER)),
    Phrase("you winning an edge battle", lambda v: on(ops.ON_EDGE, YOU)),
    Phrase("your edge stack discarding a fate card other than {title}", lambda v: edge_discard(v[0])),
    Phrase("your edge stack discarding a fate card", lambda v: edge_discard("")),
    Phrase("a fate card {title} resolving", lambda v: fate_resolving(v[0])),
    Phrase("you committing {cards}", lambda v: on(ops.ON_COMMIT, YOU, v[0])),
    Phrase("you capturing {cards} from play", lambda v: on(ops.ON_LEAVE, OPPONENT, v[0], ops.CAPTURED)),
    Phrase("damage dealt to {cards}", lambda v: on(ops.ON_DAMAGE, ANYONE, v[0])),
    Phrase("damage to {cards}", lambda v: on(ops.ON_DAMAGE, ANYONE, v[0])),
    Phrase("you revealing a card", lambda v: on(ops.ON_REVEAL, YOU)),
    Phrase("you placing an edge card", lambda v: on(ops.ON_PLACE, YOU)),
    Phrase("this being completed", lambda v: on(ops.ON_COMPLETED, ANYONE)),
    Phrase("this damaging {cards}", lambda v: on(ops.ON_DAMAGED, ANYONE, v[0], ops.BY_SOURCE)),
    Phrase("{cards} being dealt damage", lambda v: on(ops.ON_DAMAGED, ANYONE, v[0], ops.DEALT)),
    Phrase("{cards} being damaged", lambda v: on(ops.ON_DAMAGED, ANYONE, v[0])),
    Phrase("{cards} being triggered", lambda v: on(ops.ON_TRIGGERED, ANYONE, v[0])),
    Phrase("{cards} being destroyed", lambda v: on(ops.ON_LEAVE, ANYONE, v[0], ops.DESTROYED)),
    Phrase("{cards} being engaged", lambda v: on(ops.ON_ENGAGED, ANYONE, v[0])),
    Phrase("{cards} being declared as attacker", lambda v: on(ops.ON_DECLARED, ANYONE, v[0], ops.AS_ATTACKER)),
    Phrase("{cards} being declared as defender", lambda v: on(ops.ON_DECLARED, ANYONE, v[0], ops.AS_DEFENDER)),
    Phrase("{cards} being declared", lambda v: on(ops.ON_DECLARED, ANYONE, v[0])),
    Phrase("{cards} being focused to strike as attacker", lambda v: on(ops.ON_FOCUSED, ANYONE, v[0], ops.AS_ATTACKER)),
    Phrase("{cards} being focused to strike", lambda v: on(ops.ON_FOCUSED, ANYONE, v[0])),
    Phrase("{cards} leaving play", lambda v: on(ops.ON_LEAVE, ANYONE, v[0])),
    Phrase("{cards} entering play in an engagement", lambda v: on(ops.ON_ENTER, ANYONE, v[0], ops.IN_ENGAGEMENT)),
    Phrase("{cards} entering play", lambda v: on(ops.ON_ENTER, ANYONE, v[0])),
    Phrase("{cards} striking", lambda v: on(ops.ON_STRUCK, ANYONE, v[0])),
    Phrase(
        "{cards} surviving unopposed as attacker",
        lambda v: on(ops.ON_SURVIVED, ANYONE, v[0], ops.AS_ATTACKER | ops.UNOPPOSED),
    ),
    Phrase("{cards} surviving as attacker", lambda v: on(ops.ON_SURVIVED, ANYONE, v[0], ops.AS_ATTACKER)),
    Phrase("{cards} generating resources", lambda v: on(ops.ON_GENERATE, ANYONE, v[0])),
    Phrase("{cards} readying", lambda v: on(ops.ON_READY, ANYONE, v[0])),
    Phrase("{cards} losing a token", lambda v: on(ops.ON_TOKEN_OFF, ANYONE, v[0])),
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
    Phrase("draw {amount}", lambda v: do(ops.DO_DRAW, v[0])),
    Phrase("each player draws {amount}", lambda v: do(ops.DO_DRAW, v[0], who=ANYONE)),
    Phrase("the opponent draws {amount}", lambda v: do(ops.DO_DRAW, v[0], who=OPPONENT)),
    Phrase("focus {amount} on {cards}", lambda v: do(ops.DO_FOCUS, v[0], v[1])),
    Phrase("may focus {amount} on {cards}", lambda v: do(ops.DO_FOCUS, v[0], v[1], may=True)),
    Phrase("unfocus {amount} from {cards}", lambda v: do(ops.DO_UNFOCUS, v[0], v[1])),
    Phrase("damage {amount} to {cards}", lambda v: do(ops.DO_DAMAGE, v[0], v[1])),
    Phrase("heal {amount} from {cards}", lambda v: do(ops.DO_HEAL, v[0], v[1])),
    Phrase("may heal {amount} from {cards}", lambda v: do(ops.DO_HEAL, v[0], v[1], may=True)),
    Phrase("damage or heal {amount} on {cards}", lambda v: do(ops.DO_DAMAGE_OR_HEAL, v[0], v[1])),
    Phrase("may damage or heal {amount} on {cards}", lambda v: do(ops.DO_DAMAGE_OR_HEAL, v[0], v[1], may=True)),
    Phrase("shield {cards} even if shielded", lambda v: do(ops.DO_SHIELD, cards=v[0], word="stack")),
    Phrase("shield {cards}", lambda v: do(ops.DO_SHIELD, cards=v[0])),
    Phrase("destroy the cheapest {described}", lambda v: do(ops.DO_CHEAPEST, cards=v[0])),
    Phrase("destroy {cards}", lambda v: do(ops.DO_DESTROY, cards=v[0])),
    Phrase("return {cards}", lambda v: do(ops.DO_RETURN, cards=v[0])),
    Phrase("discard {cards} from play", lambda v: do(ops.DO_DISCARD_CARD, cards=v[0])),
    Phrase("the opponent sacrifices {described}", lambda v: do(ops.DO_SACRIFICE, cards=theirs(v[0]))),
    Phrase("dial {signed} but not below {number}", lambda v: do(ops.DO_DIAL, Amount(v[0]), word=str(v[1]))),
    Phrase("dial {signed}", lambda v: do(ops.DO_DIAL, Amount(v[0]))),
    Phrase("cancel it", lambda v: do(ops.DO_CANCEL)),
    Phrase("prevent {amount} of it", lambda v: do(ops.DO_PREVENT, v[0])),
    Phrase("move {amount} of it to {cards}", lambda v: do(ops.DO_REDIRECT, v[0], v[1])),
    Phrase("it goes to hand instead", lambda v: do(ops.DO_TO_HAND)),
    Phrase("move the engagement to this", lambda v: do(ops.DO_ENGAGE_THIS)),
    Phrase("capture a random card of the opponent's hand here", lambda v: do(ops.DO_CAPTURE_HAND)),
    Phrase("capture one of the top {amount} of the opponent's deck here", lambda v: do(ops.DO_CAPTURE_TOP, v[0])),
    Phrase("capture {cards}", lambda v: do(ops.DO_CAPTURE, cards=v[0])),
    Phrase("rescue a card and a unit may enter play", lambda v: do(ops.DO_RESCUE, word="play")),
    Phrase("rescue a card", lambda v: do(ops.DO_RESCUE)),
    Phrase("move {amount} damage from {cards} to {cards}", lambda v: do(ops.DO_MOVE_DAMAGE, v[0], v[1], v[2])),
    Phrase("switch a focus of {cards} with a damage of {cards}", lambda v: do(ops.DO_SWITCH, None, v[0], v[1])),
    Phrase("take control of {cards}", lambda v: do(ops.DO_CONTROL, cards=v[0])),
    Phrase("{icons} to {cards} until {until}", lambda v: do(ops.DO_GAIN, None, v[1], icons=v[0], until=v[2])),
    Phrase(
        "+ {number} icon of your choice to {cards} until {until}",
        lambda v: do(ops.DO_GAIN_CHOSEN, Amount(v[0]), v[1], until=v[2]),
    ),
    Phrase("+ {number} Force to {cards} until {until}", lambda v: do(ops.DO_FORCE, Amount(v[0]), v[1], until=v[2])),
    Phrase("discard the top of your deck for its icons", lambda v: do(ops.DO_GAIN_TOP, until=ops.STRIKE)),
    Phrase("{cards} cannot be declared until {until}", lambda v: do(ops.DO_BAR, None, v[0], until=v[1])),
    Phrase("{cards} cannot defend this engagement", lambda v: do(ops.DO_BAR_DEFENCE, None, v[0], until=ops.ENGAGEMENT)),
    Phrase(
        "your next card until {until} costs {number} less without match",
        lambda v: do(ops.DO_NEXT_CHEAPER, Amount(v[1]), until=v[0]),
    ),
    Phrase("your cards need no match until {until}", lambda v: do(ops.DO_NO_MATCH, until=v[0])),
    Phrase("the engaged objective may be engaged again", lambda v: do(ops.DO_AGAIN)),
    Phrase("search your objective deck and put an objective into play", lambda v: do(ops.DO_FETCH_OBJECTIVE)),
    Phrase("search your deck and put {described} into play", lambda v: do(ops.DO_FETCH, cards=v[0])),
    Phrase(
        "reveal the top {amount} of your deck and take each {described}",
        lambda v: do(ops.DO_SORT_TOP, v[0], v[1]),
    ),
    Phrase("look at the top {amount} of an objective deck and move 1 under it", lambda v: do(ops.DO_SLICE, v[0])),
    Phrase("each player keeps {number} units and returns the rest", lambda v: do(ops.DO_KEEP_THREE, Amount(v[0]))),
    Phrase("put {cards} under its owner's deck", lambda v: do(ops.DO_UNDER_DECK, cards=v[0])),
    Phrase("take the top {amount} of your discard pile", lambda v: do(ops.DO_TAKE_TOP, v[0])),
    Phrase("take the topmost fate card of your discard pile", lambda v: do(ops.DO_TAKE_FATE)),
    Phrase("take {described} from your discard pile", lambda v: do(ops.DO_TAKE, cards=v[0])),
    Phrase("shuffle {described} from your discard pile into your deck", lambda v: do(ops.DO_SHUFFLE_IN, cards=v[0])),
    Phrase("put a card from your hand under your deck", lambda v: do(ops.DO_BURY)),
    Phrase("discard {amount} from your hand", lambda v: do(ops.DO_DISCARD, v[0])),
    Phrase("the opponent discards {amount} at random", lambda v: do(ops.DO_DISCARD_RANDOM, v[0], who=OPPONENT)),
    Phrase("the opponent discards {amount}", lambda v: do(ops.DO_DISCARD, v[0], who=OPPONENT)),
    Phrase("look at the opponent's hand and discard {amount} of it", lambda v: do(ops.DO_LOOK_DISCARD, v[0])),
    Phrase("strip {cards}", lambda v: do(ops.DO_STRIP, cards=v[0])),
    Phrase("put this into play participating", lambda v: do(ops.DO_PUT_THIS, word="participating")),
    Phrase("put this into play", lambda v: do(ops.DO_PUT_THIS)),
    Phrase("play this participating", lambda v: do(ops.DO_PLAY_THIS)),
    Phrase("put {described} from your hand or discard pile into play", lambda v: put(v[0], 3)),
    Phrase("put {described} from your hand into play", lambda v: put(v[0], ops.HAND_BIT)),
    Phrase("put {described} from your discard pile into play", lambda v: put(v[0], ops.DISCARD_BIT)),
    Phrase("its cost is X less but not below {number}", lambda v: do(ops.DO_LESS, word=str(v[0]))),
    Phrase("attach it to this", lambda v: do(ops.DO_ATTACH)),
    Phrase("may commit or uncommit {cards}", lambda v: do(ops.DO_COMMIT_OR_NOT, cards=v[0], may=True)),
    Phrase("start the edge battle anew", lambda v: do(ops.DO_NEW_EDGE)),
    Phrase("reveal the top of your deck for the struggle", lambda v: do(ops.DO_LUCK)),
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
    Phrase("focus {cards}", lambda v: do(ops.DO_FOCUS, Amount(1), own(v[0]))),
    Phrase("sacrifice {cards}", lambda v: do(ops.DO_SACRIFICE, cards=own(v[0]))),
    Phrase("return {cards}", lambda v: do(ops.DO_RETURN, cards=own(v[0]))),
    Phrase("damage {amount} to this", lambda v: do(ops.DO_DAMAGE, v[0], this())),
    Phrase("discard X", lambda v: do(ops.DO_DISCARD, x_amount())),
    Phrase("discard {amount} from your hand", lambda v: do(ops.DO_DISCARD, v[0])),
    Phrase("spend {number}", lambda v: do(ops.DO_SPEND, Amount(v[0]))),
    Phrase("dial {signed}", lambda v: do(ops.DO_DIAL, Amount(v[0]))),
    Phrase("- {number} reserve until {until}", lambda v: do(ops.DO_RESERVE, Amount(-v[0]), until=v[1])),
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
    Phrase("{icons} to {cards} per {count}", lambda v: always_icons(v[0], v[1], v[2])),
    Phrase("{icons} to {cards}", lambda v: always_icons(v[0], v[1])),
    Phrase("+ {number} Force to {cards}", lambda v: always(ops.ALWAYS_FORCE, v[1], v[0])),
    Phrase("+ {number} capacity to {cards}", lambda v: always(ops.ALWAYS_CAPACITY, v[1], v[0])),
    Phrase("- {number} capacity to {cards}", lambda v: always(ops.ALWAYS_CAPACITY, v[1], -v[0])),
    Phrase("+ {number} to your reserve", lambda v: always(ops.ALWAYS_RESERVE, None, v[0])),
    Phrase("+ {number} to your Force struggle", lambda v: always(ops.ALWAYS_STRUGGLE, None, v[0])),
    Phrase("Edge {number} to {cards}", lambda v: always(ops.ALWAYS_EDGE, v[1], v[0])),
    Phrase("{keyword} to {cards}", lambda v: always_keyword(v[0], v[1])),
    Phrase("double icons of {cards}", lambda v: always(ops.ALWAYS_DOUBLE, v[0])),
    Phrase("double Force of {cards}", lambda v: always(ops.ALWAYS_DOUBLE_FORCE, v[0])),
    Phrase(
        "your first {described} each turn costs {number} less", lambda v: always(ops.ALWAYS_FIRST_CHEAPER, v[0], v[1])
    ),
    Phrase("this costs 1 less per card in the opponent's hand", lambda v: per_hand()),
    Phrase("your {described} costs {number} less", lambda v: always(ops.ALWAYS_CHEAPER, v[0], v[1])),
    Phrase("your {described} costs {number} more", lambda v: always(ops.ALWAYS_CHEAPER, v[0], -v[1])),
    Phrase("your {described} costs {number}", lambda v: always(ops.ALWAYS_COST, v[0], v[1])),
    Phrase("focus on {cards} is damage instead", lambda v: always(ops.ALWAYS_DAMAGE_FOR_FOCUS, v[0])),
    Phrase("{cards} cannot attack", lambda v: always(ops.ALWAYS_NO_ATTACK, v[0])),
    Phrase("{cards} cannot be damaged", lambda v: always(ops.ALWAYS_NO_DAMAGE, v[0])),
    Phrase("{cards} cannot be targeted", lambda v: always(ops.ALWAYS_NO_TARGET, v[0])),
    Phrase("{cards} cannot gain icons", lambda v: always(ops.ALWAYS_NO_GAIN, v[0])),
    Phrase("{cards} is titled {title}", lambda v: titled(v[0], v[1])),
    Phrase("{cards} loses its text", lambda v: always(ops.ALWAYS_BLANK, v[0])),
    Phrase("{cards} loses its traits", lambda v: always(ops.ALWAYS_NO_TRAIT, v[0])),
    Phrase("{cards} enters play with 1 focus", lambda v: always(ops.ALWAYS_ENTERS_EXHAUSTED, v[0])),
    Phrase("only {described} may attack this", lambda v: always(ops.ALWAYS_ATTACKERS, v[0])),
    Phrase("at most {number} units may attack this", lambda v: always(ops.ALWAYS_MOST_ATTACKERS, None, v[0])),
    Phrase("your cards need no match", lambda v: always(ops.ALWAYS_NO_MATCH)),
    Phrase("resources of {cards} match anything", lambda v: always(ops.ALWAYS_MATCHES, v[0])),
    Phrase("resources of this pay only for {described}", lambda v: always(ops.ALWAYS_PAYS_FOR, v[0])),
    Phrase("the opponent's first edge card lies faceup", lambda v: always(ops.ALWAYS_FACEUP)),
    Phrase("your fate cards may resolve twice", lambda v: always(ops.ALWAYS_FATE_TWICE)),
    Phrase("this may be played from your discard pile", lambda v: always(ops.ALWAYS_FROM_DISCARD)),
    Phrase("{cards} may split unit damage", lambda v: always(ops.ALWAYS_SPLIT, v[0])),
    Phrase("this may be played as an enhancement on {described}", lambda v: as_enhancement(v[0], 1)),
    Phrase("this may enter play as an enhancement on {described}", lambda v: as_enhancement(v[0], 0)),
    Phrase("the dial may be engaged and falls at {number}", lambda v: always(ops.ALWAYS_DIAL, None, v[0])),
    Phrase("this is captured instead of leaving play", lambda v: always(ops.ALWAYS_CAPTURED)),
    Phrase("you lose when this is destroyed", lambda v: always(ops.ALWAYS_LOSE)),
    Phrase("fate cards on this count in your edge stack", lambda v: always(ops.ALWAYS_FATES)),
    Phrase("the opponent counts {number} more card in hand", lambda v: always(ops.ALWAYS_MORE_CARDS, None, v[0])),
    Phrase("you control {number} more {described}", lambda v: always(ops.ALWAYS_ONE_MORE, v[1], v[0])),
]


def constant(words: Words) -> Constant:
    found = read_phrase(words, CONSTANTS, HOLES, "constant effect")
    assert isinstance(found, Constant)
    return found
