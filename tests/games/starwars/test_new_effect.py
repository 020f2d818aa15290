"""An effect is one class: that of docs/cards.md is read and played, and no other file knows it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
(CLASS,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
RUN = "import sys, tomllib, scratch; from kodeks.kernel.scenario import Scenario; "
RUN += "Scenario('new effect', tomllib.loads(sys.argv[1])).run()"

POSITION = """
game = "starwars"

[position]
state = "DA"
turn = 4
play.light = ["Bacta Tank", "Tired Pilot; damage {damage}", "Tired Pilot; damage {damage}", "Old Crate; damage 1"]
play.dark = ["Grim Guard; damage 1"]
cards = '''
[1007-1] Bacta Tank
  enhancement, light, cost 1
  host: play area
  action: heal all your Characters; then draw 1

[1007-2] Tired Pilot
  unit, light, cost 2, capacity 3
  traits Character

[1007-3] Old Crate
  unit, light, cost 2, capacity 3
  traits Vehicle
  action: draw 1

[1007-4] Grim Guard
  unit, dark, cost 2, capacity 3
  traits Character
'''

[[step]]
turn = 0
"""
HEALS = """
play = "use Bacta Tank"
cites = ["SWC-TM-33"]
then.hand_sizes = [1, 0]
then.cards."Tired Pilot" = { damage = 0 }
then.cards."Tired Pilot #2" = { damage = 0 }
then.cards."Old Crate" = { damage = 1 }
then.cards."Grim Guard" = { damage = 1 }
"""
REFUSED = 'refused = { "use Bacta Tank" = "SWC-FAQ-3.6" }'


@pytest.mark.parametrize(("damage", "step"), [(2, HEALS), (0, REFUSED)], ids=["heals", "refused"])
def test_an_effect_of_a_scratch_module_is_read_and_played(tmp_path: Path, damage: int, step: str) -> None:
    """In a process of its own: the class would stay for all that is read after it."""
    (tmp_path / "scratch.py").write_text(CLASS, encoding="utf-8")
    scenario = POSITION.replace("{damage}", str(damage)) + step
    done = subprocess.run(
        [sys.executable, "-c", RUN, scenario], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
