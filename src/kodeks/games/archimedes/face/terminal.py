"""The table of Archimedes, drawn from a view."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kodeks.kernel.game import Game
from kodeks.languages import Language
from kodeks.terminal.cards import BLACK, GOLD, GREY, RED, back, beside, face, fan, stacked, styled

ROUNDS = 5
BARS = 12  # cards of a hand that are drawn as bars
TRAIL = 8  # cards of the calculation pile that are shown under its top


def draw(view: dict[str, Any], names: list[str], reader: Language, width: int, game: Game) -> Text:
    table = view["table"]
    lines = [headline(table, reader), *players(view, names, reader), Text(), *piles(table, reader)]
    own = table["hands"].get(str(view["seat"]))
    if own is not None:
        lines += [styled(reader.say("Your hand: {count} cards", count=len(own)), "bold")]
        lines += fan([card(name) for name in own], width)
    return stacked(lines)


def card(name: str) -> list[Text]:
    if name == "R":
        return face(name, GOLD)
    return face(name, RED if int(name) % 2 else BLACK)


def headline(table: dict[str, Any], reader: Language) -> Text:
    laid_out = " ".join(str(token) for token in table["tokens_laid_out"])
    line = styled(reader.say("Round {round} of {rounds}", round=table["round"], rounds=ROUNDS), "bold")
    return line.append("   " + reader.say("tokens: {tokens}", tokens=laid_out), GREY)


def players(view: dict[str, Any], names: list[str], reader: Language) -> list[Text]:
    table = view["table"]
    longest = max(len(name) for name in names)
    widest = min(BARS, max(table["hand_sizes"]))
    lines = []
    for seat, name in enumerate(names):
        deciding = view["turn"] == seat
        line = styled("▶ " if deciding else "  ", "bold")
        line.append(name.ljust(longest), "bold" if deciding else "")
        size = table["hand_sizes"][seat]
        line.append("  " + ("▮" * min(size, BARS)).ljust(widest), "#4a7fb5").append(f" {size:>2}")
        line.append_text(tokens(table, seat, reader))
        if seat == table["starter"]:
            line.append("  " + reader.say("starts"), GREY)
        shown = table["hands"].get(str(seat))
        if shown is not None and seat != view["seat"]:
            line.append("  " + " ".join(shown))
        lines.append(line)
    return lines


def tokens(table: dict[str, Any], seat: int, reader: Language) -> Text:
    """ARM-8.6: of a stack of tokens only the top one is seen, unless the totals are open."""
    line = Text("  ")
    given = [turn[seat] for turn in table["tokens"] if turn[seat]]
    if "totals" in table:
        line.append(reader.say("{count} penalty points", count=table["totals"][seat]))
    elif given:
        line.append(f"◉{given[-1]}", "#b5651d bold")
        if len(given) > 1:
            line.append(f" +{len(given) - 1}", GREY)
    if table.get("winner") == seat:
        line.append(" ★", "#b8860b bold")
    return line


def piles(table: dict[str, Any], reader: Language) -> list[Text]:
    """The draw pile, the way of the calculation pile to its top card, and the symbols."""
    pile = table["pile"]
    deck = [*back(str(table["draw_pile"])), styled(reader.say("draw pile"), GREY)]
    if not pile:
        return beside([deck])
    top = [*card(pile[-1]), styled(reader.say("top card"), GREY)]
    if pile[-1] == "R":
        value = str(table["top"]) if table["top"] else "?"
        top[-1] = styled(reader.say("top card, value {value}", value=value), GREY)
    trail = Text(" ".join(pile[-TRAIL - 1 : -1]), GREY)
    more = Text("… " if len(pile) > TRAIL + 1 else "")
    way = [Text(), Text(), more.append_text(trail).append(" →" if trail else "")]
    symbols = [Text(), Text(), styled("  " + "  ".join(table["symbols"]), "bold")]
    return beside([deck, way, top, symbols], gap=2)
