"""Positions built by hand: what no game can reach is refused with what to write instead."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.note import WATCHER
from kodeks.kernel.state import State

GAME = kodeks.game("starwars")


def build(**data: Any) -> State:
    settled = GAME.settle(2, {})
    state = GAME.for_table(settled, data).position(data, 2, settled)
    state.begin()
    return state


def light(*lines: str) -> dict[str, Any]:
    return {"play": {"light": list(lines)}}


def dark(*lines: str) -> dict[str, Any]:
    return {"play": {"dark": list(lines)}}


def engaged(objective: str = "Imperial Command", turn: int = 4, **more: Any) -> dict[str, Any]:
    units = {"light": ["Luke Skywalker", "Jedi Lightsaber; on Luke Skywalker"], "dark": ["Nightsister"]}
    return {"turn": turn, "play": units, "engagement": {"objective": objective, **more}}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        # what can not be read
        ({"colour": 1}, "a position of Star Wars has no colour"),
        ({"play": 5}, "play is a table of keys, not 5"),
        ({"play": {"grey": []}}, "play has no grey; it has: light, dark"),
        ({"decks": 5}, "decks is a table of keys, not 5"),
        ({"decks": {"light": "Yoda"}}, "decks.light is a list of cards, not 'Yoda'"),
        ({"hands": {"light": [7]}}, "hands.light is a list of cards, not [7]"),
        ({"hands": {"light": ["Yodel"]}}, "no card is called 'Yodel'"),
        ({"hands": {"light": ["Heat of Battle"]}}, "there are: Heat of Battle (light), Heat of Battle (dark)"),
        ({"affiliations": {"ligth": "Jedi"}}, "affiliations has no ligth"),
        ({"affiliations": {"light": "Sith"}}, "affiliations.light can not be 'Sith'"),
        ({"affiliations": {"dark": "Neutral"}}, "affiliations.dark can not be 'Neutral'"),
        ({"balance": "grey"}, "'grey' is no side: write light or dark"),
        ({"turn": 0}, "turn is a number from 1 to 999, not 0"),
        ({"turn": True}, "turn is a number from 1 to 999, not True"),
        ({"dial": 12}, "dial is a number from 0 to 11, not 12"),
        ({"dial": -1}, "dial is a number from 0 to 11, not -1"),
        ({"dial_damage": 10}, "dial_damage is a number from 0 to 9, not 10"),
        ({"state": "XX"}, "state is one of TB, B0"),
        ({"cards": 5}, "cards is a text, not 5"),
        (light("Luke Skywalker; focus -1"), "'focus -1' is not understood"),
        (light("Luke Skywalker; asleep"), "'asleep' is not understood"),
        # affiliation cards
        (
            light("Rebel Alliance affiliation"),
            "each side has one affiliation card in play; affiliations.light says which",
        ),
        (light("Sith affiliation"), "each side has one affiliation card in play"),
        (light("Jedi affiliation", "Jedi affiliation; focus 1"), "play.light names the affiliation card twice"),
        (light("Luke Skywalker; focus 1; focus 2"), "say focus once"),
        (light("Luke Skywalker; committed; committed"), "say committed once"),
        (light("Jedi affiliation; damage 1"), "Jedi affiliation can not carry damage"),
        (light("Jedi affiliation; shields 1"), "Jedi affiliation can not have a shield"),
        (light("Jedi affiliation; committed"), "Jedi affiliation can not be committed"),
        # out of play
        ({"hands": {"light": ["Nightsister"]}}, "Nightsister is a card of the dark side: write it in hands.dark"),
        ({"hands": {"dark": ["Yoda (2)"]}}, "Yoda (2) is a card of the light side: write it in hands.light"),
        ({"decks": {"light": ["Nightsister"]}}, "Nightsister is a card of the dark side: write it in decks.dark"),
        ({"bags": {"light": ["Nightsister"]}}, "Nightsister is a card of the dark side: write it in decks.dark"),
        ({"discards": {"dark": ["C-3PO"]}}, "C-3PO is a card of the light side: write it in discards.light"),
        ({"objective_decks": {"dark": ["Hit and Run"]}}, "write it in objective_decks.light"),
        ({"objective_decks": {"dark": ["Nightsister"]}}, "objective_decks.dark holds objectives alone"),
        ({"hands": {"light": ["Hit and Run"]}}, "hands.light can not hold an objective"),
        ({"decks": {"dark": ["Sith affiliation"]}}, "decks.dark can not hold an objective or an affiliation card"),
        ({"victory": {"dark": ["Imperial Command"]}}, "victory.dark can not hold Imperial Command"),
        ({"victory": {"light": ["Nightsister"]}}, "victory.light can not hold Nightsister"),
        ({"victory": {"light": ["Imperial Command"] * 3}}, "the game is over: write at most two"),
        # in play
        (light("Heat of Battle (light)"), "Heat of Battle (light) is never in play"),
        (dark("Force Choke"), "Force Choke is never in play: write it in hands, decks or discards"),
        (dark("Nightsister", "Force Choke; on Nightsister"), "Force Choke is never in play"),
        (light(*["Hit and Run"] * 4), "play.light has at most three objectives"),
        (dark(*["Imperial Command"] * 4), "play.dark has at most three objectives"),
        (light("Luke Skywalker", "Luke Skywalker"), "Luke Skywalker is unique: one of that title is in play"),
        (light("Yoda (2)", "Yoda (112)"), "Yoda is unique"),
        (
            {"play": {"light": ["Luke Skywalker"], "dark": ["Luke Skywalker"]}},
            "Luke Skywalker is unique: one of that title is in play, on both sides together",
        ),
        (light(*["Rebel Trooper; committed"] * 4), "a side has three Force cards, so at most three committed units"),
        # tokens
        (dark("Nightsister; damage 1"), "Nightsister with 1 damage would be destroyed: its damage capacity is 1"),
        (light("Hit and Run; damage 9"), "Hit and Run with 9 damage would be destroyed"),
        (
            light("Luke Skywalker", "Jedi Lightsaber; on Luke Skywalker; damage 1"),
            "Jedi Lightsaber can not carry damage",
        ),
        (light("Cloud City Casino; shields 1"), "Cloud City Casino can not have a shield"),
        (light("Hit and Run; committed"), "Hit and Run can not be committed"),
        ({"turn": 4, **light("Hit and Run; engaged 1")}, "Hit and Run can not have been engaged in this turn"),
        (light("Luke Skywalker; engaged 1"), "Luke Skywalker can not have been engaged in this turn"),
        # on and below other cards
        (light("Luke Skywalker", "Jedi Lightsaber"), "say what it enhances: 'Jedi Lightsaber; on CARD'"),
        (light("Jedi Lightsaber; on Luke Skywalker"), "'Luke Skywalker' is not in play"),
        (light("X-Wing", "Jedi Lightsaber; on X-Wing"), "Jedi Lightsaber of the light side can not enhance X-Wing"),
        (light("Luke Skywalker", "C-3PO; on Luke Skywalker"), "C-3PO of the light side can not enhance Luke Skywalker"),
        (
            light("Luke Skywalker", "Cloud City Casino; on Luke Skywalker"),
            "Cloud City Casino of the light side can not",
        ),
        (light("Luke Skywalker", "Jedi Lightsaber; on Luke Skywalker; on Luke Skywalker"), "it enhances one card"),
        (
            {"play": {"light": ["Luke Skywalker"], "dark": ["TIE Fighter", "Black Squadron Pilot; on Luke Skywalker"]}},
            "Black Squadron Pilot of the dark side can not enhance Luke Skywalker",
        ),
        (
            dark("Nightsister", "Intimidated; on Nightsister"),
            "Intimidated of the dark side can not enhance Nightsister: choose a card that its text names",
        ),
        (dark("Rancor", "Mandalorian Armor; on Rancor"), "Mandalorian Armor of the dark side can not enhance Rancor"),
        (
            dark("TIE Fighter", *["Black Squadron Pilot; on TIE Fighter"] * 2),
            "TIE Fighter has at most one Pilot on it",
        ),
        (light("Hit and Run; holds C-3PO"), "Hit and Run can not hold C-3PO: objectives of the dark side hold"),
        (dark("Nightsister; holds C-3PO"), "Nightsister can not hold C-3PO"),
        (dark("Imperial Command; holds Nightsister"), "Nightsister can not be captured"),
        (dark("Imperial Command; holds Hit and Run unseen"), "Hit and Run can not be captured"),
        (dark("Admiral Piett; fate Nightsister"), "Nightsister can not lie on Admiral Piett"),
        (dark("Imperial Command; fate Heat of Battle (dark)"), "can not lie on Imperial Command"),
        # engagements
        (engaged("Draw Their Fire"), "Draw Their Fire is not an objective that the active player can engage"),
        (engaged("Nightsister"), "Nightsister is not an objective that the active player can engage"),
        (engaged("dial"), "is not an objective that the active player can engage"),
        (engaged("Hit and Run"), "'Hit and Run' is not in play"),
        (engaged(attackers=["Nightsister"]), "the attackers are units of the light side, each named once"),
        (engaged(defenders=["Luke Skywalker"]), "the defenders are units of the dark side"),
        (engaged(attackers=["Jedi Lightsaber"]), "the attackers are units of the light side"),
        (engaged(attackers=["Luke Skywalker"] * 2), "each named once"),
        (engaged(attackers="Luke Skywalker"), "engagement.attackers is a list of cards"),
        (engaged(state="XX"), "the state of an engagement is one of EA1, E3"),
        (engaged(state="E3", edge="light"), "nobody has the edge in E3: leave engagement.edge out"),
        (engaged(state="EA3", edge="grey"), "'grey' is no side"),
        (engaged(winner="light"), "an engagement has no winner"),
        (engaged("Draw Their Fire", turn=1), "the dark side's first turn has no conflict phase"),
        ({"state": "CA", **engaged()}, "inside an engagement, engagement.state says where it stands"),
        ({"state": "CA", "turn": 1}, "the dark side's first turn has no conflict phase: give turn = 2 or more"),
    ],
)
def test_what_no_game_can_reach_is_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        build(**data)
    assert sentence in str(error.value)


def test_what_a_game_can_reach_is_built() -> None:
    can_be: list[dict[str, Any]] = [
        light("Hit and Run; focus 3; shields 2"),  # a card may add a second shield
        light("Luke Skywalker; damage 2; focus 2; committed"),
        dark(
            "Kuati Security Team; damage 1", "Nightsister", "Nightsister", "Twi'lek Loyalist; committed"
        ),  # under another's control
        dark("Luke Skywalker", "Jedi Lightsaber; on Luke Skywalker"),
        {"victory": {"dark": ["Hit and Run"] * 3, "light": ["Imperial Command"] * 2}, "dial": 0},
        {"hands": {"light": []}, "decks": {"light": []}, "objective_decks": {"light": []}},
        engaged(attackers=[], defenders=[], state="E6a"),  # all of them may be gone
        {"state": "F0", "turn": 1},
    ]
    for data in can_be:
        build(**data)


MISSIONS = """
[978-1] Errand of the Desk
  mission, light, cost 1, resources 0, capacity 3
