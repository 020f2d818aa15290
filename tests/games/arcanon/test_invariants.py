"""Part E of the catalogue: what holds before and after every answer of every game, whatever the house rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

import kodeks
from kodeks.kernel.note import WATCHER, Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER, State
from kodeks.kernel.table import Dealer, Table
from tests.games.arcanon.mirror import (
    DAY,
    GAME,
    HOUSE_CARDS,
    MATRIX_EFFECTS,
    NIGHT,
    ROWS,
    SIDES,
    Mirror,
    house,
    letter,
    weight,
)

DONE = GAME.read("done")
PLACES = [row + number for row in ROWS for number in "12345"]
PLAYED = {2: 32, 3: 10, 4: 4, 5: 2, 6: 2}
LONGEST = 900  # answers of one game; longer ones are left there


class Trajectory:
    """One game, checked at each answer against its own log and against the position before it."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Random) -> None:
        self.seats = seats
        self.options = options
        self.rng = rng
        self.state = GAME.new(seats, **options)
        self.mirror = Mirror(seats, options)
        self.now = self.state.facts()
        self.answers = 0

    def run(self) -> None:
        while self.state.turn != OVER and self.answers < LONGEST:
            self.answer()
        if self.state.turn == OVER:
            assert sorted(self.mirror.leaders) == list(range(self.seats))  # 21
            self.check_balance()

    def answer(self) -> None:
        before, moves = self.now, self.state.moves()
        notes: list[Note] = []
        self.check_decision(self.state.turn, moves)
        self.state.log = notes
        self.state.play(self.rng.choices(moves, [weight(GAME.write(move)) for move in moves])[0])
        self.now = self.state.facts()
        self.answers += 1
        for note in notes:
            if note.clause == "ARC-4.2":
                self.check_balance()
            self.mirror.hear(note)
            self.check_names(note)
        self.check_log(before, notes)
        self.check_cards(before)
        self.check_table()
        self.check_bidding(before)
        if any(note.reveals for note in notes) or self.answers % 6 == 0:
            self.check_views()

    def check_balance(self) -> None:
        """16: dice won by Judgement are zero-sum, unless a house rule lifts negative ones."""
        if self.options["negativeDice"] == "literal":
            assert self.mirror.gains == self.mirror.unjudged

    def check_decision(self, turn: int, moves: list[int]) -> None:
        """9, 11, 19, 20: who decides, what can be chosen, and that it follows from the own view."""
        assert moves
        if turn < 0:
            return
        texts = [GAME.write(move) for move in moves]
        step = self.now["step"]
        asked_aside = all(text.split()[0] in ("move", "up", "down") for text in texts)
        assert self.now["priority"] == turn or asked_aside
        if step == "bidding":
            assert self.now["duty"] in (self.now["bidders"] if self.now["judge"] is None else [None])  # ARC-D-17
            assert self.now["priority"] in self.now["bidders"] or self.options["resignedMayRespond"]
        for text in texts:
            assert self.mirror.field.get(text.removeprefix("at ")) != "removed"
            if text.startswith("use "):
                assert step in ("bidding", "judgement")
                assert self.mirror.field[f"{letter(turn)}.{text[4:]}"] in self.mirror.active(turn)
        if self.answers % 6 == 0:
            assert self.state.guess(turn, Rng(self.answers)).moves() == moves

    def check_log(self, before: dict[str, Any], notes: list[Note]) -> None:
        """11, 21, 24: where Effects are made, where pools change, and a Peek that changes knowledge only."""
        clauses = [note.clause for note in notes]
        for note in notes:
            if note.clause == "ARC-E2.0.2":
                matrix = str(note.args["effect"]).split()[0] in MATRIX_EFFECTS
                assert before["step"] == "bidding" or (before["step"] == "judgement" and not matrix)
        assert (self.now["pools"] == before["pools"]) or "ARC-5.7.3" in clauses
        seen = clauses.count("ARC-E2.3.A")
        if seen and clauses[:-seen] == ["ARC-5.5.3", "ARC-3.6.1"]:
            turns = ("stack", "priority", "turn", "duty", "duty_done")
            assert all(before[key] == self.now[key] for key in before if key not in turns)
            self.mirror.happened["peek alone"] += 1

    def check_names(self, note: Note) -> None:
        """18: a line that names a Night card is read by those only who know that card."""
        if note.args.get("card") in NIGHT:
            handle = str(note.args.get("slot") or f"{letter(note.args['seat'])}.night{note.args['column']}")
            for who in [*range(self.seats), WATCHER]:
                if note.for_seat(who):
                    assert letter(who) == handle[0] or handle in self.mirror.knows[who]

    def check_cards(self, before: dict[str, Any]) -> None:
        """1, 2, 3, 4, 20: ten cards a player, where the log says they are, turned as it says."""
        for seat in range(self.seats):
            cards = self.now["matrices"][str(seat)]
            held = [card["card"] for card in cards.values()] + self.now["hands"][str(seat)]
            assert sorted(held) == sorted(NIGHT + DAY)
            for name, card in cards.items():
                handle = f"{letter(seat)}.{name}"
                assert card["field"] in [*PLACES, "removed"]
                assert card["field"] == self.mirror.field[handle]
                assert card["used"] == self.mirror.used[handle]
                assert card["card"] == self.mirror.face[handle]
                assert card["active"] == (card["field"] in self.mirror.active(seat))
            if before["step"] == "allocation" != self.now["step"]:
                laid = sorted((card["field"], card["card"] in NIGHT) for card in cards.values())
                assert laid == sorted((f"0{number}", night) for number in range(1, 6) for night in (True, False))
                assert not any(card["used"] for card in cards.values())

    def check_table(self) -> None:
        """5, 6, 7, 8, 10, 15, 21: dice, Active fields, Charges, Stack, dice won, pools."""
        now, mirror = self.now, self.mirror
        if now["step"] in ("adjustment", "bidding", "judgement", "summation"):
            assert now["dice"] == mirror.dice
            assert all(1 <= value <= sides for value, sides in zip(now["dice"], SIDES, strict=True))
        for seat in range(self.seats):
            assert set(now["active"][str(seat)]) == mirror.active(seat)
            assert now["charges"][seat] == mirror.charges(seat)
        assert now["stack"] == mirror.stack
        assert now["owners"] == mirror.owners
        assert now["liars"] == mirror.liars
        assert now["pools"] == mirror.pools

    def check_bidding(self, before: dict[str, Any]) -> None:
        """10, 12, 13: stakes and Bidders within a Bidding, all anew at the next."""
        now, mirror = self.now, self.mirror
        if now["step"] != before["step"]:
            assert not now["stack"]
        if now["step"] == "bidding":
            assert (now["stake"], now["declarer"], set(now["bidders"])) == (
                mirror.stake,
                mirror.declarer,
                mirror.bidders,
            )
            if before["step"] == "bidding":
                assert set(now["bidders"]) <= set(before["bidders"])
            else:
                assert sorted(now["bidders"]) == list(range(self.seats))

    def check_views(self) -> None:
        """18: which Night cards each seat and the spectator can read; and nobody else's Charges."""
        for who in [*range(self.seats), WATCHER]:
            seen = self.state.view(who)
            assert seen.get("charges") == (None if who == WATCHER else self.mirror.charges(who))
            for seat in range(self.seats):
                for name, card in seen["matrices"][str(seat)].items():
                    handle = f"{letter(seat)}.{name}"
                    reads = name in DAY or seat == who or handle in self.mirror.knows[who]
                    assert card["card"] == (self.mirror.face[handle] if reads else "")


