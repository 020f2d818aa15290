"""The notation page of each game is complete: every key of positions and facts, every move, every answer of chance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kodeks
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.game import Game
from kodeks.kernel.state import CHANCE
from tests.play import cases, eyes, playable, questions

GAMES = pytest.mark.parametrize("name", playable())
HOLES = {
    "CARD": ".+",
    "SEAT": "[A-F]",
    "TARGET": ".+",
    "N": r"\d+",
    "CELL": "[a-e][1-6]",
    "PLACE": r"(?:[a-e][1-6](?:\+\d)?|z\d+)",
}


def page(name: str) -> dict[str, list[str]]:
    """What stands in the first column, by heading."""
    text = (Path(kodeks.game(name).folder) / "face" / "notation.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)[1:]
    return {
        head: re.findall(r"^\| `(.+?)` \|", body, re.MULTILINE)
        for head, body in zip(parts[::2], parts[1::2], strict=True)
    }


def pattern(form: str) -> str:
    """`declare N` as a regular expression."""
    return re.sub(r"CARD|SEAT|TARGET|CELL|PLACE|N\b", lambda hole: HOLES[hole[0]], re.escape(form).replace(r"\ ", " "))


def unlike(forms: list[str], written: list[str]) -> list[str]:
    """The texts that no form fits, and the forms that fit no text."""
    tests = {form: re.compile(pattern(form)) for form in forms}
    strange = [text for text in written if not any(test.fullmatch(text) for test in tests.values())]
    return strange + [form for form, test in tests.items() if not any(test.fullmatch(text) for text in written)]


@GAMES
def test_every_key_of_a_position_is_told(name: str) -> None:
    game = kodeks.game(name)
    with pytest.raises(BadPosition) as refusal:
        game.position({"no such key": 1}, 2, game.settle(2, {}))
    keys = str(refusal.value).split("it has: ")[1].split(", ")
    assert sorted(page(name)["Position"]) == sorted(keys)


@GAMES
def test_every_move_is_told(name: str) -> None:
    game = kodeks.game(name)
    assert not unlike(page(name)["Moves"], [game.write(move) for move in game.space()])


@GAMES
def test_every_fact_and_every_answer_of_chance_is_told(name: str) -> None:
    facts: set[str] = set()
    chance: set[str] = set()
    for case in cases(name)[:6]:
        state = case.game.new(case.seats, **case.options)
        for i, turn in enumerate(questions(state, case.rng())):
            if turn == CHANCE:
                chance.update(written(case.game, state.moves()))
            if i % 25 == 0:
                facts.update(state.facts(), *(state.view(seat) for seat in eyes(case.seats)))
        facts.update(state.facts(), state.view(0))
    assert sorted(page(name)["Facts"]) == sorted(facts)
    forms = [form for form in page(name)["Chance"] if form != "place SEAT"]  # so rare that games of tests lack it
    assert not unlike(forms, sorted(text for text in chance if not text.startswith("place ")))


def written(game: Game, moves: list[int]) -> list[str]:
    return [game.write(move) for move in moves]
