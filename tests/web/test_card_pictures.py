"""Pictures of cards: small, safe, the same for everybody, and no two alike."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from functools import cache
from urllib.parse import parse_qsl
from xml.etree import ElementTree

import httpx
import pytest

import kodeks
from kodeks.kernel.game import Game
from kodeks.pictures.album import Album
from kodeks.pictures.world import Facts
from kodeks.web.draw.pictures import album, picture
from tests.web.serving import Served

MOST = 11_000  # bytes of one
ALLOWED = {
    *("svg", "defs", "g", "use", "path", "circle", "ellipse"),
    *("linearGradient", "radialGradient", "stop", "pattern"),
}
GAMES = [name for name in kodeks.games() if album(kodeks.game(name)) is not None]


def pictures_of(made: Game) -> Album:
    found = album(made)
    assert found is not None
    return found


@cache
def drawn(name: str) -> dict[str, str]:
    """All pictures of the shipped cards of a game."""
    made = kodeks.game(name)
    pictures = pictures_of(made)
    told = {card: pictures.facts(made, card) for card in pictures.names(made)}
    return {card: pictures.draw(facts) for card, facts in told.items() if facts is not None}


def shape(svg: str) -> str:
    """A picture without its colours and the names of its paints."""
    lines = re.findall(r' (?:d|transform|cx|cy|r|rx|ry)="([^"]*)"', svg)
    return hashlib.sha256("|".join(lines).encode()).hexdigest()


def test_every_game_has_pictures_of_all_its_cards() -> None:
    assert {"archimedes", "arcanon", "berserk", "starwars"} <= set(GAMES)
    for name in GAMES:
        made = kodeks.game(name)
        assert drawn(name).keys() == set(pictures_of(made).names(made)) >= set(made.card_names())


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_small_and_hold_nothing_but_shapes(name: str) -> None:
    for card, svg in drawn(name).items():
        assert len(svg.encode()) < MOST, card
        root = ElementTree.fromstring(svg)
        ids: list[str] = []
        for node in root.iter():
            tag = node.tag.removeprefix("{http://www.w3.org/2000/svg}")
            assert tag in ALLOWED, (card, tag)
            assert not any(key.startswith("on") or key == "style" for key in node.attrib), card
            assert all(value.startswith("#") for key, value in node.attrib.items() if key.endswith("href")), card
            ids += [node.attrib["id"]] if "id" in node.attrib else []
        assert len(ids) == len(set(ids)), card
        assert set(re.findall(r"url\(#(\w+)\)", svg)) <= set(ids), card


def test_no_two_pictures_are_alike_even_without_their_colours() -> None:
    seen: dict[str, str] = {}
    for name in GAMES:
        for card, svg in drawn(name).items():
            twin = seen.setdefault(shape(svg), card)
            assert twin == card, f"{card} looks like {twin}"


def test_the_same_facts_give_the_same_picture_in_every_process() -> None:
    script = (
        "import kodeks, hashlib; from kodeks.web.draw.pictures import album\n"
        "for name in sorted(kodeks.games()):\n"
        "    made = kodeks.game(name); pictures = album(made)\n"
        "    for card in list(pictures.names(made))[:12]:\n"
        "        print(hashlib.sha256(pictures.draw(pictures.facts(made, card)).encode()).hexdigest())\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] and len(told[0].split()) >= 40


def test_a_title_of_a_visitor_is_no_markup_and_has_a_size() -> None:
    wild = Facts("<script>alert(1)</script>&\"'" * 3, "creature", "fire", frozenset({"<b>", "&"}))
    svg = pictures_of(kodeks.game("berserk")).draw(wild)
    ElementTree.fromstring(svg)
    assert "script" not in svg


def test_an_address_holds_the_facts_and_gives_them_back() -> None:
    for name in GAMES:
        made = kodeks.game(name)
        pictures = pictures_of(made)
        for card in pictures.names(made):
            facts = pictures.facts(made, card)
            assert facts is not None
            assert pictures.read(dict(parse_qsl(pictures.query(facts)))) == facts


def test_browsers_keep_a_picture_for_ever(served: Served) -> None:
    path = picture(kodeks.game("starwars"), "Luke Skywalker")
    with httpx.Client(base_url=served.url) as client:
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers
        again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304 and not again.content
        old = client.get(re.sub(r"/\w+\.svg", "/0000.svg", path))
        assert old.content == answer.content and old.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/static/pictures/starwars/x.svg",
        "/static/pictures/starwars/x.svg?name=A&kind=unit&realm=nowhere",
        "/static/pictures/starwars/x.svg?name=A&kind=nothing&realm=jedi",
        "/static/pictures/starwars/x.svg?kind=unit&realm=jedi&name=" + "A" * 101,
        "/static/pictures/starwars/x.svg?kind=unit&realm=jedi&name=A&traits=" + "A" * 401,
        "/static/pictures/chess/x.svg?name=A&kind=unit&realm=jedi",
    ],
)
def test_what_is_no_picture_is_not_there(served: Served, path: str) -> None:
    with httpx.Client(base_url=served.url) as client:
        assert client.get(path).status_code == 404
