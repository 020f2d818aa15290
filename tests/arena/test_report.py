"""Rates, intervals and the table."""

from __future__ import annotations

import pytest

from kodeks.arena.play import Result
from kodeks.arena.report import balance, seating, standings, table, wilson
from kodeks.languages import language


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I: the score method
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


RESULTS = [
    Result(0, ("a", "b"), [3, 5], [0], 40),
    Result(1, ("b", "a"), [4, 6], [0], 40),
    Result(2, ("a", "b"), [5, 5], [0, 1], 40),
    Result(3, ("b", "a"), [9, 2], [1], 40),
]


def test_standings_count_shares_of_victories() -> None:
    first, second = standings(RESULTS)
    assert (first["bot"], first["games"], first["wins"], first["rate"], first["score"]) == ("a", 4, 2.5, 0.625, 4.0)
    assert (second["bot"], second["games"], second["wins"], second["score"]) == ("b", 4, 1.5, 5.75)
    assert first["interval"][0] < 0.625 < first["interval"][1]


def test_a_bot_on_two_seats_plays_for_both() -> None:
    (only,) = standings([Result(0, ("a", "a", "a"), [1, 2, 3], [0], 9)])
    assert (only["games"], only["wins"]) == (3, 1)


def test_the_table_has_a_line_for_each_bot() -> None:
    head, first, second = table(standings(RESULTS), language("en")).splitlines()
    assert head.split()[:3] == ["bot", "games", "wins"]
    assert first.split()[:5] == ["a", "4", "2.5", "62.5", "%"]
    assert second.split()[0] == "b"


def test_seats_are_counted_whoever_sits_there() -> None:
    first, second = seating(RESULTS)
    assert (first["seat"], first["wins"], first["rate"]) == ("A", 2.5, 0.625)
    assert (second["seat"], second["wins"], second["rate"]) == ("B", 1.5, 0.375)
    assert balance(seating(RESULTS), language("en")).startswith("Wins by seat: A 62.5 % (")
