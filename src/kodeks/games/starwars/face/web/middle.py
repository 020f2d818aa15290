"""Between the players of Star Wars: the dial, the Balance, what is being resolved, and the engagement."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from kodeks.games.starwars.cards.words import SIDES
from kodeks.games.starwars.face import words
from kodeks.games.starwars.face.web.cards import face, fresh, kind_of, objective_of, slug, tile
from kodeks.kernel.note import letter
from kodeks.web.draw.parts import described
from kodeks.web.draw.seen import Seen

LAST = 12  # of the dial
OBJECTIVES = 3  # of the dark side that the light side must destroy


def middle(seen: Seen) -> dict[str, Any]:
    table = seen.table
    balance = table["balance"]
    total = [table["struggle"][seat] for seat in range(2)]
    return {
        "dial": dial(seen),
        "balance": balance,
        "balance_text": seen.say("Balance of the Force: {side}", side=seen.say(words.SIDES[balance])),
        "balance_short": seen.say(words.SIDES[balance]),
        "struggle": total,
        "struggle_text": seen.say("Force struggle: light {light}, dark {dark}", light=total[0], dark=total[1]),
        "goal": seen.say("objectives destroyed: {value} of {most}", value=len(table["victory"]["0"]), most=OBJECTIVES),
        "goal_pips": [at < len(table["victory"]["0"]) for at in range(OBJECTIVES)],
        "resolving_text": seen.say("Being resolved"),
        "resolving": resolving(seen),
    }


def dial(seen: Seen) -> dict[str, Any]:
    """Twelve parts of a ring; the card itself, for what is put on it."""
    value = seen.table["dial"]
    handle = next((name for name, card in seen.table["cards"].items() if card["type"] == "dial"), "")
    card = seen.table["cards"].get(handle)
    facts = [seen.say("{value} of {most}", value=value, most=LAST)]
    damage = card["damage"] if card else 0
    if damage:
        facts.append(seen.say("damage {number}", number=damage))
    on = [tile(seen, name, one) for name, one in seen.table["cards"].items() if handle and one["host"] == handle]
    return {
        "value": value,
        "parts": [{"path": part(at), "on": at < value} for at in range(LAST)],
        "damage": damage,
        "on": [one | {"owner": ""} for one in on],
        "label": described(seen.say("Death Star dial"), facts),
        "thing": f"card:{slug(handle)}" if handle else "",
        "engaged": bool(handle) and handle == objective_of(seen.table),
    }


def part(at: int) -> str:
    """A twelfth of the ring, of a circle with its middle at 50, 50."""
    start, end = (2 * pi * (at + gap) / LAST - pi / 2 for gap in (0.07, 0.93))
    corners = [(47, start), (47, end), (37, end), (37, start)]
    x = [(50 + radius * cos(angle), 50 + radius * sin(angle)) for radius, angle in corners]
    text = [f"{a:.1f} {b:.1f}" for a, b in x]
    return f"M{text[0]}A47 47 0 0 1 {text[1]}L{text[2]}A37 37 0 0 0 {text[3]}Z"


def resolving(seen: Seen) -> list[dict[str, Any]]:
    """Cards whose effects are being resolved, then cards that were revealed."""
    table = seen.table
    names = [name for seat in "01" for name in table["resolving"][seat]]
    titles = {kind_of(seen, name).title for name in names}
    found = [{**face(seen, name), "only": ""} for name in names]
    found += [{"only": title} for title in dict.fromkeys(table["stack"]) if title not in titles]
    shown = seen.say("revealed")
    for seat in "01":
        found += [{**face(seen, name), "only": "", "type_text": shown} for name in table["revealed"][seat]]
    return found


# the engagement


def engagement(seen: Seen, near: int, there: dict[str, dict[str, Any]], taken: set[str]) -> dict[str, Any] | None:
    table = seen.table
    handle = objective_of(table)
    if not handle and not any(card.get("role") for card in table["cards"].values()):
        return None
    on_dial = handle in there and there[handle]["type"] == "dial"  # drawn above, where it always lies
    text = described(seen.say("engaged objective"), [seen.say("Death Star dial")] if on_dial else [])
    return {
        "text": seen.say("Engagement"),
        "objective": None if on_dial else there.get(handle),
        "objective_text": text if handle in there else "",  # it may just have been destroyed
        "sides": [side(seen, seat, there, taken) for seat in (1 - near, near)],
    }


def side(seen: Seen, seat: int, there: dict[str, dict[str, Any]], taken: set[str]) -> dict[str, Any]:
    """The participants of one player, and the edge stack."""
    table = seen.table
    attacks = seat == table["active"]
    text = (
        seen.say("{name} attacks", name=seen.names[seat])
        if attacks
        else seen.say("{name} defends", name=seen.names[seat])
    )
    units = [there[name] for name, card in table["cards"].items() if card.get("role") and card["controller"] == seat]
    return {
        "text": text,
        "attacks": attacks,
        "side": SIDES[seat],
        "has_edge": table["edge_holder"] == seat,
        "edge_short": seen.say("the edge"),
        "units": units,
        "none": seen.say("no defenders") if not attacks else seen.say("no attackers"),
        "stack": stack(seen, seat, taken),
    }


def stack(seen: Seen, seat: int, taken: set[str]) -> dict[str, Any] | None:
    """SWC-FAQ-2.4: the own cards and those that lie face up; of the others only the backs."""
    names = seen.table["edge"][str(seat)]
    if not names and not any(seen.table["edge_totals"]):
        return None
    cards: list[dict[str, Any]] = []
    for at, name in enumerate(names):
        if name:
            cards.append({"hidden": False, **face(seen, name, f"fate:{slug(name)}", fresh(name, taken))})
        else:
            cards.append({"hidden": True, "key": f"{letter(seat)}-edge-{at}"})
    hidden = sum(1 for name in names if not name)
    shown = [kind_of(seen, name).title for name in names if name]
    facts = [seen.say("{count} cards", count=len(names)), *shown]
    facts += [seen.say("{count} face down", count=hidden)] if hidden else []
    return {
        "text": seen.say("edge stack"),
        "label": described(seen.say("Edge stack of {name}", name=seen.names[seat]), facts),
        "cards": cards,
        "total": seen.table["edge_totals"][seat],
        "total_text": seen.say("Force icons that lie open: {number}", number=seen.table["edge_totals"][seat]),
    }
