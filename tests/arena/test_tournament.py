"""The same games whatever the number of processes; seats rotate; a stop keeps what was played."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kodeks
from kodeks.arena.executor import executor
from kodeks.arena.play import Pairing, Result, play
from kodeks.arena.schedule import EACH, GAUNTLET, League
from kodeks.arena.tournament import Tournament
from kodeks.kernel.errors import BadOption

ARCHIMEDES = kodeks.game("archimedes")
THREE = League(ARCHIMEDES, ("a", "b", "c"), 3, 6, "x", {})


def played(processes: int, games: int = 6) -> list[Result]:
    league = League(ARCHIMEDES, ("search:8", "random"), 2, games, "3", {"reiner": "on"}, journal=True)
    tournament = Tournament(league)
    assert tournament.run(executor(processes), lambda result: None)
    return tournament.results()


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
        assert result.decisions == sum(result.kinds.values())


def test_every_bot_takes_every_seat_with_the_same_deals() -> None:
    todo = list(THREE.pairings())
    assert [pairing.bots for pairing in todo[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [pairing.seed for pairing in todo] == ["x/0"] * 3 + ["x/1"] * 3


def test_bots_share_the_seats_when_there_are_more() -> None:
    (first, second, *_) = replace(THREE, bots=("a", "b"), seats=4).pairings()
    assert first.bots == ("a", "b", "a", "b")
    assert second.bots == ("b", "a", "b", "a")


def test_too_many_bots() -> None:
    with pytest.raises(BadOption, match="3 bots do not fit on 2 seats"):
        replace(THREE, seats=2).matches()


def test_each_plays_each_on_both_seats_of_each_deal() -> None:
    league = replace(THREE, seats=2, games=2, form=EACH)
    seen = [(pairing.bots, pairing.seed) for pairing in league.pairings()]
    once = [(("a", "b"), "x/0"), (("a", "c"), "x/0"), (("b", "c"), "x/0")]
    assert seen == [*once, *((bots[::-1], seed) for bots, seed in once)]


def test_a_gauntlet_is_the_first_against_the_others() -> None:
    assert replace(THREE, seats=2, form=GAUNTLET).matches() == [("a", "b"), ("a", "c")]
    with pytest.raises(BadOption, match="two bots that are different"):
        replace(THREE, bots=("a",), form=EACH).matches()


# a match that is decided

LONG = League(ARCHIMEDES, ("a", "b"), 2, 100, "x", {})


def won(number: int, bot: str) -> Result:
    bots = ("a", "b") if number % 2 == 0 else ("b", "a")
    return Result(number, bots, [0, 0], [bots.index(bot)], 1)


def test_a_match_ends_when_it_is_decided_and_later_games_do_not_count() -> None:
    tournament = Tournament(LONG, until=True)
    for number in range(60):
        tournament.take(won(number, "a"))
    counted = len(tournament.results())
    assert 5 <= counted <= 15, "who wins ten of ten is the stronger one"
    assert tournament.ended == {0: counted - 1}
    assert list(tournament.todo()) == []


def test_in_which_order_games_end_changes_nothing() -> None:
    there, back = Tournament(LONG, until=True), Tournament(LONG, until=True)
    for number in range(60):
        there.take(won(number, "b"))
        back.take(won(59 - number, "b"))
    assert there.results() == back.results()


def test_equal_bots_play_all_their_games() -> None:
    tournament = Tournament(LONG, until=True)
    for number in range(100):
        tournament.take(won(number, "ab"[number // 2 % 2]))
    assert tournament.ended == {}
    assert len(tournament.results()) == 100


def test_what_is_known_is_not_played_again() -> None:
    tournament = Tournament(replace(LONG, games=4), known=[won(1, "a"), won(2, "b")])
    assert [pairing.number for pairing in tournament.todo()] == [0, 3]


# stopping


def test_a_stopped_game_has_no_result() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    assert play(Pairing(0, ARCHIMEDES, ("random", "random"), "1"), stop) is None
    assert asked == 6


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_keeps_what_was_played(processes: int) -> None:
    results: list[Result] = []

    def done(result: Result) -> None:
        results.append(result)
        if len(results) == 2:
            raise KeyboardInterrupt

    endless = Tournament(League(ARCHIMEDES, ("random",), 2, 10**9, "1", {}))
    assert not endless.run(executor(processes), done)
    assert len(results) == 2
