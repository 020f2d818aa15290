"""The gallery: all cards of a game, found by words and picked by facts, each with its rules."""

from __future__ import annotations

import html
import re

import httpx
import pytest

import kodeks
from kodeks.web.draw.pictures import album
from tests.web.serving import Served

CARD = re.compile(r'<a href="/gallery/[^"]+"><img src="[^"]+"[^>]*><b>([^<]*)</b>')


def titles(served: Served, path: str, language: str = "en") -> list[str]:
    answer = httpx.get(served.url + path, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return [html.unescape(title) for title in CARD.findall(answer.text)]


@pytest.mark.parametrize("name", kodeks.games())
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_card_hangs_there_with_its_picture(served: Served, name: str, language: str) -> None:
    made = kodeks.game(name)
    pictures = album(made)
    assert pictures is not None
    assert len(titles(served, f"/gallery/{name}", language)) == len(pictures.names(made))


def test_cards_are_found_by_words_of_any_of_their_facts(served: Served) -> None:
    assert titles(served, "/gallery/starwars?q=skywalker") == ["Luke Skywalker"]
    assert titles(served, "/gallery/berserk?q=пиявка", "ru") == ["Могильная пиявка"]
    assert titles(served, "/gallery/berserk?q=pijawka", "pl") == ["Grobowa pijawka"]
    assert titles(served, "/gallery/starwars?q=nothingatall") == []


def test_cards_are_picked_by_their_facts(served: Served) -> None:
    fates = titles(served, "/gallery/starwars?f0=fate+card&f2=dark+side")
    assert "Twist of Fate" in fates and len(fates) == 5


def test_a_card_is_shown_with_the_rules_and_scenarios_that_name_it(served: Served) -> None:
    page = httpx.get(f"{served.url}/gallery/berserk/Hungry%20Page").text
    assert "BRS-KW-orda" in page and "Thirst 1." in page
    assert "/judge?q=" in httpx.get(f"{served.url}/gallery/starwars/Rancor").text


@pytest.mark.parametrize("path", ["/gallery/starwars/Nobody", "/gallery/chess", "/gallery/starwars/Rancor/x"])
def test_what_is_not_there_is_said(served: Served, path: str) -> None:
    assert httpx.get(served.url + path).status_code == 404
