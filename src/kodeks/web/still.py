"""Boards as pages that stand alone, for notebooks: styles, signs and pictures go along, nothing is fetched."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from html import escape, unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from kodeks.faces import STATIC, folder
from kodeks.kernel.game import Game
from kodeks.kernel.table import Table
from kodeks.languages import Language, language
from kodeks.languages.players import names
from kodeks.web.draw.pictures import PLACE, album
from kodeks.web.pages.pictures import drawn
from kodeks.web.screen import watched

SHARED = ("kodeks.css", "board/board.css", "board/whole.css", "board/desk.css")
HIGH = 640  # of the frame, in pixels
USE = re.compile(r'<use href="/static/games/[^"/]+/([\w-]+\.svg)#([\w-]+)"')
PICTURE = re.compile(rf'src="({re.escape(PLACE)}/[^"]+)"')
LINK = re.compile(r'<a ([^>]*?)href="/[^"]*"([^>]*)>')
TURNING = """
const shown = document.querySelectorAll(".moment"), at = document.querySelector("[type=range]");
const turn = () => shown.forEach((one, number) => { one.hidden = number != at.value; });
at.addEventListener("input", turn); turn();
"""


def still(table: Table, seat: int | None, code: str = "en") -> str:
    """The table as one pair of eyes sees it."""
    reader = language(code).of(table.game)
    return framed(table.game, alone(moment(table, seat, reader), table.game), reader)


def reel(table: Table, seat: int | None, code: str = "en", most: int = 200) -> str:
    """A game from its first question to its last, to be turned with a slider; `most` positions of it."""
    reader = language(code).of(table.game)
    stops = [at for at, entry in enumerate(table.entries) if entry.seat >= 0]
    step = max(1, -(-len(stops) // most))
    begun = table.built if table.bare is None else table.bare
    moments = []
    for at in [*stops[::step], len(table.entries)]:
        given = table.entries.moves[:at]
        then = Table(table.game, table.seats, table.seed, table.options, begun, given=given)
        then.players = table.players
        moments.append(f'<div class="moment" hidden>{moment(then, seat, reader)}</div>')
    slider = f'<input type="range" min="0" max="{len(moments) - 1}" value="0" style="width: 100%">'
    body = f"{slider}{alone(''.join(moments), table.game)}<script>{TURNING}</script>"
    return framed(table.game, body, reader)


def moment(table: Table, seat: int | None, reader: Language) -> str:
    seen = watched(table, seat, names(table.players, reader), reader)
    asked = seen["prompt"]
    return f"<p>{asked['text']} <small>{escape(asked['clause'])}</small></p>{seen['drawing']}"


def alone(body: str, made: Game) -> str:
    """What a drawing would fetch stands in it; what it links to stands nowhere."""
    files = sorted({found[0] for found in USE.findall(body)})
    signs = "".join(f"<div hidden>{sheet(made, name)}</div>" for name in files)
    body = USE.sub(r'<use href="#\2"', body)
    body = PICTURE.sub(lambda found: f'src="{picture(made, found[1])}"', body)
    return signs + LINK.sub(r"<a \1\2>", body)


@cache
def sheet(made: Game, name: str) -> str:
    place = folder(made)
    assert place is not None
    return (place / STATIC / name).read_text(encoding="utf-8")


def picture(made: Game, address: str) -> str:
    pictures = album(made)
    asked = {name: values[0] for name, values in parse_qs(urlsplit(unescape(address)).query).items()}
    facts = pictures.read(asked) if pictures is not None else None
    return "data:image/svg+xml;base64," + b64encode(drawn(made.name, facts)).decode() if facts is not None else ""


def styles(made: Game) -> str:
    place = folder(made)
    own = sorted((place / STATIC).glob("*.css")) if place is not None else []
    shared = [Path(__file__).parent / STATIC / name for name in SHARED]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*shared, *own])


def framed(made: Game, body: str, reader: Language) -> str:
    """In a frame of its own, so that styles of page and board leave each other alone."""
    head = f'<meta charset="utf-8"><style>{styles(made)}</style>'
    page = f'<!doctype html><html lang="{reader.code}"><head>{head}</head><body class="at-table"><main>{body}</main>'
    frame = f'style="width: 100%; height: {HIGH}px; border: 0" sandbox="allow-scripts"'
    return f'<iframe {frame} srcdoc="{escape(page + "</body></html>")}"></iframe>'
