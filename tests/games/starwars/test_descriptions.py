"""Descriptions of cards: each word of a state, which cards of one table it fits, and how a sheet says it."""

from __future__ import annotations

import pytest

from kodeks.games.starwars.reading.reader import read_cards
from kodeks.games.starwars.sheet import lines
from kodeks.kernel.scenario import Scenario

CARDS = """
[939-1] Reeve
  unit, light, Jedi, cost 1, Force 1, capacity 3
  traits Character

[939-2] Bailiff (unique)
  unit, light, Rebel Alliance, cost 1, Force 1, capacity 3
  traits Character

[939-3] Sloop
  unit, light, cost 1, Force 1, capacity 3
  traits Vehicle
  keywords Limited

[939-4] Sailor
  unit, light, Jedi, cost 1, Force 1, capacity 3
  traits Character, Pilot
  always: this may be played as an enhancement on own Vehicle unit

[939-5] Corsair
  unit, dark, Imperial Navy, cost 1, Force 1, capacity 3
  traits Vehicle

[939-6] Inspector
  unit, dark, Sith, cost 1, Force 1, capacity 3
  traits Character

[939-7] Spyglass
  unit, light, cost 1, Force 1, capacity 3
  traits Droid
  action: focus 1 on target WORD
"""
UNITS = {"Reeve", "Bailiff", "Sloop", "Spyglass", "Corsair", "Inspector"}
GATES = {"Imperial Command", "Shadows of Dathomir", "Death and Despayre"}


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("unit", UNITS),
        ("own unit", {"Reeve", "Bailiff", "Sloop", "Spyglass"}),
        ("enemy unit", {"Corsair", "Inspector"}),
        ("other unit", UNITS - {"Spyglass"}),
        ("exhausted unit", {"Reeve", "Corsair"}),
        ("ready unit", {"Bailiff", "Sloop", "Spyglass", "Inspector"}),
        ("committed unit", {"Bailiff", "Inspector"}),
        ("uncommitted unit", {"Reeve", "Sloop", "Spyglass", "Corsair"}),
        ("participating unit", {"Sloop", "Spyglass", "Inspector"}),
        ("attacking unit", {"Sloop", "Spyglass"}),
        ("defending unit", {"Inspector"}),
        ("enemy unengaged objective", GATES - {"Imperial Command"}),
        ("damaged unit", {"Reeve", "Sloop"}),
        ("undamaged unit", UNITS - {"Reeve", "Sloop"}),
        ("unique unit", {"Bailiff"}),
        ("non-unique unit", UNITS - {"Bailiff"}),
        ("non-limited unit", UNITS - {"Sloop"}),
        ("in-faction unit", {"Reeve", "Inspector"}),
        ("out-of-faction unit", UNITS - {"Reeve", "Inspector"}),
        ("piloted unit", {"Sloop"}),
        ("piloting enhancement", {"Sailor"}),
        ("enemy ready defending committed unit", {"Inspector"}),
        ("own exhausted damaged Character unit", {"Reeve"}),
    ],
)
def test_which_cards_a_description_fits(word: str, found: set[str]) -> None:
    """SWC-EXT-FAC: neutral cards, such as Sloop, are of no faction."""
    light = ["Reeve; focus 1; damage 1", "Bailiff; committed", "Sloop; damage 2", "Sailor; on Sloop", "Spyglass"]
    dark = [*sorted(GATES), "Corsair; focus 2", "Inspector; committed"]
    sides = {"attackers": ["Sloop", "Spyglass"], "defenders": ["Inspector"]}
    position = {
        "turn": 4,
        "play": {"light": light, "dark": dark},
        "hands": {"light": ["Rebel Trooper"], "dark": ["Rancor"]},
        "engagement": {"objective": "Imperial Command", **sides},
        "cards": CARDS.replace("WORD", word),
    }
    table = Scenario("description", {"game": "starwars", "position": position, "step": [{}]}).run()
    before = table.state.facts()["cards"]
    table.play("use Spyglass")
    moves = {move.removeprefix("choose ") for move in table.moves() if move.startswith("choose ")}
    after = table.state.facts()["cards"]
    assert (moves or {card for card in after if after[card]["focus"] > before[card]["focus"]}) == found


@pytest.mark.parametrize(
    "words",
    [
        "unit",
        "own unit",
        "enemy Character unit",
        "non-Vehicle unit",
        "own exhausted Jedi unit",
        "Character/Creature unit",
        'own "Sith Lord" unit',
        "unit costing at most 2",
        "unit costing at least 3",
        "non-unique unit",
        'unit titled "Luke Skywalker"',
        "objective/unit",
        "the dial",
        "non-unit",
        "card",
    ],
)
def test_a_sheet_says_it_as_it_was_typed(words: str) -> None:
    text = f"[939-8] Anchor\n  enhancement, light, cost 1, Force 1\n  host: {words}\n"
    (kind,) = read_cards(text, "anchor.cards", False)
    assert lines(kind)[-1] == f"host: {words}"
