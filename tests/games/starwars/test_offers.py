"""What a seat is shown in a window: all that it could think of, also what is refused, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.kernel.scenario import Scenario

CARDS = """
[940-1] Pilot Boat
  unit, light, cost 1, Force 1, capacity 2
  traits Vehicle
  reaction to this entering play: draw 1
  action: focus this => draw 1

[940-2] Bell Ringer
  unit, light, cost 1, Force 1, capacity 2
  traits Character
  action from hand: discard 1 from your hand => draw 1
  reaction from discard pile to you winning an edge battle: put this into play

[940-3] Helmsman
  unit, light, cost 1, Force 1, capacity 2
  traits Character, Pilot
  always: this may be played as an enhancement on own Vehicle unit
  always: this may be played from your discard pile

[940-4] Rope
  enhancement, light, cost 1, Force 1
  host: own unit

[940-5] Chart
  mission, light, cost 1, Force 1, capacity 2

[940-6] Gale
  event, dark, cost 0, Force 1
  action: damage 1 to target enemy unit

[940-7] Watchman
  unit, light, cost 1, Force 1, capacity 2
  traits Character
  interrupt to damage to a friendly unit: focus this => prevent 1 of it
  reaction to a friendly unit being damaged: focus this => draw 1
  action: focus this => draw 1

[940-8] Tally
  event, light, cost 0, Force 1
  reaction to a friendly unit being damaged: draw 1
"""


def offered(state: str, turn: int, *moves: str, **position: Any) -> dict[str, bool]:
    """The moves that are offered after these, and whether they are legal."""
    data = {"state": state, "turn": turn, "cards": CARDS, **position}
    table = Scenario("offers", {"game": "starwars", "position": data, "step": [{}]}).run()
    for move in moves:
        table.play(move)
    assert table.turn == 0
    return {notation: not refused for notation, refused in table.offers(0)}


HAND = ["Bell Ringer", "Bell Ringer", "Helmsman", "Rope", "Chart", "Tally", "Heat of Battle (light)"]


def test_in_deployment_the_cards_of_hand_and_pile() -> None:
    found = offered("PA", 4, play={"light": ["Pilot Boat"]}, hands={"light": HAND}, discards={"light": ["Helmsman"]})
    assert found == {
        "pass": True,
        "use Pilot Boat x1": True,
        "reveal Bell Ringer": True,
        "play Bell Ringer": True,
        "play Helmsman": True,
        "pilot Helmsman": True,
        "replay Helmsman": True,
        "repilot Helmsman": True,
        "play Rope": True,
        "play Chart": True,
        "play Tally": False,  # it is no Action
    }


def test_in_other_phases_the_actions_and_events() -> None:
    found = offered(
        "RA", 4, play={"light": ["Pilot Boat; focus 1"]}, hands={"light": HAND}, discards={"light": ["Helmsman"]}
    )
    assert found == {"pass": True, "use Pilot Boat x1": False, "reveal Bell Ringer": True, "play Tally": False}


def test_what_answers_damage() -> None:
    """An Interrupt before it, a Reaction after it; each once, and no Action."""
    play = {"light": ["Watchman", "Watchman; focus 1", "Pilot Boat"]}
    hands = {"light": HAND, "dark": ["Gale"]}
    gale = ["play Gale", "choose Pilot Boat"]
    found = offered("RA", 3, *gale, play=play, hands=hands)
    assert found == {"pass": True, "use Watchman": True, "use Watchman #2": False}
    found = offered("RA", 3, *gale, "pass", play=play, hands=hands)
    assert found == {"pass": True, "use Watchman x1": True, "use Watchman #2 x1": False, "play Tally": True}


@pytest.mark.parametrize(
    ("state", "moves", "kind"),
    [
        ("DA", (), "action"),
        ("PA", (), ""),  # who passes in his own deployment does more than wait
        ("DA", ("use Watchman x2", "B: play Gale", "B: choose Pilot Boat"), "interrupt"),
        ("DA", ("use Watchman x2", "B: play Gale", "B: choose Bell Ringer", "pass"), "reaction"),
    ],
)
def test_which_window_a_seat_may_pass_in(state: str, moves: tuple[str, ...], kind: str) -> None:
    play = {"light": ["Pilot Boat", "Bell Ringer", "Watchman", "Watchman"]}
    hands = {"light": ["Tally"], "dark": ["Gale"]}
    data = {"state": state, "turn": 4, "cards": CARDS, "play": play, "hands": hands}
    steps = [{"play": list(moves)}] if moves else [{}]
    table = Scenario("window", {"game": "starwars", "position": data, "step": steps}).run()
    assert (table.turn, table.state.window()) == (0, kind)
