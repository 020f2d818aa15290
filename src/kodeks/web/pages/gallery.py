"""All cards of a game with their pictures: found by words, picked by facts, each with its text, rules and scenarios."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request
from starlette.responses import Response

from kodeks.kernel.game import Game
from kodeks.kernel.rulebook import fold
from kodeks.languages import Language, mark
from kodeks.own_cards import game
from kodeks.web import limits
from kodeks.web.draw.gallery import Shown, gallery
from kodeks.web.draw.pictures import picture
from kodeks.web.errors import NotThere
from kodeks.web.pages.common import page
from kodeks.web.pages.judge import packed
from kodeks.web.visitor import Current

router = APIRouter(prefix="/gallery", include_in_schema=False)

NO_CARDS = mark("This game has no cards to look at.")
NO_CARD = mark("There is no such card.")
SCENARIOS = Path(__file__).parents[4] / "tests" / "scenarios"  # where this is a checkout
MOST = 40  # scenarios of a card
KEPT = 24  # games, each in three languages


@lru_cache(KEPT)
def shown(made: Game, reader: Language) -> list[Shown]:
    cards = gallery(made)
    if cards is None:
        raise NotThere(NO_CARDS)
    return cards(made, reader)


def address(made: Game, card: Shown) -> str:
    return f"/gallery/{made.name}/{quote(card.name, safe='')}"


@router.get("/{name}")
async def all_cards(request: Request, name: str, visitor: Current, q: str = "") -> Response:
    made = game(name)
    reader = visitor.reader.of(made)
    cards = shown(made, reader)
    headings = list(dict.fromkeys(heading for card in cards for heading in card.tags))
    choices = [
        (f"f{at}", heading, sorted({card.tags[heading] for card in cards if heading in card.tags}, key=str.lower))
        for at, heading in enumerate(headings)
    ]
    picked = {heading: request.query_params.get(field, "") for field, heading, _ in choices}
    words = re.findall(r"\w+", fold(q[: limits.SEARCH]))
    found = [card for card in cards if card.fits(words, {heading: tag for heading, tag in picked.items() if tag})]
    return page(
        "gallery.html",
        visitor,
        game=made,
        words=reader.say,
        q=q[: limits.SEARCH],
        choices=choices,
        picked=picked,
        cards=[(card, picture(made, card.name), address(made, card)) for card in found],
        here=f"/gallery/{name}?{request.query_params}",
    )


@router.get("/{name}/{card:path}")
async def one(name: str, card: str, visitor: Current) -> Response:
    made = game(name)
    cards = shown(made, visitor.reader.of(made))
    at = next((at for at, other in enumerate(cards) if other.name == card), None)
    if at is None:
        raise NotThere(NO_CARD)
    book, found = made.rulebook, cards[at]
    return page(
        "card.html",
        visitor,
        game=made,
        card=found,
        picture=picture(made, card),
        rules=[book[clause] for clause in found.rules if clause in book.by_id],
        scenarios=[(title, "/judge?" + urlencode({"q": packed(text)})) for title, text in scenarios(name, card)[:MOST]],
        before=address(made, cards[at - 1]),
        after=address(made, cards[(at + 1) % len(cards)]),
        here=address(made, found),
    )


def scenarios(name: str, card: str) -> list[tuple[str, str]]:
    """Titles and texts of those that play with a card; an installed server has none."""
    word = re.compile(rf'["\s]{re.escape(card)}(?:["; ]|$)')
    return [(title, text) for title, text in read(name) if word.search(text)] if len(card) > 2 else []


@cache
def read(name: str) -> list[tuple[str, str]]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((SCENARIOS / name).glob("*.toml"))]
    return [(tomllib.loads(text)["title"], text) for text in texts]
