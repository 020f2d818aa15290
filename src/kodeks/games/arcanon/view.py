"""What each seat may know, and the whole table for a judge."""

from __future__ import annotations

from typing import Any

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS, is_night
from kodeks.games.arcanon.effects.effect import describe
from kodeks.games.arcanon.effects.passive import charges
from kodeks.games.arcanon.matrix import FIELDS, IN_HAND, REMOVED, field_name, slot_name
from kodeks.games.arcanon.state import NONE, OPEN, Arcanon
from kodeks.games.arcanon.steps.course import STEPS
from kodeks.kernel.state import NOBODY, OVER

HIDDEN = ""


def common(state: Arcanon) -> dict[str, Any]:
    """What lies open on the table."""
    seats = range(state.rules.seats)
    return {
        "round": min(state.round + 1, state.rules.seats),
        "step": STEPS[state.step],
        "order": state.order[:],
        "leader": state.leader() if state.order else None,
        "dice": state.dice[:],
        "column": state.column + 1,
        "stake": state.stake,
        "declarer": seat_or_none(state.declarer),
        "bidders": state.bidders[:],
        "duty": seat_or_none(state.duty),
        "duty_done": state.done,
        "priority": seat_or_none(priority(state)),
        "judge": seat_or_none(state.judge),
        "stack": [describe(effect) for effect in state.stack.items],
        "active": {
            str(seat): [field_name(at) for at in range(FIELDS) if state.active[seat] >> at & 1] for seat in seats
        },
        "owners": [seat_or_none(seat) for seat in state.owner],
        "liars": [seat_or_none(seat) for seat in state.liar],
        "pools": state.pools[:],
        "uses": state.uses[:],
    }


def priority(state: Arcanon) -> int:
    """ARC-3.1.1; in a Step without answers it is with the one who decides, else with the Leader (ARC-3.1.2)."""
    if state.stack.holder != NONE or state.turn in (OVER, NOBODY) or not state.order:
        return state.stack.holder
    return state.turn if state.turn >= 0 else state.leader()


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def view(state: Arcanon, seat: int) -> dict[str, Any]:
    seen = common(state)
    seats = range(state.rules.seats)
    seen["matrices"] = {str(owner): cards(state, owner, seat) for owner in seats}
    seen["hand_sizes"] = [hand_sizes(state, owner) for owner in seats]
    if seat in seats:
        seen["hand"] = hand(state, seat)
        seen["charges"] = charges(state, seat)  # ARC-1.5: nobody else's
    return seen


def facts(state: Arcanon) -> dict[str, Any]:
    known = common(state)
    seats = range(state.rules.seats)
    known["turn"] = state.turn
    known["matrices"] = {str(owner): cards(state, owner, owner) for owner in seats}
    known["hands"] = {str(seat): hand(state, seat) for seat in seats}
    known["charges"] = [charges(state, seat) for seat in seats]
    return known


def cards(state: Arcanon, owner: int, seat: int) -> dict[str, Any]:
    """ARC-2.2.9: where every card lies; who it is only to those who know (ARC-E3.1.C, ARC-E3.1.D)."""
    seen: dict[str, Any] = {}
    for slot in range(owner * COUNT, owner * COUNT + COUNT):
        at = state.at[slot]
        if at == IN_HAND:
            continue
        night = slot % COUNT < NIGHTS
        knows = not night or state.known[slot] >> seat & 1 == 1
        seen[slot_name(slot)] = {
            "card": CARDS[state.face[slot]] if knows else HIDDEN,
            "field": "removed" if at == REMOVED else field_name(at),
            "used": state.used[slot] == 1,
            "active": state.is_active(slot),
            "open": not night or state.known[slot] >> OPEN & 1 == 1,
        }
    return seen


def hand(state: Arcanon, seat: int) -> list[str]:
    return [CARDS[card] for card in range(COUNT) if state.hands[seat] >> card & 1]


def hand_sizes(state: Arcanon, seat: int) -> dict[str, int]:
    held = [card for card in range(COUNT) if state.hands[seat] >> card & 1]
    nights = sum(1 for card in held if is_night(card))
    return {"night": nights, "day": len(held) - nights}
