"""House rules: every listed value is taken, from data and from text; everything else is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.errors import BadOption
from kodeks.kernel.journal import write_value
from kodeks.kernel.option import Option, as_number, settle
from tests.play import all_cases, playable

OPTIONS = [(name, option) for name in playable() for option in kodeks.game(name).options]
EVERY = pytest.mark.parametrize(("name", "option"), OPTIONS, ids=[f"{name}-{option.name}" for name, option in OPTIONS])


@EVERY
def test_the_default_and_every_listed_value_are_taken(name: str, option: Option) -> None:
    assert option.parse(option.default) == option.default
    assert option.values()
    assert option.default in option.values()
    for value in option.values():
        assert option.parse(value) == value
        assert option.parse(write_value(value)) == value, "as a journal and a command line write it"


@EVERY
def test_a_bad_value_is_refused_by_name(name: str, option: Option) -> None:
    for value in ("whatever", -7, 10**6, "9" * 5000, None, 1.5, ["?"], {"?": 1}, "²"):
        with pytest.raises(BadOption) as error:
            option.parse(value)
        assert str(error.value).startswith(f"option {option.name}")


@EVERY
def test_a_switch_is_no_number(name: str, option: Option) -> None:
    for value in (True, False):
        if option.is_switch():
            assert option.parse(value) is value
        elif not option.words:
            with pytest.raises(BadOption):
                option.parse(value)


@EVERY
def test_it_says_what_may_be_chosen_and_which_ruling_it_changes(name: str, option: Option) -> None:
    ruling = kodeks.game(name).rulebook.by_id[option.ruling]
    assert ruling.kind == "ruling"
    assert option.name in ruling.option.split()
    for word in option.words:
        assert word in option.choices()


@pytest.mark.parametrize("name", playable())
def test_every_ruling_with_an_option_has_it(name: str) -> None:
    game = kodeks.game(name)
    named = {option for ruling in game.rulebook.rulings for option in ruling.option.split()}
    assert named - {"players"} == {option.name for option in game.options}, "players is the number of seats"


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_journal_keeps_the_options(case: Any) -> None:
    table = case.table()
    again = kodeks.replay(table.journal())
    assert again.settled == table.settled
    assert again.options == table.options


def test_options_that_are_data_survive_a_journal() -> None:
    deck = {"1": 6, "2": 6, "3": 5, "4": 5, **{str(value): 4 for value in range(5, 13)}}
    table = kodeks.game("archimedes").table(deck=deck, operators=["+", "-"], firstPlayer=1)
    again = kodeks.replay(table.journal())
    assert again.settled == table.settled
    assert again.settled["operators"] == "+−"
    assert again.settled["deck"] == deck
    assert again.settled["firstPlayer"] == 1


def test_a_switch_reads_words() -> None:
    switch = Option("light", "X", False)
    assert [switch.parse(word) for word in ("on", "yes", "true", "True", True)] == [True] * 5
    assert [switch.parse(word) for word in ("off", "no", "false", "OFF", False)] == [False] * 5
    with pytest.raises(BadOption, match="option light is on or off, not 'maybe'"):
        switch.parse("maybe")


def test_a_number_has_bounds_and_may_have_words() -> None:
    option = Option("cap", "X", "none", words=("none",), low=2, high=5)
    assert [option.parse(value) for value in ("none", 2, "5")] == ["none", 2, 5]
    assert option.values() == ["none", 2, 5]
    for value in (1, 6, "6", True, "-2"):
        with pytest.raises(BadOption, match="option cap is none or a number from 2 to 5, not "):
            option.parse(value)


def test_settle_fills_in_defaults_and_refuses_strangers() -> None:
    options = [Option("light", "X", False), Option("cap", "Y", 3, low=2, high=5)]
    assert settle(options, {"cap": "4"}) == {"light": False, "cap": 4}
    with pytest.raises(BadOption, match="no option is called 'lamp'; there are: light, cap"):
        settle(options, {"lamp": True})


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("17", 17), ("007", 7), ("", -1), ("-1", -1), ("²", -1), ("٣", -1)]
)
def test_numbers_in_plain_digits(text: str, number: int) -> None:
    assert as_number(text) == number
    assert as_number("9" * 10) == -1
