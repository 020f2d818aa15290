"""Decks, put together, checked and passed on. A deck is in its page's address and nowhere else."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from kodeks.kernel.decks import Decks
from kodeks.kernel.errors import BadOption, UnknownGame
from kodeks.kernel.fair import seal
from kodeks.kernel.game import Game, games
from kodeks.languages import Language
from kodeks.languages.errors import explain
from kodeks.own_cards import game
from kodeks.web import limits
from kodeks.web.draw import drawing
from kodeks.web.draw.decks import href
from kodeks.web.errors import TOO_LARGE, TooLarge, short
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.lobby import new_id
from kodeks.web.visitor import Current, Visitor

router = APIRouter(prefix="/decks", include_in_schema=False)


def with_decks(name: str) -> tuple[Game, Decks]:
    """The game of this name, else the first that has decks."""
    for made in map(game, [name] if name else games()):
        decks = made.decks()
        if decks is not None:
            return made, decks
    raise UnknownGame(f"no decks are built for {name or 'any game'}")


def others(made: Game) -> list[tuple[str, str]]:
    """The other games that have decks, each with its page."""
    found = [game(name) for name in games() if name != made.name]
    return [(one.title, href(one)) for one in found if one.decks() is not None]


@router.get("")
async def show(hall: TheHall, visitor: Current, game: str = "", deck: str = "", text: str = "") -> Response:
    """The whole page follows from the address: a deck, or a text to read."""
    name = await hall.store.name_of(visitor.person) or ""
    fresh = new_id()
    sealed = seal(hall.secret(fresh))
    return await hall.desk.ask(visitor.address, drawn, visitor, game, deck, text, name, fresh, sealed)


def drawn(visitor: Visitor, game: str, deck: str, text: str, name: str, fresh: str, sealed: str) -> Response:
    made, decks = with_decks(game)
    told, found = "", ""
    if len(text) > limits.DECK or len(deck) > limits.DECK:
        raise TooLarge(TOO_LARGE)
    wanted = text or deck
    try:
        found = decks.read(wanted) if wanted.strip() else ""
    except BadOption as error:
        told = short(explain(error, visitor.reader))
    if len(found) > limits.DECK_LINE:
        raise TooLarge(TOO_LARGE)
    reader, drawer = visitor.reader.of(made), drawing(made).decks
    return page(
        "decks.html",
        visitor,
        game=made,
        others=others(made),
        words=reader.say,
        drawn=drawer,
        told=told,
        text=text if told else "",
        starters=[(reader.say(name), href(made, decks.read(name))) for name in decks.starters()],
        begin=drawer.begin(made, found, reader),
        deck=shown(made, decks, found, reader) if found else None,
        here=href(made, found),
        name=name,
        fresh=fresh,
        seal=sealed,
    )


@router.get("/text")
async def as_text(hall: TheHall, visitor: Current, deck: str, game: str = "") -> Response:
    """The deck as a file."""
    if len(deck) > limits.DECK:
        raise TooLarge(TOO_LARGE)
    decks = with_decks(game)[1]
    headers = {"content-disposition": 'attachment; filename="deck.txt"'}
    text = await hall.desk.ask(visitor.address, lambda: decks.text(decks.read(deck)))
    return PlainTextResponse(text, headers=headers)


def shown(made: Game, decks: Decks, deck: str, reader: Language) -> dict[str, Any]:
    drawn, seat = drawing(made).decks, decks.seat(deck)
    option = next(name for name, plays in decks.options().items() if plays == seat)
    known = made.rulebook.by_id
    return {
        "line": deck,
        "text": decks.text(deck),
        "file": "/decks/text?" + urlencode({"game": made.name, "deck": deck}),
        "link": href(made, deck),
        "seat": seat,
        "own": drawn.own(made, deck, reader),
        "offered": drawn.offered(made, deck, reader),
        "faults": [
            {
                "text": drawn.fault(fault, reader),
                "clause": fault.clause,
                "rule": known[fault.clause].text(reader.code) if fault.clause in known else "",
            }
            for fault in decks.faults(deck)
        ],
        "option": option,
        "new": f"/new/{made.name}?" + urlencode({option: deck}),
    }
