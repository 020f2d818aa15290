"""SWC-CORE-TERM-9: whatever an effect is, "then" follows when it has happened."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.games.starwars.moves import DONE, NO, PASS
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.state import CHANCE, State

CARDS = """
[927-1] Rig
  unit, SIDE, cost 4, Force 1, icons UD1, capacity 9
  traits Character
  action, once per turn: EFFECT; then dial +1

[927-2] Hauler
  unit, SIDE, cost 2, Force 1, icons UD1, capacity 9
  traits Character

[927-3] Rival
  unit, OTHER, cost 1, Force 1, icons UD1, capacity 9
  traits Character

[927-4] Rival Net
  enhancement, OTHER, cost 1, Force 1
  host: own unit

[927-5] Quiet Cell
  objective, dark, resources 1, capacity 9

[927-6] Hidden Door
  objective, DOOR, resources 1, capacity 9
  action, once per turn: HERE; then dial +1
"""
EFFECTS = [
    "draw 1",
    "each player draws 1",
    "the opponent draws 1",
    "focus 1 on a Character unit",
    "may focus 1 on target unit",
    "unfocus 1 from target exhausted unit",
    "damage 1 to target unit",
    "heal 1 from target unit",
    "may heal 1 from target unit",
    "damage or heal 1 on target unit",
    "may damage or heal 1 on target unit",
    "shield target unit",
    "shield target unit even if shielded",
    "destroy target enemy unit",
    "destroy the cheapest unit",
    "return target enemy unit",
    "discard target enemy unit from play",
    "the opponent sacrifices a unit",
    "dial +1",
    "move 1 damage from target damaged unit to target enemy unit",
    "switch a focus of target exhausted unit with a damage of target damaged unit",
    "take control of target enemy unit",
    "+UD1 to this until the end of the phase",
    "+1 icon of your choice to this until the end of the phase",
    "+1 Force to this until the end of the phase",
    "discard the top of your deck for its icons",
    "target enemy unit cannot be declared until the end of the phase",
    "each enemy unit cannot defend this engagement",
    "your next card until the end of the phase costs 1 less without match",
    "your cards need no match until the end of the phase",
    "the engaged objective may be engaged again",
    "search your objective deck and put an objective into play",
    "search your deck and put a unit into play",
    "reveal the top 2 of your deck and take each unit",
    "look at the top 2 of an objective deck and move 1 under it",
    "each player keeps 1 units and returns the rest",
    "put target enemy unit under its owner's deck",
    "take the top 1 of your discard pile",
    "take the topmost fate card of your discard pile",
    "take a unit from your discard pile",
    "shuffle a unit from your discard pile into your deck",
    "put a card from your hand under your deck",
    "discard 1 from your hand",
    "the opponent discards 1 at random",
    "the opponent discards 1",
    "look at the opponent's hand and discard 1 of it",
    "strip target enemy unit",
    "put a unit from your hand or discard pile into play",
    "put a unit from your hand into play",
    "put a unit from your discard pile into play",
    "may commit or uncommit target unit",
]


def position(effect: str, dark: bool, door: bool) -> dict[str, Any]:
    """The side of the rig attacks; everything that an effect could want lies there."""
    mine = ["Rig; damage 1; committed", "Hauler; focus 1; damage 1"]
    theirs = ["Rival; damage 1; focus 1", "Rival Net; on Rival"]
    objectives = {
        "light": ["A Hero's Journey", "Draw Their Fire"],
        "dark": ["Quiet Cell; holds C-3PO", "Imperial Command"],
    }
    hands = {"light": ["Rebel Trooper", "Y-Wing"], "dark": ["Death Star Trooper", "Rancor"]}
    fates = {"light": "Heat of Battle (light)", "dark": "Heat of Battle (dark)"}
    side, other = ("dark", "light") if dark else ("light", "dark")
    objectives[side].append("Hidden Door")
    return {
        "turn": 3 if dark else 4,
        "play": {side: objectives[side] + mine, other: objectives[other] + theirs},
        "hands": hands,
        "discards": {seat: [fates[seat], hands[seat][0]] for seat in hands},
        "engagement": {
            "objective": "A Hero's Journey" if dark else "Quiet Cell",
            "attackers": ["Rig"],
            "defenders": ["Rival"],
            "state": "EA3",
            "edge": side,
        },
        "cards": CARDS.replace("SIDE", side)
        .replace("OTHER", other)
        .replace("DOOR", side)
        .replace("EFFECT", "draw 1" if door else effect)
        .replace("HERE", effect if door else "draw 1"),
    }


def begun(data: dict[str, Any]) -> State:
    game = kodeks.game("starwars")
    settled = game.settle(2, {})
    state = game.for_table(settled, data).position(data, 2, settled)
    state.begin()
    return state


def answer(state: State, first: str, *until: str) -> None:
    """The first move, and then something rather than nothing until one of these questions comes."""
    state.play(state.game.read(first))
    while state.turn == CHANCE or state.holder() not in until:
        moves = [move for move in state.moves() if move not in (DONE, NO, PASS)]
        state.play(moves[0] if moves else state.moves()[0])


def follows(effect: str, dark: bool, door: bool = False) -> bool:
    """Every question is answered by doing something, if that is allowed."""
    state = begun(position(effect, dark, door))
    assert state.turn == dark
    answer(state, "use Hidden Door" if door else "use Rig", "SWC-TIM-7", "SWC-CORE-STR-1")
    return bool(state.facts()["dial"] == (2 if effect == "dial +1" else 1))


@pytest.mark.clause("SWC-CORE-TERM-9")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("effect", EFFECTS)
def test_then_follows(effect: str, dark: bool) -> None:
    assert follows(effect, dark)


@pytest.mark.clause("SWC-CORE-TERM-9")
def test_then_follows_what_only_one_side_does() -> None:
    for effect in ("capture a random card of the opponent's hand here", "capture target enemy unit"):
        assert follows(effect, True, door=True)
    assert follows("capture one of the top 2 of the opponent's deck here", True, door=True)
    assert follows("rescue a card", False)
    assert follows("rescue a card and a unit may enter play", False)


INSTEAD = """
[928-1] Warden
  unit, dark, cost 4, Force 1, icons UD1, capacity 9
  traits Trooper
  action, once per turn: EFFECT; then dial +1

