"""§1, §4 to §6: Rounds and Steps follow each other as the book says, in whole games of random moves."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from kodeks.kernel.errors import BadOption, IllegalMove
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, OVER
from tests.games.arcanon.course import GAME, SIDES, give_up_round, random_game, table_at, trace, whole_log

GAMES = pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (2, 3), (3, 4), (3, 5), (4, 6)])


@pytest.mark.clause("ARC-0.4")
def test_every_blue_remark_stands_in_the_rulebook() -> None:
    remarks = "0.5 2.1.7 2.1.8 2.1.9 2.1.10 2.2.6 2.2.8 2.2.9 2.3.2 2.3.3 2.3.4 2.4.3 2.4.4 2.4.5 2.4.6 E2.4"
    remarks += " E3.2.K2 E3.2.L2 E3.2.L3 E3.2.L6"
    found = {clause.id for clause in GAME.rulebook.clauses if "note" in clause.source}
    assert found == {f"ARC-{number}" for number in remarks.split()}


@pytest.mark.clause("ARC-1.1", "ARC-5.0.1", "ARC-5.0.3", "ARC-1.2", "ARC-5.5.13", "ARC-5.6.13", "ARC-5.7.1", "ARC-D-01")
@GAMES
def test_as_many_rounds_as_players_each_of_the_same_steps(seats: int, seed: int) -> None:
    table, _ = random_game(seats, seed)
    assert re.fullmatch(f"(LR(TDBJ?){{5}}S){{{seats}}}", trace(whole_log(table)))
    assert table.state.turn == OVER


@pytest.mark.clause("ARC-1.1", "ARC-1.2", "ARC-5.0.2", "ARC-D-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_without_a_single_judgement(seats: int) -> None:
    table = GAME.table(seats, seed=seats)
    for _ in range(seats):
        give_up_round(table)
    assert trace(whole_log(table)) == ("LR" + "TDB" * 5 + "S") * seats
    assert table.state.turn == OVER


@pytest.mark.clause("ARC-D-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.table(seats)


@pytest.mark.clause("ARC-5.0.2", "ARC-5.5.8", "ARC-5.5.9", "ARC-5.5.10", "ARC-5.5.11")
@GAMES
def test_every_bidding_has_one_ending_and_a_judgement_only_if_a_player_started_it(seats: int, seed: int) -> None:
    table, _ = random_game(seats, seed)
    clauses = " ".join(note.clause for note in whole_log(table))
    for bidding in re.split(r"ARC-5\.3\.2", clauses)[1:]:
        found = Counter(bidding.split())
        assert found["ARC-5.5.8"] + found["ARC-5.5.19"] + found["ARC-5.5.10"] == 1
        assert found["ARC-5.6.2"] == found["ARC-5.5.8"] == found["ARC-E2.3.B"]


@pytest.mark.clause("ARC-4.1", "ARC-D-02")
def test_the_order_is_random() -> None:
    orders = Counter(tuple(GAME.table(3, seed).state.facts()["order"]) for seed in range(180))
    assert len(orders) == 6
    assert 15 <= min(orders.values()) <= max(orders.values()) <= 50  # 30 each on average


@pytest.mark.clause("ARC-4.2", "ARC-5.0.5", "ARC-D-02")
@GAMES
def test_each_player_leads_one_round_in_the_order_drawn_once(seats: int, seed: int) -> None:
    leaders: list[int] = []
    for moment in random_game(seats, seed)[1]:
        facts = moment.facts
        if len(leaders) < facts["round"]:
            leaders.append(facts["leader"])
            order = facts["order"]
        assert facts["order"] == order
    assert leaders == order
    assert sorted(leaders) == list(range(seats))


@pytest.mark.clause("ARC-3.1.2", "ARC-4.3", "ARC-5.4.1", "ARC-5.5.1", "ARC-5.6.1")
@GAMES
def test_the_leader_begins_every_step_and_the_judge_the_judgement(seats: int, seed: int) -> None:
    before: Any = None
    for moment in random_game(seats, seed)[1]:
        facts = moment.facts
        step = (facts["round"], facts["column"], facts["step"])
        if step != before and facts["step"] != "end":
            first = facts["judge"] if facts["step"] == "judgement" else facts["leader"]
            assert (facts["turn"], facts["priority"]) == (first, first)
            assert facts["step"] != "bidding" or facts["duty"] == first
        before = step


@pytest.mark.clause("ARC-5.1.1", "ARC-5.1.7", "ARC-5.4.1", "ARC-5.4.2", "ARC-D-02")
@GAMES
def test_cards_are_laid_and_adjusted_in_order_from_the_leader(seats: int, seed: int) -> None:
    turns: dict[Any, list[int]] = {}
    for moment in random_game(seats, seed)[1]:
        facts = moment.facts
        at = facts["order"].index(facts["leader"])
        asked = turns.setdefault((facts["round"], facts["column"], facts["step"]), [])
        if facts["step"] in ("allocation", "adjustment") and (
            facts["step"] == "allocation" or facts["turn"] not in asked
        ):
            asked.append(facts["turn"])
            assert asked[-1] == (facts["order"][at:] + facts["order"][:at])[(len(asked) - 1) % seats]
    for (_, _, step), asked in turns.items():
        assert len(asked) == {"allocation": 10 * seats, "adjustment": seats}.get(step, 0)


@pytest.mark.clause("ARC-5.2.4", "ARC-5.3.5", "ARC-5.7.1", "ARC-3.2.2", "ARC-D-62")
@GAMES
def test_roll_activation_and_summation_are_the_leaders_and_ask_nobody(seats: int, seed: int) -> None:
    leader = -1
    for moment in random_game(seats, seed)[1]:
        for note in moment.notes:
            if note.clause == "ARC-4.2":
                leader = note.args["seat"]
            if note.clause in ("ARC-5.2.1", "ARC-5.3.2", "ARC-5.7.1"):
                assert note.args["seat"] == leader
        steps = trace(moment.notes)
        if "R" in steps:
            assert [entry.seat for entry in moment.entries[1:]] == [CHANCE] * 5
            assert steps == "LRT"


@pytest.mark.clause("ARC-5.2.1", "ARC-5.2.2", "ARC-5.2.4", "ARC-2.3.1")
def test_the_dice_are_rolled_from_smallest_to_largest_and_no_player_can_move() -> None:
    state = GAME.new(2)
    for _ in range(21):  # the order of the players, then twenty cards
        state.play(state.moves()[0])
    for sides in SIDES:
        assert state.turn == CHANCE
        assert [GAME.write(move) for move in state.moves()] == [f"d{sides} {value}" for value in range(1, sides + 1)]
        assert not any(move in GAME.space() for move in state.moves())
        assert all(state.refusal(move) for move in GAME.space())
        assert state.holder() == "ARC-5.2.4"
        state.play(state.moves()[-1])
    assert state.facts()["dice"] == SIDES
    assert state.facts()["step"] == "adjustment"


@pytest.mark.clause("ARC-2.3.2", "ARC-E2.4")
@GAMES
def test_a_die_changes_only_by_tweak_and_reroll_until_the_summation(seats: int, seed: int) -> None:
    dice = [0] * 5
    for moment in random_game(seats, seed)[1]:
        cited = moment.cited
        now = moment.facts["dice"]
        if cited["ARC-5.2.1"] == cited["ARC-5.7.1"] == 0:
            changed = sum(1 for old, new in zip(dice, now, strict=True) if old != new)
            assert changed <= cited["ARC-E2.2.A"] + cited["ARC-E2.2.B"]
        assert all(0 <= value <= sides for value, sides in zip(now, SIDES, strict=True))
        dice = now


@pytest.mark.clause("ARC-5.3.1", "ARC-5.3.2", "ARC-5.3.3", "ARC-5.7.2", "ARC-5.1.10")
@GAMES
def test_the_columns_become_active_one_after_the_other_for_all(seats: int, seed: int) -> None:
    columns: list[int] = []
    for moment in random_game(seats, seed)[1]:
        facts = moment.facts
        if facts["step"] in ("allocation", "end"):
            assert set(map(tuple, facts["active"].values())) == {()}
            assert facts["charges"] == [0] * seats
        if facts["step"] == "adjustment":
            base = [f"-{facts['column']}", f"0{facts['column']}", f"+{facts['column']}"]
            assert list(facts["active"].values()) == [base] * seats
            if facts["column"] not in columns[-1:]:
                columns.append(facts["column"])
    assert columns == [1, 2, 3, 4, 5] * seats


@pytest.mark.clause("ARC-2.0.1", "ARC-5.1.6", "ARC-D-03", "ARC-E2.1.A4")
@GAMES
def test_every_round_starts_with_ten_cards_in_hand_and_ends_the_allocation_with_full_columns(
    seats: int, seed: int
) -> None:
    rounds = 0
    for moment in random_game(seats, seed)[1]:
        facts = moment.facts
        if facts["step"] == "allocation" and facts["round"] > rounds:
            rounds += 1
            assert all(len(set(hand)) == 10 for hand in facts["hands"].values())
            assert facts["matrices"] == {str(seat): {} for seat in range(seats)}
            assert facts["owners"] == facts["liars"] == [None] * 5
        if moment.cited["ARC-5.2.1"]:
            for cards in facts["matrices"].values():
                assert sorted(card["field"] for card in cards.values()) == sorted(["01", "02", "03", "04", "05"] * 2)
                assert sorted(cards[f"night{k}"]["field"] for k in range(1, 6)) == ["01", "02", "03", "04", "05"]
                assert not any(card["used"] for card in cards.values())
    assert rounds == seats


@pytest.mark.clause("ARC-5.5.6", "ARC-D-14", "ARC-5.5.7", "ARC-3.5.4", "ARC-D-20", "ARC-5.5.20", "ARC-5.6.11")
@GAMES
def test_the_stake_rises_the_bidders_dwindle_and_a_liar_comes_from_a_judgement(seats: int, seed: int) -> None:
    before: dict[str, Any] = {}
    for moment in random_game(seats, seed)[1]:
        facts = moment.facts
        cited = set(moment.cited)
        if facts["step"] == "bidding":
            assert facts["duty"] in (facts["bidders"] if facts["judge"] is None else [None])  # ARC-D-17
            assert facts["priority"] in facts["bidders"]
            if before["step"] == "bidding" and facts["column"] == before["column"]:
                assert 0 <= facts["stake"] - before["stake"] <= 2
                assert set(facts["bidders"]) <= set(before["bidders"])
            else:
                assert (facts["stake"], facts["declarer"], sorted(facts["bidders"])) == (0, None, list(range(seats)))
        if cited & {"ARC-5.5.5", "ARC-5.5.7"}:
            assert before["stack"] == []
        for owner, liar in zip(facts["owners"], facts["liars"], strict=True):
            assert liar is None or (owner is not None and owner != liar)
        if "ARC-5.6.11" not in cited and "ARC-4.2" not in cited:
            assert not before or facts["liars"] == before["liars"]
        before = facts


def changes(notes: list[Note], clause: str) -> dict[Any, tuple[Any, Any]]:
    """By the die: whose pool it changes, and by how much."""
    found: list[dict[str, Any]] = [note.args for note in notes if note.clause == clause]
    return {args["die"]: (args["seat"], -args["count"] if args["loses"] else args["count"]) for args in found}


@pytest.mark.clause("ARC-5.6.12", "ARC-5.7.3", "ARC-2.3.4", "ARC-5.6.10", "ARC-D-07", "ARC-D-10")
@GAMES
def test_pools_change_only_in_the_summation_and_a_liar_loses_what_the_winner_gains(seats: int, seed: int) -> None:
    pools = [0] * seats
    table, moments = random_game(seats, seed)
    for moment in moments:
        gains, losses = changes(moment.notes, "ARC-5.7.3"), changes(moment.notes, "ARC-5.6.12")
        assert all(losses[die][1] == -gains[die][1] for die in losses)
        assert list(gains) == sorted(gains)
        for seat, change in [*gains.values(), *losses.values()]:
            pools[seat] += change
        assert moment.facts["pools"] == pools
    best = max(pools)
    assert table.winners() == [seat for seat in range(seats) if pools[seat] == best]


@pytest.mark.clause("ARC-6.1")
def test_after_the_last_round_no_move_is_left() -> None:
    table, _ = random_game(2, 1)
    assert table.moves() == []
    assert {table.state.refusal(move) for move in GAME.space()} == {"ARC-6.1"}
    with pytest.raises(IllegalMove):
        table.play("pass")


@pytest.mark.clause("ARC-D-11", "ARC-D-06")
@pytest.mark.parametrize(("value", "winners"), [("shared", [0, 1]), ("mostDice", [0, 1]), ("fewestLiarDice", [1])])
def test_a_tie_is_broken_by_the_dice_of_the_whole_game(value: str, winners: list[int]) -> None:
    # in Round 1 B won all dice, the d4 by a Judgement of A; in Round 2 B resigns five times
    position = {"step": "summation", "dice": [2] * 5, "owners": ["B"] * 5, "liars": ["A", "", "", "", ""]}
    table = table_at({**position, "pools": [2, 0]}, [f"d{sides} 2" for sides in SIDES], tieBreak=value)
    assert table.scores() == [0, 10]
    give_up_round(table)
    assert table.scores() == [10, 10]
    assert table.winners() == winners


@pytest.mark.clause("ARC-1.5", "ARC-2.2.9")
def test_a_view_tells_nothing_of_the_charges_of_others() -> None:
    def seen(solid: str, home: str, seat: int | None) -> dict[str, Any]:
        table = table_at({"matrix": {"A": {solid: "+1", "Tetrahedron": home}}}, [])
        view = table.view(seat)
        return {name: view[name] for name in ("table", "prompt", "log", "moves", "turn")}

    assert seen("Hexahedron", "02", 0)["table"]["charges"] == 5
    assert seen("Icosahedron", "05", 0)["table"]["charges"] == 22
    for eye in (1, None):
        assert seen("Hexahedron", "02", eye) == seen("Icosahedron", "05", eye)
