"""A word of one's own that says how a card must be: one class in one module, and descriptions can use it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.starwars.scratch import FORMS, said_by

SCRATCH = """
from typing import ClassVar

from kodeks.games.starwars.cards.quality import Quality


class Shielded(Quality):
    PHRASES: ClassVar = {"shielded": {}}

    def fits(self, state, piece, source):
        return piece.shields > 0
"""

PLAY = '''
import scratch
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.kernel.errors import BadText
from kodeks.kernel.scenario import Scenario

CARDS = """
[989-5] Low Tide
  event, dark, cost 0, Force 0
  action: focus 1 on target enemy shielded unit
"""
position = {
    "state": "RA",
    "turn": 3,
    "play": {"light": ["Luke Skywalker; shields 1", "Rebel Trooper", "C-3PO; shields 1"]},
    "hands": {"dark": ["Low Tide"]},
    "cards": CARDS,
}
steps = [{"play": "play Low Tide"}, {"legal": ["choose Luke Skywalker", "choose C-3PO"]}]
Scenario("scratch", {"game": "starwars", "position": position, "step": steps}).run()
try:
    read_cards(CARDS.replace("focus 1 on target enemy shielded unit", "take a shielded unit from your discard pile"))
except BadText as error:
    print(error.what)
'''


@pytest.mark.parametrize("rules", FORMS)
def test_a_word_in_a_scratch_module_is_read_and_played(tmp_path: Path, rules: str) -> None:
    said = said_by(tmp_path, SCRATCH, PLAY, rules)
    assert said == "the card is not in play: describe it by what is printed on it\n"
