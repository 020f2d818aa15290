"""Chapter 2 and the components of chapter 1, §2: what every card is, in every row, as players can observe it."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.errors import BadOption, OtherCards, UnknownMove
from kodeks.kernel.table import Dealer, Table

GAME = kodeks.game("arcanon")
NIGHT = ["Tetrahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Icosahedron"]
DAY = ["Initium", "Terminus", "Transitio", "Tempus", "Negatio"]
ROWS = ["-", "0", "+"]

# ARC-S9: Charges at -, 0, + when the dice show 2, 3, 5, 7, 11
CHARGES = {
    "Tetrahedron": [0, 2, 3],
    "Hexahedron": [2, 3, 5],
    "Octahedron": [3, 5, 7],
    "Dodecahedron": [5, 7, 11],
    "Icosahedron": [7, 11, 22],
}


def table_at(position: dict[str, Any], seats: int = 2, **options: Any) -> Table:
    state = GAME.position(position, seats, GAME.settle(seats, options))
    return Table(GAME, seats, "effects", options, state, Dealer("effects"))


def play(table: Table, *moves: str) -> None:
    for move in moves:
        table.play(move)


def alone(card: str, row: str) -> Table:
    """A holds Priority with this card alone in the Active column, may judge B, and has an Initium to negate."""
    places = dict.fromkeys(("Tetrahedron", "Initium"), "02")
    places[card] = row + "1"
    table = table_at({"stake": 2, "declarer": "B", "duty": "B", "done": True, "matrix": {"A": places}})
    play(table, "use Initium", "initium", "at B.2", "pass")
    return table


def name_of(table: Table, card: str) -> str:
    mine = table.state.facts()["matrices"]["0"]
    return next(str(name) for name in mine if mine[name]["card"] == card)


def use(table: Table, name: str) -> None:
    play(table, f"use {name}", *(["reroll", "at d20"] if "night" in name else ["tweak", "at d20+"]))


def effects_of(card: str, row: str) -> list[str]:
    """What its Use can create; none when it can not be Used."""
    table = alone(card, row)
    first = f"use {name_of(table, card)}"
    if first not in table.moves():
        return []
    table.play(first)
    return table.moves()


def is_doubled(card: str, row: str) -> bool:
    """Whether one Use may carry a second Effect."""
    table = alone(card, row)
    use(table, name_of(table, card))
    return "done" in table.moves()


@pytest.mark.clause("ARC-2.1.1", "ARC-2.1.2", "ARC-2.1.3", "ARC-2.0.1")
def test_a_deck_is_ten_different_cards() -> None:
    table = GAME.table(3, 1)
    hands = table.state.facts()["hands"]
    assert hands == {str(seat): NIGHT + DAY for seat in range(3)}
    assert table.view(0)["table"]["hand_sizes"] == [{"night": 5, "day": 5}] * 3


@pytest.mark.clause(
    "ARC-E1.A", "ARC-E1.B", "ARC-E1.C", "ARC-E1.D", "ARC-E1.E", "ARC-E3.2.L6", "ARC-E3.2.K1", "ARC-D-49"
)
@pytest.mark.clause("ARC-2.1.13", "ARC-E3.2.A-J", "ARC-2.2.2", "ARC-2.2.3", "ARC-2.2.4")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("card", NIGHT + DAY)
def test_a_card_delivers_what_its_form_does(card: str, row: str) -> None:
    expected = CHARGES[card][ROWS.index(row)] if card in NIGHT else 0
    assert alone(card, row).view(0)["table"]["charges"] == expected


@pytest.mark.clause("ARC-2.1.7", "ARC-2.1.11", "ARC-2.1.12", "ARC-2.1.13", "ARC-E3.2.A-J", "ARC-E3.2.K1", "ARC-D-48")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("card", NIGHT + DAY)
def test_a_use_creates_what_the_form_does(card: str, row: str) -> None:
    nothing = row == "-" and card in ["Tetrahedron", *DAY]
    own = ["reroll", "judgement"] if card in NIGHT else [card.lower(), "tweak", "peek"]
    assert sorted(effects_of(card, row)) == ([] if nothing else sorted(own))


@pytest.mark.clause("ARC-2.1.13", "ARC-E3.2.L1", "ARC-2.2.4", "ARC-D-50")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("card", NIGHT + DAY)
def test_only_day_cards_and_the_icosahedron_are_doubled_and_only_at_the_top(card: str, row: str) -> None:
    if effects_of(card, row):
        assert is_doubled(card, row) == (row == "+" and card in ["Icosahedron", *DAY])


@pytest.mark.clause("ARC-2.1.4", "ARC-2.1.5", "ARC-E3.1.A", "ARC-E3.1.B", "ARC-E3.1.C", "ARC-E3.1.D")
@pytest.mark.parametrize("row", ROWS[1:])
@pytest.mark.parametrize("card", NIGHT + DAY)
def test_night_is_hidden_and_falls_and_day_is_open_and_stays(card: str, row: str) -> None:
    table = alone(card, row)
    name = name_of(table, card)
    use(table, name)
    if "done" in table.moves():
        table.play("done")
    seen = table.view(1)["table"]["matrices"]["0"][name]
    if card in NIGHT:
        assert seen == {
            "card": "",
            "field": ROWS[ROWS.index(row) - 1] + "1",
            "used": False,
            "active": True,
            "open": False,
        }
    else:
        assert seen == {"card": card, "field": row + "1", "used": True, "active": True, "open": True}


@pytest.mark.clause("ARC-2.1.6", "ARC-2.1.8", "ARC-2.1.9")
def test_ten_different_main_effects_and_each_card_can_change_a_die() -> None:
    mains: list[str] = []
    for card in NIGHT + DAY:
        table = alone(card, "0")
        effects = effects_of(card, "0")
        assert {"reroll", "tweak"} & set(effects)
        own = [effect for effect in effects if effect not in ("reroll", "judgement", "tweak", "peek")]
        mains.append(own[0] if own else f"charges {table.view(0)['table']['charges']}")
    assert len(set(mains)) == 10


@pytest.mark.clause("ARC-2.1.10", "ARC-D-46", "ARC-E1.2")
def test_the_form_changes_with_the_row_at_once() -> None:
    table = table_at({"matrix": {"A": {"Icosahedron": "+1", "Tetrahedron": "02"}}})
    found = [table.view(0)["table"]["charges"]]
    for _ in range(2):
        use(table, "night1")
        if "done" in table.moves():
            table.play("done")
        found.append(table.view(0)["table"]["charges"])
    assert found == [22, 11, 7]


@pytest.mark.clause("ARC-2.2.1", "ARC-E2.1.A1", "ARC-E2.1.B1", "ARC-2.2.5")
def test_a_matrix_has_fifteen_fields_and_any_matrix_is_a_target() -> None:
    table = table_at({"matrix": {"A": {"Terminus": "01"}}}, seats=3)
    play(table, "use Terminus", "terminus")
    assert set(table.moves()) == {f"at {seat}.{row}{column}" for seat in "ABC" for row in "-0+" for column in "12345"}
    table = table_at({}, seats=3)
    play(table, "use Initium", "initium")
    assert set(table.moves()) == {f"at {seat}.{column}" for seat in "ABC" for column in "12345"}


@pytest.mark.clause("ARC-2.2.6", "ARC-2.2.7")
@pytest.mark.parametrize(("column", "sides", "showing"), [(1, 4, 2), (2, 6, 3), (3, 8, 5), (4, 12, 7), (5, 20, 11)])
def test_each_column_has_its_die(column: int, sides: int, showing: int) -> None:
    table = table_at({"column": column, "dice": [2, 3, 5, 7, 11]})
    table.play("resign")
    won = [note.args["die"] for note in table.log(None) if note.clause == "ARC-5.5.19"]
    assert won == [sides]
    for _ in range(column, 5):
        play(table, "skip", "skip", "resign")
    gained = {note.args["die"]: note.args["count"] for note in table.log(None) if note.clause == "ARC-5.7.3"}
    assert gained[sides] == showing


@pytest.mark.clause("ARC-2.3.1", "ARC-2.0.2")
def test_one_set_of_five_dice() -> None:
    state = GAME.new(2)
    state.play(GAME.read("order A"))
    while state.turn >= 0:
        state.play(state.moves()[0])
    rolled: list[int] = []
    while state.turn < 0:
        rolled.append(len(state.moves()))
        state.play(state.moves()[-1])
    assert rolled == [4, 6, 8, 12, 20]
    assert state.view(0)["dice"] == state.view(1)["dice"] == rolled


@pytest.mark.clause("ARC-2.4.1", "ARC-2.4.5")
def test_four_effects_are_laid_on_a_matrix() -> None:
    """The others aim at a die, a card or the Stack, so that no Effect card could mark them."""
    laid: set[str] = set()
    for card in NIGHT + DAY:
        for effect in effects_of(card, "0"):
            table = alone(card, "0")
            play(table, f"use {name_of(table, card)}", effect)
            if all(move[:5] in ("at A.", "at B.") and len(move) <= 7 for move in table.moves()):
                laid.add(effect)
    assert laid == {"initium", "terminus", "transitio", "tempus"}


@pytest.mark.clause("ARC-E2.4")
def test_there_is_no_other_way_to_influence_cards_and_dice() -> None:
    verbs = {GAME.write(move).split()[0] for move in GAME.space()}
    effects = {"initium", "terminus", "transitio", "tempus", "negatio", "tweak", "reroll", "peek", "judgement"}
    steps = {"lay", "raise", "lower", "skip", "declare", "resign", "pass", "use"}
    parts = {"at", "done", "move", "up", "down"}
    assert verbs == effects | steps | parts
    used = [effect for card in NIGHT + DAY for effect in effects_of(card, "0")]
    assert set(used) == effects


@pytest.mark.clause("ARC-E0.1", "ARC-E3.0", "ARC-2.1.6")
@pytest.mark.parametrize("effect", ["Tweak", "Reroll", "Peek", "Judgement"])
def test_a_form_is_an_operator_and_never_an_effect(effect: str) -> None:
    forms = GAME.cards(GAME.settle(2, {}))["forms"]
    assert list(forms) == NIGHT + DAY
    symbols = {form.removeprefix("Doubled ") for pair in forms.values() for form in pair}
    assert symbols <= {*NIGHT, *DAY, "Nothing"}
    with pytest.raises(BadOption, match=effect):
        GAME.table(2, 1, cardTable={"Initium": [effect, "Doubled Initium"]})


@pytest.mark.clause("ARC-D-59", "ARC-E3.1.D", "ARC-1.5")
def test_the_name_of_a_face_down_card_tells_nothing() -> None:
    """Two layouts that differ in B's Night cards alone look the same to A and to a spectator, Uses included."""
    layouts = [
        {"Tetrahedron": "03", "Hexahedron": "02", "Octahedron": "01", "Dodecahedron": "04", "Icosahedron": "+5"},
        {"Tetrahedron": "02", "Hexahedron": "04", "Octahedron": "+5", "Dodecahedron": "01", "Icosahedron": "03"},
    ]
    moves = ["declare 2", "use Initium", "initium", "at B.2", "pass", "use night1", "reroll", "at d20", "pass"]
    seen: list[list[Any]] = []
    for layout in layouts:
        table = table_at({"matrix": {"B": layout}})
        views = []
        for move in moves:
            table.play(move)
            views += [table.view(0), table.view(None)]
        seen.append(views)
    assert seen[0] == seen[1]


