"""A position built by hand, for scenarios and the judge's desk: what is not said is dealt by rank."""

from __future__ import annotations

from typing import Any

from kodeks.games.archimedes.cards import bag_of, cards_of, holds, size_of
from kodeks.games.archimedes.moves import card_named
from kodeks.games.archimedes.rules import Rules
from kodeks.games.archimedes.state import HAND, Archimedes
from kodeks.games.archimedes.steps.match import MATCH, SCORING
from kodeks.games.archimedes.steps.s03_turn import TURN
from kodeks.kernel.errors import BadPosition, UnknownMove

KEYS = {"hands", "pile", "top", "draw_pile", "player", "starter", "round", "passes", "totals"}


def position(data: dict[str, Any], rules: Rules) -> Archimedes:
    """A state at the question to `player`, in the middle of a round."""
    unknown = set(data) - KEYS
    if unknown:
        raise BadPosition(
            f"a position of Archimedes has no {', '.join(sorted(unknown))}; it has: {', '.join(sorted(KEYS))}"
        )
    state = Archimedes(rules)
    state.pile = cards(data.get("pile", []))
    if not state.pile:
        raise BadPosition("the calculation pile has at least one card: give pile = [...], the top last")
    state.top = data.get("top", state.pile[-1])
    hands = [cards(hand) for hand in data.get("hands", [])]
    if len(hands) > rules.seats:
        raise BadPosition(f"there are {rules.seats} seats, but {len(hands)} hands")
    left = rules.deck
    for card in state.pile + [card for hand in hands for card in hand]:
        if not holds(left, card):
            raise BadPosition(f"there are not that many cards {card or 'R'} in the deck")
        left -= 1 << 4 * card
    while len(hands) < rules.seats:  # the highest cards, which play the least
        rest = cards_of(left)
        hands.append(rest[-HAND:])
        left -= bag_of(rest[-HAND:])
    state.hands = [bag_of(hand) for hand in hands]
    state.deck = left
    state.deck_size = size_of(left)
    bury(state, data.get("draw_pile"))
    state.player = seat(data, "player", rules)
    state.starter = seat(data, "starter", rules)
    state.round = int(data.get("round", 1)) - 1
    state.passes = int(data.get("passes", 0))
    state.penalties = list(data.get("totals", [0] * rules.seats))
    state.tokens = [0] * rules.seats * state.round
    state.phase = SCORING
    state.frames = [MATCH, TURN]
    return state


def bury(state: Archimedes, wanted: Any) -> None:
    """A smaller draw pile: what is too much lies under the calculation pile, as if played before."""
    if wanted is None:
        return
    kept = cards(wanted) if isinstance(wanted, list) else cards_of(state.deck)[: int(wanted)]
    rest = state.deck
    for card in kept:
        if not holds(rest, card):
            raise BadPosition(f"the draw pile can not have that many cards {card or 'R'}")
        rest -= 1 << 4 * card
    state.pile = cards_of(rest) + state.pile
    state.deck = bag_of(kept)
    state.deck_size = len(kept)


def cards(names: Any) -> list[int]:
    try:
        return [card_named(str(name).lower()) for name in names]
    except (TypeError, UnknownMove) as error:
        raise BadPosition(str(error)) from None


def seat(data: dict[str, Any], key: str, rules: Rules) -> int:
    value = data.get(key, 0)
    if not isinstance(value, int) or not 0 <= value < rules.seats:
        raise BadPosition(f"{key} is a seat from 0 to {rules.seats - 1}, not {value!r}")
    return value
