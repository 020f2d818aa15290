"""Each language everywhere: chosen by the browser or by the switch, and no English left in the others."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import kodeks
from kodeks import languages
from tests.web.browsing import Person, Welcome

WORDS = {  # lobby, table, rules, lesson, judge
    "en": ["Card games by the book", "What happened", "All rules", "Next step", "The judge's desk"],
    "pl": ["Gry karciane według instrukcji", "Co się wydarzyło", "Wszystkie zasady", "Następny krok", "Stół sędziego"],
    "ru": ["Карточные игры по правилам", "Что произошло", "Все правила", "Следующий шаг", "Стол судьи"],
}
TEXTS = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((one) =>
  ["aria-label", "title", "placeholder", "data-text", "data-refused"].map((name) => one.getAttribute(name) ?? ""))
].join("\\n")"""


@cache
def english(code: str) -> list[str]:
    """What would stand there untranslated: the pieces of the English texts between their places."""
    with (Path(languages.__file__).parent / f"{code}.po").open("rb") as file:
        messages = [message for message in read_po(file) if message.id]
    found = set()
    for message in messages:
        key = message.id if isinstance(message.id, str) else message.id[0]
        told = "".join(message.string)
        found |= {piece.strip() for piece in re.split(r"\{\w+\}", key) if piece.strip() not in told}
    return sorted(piece for piece in found if len(piece) > 7 and " " in piece)


def speaks(person: Person, code: str) -> None:
    assert person.page.locator("html").get_attribute("lang") == code
    text = person.page.evaluate(TEXTS)
    left = [piece for piece in english("ru" if code == "en" else code) if piece in text]
    assert left if code == "en" else not left, (person.path, left)


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_the_browsers_language_is_spoken_on_every_page(welcome: Welcome, code: str) -> None:
    lobby, table, rules, lesson, judge = WORDS[code]
    ewa = welcome("/", locale=code)
    ewa.sees(lobby)
    speaks(ewa, code)
    ewa.page.locator("[aria-labelledby=g-archimedes] button").click()
    assert ewa.asked()
    for _ in range(3):
        ewa.play(ewa.moves()[0])
        assert ewa.asked()
    ewa.sees(table)
    speaks(ewa, code)
    ewa.goto("/rules/arcanon/ARC-5.5.8")
    ewa.sees(rules)
    speaks(ewa, code)
    ewa.goto("/rules/arcanon")
    speaks(ewa, code)
    ewa.goto("/learn/archimedes/1")
    speaks(ewa, code)
    ewa.page.locator("button[value='+5=8']").click()
    ewa.sees(lesson)
    speaks(ewa, code)
    for page in ("/judge?move=draw", "/new/arcanon", "/learn", "/verify"):
        ewa.goto(page)
        speaks(ewa, code)
    ewa.goto("/judge?move=draw")
    ewa.sees(judge, "h1")


@pytest.mark.parametrize("code", ["pl", "ru"])
def test_a_table_of_arcanon_is_translated_to_its_end(welcome: Welcome, code: str) -> None:
    table = kodeks.game("arcanon").table(2, 1)
    while table.turn is not None:
        table.play(table.moves()[-1])
    table.players = ["Ewa", "Jan"]
    ewa = welcome("/", locale=code)
    file = {"name": "a.journal", "mimeType": "text/plain", "buffer": table.journal().encode()}
    ewa.page.locator("input[type=file]").set_input_files(file)
    ewa.page.locator("form[action='/journals'] button").click()
    ewa.page.locator("#result").wait_for()
    speaks(ewa, code)
    ewa.goto(f"{ewa.path}/replay?at=60&seat=A")
    speaks(ewa, code)


def test_the_switch_works_and_stays(welcome: Welcome) -> None:
    ewa = welcome("/learn/archimedes/2", locale="pl", color_scheme="light")
    speaks(ewa, "pl")
    ewa.page.locator("select[name=lang]").select_option("ru")
    ewa.sees("вычитание".capitalize(), "h1")
    assert ewa.path == "/learn/archimedes/2"  # where it was switched
    for page in ("/", "/rules"):
        ewa.goto(page)
        speaks(ewa, "ru")
    ewa.page.locator("select[name=theme]").select_option("dark")
    ewa.page.locator("html[data-theme=dark]").wait_for(state="attached")
    ewa.goto("/")
    dark = ewa.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ewa.page.locator("select[name=theme]").select_option("auto")
    ewa.page.locator("html:not([data-theme])").wait_for(state="attached")
    assert ewa.page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
