"""A journal replays to the same table; each fault of its text has its own error and leaves nothing behind."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kodeks
from kodeks.kernel.errors import (
    BadJournal,
    BadOption,
    CutJournal,
    KodeksError,
    NewerJournal,
    OtherCards,
    UnknownGame,
)
from kodeks.kernel.table import Table


def played(moves: int = 8) -> Table:
    table: Table = kodeks.game("archimedes").table(seats=3, seed=7, reiner=True, firstPlayer=1)
    for _ in range(moves):
        table.play(table.moves()[-1])
    return table


TEXT = played().journal()
LINES = TEXT.splitlines(keepends=True)
FIRST = LINES.index("moves\n") + 1  # the first line of the moves


def with_line(number: int, line: str) -> str:
    return "".join([*LINES[:number], line + "\n", *LINES[number + 1 :]])


def head(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


def test_it_reads_like_this() -> None:
    deck = played().game.cards_hash(played().settled)
    assert LINES[:7] == [
        "kodeks journal 1\n",
        "game archimedes\n",
        f"cards {deck}\n",
        "seats 3\n",
        "seed 7\n",
        "option firstPlayer 1\n",
        "option reiner on\n",
    ]
    assert LINES[FIRST].startswith("* card ")
    assert LINES[FIRST + 1].startswith("B ")
    assert LINES[-1] == f"end {len(played().entries)}\n"


def test_round_trip() -> None:
    table = played()
    table.players = ["Ewa", "Jan Kowalski", ""]
    again = kodeks.replay(table.journal())
    assert again.state.dump() == table.state.dump()
    assert again.players == ["Ewa", "Jan Kowalski", ""]
    assert again.seed == "7"
    assert again.journal() == table.journal()
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [table.view(seat) for seat in (0, 1, 2, None)]
    again.play(again.moves()[0])
    table.play(table.moves()[0])
    assert again.state.dump() == table.state.dump(), "the same chance goes on"


def test_lines_of_any_system() -> None:
    assert kodeks.replay(TEXT.replace("\n", "\r\n")).state.dump() == played().state.dump()


@pytest.mark.parametrize(
    "name", ["[brackets]", "{}", "two\nlines", "moves", "end 3", " spaces  inside ", "Łucja", "\x85"]
)
def test_names_and_seeds_of_people_do_not_break_it(name: str) -> None:
    table = kodeks.game("archimedes").table(seed=name)
    table.players = [name, ""]
    table.play("draw")
    again = kodeks.replay(table.journal())
    assert again.state.dump() == table.state.dump()
    assert again.players == [" ".join(name.split()), ""]
    assert again.seed == " ".join(name.split())


@pytest.mark.parametrize("count", range(1, len(LINES)))
def test_a_file_cut_at_any_line_is_told_from_a_broken_one(count: int) -> None:
    with pytest.raises(CutJournal, match="its file is cut"):
        kodeks.replay("".join(LINES[:count]))


def test_a_file_cut_inside_its_last_line() -> None:
    with pytest.raises(CutJournal, match="the end of the journal is missing: its file is cut"):
        kodeks.replay(TEXT.rstrip("\n"))


def test_answers_of_chance_are_missing_at_the_end() -> None:
    table = played()
    while table.entries[-1].seat >= 0:
        table.play("draw")
    lines = table.journal().splitlines(keepends=True)
    assert lines[-2].startswith("* card ")
    before = len(table.entries) - len(lines[-2].split(","))
    with pytest.raises(CutJournal, match="answers of chance are missing at the end"):
        kodeks.replay("".join(lines[:-2]) + f"end {before}\n")


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        ("", BadJournal, "this is not a journal: it does not begin with 'kodeks journal'"),
        ("Dear diary\n", BadJournal, "this is not a journal"),
        (with_line(0, "kodeks journal 3"), NewerJournal, "this journal has version 3, this program reads up to 2"),
        (with_line(0, "kodeks journal 2"), BadJournal, "the seal and the promise of every seat"),
        (with_line(1, "commit A server\ngame archimedes"), BadJournal, "does not belong above the moves"),
        (with_line(-2, "# 1 = card 4\nC :4=2"), BadJournal, "does not begin with a seat"),
        (with_line(0, "kodeks journal one"), BadJournal, "'one' is no version of a journal"),
        (with_line(0, "kodeks journal 0"), BadJournal, "'0' is no version of a journal"),
        (head("game archimedes\n", ""), BadJournal, "the journal does not say its game"),
        (head("seed 7\n", ""), BadJournal, "the journal does not say its seed"),
        (head("seats 3\n", ""), BadJournal, "the journal does not say its seats"),
        (head("seats 3", "seats three"), BadJournal, "'three' is no number of seats"),
        (head("seats 3", "seats 9"), BadOption, "Archimedes has 2 to 5 seats, not 9"),
        (head("game archimedes", "game chess"), UnknownGame, "no game is called 'chess'"),
        (head("option reiner on", "option reiner maybe"), BadOption, "option reiner is on or off, not 'maybe'"),
        (head("option reiner on", "option joker on"), BadOption, "no option is called 'joker'"),
        (head("option reiner on", "option deck {1"), BadJournal, "'{1' is not data"),
        (head("seed 7\n", "seed 7\nplayer D Ewa\n"), BadJournal, "there is no seat 'D'"),
        (head("seed 7\n", "seed 7\nplayer  Ewa\n"), BadJournal, "there is no seat ''"),
        (
            head("seed 7\n", "seed 7\nweather fine\n"),
            BadJournal,
            "line 6: 'weather fine' does not belong above the moves",
        ),
        (
            head("seed 7\n", "seed 7\n| a line of no file\n"),
            BadJournal,
            "line 6: '| a line of no file' does not belong above the moves",
        ),
        (
            head(LINES[2], "cards 000000000000\n"),
            OtherCards,
            "written with other cards of Archimedes: those of this release differ",
        ),
        (head("option reiner on\n", ""), OtherCards, "written with other cards of Archimedes"),
        (head("seed 7", "seed 8"), BadJournal, "but the seed gives"),
        (with_line(FIRST + 1, "B hop"), BadJournal, f"line {FIRST + 2}: 'hop' is no move; moves look like"),
        (with_line(FIRST + 1, "A draw"), BadJournal, f"line {FIRST + 2}: draw: it is B's turn. ARM-3.2: "),
        (with_line(FIRST + 1, "B pass"), BadJournal, f"line {FIRST + 2}: pass is not allowed. ARM-6.1: "),
        (with_line(FIRST + 1, "X draw"), BadJournal, f"line {FIRST + 2}: 'X draw' does not begin with a seat or *"),
        (with_line(FIRST + 1, ""), BadJournal, f"line {FIRST + 2}: '' does not begin with a seat or *"),
        ("".join(LINES[:FIRST] + LINES[FIRST + 1 :]), BadJournal, "an answer of chance is missing before this move"),
        (
            with_line(FIRST, LINES[FIRST].rstrip() + ", card 1"),
            BadJournal,
            "chance answered 'card 1', but the seed gives",
        ),
        (with_line(len(LINES) - 1, "end 3"), BadJournal, "the last line does not fit the"),
        (TEXT + "B draw\n", BadJournal, "the last line does not fit the"),
        (TEXT + LINES[-1], BadJournal, "the last line does not fit the"),
    ],
)
def test_a_fault_gets_its_own_error(text: str, kind: type[KodeksError], sentence: str) -> None:
    with pytest.raises(KodeksError) as error:
        kodeks.replay(text)
    assert type(error.value) is kind
    assert sentence in str(error.value)


def test_a_changed_roll_is_found() -> None:
    """Every answer of chance is checked against the seed."""
    answers = LINES[FIRST].removeprefix("* ").rstrip("\n").split(", ")
    for i, answer in enumerate(answers):
        other = "card 1" if answer != "card 1" else "card 2"
        forged = "* " + ", ".join([*answers[:i], other, *answers[i + 1 :]])
        with pytest.raises(BadJournal) as error:
            kodeks.replay(with_line(FIRST, forged))
        assert f"line {FIRST + 1}: chance answered {other!r}, but the seed gives {answer!r}" == str(error.value)


def test_a_move_after_the_end_of_the_game() -> None:
    table = kodeks.game("archimedes").table(seed=2)
    while table.turn is not None:
        table.play(table.moves()[-1])
    lines = table.journal().splitlines()
    lines.insert(-1, "A draw")
    with pytest.raises(BadJournal, match="the game was over before this move"):
        kodeks.replay("\n".join(lines) + "\n")


@settings(derandomize=True, database=None, deadline=None, max_examples=60)
@given(st.data())
def test_a_mangled_journal_never_gives_anything_but_a_table_or_a_clear_error(data: st.DataObject) -> None:
    """Any line changed, left out, doubled or swapped."""
    lines = list(LINES)
    at = data.draw(st.integers(0, len(lines) - 1))
    change = data.draw(st.sampled_from(["drop", "double", "swap", "text"]))
    if change == "drop":
        lines.pop(at)
    elif change == "double":
        lines.insert(at, lines[at])
    elif change == "swap":
        lines[at], lines[at - 1] = lines[at - 1], lines[at]
    else:
        lines[at] = data.draw(st.text(max_size=12)) + "\n"
    text = "".join(lines)
    try:
        table = kodeks.replay(text)
    except KodeksError as error:
        assert str(error)
    else:
        assert table.state.dump() == played().state.dump()
        assert table.journal() == TEXT


def test_a_position_built_by_hand_is_kept() -> None:
    game = kodeks.game("archimedes")
    table = Table(game, 2, 7, {}, {"pile": [3], "hands": [[5, 8, 2]]})
    table.play("+5=8")
    text = table.journal()
    assert 'position {"hands": [[5, 8, 2]], "pile": [3]}\n' in text
    again = kodeks.replay(text)
    assert again.state.dump() == table.state.dump()
    assert again.journal() == text
    for wrong in ("[3]", '{"pile": []}', '{"moon": 1}', "{3"):
        with pytest.raises(KodeksError):
            kodeks.replay(text.replace('{"hands": [[5, 8, 2]], "pile": [3]}', wrong))


def test_a_bare_state_has_no_journal_that_could_replay_to_another_game() -> None:
    game = kodeks.game("archimedes")
    position = game.position({"pile": [3]}, 2, game.settle(2, {}))
    with pytest.raises(BadJournal, match="began at a bare state has no journal"):
        Table(game, 2, 7, {}, position).journal()


def goes_on(count: int, seed: str) -> Table:
    """A game that leaves another after its first answers."""
    first = played()
    given = [entry.move for entry in first.entries[:count]]
    return Table(first.game, first.seats, seed, first.options, given=given)


def test_a_game_that_goes_on_from_another() -> None:
    first = played()
    table = goes_on(len(first.entries), "other")
    assert table.state.dump() == first.state.dump()
    assert table.log(1) == first.log(1)
    while table.turn is not None:
        table.play(table.moves()[-1])
    text = table.journal()
    assert f"given {len(first.entries)}\n" in text
    again = kodeks.replay(text)
    assert again.state.dump() == table.state.dump()
    assert again.journal() == text


def test_from_the_middle_of_a_deal_the_new_seed_deals_on() -> None:
    first = played()
    assert all(entry.seat < 0 for entry in first.entries[:4])
    decks = {tuple(entry.move for entry in goes_on(4, seed).entries) for seed in ("a", "b", "c")}
    assert len(decks) == 3
    assert {deck[:4] for deck in decks} == {tuple(entry.move for entry in first.entries[:4])}


def test_what_an_earlier_game_gave_can_not_be_taken_back_or_forged() -> None:
    count = len(played().entries)
    table = goes_on(count, "other")
    for seat in range(3):
        assert table.undo_reason(seat) == "there is nothing to take back"
    text = table.journal()
    for line, other, sentence in [
        (f"given {count}", f"given {count + 1}", "is no number of answers"),
        (f"given {count}", "given few", "'few' is no number of answers"),
        (f"given {count}", f"given {count - 12}", "but the seed gives"),
        ("\nB ", "\nC ", "this was the answer of B"),
    ]:
        assert line in text
        with pytest.raises(BadJournal, match=sentence):
            kodeks.replay(text.replace(line, other, 1))
    with pytest.raises(KodeksError, match="can not have been the answer here"):
        Table(table.game, 3, 1, table.options, given=[table.game.read("draw")])