@cache
def played(seats: int) -> tuple[Counter[str], set[tuple[str, str]]]:
    """What happened in random games of so many, and the option values that they were played with."""
    happened: Counter[str] = Counter()
    values: set[tuple[str, str]] = set()
    for i in range(PLAYED[seats]):
        rng = Random(f"invariants/{seats}/{i}")
        game = Trajectory(seats, house(rng), rng)
        game.run()
        happened += game.mirror.happened
        values |= {(name, str(value)) for name, value in game.options.items()}
    return happened, values


@pytest.mark.clause(
    "ARC-E0.2", "ARC-2.3.2", "ARC-3.3.1", "ARC-3.5.2", "ARC-5.5.11", "ARC-5.6.12", "ARC-3.4.3", "ARC-E2.4"
)
@pytest.mark.parametrize("seats", PLAYED)
def test_every_answer_keeps_the_invariants(seats: int) -> None:
    played(seats)


def test_everything_happened_in_these_games() -> None:
    happened = sum((played(seats)[0] for seats in PLAYED), Counter())
    effects = [*MATRIX_EFFECTS, *(f"not-{effect}" for effect in MATRIX_EFFECTS), "tweak", "reroll", "peek", "judgement"]
    endings = ["WINNER", "JUDGEMENT", "NO_JUDGEMENT", "NO_WINNER"]
    for event in [*effects, *endings, "doubled", "removed", "peek alone", "negative die"]:
        assert happened[event] > 0, event


def test_every_value_of_every_option_was_played_with() -> None:
    used = set().union(*(played(seats)[1] for seats in PLAYED))
    wanted = {(option.name, str(value)) for option in GAME.options for value in option.values()}
    assert wanted | {("cardTable", str(HOUSE_CARDS))} <= used


@pytest.mark.clause("ARC-3.1.1", "ARC-E3.1.E5")
def test_9_only_the_holder_of_priority_acts() -> None:
    table = GAME.table(3, 9)
    rng = Random(9)
    for _ in range(400):
        if table.turn is None:
            break
        before = table.state.dump()
        for seat in range(3):
            if seat != table.turn:
                for move in table.moves():
                    with pytest.raises(kodeks.IllegalMove):
                        table.play(move, seat)
        assert table.state.dump() == before
        table.play(rng.choice(table.moves()))


