"""What one pair of eyes is sent of a room: named regions of HTML, each made from that seat's view alone."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any
from zlib import crc32

from babel.dates import format_date
from markupsafe import Markup

from kodeks.faces import STATIC, face, folder
from kodeks.kernel.game import Game, game, games
from kodeks.kernel.note import letter
from kodeks.kernel.offer import Offer, offers
from kodeks.kernel.option import as_word
from kodeks.kernel.rulebook import Clause
from kodeks.kernel.table import Table
from kodeks.languages import Language, mark
from kodeks.languages.players import LEVEL_WORDS, bot_name, names
from kodeks.languages.rules import source
from kodeks.web.draw import beside, board, cards_to_read, drawing, manner, panel, points, things, window
from kodeks.web.draw.drawing import MAIN
from kodeks.web.draw.gallery import gallery
from kodeks.web.draw.parts import environment
from kodeks.web.draw.seen import Seen
from kodeks.web.hall import Open
from kodeks.web.live import packed
from kodeks.web.pauses import SPEED_WORDS
from kodeks.web.room import Room
from kodeks.web.shelf import Parts
from kodeks.web.story import story
from kodeks.windows import CHOICE_WORDS

SHOWN_LINES = 60  # of the log
SHOWN_STORY = 12  # lines of it
SHOWN_MOVES = 5  # that have a place on the board: more of them are folded
LINES = 10_000  # that are kept as they were made
REGIONS = ("seats", "prompt", "board", "story", "panel", "beside", "reader", "moves", "tools", "asks", "log", "chat")
TABS = {"table": mark("Table"), "others": mark("Others"), "log": mark("Log"), "more": mark("More")}  # on small screens

jinja = environment()
jinja.filters["seat_name"] = lambda seat, who: who[seat]
jinja.filters["moment"] = lambda at: datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
jinja.filters["day"] = lambda at, code: format_date(datetime.fromtimestamp(at, UTC), "long", locale=code)
jinja.globals.update(letter=letter, as_word=as_word, LEVEL_WORDS=LEVEL_WORDS, bot_name=bot_name)
jinja.globals.update(SPEED_WORDS=SPEED_WORDS, TABS=TABS, SHOWN_MOVES=SHOWN_MOVES, MAIN=MAIN)
jinja.globals.update(CHOICE_WORDS=CHOICE_WORDS, face=face, drawing=drawing, gallery=gallery, source=source)


def address(made: Game, file: str) -> str:
    """Where browsers find a file of the game's face, or ''."""
    place = folder(made)
    there = place is not None and (place / STATIC / file).is_file()
    return f"/static/games/{made.name}/{file}" if there else ""


def styles() -> list[str]:
    """Of all boards."""
    found = [(game(name), folder(game(name))) for name in games()]
    sheets = [(made, sorted((place / STATIC).glob("*.css"))) for made, place in found if place is not None]
    return [address(made, sheet.name) for made, paths in sheets for sheet in paths]


jinja.globals.update(address=address, styles=styles)


def render(template: str, reader: Language, **given: Any) -> str:
    return jinja.get_template(template).render(reader=reader, say=reader.say, **given)


def regions(there: Open, seat: int | None, reader: Language) -> Parts:
    """Made once for all who see the same in the same language."""

    def draw() -> Parts:
        return {name: packed(text) for name, text in drawn(there.room, seat, reader).items()}

    return there.page((seat, reader.code), draw)


def shown(there: Open, seat: int | None, reader: Language) -> dict[str, str]:
    """The same for a whole page."""
    return {name: json.loads(part) for name, part in regions(there, seat, reader).items()}


def drawn(room: Room, seat: int | None, reader: Language) -> dict[str, str]:
    reader = reader.of(room.game)
    who = names(room.players, reader)
    given: dict[str, Any] = {"room": room, "seat": seat, "who": who}
    if room.table is not None:
        given |= watched(room.table, seat, who, reader, room.spared)
        given["passing"] = room.table.turn == seat and room.alone(seat) and bool(room.passes())  # at once: no question
        given["offers"] = [] if given["passing"] else given["offers"]
    return {name: render(f"regions/{name}.html", reader, **given) for name in REGIONS}


