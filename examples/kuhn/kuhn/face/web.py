"""Kuhn poker in the browser. Things: `coin`, to bet or call with; `card`, one's own, to pass or fold."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.kernel.note import letter
from kodeks.web.draw.drawing import Drawing
from kodeks.web.draw.parts import decides, described, render
from kodeks.web.draw.seen import Seen


def touches(notation: str) -> tuple[str, ...]:
    return ("coin",) if notation in ("bet", "call") else ("card",)


def draw(seen: Seen) -> Markup:
    bets = [seen.word(bet) for bet in seen.table["bets"]]
    players = [player(seen, seat) for seat in range(2)]
    return render("kuhn/board.html", players=players, coin=seen.say("a coin"), bets=bets)


def player(seen: Seen, seat: int) -> dict[str, Any]:
    card = seen.table["cards"].get(str(seat), "")
    facts = [card or seen.say("face down"), decides(seen, seat)]
    return {
        "name": seen.names[seat],
        "seat": letter(seat),
        "label": described(seen.names[seat], [fact for fact in facts if fact]),
        "decides": decides(seen, seat),
        "marks": [],
        "card": card,
        "thing": "card" if seat == seen.seat else "",
    }


DRAWING = Drawing(draw, touches)
