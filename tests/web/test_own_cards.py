"""Cards of one's own in the browser: typed in, read sentence by sentence, tried on the judge's desk and at a table."""

from __future__ import annotations

import asyncio
import html
import re
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from kodeks.kernel.game import game
from kodeks.web.pages import cards as page
from kodeks.web.pages.judge import toml, unpacked
from tests.web.house import EVE, EWA, JAN, House, in_house

TOWER = {
    "game": "berserk",
    "name": "Tower Guard",
    "type": "creature",
    "element": "steppes",
    "cost": "4",
    "metal": "gold",
    "class": "watchman",
    "strike": "1-2-3",
    "movement": "1",
    "lives": "8",
    "text": "Armour 1. [:tap]: shot 1-2-2, range 3.",
}


def address(**changed: Any) -> str:
    return "/cards?" + urlencode(TOWER | changed, doseq=True)


def plain(text: str) -> str:
    """What is read of a page."""
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", text)))


def kept(answer: str) -> str:
    """The card file on the page."""
    found = re.search(r'<textarea id="file"[^>]*>(.*?)</textarea>', answer, re.DOTALL)
    assert found is not None
    return html.unescape(found[1])


def told(folder: Path, *paths: str, lang: str = "en", status: int = 200) -> list[str]:
    found: list[str] = []

    async def story(there: House) -> None:
        for path in paths:
            answer = await there.ask("GET", path, lang=lang)
            assert answer.status == status, plain(answer.text)[:300]
            found.append(answer.text)

    in_house(folder, story)
    return found


def test_each_sentence_is_told_in_the_language_of_the_visitor(tmp_path: Path) -> None:
    for lang, said in (("en", "= armour 1"), ("ru", "= броня 1"), ("pl", "= armour 1")):
        (text,) = told(tmp_path, address(), lang=lang)
        sentences = re.findall(r'<li class="known">(.*?)</li>', text, re.DOTALL)
        assert len(sentences) == 2
        assert said[2:] in plain(sentences[0])
        rule = game("berserk").rulebook["BRS-KW-bronya"].text(lang)
        assert rule in plain(sentences[0]), "the rule explains the word in every language"
        assert 'class="unknown"' not in text


def test_what_is_not_understood_is_marked_and_can_not_be_played(tmp_path: Path) -> None:
    (text,) = told(tmp_path, address(text="Armour 1. [:tap]: heal a chosen tower by 2."))
    assert "heal a chosen <mark>tower by 2</mark>" in text
    assert "heal <i>cards</i> by <i>a number</i>" in text
    assert "Not all of this card is understood: it is not played." in text
    assert "/tables" not in text
    assert "/judge?q=" not in text


def test_a_wrong_fact_is_told(tmp_path: Path) -> None:
    facts = [
        ({"name": "Ash Falcon"}, "another card is called Ash Falcon"),
        ({"name": "2 Orcs"}, "a name begins with a letter"),
        ({"strike": "5"}, "a strike is three numbers: 1-2-3"),
        ({"lives": ""}, "creatures and artifacts have lives"),
        ({"lives": "many"}, "a number up to 99 is expected"),
        ({"type": "giant"}, "a card is one of: creature"),
        ({"element": "water"}, "an element is one of: steppes"),
    ]
    for text, (_, what) in zip(told(tmp_path, *(address(**one) for one, _ in facts)), facts, strict=True):
        assert f"This is no card yet: {what}" in plain(text)
        assert "/tables" not in text


def test_nothing_that_is_typed_becomes_a_line_of_its_own_or_a_tag(tmp_path: Path) -> None:
    (text,) = told(tmp_path, address(name="Tower\nlives: 99\n[2] Other", text="Armour 1.\nlives: 99"))
    assert "This is no card yet: a name begins" in plain(text)
    (text,) = told(tmp_path, address(text="Armour 1.\nlives: 99."))
    assert re.search(r'<p class="printed">.*lives.*99.*</p>', text), "it is read as a sentence"
    (text,) = told(tmp_path, address(name="<b>Orc</b>", text="<script>alert(1)</script>"))
    assert "<script>alert" not in text
    assert "<b>Orc" not in text


