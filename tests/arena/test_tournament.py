"""The same games whatever the number of processes; seats rotate; a stop keeps what was played."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.arena.play import Pairing, Result, play
from kodeks.arena.tournament import pairings, run
from kodeks.kernel.errors import BadOption


def played(processes: int, games: int = 6) -> list[Result]:
    results: list[Result] = []
    todo = pairings(kodeks.game("archimedes"), ["search:8", "random"], 2, games, 3, {"reiner": "on"}, journal=True)
    assert run(todo, processes, results.append)
    return sorted(results, key=lambda result: result.number)


def test_one_process_and_two_play_the_same_games() -> None:
    assert played(1) == played(2)


def test_a_result_is_what_its_journal_says() -> None:
    for result in played(1, games=2):
        table = kodeks.replay(result.journal)
        assert table.turn is None
        assert (table.scores(), table.winners()) == (result.scores, result.winners)
        assert tuple(table.players) == result.bots
        assert table.options == {"reiner": True}
        assert result.decisions == sum(entry.seat >= 0 for entry in table.entries)


def test_every_bot_takes_every_seat_with_the_same_deals() -> None:
    todo = list(pairings(kodeks.game("archimedes"), ["a", "b", "c"], 3, 6, "x", {}))
    assert [pairing.bots for pairing in todo[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [pairing.seed for pairing in todo] == ["x/0"] * 3 + ["x/1"] * 3


def test_bots_share_the_seats_when_there_are_more() -> None:
    (first, second, *_) = pairings(kodeks.game("archimedes"), ["a", "b"], 4, 4, 1, {})
    assert first.bots == ("a", "b", "a", "b")
    assert second.bots == ("b", "a", "b", "a")


def test_too_many_bots() -> None:
    with pytest.raises(BadOption, match="3 bots do not fit on 2 seats"):
        next(pairings(kodeks.game("archimedes"), ["a", "b", "c"], 2, 4, 1, {}))


def test_a_stopped_game_has_no_result() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    assert play(Pairing(0, kodeks.game("archimedes"), ("random", "random"), "1"), stop) is None
    assert asked == 6


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_keeps_what_was_played(processes: int) -> None:
    results: list[Result] = []

    def done(result: Result) -> None:
        results.append(result)
        if len(results) == 2:
            raise KeyboardInterrupt

    endless = pairings(kodeks.game("archimedes"), ["random"], 2, 10**9, 1, {})
    assert not run(endless, processes, done)
    assert len(results) == 2
