"""The board of Archimedes: the others, the piles with the line of arithmetic, the own hand.

Things: `hand:5` is any own card 5 (a move that needs two of them names it twice), `draw` the draw pile.
Keys: a card keeps its key on its way from a hand to the pile: `own-5-0` is the first 5 that this pair of
eyes' seat has laid or holds, `B-3` the fourth card that seat B lays, whichever it will be.
"""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup

from kodeks.games.archimedes.face.ended import panel
from kodeks.games.archimedes.face.figures import dots, kind_of, spiral, star
from kodeks.games.archimedes.face.trail import Laid, Play, copies_laid, laid_by, plays, trail
from kodeks.kernel.note import letter
from kodeks.web.draw.drawing import MAIN, PLAINLY, Drawing, Manner
from kodeks.web.draw.parts import around, decides, described, render
from kodeks.web.draw.seen import Seen

ROUNDS = 5
BACKS = 12  # cards of a hand that are drawn as backs
TRAIL = 12  # cards of the line of arithmetic before the newest


def touches(notation: str) -> tuple[str, ...]:
    if notation == "draw":
        return ("draw",)
    found = re.fullmatch(r"(?:[+−×:](\w+))?=(\w+)", notation)
    return tuple(f"hand:{card}" for card in found.groups() if card) if found else ()


def draw(seen: Seen) -> Markup:
    table, told = seen.table, plays(seen.view["log"])
    others = around(list(range(len(seen.names))), seen.seat)
    return render(
        "archimedes/board.html",
        title=seen.say("Round {round} of {rounds}", round=table["round"], rounds=ROUNDS),
        notices=notices(seen),
        tokens=table["tokens_laid_out"],
        tokens_text=seen.say("tokens: {tokens}", tokens=" ".join(map(str, table["tokens_laid_out"]))),
        others_text=seen.say("Players"),
        others=[player(seen, seat, told) for seat in others],
        own=None if seen.seat is None else player(seen, seen.seat, told),
        hand=hand(seen, told),
        pile=pile(seen, told),
        spiral=spiral(),
    )


def notices(seen: Seen) -> list[str]:
    """What else lies open and belongs to no seat."""
    table = seen.table
    lines = []
    if table["passes"]:
        lines.append(seen.say("{count} passes in a row", count=table["passes"]))
    if table["reiner_buried"]:
        lines.append(seen.say("the Reiner card lies under the draw pile"))
    return lines


def card(name: str, key: str = "") -> dict[str, Any]:
    """A face: its number, and the figure that belongs to it."""
    kind = kind_of(name)
    if kind == "reiner":
        return {"name": name, "kind": kind, "star": "", "dots": [], "key": key}
    return {"name": name, "kind": kind, "star": star(int(name)), "dots": dots(int(name)), "key": key}


def player(seen: Seen, seat: int, told: list[Play]) -> dict[str, Any]:
    table = seen.table
    size = table["hand_sizes"][seat]
    cards = seen.say("{count} cards", count=size)
    shown = table["hands"].get(str(seat)) if seat != seen.seat else None
    laid = laid_by(told, seat)
    facts = [cards, *marks(seen, seat), penalty(seen, seat), decides(seen, seat)]
    return {
        "name": seen.names[seat],
        "seat": letter(seat),
        "label": described(seen.names[seat], [fact for fact in facts if fact]),
        "decides": decides(seen, seat),
        "cards": cards,
        "backs": [f"{letter(seat)}-{laid + i}" for i in range(min(size, BACKS) if seat != seen.seat else 0)],
        "shown": [card(name) for name in shown or []],
        "marks": marks(seen, seat),
        "coins": coins(table, seat),
        "penalty": penalty(seen, seat),
        "total": "totals" in table,
        "winner": table.get("winner") == seat,
    }


