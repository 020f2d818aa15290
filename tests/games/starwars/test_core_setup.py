"""B.4 and the course of whole games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    DARK,
    LIGHT,
)
from kodeks.games.starwars.decks import Deck
from kodeks.kernel.state import CHANCE, OVER
from kodeks.kernel.table import Table
from tests.games.starwars.core import (
    GAME,
    STARTERS,
    TEN,
    set_of,
)


@pytest.mark.clause("SWC-CORE-SETUP-5")
def test_both_decks_are_shuffled() -> None:
    """Chance is asked for every card, with the odds of the copies that are left."""
    state = GAME.new(2, **STARTERS)
    assert state.turn == CHANCE
    assert len(state.moves()) == 8
    assert state.frames[-1].odds(state) == [1] * 8
    first = {GAME.table(2, seed, **STARTERS).entries[0].move for seed in range(12)}
    assert first <= set(state.moves())
    assert len(first) > 3, "other seeds, other objectives"


@pytest.mark.clause("SWC-CORE-SETUP-5", "SWC-CORE-SETUP-8")
def test_the_odds_of_the_starting_hand_follow_the_copies() -> None:
    state = GAME.new(2, **STARTERS)
    while state.turn == CHANCE or state.facts()["hand_sizes"] != [0, 0]:
        state.play(state.moves()[0])
    while state.turn != CHANCE:
        state.play(state.moves()[0])
    odds = dict(zip((GAME.write(move) for move in state.moves()), state.frames[-1].odds(state), strict=True))
    deck = sum(odds.values())
    assert deck == 40
    copies = Counter(kind.name for number in (1, 2, 3, 4, 5, 6, 7, 18) for kind in set_of(number)[1:])
    dark = Counter(kind.name for number in (19, 20, 21, 22, 23, 24, 25, 36) for kind in set_of(number)[1:])
    assert odds in ({f"dealt {name}": n for name, n in pile.items()} for pile in (copies, dark))


def objectives(found: dict[str, Any], seat: int) -> list[str]:
    """The current ones of a player."""
    mine = [name for name, card in found["cards"].items() if card["controller"] == seat]
    return [name for name in mine if found["cards"][name]["type"] == "objective"]


def set_up(table: Table, rng: Random) -> None:
    """Any choices until the first turn."""
    while table.state.facts()["turn_number"] == 0:
        table.play(rng.choice(table.moves()))


@pytest.mark.clause("SWC-CORE-SETUP-7", "SWC-CORE-SETUP-8", "SWC-CORE-SETUP-11", "SWC-CORE-SETUP-10")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_after_the_setup(seed: int) -> None:
    ten = Deck(AFFILIATIONS.index("Jedi"), TEN).line()
    table = GAME.table(2, seed, lightDeck=ten, darkDeck="Navy starter")
    rejected = {}
    while table.state.facts()["hand_sizes"] == [0, 0]:
        move = Random(seed).choice(table.moves())
        assert move.startswith("reject ")
        rejected[table.turn] = move.removeprefix("reject ")
        table.play(move)
    assert table.state.facts()["hand_sizes"] == [6, 6]
    assert sorted(rejected) == [0, 1]
    while table.state.facts()["turn_number"] == 0:
        moves = [move for move in table.moves() if move != "mulligan" and not move.startswith("use ")]
        table.play(moves[0])
    found = table.state.facts()
    assert found["objective_deck_sizes"] == [7, 5]
    for seat in (0, 1):
        assert found["objective_decks"][str(seat)][-1] == [rejected[seat]], "the fourth lies at the bottom"
        assert len(objectives(found, seat)) == 3
    assert found["active"] == DARK
    assert found["turn_number"] == 1


@pytest.mark.clause("SWC-CORE-SETUP-7", "SWC-CORE-SETUP-2")
def test_the_objectives_that_were_kept_are_hidden_until_they_are_turned_up() -> None:
    table = GAME.table(2, 1, **STARTERS)
    table.play(table.moves()[0])
    table.play(table.moves()[0])
    for seat in (0, 1):
        mine = table.state.view(seat)
        assert len(mine["objectives"]) == 3
        assert mine["chosen_sizes"] == [3, 3]
        for name in table.state.view(1 - seat)["objectives"]:
            assert name not in str({key: value for key, value in mine.items() if key != "objectives"})


PHASES = ["balance", "refresh", "draw", "deployment", "conflict", "Force"]


@pytest.mark.clause("SWC-CORE-TURN-1", "SWC-CORE-TURN-2", "SWC-CORE-TURN-4", "SWC-CORE-DRAW-2", "SWC-CORE-REF-4")
@pytest.mark.parametrize("seed", [11, 12])
def test_the_course_of_whole_games(seed: int) -> None:
    """In random games: turns alternate, phases keep their order, hands and objectives are what they must be."""
    rng = Random(seed)
    table = GAME.table(2, seed, **STARTERS)
    set_up(table, rng)
    turn, phase, window = 1, 0, ""
    for _ in range(4000):
        if table.state.turn == OVER:
            break
        found = table.state.facts()
        if found["turn_number"] != turn:
            assert found["turn_number"] == turn + 1
            turn, phase, window = turn + 1, 0, ""
        seat = found["active"]
        assert seat == (DARK if turn % 2 else LIGHT)
        if found["state"] != "TB":  # before the first phase
            assert PHASES.index(found["phase"]) >= phase
            phase = PHASES.index(found["phase"])
            assert not (turn == 1 and found["phase"] == "conflict")
        if found["state"] != window:
            window = found["state"]
            if window == "RA":
                assert len(objectives(found, seat)) == 3
            if window == "DA":
                assert found["hand_sizes"][seat] == found["reserve"][seat]
        table.play(rng.choice(table.moves()))
    else:
        pytest.fail("the game does not end")
    assert len(table.winners()) == 1
