"""Clauses that no scenario can say: what chance may answer, what notation there is, what a deck must be."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.errors import BadOption, IllegalMove, UnknownMove
from kodeks.kernel.note import WATCHER
from kodeks.kernel.rng import Rng
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.state import CHANCE, OVER, State
from kodeks.kernel.table import Table

GAME = kodeks.game("archimedes")
COUNTS = {"card 1": 5, "card 2": 5, **{f"card {value}": 4 for value in range(3, 14)}}


def odds(state: State) -> dict[str, int]:
    return dict(zip([GAME.write(move) for move in state.moves()], state.odds(), strict=True))


def dealt(**options: Any) -> State:
    """A state before its first card is dealt."""
    return GAME.new(3, firstPlayer=0, **options)


def position(data: dict[str, Any], seats: int = 2, **options: Any) -> Table:
    whole = {"game": "archimedes", "seats": seats, "options": options, "position": data, "step": [{}]}
    return Scenario("position", whole).run()


@pytest.mark.clause("ARM-1.2", "ARM-1.3", "ARM-2.1", "ARM-12.1", "ARM-D-01", "ARM-D-29")
def test_the_first_card_is_any_of_the_whole_deck() -> None:
    assert odds(dealt()) == COUNTS
    assert sum(odds(dealt()).values()) == 54
    assert odds(dealt(reiner=True)) == {"card R": 1, **COUNTS}
    assert sum(odds(dealt(deck="low-heavy")).values()) == 54


@pytest.mark.clause("ARM-2.3", "ARM-11.1", "ARM-D-19")
def test_all_cards_are_shuffled_before_every_round() -> None:
    state = dealt(reiner=True)
    rng = Rng(5)
    rounds = 0
    while state.turn != OVER:
        facts = state.facts()
        if state.turn == CHANCE and facts["hand_sizes"] == [0, 0, 0] and not facts["contenders"]:
            assert odds(state) == {"card R": 1, **COUNTS}
            rounds += 1
        moves = state.moves()
        state.play(state.roll(rng) if state.turn == CHANCE else moves[rng.below(len(moves))])
    assert rounds == 5


@pytest.mark.clause("ARM-2.3", "ARM-6.1")
def test_every_card_of_the_draw_pile_is_as_likely() -> None:
    table = position({"pile": [3], "draw_pile": [5, 5, 7, 12], "hands": [[1, 13], [2, 2]]})
    state = table.state.copy()
    state.play(GAME.read("draw"))
    assert odds(state) == {"card 5": 2, "card 7": 1, "card 12": 1}
    rng = Rng(3)
    drawn = [GAME.write(state.roll(rng)) for _ in range(4000)]
    assert 1850 < drawn.count("card 5") < 2150
    assert 880 < drawn.count("card 7") < 1120
    assert set(drawn) == {"card 5", "card 7", "card 12"}


@pytest.mark.clause("ARM-1.2", "ARM-1.3", "ARM-D-01", "ARM-D-02")
@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ({"1": 5}, "option deck: a deck has 54 cards, not 5"),
        ({str(value): 4 for value in range(1, 14)}, "option deck: a deck has 54 cards, not 52"),
        ({"14": 54}, "option deck: '14' is no card; the values are 1 to 13"),
        ({"0": 54}, "option deck: '0' is no card"),
        ({"R": 54}, "option deck: 'R' is no card"),
        ({"²": 54}, "option deck: '²' is no card"),
        ({"1": 54}, "option deck: 1 has 0 to 15 copies, not 54"),
        ({"1": -1}, "option deck: 1 has 0 to 15 copies, not -1"),
        ({"1": True}, "option deck: 1 has 0 to 15 copies, not True"),
        ("tarot", "option deck is default or low-heavy or a table of counts by value, not 'tarot'"),
        (54, "option deck is default or low-heavy or a table of counts by value, not 54"),
    ],
)
def test_a_deck_is_54_cards_of_1_to_13(deck: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.table(deck=deck)
    assert str(error.value).startswith(sentence)


@pytest.mark.clause("ARM-4.2", "ARM-D-06")
@pytest.mark.parametrize("operators", ["", "+%", ["+", "mod"], 5, []])
def test_operators_are_some_of_the_four(operators: Any) -> None:
    with pytest.raises(BadOption, match="option operators is some of "):
        GAME.table(operators=operators)
    assert GAME.table(operators=":+").settled["operators"] == "+:"


@pytest.mark.clause("ARM-4.4", "ARM-5.1", "ARM-7.1", "ARM-7.7", "ARM-D-05")
@pytest.mark.parametrize(
    "text",
    ["+5", "+5 8", "5=8", "5+3=8", "8=3+5", "=3+5", "+5+3=11", "+=8", "==8", "+5=8=8", "=", "draw pass"],
)
def test_there_is_no_notation_for_anything_else(text: str) -> None:
    with pytest.raises(UnknownMove):
        GAME.read(text)


@pytest.mark.clause("ARM-8.1", "ARM-D-14")
@pytest.mark.parametrize(
    ("top", "play"), [(3, "×2=6"), (8, "−2=6"), (8, "−6=2"), (4, "+2=6"), (12, ":2=6"), (12, ":6=2")]
)
def test_each_of_these_plays_ends_the_round(top: int, play: str) -> None:
    table = position({"pile": [top], "hands": [[2, 6], [6, 6]], "round": 5})
    table.play(play)
    assert table.turn is None
    assert table.scores() == [0, 2]


@pytest.mark.clause("ARM-D-07")
def test_a_wrong_equation_costs_nothing() -> None:
    table = position({"pile": [3], "hands": [[5, 8, 7], [13, 13]]})
    before = table.state.dump()
    for _ in range(3):
        with pytest.raises(IllegalMove):
            table.play("+5=7")
    assert table.state.dump() == before
    table.play("+5=8")


def buried(seats: int = 2, **options: Any) -> State:
    """The Reiner card was turned up and lies under the draw pile; everybody draws until one card is left there."""
    state = GAME.new(seats, reiner=True, reinerFlip="redraw", firstPlayer=0, **options)
    rng = Rng(9)
    while not state.facts()["pile"]:
        flip = state.facts()["hand_sizes"] == [5] * seats and not state.facts()["reiner_buried"]
        plain = [move for move in state.moves() if GAME.write(move) != "card R"]
        state.play(GAME.read("card R") if flip else plain[rng.below(len(plain))])
    while state.facts()["draw_pile"] > 1:
        assert state.facts()["reiner_buried"]
        if state.turn == CHANCE:
            assert "card R" not in odds(state)
            assert GAME.write(state.roll(rng)) != "card R"
        state.play(state.roll(rng) if state.turn == CHANCE else GAME.read("draw"))
    return state


@pytest.mark.clause("ARM-D-22")
def test_a_reiner_card_under_the_draw_pile_comes_last_and_everybody_knows_who_has_it() -> None:
    state = buried()
    assert state.facts()["draw_pile_cards"] == ["R"]
    player = state.turn
    state.play(GAME.read("draw"))
    assert odds(state) == {"card R": 1}
    assert GAME.write(state.roll(Rng(1))) == "card R"
    state.play(GAME.read("card R"))
    for seat in (0, 1, WATCHER):
        assert state.view(seat)["reiner_with"] == player
        assert not state.view(seat)["reiner_buried"]
        for seed in range(20):
            world = state.guess(seat, Rng(seed))
            assert "R" in world.facts()["hands"][str(player)]
            assert world.facts()["draw_pile_cards"] == []
            assert world.view(seat) == state.view(seat)
    state.play(GAME.read("pass"))
    state.play(GAME.read("=R"))
    for seat in (0, 1, WATCHER):
        assert state.view(seat)["reiner_with"] is None
        assert state.view(seat)["pile"][-1] == "R"
        assert state.guess(seat, Rng(3)).view(seat) == state.view(seat)


@pytest.mark.clause("ARM-D-22")
def test_while_it_lies_there_nobody_guesses_it_elsewhere() -> None:
    state = buried(3)
    for seat in (0, 1, 2, WATCHER):
        assert state.view(seat)["reiner_buried"]
        for seed in range(20):
            world = state.guess(seat, Rng(seed))
            assert world.facts()["draw_pile_cards"] == ["R"]
            assert not any("R" in hand for hand in world.facts()["hands"].values())


def halves() -> tuple[list[int], list[int]]:
    """All cards but one 13 in two hands of 27 and 26 cards with the same sum."""
    cards = sorted(int(card.removeprefix("card ")) for card, count in COUNTS.items() for _ in range(count))[:-1]
    more, less = cards[::2], cards[1::2]
    wanted = sum(cards) // 2
    one, other = next((a, b) for a in more for b in less if sum(more) - a + b == wanted)
    more[more.index(one)], less[less.index(other)] = other, one
    return more, less


@pytest.mark.clause("ARM-9.5", "ARM-D-16", "ARM-D-22")
def test_shuffled_with_the_calculation_pile_it_comes_at_any_time() -> None:
    """The Reiner card was drawn from under the draw pile and played; then all pass and are tied."""
    state = GAME.new(2, reiner=True, reinerFlip="redraw", firstPlayer=0)
    hands = halves()
    assert sum(hands[0]) == sum(hands[1]) == 177
    first = [hands[0].pop() for _ in range(5)] + [hands[1].pop() for _ in range(5)]
    for card in [*first, "R", 13]:
        state.play(GAME.read(f"card {card}"))
    while state.facts()["draw_pile"]:
        hand = hands[state.turn]
        state.play(GAME.read("draw"))
        state.play(GAME.read(f"card {hand.pop()}" if hand else "card R"))
    for move in ("pass", "=R", "pass", "pass"):
        state.play(GAME.read(move))
    assert state.facts()["draw_pile_cards"] == ["R", "13"]
    assert odds(state) == {"card R": 1, "card 13": 1}
    assert {GAME.write(state.roll(Rng(seed))) for seed in range(20)} == {"card R", "card 13"}


@pytest.mark.clause("ARM-D-30")
def test_the_final_tie_is_drawn_from_all_cards() -> None:
    data = {"pile": [4], "hands": [[4], [5], [6]], "totals": [9, 7, 9], "round": 5}
    table = position(data, 3, reiner=True)
    state = table.state.copy()
    state.play(GAME.read("=4"))
    assert odds(state) == {"card R": 1, **COUNTS}
    state.play(GAME.read("card 5"))
    state.play(GAME.read("card 5"))
    assert odds(state) == {"card R": 1, **COUNTS, "card 5": 2}


@pytest.mark.clause("ARM-D-12")
def test_everybody_may_begin_as_likely() -> None:
    state = GAME.new(4)
    assert odds(state) == {"first A": 1, "first B": 1, "first C": 1, "first D": 1}


@pytest.mark.clause("ARM-D-15")
def test_the_order_of_tie_draws_has_one_value() -> None:
    assert GAME.table(tieDrawOrder="seat").settled["tieDrawOrder"] == "seat"
    with pytest.raises(BadOption, match="option tieDrawOrder is seat, not 'age'"):
        GAME.table(tieDrawOrder="age")
