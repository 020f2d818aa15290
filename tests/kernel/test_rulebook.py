"""Clauses are data, and the code cites only clauses that exist."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import kodeks
from kodeks.kernel.rulebook import LANGUAGES, fold, is_number
from tests.play import playable

GAMES = pytest.mark.parametrize("name", playable())
BOOK = kodeks.game("archimedes").rulebook


@pytest.mark.parametrize(
    ("text", "plain"), [("Osąd", "osad"), ("ŁÓDŹ", "lodz"), ("Ёлка", "елка"), ("Rozgrywający", "rozgrywajacy")]
)
def test_accents_do_not_matter(text: str, plain: str) -> None:
    assert fold(text) == plain == fold(plain)


@pytest.mark.parametrize("word", ["swc-core-str-4", "core-str-4"])
def test_a_clause_is_named_with_and_without_its_game(word: str) -> None:
    assert is_number("SWC-CORE-STR-4", word)
    assert not is_number("SWC-CORE-STR-41", word)


@pytest.mark.parametrize("word", ["arc-5.5", "5.5"])
def test_a_chapter_is_all_of_its_clauses(word: str) -> None:
    assert [one for one in ("ARC-5.5", "ARC-5.5.6", "ARC-5.51", "ARC-E5.5") if is_number(one, word)] == [
        "ARC-5.5",
        "ARC-5.5.6",
    ]


def test_rulings_stand_beside_what_they_settle() -> None:
    assert [ruling.id for ruling in BOOK.rulings_on("ARM-6.2")] == ["ARM-D-09"]
    assert [clause.id for clause in BOOK.all("ARM-4.5 ARM-D-07")] == ["ARM-4.5", "ARM-D-07"]
    assert BOOK.all("") == []
    assert repr(BOOK["ARM-4.7"]) == "Clause ARM-4.7: Say your equation aloud."
    assert BOOK["ARM-4.7"].text("pl") == "Gracz wypowiada swoje równanie na głos."
    assert BOOK["ARM-4.7"].text("de") == "Say your equation aloud."


def test_archimedes_has_all_its_clauses_and_rulings() -> None:
    """The numbers are those of the catalogue: 13 chapters, 34 rulings."""
    chapters = [8, 7, 3, 11, 3, 5, 8, 6, 6, 5, 2, 5, 5]
    wanted = [f"ARM-{chapter}.{i}" for chapter, count in enumerate(chapters, 1) for i in range(1, count + 1)]
    assert len(wanted) == 74
    assert [clause.id for clause in BOOK.clauses] == wanted
    assert sorted(ruling.id for ruling in BOOK.rulings) == [f"ARM-D-{i:02}" for i in range(1, 35)]


@GAMES
def test_every_clause_has_three_texts_and_a_place(name: str) -> None:
    book = kodeks.game(name).rulebook
    everything = book.clauses + book.rulings
    assert len({clause.id for clause in everything}) == len(everything)
    for clause in everything:
        assert set(clause.texts) == set(LANGUAGES)
        assert all(text.strip() == text and text for text in clause.texts.values())
        assert len(set(clause.texts.values())) == len(LANGUAGES), f"{clause.id} is not translated"
        assert re.search("[а-яё]", clause.texts["ru"], re.IGNORECASE)
    assert all(clause.source for clause in book.clauses)
    assert all(settled in book.by_id for ruling in book.rulings for settled in ruling.settles)
    for term in book.terms:
        assert set(term) >= set(LANGUAGES)


def code_of(name: str) -> list[Path]:
    return sorted((Path(kodeks.__file__).parent / "games" / name).rglob("*.py"))


def literals(tree: ast.AST) -> Iterator[str]:
    """Strings of the code itself; documentation may speak of whole chapters."""
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


@GAMES
def test_every_clause_that_the_code_cites_exists(name: str) -> None:
    book = kodeks.game(name).rulebook
    prefix = book.clauses[0].id.split("-")[0]
    cited = 0
    for path in code_of(name):
        text = path.read_text(encoding="utf-8")
        for literal in literals(ast.parse(text)):
            for found in re.findall(rf"\b{prefix}-[\w.-]+", literal):
                cited += 1
                assert found in book.by_id, f"{path.name}: {literal!r}"
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                for found in re.findall(rf"\b{prefix}-[\w.-]*\w", token.string):
                    part = re.compile(
                        re.escape(found) + r"(\.|[a-z]$|(?<=[A-Z])\d)"
                    )  # ARM-9.1 of ARM-9, ARC-E2.1.A1 of its A
                    chapter = any(part.match(clause) for clause in book.by_id)
                    assert found in book.by_id or chapter, f"{path.name}: {token.string}"
    assert cited > 20
