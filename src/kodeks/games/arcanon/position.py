"""A position built by hand, for scenarios and the judge's desk, at the start of a Step.

Without more words every player has Night card k and Day card k in column k of the Neutral row.
`matrix.A = {Tetrahedron = "-1", Initium = "+1 used", Negatio = "removed"}` says what differs.
"""

from __future__ import annotations

from typing import Any

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS, SIDES
from kodeks.games.arcanon.matrix import COLUMNS, REMOVED, column_mask, column_of, field, read_field
from kodeks.games.arcanon.moves import MOST_DECLARED
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
from kodeks.kernel.game import Game
from kodeks.kernel.note import LETTERS, only

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


def position(data: dict[str, Any], game: Game, rules: Rules) -> Arcanon:
    unknown = set(data) - KEYS
    if unknown:
        there = ", ".join(sorted(KEYS))
        raise BadPosition(f"a position of Arcanon has no {', '.join(sorted(unknown))}; it has: {there}")
    seats = rules.seats
    state = Arcanon(game, rules)
    state.order = [seat_of(name, rules) for name in list_of(data.get("order", list(LETTERS[:seats])), "order")]
    if sorted(state.order) != list(range(seats)):
        raise BadPosition(f"order names each of the {seats} seats once")
    state.round = number(data, "round", 1, 1, seats) - 1
    state.column = number(data, "column", 1, 1, COLUMNS) - 1
    state.pools = numbers(data, "pools", [0] * seats)
    state.dice = numbers(data, "dice", [2, 3, 5, 7, 11])
    if any(not 1 <= state.dice[i] <= SIDES[i] for i in range(COLUMNS)):
        raise BadPosition("dice are five results: of the d4, d6, d8, d12 and d20")
    for seat in range(seats):
        lay_out(state, seat, {})
    for name, changes in table_of(data, "matrix").items():
        lay_out(state, seat_of(name, rules), changes)
    state.hands = [0] * seats
    state.laid = COUNT * seats
    state.owner = [seat_or_none(name, rules) for name in listed(data, "owners", [""] * COLUMNS)]
    state.liar = [seat_or_none(name, rules) for name in listed(data, "liars", [""] * COLUMNS)]
    if any(state.liar[i] != NONE and state.owner[i] in (NONE, state.liar[i]) for i in range(COLUMNS)):
        raise BadPosition("liars stand only where another seat of owners has won the die")
    state.dice_won = [state.owner.count(seat) for seat in range(seats)]
    state.liar_dice = [state.liar.count(seat) for seat in range(seats)]
    enter(state, data, rules)
    return state


def lay_out(state: Arcanon, seat: int, changes: Any) -> None:
    """Night cards get their names by the columns they lie in, from left to right."""
    if not isinstance(changes, dict):
        raise BadPosition(f"matrix.{LETTERS[seat]} says for cards where they lie, not {changes!r}")
    places = {card: field(0, i % NIGHTS) for i, card in enumerate(CARDS)}
    turned: set[str] = set()
    for card, text in changes.items():
        if card not in CARDS:
            raise BadPosition(f"{card!r} is no card; there are: {', '.join(CARDS)}")
        words = str(text).split() or [""]
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
    undecided = {"allocation": 0, "adjustment": state.column, "bidding": state.column, "judgement": state.column}
    if any(owner != NONE for owner in state.owner[undecided.get(step, COLUMNS) :]):  # ARC-5.3.2
        raise BadPosition("owners have won dice of earlier columns of this Round only")
    if step in ("adjustment", "bidding", "judgement"):
        state.active = [column_mask(state.column)] * rules.seats
        for name, fields in table_of(data, "active").items():
            for text in list_of(fields, f"active.{name}"):
                state.active[seat_of(name, rules)] |= 1 << field_of(text)
    if step in ("bidding", "judgement"):
        bid(state, data, rules)
    if step == "bidding":
        state.step = IN_BIDDING
        state.frames = [COURSE, BIDDING]
    elif step == "adjustment":
        state.step = ADJUSTING
        state.frames = [COURSE, ADJUSTMENT]
    elif step == "judgement":
        state.step = IN_JUDGEMENT
        state.judged_by(seat_of(data.get("judge", ""), rules))
        if state.declarer in (NONE, state.judge):
            raise BadPosition("a Judgement has a judge and another seat as declarer, who is judged")
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


def bid(state: Arcanon, data: dict[str, Any], rules: Rules) -> None:
    """How far the Bidding has come."""
    open_bidding(state)
    resigned = [seat_of(name, rules) for name in list_of(data.get("resigned", []), "resigned")]
    state.bidders = [seat for seat in state.bidders if seat not in resigned]
    if not rules.resigned_respond:
        state.stack.seats = state.bidders[:]
    state.stake = number(data, "stake", 0, 0, MOST_DECLARED)
    state.declarer = seat_or_none(data.get("declarer", ""), rules)
    if (state.stake == 0) != (state.declarer == NONE):
        raise BadPosition("stake and declarer stand together: who declared how much")
    duty = seat_or_none(data.get("duty", ""), rules)
    if not state.bidders or state.declarer in resigned or duty in resigned:
        raise BadPosition("resigned names neither all seats nor the declarer nor who has the duty")
    state.duty = state.bidders[0] if duty == NONE else duty
    done = data.get("done", False)
    if not isinstance(done, bool):
        raise BadPosition(f"done is true or false, not {done!r}")
    state.done = done
    state.stack.give(state.duty)


def number(data: dict[str, Any], key: str, usual: int, low: int, high: int) -> int:
    found = data.get(key, usual)
    if type(found) is not int or not low <= found <= high:
        raise BadPosition(f"{key} is a number from {low} to {high}, not {found!r}")
    return found


def table_of(data: dict[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise BadPosition(f"{key} says something for each seat, not {found!r}")
    return found


def list_of(found: Any, what: str) -> list[Any]:
    if not isinstance(found, list):
        raise BadPosition(f"{what} is a list, not {found!r}")
    return found


def listed(data: dict[str, Any], key: str, usual: list[Any]) -> list[Any]:
    """As long as the usual list."""
    found = data.get(key, usual)
    if not isinstance(found, list) or len(found) != len(usual):
        raise BadPosition(f"{key} is a list of {len(usual)}, not {found!r}")
    return found


def numbers(data: dict[str, Any], key: str, usual: list[int]) -> list[int]:
    found = listed(data, key, usual)
    if any(type(value) is not int for value in found):
        raise BadPosition(f"{key} is a list of numbers, not {found!r}")
    return found[:]


def seat_of(name: object, rules: Rules) -> int:
    if not isinstance(name, str) or len(name) != 1 or name not in LETTERS[: rules.seats]:
        raise BadPosition(f"{name!r} is no seat; there are: {', '.join(LETTERS[: rules.seats])}")
    return LETTERS.index(name)


def seat_or_none(name: object, rules: Rules) -> int:
    return NONE if name == "" else seat_of(name, rules)


def field_of(text: Any) -> int:
    at = read_field(str(text))
    if at < 0:
        raise BadPosition(f"{text!r} is no field; write +3, 03 or -3")
    return at
