"""Cards of one's own, typed in and read at once. A card is in its page's address and nowhere else."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import PlainTextResponse, Response

from kodeks.kernel.errors import BadOption, BadText, UnknownGame
from kodeks.kernel.fair import seal
from kodeks.kernel.game import Game, games
from kodeks.languages import Language
from kodeks.own_cards import game
from kodeks.web import limits
from kodeks.web.draw import drawing
from kodeks.web.draw.own import CardPage
from kodeks.web.errors import TOO_LARGE, TooLarge
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.judge import packed, toml
from kodeks.web.pages.lobby import new_id
from kodeks.web.visitor import Current

router = APIRouter(prefix="/cards", include_in_schema=False)

HOLE = re.compile(r"\{(\w+)\}")


def with_cards(name: str) -> tuple[Game, CardPage]:
    """The game of this name, else the first whose cards can be typed in here."""
    for made in map(game, [name] if name else games()):
        drawn = drawing(made).cards
        if drawn is not None:
            return made, drawn
    raise UnknownGame(f"no cards are typed in for {name or 'any game'}")


@router.get("")
async def show(request: Request, hall: TheHall, visitor: Current, game: str = "") -> Response:
    """The whole page follows from the address."""
    made, drawn = with_cards(game)
    reader, filled = visitor.reader.of(made), filled_in(request, drawn)
    begun = any(values for values in filled.values())
    text = drawn.write(filled, reader) if begun else ""
    card = await hall.desk.ask(visitor.address, looked_at, made, drawn, text, reader) if begun else None
    fresh = new_id()
    return page(
        "cards.html",
        visitor,
        game=made,
        words=reader.say,
        drawn=drawn,
        filled={field.name: filled[field.name] or ([] if begun else [field.usual]) for field in drawn.fields},
        card=card,
        text=text,
        tried=tried(made, drawn, card, text) if card else None,
        file="/cards/file?" + str(request.query_params),
        samples=[(one["name"], "/cards?" + urlencode({"game": made.name} | one)) for one in drawn.samples(reader)],
        here="/cards?" + str(request.query_params),
        name=await hall.store.name_of(visitor.person) or "",
        fresh=fresh,
        seal=seal(hall.secret(fresh)),
    )


@router.get("/file")
async def as_file(request: Request, visitor: Current, game: str = "") -> Response:
    made, drawn = with_cards(game)
    headers = {"content-disposition": 'attachment; filename="own.cards"'}
    text = drawn.write(filled_in(request, drawn), visitor.reader.of(made))
    return PlainTextResponse(text, headers=headers)


def filled_in(request: Request, drawn: CardPage) -> dict[str, list[str]]:
    """What stands in the fields, in one line each."""
    given = request.query_params
    found = {field.name: [" ".join(value.split()) for value in given.getlist(field.name)] for field in drawn.fields}
    if sum(len(value) for values in found.values() for value in values) > limits.CARD:
        raise TooLarge(TOO_LARGE)
    return {name: [value for value in values if value] for name, values in found.items()}


def looked_at(made: Game, drawn: CardPage, text: str, reader: Language) -> dict[str, Any]:
    """The card with what each of its sentences was understood as, or what is wrong with it."""
    try:
        (card,) = made.understand(text, reader.code)
    except (BadText, BadOption) as error:
        return {"name": "", "told": error.what if isinstance(error, BadText) else str(error), "whole": False}
    told = [sentence_told(made, drawn, sentence, reader) for sentence in card["sentences"]]
    return card | {
        "told": "",
        "whole": card["understood"] == "whole",
        "sentences": told,
        "picture": drawn.draw(made, text, reader),
    }


def sentence_told(made: Game, drawn: CardPage, sentence: dict[str, Any], reader: Language) -> dict[str, Any]:
    if "means" in sentence:
        known = made.rulebook
        rules = [{"id": one, "text": known[one].text(reader.code)} for one in sentence["rules"]]
        return sentence | {"means": drawn.sentence(made, sentence["means"], reader), "rules": rules}
    at = sentence["column"] - 1
    near = [in_holes(wording, drawn, reader) for wording in sentence["nearest"] if wording != sentence["problem"]]
    return sentence | {"before": sentence["text"][:at], "from": sentence["text"][at:], "nearest": near}


def in_holes(wording: str, drawn: CardPage, reader: Language) -> Markup:
    """A known wording, what fills its holes in the words of the reader."""
    names = drawn.holes or {}
    parts = HOLE.split(wording)
    said = [reader.say(names.get(part, part)) if at % 2 else part for at, part in enumerate(parts)]
    return Markup("").join(
        Markup("<i>{}</i>").format(part) if at % 2 else Markup.escape(part) for at, part in enumerate(said)
    )


def tried(made: Game, drawn: CardPage, card: dict[str, Any], text: str) -> dict[str, Any] | None:
    """Where a card that is understood can be played: a table with it, and the judge's desk."""
    if not card["whole"]:
        return None
    lines = [f'game = "{made.name}"', f"position.cards = {toml(text)}"]
    lines += [f"position.{key} = {toml(value)}" for key, value in drawn.position(text).items()]
    return {
        "options": drawn.options(made, card["name"]),
        "judge": "/judge?" + urlencode({"q": packed("\n".join(lines) + "\n")}),
    }