@pytest.mark.parametrize(
    ("changed", "lines"),
    [
        ({}, ["type: creature", "cost: 4 gold", "movement: 1", "lives: 8", "strike: 1-2-3"]),
        ({"type": "flyer"}, ["type: flyer", "cost: 4 gold", "lives: 8", "strike: 1-2-3"]),
        ({"type": "artifact"}, ["type: artifact", "cost: 4 gold", "lives: 8"]),
        ({"type": "equipment shield"}, ["type: equipment shield", "cost: 4 gold"]),
        ({"type": "terrain", "element": ["fire", "swamps"]}, ["type: terrain", "cost: 4 gold"]),
    ],
)
def test_a_card_has_what_cards_of_its_type_have(tmp_path: Path, changed: dict[str, Any], lines: list[str]) -> None:
    (text,) = told(tmp_path, address(**{"text": "", "class": ""} | changed))
    card = kept(text)
    assert card.strip().startswith("[own] Tower Guard\n")
    assert [line for line in card.splitlines() if line.startswith(tuple(w.split(":")[0] + ":" for w in lines))] == lines
    elements = changed.get("element", "steppes")
    assert f"element: {', '.join(elements) if isinstance(elements, list) else elements}\n" in card
    assert game("berserk").understand(card, "en")[0]["name"] == "Tower Guard"


