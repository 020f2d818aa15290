"""A card in a few signs: whose it is and how it lies, its short name, its numbers, what lies on it."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from kodeks.languages import Language, mark
from kodeks.terminal.cards import GREY, styled

COLOURS = (Style(color="#4a7fb5"), Style(color="#d1495b"))  # of seats
BOLD = Style(bold=True)
HURT = Style(color="#b5651d", bold=True)
NEAR = "▲△"  # open, closed
FAR = "▼▽"
BACK = "▒▒▒"
BY_NAME = ("take", "drop", "deploy")  # moves that name no place of a card
SMALL = " of the with in on for z ze do w na bez i с со из без на в во от и "
LEGEND = mark(
    "▲ open, △ closed, own; ▼ open, ▽ closed, theirs; ▒ face down; ♥ lives; » steps left; ● chips; + riders; ◊ states"
)


def sign(card: dict[str, Any], near: int) -> str:
    return (NEAR if card["control"] == near else FAR)[card["closed"]]


def short(title: str, width: int) -> str:
    """`Spa.Watc`: the beginnings of its first and its last word; what a small word brings is left out."""
    if len(title) <= width:
        return title
    words = title.split()
    small = [at for at, word in enumerate(words) if at and f" {word} " in SMALL]
    words = words[: small[0]] if small else words
    if len(words) == 1:
        return words[0] if len(words[0]) <= width else words[0][: width - 1] + "…"
    room = width - 1
    last = min(len(words[-1]), room - min(len(words[0]), room // 2))
    return f"{words[0][: room - last]}.{words[-1][:last]}"


def numbers(card: dict[str, Any], width: int) -> Text:
    """`1-2-3 ♥4/6`, with as much of it as there is room for."""
    if card["hidden"] and "name" not in card:
        return Text()
    strike = "-".join(map(str, card["strike"]))
    if not card["full"]:
        return Text(strike)
    for said in (
        f"{strike} ♥{card['lives']}/{card['full']}",
        f"{strike} ♥{card['lives']}",
        f"{strike}♥{card['lives']}",
    ):
        if len(said) <= width:
            break
    else:
        said = f"{strike.replace('-', '')}♥{card['lives']}"
    before, _, lives = said.strip().partition("♥")
    return Text(before).append(f"♥{lives}", HURT if card["wounds"] else "")


def marks(card: dict[str, Any], active: int) -> str:
    """`»1 ●2 +1 ◊3`: steps left in one's own turn, chips, riders, states."""
    if "name" not in card:
        return ""
    counts = [
        ("»", card["steps"] if card["control"] == active and not card["closed"] else 0),
        ("●", card["chips"]),
        ("+", len(card["riders"])),
        ("◊", len(card["states"]) + len(card["lost"])),
    ]
    return " ".join(f"{what}{count}" for what, count in counts if count)


def whole(view: dict[str, Any], place: str, near: int, reader: Language) -> Text:
    """One card in a line: `z1 ▲Ash Falcon 1-2-2 ♥5/5 ●1`."""
    card = view["table"]["cards"][place]
    line = styled(f"{place} ", GREY)
    style = COLOURS[card["control"]] + Style(bold=place in sources(view))
    line.append(sign(card, near) + (reader.word(card["name"]) if "name" in card else BACK), style)
    facts = numbers(card, 12)
    if facts.plain:
        line.append(" ").append_text(facts)
    beside = marks(card, view["table"]["active"])
    return line.append(f" {beside}" if beside else "")


def sources(view: dict[str, Any]) -> set[str]:
    """The places of cards that can do something now."""
    return {move.split()[1] for move in view["moves"] if move.count(" ") and move.split()[0] not in BY_NAME}
