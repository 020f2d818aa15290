"""One move ahead, and on through the small questions that are one decision."""

from __future__ import annotations

from kodeks.bots.greedy import Greedy
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.sight import Sight

CARDS = """
[994-1] Patient Marksman
  unit, dark, cost 1, Force 1, capacity 3
  action: focus this => damage 1 to target unit
"""


def test_a_use_is_judged_with_its_target() -> None:
    """Focusing the Marksman alone is a loss; with a target that falls it is not."""
    light = ["Luke Skywalker; damage 2", "Rebel Trooper", "Heavy Blaster Emplacement"]
    position = {
        "state": "RA",
        "turn": 3,
        "play": {"light": light, "dark": ["Patient Marksman"]},
        "cards": CARDS,
    }
    table = Scenario("aim", {"game": "starwars", "position": position, "step": [{}]}).run()
    answers = []
    while table.turn == 1 and len(answers) < 2:
        move = Greedy(guesses=1).choose(Sight(table.game, table.state, 1))
        answers.append(table.game.write(move))
        table.play(move)
    assert answers == ["use Patient Marksman", "choose Luke Skywalker"]
