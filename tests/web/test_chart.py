"""Where the points of a curve stand."""

from __future__ import annotations

from kodeks.web.draw.chart import Point, chart, ticks


def test_a_chance_stands_at_its_step_and_at_its_height() -> None:
    found = chart([Point(0, 0.5), Point(5, 0.25), Point(10, 1.0)], 10, 0.5)
    assert [(one.x, one.y, one.percent) for one in found.spots] == [(0, 50, 50), (50, 75, 25), (100, 0, 100)]
    assert found.line == "M0.0 500.0L500.0 750.0L1000.0 0.0"
    assert found.area == found.line + "L1000.0 500.0L0.0 500.0Z"
    assert found.drops == []


def test_what_was_missed_stands_above() -> None:
    (drop,) = chart([Point(0, 0.5), Point(5, 0.25, 0.75)], 10, 0.5).drops
    assert (drop.step, drop.y, drop.best_y, drop.best_percent) == (5, 75, 25, 75)


def test_an_even_chance_is_less_where_more_play() -> None:
    assert chart([], 10, 1 / 5).even == 80


def test_a_single_point_is_no_curve() -> None:
    assert chart([Point(3, 0.5)], 10, 0.5).line == ""


def test_the_marks_are_round_numbers() -> None:
    assert ticks(12) == [(0, 0), (16.67, 2), (33.33, 4), (50, 6), (66.67, 8), (83.33, 10), (100, 12)]
    assert [step for _, step in ticks(232)] == list(range(0, 232, 25))
    assert ticks(0) == [(0, 0)]


def test_pins_that_would_cover_each_other_stand_side_by_side() -> None:
    def shifts(*steps: int) -> list[float]:
        return [one.shift for one in chart([Point(step, 0.2, 0.5) for step in steps], 100, 0.5).drops]

    assert shifts(30, 60) == [0, 0]
    assert shifts(50, 52) == [-13, 13] and shifts(44, 51, 56) == [-26, 0, 26]
    assert shifts(2, 4) == [0, 26] and shifts(97, 99) == [-26, 0]
