"""A position built by hand, for scenarios and the judge's desk, at the start of a Step.

Without more words every player has Night card k and Day card k in column k of the Neutral row.
`matrix.A = {Tetrahedron = "-1", Initium = "+1 used", Negatio = "removed"}` says what differs.
"""

from __future__ import annotations

from typing import Any

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS, SIDES
from kodeks.games.arcanon.matrix import COLUMNS, REMOVED, column_mask, column_of, field, read_field
from kodeks.games.arcanon.rules import Rules
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.games.arcanon.steps.course import (
    ADJUSTING,
    COURSE,
    ENDED,
    IN_BIDDING,
    IN_JUDGEMENT,
    STARTING,
    SUMMING,
)
from kodeks.games.arcanon.steps.s4_adjustment import ADJUSTMENT
from kodeks.games.arcanon.steps.s5_bidding import BIDDING, open_bidding
from kodeks.games.arcanon.steps.s6_judgement import JUDGEMENT_STEP, open_judgement
from kodeks.games.arcanon.steps.s7_summation import SUMMATION, open_summation
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.game import LETTERS
from kodeks.kernel.note import only

KEYS = {
    "step",
    "round",
    "order",
    "column",
    "dice",
    "matrix",
    "active",
    "owners",
    "liars",
    "pools",
    "stake",
    "declarer",
    "duty",
    "done",
    "resigned",
    "judge",
}


def position(data: dict[str, Any], rules: Rules) -> Arcanon:
    unknown = set(data) - KEYS
    if unknown:
        there = ", ".join(sorted(KEYS))
        raise BadPosition(f"a position of Arcanon has no {', '.join(sorted(unknown))}; it has: {there}")
    state = Arcanon(rules)
    state.order = [seat_of(name, rules) for name in data.get("order", LETTERS[: rules.seats])]
    if sorted(state.order) != list(range(rules.seats)):
        raise BadPosition(f"order names each of the {rules.seats} seats once")
    state.round = int(data.get("round", 1)) - 1
    state.pools = list(data.get("pools", [0] * rules.seats))
    state.dice = list(data.get("dice", [2, 3, 5, 7, 11]))
    if len(state.dice) != COLUMNS or any(not 1 <= state.dice[i] <= SIDES[i] for i in range(COLUMNS)):
        raise BadPosition("dice are five results: of the d4, d6, d8, d12 and d20")
    state.column = int(data.get("column", 1)) - 1
    if not 0 <= state.column < COLUMNS:
        raise BadPosition("column is a number from 1 to 5")
    for seat in range(rules.seats):
        lay_out(state, seat, data.get("matrix", {}).get(LETTERS[seat], {}))
    state.hands = [0] * rules.seats
    state.laid = COUNT * rules.seats
    state.active = [column_mask(state.column)] * rules.seats
    for name, fields in data.get("active", {}).items():
        for text in fields:
            state.active[seat_of(name, rules)] |= 1 << field_of(text)
    state.owner = [seat_or_none(name, rules) for name in data.get("owners", [""] * COLUMNS)]
    state.liar = [seat_or_none(name, rules) for name in data.get("liars", [""] * COLUMNS)]
    enter(state, data, rules)
    return state


def lay_out(state: Arcanon, seat: int, changes: dict[str, str]) -> None:
    """Night cards get their names by the columns they lie in, from left to right."""
    places = {card: field(0, i % NIGHTS) for i, card in enumerate(CARDS)}
    turned: set[str] = set()
    for card, text in changes.items():
        if card not in CARDS:
            raise BadPosition(f"{card!r} is no card; there are: {', '.join(CARDS)}")
        words = str(text).split()
        places[card] = REMOVED if words[0] == "removed" else field_of(words[0])
        if words[1:] == ["used"]:
            turned.add(card)
        elif words[1:]:
            raise BadPosition(f"{card}: {text!r} is not understood; write a field such as '+3' and perhaps 'used'")
    nights = sorted(CARDS[:NIGHTS], key=lambda card: COLUMNS if places[card] < 0 else column_of(places[card]))
    for i, card in enumerate(nights + CARDS[NIGHTS:]):
        slot = seat * COUNT + i
        state.face[slot] = CARDS.index(card)
        state.at[slot] = places[card]
        state.used[slot] = 1 if card in turned else 0
        state.known[slot] = only(seat)


def enter(state: Arcanon, data: dict[str, Any], rules: Rules) -> None:
    """The frames and counters of the Step that begins."""
    step = data.get("step", "bidding")
    open_bidding(state)
    for name in data.get("resigned", []):
        state.bidders.remove(seat_of(name, rules))
        state.ring.leave(seat_of(name, rules))
    state.stake = int(data.get("stake", 0))
    state.declarer = seat_or_none(data.get("declarer", ""), rules)
    state.duty = seat_of(data["duty"], rules) if "duty" in data else state.ring.holder
    state.done = bool(data.get("done", False))
    state.ring.give(state.duty)
    if step == "bidding":
        state.step = IN_BIDDING
        state.frames = [COURSE, BIDDING]
    elif step == "adjustment":
        state.step = ADJUSTING
        state.frames = [COURSE, ADJUSTMENT]
    elif step == "judgement":
        state.step = IN_JUDGEMENT
        state.judge = seat_of(data.get("judge", ""), rules)
        open_judgement(state)
        state.frames = [COURSE, JUDGEMENT_STEP]
    elif step == "summation":
        state.step = SUMMING
        open_summation(state)
        state.frames = [COURSE, SUMMATION]
    elif step in ("allocation", "end"):
        state.step = STARTING if step == "allocation" else ENDED
        state.frames = [COURSE]
    else:
        raise BadPosition(f"step is allocation, adjustment, bidding, judgement, summation or end, not {step!r}")


def seat_of(name: object, rules: Rules) -> int:
    if not isinstance(name, str) or len(name) != 1 or name not in LETTERS[: rules.seats]:
        raise BadPosition(f"{name!r} is no seat; there are: {', '.join(LETTERS[: rules.seats])}")
    return LETTERS.index(name)


def seat_or_none(name: object, rules: Rules) -> int:
    return NONE if name == "" else seat_of(name, rules)


def field_of(text: str) -> int:
    at = read_field(text)
    if at < 0:
        raise BadPosition(f"{text!r} is no field; write +3, 03 or -3")
    return at