@pytest.mark.clause("ARC-D-30", "ARC-D-18")
def test_a_card_that_can_create_nothing_is_refused_with_the_reason_of_each_effect() -> None:
    table = table_at({}, maxUses=1)
    play(table, "use Initium", "tweak", "at d4+")
    assert [clause.id for clause in table.why_not("use night1")] == ["ARC-D-30", "ARC-D-18"]


@pytest.mark.clause("ARC-D-45", "ARC-E2.3.A")
def test_a_peek_is_told_to_its_maker_alone() -> None:
    table = table_at({}, seats=3)
    play(table, "declare 2", "use Initium", "peek", "at C.night4", "pass", "pass", "pass")
    told = {seat: any("Dodecahedron" in note.args.values() for note in table.log(seat)) for seat in (0, 1, 2, None)}
    assert told == {0: True, 1: False, 2: False, None: False}


# cardTable (ARC-D-56); tests/scenarios/arcanon/options_card_table.toml plays with one


@pytest.mark.clause("ARC-D-56")
@pytest.mark.parametrize(
    ("table", "word"),
    [
        ("mine", "mine"),
        (["Tetrahedron"], "cardTable"),
        ({"Cube": ["Nothing", "Hexahedron"]}, "Cube"),
        ({"Tetrahedron": ["Nothing"]}, "Tetrahedron"),
        ({"Tetrahedron": "Nothing"}, "Tetrahedron"),
        ({"Tetrahedron": ["Nothing", "Cube"]}, "Cube"),
        ({"Tetrahedron": ["Nothing", "Initium"]}, "Initium"),
        ({"Initium": ["Tetrahedron", "Nothing"]}, "Tetrahedron"),
        ({"Initium": ["Doubled Nothing", "Nothing"]}, "Doubled Nothing"),
        ({"Initium": ["Nothing", 2]}, "2"),
    ],
)
def test_a_bad_card_table_is_refused_by_name(table: Any, word: str) -> None:
    with pytest.raises(BadOption, match="cardTable") as refused:
        GAME.table(2, 1, cardTable=table)
    assert word in str(refused.value)


@pytest.mark.clause("ARC-D-56")
def test_the_journal_keeps_the_card_table_and_refuses_other_cards() -> None:
    forms = {"Hexahedron": ["Nothing", "Doubled Octahedron"]}
    table = GAME.table(2, 5, cardTable=forms)
    for _ in range(40):
        table.play(table.moves()[0])
    text = table.journal()
    again = kodeks.replay(text)
    assert again.options == {"cardTable": forms}
    assert again.state.dump() == table.state.dump()
    line = next(line for line in text.splitlines() if line.startswith("option cardTable"))
    for other in ("", line.replace("Nothing", "Tetrahedron") + "\n"):
        with pytest.raises(OtherCards):
            kodeks.replay(text.replace(line + "\n", other))


def test_a_column_of_two_digits_is_no_notation() -> None:
    with pytest.raises(UnknownMove):
        GAME.read("lay Tetrahedron 12")