def watched(
    table: Table, seat: int | None, who: list[str], reader: Language, spared: Collection[int] = ()
) -> dict[str, Any]:
    """The part of a region's words that comes from the game; `spared` are answers that the table gave."""
    reader = reader.of(table.game)
    view = table.view(seat)
    mine = offers(table, seat) if seat is not None else []
    seen = Seen(view, who, reader, mine, table.game, table.prompt(seat).name, story(table, seat, spared))
    told = [offered(table, seen, offer) for offer in mine]
    log = view["log"][-SHOWN_LINES:]
    return {
        "view": view,
        "offers": told,
        "words": words(table, seat, seen) if seat is not None and table.turn is not None else [],
        "prompt": line(view["prompt"], who, reader, table.game.rulebook.by_id),
        "lines": [log_line(table.game.name, json.dumps(note), tuple(who), reader) for note in log],
        "story": [happened(seen, note) for note in seen.story[-SHOWN_STORY:]],
        "panel": outcome(seen),
        "drawing": board(seen),
        "beside": beside(seen),
        "reader_cards": cards_to_read(seen),
        "window": window(seen),
        "winners": table.winners(),
        "scores": table.scores() if table.turn is None else None,
        "ranking": ranking(table) if table.turn is None else [],
    }


def words(table: Table, seat: int, seen: Seen) -> list[tuple[str, str]]:
    """What the seat may say at any time, with what its button says."""
    found = [word for word in table.game.words(seat) if not table.why_not(word, seat)]
    return [(word, seen.reader.tell(table.label(word).text, {}, seen.names)) for word in found]


def offered(table: Table, seen: Seen, offer: Offer) -> dict[str, Any]:
    """A move as its button tells it."""
    how = manner(seen, offer.notation)
    touched = things(table.game, offer.notation) if how.touches is None else how.touches
    return {
        "notation": offer.notation,
        "text": seen.reader.tell(offer.label.text, offer.label.args, seen.names),
        "things": " ".join(touched),
        "manner": how,
        "clauses": offer.clauses(table),
        "refused": offer.refused,
    }


def happened(seen: Seen, note: dict[str, Any]) -> dict[str, Any]:
    """A line of the story: who did it, what was done, and where on the board."""
    told = line(note, seen.names, seen.reader, seen.game.rulebook.by_id)
    seat = note["args"].get("seat")
    return told | {"seat": seat if isinstance(seat, int) else None, "things": " ".join(points(seen, note))}


def outcome(seen: Seen) -> dict[str, Any] | None:
    """A panel with a name of its own, by which a page knows that its reader has gone on."""
    found = panel(seen) if seen.seat is not None else None  # who just looks in has nothing to go on with
    return None if found is None else {"key": f"{crc32(str(found).encode()):08x}", "told": found}


def ranking(table: Table) -> list[int]:
    """The seats when the game is over: those that have won, then the others by how near their scores came."""
    winners, scores = table.winners(), table.scores()
    return sorted(range(table.seats), key=lambda seat: (seat not in winners, abs(scores[seat] - scores[winners[0]])))


@lru_cache(LINES)
def log_line(name: str, note: str, who: tuple[str, ...], reader: Language) -> Markup:
    """A line of the log. Most of them were there before the last move: they are not made again."""
    told = line(json.loads(note), list(who), reader, game(name).rulebook.by_id)
    return Markup(render("line.html", reader, one=told, name=name))


def line(note: dict[str, Any], who: list[str], reader: Language, clauses: dict[str, Clause]) -> dict[str, Any]:
    """A sentence of the game with the clause behind it."""
    clause = clauses.get(note["clause"])
    return {
        "text": reader.tell(note["text"], note["args"], who),
        "clause": note["clause"],
        "rule": Markup.escape(clause.text(reader.code)) if clause else "",
    }