def counted(die: int, face: int, rng: Rng) -> int:
    """What Summation makes of a die that lies there with this face."""
    dice = [2, 2, 2, 2, 2]
    dice[die] = face
    owners = ["A" if i == die else "" for i in range(5)]
    state = GAME.position({"step": "summation", "round": 2, "dice": dice, "owners": owners}, 2, GAME.settle(2, {}))
    state.begin()
    while state.turn == CHANCE:
        state.play(state.roll(rng))
    return state.scores()[0]


@pytest.mark.clause("ARC-3.4.2", "ARC-3.4.4", "ARC-3.4.5", "ARC-3.4.7", "ARC-D-08")
@pytest.mark.parametrize("die", range(5))
def test_17_the_means_of_explosions(die: int) -> None:
    sides = SIDES[die]
    fresh = (sides + 1) / 2
    rng = Rng(die)
    samples = {
        fresh: [counted(die, 1 + rng.below(sides), rng) for _ in range(900)],
        1 - fresh: [counted(die, 1, rng) for _ in range(900)],
        sides + fresh: [counted(die, sides, rng) for _ in range(900)],
    }
    for expected, found in samples.items():
        assert abs(mean(found) - expected) < 4.5 * stdev(found) / len(found) ** 0.5


def is_asked_for_more(state: State) -> bool:
    return state.turn >= 0 and DONE in state.moves()


@pytest.mark.clause("ARC-E3.1.D", "ARC-D-59", "ARC-5.6.7", "ARC-D-61")
@pytest.mark.parametrize("seed", range(9))
def test_18_hidden_faces_do_not_show_in_what_is_done(seed: int) -> None:
    """Two worlds that a seat can not tell apart look alike to it after the same inputs, until something shows."""
    rng = Random(f"paired/{seed}")
    seats = 2 + seed % 3
    table = GAME.table(seats, seed)
    while table.state.facts()["step"] != "bidding":
        table.play(rng.choice(table.moves()))
    compared = 0
    for start in range(20):
        seat = rng.randrange(seats)
        true, world = table.state.copy(), table.state.guess(seat, Rng(start))
        for _ in range(25):
            if true.turn == OVER:
                break
            move = rng.choice(true.moves())
            if world.refusal(move):
                break  # legal inputs only
            notes: list[Note] = []
            other: list[Note] = []
            true.log, world.log = notes, other
            true.play(move)
            world.play(move)
            if is_asked_for_more(true) != is_asked_for_more(world):  # a Use is one input: one Effect in both
                (true if is_asked_for_more(true) else world).play(DONE)
            if [note for note in notes if note.reveals] != [note for note in other if note.reveals]:
                break  # a Peek, a reveal or an ending tells them apart
            assert [note for note in notes if note.for_seat(seat)] == [note for note in other if note.for_seat(seat)]
            assert true.view(seat) == world.view(seat)
            compared += true.dump() != world.dump()
    assert compared > 60


@pytest.mark.clause("ARC-2.4.4", "ARC-D-53")
@pytest.mark.parametrize("effect", ["initium", "terminus", "transitio", "tempus"])
def test_23_a_pair_of_negatio_leaves_all_as_without_them(effect: str) -> None:
    rng = Random(effect)
    for _ in range(12):
        places = {card: rng.choice(PLACES) for card in NIGHT + DAY}
        mine = {effect.capitalize(): "01", "Negatio": "+1"}
        position = {"matrix": {"A": {**places, **mine}, "B": {**places}}}
        target, picked = rng.randrange(10**6), rng.random()
        plain = resolved(position, effect, target, picked, [])
        for pair in (["negatio", "at #1", "negatio", "at #1"], ["negatio", "at #1", "negatio", "at #2"]):
            assert resolved(position, effect, target, picked, pair) == plain


def resolved(position: dict[str, Any], effect: str, target: int, picked: float, pair: list[str]) -> dict[str, Any]:
    """The position after the Effect, answered by a pair of Negatio or not; without the traces of the Uses."""
    options = GAME.settle(2, {})
    table = Table(GAME, 2, "pair", {}, GAME.position(position, 2, options), Dealer("pair"))
    for move in ["declare 2", f"use {effect.capitalize()}", effect]:
        table.play(move)
    table.play(table.moves()[target % len(table.moves())])
    if pair:
        for move in ["use Negatio", *pair]:
            table.play(move)
    while table.state.facts()["stack"] or table.moves()[0].startswith("move"):
        asked = table.moves()[0].startswith("move")
        table.play(table.moves()[int(picked * len(table.moves()))] if asked else "pass")
    facts = table.state.facts()
    for cards in facts["matrices"].values():
        for card in cards.values():
            del card["used"]
    return {key: value for key, value in facts.items() if key != "uses"}


@pytest.mark.clause("ARC-D-57")
@pytest.mark.parametrize("seed", range(3))
def test_22_the_same_seed_and_inputs_give_the_same_game(seed: int) -> None:
    rng = Random(seed)
    table = GAME.table(2 + seed, seed, **house(rng))
    for _ in range(600):
        if table.turn is None:
            break
        table.play(rng.choice(table.moves()))
    again = kodeks.replay(table.journal())
    assert again.state.dump() == table.state.dump()
    assert (again.scores(), again.winners()) == (table.scores(), table.winners())
