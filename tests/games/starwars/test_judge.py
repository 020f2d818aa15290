"""What the judge sees in a position: each of its features, as their names in judge.py say, by hand."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.games.starwars import judge
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.edge import EdgeBattle

GAME = kodeks.game("starwars")
CARDS = """
[942-1] Reef Guard
  unit, light, cost 2, Force 3, icons UD1 T2 BD3 e[UD2 T2 BD1], capacity 5
  traits Character

[942-2] Reef Raider
  unit, dark, cost 2, Force 1, icons UD3 e[UD1], capacity 4
  traits Character

[942-3] Reef Idler
  unit, dark, cost 1, Force 1, capacity 4
  traits Character

[942-4] Lantern
  enhancement, light, cost 1, Force 1
  host: play area

[942-5] Toll House
  enhancement, light, cost 1, Force 1, resources 2
  host: play area

[942-6] Sea Gate
  objective, dark, resources 1, capacity 5

[942-7] Old Harbour
  objective, light, resources 1, capacity 4

[942-8] Rower
  unit, light, cost 1, Force 1, icons BD1, capacity 2
  traits Character

[942-9] Bell Buoy
  objective, dark, resources 1, capacity 10
"""
HARBOURS = ["Old Harbour", "Old Harbour", "Old Harbour"]
GATES = ["Sea Gate", "Sea Gate", "Bell Buoy"]


def build(light: list[str], dark: list[str], **data: Any) -> StarWars:
    """The draw phase of the dark side's turn, if nothing else is said; the light side has Harbours, the dark Gates."""
    play = {"light": filled(HARBOURS, light), "dark": filled(GATES, dark)}
    usual: dict[str, Any] = {"turn": 5, "cards": CARDS, "play": play}
    whole = usual | ({} if "engagement" in data else {"state": "DA"}) | data
    settled = GAME.settle(2, {})
    state = GAME.for_table(settled, whole).position(whole, 2, settled)
    assert isinstance(state, StarWars)
    return state


def filled(objectives: list[str], lines: list[str]) -> list[str]:
    named = [line.partition(";")[0] for line in lines]
    rest = objectives[:]
    for name in named:
        if name in rest:
            rest.remove(name)
    return lines + rest


def more(seat: int, light: tuple[str, ...] = (), dark: tuple[str, ...] = (), **data: Any) -> object:
    """What speaks for this seat in such a position and not in one where nothing has happened."""
    plain = judge.features(build([], []))[seat]
    found = judge.features(build([*light], [*dark], **data))[seat]
    changed = {i: found[i] - plain[i] for i in range(judge.FEATURES) if found[i] != plain[i]}
    return pytest.approx(changed)


def test_where_nothing_has_happened() -> None:
    """Three objectives with a resource each, and an affiliation card with one."""
    light, dark = judge.features(build([], []))
    assert {i: value for i, value in enumerate(light) if value} == {judge.BALANCE: 1, judge.RESOURCES: 4}
    assert {i: value for i, value in enumerate(dark) if value} == {judge.TURN: 1, judge.RESOURCES: 4}


def test_the_course_of_the_game() -> None:
    assert more(LIGHT, victory={"light": ["Sea Gate"]}) == {judge.FIRST: 1}
    assert more(LIGHT, victory={"light": ["Sea Gate", "Bell Buoy"]}) == {judge.FIRST: 1, judge.SECOND: 1}
    assert more(DARK, victory={"light": ["Sea Gate", "Bell Buoy"]}) == {}
    assert more(DARK, victory={"dark": ["Old Harbour", "Old Harbour"]}) == {judge.FALLEN: 2}
    assert more(DARK, dial=8) == {judge.POINTS: 8}
    assert more(DARK, balance="dark") == {judge.BALANCE: 1}
    assert more(LIGHT, balance="dark") == {judge.BALANCE: -1}


def test_whose_turn_it_is_and_what_is_left_of_it() -> None:
    assert more(LIGHT, turn=4) == {judge.TURN: 1}
    assert more(DARK, turn=4) == {judge.TURN: -1}
    for state, feature in (("PA", judge.DEPLOYING), ("CA", judge.FIGHTING), ("FA", judge.COMMITTING)):
        assert more(DARK, state=state) == {feature: 1}
        assert more(LIGHT, state=state) == {}
    assert more(DARK, state="RA") == {}


