"""Who asks: a signed cookie says which person, others which language and colours."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kodeks.kernel.rulebook import LANGUAGES
from kodeks.languages import Language, language, mark
from kodeks.languages.players import BOT, passes_for_bot
from kodeks.web import limits
from kodeks.web.address import owner
from kodeks.web.errors import NotYours, Refused
from kodeks.web.signed import read, sign

WHO = "kodeks"
LANG = "kodeks_lang"
THEME = "kodeks_theme"
THEMES = ("light", "dark")
A_YEAR = 365 * 24 * 3600


class Visitor:
    """A browser. The person behind it has a name once it has acted."""

    def __init__(self, person: str, new: bool, reader: Language, theme: str, address: str = "") -> None:
        self.person = person
        self.new = new
        self.reader = reader
        self.theme = theme
        self.address = address  # see web/address.py

    def remember(self, response: Response, key: str, secure: bool) -> None:
        response.set_cookie(WHO, sign(key, "person", self.person), A_YEAR, httponly=True, samesite="lax", secure=secure)


def visitor_of(request: HTTPConnection, key: str) -> Visitor:
    person = read(key, "person", request.cookies.get(WHO, ""))
    lang = request.cookies.get(LANG, "")
    if lang not in LANGUAGES:
        lang = accepted(request.headers.get("accept-language", ""))
    theme = request.cookies.get(THEME, "")
    theme = theme if theme in THEMES else ""
    address = owner(request.client.host) if request.client else ""
    return Visitor(person or secrets.token_hex(8), person is None, language(lang), theme, address)


def accepted(header: str) -> str:
    """The best of our languages that the browser asks for."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        code = name[:2].lower()
        if code in LANGUAGES:
            try:
                wishes.append((-float(weight or 1), code))
            except ValueError:
                continue
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def given_name(text: str) -> str:
    """A name as tables and journals can hold it."""
    name = "".join(sign for sign in " ".join(text.split()) if sign.isprintable())
    name = name.removeprefix(BOT).lstrip("{[")
    if not name:
        raise Refused(mark("Write your name first."))
    if len(name) > limits.NAME:
        raise Refused(mark("The name is too long: {most} letters at most."), most=limits.NAME)
    if passes_for_bot(name):
        raise Refused(mark("This name could pass for a bot's: choose another."))
    return name


def same_origin(request: HTTPConnection) -> None:
    """A form on somebody else's page must not act for the visitor: browsers say where a form comes from."""
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site")
    ours = origin is not None and origin.partition("://")[2] == request.headers.get("host")
    if not ours and site != "same-origin":
        raise NotYours(mark("This request did not come from a page of this server."))


async def current(request: HTTPConnection) -> Visitor:
    visitor: Visitor = request.state.visitor
    return visitor


Current = Annotated[Visitor, Depends(current)]
