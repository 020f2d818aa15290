"""Arcanon at the terminal: a whole game, hidden Night cards, the Stack, and typed moves."""

from __future__ import annotations

import pytest

from kodeks.games.arcanon.face import terminal as arcanon
from kodeks.kernel.game import game
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.terminal.sitting import Setup, Sitting
from terminal.table import Driver, sit

NAMES = ["Ewa", "Bolek", "Celina"]


def arcanon_setup(*players: str) -> Setup:
    made = Setup("arcanon", len(players))
    made.players = list(players)
    made.seed = "5"
    return made


def test_a_whole_game_against_a_bot() -> None:
    async def story(table: Driver) -> None:
        decided = 0
        while table.table.turn is not None:
            await table.press("enter")
            decided += 1
        assert decided > 20
        assert "The game is over" in table.text
        assert "ARC-6.1" in table.text
        assert "Victory: " in table.text

    sit(story, arcanon_setup("Ewa", "bot:random").sitting())


@pytest.mark.parametrize(("size", "seats"), [((80, 24), 2), ((100, 30), 3), ((120, 40), 6)])
def test_the_table_in_the_allocation(size: tuple[int, int], seats: int) -> None:
    async def story(table: Driver) -> None:
        text = table.text
        for part in ("Round 1 of", "allocation", "A Ewa", "you have 0 Charges", "In hand:", "Leader", "ARC-5.1.1"):
            assert part in text
        assert "Lay Tetrahedron in column 1" in text

    sit(story, arcanon_setup("Ewa", *["bot:random"] * (seats - 1)).sitting(), size=size)


def test_a_move_typed_in_notation_and_one_that_is_not_allowed() -> None:
    async def story(table: Driver) -> None:
        await table.type("declare 4")
        assert "declare 4 is not allowed: ARC-" in table.text
        await table.press("escape")
        await table.type("lay Tetrahedron 9")
        assert "is no move. Moves look like this: lay " in table.text
        await table.press("ctrl+u")
        await table.type("lay Icosahedron 1")
        assert "You lay Icosahedron face-down" in table.text

    sit(story, arcanon_setup("Ewa", "bot:random").sitting())


def test_face_down_cards_of_the_other_person_stay_hidden() -> None:
    async def story(table: Driver) -> None:
        await table.press("enter")
        first = "Ewa" if "▶ A Ewa" in table.text else "Bolek"
        await table.type("lay Icosahedron 1")
        assert "You lay Icosahedron face-down" in table.text
        await table.press("enter")  # seen: hide my cards
        assert "Icosahedron" not in table.text
        await table.press("enter")
        assert f"{first} lays a Night card face-down" in table.text
        assert "You lay Icosahedron" not in table.text
        assert "▒¹" in table.text
        assert "d20¹" not in table.text

    sit(story, arcanon_setup("Ewa", "Bolek").sitting())


def allocated() -> Table:
    """Everybody has laid the solids in order, and the Day cards as they stand in the book."""
    table: Table = game("arcanon").table(2, seed=5)
    days = ["Initium", "Terminus", "Transitio", "Tempus", "Negatio"]
    nights = ["Tetrahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Icosahedron"]
    while table.view(None)["table"]["step"] == "allocation":
        legal = table.moves()
        column = legal[0].split()[-1]
        wanted = [f"lay {nights[int(column) - 1]} {column}", f"lay {days[int(column) - 1]} {column}"]
        table.play(next(move for move in wanted if move in legal))
    return table


def drawn(table: Table, seat: int | None, code: str = "en", width: int = 60) -> str:
    return arcanon.draw(table.view(seat), NAMES[: table.seats], language(code).of(table.game), width, table.game).plain


def test_the_drawing_shows_dice_matrices_and_the_active_column() -> None:
    table = allocated()
    text = drawn(table, 0)
    assert "d4¹ Ini" in text
    assert "d20⁵ Neg" in text
    assert "▒¹ Ini" in text  # the other's Night card lies face-down
    assert "▼d4:" in text
    assert "k4¹ Ini" in drawn(table, 0, "pl")
    assert "d4¹" not in drawn(table, None)


def test_the_drawing_shows_stake_stack_and_removed_cards() -> None:
    table = allocated()
    while table.view(None)["table"]["step"] == "adjustment":
        table.play("skip")
    table.play("declare 2")
    turn = table.turn
    table.play("pass")
    table.play("use night1")
    table.play("reroll")
    table.play("at d4")
    assert turn is not None
    text = drawn(table, turn)
    assert f"stake 2 by {NAMES[turn]}" in text
    assert "Stack:  #1 reroll d4" in text
    assert "Stos:  #1 Przerzut k4" in drawn(table, turn, "pl")
    assert "Стек:  #1 Переброс d4" in drawn(table, turn, "ru")
    view = table.view(turn)
    view["table"]["matrices"][str(turn)]["Tempus"]["field"] = "removed"
    assert "removed: Tempus" in arcanon.draw(view, NAMES[:2], language("en").of(table.game), 60, table.game).plain


def test_a_sitting_of_arcanon_is_kept_and_loaded() -> None:
    sitting = Sitting(allocated())
    sitting.keep()
    assert Sitting.load(sitting.path).table.state.dump() == sitting.table.state.dump()