"""


@pytest.mark.clause("SWC-EXT-MIS-1", "SWC-EXT-MIS-2", "SWC-EXT-MIS-4")
def test_a_mission_lies_with_the_opponent_alone() -> None:
    build(cards=MISSIONS, **dark("Errand of the Desk; damage 2; holds C-3PO"))
    build(
        cards=MISSIONS,
        victory={"light": ["Errand of the Desk", "Imperial Command"]},
        hands={"light": ["Errand of the Desk"]},
    )
    for data, sentence in (
        (light("Errand of the Desk"), "Errand of the Desk is a mission: it lies with the opponent, in play.dark"),
        (dark("Errand of the Desk", "Errand of the Desk"), "play.dark has at most one mission"),
        (dark("Errand of the Desk; damage 3"), "Errand of the Desk with 3 damage would be destroyed"),
        ({"objective_decks": {"light": ["Errand of the Desk"]}}, "objective_decks.light holds objectives alone"),
        ({"victory": {"dark": ["Errand of the Desk"]}}, "victory.dark can not hold Errand of the Desk"),
    ):
        with pytest.raises(BadPosition) as error:
            build(cards=MISSIONS, **data)
        assert sentence in str(error.value)


@pytest.mark.clause("SWC-CORE-AFF-4")
def test_an_affiliation_line_is_about_the_one_that_is_there() -> None:
    facts = build(**light("Jedi affiliation; focus 1")).facts()
    assert facts["cards"]["Jedi affiliation"]["focus"] == 1
    assert "Jedi affiliation #2" not in facts["cards"]
    assert len([name for name, card in facts["cards"].items() if card["type"] == "objective"]) == 6, (
        "and the usual ones"
    )


@pytest.mark.clause("SWC-FAQ-2.5b")
def test_a_captive_may_be_unseen() -> None:
    state = build(**dark("Imperial Command; holds Leia Organa; holds C-3PO unseen"))
    seen = [state.view(seat)["cards"]["Imperial Command"]["captured"] for seat in (0, 1, WATCHER)]
    assert seen == [["Leia Organa", ""], ["Leia Organa", "C-3PO"], ["Leia Organa", ""]]