def test_the_file_is_the_same_as_on_the_page(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        shown = kept((await there.ask("GET", address(), lang="en")).text)
        file = await there.ask("GET", address().replace("/cards?", "/cards/file?"), lang="en")
        assert file.headers["content-disposition"] == 'attachment; filename="own.cards"'
        assert file.text.strip() == shown.strip()
        assert "class: watchman" in file.text

    in_house(tmp_path, story)


@pytest.mark.parametrize(
    "changed",
    [{}, *({"type": name, "text": "", "class": ""} for name in ("flyer", "symbiote", "artifact", "terrain"))],
)
def test_a_card_is_tried_on_the_judges_desk(tmp_path: Path, changed: dict[str, str]) -> None:
    async def story(there: House) -> None:
        found = re.search(r'href="(/judge\?q=[^"]+)"', (await there.ask("GET", address(**changed), lang="en")).text)
        assert found is not None
        desk = await there.ask("GET", html.unescape(found[1]), lang="en")
        assert desk.status == 200
        assert '<p role="alert"' not in desk.text, "the position can be"
        assert "Tower Guard" in desk.text

    in_house(tmp_path, story)


def test_a_parasite_is_tried_on_a_card_of_the_other_side(tmp_path: Path) -> None:
    (text,) = told(tmp_path, address(type="parasite", text="Parasite.", **{"class": ""}))
    found = re.search(r'href="/judge\?q=([^"]+)"', text)
    assert found is not None
    position = tomllib.loads(unpacked(html.unescape(found[1])))["position"]
    assert "b2+ Tower Guard" in position["play"]["B"]


def test_texts_of_several_lines_are_written_for_toml() -> None:
    for text in ("a\nb\n", "'''\n\"", 'say "so"\\', "\x01", "plain"):
        assert tomllib.loads(f"key = {toml(text)}")["key"] == text


def test_a_table_is_played_with_the_card(tmp_path: Path) -> None:
    """It belongs to this table alone, and another visitor's card of the same name to theirs."""

    async def story(there: House) -> None:
        tables = []
        for who, armour in ((EWA, 1), (JAN, 2)):
            text = (await there.ask("GET", address(text=f"Armour {armour}."), who=who, lang="en")).text
            form = dict(
                re.findall(r'<input type="hidden" name="([\w.]+)" value="([^"]*)"', text.split('action="/tables"')[1])
            )
            form = {name: html.unescape(value) for name, value in form.items()}
            opened = await there.post("/tables", who, **form, cards=kept(text), quick="1")
            assert opened.status == 303, plain(opened.text)
            tables.append(opened.headers["location"].removeprefix("/t/"))
        for _ in range(2):
            for armour, table in enumerate(tables, start=1):
                room = (await there.hall.open(table)).room
                (sheet,) = room.game.sheets("tower guard")
                assert sheet["lines"][-1] == f"en: Armour {armour}."
                assert room.table is not None
                assert room.table.view(0)["table"]["deck_sizes"][0] + room.table.view(0)["table"]["deal_sizes"][0] == 33
            there.hall.rooms.clear()  # as after a restart
        assert game("berserk").sheets("tower guard") == []

    in_house(tmp_path, story)


def test_a_new_table_takes_a_card_file_and_tells_what_is_wrong_with_it(tmp_path: Path) -> None:
    form: dict[str, Any] = {"game": "berserk", "name": "Ewa", "seats": 2, "seat1": "random", "quick": "on"}

    async def story(there: House) -> None:
        assert 'name="cards"' in (await there.ask("GET", "/new/berserk", lang="en")).text
        assert 'name="cards"' not in (await there.ask("GET", "/new/archimedes", lang="en")).text
        for cards, what in (
            ("[1] Orc\nlives: 3\nen: Dances.\n", "begins no"),
            ("nonsense", "a card begins with its name"),
        ):
            answer = await there.ask("POST", "/tables", urlencode(form | {"cards": cards}).encode(), lang="en")
            assert answer.status == 400
            assert what in answer.told
        huge = "[1] Orc\nlives: 3\n" + "# x\n" * 6_000
        assert (await there.post("/tables", EVE, **form, cards=huge)).status == 413

    in_house(tmp_path, story)


def test_a_star_wars_table_takes_a_card_file_too(tmp_path: Path) -> None:
    form: dict[str, Any] = {"game": "starwars", "name": "Ewa", "seats": 2, "seat1": "random", "quick": "on"}

    async def story(there: House) -> None:
        opened = await there.post(
            "/tables", EWA, **form, cards="[1001-2] Diver\r\n  unit, light, cost 1, capacity 1\r\n"
        )
        assert opened.status == 303, plain(opened.text)

    in_house(tmp_path, story)


def test_sizes_and_games_are_limited(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        assert (await there.ask("GET", address(text="a" * 3_000))).status == 413
        assert (await there.ask("GET", address(game="archimedes"))).status == 404
        assert (await there.ask("GET", address(game="chess"))).status == 404
        assert (await there.ask("GET", "/cards", lang="en")).status == 200
        long = await there.ask("GET", address(text="armour " * 100), lang="en")
        assert "This is no card yet: a text has up to 600 letters" in plain(long.text)

    in_house(tmp_path, story)


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        answers = [await there.ask("GET", address()) for _ in range(8)]
        assert {answer.status for answer in answers} == {200, 429}

    in_house(tmp_path, story, rate=1.0)


def test_others_are_served_while_a_text_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dictionary may have to be loaded first: no page waits for it."""

    async def story(there: House) -> None:
        loop, read = asyncio.get_running_loop(), asyncio.Event()
        looked_at = page.looked_at

        def slowly(*given: Any) -> dict[str, Any]:
            asyncio.run_coroutine_threadsafe(read.wait(), loop).result()  # for ever, if this were the loop itself
            return looked_at(*given)

        monkeypatch.setattr(page, "looked_at", slowly)
        reading = asyncio.ensure_future(there.ask("GET", address(), lang="en"))
        assert (await there.ask("GET", "/rules", lang="en")).status == 200
        assert not reading.done()
        read.set()
        assert "can be played" in (await reading).text

    in_house(tmp_path, story)


def test_the_lobby_leads_there(tmp_path: Path) -> None:
    (text,) = told(tmp_path, "/")
    assert re.findall(r'href="(/cards\?game=\w+)"', text) == ["/cards?game=berserk"]
