"""A constant effect of one's own: one class in one module, and cards can say it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.starwars.scratch import FORMS, said_by

SCRATCH = """
from typing import ClassVar

from kodeks.games.starwars.constants.reach import About


class TwiceTheCapacity(About):
    PHRASES: ClassVar = {"{cards} takes twice the damage": {}}

    def misfit(self, kind):
        return super().misfit(kind) or ("" if kind.side == 0 else "only the light side endures so much")

    def capacity(self, state, source, piece, made):
        if self.reaches(state, source, piece):
            made.double()
"""

PLAY = '''
import scratch
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.kernel.errors import BadText
from kodeks.kernel.scenario import Scenario

CARDS = """
[989-2] Stubborn Guard
  unit, light, cost 1, Force 1, icons UD1, capacity 2
  always while ready: this takes twice the damage
[989-3] Sudden Blow
  event, dark, cost 0, Force 0
  action: damage 2 to target unit
[989-4] Weary Blow
  event, dark, cost 0, Force 0
  action: focus 1 on target unit
"""
position = {
    "state": "PA",
    "turn": 3,
    "play": {"light": ["Stubborn Guard"], "dark": ["Shadows of Dathomir"]},
    "hands": {"dark": ["Sudden Blow", "Weary Blow"]},
    "cards": CARDS,
}
steps = [
    {"then": {"cards": {"Stubborn Guard": {"capacity": 4}}}},
    {"play": ["play Sudden Blow"], "then": {"cards": {"Stubborn Guard": {"damage": 2, "capacity": 4}}}},
    {"play": ["play Weary Blow"], "then": {"discards": {"0": ["Stubborn Guard"]}}},
]
Scenario("scratch", {"game": "starwars", "position": position, "step": steps}).run()
try:
    read_cards(CARDS.replace("unit, light", "unit, dark"))
except BadText as error:
    print(error.what)
'''


@pytest.mark.parametrize("rules", FORMS)
def test_a_class_in_a_scratch_module_is_read_and_played(tmp_path: Path, rules: str) -> None:
    assert said_by(tmp_path, SCRATCH, PLAY, rules) == "only the light side endures so much\n"
