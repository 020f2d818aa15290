"""A trigger of one's own: one class in one module, and cards can wait for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.starwars.scratch import FORMS, said_by

SCRATCH = """
from typing import ClassVar

from kodeks.games.starwars.timing.drawing import Drawing
from kodeks.games.starwars.triggers.trigger import Trigger


class ToEnemyDrawing(Trigger):
    PHRASES: ClassVar = {"the opponent drawing a card": {}}
    WAITS: ClassVar = Drawing.NAME

    def meets(self, state, occ, seat, piece):
        return isinstance(occ, Drawing) and occ.seat != seat

    def fault(self, kind, made):
        return super().fault(kind, made) or ("" if kind.side == 0 else "only the light side listens")
"""

PLAY = '''
import scratch
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.kernel.errors import BadText
from kodeks.kernel.scenario import Scenario

CARDS = """
[989-2] Listening Post
  unit, light, cost 1, Force 1, icons UD1, capacity 2
  forced reaction to the opponent drawing a card: focus 1 on this
  reaction to the opponent drawing a card while exhausted: shield this
[989-3] Long Look
  event, dark, cost 0, Force 0
  action: draw 1
"""
position = {
    "state": "PA",
    "turn": 3,
    "play": {"light": ["Listening Post"], "dark": ["Shadows of Dathomir"]},
    "hands": {"dark": ["Long Look"]},
    "cards": CARDS,
}
steps = [
    {"play": ["play Long Look"], "then": {"cards": {"Listening Post": {"focus": 1, "shields": 0}}}},
    {"play": ["use Listening Post x1"], "then": {"cards": {"Listening Post": {"focus": 1, "shields": 1}}}},
]
Scenario("scratch", {"game": "starwars", "position": position, "step": steps}).run()
try:
    read_cards(CARDS.replace("unit, light", "unit, dark"))
except BadText as error:
    print(error.what)
'''


@pytest.mark.parametrize("rules", FORMS)
def test_a_class_in_a_scratch_module_is_waited_for(tmp_path: Path, rules: str) -> None:
    assert said_by(tmp_path, SCRATCH, PLAY, rules) == "only the light side listens\n"
