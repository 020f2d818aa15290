"""Part E of the catalogue: what holds in every game, whatever the house rules, the tempers and the number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import kodeks
from kodeks.kernel.note import WATCHER
from tests.games.archimedes.games import Step, all_played
from tests.games.archimedes.mirror import DECKS, compute, values
from tests.play import Case

IDLE = ("draw", "pass", "done")


def settled(case: Case) -> dict[str, Any]:
    return case.game.settle(case.seats, case.options)


def turns() -> Iterator[tuple[Case, Step]]:
    """Every decision of every game."""
    for case, steps in all_played():
        for step in steps:
            if step.seat >= 0:
                yield case, step


def is_play(move: str) -> bool:
    return "=" in move


def cards_of(move: str) -> list[str]:
    return move.lstrip("+−×:").replace("=", " ").split()


def rounds(steps: list[Step]) -> Iterator[list[Step]]:
    """The steps of each round: the last one is the answer after which the tokens are given."""
    current: list[Step] = []
    for step in steps:
        current.append(step)
        if len(step.after["tokens"]) > len(step.before["tokens"]):
            yield current
            current = []


def said(step: Step, clause: str) -> list[dict[str, Any]]:
    return [note.args for note in step.notes if note.clause == clause]


@pytest.mark.clause("ARM-1.2", "ARM-2.1", "ARM-2.3", "ARM-9.5", "ARM-11.1", "ARM-12.1", "ARM-D-19")
def test_01_cards_are_conserved() -> None:
    for case, steps in all_played():
        options = settled(case)
        deck = Counter({str(value): count for value, count in DECKS[options["deck"]].items()})
        assert deck.total() == 54
        deck["R"] = int(options["reiner"])
        for step in steps:
            facts = step.after
            there = Counter(facts["pile"]) + Counter(facts["draw_pile_cards"])
            for hand in facts["hands"].values():
                there.update(hand)
            assert there == +deck
            assert facts["draw_pile"] == len(facts["draw_pile_cards"])


@pytest.mark.clause("ARM-4.8", "ARM-5.3", "ARM-6.1", "ARM-6.3", "ARM-6.5")
def test_02_a_turn_changes_one_hand_by_what_was_done() -> None:
    for case, steps in all_played():
        for step, following in pairwise(steps):
            if step.seat < 0 or step.after["tokens"] != step.before["tokens"] or step.after["out"] is not None:
                continue
            after = following.after if step.move == "draw" else step.after
            wanted = {str(seat): Counter(step.before["hands"][str(seat)]) for seat in range(case.seats)}
            mine = wanted[str(step.seat)]
            if step.move == "draw":
                mine[following.move.removeprefix("card ")] += 1
            elif is_play(step.move):
                mine.subtract(cards_of(step.move))
            assert {seat: Counter(hand) for seat, hand in after["hands"].items()} == {
                seat: +hand for seat, hand in wanted.items()
            }


@pytest.mark.clause("ARM-4.9", "ARM-5.3", "ARM-7.6", "ARM-D-22", "ARM-D-23")
def test_03_the_top_is_the_result_or_stays() -> None:
    for _, step in turns():
        if step.after["round"] != step.before["round"] or step.after["pile"] == [] or step.move.startswith("name"):
            continue
        old, new = step.before["top"], step.after["top"]
        if step.move in IDLE:
            assert (new, step.after["pile"]) == (old, step.before["pile"])
            continue
        last = cards_of(step.move)[-1]
        assert step.after["pile"] == step.before["pile"] + cards_of(step.move)
        assert new in values(last)
        if step.move.startswith("=") and old:
            assert new == old


@pytest.mark.clause("ARM-4.1", "ARM-4.2", "ARM-4.5", "ARM-7.8", "ARM-12.2", "ARM-12.3", "ARM-D-03", "ARM-D-24")
def test_04_every_equation_is_true() -> None:
    checked = 0
    for case, step in turns():
        if not is_play(step.move) or step.move.startswith("="):
            continue
        sign, (operand, result) = step.move[0], cards_of(step.move)
        assert sign in settled(case)["operators"]
        tops = [step.before["top"]] if step.before["top"] else list(range(1, 14))
        triples = [(a, b, c) for a in tops for b in values(operand) for c in values(result) if compute(a, sign, b) == c]
        assert triples
        if not step.before["top"] or "R" in (operand, result):
            assert len({a for a, _, _ in triples}) == 1
        checked += 1
    assert checked > 1000


@pytest.mark.clause("ARM-6.1", "ARM-6.3", "ARM-D-08", "ARM-D-09", "ARM-D-10")
def test_05_pass_and_draw_are_told_apart_by_the_draw_pile() -> None:
    for case, steps in all_played():
        must = settled(case)["mustPlayIfAble"]
        for before, step in zip([None, *steps], steps, strict=False):
            if step.seat < 0 or step.move.startswith("name"):
                continue
            drew = before is not None and before.seat < 0 and any(note.clause == "ARM-6.1" for note in before.notes)
            idle = "draw" if step.before["draw_pile"] else "pass"
            if drew and settled(case)["afterDraw"] == "mayPlay":
                idle = "done"
            plays = [move for move in step.legal if is_play(move)]
            assert [move for move in step.legal if not is_play(move)] == ([] if must and plays else [idle])


@pytest.mark.clause("ARM-8.1", "ARM-10.1", "ARM-10.2", "ARM-D-13", "ARM-D-14")
def test_06_a_round_ends_when_a_hand_is_empty_or_all_passed_and_only_then() -> None:
    for case, steps in all_played():
        for game_round in rounds(steps):
            decisions = [step for step in game_round if step.seat >= 0 and not step.move.startswith("name")]
            row = 0
            for i, step in enumerate(decisions):
                assert len(step.before["pile"]) >= 1
                row = row + 1 if step.move == "pass" else 0
                laid = cards_of(step.move) if is_play(step.move) else []
                left = len(step.before["hands"][str(step.seat)]) - len(laid)
                ended = row == case.seats or (left == 0 and step.move != "draw")
                assert ended == (i == len(decisions) - 1)
                assert not (row == case.seats and left == 0)


@pytest.mark.clause("ARM-1.7", "ARM-2.2", "ARM-8.4", "ARM-8.5", "ARM-10.4", "ARM-10.5", "ARM-D-20")
def test_07_tokens_of_a_round() -> None:
    for case, steps in all_played():
        for game_round in rounds(steps):
            tokens = game_round[-1].after["tokens"][-1]
            went_out = [args["seat"] for step in game_round for args in said(step, "ARM-8.4")]
            if went_out:
                assert tokens[went_out[0]] == 0
                assert sorted(tokens) == [0, *range(2, case.seats + 1)]
            else:
                assert sorted(tokens) == list(range(1, case.seats + 1))


@pytest.mark.clause("ARM-1.5")
def test_08_there_are_enough_tokens() -> None:
    """25 tokens, five of each value; the 1 of an ending A goes to the box and is used up too."""
    for case, steps in all_played():
        used: Counter[int] = Counter()
        for number, tokens in enumerate(steps[-1].after["tokens"], start=1):
            used.update(token or 1 for token in tokens)
            assert all(1 <= token <= 5 and count <= min(number, 5) for token, count in used.items())
        assert used == dict.fromkeys(range(1, case.seats + 1), 5)


def final_hands(game_round: list[Step]) -> dict[int, list[str]]:
    """What was shown, and what the tied drew then (ARM-8.2, ARM-9.1)."""
    hands: dict[int, list[str]] = {}
    for step in game_round:
        for args in said(step, "ARM-8.2"):
            hands[args["seat"]] = str(args["cards"]).split()
        for args in said(step, "ARM-9.1"):
            hands[args["seat"]].append(str(args["card"]))
    return hands


def total(hand: list[str]) -> int:
    return sum(int(card) for card in hand if card != "R")


@pytest.mark.clause("ARM-8.3", "ARM-8.5", "ARM-9.2", "ARM-10.5", "ARM-12.4", "ARM-D-26")
def test_09_tokens_rise_with_the_sums() -> None:
    for case, steps in all_played():
        for game_round in rounds(steps):
            tokens = game_round[-1].after["tokens"][-1]
            hands = final_hands(game_round)
            dry = any(said(step, "ARM-D-17") for step in game_round)
            order = sorted(hands, key=lambda seat: tokens[seat])
            plain = [total(hands[seat]) for seat in order if "R" not in hands[seat]]
            assert plain == sorted(plain)
            assert dry or len(set(plain)) == len(plain)
            for seat in order:
                assert "R" not in hands[seat] or tokens[seat] == case.seats


@pytest.mark.clause("ARM-9.1", "ARM-9.2", "ARM-9.3", "ARM-9.4", "ARM-D-15", "ARM-D-18")
def test_10_only_the_tied_draw_one_card_each_in_seat_order() -> None:
    draws = 0
    for case, steps in all_played():
        for game_round in rounds(steps):
            hands: dict[int, list[str]] = {}
            waiting: list[int] = []
            dry = False
            for step in game_round:
                for args in said(step, "ARM-8.2"):
                    hands[args["seat"]] = str(args["cards"]).split()
                for args in said(step, "ARM-9.1"):
                    if not waiting:
                        sums = Counter(total(hand) for hand in hands.values() if "R" not in hand)
                        order = [(step.before["starter"] + i) % case.seats for i in range(case.seats)]
                        tied = [seat for seat in order if seat in hands and "R" not in hands[seat]]
                        waiting = [seat for seat in tied if sums[total(hands[seat])] > 1]
                    assert args["seat"] == waiting.pop(0)
                    hands[args["seat"]].append(str(args["card"]))
                    draws += 1
                    dry = step.before["draw_pile"] == 1 and not step.before["pile"]
            assert not waiting or dry, "a pass of draws stops only when no card is left"
    assert draws > 20


@pytest.mark.clause("ARM-2.1", "ARM-12.1", "ARM-12.4", "ARM-12.5", "ARM-D-22", "ARM-D-29")
def test_11_the_reiner_card() -> None:
    for case, steps in all_played():
        reiner = settled(case)["reiner"]
        for step in steps:
            everywhere = [*step.after["pile"], *step.after["draw_pile_cards"]]
            everywhere += [card for hand in step.after["hands"].values() for card in hand]
            assert everywhere.count("R") == (1 if reiner else 0)
            if step.after["pile"]:
                assert 0 <= step.after["top"] <= 13
            if step.seat >= 0 and step.before["top"] == 0:
                assert step.before["pile"] == ["R"], "open only after the set-up"
        for game_round in rounds(steps):
            for seat, hand in final_hands(game_round).items():
                if "R" in hand:
                    assert game_round[-1].after["tokens"][-1][seat] == case.seats


@pytest.mark.clause("ARM-3.1", "ARM-3.2", "ARM-4.11", "ARM-6.4", "ARM-11.2", "ARM-D-12", "ARM-D-21")
def test_12_the_highest_token_starts_and_play_goes_clockwise() -> None:
    for case, steps in all_played():
        starter: int | str = settled(case)["firstPlayer"]
        for game_round in rounds(steps):
            order = [step.seat for step in game_round if step.seat >= 0]
            if starter != "random":
                assert order[0] == starter
            for seat, following in pairwise(order):
                assert following in (seat, (seat + 1) % case.seats)
            if settled(case)["afterDraw"] == "end":
                plain = [step.seat for step in game_round if step.seat >= 0 and not step.move.startswith("name")]
                assert plain == [(plain[0] + i) % case.seats for i in range(len(plain))]
            starter = game_round[-1].after["tokens"][-1].index(case.seats)


@pytest.mark.clause("ARM-13.2", "ARM-D-20", "ARM-D-25", "ARM-D-31")
def test_13_totals_are_the_sums_of_the_tokens() -> None:
    for case, steps in all_played():
        for step in steps:
            added = [sum(tokens[seat] for tokens in step.after["tokens"]) for seat in range(case.seats)]
            assert step.after["totals"] == added
            assert all(0 <= points <= 5 * case.seats for points in added)
        endings = sum(1 for tokens in steps[-1].after["tokens"] if 0 in tokens)
        assert sum(steps[-1].after["totals"]) == 5 * case.seats * (case.seats + 1) // 2 - endings


@pytest.mark.clause("ARM-1.6", "ARM-1.8", "ARM-13.1", "ARM-13.3", "ARM-13.4", "ARM-D-33")
def test_14_five_rounds_and_one_winner() -> None:
    for _, steps in all_played():
        assert len(list(rounds(steps))) == 5
        assert len(steps[-1].after["tokens"]) == 5
        totals = steps[-1].after["totals"]
        assert totals[steps[-1].after["winner"]] == min(totals)
        assert steps[-1].after["contenders"] == [steps[-1].after["winner"]]


@pytest.mark.clause("ARM-D-32")
def test_15_nobody_sees_other_hands_and_moves_depend_on_the_own_hand() -> None:
    """The view stays the same whatever the others hold; the same hand on the same top has the same moves."""
    moves: dict[tuple[Any, ...], list[str]] = {}
    for case, steps in all_played():
        options = tuple(sorted((name, str(value)) for name, value in settled(case).items()))
        for before, step in zip([None, *steps], steps, strict=False):
            if step.seat >= 0:
                drew = before is not None and any(note.clause == "ARM-6.1" for note in before.notes)
                facts = step.before
                hand = tuple(facts["hands"][str(step.seat)])
                key = (options, hand, facts["top"], facts["draw_pile"] > 0, drew, step.move.startswith("name"))
                assert moves.setdefault(key, step.legal) == step.legal


@pytest.mark.clause("ARM-2.4", "ARM-2.5", "ARM-D-32")
def test_15_views_show_open_things_only() -> None:
    state = kodeks.game("archimedes").new(3, firstPlayer=0)
    rng = kodeks.Rng(4)
    while state.turn < 0:
        state.play(state.roll(rng))
    for seat in (0, 1, 2, WATCHER):
        view = state.view(seat)
        assert set(view["hands"]) == ({str(seat)} if seat != WATCHER else set())
        assert view["hand_sizes"] == [5, 5, 5]
        assert view["draw_pile"] == 38
        assert set(view) == {
            *("round", "starter", "player", "top", "pile", "draw_pile", "hand_sizes", "passes", "out", "symbols"),
            *("tokens_laid_out", "tokens", "contenders", "reiner_buried", "reiner_with", "hands"),
        }


def test_16_the_same_seed_and_moves_give_the_same_game() -> None:
    table = kodeks.game("archimedes").table(seats=4, seed="again", reiner=True)
    while table.turn is not None:
        table.play(table.moves()[-1])
    again = kodeks.replay(table.journal())
    assert [entry.move for entry in again.entries] == [entry.move for entry in table.entries]
    assert again.state.dump() == table.state.dump()
    other = kodeks.game("archimedes").table(seats=4, seed="another", reiner=True)
    assert other.state.dump() != kodeks.game("archimedes").table(seats=4, seed="again", reiner=True).state.dump()


@pytest.mark.clause("ARM-6.1", "ARM-10.1", "ARM-D-11")
def test_17_a_round_can_not_go_on_for_ever() -> None:
    for case, steps in all_played():
        for game_round in rounds(steps):
            quiet = 0
            for step in game_round:
                if step.seat < 0 or step.move.startswith("name"):
                    continue
                facts = step.before
                if facts["draw_pile"]:
                    assert is_play(step.move) or step.move in ("draw", "done")
                else:
                    quiet = quiet + 1 if step.move in IDLE else 0
                    assert quiet <= case.seats + 1
                    assert step.move != "draw"
