"""A table answers questions, takes moves by number or notation, and refuses with a reason and without a trace."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.kernel.errors import BadOption, IllegalMove, OutOfTurn, UnknownGame, UnknownMove
from kodeks.kernel.note import naming
from kodeks.kernel.offer import offers
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table


def addition() -> Table:
    """Top 3; A holds 5, 8 and 9 and is asked; B holds two 13s."""
    position = {"pile": [3], "hands": [[5, 8, 9], [13, 13]]}
    return Scenario("sum", {"game": "archimedes", "position": position, "step": [{}]}).run()


def trace(table: Table) -> tuple[object, ...]:
    return (table.state.dump(), len(table.entries), table.view(0), table.view(1), table.view(None))


def test_turn_and_moves() -> None:
    table = addition()
    assert table.turn == 0
    assert sorted(table.moves()) == ["+5=8", "draw"]
    table.play("+5=8")
    assert table.turn == 1
    assert table.moves() == ["draw"]


def test_a_move_may_be_given_by_number_or_in_other_spellings() -> None:
    by_number, by_text, spelled = addition(), addition(), addition()
    by_number.play(by_number.game.read("+5=8"))
    by_text.play("+5=8", 0)
    spelled.play(" + 5 = 8 ")
    assert by_number.state.dump() == by_text.state.dump() == spelled.state.dump()


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("-1=7", "−1=7"),
        ("–1=7", "−1=7"),
        ("*4=12", "×4=12"),
        ("x4=12", "×4=12"),
        ("X4=12", "×4=12"),
        ("/6=2", ":6=2"),
        ("÷6=2", ":6=2"),
        ("=r", "=R"),
        ("+ r = 5", "+R=5"),
        ("DRAW", "draw"),
        ("Name 5", "name 5"),
    ],
)
def test_what_keyboards_type(typed: str, move: str) -> None:
    game = kodeks.game("archimedes")
    assert game.write(game.read(typed)) == move


def test_why_not() -> None:
    table = addition()
    assert table.why_not("+5=8") == []
    assert [clause.id for clause in table.why_not("+5=9")] == ["ARM-4.5"]
    assert "correct result" in table.why_not("+5=9")[0].text()
    assert [clause.id for clause in table.why_not("draw", 1)] == ["ARM-3.2"]
    assert table.why_not("draw", 0) == []


def test_offers_are_for_the_eyes_of_the_seat_that_decides() -> None:
    table = addition()
    reasons = {move: [clause.id for clause in clauses] for move, clauses in table.offers(0)}
    assert reasons["+5=8"] == []
    assert reasons["draw"] == []
    assert reasons["pass"] == ["ARM-6.1"]
    assert reasons["=5"] == ["ARM-5.2"]
    assert reasons["+9=12"] == ["ARM-4.6"]
    assert table.offers(1) == []


def test_each_offer_has_rules_to_read_and_the_allowed_ones_come_first() -> None:
    table = addition()
    found = offers(table, 0)
    assert [offer.notation for offer in found if not offer.refused] == [offer.notation for offer in found[:2]]
    rules = {offer.notation: [clause.id for clause in offer.clauses(table)] for offer in found}
    assert rules["pass"] == ["ARM-6.1"], "what forbids it"
    assert rules["+5=8"] == [table.label("+5=8").clause], "what it is played by"


def test_the_moves_stand_in_the_view_of_the_seat_that_decides_only() -> None:
    table = addition()
    assert sorted(table.view(0)["moves"]) == ["+5=8", "draw"]
    assert table.view(1)["moves"] == []
    assert table.view(None)["moves"] == []
    assert table.view(0)["prompt"]["clause"] == "ARM-3.3"


def test_the_log_is_told_to_each_as_they_may_hear_it() -> None:
    table = kodeks.game("archimedes").table(seats=2, seed=1, firstPlayer=0)
    table.play("draw")
    mine = [note.text for note in table.log(0)]
    theirs = [note.text for note in table.log(1)]
    assert "You draw {card}" in mine
    assert "You draw {card}" not in theirs
    assert "{seat} draws a card" in theirs
    assert [note.text for note in table.log(None)] == theirs


@pytest.mark.parametrize(
    ("move", "seat", "kind", "message", "clauses"),
    [
        ("+5=9", None, IllegalMove, "+5=9 is not allowed. ARM-4.5: ", ["ARM-4.5"]),
        ("pass", 0, IllegalMove, "pass is not allowed. ARM-6.1: ", ["ARM-6.1"]),
        ("draw", 1, OutOfTurn, "draw: it is A's turn. ARM-3.2: ", ["ARM-3.2"]),
        ("card 5", None, IllegalMove, "card 5 is not allowed. ARM-3.3: ", ["ARM-3.3"]),
    ],
)
def test_an_illegal_move_names_its_clauses_and_changes_nothing(
    move: str, seat: int | None, kind: type[IllegalMove], message: str, clauses: list[str]
) -> None:
    table = addition()
    before = trace(table)
    with pytest.raises(kind) as refusal:
        table.play(move, seat)
    assert type(refusal.value) is kind
    assert str(refusal.value).startswith(message)
    assert str(refusal.value).endswith(".")
    assert refusal.value.clauses == clauses
    assert trace(table) == before


@pytest.mark.parametrize(
    "move", ["", "hop", "+5=", "=14", "+5=0", "=²", "+٣=5", "=" + "9" * 5000, 99_999, -1, "card 77"]
)
def test_an_unknown_move_says_what_moves_look_like_and_changes_nothing(move: int | str) -> None:
    table = addition()
    before = trace(table)
    with pytest.raises(UnknownMove) as error:
        table.play(move)
    assert any(word in str(error.value) for word in ("moves look like +5=8", "the cards are 1 to 13", "no move"))
    assert trace(table) == before


def test_who_mistypes_hears_what_is_legal_and_nobody_else_does() -> None:
    table = addition()
    with pytest.raises(UnknownMove, match=r"'hop' is no move; .*; legal now: draw, [+]5=8$"):
        table.play("hop", 0)
    with pytest.raises(UnknownMove) as error:
        table.why_not("hop", 1)
    assert "legal now" not in str(error.value)


def test_a_refusal_by_a_house_rule_names_the_option() -> None:
    table = kodeks.game("arcanon").table(seats=2, seed=1, maxDeclaration=1)
    while table.state.facts()["step"] != "bidding":
        table.play(table.moves()[0])
    (clause,) = table.why_not("declare 2")
    assert (clause.id, clause.about) == ("ARC-D-15", "maxDeclaration: 1")
    assert clause.text().endswith(" (maxDeclaration: 1)")
    assert clause.name() == "ARC-D-15 (maxDeclaration: 1)"
    assert table.game.rulebook["ARC-D-15"].about == "", "the rulebook's own clause stays as it is"


def test_a_refusal_by_a_card_names_the_card() -> None:
    book = kodeks.game("starwars").rulebook
    plain, about = book.all("SWC-CORE-GOLD-1 " + naming("SWC-CORE-GOLD-2", "Heat of Battle"))
    assert plain.name() == "SWC-CORE-GOLD-1"
    assert about.name() == "SWC-CORE-GOLD-2 (Heat of Battle)"
    assert about.text("pl") == f"{book['SWC-CORE-GOLD-2'].text('pl')} (Heat of Battle)"


def test_nobody_moves_when_the_game_is_over() -> None:
    position = {"pile": [4], "hands": [[4], [6]], "round": 5}
    data = {"game": "archimedes", "position": position, "step": [{"play": "=4"}]}
    table = Scenario("last", data).run()
    assert table.turn is None
    assert table.moves() == []
    assert table.winners() == [0]
    assert table.view(0)["prompt"] == {
        "clause": "ARM-13.1",
        "text": "The game is over: {seat} has won",
        "args": {"seat": 0},
    }
    before = trace(table)
    for seat in (None, 0, 1):
        with pytest.raises(IllegalMove) as refusal:
            table.play("draw", seat)
        assert refusal.value.clauses == ["ARM-13.1"]
    assert trace(table) == before


@pytest.mark.clause("ARM-1.1")
def test_the_number_of_seats_is_checked() -> None:
    game = kodeks.game("archimedes")
    for seats in (2, 3, 4, 5):
        assert game.table(seats=seats).seats == seats
    for seats in (-1, 0, 1, 6, True):
        with pytest.raises(BadOption, match="Archimedes has 2 to 5 seats, not "):
            game.table(seats=seats)


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are: .*archimedes"):
        kodeks.game("chess")


def test_a_bad_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match=r"no option is called 'joker'; there are: deck, reiner, "):
        kodeks.game("archimedes").table(joker=True)
    with pytest.raises(BadOption, match=r"option firstPlayer is a seat from 0 to 1, not 4"):
        kodeks.game("archimedes").table(seats=2, firstPlayer=4)


def test_winners_are_empty_while_the_game_goes_on() -> None:
    table = addition()
    assert table.winners() == []
    assert table.scores() == [0, 0]