def test_wounded_objectives() -> None:
    """Shares of what they can take, their squares, and the worst, for the other side."""
    one = ("Sea Gate; damage 2",)
    assert more(LIGHT, dark=one) == {judge.WOUNDS: 0.4, judge.DEEP: 0.16, judge.WORST: 0.4}
    two = ("Sea Gate; damage 2", "Bell Buoy; damage 3")
    assert more(LIGHT, dark=two) == {judge.WOUNDS: 0.7, judge.DEEP: 0.25, judge.WORST: 0.4}
    assert more(DARK, dark=two) == {}
    harbour = ("Old Harbour; damage 1",)
    assert more(DARK, light=harbour) == {judge.HURT: 0.25, judge.COSTLY: 0.25}
    fallen = {"dark": ["Old Harbour", "Old Harbour"]}
    assert more(DARK, light=harbour, victory=fallen) == {judge.FALLEN: 2, judge.HURT: 0.25, judge.COSTLY: 0.75}
    assert more(LIGHT, light=harbour) == {}


def test_the_wounded_dial() -> None:
    """SWC-D-121: its damage counts while Trench Run, which is an enhancement, lies on it."""
    found = {judge.GEAR: 1, judge.WOUNDS: 0.4, judge.DEEP: 0.16, judge.WORST: 0.4}
    assert more(LIGHT, light=("Trench Run; on dial",), dial_damage=4) == found
    assert more(LIGHT, dial_damage=4) == {}


def test_units() -> None:
    """Icons that need the edge count half."""
    icons = [2, 3, 3.5]
    whole = {judge.UNITS: 1, judge.TOUGH: 5} | {judge.READY + i: icons[i] for i in range(3)}
    tired = {judge.UNITS: 1, judge.TOUGH: 5} | {judge.TIRED + i: icons[i] for i in range(3)}
    assert more(LIGHT, light=("Reef Guard",)) == whole
    assert more(LIGHT, light=("Reef Guard; damage 2",)) == whole | {judge.TOUGH: 3}
    assert more(LIGHT, light=("Reef Guard; shields 1",)) == whole | {judge.SHIELDS: 1}
    assert more(LIGHT, light=("Reef Guard; committed",)) == whole | {judge.COMMITTED: 1, judge.FORCE: 3}
    assert more(LIGHT, light=("Reef Guard; focus 1",)) == tired
    assert more(LIGHT, light=("Reef Guard; focus 3",)) == tired | {judge.SLOW: 2}
    assert more(LIGHT, light=("Reef Guard; committed; focus 1",)) == tired | {judge.COMMITTED: 1}
    assert more(DARK, light=("Reef Guard; committed",)) == {}
    two = {key: 2 * value for key, value in whole.items()} | {judge.COMMITTED: 2, judge.FORCE: 6}
    assert more(LIGHT, light=("Reef Guard; committed", "Reef Guard; committed")) == two


def test_what_else_lies_there() -> None:
    assert more(LIGHT, light=("Lantern", "Lantern")) == {judge.GEAR: 2}
    assert more(LIGHT, light=("Toll House",)) == {judge.RESOURCES: 2}
    assert more(DARK, dark=("Sea Gate; holds Rower; holds Rower",)) == {judge.PRISONERS: 2}
    assert more(LIGHT, hands={"light": ["Rower"] * 3}) == {judge.CARDS: 3}
    assert more(LIGHT, hands={"light": ["Rower"] * 11}) == {judge.CARDS: 9}


def test_a_card_that_is_being_played_is_worth_its_cost() -> None:
    state = build([], [], state="PA", turn=4, hands={"light": ["Reef Guard"]})
    state.begin()
    state.play(state.game.read("play Reef Guard"))
    assert judge.features(state)[LIGHT][judge.COMING] == 2
    assert judge.features(state)[DARK][judge.COMING] == 0


def test_what_speaks_for_a_side_brings_it_nearer_to_victory() -> None:
    """1 is a victory; the sides share it."""
    plain = judge.judge(build([], []), LIGHT)
    ahead = build(["Reef Guard"], [], victory={"light": ["Sea Gate"]})
    behind = build([], ["Reef Raider"], dial=8)
    assert 0 < judge.judge(behind, LIGHT) < plain < judge.judge(ahead, LIGHT) < 1
    for state in (ahead, behind):
        assert judge.judge(state, DARK) == pytest.approx(1 - judge.judge(state, LIGHT))


# --- an engagement -----------------------------------------------------------------------------------


GATE: dict[str, Any] = {"objective": "Sea Gate", "state": "E6a"}


def promised(state: StarWars, attacker: int = LIGHT) -> object:
    """FIGHT and BLASTS of the attacker; the defender is promised nothing."""
    rows = judge.features(state)
    assert rows[1 - attacker][judge.FIGHT] == rows[1 - attacker][judge.BLASTS] == 0
    return pytest.approx((rows[attacker][judge.FIGHT], rows[attacker][judge.BLASTS]))


def attack(edge: str, light: str, dark: str = "", **more: Any) -> StarWars:
    """A unit attacks the Sea Gate, which falls at 5, and strikes are at hand; perhaps another defends it."""
    sides = {"attackers": [light.partition(";")[0]], "defenders": [dark.partition(";")[0]] if dark else []}
    return build([light], [dark] if dark else [], turn=4, engagement=GATE | sides | {"edge": edge, **more})


