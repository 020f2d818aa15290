"""The table of Arcanon, drawn from a view: dice over the columns, matrices, the Stack, stakes and Charges."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from kodeks.kernel.game import Game
from kodeks.kernel.note import letter
from kodeks.languages import Language
from kodeks.terminal.cards import GREY, PAPER, beside, stacked, styled

SIDES = (4, 6, 8, 12, 20)
SOLIDS = ("Tetrahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Icosahedron")
ROWS = "+0-"
SMALL = "⁰¹²³⁴⁵"
DAY = Style(color="#b8860b")
NIGHT = Style(color="#4a7fb5")
LIT = {DAY: Style(color="#7a4f00", bgcolor=PAPER), NIGHT: Style(color="#26547c", bgcolor=PAPER)}
PLAIN = Style()
LIT_PLAIN = Style(color="#7f7f7f", bgcolor=PAPER)
NARROW_NAMES = {"Initium": "In", "Terminus": "Te", "Transitio": "Tr", "Tempus": "Tm", "Negatio": "Ne"}
WIDE = 8  # columns of a field: `d12³ Ter`
NARROW = 4  # where three or more matrices share the room: `▒³Te`


def draw(view: dict[str, Any], names: list[str], reader: Language, width: int, game: Game) -> Text:
    table, seat = view["table"], view["seat"]
    lines = [headline(table, names, reader), *dice(table, reader)]
    if seat is not None:
        lines += matrix(view, seat, names, reader, WIDE)
        lines += [hand(table, reader)] if table["hand"] else []
    if table["stack"]:
        lines += stack(table, names, reader, width)
    others = [other for other in table["order"] if other != seat]
    size = WIDE if len(others) == 1 else NARROW
    blocks = [matrix(view, other, names, reader, size) for other in others]
    abreast = max(1, (width + 2) // (5 * (size + 1) + 4))
    for start in range(0, len(blocks), abreast):
        lines += beside(blocks[start : start + abreast], gap=2)
    return stacked(lines)


def headline(table: dict[str, Any], names: list[str], reader: Language) -> Text:
    line = styled(reader.say("Round {round} of {rounds}", round=table["round"], rounds=len(names)), "bold")
    line.append(f" · {reader.word(table['step'])}", "bold")
    if table["declarer"] is not None:
        said = reader.say("stake {stake} by {name}", stake=table["stake"], name=names[table["declarer"]])
        line.append(f" · {said}")
    return line


def dice(table: dict[str, Any], reader: Language) -> list[Text]:
    """Each over its column; the one at stake is marked, those won name their owner, and the liar."""
    values, fate = Text("  "), Text("  ")
    for column, value in enumerate(table["dice"]):
        owner, liar = table["owners"][column], table["liars"][column]
        at_stake = column + 1 == table["column"] and owner is None
        shown = f"{'▼' if at_stake else ''}{die(column, reader)}:{value or '–'}"
        values.append(shown, "bold reverse" if at_stake else "bold").append(" " * (WIDE + 1 - len(shown)))
        won = "" if owner is None else f"★{letter(owner)}"
        lied = "" if liar is None else f" ✗{letter(liar)}"
        fate.append((won + lied).ljust(WIDE + 1), GREY)
    return [values, fate] if fate.plain.strip() else [values]


def die(column: int, reader: Language) -> str:
    return reader.say("d{die}", die=SIDES[column])


def matrix(view: dict[str, Any], owner: int, names: list[str], reader: Language, width: int) -> list[Text]:
    """A title and three rows. Fields that are Active are lit."""
    table = view["table"]
    cards = table["matrices"][str(owner)]
    active = table["active"][str(owner)]
    heading = title(view, owner, names, reader)
    heading.truncate(5 * (width + 1) + 2, overflow="ellipsis")
    lines = [heading]
    for row in ROWS:
        line = styled(f"{'−' if row == '-' else row} ", GREY)
        for column in range(1, 6):
            there = {name: card for name, card in cards.items() if card["field"] == f"{row}{column}"}
            line.append_text(field(there, f"{row}{column}" in active, reader, width)).append(" ")
        lines.append(line)
    gone = [reader.word(card["card"] or name) for name, card in cards.items() if card["field"] == "removed"]
    if gone:
        lines.append(styled(reader.say("removed: {cards}", cards=" ".join(gone)), GREY))
    return lines


def title(view: dict[str, Any], owner: int, names: list[str], reader: Language) -> Text:
    table = view["table"]
    deciding = view["turn"] == owner
    line = styled(f"{'▶' if deciding else ' '} {letter(owner)} {names[owner]}", "bold")
    line.append(f" {table['pools'][owner]}", "bold #b8860b")
    if owner == view["seat"]:
        line.append(" · " + reader.say("you have {count} Charges", count=table["charges"]))
    marks = [
        (owner == table["leader"], reader.say("Leader")),
        (owner == table["duty"] and not table["duty_done"], reader.say("Manifest")),
        (bool(table["bidders"]) and owner not in table["bidders"], reader.say("resigned")),
        (owner == table["judge"], reader.say("Judge")),
    ]
    return line.append("".join(f" {mark}" for due, mark in marks if due), GREY)


def field(cards: dict[str, Any], active: bool, reader: Language, width: int) -> Text:
    line = Text()
    ground = LIT_PLAIN if active else PLAIN
    for name, card in sorted(cards.items(), key=lambda item: not item[0].startswith("night")):
        night = name.startswith("night")
        style = NIGHT if night else DAY
        if active:
            style = LIT[style] + Style(bold=True)
        if card["used"]:
            style += Style(strike=True, dim=not active)
        label = night_label(name, card, reader, width) if night else day_label(name, width)
        line.append(" " if line and width == WIDE else "", ground).append(label, style)
    if not cards:
        line.append("·", LIT_PLAIN if active else GREY)
    line.truncate(width, overflow="ellipsis" if width == WIDE else "crop")
    return line.append(" " * (width - line.cell_len), ground)


def day_label(name: str, width: int) -> str:
    return name[:3] if width == WIDE else NARROW_NAMES[name]


def night_label(name: str, card: dict[str, Any], reader: Language, width: int) -> str:
    """Its handle as a small number; the die of its solid where it is known."""
    handle = SMALL[int(name[-1])]
    if not card["card"]:
        return "▒" + handle
    column = SOLIDS.index(card["card"])
    return die(column, reader) + handle if width == WIDE else f"{SIDES[column]:<2}"


def hand(table: dict[str, Any], reader: Language) -> Text:
    line = styled(reader.say("In hand:"), "bold")
    for card in table["hand"]:
        night = card in SOLIDS
        text = die(SOLIDS.index(card), reader) if night else card[:3]
        line.append(" ").append(f" {text} ", LIT[NIGHT if night else DAY])
    return line


def stack(table: dict[str, Any], names: list[str], reader: Language, width: int) -> list[Text]:
    """The newest, which is resolved first, stands first."""
    lines = [styled(reader.say("Stack:"), "bold")]
    for number, effect in reversed(list(enumerate(table["stack"], start=1))):
        name = f"not-{effect['effect']}" if effect["negated"] else effect["effect"]
        piece = styled(f"  #{number} ", GREY).append(reader.word(f"{name} {effect['target']}").strip())
        piece.append(f" ({names[effect['by']]})", GREY)
        if lines[-1].cell_len + piece.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(piece)
    return lines
