"""What comes to the same either way is not asked, where only bots could tell."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from kodeks.web.errors import Refused
from kodeks.web.room import Room
from kodeks.web.story import story
from kodeks.windows import MOOT, moot
from tests.web.rooms import GREEDY, HOST, JAN, do, new

KEY = "the server's"
LIGHT, DARK = 0, 1
GAMES, MOVES = 40, 600


@cache
def at_discards(seat: int) -> tuple[str, ...]:
    """All answers of a random game up to where this seat lays the cards of an edge stack onto its discard pile."""
    for seed in range(GAMES):
        table, rng = new("starwars").game.table(2, seed), Random(seed)
        for _ in range(MOVES):
            if table.turn is None:
                break
            if table.turn == seat and table.prompt(seat).name == "order discards":
                return tuple(table.game.write(entry.move) for entry in table.entries)
            table.play(rng.choice(table.state.moves()))
    raise AssertionError("no such question")


def room_at_discards(seat: int, foe: str = "") -> Room:
    room = new("starwars", given=list(at_discards(seat)))
    do(room, room.sit(HOST, "Ewa", seat))
    do(room, room.sit(foe, "Jan", 1 - seat) if foe else room.seat_bot(HOST, 1 - seat, GREEDY))
    do(room, room.start(HOST))
    return room


def test_the_order_of_discards_is_asked_of_who_has_a_card_that_minds_it() -> None:
    assert room_at_discards(DARK).passes() == MOOT, "SWC-CORE-TERM-7: no card of its deck takes the topmost one"
    assert room_at_discards(LIGHT).passes() == "", "It Binds All Things takes the topmost one"


def test_with_another_person_everything_is_asked() -> None:
    assert room_at_discards(DARK, foe=JAN).passes() == ""


def test_the_table_gives_an_answer_that_is_no_decision_of_the_person() -> None:
    room = room_at_discards(DARK)
    table, before = room.playing(), len(room.answers())
    due = room.due(KEY)
    assert due == room.asked_at, "at once"
    told = story(table, DARK, room.spared)
    made = do(room, room.auto_pass(KEY, room.asked_at))[0]
    assert (made.kind, made.text, made.person) == ("move", table.game.write(room.answers()[before]), "")
    assert room.spared == {before}
    assert story(table, DARK, room.spared)[: len(told)] == told, "the story goes on over it"
    again = room_at_discards(DARK)
    again.apply([made])
    assert again.spared == {before}, "the rows tell it"


def test_who_takes_back_is_asked_whatever_it_comes_to() -> None:
    room = room_at_discards(DARK)
    do(room, room.auto_pass(KEY, room.asked_at))
    with pytest.raises(Refused):
        room.auto_pass(KEY, -1.0)
    do(room, room.ask_back(DARK))
    assert room.passes() == ""


def test_an_answer_that_changes_something_is_asked() -> None:
    table = new("starwars").game.table(2, 5)
    assert moot(table) == "", "which objective is put away"
