"""A random game, and what it remembers for those who check each of its answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import kodeks
from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.damage import Dealing
from kodeks.games.starwars.values import cannot_be_damaged, room
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, OVER
from tests.play import Case

GAME = kodeks.game("starwars")
LONGEST = 3000  # answers of one game

# frames of the game's course; any other is something that is being worked off
COURSE = {
    "Setup",
    "Course",
    "Window",
    "Engaging",
    "Engagement",
    "EdgeBattle",
    "Strikes",
    "Strike",
    "Commitment",
    "FirstDiscard",
    "BalanceDamage",
    "Surface",
    "Finished",
}
WEIGHTS = {
    "pass": 2,
    "done": 3,
    "play": 6,
    "engage": 8,
    "attack": 6,
    "commit": 4,
    "place": 2,
    "use": 5,
    "reveal": 8,
    "repeat": 0.2,
    "mulligan": 0.2,
}


def name_of(frame: Any) -> str:
    return type(frame).__name__


def under_way(state: StarWars) -> bool:
    """Whether an event or effect is being worked off."""
    return any(name_of(frame) not in COURSE for frame in state.frames)


def has_frame(state: StarWars, *names: str) -> bool:
    return any(name_of(frame) in names for frame in state.frames)


def place(state: StarWars) -> int:
    """Where the turn stands in the chart, or -1 in setup."""
    frame = state.frames[0]
    return frame.now if name_of(frame) == "Course" else -1


class Seen:
    """What is remembered of the position before an answer."""

    def __init__(self, state: StarWars) -> None:
        self.asked = state.turn
        self.turns = state.turns
        self.active = state.active
        self.place = place(state)
        self.dial = state.dial
        self.top = name_of(state.frames[-1])
        self.frames = [id(frame) for frame in state.frames]
        self.discards = [state.discards[seat][:] for seat in range(2)]
        self.loose = min((f.start for f in state.frames if name_of(f) == "Arrange"), default=NONE)
        self.pieces = {p.uid: (p.owner, p.damage, p.focus, p.shields, p.number) for p in state.pieces()}
        self.safe = [p.uid for p in state.pieces() if cannot_be_damaged(state, p)]
        self.damage_under_way = dealing_of(state)
        self.points = sum(self.damage_under_way.points) if self.damage_under_way is not None else 0
        self.assigned: list[tuple[int, int]] = []
        top = state.frames[-1]
        if isinstance(top, Dealing):
            self.assigned = list(zip(top.cards, top.points, strict=True))
            self.answered = (top.stage, top.at, top.with_)
            self.rooms = {p.uid: room(state, p) for p in state.pieces() if not cannot_be_damaged(state, p)}


def dealing_of(state: StarWars) -> Any:
    """The only damage on its way, if there is one."""
    found = dealings(state)
    return found[0] if len(found) == 1 else None


def dealings(state: StarWars) -> list[Dealing]:
    return [frame for frame in state.frames if isinstance(frame, Dealing)]


class Trajectory:
    """One game; each invariant looks at every question, before every answer and after it."""

    def __init__(self, case: Case, invariants: list[type[Invariant]]) -> None:
        self.rng = case.rng()
        state = case.game.new(case.seats, **case.options)
        assert isinstance(state, StarWars)
        self.state = state
        self.happened: Counter[str] = Counter()
        self.answers = 0
        self.before = Seen(state)
        self.invariants = [invariant(self) for invariant in invariants]

    def run(self) -> None:
        while self.state.turn != OVER:
            self.answer()
            assert self.answers < LONGEST
        for invariant in self.invariants:
            invariant.end()

    def answer(self) -> None:
        state = self.state
        moves = state.moves()
        assert moves
        for invariant in self.invariants:
            invariant.question(moves)
        if state.turn == CHANCE:
            move = self.rng.choices(moves, state.odds())[0]
        else:
            move = self.rng.choices(moves, [weight(GAME.write(one)) for one in moves])[0]
        self.before = Seen(state)
        for invariant in self.invariants:
            invariant.answering(move)
        notes: list[Note] = []
        state.log = notes
        state.play(move)
        self.answers += 1
        for note in notes:
            self.happened[note.clause] += 1
        for invariant in self.invariants:
            invariant.answered(move, notes)


class Invariant:
    """What is held. The numbers in comments are those of part E."""

    def __init__(self, game: Trajectory) -> None:
        self.game = game
        self.state = game.state
        self.rng = game.rng
        self.happened = game.happened  # so that a test can see what it has met

    @property
    def before(self) -> Seen:
        return self.game.before

    def question(self, moves: list[int]) -> None:
        """Somebody is asked."""

    def answering(self, move: int) -> None:
        """The answer is known, and not yet played."""

    def answered(self, move: int, notes: list[Note]) -> None:
        """It was played, and this was said."""

    def end(self) -> None:
        """The game is over."""


def said(note: Note) -> int:
    """The number that a log line names."""
    number = note.args.get("number", 1)
    assert isinstance(number, int)
    return number


def weight(text: str) -> float:
    return WEIGHTS.get(text.split()[0], 3)
