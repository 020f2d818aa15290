"""Pictures of cards, drawn from the facts in their address. What was drawn lately is kept."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from kodeks.kernel.game import game
from kodeks.languages import mark
from kodeks.pictures.world import Facts
from kodeks.web.draw.pictures import PLACE, album
from kodeks.web.errors import NotThere

router = APIRouter(prefix=PLACE, include_in_schema=False)

KEPT = 1_000  # pictures of a few kB each: more than all shipped cards
FOR_EVER = "public, max-age=31536000, immutable"
NO_PICTURE = mark("There is no such picture.")


@lru_cache(KEPT)
def drawn(name: str, facts: Facts) -> bytes:
    pictures = album(game(name))
    assert pictures is not None
    return pictures.draw(facts).encode()


@router.get("/{name}/{code}.svg")
async def show(request: Request, name: str, code: str) -> Response:
    """By a server of another version it may be drawn otherwise: then nobody keeps it."""
    pictures = album(game(name))
    facts = pictures.read(request.query_params) if pictures is not None else None
    if pictures is None or facts is None:
        raise NotThere(NO_PICTURE)
    seal = f'"{pictures.mark}"'
    headers = {"cache-control": FOR_EVER if code == pictures.mark else "no-cache", "etag": seal}
    if request.headers.get("if-none-match") == seal:
        return Response(status_code=304, headers=headers)
    picture = await asyncio.to_thread(drawn, name, facts)
    return Response(picture, media_type="image/svg+xml", headers=headers)
