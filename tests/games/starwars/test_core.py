"""B.1 and B.2 where no scenario can say it: what is in the box, what stands on the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import (
    AFFILIATION,
    AFFILIATIONS,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    KEYWORDS,
    LIGHT,
    NEUTRAL,
    OBJECTIVE,
    UNIT,
)
from kodeks.games.starwars.reading.library import catalogue
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.kernel.errors import BadOption, BadText
from tests.games.starwars.core import (
    GAME,
    PUBLISHED,
    STARTERS,
    TEN,
    TEN_DARK,
    TWICE,
    box,
    clauses,
    position,
    published,
    set_of,
)


@pytest.mark.clause("SWC-CORE-COMP-1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_exactly_two_players(seats: int) -> None:
    assert GAME.table(2, **STARTERS).seats == 2
    with pytest.raises(BadOption):
        GAME.table(seats, **STARTERS)


@pytest.mark.clause("SWC-CORE-COMP-2")
def test_the_box_has_240_cards() -> None:
    force_cards = sum(GAME.new(2, **STARTERS).facts()["force_cards"])
    cards = 0
    for side in (LIGHT, DARK):
        affiliations = [kind for kind in catalogue().kinds if kind.type == AFFILIATION and kind.side == side]
        mine = len(box(side)) + len(set_of(TWICE[side])) + len(affiliations)
        assert mine == 117
        cards += mine
    assert cards + force_cards == 240


@pytest.mark.clause("SWC-CORE-COMP-2", "SWC-CORE-CARD-1")
@pytest.mark.parametrize(
    ("side", "wanted"),
    [
        (LIGHT, {OBJECTIVE: 18, UNIT: 41, ENHANCEMENT: 17, EVENT: 23, FATE: 9}),
        (DARK, {OBJECTIVE: 18, UNIT: 47, ENHANCEMENT: 13, EVENT: 21, FATE: 9}),
    ],
)
def test_how_many_of_each_type(side: int, wanted: dict[int, int]) -> None:
    assert Counter(kind.type for kind in box(side)) == wanted
    assert {kind.side for kind in box(side)} == {side}


@pytest.mark.clause("SWC-CORE-COMP-4", "SWC-CORE-SETUP-4", "SWC-CORE-SETUP-6", "SWC-CORE-SETUP-1", "SWC-CORE-COMP-6")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_table_before_the_first_choice(seed: int) -> None:
    found = GAME.table(2, seed, **STARTERS).state.facts()
    assert found["dial"] == 0
    assert found["balance"] == "light"
    assert found["force_cards"] == [3, 3]
    assert found["turn_number"] == 0


@pytest.mark.clause("SWC-CORE-AFF-1")
def test_three_affiliations_on_each_side() -> None:
    light = ["Jedi", "Rebel Alliance", "Smugglers and Spies"]
    dark = ["Sith", "Imperial Navy", "Scum and Villainy"]
    found = [kind for kind in catalogue().kinds if kind.type == AFFILIATION]
    assert [AFFILIATIONS[kind.affiliation] for kind in found if kind.side == LIGHT] == light
    assert [AFFILIATIONS[kind.affiliation] for kind in found if kind.side == DARK] == dark
    for name in light:
        assert clauses(name, TEN) == []
        assert set(clauses(name, TEN_DARK)) == {"SWC-CORE-DECK-3"}
    for name in dark:
        assert clauses(name, TEN_DARK) == []
        assert set(clauses(name, TEN)) == {"SWC-CORE-DECK-3"}


@pytest.mark.clause("SWC-CORE-AFF-2", "SWC-CORE-AFF-1")
def test_neutral_cards_belong_to_a_side() -> None:
    counted = {LIGHT: Counter({"Neutral": 48, "Jedi": 31, "Rebel Alliance": 25, "Smugglers and Spies": 4})}
    counted[DARK] = Counter({"Neutral": 40, "Imperial Navy": 33, "Sith": 30, "Scum and Villainy": 5})
    for side in (LIGHT, DARK):
        assert Counter(AFFILIATIONS[kind.affiliation] for kind in box(side)) == counted[side]
    assert set_of(18)[0].affiliation == set_of(36)[0].affiliation == NEUTRAL
    assert clauses("Jedi", [*TEN, 18]) == []
    assert clauses("Jedi", [*TEN, 36]) == ["SWC-CORE-DECK-3"]
    assert clauses("Sith", [*TEN_DARK, 36]) == []
    assert clauses("Sith", [*TEN_DARK, 18]) == ["SWC-CORE-DECK-3"]


@pytest.mark.clause("SWC-CORE-AFF-4", "SWC-CORE-DRAW-3")
def test_an_affiliation_card_gives_one_resource_and_a_reserve_of_six() -> None:
    for kind in catalogue().kinds:
        if kind.type == AFFILIATION:
            assert kind.resources == 1
            assert kind.capacity == 0
    assert position(state="PA").state.facts()["reserve"] == [6, 6]


@pytest.mark.clause("SWC-CORE-CARD-2", "SWC-CORE-CARD-3", "SWC-CORE-CARD-4", "SWC-CORE-CARD-5", "SWC-CORE-CARD-6")
def test_what_stands_on_a_card_of_each_type() -> None:
    for kind in published():
        name = f"{kind.title} {kind.prints}"
        if kind.type == OBJECTIVE:
            assert kind.resources > 0, name
            assert kind.capacity > 0, name
            assert kind.cost == kind.force == kind.priority == 0, name
        elif kind.type == UNIT:
            assert kind.capacity > 0, name
            assert kind.cost >= 0, name
            assert kind.priority == 0, name
        elif kind.type == ENHANCEMENT:
            assert kind.capacity == kind.priority == 0, name
            assert kind.free or kind.host is not None, f"{name} says what it enhances"
        elif kind.type == EVENT:
            assert kind.capacity == kind.priority == kind.resources == 0, name
            assert len(kind.abilities) == 1, name
        else:
            assert kind.type == FATE, name
            assert kind.priority > 0, name
            assert kind.cost == kind.capacity == kind.resources == 0, name
            assert kind.affiliation == NEUTRAL, name
        if kind.type != UNIT:
            assert not any(kind.icons), f"only units have combat icons: {name}"
            assert not kind.edge, name


@pytest.mark.clause("SWC-CORE-CARD-2", "SWC-CORE-CARD-3", "SWC-CORE-CARD-4", "SWC-CORE-CARD-5", "SWC-CORE-CARD-7")
@pytest.mark.parametrize(
    ("side", "sums"),
    [
        (LIGHT, {"cost": 133, "resources": 33, "force": 128, "capacity": 154, "priority": 45}),
        (DARK, {"cost": 150, "resources": 35, "force": 130, "capacity": 180, "priority": 54}),
    ],
)
def test_the_numbers_of_all_core_cards_add_up(side: int, sums: dict[str, int]) -> None:
    assert {name: sum(getattr(kind, name) for kind in box(side)) for name in sums} == sums
    icons = [sum(kind.icons[i] for kind in box(side)) for i in range(6)]
    assert icons == ([31, 4, 10, 9, 7, 18] if side == LIGHT else [29, 5, 12, 24, 4, 19])


@pytest.mark.clause("SWC-CORE-CARD-3", "SWC-CORE-CARD-7")
def test_single_cards_in_full() -> None:
    """UD, T, BD, then the edge-enabled ones."""
    wanted = {
        "Luke Skywalker": (4, 0, 3, [2, 0, 1, 0, 0, 1], 3),
        "Mon Mothma": (3, 2, 2, [0, 0, 0, 0, 1, 0], 2),
        "Emperor Palpatine": (6, 0, 5, [0, 2, 1, 0, 1, 1], 3),
        "Coruscant Defense Fleet": (5, 0, 2, [0, 0, 0, 5, 0, 0], 5),
        "Home One": (5, 0, 3, [2, 0, 2, 0, 0, 0], 3),
        "R2-D2": (0, 1, 0, [0, 0, 0, 0, 0, 0], 1),
    }
    for title, facts in wanted.items():
        kind = catalogue().by_name[title]
        assert (kind.cost, kind.resources, kind.force, kind.icons, kind.capacity) == facts, title


@pytest.mark.clause("SWC-CORE-CARD-11", "SWC-CORE-DECK-1")
def test_every_card_has_its_set_its_place_in_it_and_its_number() -> None:
    for number in PUBLISHED:
        for place, kind in enumerate(set_of(number), start=1):
            printed = [one for one in kind.prints if one[:2] == (number, place)]
            assert len(printed) == 1, kind.title
            assert printed[0][2].isdigit(), f"{kind.title} has a card number"
            assert len(printed[0][2]) == 4, kind.title
    core = sorted({int(one[2]) for kind in box(LIGHT) + box(DARK) for one in kind.prints if one[0] <= 36})
    assert core == list(range(1, 172)), "the numbers of the Core Set have no gap"


@pytest.mark.clause("SWC-CORE-CARD-12")
def test_which_cards_are_unique() -> None:
    titles = {kind.title for kind in box(LIGHT) + box(DARK)}
    unique = {kind.title for kind in box(LIGHT) + box(DARK) if kind.unique}
    assert len(titles) == 167
    assert len(unique) == 23
    assert {"Luke Skywalker", "Trench Run", "Vader's Lightsaber", "Devastator"} < unique
    assert not {"Nightsister", "Rancor", "Jedi Lightsaber", "X-Wing Escort"} & unique


@pytest.mark.clause("SWC-CORE-KEY-PIL")
def test_the_list_of_keywords_is_complete() -> None:
    alone = {"Elite", "Limited", "Shielding", "Targeted Strike", "No Enhancements", "Influence"}
    assert set(KEYWORDS) == alone
    card = "[989-6] Banner\n  unit, light, cost 1, Force 1, capacity 1\n  keywords {}\n"
    for words in [*alone, "Edge 2", "Pilot 1", "Protect Character"]:
        (kind,) = read_cards(card.format(words))
        assert kind.keywords or kind.edge == 2 or kind.pilot == 1 or kind.protects
    with pytest.raises(BadText, match="'Unlimited' is no keyword"):
        read_cards(card.format("Unlimited"))
    for kind in box(LIGHT) + box(DARK):
        assert kind.pilot == NONE, "Pilot came later"
        assert not kind.keywords & KEYWORDS["Influence"], "Influence came later"


@pytest.mark.clause("SWC-CORE-CARD-4", "SWC-CORE-KEY-ENH")
def test_an_enhancement_must_say_what_it_enhances() -> None:
    card = "[989-6] Banner\n  enhancement, light, cost 1, Force 1\n"
    with pytest.raises(BadText, match="say what it enhances"):
        read_cards(card)
    (kind,) = read_cards(card + "  host: Character unit\n")
    assert kind.host is not None
    assert kind.host.traits == ["Character"]


@pytest.mark.clause("SWC-CORE-CARD-6")
def test_a_fate_card_must_have_a_priority() -> None:
    with pytest.raises(BadText, match="priority"):
        read_cards("[989-6] Omen\n  fate, light, Force 1\n  fate: draw 1\n")
