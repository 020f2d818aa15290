"""Every text has a translation with the same places, and no translation is left over."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

import kodeks.languages
from kodeks.games.arcanon.cards import CARDS
from kodeks.games.arcanon.matrix import slot_name
from kodeks.games.arcanon.moves import EFFECTS
from kodeks.games.arcanon.steps.course import STEPS
from kodeks.kernel.game import game
from languages.texts import note_texts, screen_texts

FORMS = {"en": 2, "pl": 3, "ru": 3}
TRANSLATED = ("pl", "ru")


def read(code: str) -> Catalog:
    with (Path(kodeks.languages.__file__).parent / f"{code}.po").open("rb") as file:
        return read_po(file, locale=code)


@cache
def texts() -> dict[str, str]:
    return {**screen_texts(), **note_texts()}


def messages(code: str) -> dict[str, Message]:
    """The entries without a context, by their English text."""
    found = [message for message in read(code) if message.id and not message.context]
    return {message.id[0] if message.pluralizable else message.id: message for message in found}


def words(code: str) -> dict[str, str]:
    return {message.id: message.string for message in read(code) if message.context == "word"}


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def counted(text: str) -> bool:
    return "count" in places(text)


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_is_translated(code: str) -> None:
    known = messages(code)
    missing = [f"{place}: {text!r}" for text, place in texts().items() if text not in known]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("code", FORMS)
def test_no_translation_is_left_over(code: str) -> None:
    wanted = texts()
    assert [text for text in messages(code) if text not in wanted] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_translations_have_the_places_of_the_text(code: str) -> None:
    for text, message in messages(code).items():
        for string in message.string if message.pluralizable else [message.string]:
            assert string, text
            assert places(string) == places(text), text
            assert string.endswith("\n") == text.endswith("\n"), text
            assert (string[-1] == " ") == (text[-1] == " "), text


@pytest.mark.parametrize("code", FORMS)
def test_texts_with_a_count_have_all_plural_forms(code: str) -> None:
    known = messages(code)
    for text in texts():
        if counted(text):
            assert known[text].pluralizable, text
            assert len(known[text].string) == FORMS[code], text
            assert all(places(form) == places(text) for form in known[text].string), text


def test_words_of_arcanon_are_translated() -> None:
    dice = ["d4", "d6", "d8", "d12", "d20"]
    wanted = {*CARDS, *EFFECTS, *STEPS, *dice, *(slot_name(slot) for slot in range(10))}
    negated = {f"not-{effect}" for effect in EFFECTS[:5]}
    for code in TRANSLATED:
        assert set(words(code)) == wanted | negated


@pytest.mark.parametrize("code", TRANSLATED)
def test_words_are_those_of_the_rulebook(code: str) -> None:
    terms = {term["en"].lower(): term[code] for term in game("arcanon").rulebook.terms}
    for word, said in words(code).items():
        if word.lower() in terms:
            assert said == terms[word.lower()], word