def marks(seen: Seen, seat: int) -> list[str]:
    table = seen.table
    due = [
        (seat == table["starter"], seen.say("starts")),
        (seat in table["contenders"], seen.say("tied")),
        (seat == table["out"], seen.say("out of cards")),
        (seat == table["reiner_with"], seen.say("has the Reiner card")),
        (table.get("winner") == seat, seen.say("winner")),
    ]
    return [text for is_due, text in due if is_due]


def given(table: dict[str, Any], seat: int) -> list[int]:
    return [turn[seat] for turn in table["tokens"] if turn[seat]]


def coins(table: dict[str, Any], seat: int) -> dict[str, Any]:
    """ARM-8.6: of a stack of tokens only the top one is seen."""
    stack = given(table, seat)
    return {"top": stack[-1] if stack else None, "under": len(stack) - 1}


def penalty(seen: Seen, seat: int) -> str:
    """The sum where it is open, else the token on top."""
    if "totals" in seen.table:
        return seen.say("{count} penalty points", count=seen.table["totals"][seat])
    stack = given(seen.table, seat)
    if not stack:
        return ""
    return seen.say("{count} tokens, {token} on top", count=len(stack), token=stack[-1])


def hand(seen: Seen, told: list[Play]) -> dict[str, Any] | None:
    own = seen.table["hands"].get(str(seen.seat))
    if own is None or seen.seat is None:
        return None
    laid = laid_by(told, seen.seat)
    cards = []
    for at, name in enumerate(own):
        copy = own[:at].count(name) + copies_laid(told, seen.seat, name, laid)
        cards.append({**card(name, f"own-{name}-{copy}"), "thing": f"hand:{name}"})
    return {"title": seen.say("Your hand: {count} cards", count=len(own)), "cards": cards}


def pile(seen: Seen, told: list[Play]) -> dict[str, Any]:
    """The draw pile, the line of arithmetic, and its last step drawn large."""
    table = seen.table
    line = trail(table["pile"], told)
    newest = len(line) - last_step(line)
    older = [{"sign": laid.sign, **card(laid.card)} for laid in line[:newest]]
    recent = [{"sign": laid.sign, **card(laid.card, key_of(laid, seen, told))} for laid in line[newest:]]
    top_text = seen.say("top card")
    if table["pile"] and table["pile"][-1] == "R":
        top_text = seen.say("top card, value {value}", value=table["top"] or "?")
    return {
        "draw": table["draw_pile"],
        "draw_text": seen.say("draw pile"),
        "draw_label": seen.say("{count} cards are left in the draw pile", count=table["draw_pile"]),
        "buried": table["reiner_buried"],
        "text": seen.say("calculation pile"),
        "more": len(older) > TRAIL,
        "older": older[-TRAIL:],
        "recent": recent,
        "top_text": top_text if table["pile"] else "",
        "value": table["top"] if table["pile"] and table["pile"][-1] == "R" else None,
        "symbols": table["symbols"],
    }


def last_step(line: list[Laid]) -> int:
    """How many cards the newest play has laid: an equality one, an equation two."""
    if len(line) > 1 and line[-1].seat is not None and line[-2].sign not in ("", "="):
        return 2
    return min(1, len(line))


def key_of(laid: Laid, seen: Seen, told: list[Play]) -> str:
    """The key that the card had in the hand it came from."""
    if laid.seat is None:
        return "first"
    if laid.seat == seen.seat:
        return f"own-{laid.card}-{copies_laid(told, laid.seat, laid.card, laid.number)}"
    return f"{letter(laid.seat)}-{laid.number}"


def points(seen: Seen, note: dict[str, Any]) -> tuple[str, ...]:
    return ("draw",) if note["clause"] == "ARM-6.1" else ()


KEYS = {"draw": "d", "pass": "p"}


def manner(seen: Seen, notation: str) -> Manner:
    return Manner(sort=MAIN, key=KEYS[notation]) if notation in KEYS else PLAINLY


DRAWING = Drawing(draw, touches, manner=manner, points=points, panel=panel)
