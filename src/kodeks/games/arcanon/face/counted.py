"""A round of Arcanon that is counted: each die with its throws, and what everybody got by it."""

from __future__ import annotations

from typing import Any

from kodeks.web.draw.drawing import Panel
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

BEGINS, EXPLODES = "ARC-5.7.1", "ARC-3.4.2"
CHANGES = ("ARC-5.7.3", "ARC-5.6.12")


def panel(seen: Seen) -> Panel | None:
    """From what was told of the last Summation in the story."""
    starts = [at for at, note in enumerate(seen.story) if note["clause"] == BEGINS]
    if not starts:
        return None
    told = list(seen.story[starts[-1] + 1 :])
    changes = [note for note in told if note["clause"] in CHANGES]
    gained = [sum(worth(note) for note in changes if note["args"]["seat"] == seat) for seat in range(len(seen.names))]
    pools = seen.table["pools"]
    body = render(
        "arcanon/counted.html",
        dice=[row(seen, die, told, changes) for die in dict.fromkeys(note["args"]["die"] for note in changes)],
        names=seen.names,
        before=[pool - gain for pool, gain in zip(pools, gained, strict=True)],
        gained=gained,
        pools=pools,
        say=seen.say,
        game=seen.game.name,
    )
    best = [seen.names[seat] for seat, pool in enumerate(pools) if pool == max(pools)]
    title = seen.say("{names}: the most points, {count}", names=", ".join(best), count=max(pools))
    return Panel("round", seen.say("The round is counted"), title, body)


def worth(note: dict[str, Any]) -> int:
    """What a line of the Summation adds to the points of its player."""
    count: int = note["args"]["count"]
    return -count if note["args"]["loses"] else count


def row(seen: Seen, die: int, told: list[dict[str, Any]], changes: list[dict[str, Any]]) -> dict[str, Any]:
    mine = [note for note in changes if note["args"]["die"] == die]
    throws = [note["args"]["value"] for note in told if note["clause"] == EXPLODES and note["args"]["die"] == die]
    worths = {note["args"]["seat"]: worth(note) for note in mine}
    return {
        "name": seen.say("d{die}", die=die),
        "sides": die,
        "throws": throws,
        "who": [seen.reader.tell(note["text"], note["args"], seen.names) for note in mine],
        "worths": [worths.get(seat) for seat in range(len(seen.names))],
        "clauses": [note["clause"] for note in mine],
    }
