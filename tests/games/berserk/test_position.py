"""Positions built by hand: what no battle can reach is refused with the rule that it breaks."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.games.berserk.state import Berserk
from kodeks.kernel.errors import BadPosition
from tests.games.berserk.invariants.battle import game

CARDS = """
[T1] Plain
type: creature
class: guard
cost: 3 silver
movement: 2
lives: 6
strike: 1-2-3

[T2] Stranger
type: creature
cost: 3 silver
movement: 1
lives: 6
strike: 1-2-3

[T3] Ghost
type: creature
class: guard
cost: 3 silver
movement: 1
lives: 4
strike: 1-1-1
en: Incorporeal.

[T4] Only
type: creature
cost: 3 silver
movement: 1
lives: 4
strike: 1-1-1
en: [:unq].

[T5] Hawk
type: flyer
cost: 3 silver
lives: 4
strike: 1-1-1

[T6] Shield
type: equipment shield
cost: 1 silver

[T7] Buckler
type: equipment shield
cost: 1 silver

[T8] Leech
type: symbiote
cost: 1 silver
lives: 3
strike: 1-1-1

[T9] Stone
type: artifact
cost: 1 silver
lives: 3

[T10] Bog
type: terrain
cost: 1 silver

[T11] Spring
type: terrain
cost: 1 silver
"""


def build(**data: Any) -> Berserk:
    data = {"cards": CARDS, **data}
    settled = game().settle(2, {})
    state = game().for_table(settled, data).position(data, 2, settled)
    assert isinstance(state, Berserk)
    state.begin()
    return state


def mine(*lines: str, **data: Any) -> dict[str, Any]:
    return {"play": {"A": [*lines], "B": ["e6 Plain"]}, **data}


def theirs(*lines: str, **data: Any) -> dict[str, Any]:
    return {"play": {"A": ["a1 Plain"], "B": [*lines]}, **data}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        # what can not be read
        ({"colour": 1}, "a position of Berserk has no colour"),
        ({"play": 5}, "play is a table of keys, not 5"),
        ({"play": {"C": []}}, "play has no C; it has: A, B"),
        ({"decks": {"A": "Plain"}}, "decks.A is a list of texts, not 'Plain'"),
        ({"turn": 0}, "turn is a number from 1 to 999, not 0"),
        ({"turn": True}, "turn is a number from 1 to 999, not True"),
        ({"first": "C"}, "first is one of A, B, not 'C'"),
        ({"step": "middle"}, "step is one of"),
        ({"cards": 5}, "cards is a text, not 5"),
        (mine("c9 Plain"), "a card begins with its cell"),
        (mine("c3 Plane"), "no card is called 'Plane'"),
        (mine("c3 Pla"), "there are: Plain"),
        (mine("c3 Plain; sleepy"), "'sleepy' is not one of: closed, hidden"),
        (mine("c3 Plain; wounds many"), "'wounds many' is not one of"),
        (mine("c3 Plain; with wings of gold"), "'c3 Plain; with wings of gold'"),
        (mine("c3 Plain", walls=["c3"]), "occupied already (BRS-ZONE-9)"),
        # places
        (mine("c3 Plain", "c3 Plain"), "Plain stands there (BRS-MOVE-3)"),
        (mine("c3+ Shield"), "nobody is there to ride on (BRS-SYM-8)"),
        (mine("c3 Hawk", "a1 Plain"), "kept in the additional zone: write z (BRS-ZONE-10)"),
        (mine("c3 Bog", "a1 Plain"), "kept in the additional zone: write z (BRS-ZONE-10)"),
        (mine("z Plain"), "not kept in the additional zone (BRS-ZONE-10)"),
        (mine("c3 Plain; with flight"), "kept in the additional zone: write z (BRS-ZONE-10)"),
        (mine("c3 Shield", "a1 Plain"), "rides on a card: write c2+ (BRS-SYM-8)"),
        (mine("c3 Plain", "c3+ Stranger"), "rides on no card (BRS-SYM-8)"),
        # riders
        (mine("c3 Stranger", "c3+ Shield"), "which has no class (BRS-EQ-3)"),
        (mine("c3 Ghost", "c3+ Shield"), "can not be on Ghost (BRS-EQ-3)"),
        (mine("c3 Stone", "c3+ Shield", "a1 Plain"), "an artifact (BRS-ART-5)"),
        (mine("c3 Plain", "c3+ Shield", "c3+ Buckler"), "not the only one of its class on Plain (BRS-EQ-6)"),
        (mine("c3 Stone", "c3+ Leech", "a1 Plain"), "can not live on Stone (BRS-SYM-2)"),
        (mine("c3 Ghost", "c3+ Leech"), "which is incorporeal (BRS-SYM-4)"),
        # what lies on cards
        (mine("c3 Plain; wounds 6"), "would be dead: it has 6 lives (BRS-WND-3)"),
        (mine("c3 Plain; wounds 8; lives 2"), "would be dead: it has 8 lives (BRS-WND-3)"),
        (mine("c3 Plain", "z Bog; wounds 1"), "has no lives (BRS-CARD-4)"),
        (mine("c3 Plain", "c3+ Shield; lives 1"), "has no lives (BRS-CARD-4)"),
        (mine("c3 Plain", "b1 Stone; lives 1"), "can not have additional lives (BRS-ART-3)"),
        (mine("c3 Plain; lives 5; with maximum 8 [:tgh]"), "more lives than it can have (BRS-KW-maksimum-zhizney)"),
        (mine("c3 Plain; chips 3; with maximum 2 [:cnt]"), "at most 2 chips (BRS-KW-maksimum-fishek)"),
        (mine("c3 Plain; souls 1"), "chips of incarnation lie in the graveyard (BRS-CHIP-9)"),
        (mine("c3 Plain; closed; steps 1"), "it has no movement left (BRS-MOVE-8)"),
        (mine("c3 Plain", "c3+ Leech; steps 1"), "never moves by units (BRS-MOVE-12)"),
        (mine("c3 Plain; steps 9"), "has at most 2 steps (BRS-MOVE-7)"),
        (mine("c3 Plain; hunts 3"), "strikes a flyer in this turn (hunts 1), or in its next one (hunts 2) (BRS-FLY-7)"),
        (mine("c3 Plain", "b1 Stone; with poison 1"), "can not have poison 1 (BRS-ART-4)"),
        (mine("c3 Ghost; with poison 1"), "can not have poison 1 (BRS-KW-nelegalnost)"),
        (mine("c3 Plain; with curse until the start of turn 3"), "this is turn 3, it would be over (BRS-TURN-9)"),
        (mine("c3 Plain; owner B until the end of turn 2"), "this is turn 3, it would be over (BRS-TURN-9)"),
        (mine("c3 Plain; owner C"), "'owner C' is not one of"),
        (mine("c3 Plain; poison 2"), "a feature is said as 'with poison 2'"),
        (mine("c3 Plain", "c3+1+ Shield"), "nobody is there to ride on (BRS-SYM-8)"),
        # squads
        (mine("c3 Stone"), "play.A has no creature: the game would be over (BRS-END-1)"),
        (mine("c3 Plain", "z Bog", "z Spring"), "play.A has more than one terrain (BRS-TER-2)"),
        (mine("c3 Only", "d3 Only"), "is unique and stands there twice (BRS-KW-unikalnost)"),
        # face down
        (mine("c3 Plain; hidden"), "can not be hidden now (BRS-REV-2)"),
        (theirs("c6 Plain; hidden", turn=3), "can not be hidden now (BRS-REV-2)"),
        (theirs("c5 Plain; hidden", turn=1), "can not be hidden now (BRS-REV-2)"),
        (theirs("c6 Plain; hidden; wounds 1", turn=1), "would have been revealed by what is on it (BRS-REV-3)"),
        (theirs("c6 Plain; hidden", "c6+ Leech", turn=1), "can not be on Plain, which is hidden (BRS-REV-16)"),
    ],
)
def test_what_can_not_be_is_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        build(**data)
    assert sentence in str(refusal.value)


def test_what_lies_on_a_card_is_there() -> None:
    state = build(
        **mine(
            "c3 Plain; wounds 2; chips 1; lives 3; with armour 2; with curse until the end of turn 4; steps 1",
            "c3+ Shield; closed",
            "z Hawk; owner B",
            graves={"A": ["Stranger", "Plain"]},
            decks={"B": ["Ghost"]},
        )
    )
    facts = state.facts()
    plain = facts["cards"]["c3"]
    assert (plain["wounds"], plain["lives"], plain["full"], plain["chips"], plain["steps"]) == (2, 7, 9, 1, 1)
    assert plain["has"] == ["armour 2", "curse"]
    assert facts["cards"]["c3+1"] | {"name": "Shield", "host": "c3", "closed": True} == facts["cards"]["c3+1"]
    assert (facts["cards"]["z1"]["control"], facts["cards"]["z1"]["owner"]) == ("A", "B")
    assert facts["graves"]["A"] == ["Stranger", "Plain"]
    assert facts["decks"]["B"] == ["Ghost"]


def test_a_card_may_lie_hidden_where_the_rules_let_it() -> None:
    state = build(**theirs("c6 Plain; hidden", "e4 Plain", turn=1))
    assert state.view(0)["cards"]["c6"] == {"hidden": True, "control": 1, "closed": False}
    assert state.view(1)["cards"]["c6"]["name"] == "Plain"


def test_a_position_may_begin_at_the_end_of_a_turn() -> None:
    state = build(**mine("c3 Plain; closed", step="end", turn=3))
    assert (state.turns, state.active) == (4, 1)


def test_without_a_feature() -> None:
    state = build(**mine("c3 Ghost; without incorporeal", "c3+ Shield"))
    assert state.facts()["cards"]["c3+1"]["host"] == "c3"
