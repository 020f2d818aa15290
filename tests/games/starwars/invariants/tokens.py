"""Tokens: Force cards, damage, focus and shields, and damage on its way."""

from __future__ import annotations

from collections import Counter

from kodeks.games.starwars import moves as notation
from kodeks.games.starwars.cards.words import ENHANCEMENT, OBJECTIVE, UNIT
from kodeks.games.starwars.timing.damage import PROTECT
from kodeks.games.starwars.values import cannot_be_damaged, capacity
from kodeks.kernel.note import Note
from kodeks.kernel.state import OVER
from tests.games.starwars.invariants.trajectory import Invariant, Trajectory, dealing_of, dealings, said, under_way

TAKEN = "{card} takes damage: {number}"
PREVENTS = {"A shield of {card} prevents 1 damage", "Damage is prevented: {number}"}


class Tokens(Invariant):
    """04, 05, 06, 20, 30."""

    def __init__(self, game: Trajectory) -> None:
        super().__init__(game)
        self.hours = 0  # shields beyond the first that were granted

    def answering(self, move: int) -> None:
        """Who attacks, defends or strikes is ready."""
        if self.before.asked >= 0 and notation.verb_of(move) in (notation.ATTACK, notation.DEFEND, notation.STRIKE):
            unit = self.state.find(notation.kind_of(move), notation.nth_of(move))
            assert unit is not None and unit.focus == 0  # 06

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        for note in notes:
            if note.text == "{seat} plays {card}" and note.args["card"] == "Our Most Desperate Hour":
                self.hours += 1
        over = 0
        for seat in range(2):
            committed = [piece for piece in state.pieces() if piece.committed and piece.control == seat]
            assert state.force[seat] + len(committed) == 3  # 04
            assert all(piece.type == UNIT for piece in committed)
        for piece in state.pieces():
            assert piece.damage >= 0 and piece.focus >= 0 and piece.shields >= 0  # 06
            over += max(0, piece.shields - 1)
            if piece.type in (UNIT, OBJECTIVE) and not under_way(state) and state.turn != OVER:
                assert piece.damage < capacity(state, piece)  # 05
            elif piece.type == ENHANCEMENT:
                assert piece.damage == 0
        assert over <= self.hours  # 20
        for uid in self.before.safe:  # 30
            safe = state.get(uid)
            if safe is not None and cannot_be_damaged(state, safe):
                assert safe.damage <= self.before.pieces[uid][1]


class Damage(Invariant):
    """29."""

    def answered(self, move: int, notes: list[Note]) -> None:
        """Points that are on their way are neither lost nor made, unless they are prevented; then all are placed."""
        dealing = dealing_of(self.state)
        if dealing is not None and dealing is self.before.damage_under_way:
            prevented = sum(said(note) for note in notes if note.text in PREVENTS)
            if not any(note.text == TAKEN for note in notes):
                assert sum(dealing.points) + prevented == self.before.points
                self.happened["29"] += 1
            assert min(dealing.points) >= 0
        elif self.before.assigned and not dealings(self.state):
            self.check_placed(move, notes)

    def check_placed(self, move: int, notes: list[Note]) -> None:
        """The last answer about a dealing: every point is placed, prevented or beyond the capacity."""
        stage, at, protector = self.before.answered
        assigned = Counter[int]()
        for card, points in self.before.assigned:
            assigned[card] += points
        changed = self.before.assigned[at][0]
        if stage == PROTECT:
            assigned[changed] -= move - notation.NUMBER
            assigned[protector] += move - notation.NUMBER
        elif move == notation.YES:
            assigned[changed] -= 1
        placed = 0
        for note in notes:
            if note.text == TAKEN:
                placed += said(note)
            elif note.text not in PREVENTS and note.clause not in ("SWC-CORE-KEY-PRO", "SWC-CORE-SHD-2"):
                break
        assert placed == sum(min(points, self.before.rooms.get(card, 0)) for card, points in assigned.items())
        self.happened["29 placed"] += 1
