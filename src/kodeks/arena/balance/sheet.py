"""What was found, as lines for people, as CSV for their own tools, and as one HTML page with nothing from outside."""

from __future__ import annotations

import csv
import io
from html import escape

from kodeks.arena.balance.arms import DECKS, Arm
from kodeks.arena.balance.figures import Figure, Rate
from kodeks.arena.page import ROW, STYLE, WIDE, svg, table
from kodeks.languages import Language, mark

HEADINGS = {
    "deck": mark("Decks against decks"),
    "seat": mark("Seats"),
    "first": mark("Who is asked first"),
    "rule": mark("House rules: the first seat with and without"),
    "version": mark("Changed cards: the first deck after and before"),
    "included": mark("Cards: in the deck"),
    "drawn": mark("Cards: drawn, and not drawn"),
    "played": mark("Cards: played, and not played"),
}
OF_CARDS = ("included", "drawn", "played")
TITLE = mark("Balance of {game}")
CORRECTED = mark("Chances are corrected for all comparisons ({number}); what is below 5 % is marked with *.")
COLUMNS = ("about", "name", "wins", "games", "rate", "low", "high", "other_wins", "other_games", "chance")


def percent(rate: Rate) -> str:
    low, high = rate.interval()
    return f"{100 * rate.share:.1f} % ({100 * low:.1f}-{100 * high:.1f}) / {rate.games}"


def line(figure: Figure) -> list[str]:
    other = percent(figure.other) if figure.other is not None else ""
    chance = "" if figure.chance is None else f"{100 * figure.chance:.1f} %" + (" *" if figure.sure() else "")
    return [figure.name, percent(figure.rate), other, chance]


def told(found: list[Figure], reader: Language) -> list[str]:
    """Everything but the cards, of which only those that are sure."""
    lines: list[str] = []
    for about, heading in HEADINGS.items():
        shown = [
            one for one in found if one.about == about and (about not in ("included", "drawn", "played") or one.sure())
        ]
        if shown:
            lines += ["", reader.say(heading)]
            lines += ["  " + "  ".join(filter(None, line(one))) for one in shown]
    count = sum(one.other is not None for one in found)
    return [*lines, "", reader.say(CORRECTED, number=count)]


def as_csv(found: list[Figure]) -> str:
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for one in found:
        low, high = one.rate.interval()
        figures = [round(one.rate.wins, 3), one.rate.games, *(round(share, 4) for share in (one.rate.share, low, high))]
        other = ["", ""] if one.other is None else [round(one.other.wins, 3), one.other.games]
        rows.writerow([one.about, one.name, *figures, *other, "" if one.chance is None else f"{one.chance:.4g}"])
    return out.getvalue()


def page(title: str, arms: list[Arm], found: list[Figure], how: str, reader: Language) -> str:
    said = reader.say(TITLE, game=title)
    parts = [f"<h1>{escape(said)}</h1>", f"<p class=soft><code>{escape(how)}</code></p>"]
    for about, heading in HEADINGS.items():
        shown = [one for one in found if one.about == about]
        if shown:
            parts += [f"<h2>{escape(reader.say(heading))}</h2>"]
            parts += [matrix(arms, shown)] if about == "deck" else [plot(shown), figures_of(shown, reader)]
    count = sum(one.other is not None for one in found)
    parts.append(f"<p class=soft>{escape(reader.say(CORRECTED, number=count))}</p>")
    head = f'<meta charset="utf-8"><title>{escape(said)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{reader.code}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def figures_of(found: list[Figure], reader: Language) -> str:
    return table([["", reader.say("rate"), reader.say("beside"), reader.say("by luck")], *map(line, found)])


def matrix(arms: list[Arm], found: list[Figure]) -> str:
    """Rows against columns."""
    pairs = {arm.decks: figure for arm, figure in zip([a for a in arms if a.kind == DECKS], found, strict=True)}
    columns = list(dict.fromkeys(pair[1] for pair in pairs))
    rows = [["", *columns]]
    for one in dict.fromkeys(pair[0] for pair in pairs):
        rows.append([one, *(percent(pairs[one, other].rate) if (one, other) in pairs else "" for other in columns)])
    return table(rows)


def plot(found: list[Figure]) -> str:
    """A dot for each rate, a line as long as it may be off, a stroke for one half and a ring for what it is beside."""
    across = WIDE - 320
    rows = []
    high = ROW * len(found)
    middle = 200 + across / 2
    rows.append(f'<line class="mark" x1="{middle}" x2="{middle}" y1="0" y2="{high}" stroke-dasharray="2 4"/>')
    for at, one in enumerate(found):
        y, (low, top) = ROW * at + 13, one.rate.interval()
        rows.append(f'<text x="0" y="{y + 4}">{escape(one.name[:28])}</text>')
        place = f'x1="{200 + across * low:.1f}" x2="{200 + across * top:.1f}" y1="{y}" y2="{y}"'
        rows.append(f'<line class="mark" {place}/>')
        rows.append(f'<circle class="bar" cx="{200 + across * one.rate.share:.1f}" cy="{y}" r="5"/>')
        if one.other is not None:
            rows.append(f'<circle fill="none" class="mark" cx="{200 + across * one.other.share:.1f}" cy="{y}" r="5"/>')
        star = " *" if one.sure() else ""
        rows.append(f'<text x="{WIDE - 100}" y="{y + 4}">{100 * one.rate.share:.1f} %{star}</text>')
    return svg(high + 6, rows)
