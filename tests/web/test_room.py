"""A room by itself: what may be done at a table and by whom, and that its rows alone make it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import kodeks
from kodeks.kernel.fair import commitment
from kodeks.languages import language
from kodeks.store.kept import NO_SEAT, OPEN, OVER, PLAYING, Header, Row
from kodeks.web import hearing
from kodeks.web.damage import Damage
from kodeks.web.errors import BadRequest, NotYours, Refused
from kodeks.web.room import LEVELS, MOST_CHAT, Room
from tests.play import playable

HOST, JAN, OLA = "ewa1", "jan1", "ola1"
NUMBER = "0123456789abcdef0123456789abcdef"
GREEDY = "greedy"
DICE = ("promise", "number", "annul")


def new(game: str = "archimedes", seats: int = 2, **more: Any) -> Room:
    more.setdefault("options", {"firstPlayer": 0} if game == "archimedes" else {})
    return Room(Header("t", HOST, game, seats, **more), "secret")


def do(room: Room, made: Row | list[Row], at: float | None = None) -> list[Row]:
    """What the server does once an action is written; `at` is the time of it."""
    rows = made if isinstance(made, list) else [made]
    for row in rows:
        row.at = row.at if at is None else at
    room.apply(rows)
    return rows


def begun(*people: str, seats: int = 0, at: float = 0.0, **more: Any) -> Room:
    """People from the first seat on, bots in the others, the game begun."""
    room = new(seats=seats or max(2, len(people)), **more)
    for seat in range(room.header.seats):
        person = people[seat] if seat < len(people) else ""
        do(room, room.sit(person, person.title(), seat) if person else room.seat_bot(HOST, seat, GREEDY), at)
    do(room, room.start(people[0]), at)
    return room


def play(room: Room, at: float | None = None, move: str = "") -> Row:
    """The seat that is asked plays, a bot or a person."""
    table = room.playing()
    seat = table.turn
    assert seat is not None
    text, noticed = move or table.moves()[0], room.noticed[seat]
    level = room.chairs[seat].bot
    made = room.bot_move(seat, level, text, noticed) if level else room.move(seat, text, noticed)
    return do(room, made, at)[0]


def all_of(room: Room) -> dict[str, Any]:
    """Everything that a room is."""
    table = room.table
    clock = room.clock
    return {
        "written": room.written,
        "phase": room.phase,
        "chairs": [vars(chair) for chair in room.chairs],
        "asked": (room.asker, room.agreed, room.noticed),
        "clock": (clock.spent, clock.seat, clock.since),
        "chat": [vars(said) for said in room.chat],
        "answers": room.answers(),
        "state": table and table.state.dump(),
        "players": table and table.players,
        "views": table and [table.view(seat) for seat in [*range(table.seats), None]],
        "dealer": table and table.dealer.mark(),
        "undo": table and [table.undo_reason(seat) for seat in range(table.seats)],
    }


# rows

ACTIONS: list[Callable[[Room, Random, str, int], Row | list[Row]]] = [
    lambda room, rng, who, seat: room.sit(who, who.title(), seat, rng.choice(["", promise(room, seat)])),
    lambda room, rng, who, seat: room.promise(seat, promise(room, seat)),
    lambda room, rng, who, seat: room.open_number(rng.choice(room.dice.waits_for() or [seat]), NUMBER),
    lambda room, rng, who, seat: room.annul(seat, room.dice.since + rng.choice([1, 1, 1, 1, 1, 100])),
    lambda room, rng, who, seat: room.seat_bot(who, seat, rng.choice(LEVELS)),
    lambda room, rng, who, seat: room.stand(who, seat),
    lambda room, rng, who, seat: room.start(who),
    lambda room, rng, who, seat: room.ask_back(seat),
    lambda room, rng, who, seat: room.answer_back(seat, rng.random() < 0.6),
    lambda room, rng, who, seat: room.answer_back(seat, rng.random() < 0.6),
    lambda room, rng, who, seat: room.say(who, who, "hello"),
    lambda room, rng, who, seat: room.late(room.clock.since + rng.choice([1, 1, 1, 1, 100])),
]


def moved(room: Room, rng: Random, who: str, seat: int) -> Row:
    table = room.playing()
    assert table.turn is not None
    level, noticed = room.chairs[table.turn].bot, room.noticed[table.turn]
    text = rng.choice(table.moves())
    return room.bot_move(table.turn, level, text, noticed) if level else room.move(table.turn, text, noticed)


@pytest.mark.parametrize("name", playable())
def test_whatever_is_allowed_can_be_written_and_the_rows_alone_make_the_room(name: str) -> None:
    kinds = set()
    seats = min(3, kodeks.game(name).high)
    for seed in range(10 if seats == 3 else 20):  # two people rarely sit together at two chairs
        rng = Random(f"{name}/{seed}")
        room = new(name, seats, clock={"move": 10, "game": 60, "then": GREEDY}, options={})
        rows: list[Row] = []
        now = 0.0
        for _ in range(500):
            action = moved if rng.random() < 0.3 else rng.choice(ACTIONS)
            who, seat = rng.choice([HOST, JAN, OLA, "eve1"]), rng.randrange(seats)
            now += rng.random()
            before = len(room.answers())
            with suppress(Refused):
                rows += do(room, action(room, rng, who, seat), now)
                kinds.add(rows[-1].kind)
                assert rows[-1].kind != "agree" or len(room.answers()) == before or room.asker == NO_SEAT
        again = Room(room.header, "secret")
        again.apply(rows)
        assert all_of(again) == all_of(room)
    assert kinds == {"sit", "bot", "stand", "start", "move", "ask", "agree", "decline", "say", "late", *DICE}


def test_rows_come_in_their_order() -> None:
    room = new()
    row = room.sit(HOST, "Ewa", 0)
    room.apply([row])
    with pytest.raises(Damage):
        room.apply([row])


def test_an_action_alone_changes_nothing() -> None:
    room = begun(HOST, JAN)
    before = all_of(room)
    room.move(0, "draw", room.noticed[0])
    room.say(HOST, "Ewa", "hello")
    room.stand(HOST, 0)
    room.seat_bot(HOST, 0, GREEDY)
    assert all_of(room) == before


def promise(room: Room, seat: int, number: str = NUMBER) -> str:
    return commitment(room.sealed, seat, number)


def test_what_a_browser_added_is_in_the_chance_of_the_table() -> None:
    hands = []
    for number in ("", NUMBER, NUMBER[::-1]):
        room = new()
        do(room, room.sit(HOST, "Ewa", 0, promise(room, 0, number) if number else ""))
        do(room, room.seat_bot(HOST, 1, GREEDY))
        do(room, room.start(HOST))
        if number:
            assert room.phase == OPEN
            do(room, room.open_number(0, number))
        hands.append(room.playing().state.dump())
    assert hands[0] != hands[1] != hands[2] != hands[0]


# sitting down

Refusal = tuple[Callable[[Room], object], type[Refused], str]
BEFORE: dict[str, Refusal] = {
    "a seat that is taken": (lambda room: room.sit(OLA, "Ola", 1), Refused, "sits there already"),
    "a second seat": (lambda room: room.sit(JAN, "Jan", 2), Refused, "You sit at this table already"),
    "a seat that is not there": (lambda room: room.sit(OLA, "Ola", 3), Refused, "no such seat"),
    "a seat below all": (lambda room: room.sit(OLA, "Ola", -1), Refused, "no such seat"),
    "a bot by a guest": (lambda room: room.seat_bot(JAN, 2, GREEDY), NotYours, "Only the host"),
    "a bot by nobody": (lambda room: room.seat_bot("", 2, GREEDY), NotYours, "Only the host"),
    "a bot in a person's seat": (lambda room: room.seat_bot(HOST, 1, GREEDY), Refused, "sits there already"),
    "an unknown bot": (lambda room: room.seat_bot(HOST, 2, "search:99h"), Refused, "no such bot"),
    "clearing a seat by a guest": (lambda room: room.stand(JAN, 0), NotYours, "Only the host"),
    "starting with a free seat": (lambda room: room.start(HOST), Refused, "Every seat needs"),
    "starting by a stranger": (lambda room: room.start(OLA), NotYours, "Only the host"),
    "moving": (lambda room: room.move(0, "draw", 0), Refused, "not being played"),
    "taking back": (lambda room: room.ask_back(0), Refused, "not being played"),
    "answering": (lambda room: room.answer_back(1, True), Refused, "Nobody asks you"),
    "a late clock": (lambda room: room.late(1e12), Refused, "not being played"),
    "saying nothing": (lambda room: room.say(JAN, "Jan", " \n\t"), Refused, "Write something"),
}


@pytest.mark.parametrize("what", BEFORE)
def test_before_the_game_this_is_refused(what: str) -> None:
    room = new(seats=3)
    do(room, room.sit(HOST, "Ewa", 0))
    do(room, room.sit(JAN, "Jan", 1))
    act, kind, text = BEFORE[what]
    before = all_of(room)
    with pytest.raises(kind) as refused:
        act(room)
    assert text in refused.value.told(language("en"))
    assert all_of(room) == before


DURING: dict[str, Refusal] = {
    "a bot's seat": (lambda room: room.sit(OLA, "Ola", 2), Refused, "sits there already"),
    "a person's seat": (lambda room: room.sit(OLA, "Ola", 1), Refused, "sits there already"),
    "a bot for another person": (lambda room: room.seat_bot(HOST, 1, GREEDY), Refused, "sits there already"),
    "another bot for a bot": (lambda room: room.seat_bot(HOST, 2, "random"), Refused, "sits there already"),
    "clearing a seat, even by the host": (lambda room: room.stand(HOST, 1), NotYours, "The game has begun"),
    "clearing a bot's seat": (lambda room: room.stand(HOST, 2), NotYours, "The game has begun"),
    "starting again": (lambda room: room.start(HOST), Refused, "has begun already"),
    "starting again by a stranger": (lambda room: room.start(OLA), NotYours, "Only the host"),
    "a move out of turn": (lambda room: room.move(1, "draw", room.noticed[1]), Refused, "not allowed"),
    "a move on an old page": (lambda room: room.move(0, "draw", room.noticed[0] - 1), Refused, "moved on"),
    "a move from the future": (lambda room: room.move(0, "draw", room.noticed[0] + 1), Refused, "moved on"),
    "no move": (lambda room: room.move(0, "jump", room.noticed[0]), BadRequest, "is no move"),
    "an illegal move": (lambda room: room.move(0, "=1", room.noticed[0]), Refused, "not allowed"),
    "a person's move for a bot": (lambda room: room.move(2, "draw", room.noticed[2]), Refused, "A bot plays for you"),
    "a bot's move for a person": (lambda room: room.bot_move(0, GREEDY, "draw", room.noticed[0]), Refused, "moved on"),
    "taking back nothing": (lambda room: room.ask_back(0), Refused, "nothing to take back"),
    "a yes that nobody asked for": (lambda room: room.answer_back(1, True), Refused, "Nobody asks you"),
    "a clock that is not there": (lambda room: room.late(1e12), Refused, "moved on"),
}


@pytest.mark.parametrize("what", DURING)
def test_during_the_game_this_is_refused(what: str) -> None:
    room = begun(HOST, JAN, seats=3)
    assert room.playing().turn == 0
    assert "=1" not in room.playing().moves()
    act, kind, text = DURING[what]
    before = all_of(room)
    with pytest.raises(kind) as refused:
        act(room)
    assert text in refused.value.told(language("en"))
    assert all_of(room) == before


def test_a_refused_move_names_its_clauses() -> None:
    room = begun(HOST, JAN)
    with pytest.raises(Refused) as refused:
        room.move(1, "draw", room.noticed[1])
    assert [clause.id for clause in refused.value.clauses] == [
        clause.id for clause in room.playing().why_not("draw", 1)
    ]
    assert refused.value.clauses


def test_the_host_sets_up_the_seats_before_the_game() -> None:
    room = new()
    do(room, room.sit(JAN, "Jan", 1))
    do(room, room.stand(HOST, 1))
    assert room.chairs[1].free
    do(room, room.seat_bot(HOST, 1, "random"))
    do(room, room.seat_bot(HOST, 1, GREEDY))
    do(room, room.seat_bot(HOST, 0, GREEDY))
    assert room.players == ["bot:greedy", "bot:greedy"]
    do(room, room.start(HOST))
    assert room.people == []
    assert room.bot_to_move() == GREEDY


def test_who_sits_at_the_table_may_start_it() -> None:
    room = new()
    do(room, room.sit(JAN, "Jan", 0))
    do(room, room.sit(OLA, "Ola", 1))
    assert room.phase == OPEN
    do(room, room.start(JAN))
    assert room.phase == PLAYING


def test_a_person_may_take_another_name() -> None:
    room = new()
    do(room, room.sit(HOST, "Ewa", 0))
    do(room, room.sit(HOST, "Ewunia", 0))
    assert room.players[0] == "Ewunia"
    assert room.seat_of(HOST) == 0


# leaving and coming back


def test_a_seat_left_empty_is_taken_over_by_a_friend() -> None:
    room = begun(HOST, JAN)
    play(room)
    play(room)
    state = room.playing().state.dump()
    do(room, room.stand(JAN, 1))
    assert room.chairs[1].free
    assert room.phase == PLAYING
    do(room, room.sit(OLA, "Ola", 1, promise(room, 1)))
    assert room.playing().state.dump() == state, "her number comes too late for the chance of this game"
    assert room.players == ["Ewa1", "Ola"]
    assert room.playing().players == ["Ewa1", "Ola"]
    play(room)
    assert play(room).person == OLA


def test_a_seat_left_empty_is_taken_over_by_a_bot_that_one_of_the_table_seats() -> None:
    room = begun(HOST, JAN)
    do(room, room.stand(JAN, 1))
    with pytest.raises(NotYours, match="do not sit"):
        room.seat_bot(OLA, 1, GREEDY)
    do(room, room.seat_bot(HOST, 1, GREEDY))
    play(room)
    assert room.bot_to_move() == GREEDY
    with pytest.raises(Refused, match="sits there"):
        room.sit(JAN, "Jan", 1)


def test_a_bot_stands_in_until_its_person_is_back() -> None:
    room = begun(HOST, JAN)
    do(room, room.seat_bot(HOST, 0, "random"))
    assert room.bot_to_move() == "random"
    assert room.people == [1]
    with pytest.raises(Refused, match="A bot plays for you"):
        room.move(0, "draw", room.noticed[0])
    with pytest.raises(Refused, match="sits there"):
        room.sit(OLA, "Ola", 0)
    do(room, room.sit(HOST, "Ewa", 0))
    assert room.bot_to_move() == ""
    with pytest.raises(Refused, match="moved on"):  # what the bot had thought of
        room.bot_move(0, "random", "draw", room.noticed[0])
    assert play(room, move="draw").person == HOST


# taking back


def test_what_nobody_saw_is_taken_back_at_once() -> None:
    room, before = in_private()
    seat = room.playing().turn
    assert seat is not None
    play(room)
    assert room.playing().undo_reason(seat) == ""
    noticed = room.noticed[seat]
    do(room, room.ask_back(seat))
    assert room.playing().state.dump() == before
    assert room.asker == NO_SEAT
    assert room.noticed[seat] > noticed, "a click on the page before does nothing"


def in_private() -> tuple[Room, Any]:
    """A table where the next move is one that can be taken back freely, and its state."""
    for seed in range(50):
        room = new("arcanon")
        room.secret = str(seed)
        for seat, who in enumerate((HOST, JAN)):
            do(room, room.sit(who, who, seat))
        do(room, room.start(HOST))
        for _ in range(40):
            table = room.playing()
            before = table.state.dump()
            trial = kodeks.replay(table.journal())
            trial.play(trial.moves()[0])
            if not trial.undo_reason(table.turn):
                return room, before
            play(room)
    raise AssertionError("no such move")


def test_what_was_seen_is_taken_back_when_all_the_others_agree() -> None:
    room = begun(HOST, JAN, OLA)
    before = room.playing().state.dump()
    play(room, move="draw")
    do(room, room.ask_back(0))
    assert room.asker == 0
    assert room.playing().state.dump() != before
    with pytest.raises(Refused, match="Nobody asks you"):
        room.answer_back(0, True)
    do(room, room.answer_back(2, True))
    assert room.asker == 0, "one is missing"
    do(room, room.answer_back(1, True))
    assert room.playing().state.dump() == before
    assert (room.asker, room.agreed) == (NO_SEAT, set())


def test_chance_is_the_same_after_taking_back() -> None:
    room = begun(HOST, JAN)
    play(room, move="draw")
    after = room.playing().state.dump()
    do(room, room.ask_back(0))
    do(room, room.answer_back(1, True))
    play(room, move="draw")
    assert room.playing().state.dump() == after


def test_one_no_is_enough_and_a_move_answers_as_well() -> None:
    for answer in (lambda room: room.answer_back(1, False), lambda room: room.move(1, "draw", room.noticed[1])):
        room = begun(HOST, JAN, OLA)
        play(room, move="draw")
        do(room, room.ask_back(0))
        do(room, room.answer_back(2, True))
        count = len(room.playing().entries)
        do(room, answer(room))
        assert (room.asker, room.agreed) == (NO_SEAT, set())
        assert len(room.playing().entries) >= count
        with pytest.raises(Refused):
            room.answer_back(1, True)


def test_bots_are_not_asked_and_mind_nothing() -> None:
    room = begun(HOST, JAN, seats=3)
    for _ in range(3):
        play(room)
    do(room, room.ask_back(0))
    with pytest.raises(Refused, match="Nobody asks you"):
        room.answer_back(2, True)
    do(room, room.answer_back(1, True))
    assert room.playing().turn == 0
    alone = begun(HOST, seats=2)
    before = alone.playing().state.dump()
    play(alone, move="draw")
    play(alone)
    do(alone, alone.ask_back(0))
    assert alone.playing().state.dump() == before
    assert alone.no_back(0) == "there is nothing to take back"


def test_a_request_dies_with_who_made_it() -> None:
    for leave in (lambda room: room.stand(HOST, 0), lambda room: room.seat_bot(HOST, 0, "greedy")):
        room = begun(HOST, JAN, OLA)
        play(room, move="draw")
        do(room, room.ask_back(0))
        assert room.asker == 0
        do(room, leave(room))
        assert room.asker == NO_SEAT
    room = begun(HOST, JAN)
    play(room, move="draw")
    do(room, room.ask_back(0))
    do(room, room.stand(JAN, 1))
    assert room.asker == NO_SEAT, "nobody is left to answer it"


def test_when_the_game_is_over_nothing_goes_back_and_nobody_moves() -> None:
    room = begun(HOST, JAN)
    while room.phase == PLAYING:
        play(room)
    assert room.phase == OVER
    for act in (
        lambda: room.ask_back(0),
        lambda: room.move(0, "draw", room.noticed[0]),
        lambda: room.late(1e12),
    ):
        with pytest.raises(Refused, match="not being played"):
            act()
    do(room, room.say(HOST, "Ewa", "well played"))
    assert room.chat[-1].text == "well played"


# clocks


def with_clock(**clock: Any) -> Room:
    return begun(HOST, JAN, at=100.0, clock={"then": GREEDY, **clock})


def test_the_time_of_a_move_runs_by_the_times_of_rows() -> None:
    room = with_clock(move=10)
    assert room.clock.left(0, 104.0) == 6.0
    assert room.clock.left(1, 104.0) == 10.0, "it is not asked"
    with pytest.raises(Refused):
        room.late(109.9)
    play(room, at=108.0)
    assert room.clock.left(1, 110.0) == 8.0
    play(room, at=111.0)
    assert room.clock.left(0, 111.0) == 10.0, "each move has its own time"


def test_the_time_of_a_game_is_spent_once() -> None:
    room = with_clock(game=60)
    play(room, at=120.0)
    play(room, at=150.0)
    assert [room.clock.left(seat, 150.0) for seat in (0, 1)] == [40.0, 30.0]
    with pytest.raises(Refused):
        room.late(189.0)
    assert room.late(190.0).seat == 0


def test_when_the_time_is_up_a_bot_stands_in() -> None:
    room = with_clock(move=10)
    do(room, room.late(110.0), 110.0)
    assert room.bot_to_move() == GREEDY
    assert room.chairs[0].person == HOST
    with pytest.raises(Refused):
        room.late(200.0)  # a bot is not late
    do(room, room.sit(HOST, "Ewa", 0), 111.0)
    assert room.people == [0, 1]


def test_a_clock_that_only_shows_the_time_does_nothing_at_zero() -> None:
    room = begun(HOST, JAN, at=100.0, clock={"move": 10, "then": ""})
    assert room.clock.left(0, 300.0) == -190.0
    with pytest.raises(Refused):
        room.late(300.0)


def test_nobody_wins_time_by_sitting_down_again() -> None:
    room = with_clock(move=10)
    do(room, room.sit(HOST, "Ewa", 0), 109.0)
    assert room.clock.left(0, 109.0) == 1.0
    do(room, room.stand(HOST, 0), 109.2)
    do(room, room.sit(HOST, "Ewa", 0), 109.5)
    assert room.clock.left(0, 109.5) == 0.5
    do(room, room.late(110.0), 110.0)
    do(room, room.sit(HOST, "Ewa", 0), 111.0)
    assert room.late(111.0).seat == 0, "this move was the bot's to make"


def test_an_empty_seat_is_late_too() -> None:
    room = with_clock(move=10)
    do(room, room.stand(HOST, 0), 105.0)
    do(room, room.late(110.0), 110.0)
    assert room.bot_to_move() == GREEDY


# journals that are brought along


def test_a_journal_goes_on_where_it_stopped() -> None:
    old = kodeks.game("archimedes").table(3, seed=5, firstPlayer=0)
    old.players = ["Ewa", "bot:search:100ms", "bot:oracle"]
    for _ in range(7):
        old.play(old.moves()[0])
    given = [old.game.write(entry.move) for entry in old.entries]
    room = new(seats=3, given=given)
    rows = do(room, room.reopen(old.players))
    assert room.playing().state.dump() == old.state.dump()
    assert room.players == ["Ewa", "bot:search:100ms", "bot:greedy"], "a bot we do not know is an easy one"
    assert room.chairs[0].free, "who was Ewa sits down again"
    with pytest.raises(Refused, match="can not be taken back"):
        room.ask_back(0)
    do(room, room.sit(JAN, "Jan", 0))
    play(room)
    again = new(seats=3, given=given)
    again.apply(rows)
    assert again.phase == PLAYING


# memory


def test_old_lines_are_forgotten_and_taking_back_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearing, "RECENT", 12)
    room = begun(HOST, JAN)
    whole = begun(HOST, JAN)
    for _ in range(40):
        monkeypatch.setattr(hearing, "RECENT", 10**9)
        play(whole)
        monkeypatch.setattr(hearing, "RECENT", 12)
        play(room)
    kept, told = room.playing().view(None)["log"], whole.playing().view(None)["log"]
    first = len(room.playing().opening)
    assert len(kept) - first < 30 < len(told) - first
    assert kept[first:] == told[len(told) - len(kept) + first :], "the newest lines are there"
    for seat in (room.playing().turn, 1 - (room.playing().turn or 0)):
        assert room.playing().undo_reason(seat or 0) == whole.playing().undo_reason(seat or 0)
    mover = 1 - (room.playing().turn or 0)
    for each in (room, whole):
        do(each, each.ask_back(mover))
        if each.asker == mover:
            do(each, each.answer_back(1 - mover, True))
    assert room.answers() == whole.answers()
    assert room.playing().state.dump() == whole.playing().state.dump()
    assert len(room.playing().view(None)["log"]) - first < 30


def test_a_table_remembers_the_last_of_its_chat() -> None:
    room = begun(HOST, JAN)
    for number in range(MOST_CHAT + 5):
        do(room, room.say(OLA if number % 2 else HOST, "somebody", f"line  {number}\n"))
    assert [said.text for said in room.chat] == [f"line {number}" for number in range(5, MOST_CHAT + 5)]
    assert [said.seat for said in room.chat][-2:] == [NO_SEAT, 0]
    assert len(room.say(HOST, "Ewa", "a" * 10_000).text) < 400
