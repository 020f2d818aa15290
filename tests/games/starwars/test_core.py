"""Part B of the rules where no scenario can say it: what is in the box, what stands on the cards, decks, setup."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import kodeks
from kodeks.games.starwars.cards.kind import NONE, Kind
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
from kodeks.games.starwars.decks import Deck, faults, kinds_of, read_deck, starter
from kodeks.games.starwars.moves import USE
from kodeks.games.starwars.reading.library import catalogue
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.using import Using
from kodeks.kernel.errors import BadOption, BadText
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.state import CHANCE, OVER
from kodeks.kernel.table import Table

GAME = kodeks.game("starwars")
CORE = {LIGHT: range(1, 19), DARK: range(19, 37)}
PUBLISHED = [*range(1, 37), 99, 103, 109, 112, 118, 120]
TWICE = {LIGHT: 18, DARK: 36}  # the box has a second copy of these sets
TEN = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]  # light side sets that no rule limits
TEN_DARK = [19, 20, 21, 23, 24, 25, 26, 27, 29, 30]


def set_of(number: int) -> list[Kind]:
    return [catalogue().kinds[kind] for kind in catalogue().sets[number]]


def box(side: int) -> list[Kind]:
    """The cards of one side, without the second copy and the affiliation cards."""
    return [kind for number in CORE[side] for kind in set_of(number)]


def published() -> list[Kind]:
    return [kind for number in PUBLISHED for kind in set_of(number)]


def clauses(affiliation: str, sets: list[int]) -> list[str]:
    return [fault.clause for fault in faults(Deck(AFFILIATIONS.index(affiliation), sets), catalogue())]


def position(**data: Any) -> Table:
    return Scenario("position", {"game": "starwars", "position": data, "step": [{}]}).run()


# --- B.1 components, sides, affiliations ----------------------------------------------------------------------


@pytest.mark.clause("SWC-CORE-COMP-1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_exactly_two_players(seats: int) -> None:
    assert GAME.table(2, **STARTERS).seats == 2
    with pytest.raises(BadOption):
        GAME.table(seats, **STARTERS)


STARTERS = {"lightDeck": "Jedi starter", "darkDeck": "Sith starter"}


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


# --- B.2 cards ------------------------------------------------------------------------------------------------


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


# --- B.3 objective sets and decks -------------------------------------------------------------------------------


@pytest.mark.clause("SWC-CORE-DECK-1")
def test_a_set_is_an_objective_and_five_other_cards() -> None:
    for number in PUBLISHED:
        types = [kind.type for kind in set_of(number)]
        assert types[0] == OBJECTIVE
        assert OBJECTIVE not in types[1:]
        assert len(types) == 6
    deck = Deck(AFFILIATIONS.index("Jedi"), [2, 1, 2])
    first, others = kinds_of(deck, catalogue())
    assert sorted(first + others) == sorted(catalogue().sets[1] + catalogue().sets[2] * 2)
    assert deck.text(catalogue()).splitlines()[1:] == ["1x 1 A Hero's Journey", "2x 2 In You Must Go"]


@pytest.mark.clause("SWC-CORE-DECK-1")
def test_an_unknown_or_torn_set_is_refused() -> None:
    assert clauses("Jedi", [*TEN, 999]) == ["SWC-CORE-DECK-1"]


@pytest.mark.clause("SWC-CORE-DECK-2")
def test_at_least_ten_sets_and_no_maximum() -> None:
    assert clauses("Jedi", TEN[:9]) == ["SWC-CORE-DECK-2"]
    assert clauses("Jedi", TEN) == []
    assert clauses("Jedi", [*TEN, *TEN]) == []
    assert clauses("Jedi", []) == ["SWC-CORE-DECK-2"]
    assert clauses("Jedi", [1, 1, 2, 2, 3, 3, 5, 5, 6, 6]) == [], "two copies are two sets"


@pytest.mark.clause("SWC-CORE-DECK-2")
@pytest.mark.parametrize("text", ["1 2 3 5 6 7 8 9 10 11", "", "Wookiee: 1 2 3"])
def test_a_deck_needs_an_affiliation_card(text: str) -> None:
    with pytest.raises(BadOption):
        read_deck(text)


@pytest.mark.clause("SWC-CORE-DECK-3")
def test_one_side_only() -> None:
    assert clauses("Jedi", [*TEN, 19]) == ["SWC-CORE-DECK-3"]
    assert clauses("Sith", [*TEN_DARK, 1]) == ["SWC-CORE-DECK-3"]
    with pytest.raises(BadOption):
        GAME.settle(2, {"lightDeck": "Sith starter", "darkDeck": "Sith starter"})
    with pytest.raises(BadOption):
        GAME.settle(2, {"lightDeck": "Jedi starter", "darkDeck": "Jedi starter"})


@pytest.mark.clause("SWC-CORE-DECK-4")
def test_two_copies_or_one() -> None:
    assert clauses("Jedi", [*TEN, 1]) == []
    assert clauses("Jedi", [*TEN, 1, 1]) == ["SWC-CORE-DECK-4"]
    for limited in (17, 18):
        assert clauses("Jedi", [*TEN, limited]) == []
        assert clauses("Jedi", [*TEN, limited, limited]) == ["SWC-CORE-DECK-4"]
    for limited in (35, 36):
        assert clauses("Sith", [*TEN_DARK, limited]) == []
        assert clauses("Sith", [*TEN_DARK, limited, limited]) == ["SWC-CORE-DECK-4"]
    single = {number for number in range(1, 37) if set_of(number)[0].single}
    assert single == {17, 18, 35, 36}


@pytest.mark.clause("SWC-CORE-DECK-5")
def test_affiliation_only() -> None:
    assert clauses("Rebel Alliance", [*TEN, 4]) == ["SWC-CORE-DECK-5"]
    assert clauses("Jedi", [*TEN, 4]) == []
    assert clauses("Rebel Alliance", TEN) == [], "set 1 is of the Jedi and may be mixed in"
    assert clauses("Jedi", [*TEN, 13]) == ["SWC-CORE-DECK-5"]
    assert clauses("Imperial Navy", [*TEN_DARK, 22]) == ["SWC-CORE-DECK-5"]
    assert clauses("Sith", [*TEN_DARK, 28]) == ["SWC-CORE-DECK-5"]
    locked = {number: AFFILIATIONS[set_of(number)[0].only] for number in range(1, 37) if set_of(number)[0].only != NONE}
    assert locked == {4: "Jedi", 13: "Rebel Alliance", 22: "Sith", 28: "Imperial Navy"}


@pytest.mark.clause("SWC-CORE-DECK-6")
@pytest.mark.parametrize(
    ("name", "affiliation", "sets"),
    [
        ("Jedi starter", "Jedi", [1, 2, 3, 4, 5, 6, 7, 18]),
        ("Rebel starter", "Rebel Alliance", [8, 9, 10, 11, 12, 13, 14, 18]),
        ("Sith starter", "Sith", [19, 20, 21, 22, 23, 24, 25, 36]),
        ("Navy starter", "Imperial Navy", [26, 27, 28, 29, 30, 31, 32, 36]),
    ],
)
def test_starter_decks_are_legal_as_they_are_and_only_so(name: str, affiliation: str, sets: list[int]) -> None:
    deck = starter(name)
    assert (AFFILIATIONS[deck.affiliation], deck.sets) == (affiliation, sets)
    first, others = kinds_of(deck, catalogue())
    assert (len(first), len(others)) == (8, 40)
    assert faults(deck, catalogue()) == []
    assert clauses(affiliation, sets[:7]) == ["SWC-CORE-DECK-2"]
    assert clauses(affiliation, [*sets, sets[1]]) == ["SWC-CORE-DECK-2"]
    assert clauses(affiliation, [*sets[1:], sets[1]]) == ["SWC-CORE-DECK-2"]
    other = "Smugglers and Spies" if deck.side() == LIGHT else "Scum and Villainy"
    assert "SWC-CORE-DECK-2" in clauses(other, sets)


@pytest.mark.clause("SWC-CORE-DECK-7", "SWC-CORE-SETUP-5", "SWC-CORE-SETUP-7")
@pytest.mark.parametrize("sets", [[1, 2, 3, 4, 5, 6, 7, 18], [*TEN, 12, 12]])
def test_objectives_and_command_cards_are_two_decks(sets: list[int]) -> None:
    line = Deck(AFFILIATIONS.index("Jedi"), sets).line()
    found = GAME.new(2, lightDeck=line, darkDeck="Sith starter").facts()
    n = len(sets)
    assert found["objective_deck_sizes"] == [n, 8]
    assert found["deck_sizes"] == [5 * n, 40]
    titles = [name for layer in found["objective_decks"]["0"] for name in layer]
    assert sorted(titles) == sorted(set_of(number)[0].name for number in sets)


# --- B.4 setup --------------------------------------------------------------------------------------------------


@pytest.mark.clause("SWC-CORE-SETUP-5")
def test_both_decks_are_shuffled() -> None:
    """Chance is asked for every card, with the odds of the copies that are left."""
    state = GAME.new(2, **STARTERS)
    assert state.turn == CHANCE
    assert len(state.moves()) == 8
    assert state.frames[-1].odds(state) == [1] * 8
    first = {GAME.table(2, seed, **STARTERS).entries[0].move for seed in range(12)}
    assert first <= set(state.moves())
    assert len(first) > 3, "other seeds, other objectives"


@pytest.mark.clause("SWC-CORE-SETUP-5", "SWC-CORE-SETUP-8")
def test_the_odds_of_the_starting_hand_follow_the_copies() -> None:
    state = GAME.new(2, **STARTERS)
    while state.turn == CHANCE or state.facts()["hand_sizes"] != [0, 0]:
        state.play(state.moves()[0])
    while state.turn != CHANCE:
        state.play(state.moves()[0])
    odds = dict(zip((GAME.write(move) for move in state.moves()), state.frames[-1].odds(state), strict=True))
    deck = sum(odds.values())
    assert deck == 40
    copies = Counter(kind.name for number in (1, 2, 3, 4, 5, 6, 7, 18) for kind in set_of(number)[1:])
    dark = Counter(kind.name for number in (19, 20, 21, 22, 23, 24, 25, 36) for kind in set_of(number)[1:])
    assert odds in ({f"dealt {name}": n for name, n in pile.items()} for pile in (copies, dark))


def objectives(found: dict[str, Any], seat: int) -> list[str]:
    """The current ones of a player."""
    mine = [name for name, card in found["cards"].items() if card["controller"] == seat]
    return [name for name in mine if found["cards"][name]["type"] == "objective"]


def set_up(table: Table, rng: Random) -> None:
    """Any choices until the first turn."""
    while table.state.facts()["turn_number"] == 0:
        table.play(rng.choice(table.moves()))


@pytest.mark.clause("SWC-CORE-SETUP-7", "SWC-CORE-SETUP-8", "SWC-CORE-SETUP-11", "SWC-CORE-SETUP-10")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_after_the_setup(seed: int) -> None:
    ten = Deck(AFFILIATIONS.index("Jedi"), TEN).line()
    table = GAME.table(2, seed, lightDeck=ten, darkDeck="Navy starter")
    rejected = {}
    while table.state.facts()["hand_sizes"] == [0, 0]:
        move = Random(seed).choice(table.moves())
        assert move.startswith("reject ")
        rejected[table.turn] = move.removeprefix("reject ")
        table.play(move)
    assert table.state.facts()["hand_sizes"] == [6, 6]
    assert sorted(rejected) == [0, 1]
    while table.state.facts()["turn_number"] == 0:
        moves = [move for move in table.moves() if move != "mulligan" and not move.startswith("use ")]
        table.play(moves[0])
    found = table.state.facts()
    assert found["objective_deck_sizes"] == [7, 5]
    for seat in (0, 1):
        assert found["objective_decks"][str(seat)][-1] == [rejected[seat]], "the fourth lies at the bottom"
        assert len(objectives(found, seat)) == 3
    assert found["active"] == DARK
    assert found["turn_number"] == 1


@pytest.mark.clause("SWC-CORE-SETUP-7", "SWC-CORE-SETUP-2")
def test_the_objectives_that_were_kept_are_hidden_until_they_are_turned_up() -> None:
    table = GAME.table(2, 1, **STARTERS)
    table.play(table.moves()[0])
    table.play(table.moves()[0])
    for seat in (0, 1):
        mine = table.state.view(seat)
        assert len(mine["objectives"]) == 3
        assert mine["chosen_sizes"] == [3, 3]
        for name in table.state.view(1 - seat)["objectives"]:
            assert name not in str({key: value for key, value in mine.items() if key != "objectives"})


# --- B.5 and B.6 ------------------------------------------------------------------------------------------------


@pytest.mark.clause("SWC-CORE-TERM-8")
@pytest.mark.parametrize("saved", [True, False])
def test_who_did_not_leave_play_was_not_sacrificed(saved: bool) -> None:
    """No card so far saves a sacrificed one, so the use that is paying is put there by hand."""
    state = position(state="PA", turn=4, play={"light": ["Rebel Sympathizer"]}).state
    assert isinstance(state, StarWars)
    (unit,) = [piece for piece in state.pieces() if piece.kind.title == "Rebel Sympathizer"]
    use = Using(LIGHT, unit.number, 0, unit.uid, USE)
    use.paying = True
    use.payer = unit.uid
    if not saved:
        state.cards[unit.uid] = None
    use.pay_costs(state)
    assert use.unpaid is saved


PHASES = ["balance", "refresh", "draw", "deployment", "conflict", "Force"]


@pytest.mark.clause("SWC-CORE-TURN-1", "SWC-CORE-TURN-2", "SWC-CORE-TURN-4", "SWC-CORE-DRAW-2", "SWC-CORE-REF-4")
@pytest.mark.parametrize("seed", [11, 12])
def test_the_course_of_whole_games(seed: int) -> None:
    """In random games: turns alternate, phases keep their order, hands and objectives are what they must be."""
    rng = Random(seed)
    table = GAME.table(2, seed, **STARTERS)
    set_up(table, rng)
    turn, phase, window = 1, 0, ""
    for _ in range(4000):
        if table.state.turn == OVER:
            break
        found = table.state.facts()
        if found["turn_number"] != turn:
            assert found["turn_number"] == turn + 1
            turn, phase, window = turn + 1, 0, ""
        seat = found["active"]
        assert seat == (DARK if turn % 2 else LIGHT)
        if found["state"] != "TB":  # before the first phase
            assert PHASES.index(found["phase"]) >= phase
            phase = PHASES.index(found["phase"])
            assert not (turn == 1 and found["phase"] == "conflict")
        if found["state"] != window:
            window = found["state"]
            if window == "RA":
                assert len(objectives(found, seat)) == 3
            if window == "DA":
                assert found["hand_sizes"][seat] == found["reserve"][seat]
        table.play(rng.choice(table.moves()))
    else:
        pytest.fail("the game does not end")
    assert len(table.winners()) == 1
