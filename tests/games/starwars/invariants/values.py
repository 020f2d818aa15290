"""Values: reckoned in any order they are the same, and never below 0."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import UNIT
from kodeks.games.starwars.conditions.condition import all_hold
from kodeks.games.starwars.constants.icons import CannotGainIcons, DoubleIcons, Icons
from kodeks.games.starwars.constants.players import Struggle
from kodeks.games.starwars.modifiers import GainsIcons, StruggleBonus
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.values import (
    capacity,
    cost_of,
    edge_value,
    force_icons,
    icons,
    reserve,
    struggle_total,
)
from kodeks.kernel.note import Note
from tests.games.starwars.invariants.trajectory import Invariant


class Values(Invariant):
    """07, 27, 28, 37."""

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        totals = [0, 0]
        for piece in state.pieces():
            assert capacity(state, piece) >= 0  # 07
            for constant in piece.kind.constants:
                if isinstance(constant, Struggle) and all_hold(state, constant.whens, piece):
                    totals[piece.control] += constant.number
            if piece.type != UNIT:
                continue
            assert icons(state, piece) == self.icons_in_any_order(piece)  # 27, 28
            assert icons(state, piece) == icons(state, piece)
            assert min(icons(state, piece)) >= 0 and force_icons(state, piece) >= 0 and edge_value(state, piece) >= 0
            if piece.committed and piece.focus == 0:
                totals[piece.control] += force_icons(state, piece)
        for effect in state.lasting:
            if isinstance(effect, StruggleBonus):
                totals[effect.seat] += effect.number
        for seat in range(2):
            assert struggle_total(state, seat) == totals[seat]  # 37
            assert reserve(state, seat) >= 0
            for number in set(state.hands[seat]):
                assert cost_of(state, seat, state.kind(number)) >= 0

    def icons_in_any_order(self, piece: Piece) -> list[int]:
        """All that adds or takes away, in a random order; then the doublers."""
        state = self.state
        changes: list[list[int]] = []
        doubles = 0
        gains = True
        for other in state.pieces():
            for constant in other.kind.constants:
                if not constant.reaches(state, other, piece):
                    continue
                if isinstance(constant, Icons):
                    count = 1 if constant.count is None else constant.count.times(state, other)
                    changes.append([n * count for n in constant.change])
                elif isinstance(constant, DoubleIcons):
                    doubles += 1
                elif isinstance(constant, CannotGainIcons):
                    gains = False
        changes += [one.change for one in state.lasting if isinstance(one, GainsIcons) and one.card == piece.uid]
        self.rng.shuffle(changes)
        total = piece.kind.icons[:]
        for change in changes:
            total = [n + (m if gains else min(0, m)) for n, m in zip(total, change, strict=True)]
        self.happened["28"] += doubles
        return [max(0, n * 2**doubles) for n in total]
