"""Events of one moment: their order is given or chosen, and what one sets off is finished before the next."""

from __future__ import annotations

from kodeks.kernel.events import FIXED, NEXT, ByTurns, Simultaneous, write_next
from kodeks.kernel.state import OVER, Frame
from tests.kernel.toy import Bell, Bells


def ring(*bells: Bell, chooser: int = FIXED) -> Bells:
    state = Bells([Simultaneous([*bells], chooser, "BEL-1")])
    state.begin()
    return state


def test_a_fixed_order_asks_nobody() -> None:
    state = ring(Bell("a"), Bell("b"), Bell("c"))
    assert state.turn == OVER
    assert state.rung == ["a", "b", "c"]


def test_a_seat_chooses_the_order_one_by_one() -> None:
    state = ring(Bell("a"), Bell("b"), Bell("c"), chooser=1)
    assert state.turn == 1
    assert state.rung == []
    assert [write_next(move) for move in state.moves()] == ["next 1", "next 2", "next 3"]
    state.play(NEXT - 2)
    assert state.rung == ["c"]
    assert state.turn == 1
    assert [write_next(move) for move in state.moves()] == ["next 1", "next 2"]
    state.play(NEXT - 0)
    assert state.turn == OVER, "the last one needs no choice"
    assert state.rung == ["c", "a", "b"]


def test_no_events_and_one_event_ask_nobody() -> None:
    assert ring(chooser=0).turn == OVER
    assert ring(Bell("a"), chooser=0).rung == ["a"]


def test_what_an_event_sets_off_is_finished_first() -> None:
    state = ring(Bell("a", Bell("a1", Bell("a1x")), Bell("a2")), Bell("b"))
    assert state.rung == ["a", "a1", "a1x", "a2", "b"]


def test_nested_events_may_have_another_chooser() -> None:
    state = ring(Bell("a", Bell("a1"), Bell("a2"), chooser=2), Bell("b"), chooser=0)
    assert state.turn == 0
    state.play(NEXT - 0)
    assert state.turn == 2, "what a set off comes before b, and seat 2 orders it"
    assert state.rung == ["a"]
    state.play(NEXT - 1)
    assert state.rung == ["a", "a2", "a1", "b"]
    assert state.turn == OVER


def test_an_order_is_moot_that_comes_to_the_same_whatever_comes_first() -> None:
    assert ring(Bell("a"), Bell("a"), Bell("a"), chooser=1).moot()
    assert not ring(Bell("a"), Bell("b"), chooser=1).moot()
    assert not ring(Bell("a"), Bell("a"), Bell("b"), chooser=1).moot(), "only the later choice shows the difference"
    assert not ring(Bell("a", Bell("x")), Bell("a"), chooser=1).moot(), "what one of them sets off comes between"


def test_only_waiting_events_may_be_named_and_the_clause_says_so() -> None:
    state = ring(Bell("a"), Bell("b"), chooser=1)
    assert [state.refusal(NEXT - i) for i in (0, 1, 2)] == ["", "", "BEL-1"]
    assert state.refusal(NEXT + 1) == "BEL-1"
    assert state.refusal(0) == "BEL-1"
    assert state.holder() == "BEL-1"
    note = state.prompt(0)
    assert (note.clause, note.text, note.args) == ("BEL-1", "{seat} decides what happens first", {"seat": 1})


def test_waiting_events_are_part_of_the_position() -> None:
    state = ring(Bell("a", Bell("a1")), Bell("b"), Bell("c"), chooser=1)
    twin = state.copy()
    assert twin.dump() == state.dump()
    before = state.dump()
    twin.play(NEXT - 0)
    twin.play(NEXT - 1)
    assert twin.rung == ["a", "a1", "c", "b"]
    assert state.dump() == before
    assert state.rung == []
    other = ring(Bell("a", Bell("a2")), Bell("b"), Bell("c"), chooser=1)
    assert other.dump() != state.dump(), "positions with other waiting events are not equal"
    assert other.digest() != state.digest()


def test_copies_of_waiting_events_go_their_own_ways() -> None:
    state = ring(Bell("a", Bell("a1"), Bell("a2"), chooser=0), Bell("b"), chooser=0)
    twin = state.copy()
    state.play(NEXT - 0)
    state.play(NEXT - 0)
    twin.play(NEXT - 1)
    twin.play(NEXT - 1)
    assert state.rung == ["a", "a1", "a2", "b"]
    assert twin.rung == ["b", "a", "a2", "a1"]


class Named(Bell):
    __slots__ = ()

    def called(self, state: Bells) -> str:
        return f"bell {self.name}"


def test_waiting_events_are_called_by_their_names() -> None:
    state = ring(Named("a"), Named("b"), Named("c"), chooser=1)
    state.play(NEXT - 1)
    assert str(state.prompt(0)) == "B decides what happens first: 1 bell a, 2 bell c"
    assert [str(state.label(move)) for move in state.moves()] == ["First: 1 bell a", "First: 2 bell c"]
    assert state.label(NEXT - 2) is None
    mixed = ring(Named("a"), Bell("b"), chooser=1)
    assert str(mixed.prompt(0)) == "B decides what happens first"


class Peal(ByTurns[Bells]):
    """Capital letters are bells of seat 1."""

    __slots__ = ()

    def order(self, state: Bells) -> list[int]:
        return [1, 0]

    def whose(self, event: Frame[Bells]) -> int:
        assert isinstance(event, Bell)
        return int(event.name.isupper())

    def copy(self) -> Peal:
        return Peal([event.copy() for event in self.events], self.chooser, self.clause)


def test_all_of_one_seat_come_before_those_of_the_next_each_in_the_order_it_likes() -> None:
    state = Bells([Peal([Bell("a"), Bell("B"), Bell("c"), Bell("D", Bell("d1"))], FIXED, "BEL-1")])
    state.begin()
    assert state.turn == 1
    assert [write_next(move) for move in state.moves()] == ["next 1", "next 2"]
    twin = state.copy()
    state.play(NEXT - 1)
    assert state.rung == ["D", "d1", "B"], "the last one of a seat needs no choice"
    assert state.turn == 0
    state.play(NEXT - 0)
    assert state.rung == ["D", "d1", "B", "a", "c"]
    assert state.turn == OVER
    twin.play(NEXT - 0)
    assert twin.rung == ["B", "D", "d1"]