def test_what_strikes_promise_with_and_without_the_edge() -> None:
    """Unit damage and 0.8 of the tactics; what defenders can do counts 1.1."""
    assert promised(attack("light", "Reef Guard", "Reef Raider")) == (3 + 0.8 * 4 - 1.1 * 3, 0.8 * (0.3 + 0.4))
    assert promised(attack("dark", "Reef Guard", "Reef Raider")) == (1 + 0.8 * 2 - 1.1 * 4, 0.6 * (0.3 + 0.3))
    assert promised(attack("dark", "Reef Guard; focus 1", "Reef Raider")) == (-1.1 * 4, 0)
    assert promised(attack("dark", "Reef Guard", "Reef Raider; focus 1")) == (1 + 0.8 * 2, 0.6 * (0.3 + 0.3))


def test_before_the_edge_battle_half_of_the_edge_counts() -> None:
    sides = {"attackers": ["Reef Guard"], "defenders": ["Reef Raider"]}
    state = build(["Reef Guard"], ["Reef Raider"], turn=4, engagement={"objective": "Sea Gate", **sides})
    assert promised(state) == (2 + 0.8 * 3 - 1.1 * 3.5, 0.7 * (0.3 + 0.35))


def test_what_an_objective_may_lose() -> None:
    """SWC-CORE-UNO-2: one point more when nobody defends; what would fall counts whole."""
    assert promised(attack("light", "Rower")) == (0, 0.4 * (0.3 + 0.2))
    assert promised(attack("light", "Rower", "Reef Idler")) == (0, 0.2 * (0.3 + 0.1))
    assert promised(attack("light", "Reef Guard")) == (0, 1)
    wounded = build(
        ["Rower"], ["Sea Gate; damage 2"], turn=4, engagement=GATE | {"attackers": ["Rower"], "edge": "light"}
    )
    assert promised(wounded) == (0, 0.8 * (0.3 + 0.4) - 0.4 * (0.3 + 0.2))


def test_the_dark_side_wins_points_of_the_dial() -> None:
    """One for each objective that fell before, and one; 0.35 of what as much would be for the light side."""
    engaged = {"objective": "Old Harbour", "attackers": ["Reef Idler"], "state": "E6a", "edge": "dark"}
    assert promised(build([], ["Reef Idler"], engagement=engaged), DARK) == (0, 0.35 * 0.25 * (0.3 + 0.125))
    after = build([], ["Reef Idler"], engagement=engaged, victory={"dark": ["Old Harbour", "Old Harbour"]})
    assert promised(after, DARK) == (0, 0.35 * 3 * 0.25 * (0.3 + 0.125))


def test_the_dial_falls_at_ten_and_counts_twice() -> None:
    engaged = {"objective": "dial", "attackers": ["Rower"], "state": "E6a", "edge": "light"}
    state = build(["Rower", "Trench Run; on dial"], [], turn=4, engagement=engaged, dial_damage=4)
    assert promised(state) == (0, 2 * (0.6**2 - 0.4**2))


def test_while_attackers_are_declared_ready_units_may_still_defend() -> None:
    for line, found in (("Reef Idler", 0.26 * (0.3 + 0.13)), ("Reef Idler; focus 1", 0.4 * (0.3 + 0.2))):
        state = build(["Rower", "Rower"], [line], turn=4, state="CA")
        state.begin()
        state.play(state.game.read("engage Sea Gate"))
        assert promised(state) == (0, 0)
        state.play(state.game.read("attack Rower"))
        assert promised(state) == (0, found)


def odds(defenders: list[str], *answers: str) -> float:
    """Of a Rower who attacks, after these answers; each side holds cards with 1 and 3 Force icons."""
    engaged = {"objective": "Sea Gate", "attackers": ["Rower"], "defenders": defenders, "state": "E4"}
    hands = {"light": ["Rower", "Reef Guard"], "dark": ["Reef Idler", "Rancor"]}
    state = build(["Rower"], defenders, turn=4, engagement=engaged, hands=hands)
    state.begin()
    for answer in answers:
        state.play(state.game.read(answer))
    return judge.chances(state, state.newest(EdgeBattle))


def test_the_odds_of_an_edge_battle() -> None:
    """SWC-CORE-EDGE-9: who has more Force icons; the defender if both have as many, if there is one (EDGE-4)."""
    assert odds([]) == 1
    tied = odds(["Reef Idler"])
    assert odds(["Reef Idler"], "place Rower", "place Reef Idler") == tied < 0.5
    ahead = odds(["Reef Idler"], "place Rower")
    assert odds(["Reef Idler"], "place Reef Guard") > ahead > 0.5
    assert odds(["Reef Idler"], "pass", "place Reef Idler") < tied
    assert odds(["Reef Idler"], "place Rower") == pytest.approx(1 - tied)
