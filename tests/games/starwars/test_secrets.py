"""Guesses know no more than their seat: whatever a secret could be, some guess says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import kodeks
from kodeks.games.starwars.effects.decks import Below
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.note import WATCHER
from kodeks.kernel.rng import Rng
from kodeks.kernel.scenario import Scenario, load

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "starwars"
UNITS = {"Luke Skywalker", "Red Five", "Twi'lek Loyalist", "Guardian of Peace"}


def held(state: StarWars) -> set[str]:
    return {state.kind(number).title for number in state.hands[0]} & UNITS


def captured(state: StarWars) -> set[str]:
    return {state.kind(number).title for piece in state.pieces() for number in piece.captured}


def uppermost(state: StarWars) -> set[str]:
    frame = state.frames[-1]
    assert isinstance(frame, Below)
    return {state.kind(number).title for number in frame.order}


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
@pytest.mark.parametrize(
    ("name", "steps", "knows", "secret", "possible"),
    [
        ("set22_there_is_no_escape_drawn", 2, 0, held, UNITS),
        ("set32_take_them_prisoner_escape", 3, 1, captured, UNITS),
        ("set32_take_them_prisoner_known", 2, 1, captured, {"R2-D2", "X-Wing", "Red Five"}),
        ("set28_superlaser_engineer", 3, 1, uppermost, {"Stormtrooper Elite", "Trooper Assault", "Force Lightning"}),
    ],
)
def test_whatever_could_be_is_guessed(
    name: str, steps: int, knows: int, secret: Callable[[StarWars], set[str]], possible: set[str], seat: int
) -> None:
    scenario = load(SCENARIOS / f"{name}.toml")
    scenario.steps = scenario.steps[:steps]
    state = scenario.run().state
    assert isinstance(state, StarWars)
    guessed: set[str] = set()
    for seed in range(60):
        world = state.guess(seat, Rng(seed))
        assert isinstance(world, StarWars)
        assert world.view(seat) == state.view(seat)
        guessed |= secret(world)
    assert guessed == (secret(state) if seat == knows else possible)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_bluff_is_what_is_placed_for_the_edge(seed: int) -> None:
    table = kodeks.game("starwars").table(2, seed)
    rng = Rng(seed)
    placed = 0
    while table.turn is not None:
        moves = table.moves()
        places = any(move.startswith("place ") for move in moves)
        assert table.game.bluffs(table.state) >= places, "whoever may place is not to be read"
        assert table.game.bluffs(table.state) <= (table.state.facts()["state"] == "E4")
        placed += places
        table.play(moves[rng.below(len(moves))])
    assert placed > 5


def test_a_card_that_was_drawn_is_not_put_back_freely() -> None:
    """Its place in the deck was known to nobody, though no chance was asked."""
    position = {"state": "RA", "turn": 3, "play": {"dark": ["Scribe"]}, "decks": {"dark": ["Rancor", "Nightsister"]}}
    cards = "[939-9] Scribe\n  unit, dark, cost 0, Force 0, capacity 1\n  action: draw 1\n"
    table = Scenario("draw", {"game": "starwars", "position": position | {"cards": cards}, "step": [{}]}).run()
    table.play("use Scribe")
    assert table.undo_reason(1) == "something hidden was shown"
