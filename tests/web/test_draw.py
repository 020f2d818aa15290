"""Boards: all that a seat may see and nothing else, in words and marks."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser
from typing import Any

import pytest

import kodeks
from kodeks.games.archimedes.face.trail import plays, trail
from kodeks.kernel.game import Game
from kodeks.kernel.note import WATCHER
from kodeks.kernel.rng import Rng
from kodeks.kernel.table import Dealer
from kodeks.languages import language
from kodeks.web.draw import beside, board, cards_to_read, things
from kodeks.web.draw.generic import outline
from kodeks.web.draw.seen import Seen
from tests.play import Case, all_cases, cases, eyes, playable, table_at, walk
from tests.web.boards import moments_of, position_of, seen_by

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)


def all_of(seen: Seen) -> str:
    """The board with what stands beside it."""
    return board(seen) + beside(seen) + cards_to_read(seen)


class Marks(HTMLParser):
    """What the tests look for in a board."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.attributes: set[str] = set()
        self.things: Counter[str] = Counter()
        self.keys: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.handle_startendtag(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        given = dict(attrs)
        self.attributes |= set(given)
        self.things.update((given.get("data-thing") or "").split())
        self.keys += [given["data-key"] or ""] if "data-key" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        self.ids += [given["id"] or ""] if "id" in given else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


# what is drawn


@CASES
def test_every_pair_of_eyes_gets_a_board_at_any_time(case: Case) -> None:
    for i, table in moments_of(case, 8):
        for seat in eyes(case.seats):
            marks = Marks(all_of(seen_by(table, seat, ("en", "pl", "ru")[i % 3])))
            assert len(marks.keys) == len(set(marks.keys)), "keys are unique"
            assert all(marks.keys)
            assert not marks.tags["script"]
            assert not marks.tags["style"]
            forbidden = {name for name in marks.attributes if name == "style" or name.startswith("on")}
            assert not forbidden, "the page allows no inline styles or scripts"
            assert all(link.startswith(("/static/", "/rules/", "#")) for link in marks.links)
            assert len(marks.ids) == len(set(marks.ids))


@CASES
def test_a_board_tells_no_more_than_the_seat_may_know(case: Case) -> None:
    """Paired worlds: replace what the seat can not know, and not one byte of its board changes."""
    for i, table in moments_of(case, 6):
        if i < 0:
            continue
        for seat in eyes(case.seats):
            true = table_at(case, table.state, Dealer(i))
            world = table_at(case, table.state.guess(seat, Rng(i)), Dealer(i))
            assert all_of(seen_by(world, seat)) == all_of(seen_by(true, seat))


@CASES
def test_all_that_a_legal_move_touches_lies_on_the_board(case: Case) -> None:
    for _, table in moments_of(case, 12):
        if table.turn is None:
            continue
        there = Marks(all_of(seen_by(table, table.turn))).things
        for notation in table.moves():
            needed = Counter(things(table.game, notation))
            assert needed <= there, f"{notation} needs {needed - there}"


@pytest.mark.parametrize("name", playable())
def test_names_are_escaped(name: str) -> None:
    game = kodeks.game(name)
    table = game.table(min(3, game.high), seed=1)
    text = board(seen_by(table, WATCHER))
    assert "<b>Bolek" not in text
    assert "&lt;b&gt;Bolek" in text
    assert ("&#34;Żaneta&#34; &amp; co" in text) == (table.seats == 3)


@pytest.mark.parametrize("name", playable())
def test_no_text_of_a_board_is_left_in_english(name: str) -> None:
    """Reading Polish, one finds none of the words that an English board says."""
    table = kodeks.game(name).table(2, seed=1)
    assert "your turn" in board(seen_by(table, table.turn or 0))
    assert "twój ruch" in board(seen_by(table, table.turn or 0, "pl"))
    assert "ваш ход" in board(seen_by(table, table.turn or 0, "ru"))


# what moves touch


@pytest.mark.parametrize(
    ("name", "notation", "touched"),
    [
        ("archimedes", "+5=8", ("hand:5", "hand:8")),
        ("archimedes", "−4=4", ("hand:4", "hand:4")),
        ("archimedes", ":R=13", ("hand:R", "hand:13")),
        ("archimedes", "=8", ("hand:8",)),
        ("archimedes", "draw", ("draw",)),
        ("archimedes", "pass", ()),
        ("archimedes", "name 7", ()),
        ("arcanon", "lay Tetrahedron 3", ("card:Tetrahedron", "column:3")),
        ("arcanon", "use night3", ("slot:night3",)),
        ("arcanon", "raise Initium", ("slot:Initium",)),
        ("arcanon", "move night1", ("slot:night1",)),
        ("arcanon", "at B.night3", ("slot:B:night3",)),
        ("arcanon", "at B.Initium", ("slot:B:Initium",)),
        ("arcanon", "at d8+", ("die:d8",)),
        ("arcanon", "at d20", ("die:d20",)),
        ("arcanon", "at B.3", ("column:B:3",)),
        ("arcanon", "at B.+3", ("field:B:+3",)),
        ("arcanon", "at B.03", ("field:B:03",)),
        ("arcanon", "at B.-3", ("field:B:-3",)),
        ("arcanon", "at #12", ("stack:12",)),
        ("arcanon", "declare 4", ()),
        ("arcanon", "peek", ()),
    ],
)
def test_things_of_moves(name: str, notation: str, touched: tuple[str, ...]) -> None:
    assert things(kodeks.game(name), notation) == touched


def test_a_game_without_a_drawing_has_no_things() -> None:
    assert things(Game("nim", "Nim", 2, 2, "", []), "whatever 4") == ()


@pytest.mark.parametrize("name", playable())
def test_every_move_there_is_can_be_asked_for_its_things(name: str) -> None:
    game = kodeks.game(name)
    for move in game.space():
        assert all(" " not in thing for thing in things(game, game.write(move)))


# Archimedes


def archimedes(seat: int | None = 0, seats: int = 2, code: str = "en", **position: Any) -> Seen:
    table = position_of(seats, position)
    return seen_by(table, WATCHER if seat is None else seat, code)


def log(seat: int, top: str, *cards: str, sign: str = "") -> dict[str, Any]:
    if len(cards) == 1:
        args = {"seat": seat, "top": top, "card": cards[0]}
        return {"clause": "ARM-5.3", "text": "{seat} lays an equality: {top} = {card}", "args": args}
    args = {"seat": seat, "top": top, "sign": sign, "operand": cards[0], "result": cards[1]}
    return {"clause": "ARM-4.7", "text": "{seat} plays {top} {sign} {operand} = {result}", "args": args}


def test_the_pile_reads_as_arithmetic() -> None:
    told = plays([log(0, "7", "6", "1", sign="−"), log(1, "1", "1"), log(0, "1", "5", "6", sign="+")])
    line = trail(["7", "6", "1", "1", "5", "6"], told)
    assert " ".join(f"{laid.sign} {laid.card}".strip() for laid in line) == "7 − 6 = 1 = 1 + 5 = 6"
    assert [laid.number for laid in line if laid.seat == 0] == [0, 1, 2, 3]


def test_a_pile_that_the_log_does_not_tell_of_is_just_cards() -> None:
    """After a shuffle, or at a table that begins in the middle."""
    told = plays([log(0, "7", "6", "1", sign="−")])
    assert [laid.sign for laid in trail(["3", "5", "8"], told)] == ["", "", ""]
    assert [laid.sign for laid in trail(["4", "6", "1"], told)] == ["", "−", "="]
    assert trail([], told) == []


def test_the_words_of_the_log_are_those_that_the_game_says() -> None:
    table = kodeks.game("archimedes").table(2, seed=3)
    for _ in walk(table, Case("archimedes", 2, (), 3).rng(), 60):
        pass
    laid = [note for note in table.view(None)["log"] if note["clause"] in ("ARM-4.7", "ARM-5.3")]
    assert len(plays(table.view(None)["log"])) == len(laid) > 3


def test_a_card_keeps_its_key_from_the_hand_to_the_pile() -> None:
    table = position_of(2, {"hands": [[4, 4, 4, 9], [1, 12]]})
    before, other_before = (Marks(board(seen_by(table, seat))).keys for seat in (0, 1))
    table.play("−4=4")
    after, other_after = (Marks(board(seen_by(table, seat))).keys for seat in (0, 1))
    assert {"own-4-0", "own-4-1", "own-4-2", "own-9-0"} <= set(before)
    assert {"own-4-0", "own-4-1", "own-4-2", "own-9-0"} <= set(after)
    assert {"A-0", "A-1", "A-2", "A-3"} <= set(other_before)
    assert {"A-0", "A-1", "A-2", "A-3"} <= set(other_after)


def test_only_the_top_token_is_seen() -> None:
    """ARM-8.6."""
    seen = archimedes(hands=[[1], [2]])
    seen.table["tokens"] = [[0, 2], [2, 1]]
    text = board(seen)
    assert "2 tokens, 1 on top" in text
    seen.table["totals"] = [2, 3]
    assert "3 penalty points" in board(seen)


def test_a_seat_is_described_in_words() -> None:
    text = board(archimedes(1, hands=[[1, 2, 3, 4], [2]], player=0, starter=0))
    assert 'aria-label="Ewa: 4 cards, starts, decides now"' in text


# any other game


def test_a_game_without_a_drawing_is_outlined() -> None:
    view = {
        "game": "nim",
        "seat": 0,
        "turn": 1,
        "table": {"top_card": 7, "rows": [{"a": 1, "b": [2, 3]}, {"a": 4, "b": []}], "deep": {"x": {"y": None}}},
    }
    text = board(Seen(view, ["Ewa", "<i>"], language("en"), [], Game("nim", "Nim", 2, 2, "", [])))
    assert "top card" in text
    assert "<th" in text
    assert "&lt;i&gt;: decides now" in text
    assert outline([1, "a", True, None])["items"][3]["text"] == "–"


def test_cases_are_of_every_game() -> None:
    assert set(playable()) <= {case.name for name in playable() for case in cases(name)}
