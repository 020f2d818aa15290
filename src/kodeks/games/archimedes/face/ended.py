"""A round of Archimedes that is over: what everybody still held, and the tokens for it."""

from __future__ import annotations

from typing import Any

from kodeks.games.archimedes.face.figures import kind_of
from kodeks.web.draw.drawing import Panel
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

ENDS = ("ARM-8.1", "ARM-10.1")
SHOWS = "ARM-8.2"
TOKENS = ("ARM-8.4", "ARM-8.5", "ARM-10.5")


def panel(seen: Seen) -> Panel | None:
    """From what was told when the last round of the story ended."""
    starts = [at for at, note in enumerate(seen.story) if note["clause"] in ENDS]
    if not starts:
        return None
    end, *told = seen.story[starts[-1] :]
    shown = {note["args"]["seat"]: note["args"] for note in told if note["clause"] == SHOWS}
    tokens = {note["args"]["seat"]: note["args"].get("token", 1) for note in told if note["clause"] in TOKENS}
    rows = [row(seen, seat, shown.get(seat), tokens.get(seat)) for seat in range(len(seen.names))]
    body = render(
        "archimedes/ended.html",
        rows=rows,
        clauses=[end["clause"], *dict.fromkeys(note["clause"] for note in told if note["clause"] in TOKENS)],
        say=seen.say,
        game=seen.game.name,
    )
    title = seen.reader.tell(end["text"], end["args"], seen.names)
    return Panel("round", seen.say("The round is over"), title, body)


def row(seen: Seen, seat: int, shown: dict[str, Any] | None, token: int | None) -> dict[str, Any]:
    cards = str(shown["cards"]).split() if shown else []
    return {
        "name": seen.names[seat],
        "cards": [{"name": card, "kind": kind_of(card)} for card in cards],
        "sum": shown["sum"] if shown else 0,
        "token": token,
    }
