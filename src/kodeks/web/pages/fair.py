"""The page that checks a journal in the browser alone: it can be saved, and asks no server for anything."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache

from fastapi import APIRouter
from starlette.responses import HTMLResponse, Response

from kodeks.languages import Language
from kodeks.web.screen import render
from kodeks.web.visitor import Current

router = APIRouter(include_in_schema=False)
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)


@router.get("/fair.html")
async def fair_page(visitor: Current) -> Response:
    text, policy = made(visitor.reader)
    return HTMLResponse(text, headers={"content-security-policy": policy})


@lru_cache(8)
def made(reader: Language) -> tuple[str, str]:
    """With the policy that lets its own script and style run, and lets it reach nothing."""
    text = render("fair.html", reader)
    hashes = {kind: base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() for kind, part in inline(text)}
    own = "; ".join(f"{kind}-src 'sha256-{found}'" for kind, found in sorted(hashes.items()))
    return text, f"default-src 'none'; {own}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"


def inline(text: str) -> list[tuple[str, str]]:
    return [(found[1], found[2]) for found in INLINE.finditer(text)]
