"""What came to its end in Berserk: a throw, the battle."""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.berserk.face.web.cards import picture
from kodeks.games.berserk.face.web.throw import MISSES, WOUNDS, ended, last_throw
from kodeks.web.draw.drawing import Panel
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

PLACE = re.compile(r"[a-e][1-6](\+\d)?|z\d+")


def points(seen: Seen, note: dict[str, Any]) -> tuple[str, ...]:
    """The places that the line names, and those of the cards that it names."""
    named = {value for value in note["args"].values() if isinstance(value, str)}
    places = [value for value in named if PLACE.fullmatch(value)]
    return tuple(sorted([*places, *(place for place, one in seen.table["cards"].items() if one.get("name") in named)]))


def panel(seen: Seen) -> Panel | None:
    if seen.table["phase"] == "over":
        return over(seen)
    throw = last_throw(seen) if ended(seen) else None
    if throw is None:
        return None
    told = [line["text"] for line in throw["lines"] if line["clause"] in (*WOUNDS, MISSES)]
    title = told[0] if told else f"{throw['source']['name']} → {throw['target']['name']}"
    return Panel("throw", seen.say("What the dice said"), title, shown(seen, "thrown", throw=throw))


def over(seen: Seen) -> Panel:
    """Who stands, who fell, and by which rule it is the end."""
    winner, prompt = seen.table["winner"], seen.view["prompt"]
    own = 0 if seen.seat is None else seen.seat
    sides = [side(seen, seat) | {"won": winner in (seat, 2)} for seat in (own, 1 - own)]
    if winner == 2:
        title = seen.say("Nobody has won")
    elif winner == seen.seat:
        title = seen.say("You have won!")
    else:
        title = seen.say("Victory: {names}", names=seen.names[winner])
    rule = seen.game.rulebook.by_id[prompt["clause"]].text(seen.reader.code)
    body = shown(seen, "over", sides=sides, clause=prompt["clause"], rule=rule)
    return Panel("over", seen.say("The battle is over"), title, body)


def side(seen: Seen, seat: int) -> dict[str, Any]:
    standing = [one["name"] for one in seen.table["cards"].values() if one["control"] == seat and "name" in one]
    fallen = [one["name"] for one in seen.table["graves"][str(seat)]]
    return {
        "name": seen.names[seat],
        "mine": seat == seen.seat,
        "standing": [picture(seen, name) for name in standing],
        "fallen": [picture(seen, name) for name in fallen],
    }


def shown(seen: Seen, part: str, **given: Any) -> Any:
    return render("berserk/outcome.html", part=part, say=seen.say, game=seen.game.name, **given)
