"""Every text has a translation with the same places, and no translation is left over."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

import kodeks.languages
from kodeks.faces import folder
from kodeks.games.arcanon.cards import CARDS
from kodeks.games.arcanon.matrix import slot_name
from kodeks.games.arcanon.moves import EFFECTS
from kodeks.games.arcanon.steps.course import STEPS
from kodeks.kernel.game import game
from kodeks.languages import language
from kodeks.languages.rules import source
from languages.texts import SOURCE, place, texts

FORMS = {"en": 2, "pl": 3, "ru": 3}
TRANSLATED = ("pl", "ru")


@cache
def said() -> dict[str, dict[str, str]]:
    return texts()


OWNERS = list(said())  # '' and the games


def file(owner: str, code: str) -> Path:
    place = folder(game(owner)) if owner else Path(kodeks.languages.__file__).parent
    assert place is not None
    return place / f"{code}.po"


@cache
def read(owner: str, code: str) -> list[Message]:
    path = file(owner, code)
    if not path.is_file():
        return []
    with path.open("rb") as found:
        return [message for message in read_po(found, locale=code) if message.id]


def messages(owner: str, code: str) -> dict[str, Message]:
    """The entries without a context, by their English text."""
    found = [message for message in read(owner, code) if not message.context]
    return {message.id[0] if message.pluralizable else message.id: message for message in found}


def known(owner: str, code: str) -> dict[str, Message]:
    """A game's own, and those that all share."""
    return {**messages("", code), **messages(owner, code)}


def words(owner: str, code: str) -> dict[str, str]:
    return {message.id: message.string for message in read(owner, code) if message.context == "word"}


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def counted(text: str) -> bool:
    return "count" in places(text)


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_text_is_translated(owner: str, code: str) -> None:
    found = known(owner, code)
    missing = [f"{place}: {text!r}" for text, place in said()[owner].items() if text not in found]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("code", FORMS)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_translation_is_left_over(owner: str, code: str) -> None:
    assert [text for text in messages(owner, code) if text not in said()[owner]] == []


@pytest.mark.parametrize("code", FORMS)
@pytest.mark.parametrize("owner", OWNERS[1:])
def test_what_all_share_is_translated_once(owner: str, code: str) -> None:
    assert [text for text in messages(owner, code) if text in messages("", code)] == []


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("owner", OWNERS)
def test_translations_have_the_places_of_the_text(owner: str, code: str) -> None:
    for text, message in messages(owner, code).items():
        for string in message.string if message.pluralizable else [message.string]:
            assert string, text
            assert places(string) == places(text), text
            assert string.endswith("\n") == text.endswith("\n"), text
            assert (string[-1] == " ") == (text[-1] == " "), text


@pytest.mark.parametrize("code", FORMS)
@pytest.mark.parametrize("owner", OWNERS)
def test_texts_with_a_count_have_all_plural_forms(owner: str, code: str) -> None:
    found = known(owner, code)
    for text in said()[owner]:
        if counted(text):
            assert found[text].pluralizable, text
            assert len(found[text].string) == FORMS[code], text
            assert all(places(form) == places(text) for form in found[text].string), text


def test_words_of_arcanon_are_translated() -> None:
    dice = ["d4", "d6", "d8", "d12", "d20"]
    wanted = {*CARDS, *EFFECTS, *STEPS, *dice, *(slot_name(slot) for slot in range(10))}
    negated = {f"not-{effect}" for effect in EFFECTS[:5]}
    for code in TRANSLATED:
        assert set(words("arcanon", code)) == wanted | negated


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("owner", OWNERS[1:])
def test_words_are_those_of_the_rulebook(owner: str, code: str) -> None:
    terms = {term["en"].lower(): term[code] for term in game(owner).rulebook.terms}
    for word, told in words(owner, code).items():
        if word.lower() in terms:
            assert told == terms[word.lower()], word


def test_no_code_compares_sentences() -> None:
    """Words come last: a program recognises a note by its clause or its name."""
    every = [text for told in said().values() for text in told]
    sentences = {text for text in every if "{" in text or text.count(" ") > 2}
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                parts = [inner for part in (node.left, *node.comparators) for inner in ast.walk(part)]
            elif isinstance(node, ast.Assign):  # a sentence with a name of its own is there to be compared
                parts = [node.value]
            else:
                continue
            texts_here = {part.value for part in parts if isinstance(part, ast.Constant)}
            found += [f"{place(path, node)}: {text}" for text in texts_here & sentences]
    assert found == []


@pytest.mark.parametrize("name", kodeks.games())
def test_no_clause_is_headed_in_a_foreign_tongue_alone(name: str) -> None:
    """Only the rulebook's own headings stay, in brackets after what they mean."""
    made = game(name)
    for clause in made.rulebook.by_id.values():
        english = source(clause.source, language("en").of(made))
        assert english.isascii() or re.search(r"[§“”–]", english) or re.fullmatch(r".*[A-Z].* \(.*\).*", english), (
            english
        )
        for code in TRANSLATED:
            told = source(clause.source, language(code).of(made))
            assert not re.search(r"\b(rulebook|ruling|glossary|phase|timing|pp?\.)", told), told


@pytest.mark.parametrize("code", FORMS)
@pytest.mark.parametrize("name", OWNERS[1:])
def test_house_rules_have_names_in_words(name: str, code: str) -> None:
    """In a package of somebody else they may be called as in its code."""
    made = game(name)
    reader = language(code).of(made)
    for option in made.options:
        assert reader.context("option", option.name) != option.name, option.name
    known = {str(message.id) for message in read(name, code) if message.context == "option"}
    assert known == {option.name for option in made.options}
