"""A position built by hand, for scenarios and the judge's desk: what is not said is dealt by rank."""

from __future__ import annotations

from typing import Any

from kodeks.games.archimedes.cards import HIGHEST, REINER, bag_of, cards_of, holds, size_of
from kodeks.games.archimedes.equations import OPEN
from kodeks.games.archimedes.moves import card_named, name_of
from kodeks.games.archimedes.rules import Rules
from kodeks.games.archimedes.state import HAND, ROUNDS, Archimedes
from kodeks.games.archimedes.steps.match import MATCH, SCORING
from kodeks.games.archimedes.steps.s03_turn import TURN
from kodeks.kernel.errors import BadPosition, UnknownMove
from kodeks.kernel.game import Game

KEYS = {"hands", "pile", "top", "draw_pile", "player", "starter", "round", "passes", "totals"}


def position(data: dict[str, Any], game: Game, rules: Rules) -> Archimedes:
    """A state at the question to `player`, in the middle of a round."""
    unknown = set(data) - KEYS
    if unknown:
        raise BadPosition(
            f"a position of Archimedes has no {', '.join(sorted(unknown))}; it has: {', '.join(sorted(KEYS))}"
        )
    state = Archimedes(game, rules)
    state.pile = cards(data.get("pile", []))
    if not state.pile:
        raise BadPosition("the calculation pile has at least one card: give pile = [...], the top last")
    state.top = top_value(data, state.pile[-1])
    if state.top == OPEN and len(state.pile) > 1:  # ARM-D-22
        raise BadPosition("a Reiner card that was played has a value: give top = 1 to 13")
    given = data.get("hands", [])
    if not isinstance(given, list) or len(given) > rules.seats:
        raise BadPosition(f"hands has at most one list of cards for each of the {rules.seats} seats")
    hands = [cards(hand) for hand in given]
    left = rules.deck
    for card in state.pile + [card for hand in hands for card in hand]:
        if not holds(left, card):
            raise BadPosition(f"there are not that many cards {name_of(card)} in the deck")
        left -= 1 << 4 * card
    while len(hands) < rules.seats:  # the highest cards, which play the least
        rest = cards_of(left)
        hands.append(rest[-HAND:])
        left -= bag_of(rest[-HAND:])
    if [] in hands:
        raise BadPosition(f"seat {hands.index([])} has no cards: the round would be over")
    state.hands = [bag_of(hand) for hand in hands]
    state.deck = left
    state.deck_size = size_of(left)
    bury(state, data.get("draw_pile"))
    state.ring.holder = whole(data, "player", 0, 0, rules.seats - 1)
    state.starter = whole(data, "starter", 0, 0, rules.seats - 1)
    state.round = whole(data, "round", 1, 1, ROUNDS) - 1
    state.ring.passes = whole(data, "passes", 0, 0, 0 if state.deck_size else rules.seats - 1)
    state.penalties = totals(data, rules.seats, state.round)
    state.tokens = [0] * rules.seats * state.round
    state.phase = SCORING
    state.frames = [MATCH, TURN]
    return state


def top_value(data: dict[str, Any], card: int) -> int:
    """A Reiner card has the value that is given, or none yet (ARM-D-22); any other has its own."""
    if card == REINER:
        return whole(data, "top", OPEN, 1, HIGHEST)
    return whole(data, "top", card, card, card)


def bury(state: Archimedes, wanted: Any) -> None:
    """A smaller draw pile: what is too much lies under the calculation pile, as if played before."""
    if wanted is None:
        return
    if isinstance(wanted, list):
        kept = cards(wanted)
    else:
        kept = cards_of(state.deck)[: whole({"draw_pile": wanted}, "draw_pile", 0, 0, state.deck_size)]
    rest = state.deck
    for card in kept:
        if not holds(rest, card):
            raise BadPosition(f"the draw pile can not have that many cards {name_of(card)}")
        rest -= 1 << 4 * card
    state.pile = cards_of(rest) + state.pile
    state.deck = bag_of(kept)
    state.deck_size = len(kept)


def cards(names: Any) -> list[int]:
    if not isinstance(names, list):
        raise BadPosition(f"{names!r} is no list of cards")
    try:
        return [card_named(str(name).lower()) for name in names]
    except UnknownMove as error:
        raise BadPosition(str(error)) from None


def whole(data: dict[str, Any], key: str, default: int, low: int, high: int) -> int:
    """A whole number within bounds; without the key, the default."""
    value = data.get(key, default)
    if key in data and (isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high):
        raise BadPosition(f"{key} is a number from {low} to {high} here, not {value!r}")
    return int(value)


def totals(data: dict[str, Any], seats: int, rounds: int) -> list[int]:
    """A round brings nobody more than its highest token (ARM-8.5, ARM-10.5)."""
    given = data.get("totals", [0] * seats)
    if not isinstance(given, list) or len(given) != seats or any(type(points) is not int for points in given):
        raise BadPosition(f"totals has a number for each of the {seats} seats, not {given!r}")
    if any(not 0 <= points <= seats * rounds for points in given):
        raise BadPosition(f"totals are from 0 to {seats * rounds} after {rounds} rounds, not {given!r}")
    return list(given)
