"""Rules are found by number and by words, in any form and any of the three languages, the best first."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.searching import find, find_terms


def ids(words: str, game: str = "archimedes") -> list[str]:
    return [clause.id for clause in find(kodeks.game(game).rulebook, words)]


@pytest.mark.parametrize("words", ["ARM-4.5", "arm-4.5", "4.5", " 4.5 "])
def test_a_clause_is_found_by_its_id_or_number(words: str) -> None:
    assert ids(words) == ["ARM-4.5"]


def test_a_chapter_is_found_by_its_number() -> None:
    assert ids("5") == ["ARM-5.1", "ARM-5.2", "ARM-5.3"]
    assert ids("arm-13") == [f"ARM-13.{i}" for i in range(1, 6)]
    assert "ARM-13.1" not in ids("1"), "chapter 1 is not chapter 13"


def test_a_ruling_is_found_by_its_number() -> None:
    assert ids("D-22") == ["ARM-D-22"]
    assert ids("arm-d-08") == ["ARM-D-08"]


@pytest.mark.parametrize("words", ["aloud", "ALOUD", "głos", "glos", "na glos", "вслух", "ВСЛУХ", "уравнение вслух"])
def test_a_clause_is_found_by_words_in_any_language(words: str) -> None:
    assert "ARM-4.7" in ids(words)


def test_all_the_words_stand_in_one_text() -> None:
    assert ids("Say equation aloud") == ["ARM-4.7"]


def test_what_has_most_of_the_words_is_found_where_nothing_has_all() -> None:
    assert ids("say aloud zebra") == ["ARM-4.7"]


@pytest.mark.parametrize("words", ["zebra", "", "   ", "?!", "("])
def test_nothing_is_found_where_nothing_is_like_it(words: str) -> None:
    assert ids(words) == []


@pytest.mark.parametrize(
    ("game", "words", "clause"),
    [
        ("arcanon", "judgment", "ARC-5.6.1"),
        ("arcanon", "winning", "ARC-1.3"),
        ("starwars", "dobierać", "SWC-CORE-SETUP-8"),
        ("starwars", "dobierac karty", "SWC-CORE-DRAW-2"),
        ("starwars", "взять карту", "SWC-CORE-WIN-3"),
        ("berserk", "выстрелы", "BRS-KW-vystrel"),
        ("berserk", "vampirsm", "BRS-AMB-33"),
    ],
)
def test_forms_and_near_misses_are_found(game: str, words: str, clause: str) -> None:
    assert clause in ids(words, game)[:3]


def test_an_entry_of_the_glossary_comes_before_what_uses_its_word() -> None:
    assert [ids(word, "berserk")[0] for word in ("armour", "броня", "pancerz")] == ["BRS-KW-bronya"] * 3


def test_terms_are_found_too() -> None:
    assert any(term["en"] == "Judgement" for term in find_terms(kodeks.game("arcanon").rulebook, "judgment"))
