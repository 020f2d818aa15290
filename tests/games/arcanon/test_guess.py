"""Guesses are fair: exactly the worlds that fit what a seat has seen, each as often as the others.

The worlds are found by brute force: every order of B's Night cards is laid out and the same public
inputs are played in it. It fits when they are all legal there and A has seen the same at every moment.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from kodeks.kernel.note import WATCHER, Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import OVER, State
from tests.games.arcanon.mirror import GAME, MATRIX_EFFECTS, NIGHT, ROWS, weight
from tests.play import receives

DONE = GAME.read("done")
COMPOSED = ["done", "at", *MATRIX_EFFECTS, "tweak", "reroll", "peek", "judgement"]
World = tuple[str, ...]  # the card at B's night1 to night5


def b_cards(state: State) -> World:
    cards = state.facts()["matrices"]["1"]
    return tuple(cards[f"night{i}"]["card"] for i in range(1, 6))


class History:
    """A position and the public inputs from it; a Use with its Effects and targets is one input."""

    def __init__(self, position: dict[str, Any], moved: dict[int, str], options: dict[str, Any]) -> None:
        self.position = position
        self.fields = [moved.get(number, f"0{number}") for number in range(1, 6)]  # of B's night1 to night5
        self.options = options
        self.inputs: list[list[int]] = []  # chance included, as one answer each

    def start(self, world: World) -> State:
        cards = dict(zip(world, self.fields, strict=True))
        matrix = {**self.position.get("matrix", {}), "B": {**self.position.get("matrix", {}).get("B", {}), **cards}}
        state = GAME.position({**self.position, "matrix": matrix}, 2, GAME.settle(2, self.options))
        state.begin()
        return state

    def play(self, state: State, answers: list[int]) -> str | None:
        """What A sees and hears of one input; None when it is not legal here."""
        notes: list[Note] = []
        state.log = notes
        for move in answers:
            if state.turn == OVER or state.refusal(move):
                return None
            state.play(move)
        if is_composing(state):
            if len(answers) == 1 or state.refusal(DONE):
                return None  # it would have to go on: this Use is another one
            state.play(DONE)
        heard = [(note.clause, note.text, sorted(note.args.items())) for note in notes if note.for_seat(0)]
        return repr((heard, state.view(0), state.turn))

    def worlds(self, truth: World) -> set[World]:
        """Every world in which A would have seen what he saw."""
        true = self.start(truth)
        seen = [repr(true.view(0))] + [self.play(true, answers) or "" for answers in self.inputs]
        found: set[World] = set()
        for world in permutations(NIGHT):
            state = self.start(world)
            fits = repr(state.view(0)) == seen[0]
            for answers, sight in zip(self.inputs, seen[1:], strict=True):
                fits = fits and self.play(state, answers) == sight
            if fits:
                found.add(world)
        return found


def is_composing(state: State) -> bool:
    """Somebody has begun a Use and not finished it."""
    return state.turn >= 0 and GAME.write(state.moves()[-1]).split()[0] in COMPOSED


def read_inputs(texts: list[str]) -> list[list[int]]:
    """`use night1 / reroll / at d4` is one input."""
    return [[GAME.read(part) for part in text.split(" / ")] for text in texts]


def assert_fair(state: State, worlds: set[World]) -> None:
    rng = Rng(7)
    found = Counter(b_cards(state.guess(0, rng)) for _ in range(12 * len(worlds) + 100))
    assert set(found) == worlds
    assert_uniform(found, len(worlds))


def assert_uniform(found: Counter[Any], cells: int) -> None:
    """Chi-square, so generous that an honest sample fails once in some millions."""
    total = sum(found.values())
    even = total / cells
    chi = sum((count - even) ** 2 / even for count in found.values()) + even * (cells - len(found))
    freedom = cells - 1
    assert chi <= freedom + 5.5 * (2 * freedom) ** 0.5 + 12


TETRA_DOWN = {"matrix": {"A": {"Tetrahedron": "-1"}}}
DEFAULT: World = tuple(NIGHT)
TWO_REROLLS = "use night1 / reroll / at d4 / reroll / at d6"
ICOSA_FIRST: World = ("Icosahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Tetrahedron")
HEXA_FIRST: World = ("Hexahedron", "Tetrahedron", "Octahedron", "Dodecahedron", "Icosahedron")

# name: position, where B's Night cards do not lie at 0, options, the truth, inputs, how many worlds are left of 120
HISTORIES: dict[str, tuple[dict[str, Any], dict[int, str], dict[str, Any], World, list[str], int]] = {
    "nothing done": ({}, {1: "01"}, {}, DEFAULT, [], 120),
    "used at 0": ({}, {1: "01"}, {}, DEFAULT, ["declare 2", "pass", "use night1 / reroll / at d4"], 120),
    "used at -": ({}, {1: "-1"}, {}, HEXA_FIRST, ["declare 2", "pass", "use night1 / reroll / at d4"], 96),
    "one effect at +": ({}, {1: "+1"}, {}, ICOSA_FIRST, ["declare 2", "pass", "use night1 / reroll / at d4"], 120),
    "one effect at + of another": (
        {},
        {1: "+1"},
        {},
        HEXA_FIRST,
        ["declare 2", "pass", "use night1 / reroll / at d4"],
        120,
    ),
    "two effects at +": ({}, {1: "+1"}, {}, ICOSA_FIRST, ["declare 2", "pass", TWO_REROLLS], 24),
    "one where both are due": (
        {},
        {1: "+1"},
        {"doubledMustUseBoth": True},
        HEXA_FIRST,
        ["declare 2", "pass", "use night1 / reroll / at d4"],
        96,
    ),
    "one where both are due, cheats allowed": (
        {},
        {1: "+1"},
        {"doubledMustUseBoth": True, "hiddenCheats": True},
        HEXA_FIRST,
        ["declare 2", "pass", "use night1 / reroll / at d4"],
        96,
    ),
    "used at - by a possible cheat": (
        {},
        {1: "-1"},
        {"hiddenCheats": True},
        DEFAULT,
        ["declare 2", "pass", "use night1 / reroll / at d4"],
        120,
    ),
    "two effects by a possible cheat": (
        {},
        {1: "+1"},
        {"hiddenCheats": True},
        HEXA_FIRST,
        ["declare 2", "pass", TWO_REROLLS],
        120,
    ),
    "the Bidding went on": (TETRA_DOWN, {1: "-1"}, {}, HEXA_FIRST, ["declare 2", "pass"], 96),
    "nobody could judge": (TETRA_DOWN, {1: "-1"}, {}, DEFAULT, ["declare 2", "pass"], 24),
    "the Bidding went on, by what all can see": (
        TETRA_DOWN,
        {1: "-1"},
        {"noJudgementKnowledge": "public"},
        DEFAULT,
        ["declare 2", "pass"],
        120,
    ),
    "the Bidding went on, whatever they have": (
        TETRA_DOWN,
        {1: "-1"},
        {"noJudgementTest": "off"},
        DEFAULT,
        ["declare 2", "pass"],
        120,
    ),
    "a Day card could still help": (
        TETRA_DOWN,
        {1: "-1"},
        {"noJudgementTest": "reachable"},
        DEFAULT,
        ["declare 2", "pass"],
        120,
    ),
    "the Bidding went on because A could judge": ({}, {1: "-1"}, {}, DEFAULT, ["declare 2", "pass"], 120),
    "after the Stack, nobody could judge": (
        {"matrix": {"A": {"Tetrahedron": "-1"}}},
        {1: "-1"},
        {},
        DEFAULT,
        ["declare 2", "use Initium / tweak / at d4+", "pass", "pass"],
        24,
    ),
    "house cards": (
        {},
        {1: "-1"},
        {"cardTable": {"Hexahedron": ["Nothing", "Octahedron"]}},
        ("Octahedron", "Hexahedron", "Tetrahedron", "Dodecahedron", "Icosahedron"),
        ["declare 2", "pass", "use night1 / reroll / at d4"],
        72,
    ),
    "a Peek": ({}, {1: "01"}, {}, DEFAULT, ["declare 2", "use Initium / peek / at B.night3", "pass", "pass"], 24),
    "a Peek and a Use": (
        {},
        {1: "-1"},
        {},
        HEXA_FIRST,
        [
            "declare 2",
            "use Initium / peek / at B.night3",
            *("pass", "use night1 / reroll / at d4", "pass", "pass", "d4 2", "pass", "pass"),
        ],
        18,
    ),
    "revealed in a Judgement": (
        {"duty": "B"},
        {1: "01"},
        {},
        DEFAULT,
        ["declare 2", "pass", "use night1 / judgement", "pass", "pass", "pass", "pass"],
        24,
    ),
    "Active elsewhere, revealed too": (
        {"duty": "B", "active": {"B": ["02"]}},
        {1: "01"},
        {},
        DEFAULT,
        ["declare 2", "pass", "use night1 / judgement", "pass", "pass", "pass", "pass"],
        6,
    ),
    "removed and shown": (
        {"matrix": {"A": {"Terminus": "01", "Negatio": "01"}}},
        {1: "01"},
        {"revealRemoved": True},
        DEFAULT,
        [
            "declare 2",
            "use Terminus / terminus / at B.04",
            "use Negatio / negatio / at #1",
            "pass",
            "pass",
            "pass",
            "pass",
        ],
        24,
    ),
    "first one of two could judge, then not the other": (
        {"column": 3, "active": {"B": ["+2"]}, "matrix": {"A": {"Octahedron": "05"}}},
        {2: "+2", 3: "-3"},
        {"cardTable": {"Hexahedron": ["Tetrahedron", "Nothing"]}},
        ("Hexahedron", "Octahedron", "Tetrahedron", "Dodecahedron", "Icosahedron"),
        [
            *("declare 2", "pass", "declare 3", "pass", "declare 4"),
            *("use Transitio / transitio / at B.+2", "pass", "pass"),
        ],
        18,
    ),
}


@pytest.mark.clause("ARC-D-23", "ARC-D-33", "ARC-D-45", "ARC-D-50", "ARC-D-59", "ARC-5.6.7", "ARC-E3.1.D")
@pytest.mark.parametrize("name", HISTORIES)
def test_a_guess_is_any_world_that_fits_and_no_other(name: str) -> None:
    position, moved, options, truth, texts, left = HISTORIES[name]
    history = History(position, moved, options)
    history.inputs = read_inputs(texts)
    state = history.start(truth)
    for answers in history.inputs:
        assert history.play(state, answers) is not None
    worlds = history.worlds(truth)
    assert truth in worlds
    assert len(worlds) == left
    assert_fair(state, worlds)


@pytest.mark.clause("ARC-D-23", "ARC-E3.1.D")
@pytest.mark.parametrize("seed", range(12))
def test_after_random_play_a_guess_is_any_world_that_fits(seed: int) -> None:
    rng = Random(f"guess/{seed}")
    options: dict[str, Any] = {} if seed % 2 else {name: rng.choice(values) for name, values in VARIED.items()}
    moved = {number: f"{rng.choice(ROWS)}{number}" for number in range(1, 6)}
    truth: World = tuple(rng.sample(NIGHT, 5))
    mine = {card: f"{rng.choice(ROWS)}{i + 1}" for i, card in enumerate(NIGHT)}
    active = {"B": [f"{row}{number}" for row in ROWS for number in (1, 2, 4)], "A": ["02"]}
    history = History({"column": 3, "matrix": {"A": mine}, "active": active}, moved, options)
    state = history.start(truth)
    for _ in range(14):
        if state.turn == OVER or state.facts()["step"] not in ("bidding", "judgement"):
            break
        history.inputs.append([])
        while True:
            move = rng.choices(state.moves(), [weight(GAME.write(move)) for move in state.moves()])[0]
            state.play(move)
            if move != DONE:
                history.inputs[-1].append(move)
            if not is_composing(state):
                break
    worlds = history.worlds(truth)
    assert truth in worlds
    assert_fair(state, worlds)


VARIED: dict[str, list[Any]] = {
    "hiddenCheats": [False, True],
    "doubledMustUseBoth": [False, True],
    "noJudgementTest": ["direct", "reachable", "off"],
    "noJudgementKnowledge": ["true", "public"],
    "revealRemoved": [False, True],
    "unstableRenews": [True, False],
}


@pytest.mark.clause("ARC-D-23")
def test_what_is_known_of_two_players_together() -> None:
    """The Bidding went on, so not both Tetrahedrons lie at the bottom; nothing else is excluded for a spectator."""
    position = {"matrix": {"A": {"Tetrahedron": "-1"}, "B": {"Hexahedron": "-1", "Tetrahedron": "02"}}}
    state = GAME.position(position, 2, GAME.settle(2, {}))
    state.begin()
    for text in ("declare 2", "pass"):
        state.play(GAME.read(text))
    assert state.facts()["step"] == "bidding"
    rng = Rng(3)
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(1500):
        cards = state.guess(WATCHER, rng).facts()["matrices"]
        found[cards["0"]["night1"]["card"], cards["1"]["night1"]["card"]] += 1
    wanted = {(a, b) for a in NIGHT for b in NIGHT if (a, b) != ("Tetrahedron", "Tetrahedron")}
    assert set(found) == wanted
    assert_uniform(found, len(wanted))


@pytest.mark.clause("ARC-5.1.9", "ARC-E3.1.D")
def test_what_is_laid_and_what_is_still_in_hand_is_guessed_alike() -> None:
    state = GAME.new(2)
    for text in ("order A", "lay Tetrahedron 1", "lay Icosahedron 1", "lay Initium 1", "lay Negatio 1"):
        state.play(GAME.read(text))
    rng = Rng(5)
    found: Counter[str] = Counter()
    for _ in range(600):
        facts = state.guess(0, rng).facts()
        card = facts["matrices"]["1"]["night1"]["card"]
        found[card] += 1
        assert facts["matrices"]["0"]["night1"]["card"] == "Tetrahedron"
        assert sorted([*facts["hands"]["1"], card, "Negatio"]) == sorted(
            [*NIGHT, "Initium", "Terminus", "Transitio", "Tempus", "Negatio"]
        )
    assert set(found) == set(NIGHT)
    assert_uniform(found, 5)


@pytest.mark.clause("ARC-D-61", "ARC-E3.1.E7")
@pytest.mark.parametrize("seed", range(4))
def test_a_use_being_composed_is_invisible_to_the_others(seed: int) -> None:
    """Views, prompts, log, refusals and guesses are the same before and during it; taking it back is free."""
    rng = Random(f"composing/{seed}")
    seats = 2 + seed % 3
    table = GAME.table(seats, seed)
    composed = 0
    before: dict[int, Any] = {}
    start: dict[str, Any] = {}
    for _ in range(160):
        if table.turn is None:
            break
        mover = table.turn
        others = [seat for seat in [*range(seats), WATCHER] if seat != mover]
        if not is_composing(table.state):
            before = {seat: known(table, seat) for seat in others}
            start = table.state.dump()
        table.play(rng.choice(table.state.moves()))
        if table.turn == mover and is_composing(table.state):
            composed += 1
            assert {seat: known(table, seat) for seat in others} == before
            assert table.undo_reason(mover) == ""
            if rng.random() < 0.2:
                while is_composing(table.state):
                    table.undo(mover)
                assert table.state.dump() == start
    assert composed > 20


def known(table: Any, seat: int) -> Any:
    """All that somebody else can get at."""
    asked = [] if seat == WATCHER else [clause.id for clause in table.why_not("pass", seat)]
    return receives(table, seat), asked, [table.state.guess(seat, Rng(i)).dump() for i in range(2)]
