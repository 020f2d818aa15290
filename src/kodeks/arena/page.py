"""A league as one HTML page: nothing of it is loaded from elsewhere."""

from __future__ import annotations

from collections import Counter
from html import escape

from kodeks.arena.play import Result
from kodeks.arena.ratings import ratings
from kodeks.arena.report import forfeits, standings, wilson
from kodeks.arena.schedule import League
from kodeks.languages import Language, mark

WIDE, ROW = 640, 26
BINS = 24
PLAYED = mark("{count} games, seats: {seats}, seed {seed}")
LENGTHS = mark("Decisions: {low} to {high}, half of the games up to {middle}")
SHOWN = 40  # games that are listed
STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1d2733, #e6ebf0); --line: light-dark(#d5dbe2, #36424f);
  --soft: light-dark(#5b6773, #9fb0c0); --bar: light-dark(#2f6690, #81c3d7); }
body { font: 15px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: light-dark(#fff, #161c23); }
h1, h2 { font-family: Georgia, serif; }
table { border-collapse: collapse; } tr + tr { border-top: 1px solid var(--line); }
td, th { padding: 3px 10px; text-align: right; white-space: nowrap; } :is(td, th):first-child { text-align: left; }
svg { max-width: 100%; height: auto; } text { font-size: 13px; fill: var(--ink); }
.bar { fill: var(--bar); } .mark { stroke: var(--ink); stroke-width: 2; } .soft { color: var(--soft); }
"""


def page(league: League, results: list[Result], reader: Language, journals: str = "") -> str:
    """`journals`: where the journals lie, as seen from the page; '' where they were not kept."""
    say = reader.say
    title = say("League of {game}", game=league.game.title)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p class=soft>{escape(say(PLAYED, count=len(results), seats=league.seats, seed=league.seed))}</p>",
        f"<h2>{say('Ratings')}</h2>",
        rating_bars(results),
        f"<h2>{say('Who won against whom')}</h2>",
        cross_table(results, reader),
        f"<h2>{say('How long a game is')}</h2>",
        lengths(results, reader),
        f"<h2>{say('Moves by kind')}</h2>",
        kinds(results),
        f"<h2>{say('Slowest decisions')}</h2>",
        slowest(results, reader),
        *faults(results, reader),
        f"<h2>{say('Games')}</h2>",
        games(results, reader, journals),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{reader.code}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def rating_bars(results: list[Result]) -> str:
    """A dot for each bot, and a line as long as it may be off."""
    found = ratings(results)
    low = min(rating - error for rating, error in found.values())
    high = max(rating + error for rating, error in found.values())
    scale = (WIDE - 320) / (high - low or 1.0)
    rows = []
    for at, (name, (rating, error)) in enumerate(found.items()):
        y, x = ROW * at + 18, 200 + (rating - low) * scale
        rows.append(f'<text x="0" y="{y + 4}">{escape(name)}</text>')
        rows.append(
            f'<line class="mark" x1="{x - error * scale:.1f}" x2="{x + error * scale:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="bar" cx="{x:.1f}" cy="{y}" r="6"/>'
        )
        rows.append(f'<text x="{WIDE - 100}" y="{y + 4}">{rating:+.0f} ± {error:.0f}</text>')
    return svg(ROW * len(found) + 10, rows)


def cross_table(results: list[Result], reader: Language) -> str:
    """The share of each bot against each other, with the games behind it."""
    names = [entry["bot"] for entry in standings(results)]
    wins: dict[tuple[str, str], float] = {}
    met: Counter[tuple[str, str]] = Counter()
    for result in results:
        for mine, one in enumerate(result.bots):
            for theirs, other in enumerate(result.bots):
                if one != other and (mine in result.winners or theirs in result.winners):
                    both = mine in result.winners and theirs in result.winners
                    met[one, other] += 1
                    share = 0.5 if both else float(mine in result.winners)
                    wins[one, other] = wins.get((one, other), 0.0) + share
    rows = [[reader.say("bot"), *names]]
    for one in names:
        cells = []
        for other in names:
            count, won = met[one, other], wins.get((one, other), 0.0)
            low, high = wilson(won, count)
            cells.append(f"{100 * won / count:.0f} % ({100 * low:.0f}-{100 * high:.0f}) / {count}" if count else "")
        rows.append([one, *cells])
    return table(rows)


def lengths(results: list[Result], reader: Language) -> str:
    counts = sorted(result.decisions for result in results)
    width = max(1, -(-(counts[-1] + 1) // BINS))
    bins = Counter(count // width for count in counts)
    most = max(bins.values())
    step = WIDE / BINS
    bars = []
    for at, count in bins.items():
        high = 110 * count / most
        place = f'x="{step * at:.1f}" y="{120 - high:.1f}" width="{step - 2:.1f}" height="{high:.1f}"'
        bars.append(f'<rect class="bar" {place}/>')
    middle = counts[len(counts) // 2]
    said = reader.say(LENGTHS, low=counts[0], high=counts[-1], middle=middle)
    return f"{svg(124, bars)}<p class=soft>{escape(said)}</p>"


def kinds(results: list[Result]) -> str:
    counted: Counter[str] = Counter()
    for result in results:
        counted.update(result.kinds)
    shown = counted.most_common(12)
    rows = []
    for at, (kind, count) in enumerate(shown):
        y = ROW * at + 18
        long = (WIDE - 320) * count / shown[0][1]
        rows.append(f'<text x="0" y="{y + 4}">{escape(kind)}</text>')
        rows.append(f'<rect class="bar" x="200" y="{y - 8}" width="{long:.1f}" height="16"/>')
        rows.append(f'<text x="{210 + long:.1f}" y="{y + 4}">{count} ({100 * count / counted.total():.1f} %)</text>')
    return svg(ROW * len(shown) + 10, rows)


def slowest(results: list[Result], reader: Language) -> str:
    worst: dict[str, tuple[float, int]] = {}
    for result in results:
        for name, seconds in zip(result.bots, result.slowest, strict=True):
            worst[name] = max(worst.get(name, (0.0, 0)), (seconds, result.number + 1))
    rows = [[reader.say("bot"), reader.say("seconds"), reader.say("game")]]
    return table([*rows, *([name, f"{seconds:.2f}", str(number)] for name, (seconds, number) in worst.items())])


def faults(results: list[Result], reader: Language) -> list[str]:
    lines = forfeits(results, reader)
    said = [f"<li>{escape(line)}</li>" for line in lines]
    return [f"<h2>{reader.say('Games given away')}</h2>", "<ul>", *said, "</ul>"] if lines else []


def games(results: list[Result], reader: Language, journals: str) -> str:
    """The first of them, and the journals of these where they were kept."""
    rows = [[reader.say("game"), reader.say("seats"), reader.say("winners"), reader.say("decisions")]]
    links = []
    for result in results[:SHOWN]:
        winners = ", ".join(chr(ord("A") + seat) for seat in result.winners)
        rows.append([str(result.number + 1), " - ".join(result.bots), winners, str(result.decisions)])
        links.append(f"{journals}/{result.number + 1:06}.txt" if journals else "")
    return table(rows, links)


def table(rows: list[list[str]], links: list[str] | None = None) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    lines = [f"<tr>{head}</tr>"]
    for at, row in enumerate(rows[1:]):
        cells = [escape(cell) for cell in row]
        if links and links[at]:
            cells[0] = f'<a href="{escape(links[at])}">{cells[0]}</a>'
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "<table>" + "\n".join(lines) + "</table>"


def svg(height: int, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {height}" width="{WIDE}" height="{height}" role="img">{"".join(parts)}</svg>'