[928-2] Elusive Envoy
  unit, light, cost 0, Force 1, capacity 9
  traits Character
  always: this is captured instead of leaving play

[928-3] Escort
  unit, light, cost 1, Force 1, capacity 9
  traits Trooper

[928-4] Smuggled Out
  unit, light, cost 1, Force 1, capacity 9
  interrupt to a Trooper unit leaving play: it goes to hand instead
"""


@pytest.mark.clause("SWC-D-129", "SWC-TM-20", "SWC-CORE-TERM-9", "SWC-D-21")
@pytest.mark.parametrize(
    ("effect", "dial"),
    [
        ("destroy target Character unit", 0),
        ("destroy the cheapest unit", 0),
        ("return target Character unit", 0),
        ("discard target Character unit from play", 0),
        ("put target Character unit under its owner's deck", 0),
        ("put each enemy unit under its owner's deck", 1),
        ("destroy each enemy unit", 1),
        ("return each enemy unit", 1),
        ("each player keeps 1 units and returns the rest", 0),
        ("each player keeps 2 units and returns the rest", 0),
        ("the opponent sacrifices a Character unit", 1),
        ("capture target Character unit", 1),
    ],
)
def test_then_does_not_follow_what_was_a_capture_instead(effect: str, dial: int) -> None:
    assert dial_after(effect, ["Escort", "Elusive Envoy"]) == dial


@pytest.mark.clause("SWC-TM-20", "SWC-CORE-TERM-9")
@pytest.mark.parametrize(
    ("effect", "dial"),
    [
        ("capture target enemy Trooper unit", 0),
        ("discard target enemy Trooper unit from play", 0),
        ("put target enemy Trooper unit under its owner's deck", 0),
        ("destroy target enemy Trooper unit", 1),
        ("the opponent sacrifices a Trooper unit", 1),
    ],
)
def test_then_and_a_card_that_goes_to_hand_instead(effect: str, dial: int) -> None:
    assert dial_after(effect, ["Escort", "Smuggled Out"]) == dial


def dial_after(effect: str, light: list[str]) -> int:
    """Whoever is asked takes the last thing that is offered; units are kept in their order."""
    data = {
        "state": "RA",
        "turn": 3,
        "play": {"light": light, "dark": ["Warden"]},
        "cards": INSTEAD.replace("EFFECT", effect),
    }
    table = Scenario("instead", {"game": "starwars", "position": data, "step": [{}]}).run()
    table.play("use Warden")
    while table.state.holder() != "SWC-TIM-7":
        kept = [move for move in table.moves() if table.state.holder() == "SWC-FAQ-2.2" and move != "done"]
        table.play(kept[0] if kept else table.moves()[-1])
    return int(table.state.facts()["dial"])


@pytest.mark.clause("SWC-CORE-TERM-9")
@pytest.mark.parametrize(
    "line",
    [
        "interrupt to damage to a friendly unit: prevent 1 of it; then dial +1",
        "interrupt to damage to a friendly unit: move 1 of it to an own objective; then dial +1",
        "interrupt to this leaving play: it goes to hand instead; then dial +1",
        "interrupt to the opponent playing an event: cancel it; then dial +1",
        "interrupt to the cost of a unit: discard X => its cost is X less but not below 1; then dial +1",
    ],
)
def test_then_follows_what_interrupts_do(line: str) -> None:
    cards = f"""
