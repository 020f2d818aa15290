"""Questions: who is asked, what is legal, and what everybody may see of it."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars import moves as notation
from kodeks.games.starwars.cards.kind import ACTION, INTERRUPT, REACTION
from kodeks.games.starwars.cards.words import DARK, ENHANCEMENT, FATE, LIGHT, UNIT
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import window
from kodeks.games.starwars.timing.ability import forced
from kodeks.games.starwars.timing.occurrence import INTERRUPTS
from kodeks.kernel.note import WATCHER, Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import OVER
from tests.games.starwars.invariants.trajectory import GAME, Invariant, Trajectory, name_of

DECLINE = {
    "Window": notation.PASS,
    "Engaging": notation.PASS,
    "Commitment": notation.PASS,
    "FirstDiscard": notation.PASS,
    "BalanceDamage": notation.PASS,
    "Search": notation.DONE,
}
SPACE = GAME.space()


class Questions(Invariant):
    """24, 40, 42."""

    def question(self, moves: list[int]) -> None:
        state = self.state
        if state.turn < 0:
            return
        top = state.frames[-1]
        name = name_of(top)
        assert len(set(moves)) == len(moves)
        if name in DECLINE:  # 42
            assert DECLINE[name] in moves
        for move in moves:
            assert not state.refusal(move)  # 40
            ability = ability_of(state, move)
            if ability is not None:  # 24
                if name == "Window":
                    assert ability.kind == ACTION
                else:
                    assert ability.kind in (INTERRUPT, REACTION) and not ability.forced
        if self.game.answers % 5 == 0:
            assert sorted(moves) == sorted(move for move in set(state.offers()) if not state.refusal(move))
            for _ in range(25):
                move = self.rng.choice(SPACE)
                assert (move in moves) == (not state.refusal(move)) or notation.verb_of(move) == notation.PAY
        if hasattr(top, "waiting"):
            assert top.waiting or notation.PASS in moves or name == "Reckoning"
            if not top.waiting:
                assert not forced(state, top, INTERRUPT if top.stage <= INTERRUPTS else REACTION)


class Passing(Invariant):
    """24: after a pass in a window the other may act; it closes with his pass only."""

    def __init__(self, game: Trajectory) -> None:
        super().__init__(game)
        self.skipped = False

    def answering(self, move: int) -> None:
        self.skipped = self.could_act(move)

    def could_act(self, move: int) -> bool:
        """Whether the other player, whom a pass in a window leaves the word to, has an Action."""
        state = self.state
        top = state.frames[-1]
        if name_of(top) != "Window" or move != notation.PASS or top.ring.passes:
            return False
        other = 1 - top.ring.holder
        return any(not window.refusal(state, other, one) for one in window.actions(state, other))

    def answered(self, move: int, notes: list[Note]) -> None:
        if self.skipped:
            assert self.state.turn != OVER
            assert name_of(self.state.frames[-1]) == "Window"
            assert id(self.state.frames[-1]) in self.before.frames
            self.happened["24"] += 1


class Views(Invariant):
    """32."""

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        if self.game.answers % 25:
            return
        for seat in (LIGHT, DARK, WATCHER):
            world = state.guess(seat, Rng(self.game.answers))
            assert isinstance(world, StarWars)
            assert world.view(seat) == state.view(seat)
            for owner in range(2):
                assert len(world.hands[owner]) == len(state.hands[owner])
            if seat == state.turn:
                assert world.moves() == state.moves()
            self.happened["32"] += world.hands != state.hands


def ability_of(state: StarWars, move: int) -> Any:
    """The ability that this answer would use, if it uses one."""
    verb = notation.verb_of(move)
    if verb not in (notation.USE, notation.FROM_HAND, notation.RECALL, notation.PLAY):
        return None
    kind = state.kind(notation.kind_of(move))
    which = notation.extra_of(move)
    if verb == notation.PLAY and not (kind.abilities and kind.abilities[0].zone and len(kind.abilities) == 1):
        return None
    if verb == notation.PLAY and kind.type in (UNIT, ENHANCEMENT, FATE):
        return None
    return kind.abilities[which]