[926-1] Wily Mate
  unit, light, cost 1, Force 1, capacity 2
  traits Character
  {line}

[926-2] Broadside
  event, dark, cost 0, Force 1
  action: damage 2 to target enemy unit
"""
    first = "play Luke Skywalker" if "the cost of" in line else "play Broadside"
    data: dict[str, Any] = {
        "state": "PA",
        "turn": 4 if "Luke" in first else 3,
        "play": {"light": ["Wily Mate"]},
        "hands": {"light": ["Luke Skywalker", "Yoda (2)"], "dark": ["Broadside"]},
        "cards": cards,
    }
    table = Scenario("interrupts", {"game": "starwars", "position": data, "step": [{}]}).run()
    table.play(first)
    table.play("use Wily Mate")
    while table.state.holder() not in ("SWC-TIM-7", "SWC-CORE-DEP-1", "SWC-CORE-RES-2"):
        table.play(table.moves()[-1])
    assert table.state.facts()["dial"] == 1


TWICE = """
[929-1] Drudge
  unit, SIDE, cost 4, Force 1, icons UD1, capacity 9
  action, once per turn: UNIT; UNIT; then dial +1

[929-3] Idler
  unit, SIDE, cost 1, Force 1, capacity 9
  action: unfocus 1 from target exhausted unit

[929-2] Deep Cell
  objective, dark, resources 1, capacity 9
  action, once per turn: CELL; CELL; then dial +1
"""


@pytest.mark.clause("SWC-CORE-TERM-9")
@pytest.mark.parametrize("enough", [True, False])
@pytest.mark.parametrize(
    ("effect", "user"),
    [
        ("reveal the top 1 of your deck and take each unit", "Drudge"),
        ("discard the top of your deck for its icons", "Drudge"),
        ("search your deck and put a unit into play", "Drudge"),
        ("take the top 1 of your discard pile", "Drudge"),
        ("take the topmost fate card of your discard pile", "Drudge"),
        ("take a unit from your discard pile", "Drudge"),
        ("shuffle a unit from your discard pile into your deck", "Drudge"),
        ("put a unit from your discard pile into play", "Drudge"),
        ("put a unit from your hand into play", "Drudge"),
        ("put a card from your hand under your deck", "Drudge"),
        ("discard 1 from your hand", "Drudge"),
        ("the opponent discards 1", "Drudge"),
        ("the opponent discards 1 at random", "Drudge"),
        ("look at the opponent's hand and discard 1 of it", "Drudge"),
        ("destroy the cheapest enemy unit", "Drudge"),
        ("destroy an enemy unit", "Drudge"),
        ("the opponent sacrifices a unit", "Drudge"),
        ("rescue a card", "Drudge"),
        ("capture a random card of the opponent's hand here", "Deep Cell"),
        ("capture one of the top 1 of the opponent's deck here", "Deep Cell"),
        ("capture an enemy unit", "Deep Cell"),
    ],
)
def test_then_does_not_follow_when_nothing_was_left(effect: str, user: str, enough: bool) -> None:
    """The effect is done twice, with two things that it could be done to, or with one."""
    side = "light" if effect.startswith("rescue") else "dark"
    units = {"dark": ["Death Star Trooper", "Rancor"], "light": ["Rebel Trooper", "Y-Wing"]}
    most = {seat: units[seat] if enough else units[seat][:1] for seat in units}
    data = {
        "state": "RA",
        "turn": 3 if side == "dark" else 4,
        "play": {
            "light": ["Drudge", "Idler; focus 1"] if side == "light" else most["light"],
            "dark": ["Deep Cell" + "".join(f"; holds {name}" for name in ["C-3PO", "R2-D2"][: 1 + enough])]
            + (["Drudge", "Idler; focus 1"] if side == "dark" else most["dark"]),
        },
        "hands": most,
        "decks": most,
        "discards": {seat: most[seat] + [f"Heat of Battle ({seat})"] * (1 + enough) for seat in most}
        if "fate" in effect
        else most,
        "cards": TWICE.replace("SIDE", side)
        .replace("UNIT", effect if user == "Drudge" else "dial +1")
        .replace("CELL", effect if user == "Deep Cell" else "dial +1"),
    }
    state = begun(data)
    answer(state, f"use {user}", "SWC-TIM-7")
    assert state.facts()["dial"] == enough
