"""A turn from its start to its end (BRS-TURN-2)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.knowing import features, pace
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import DRAWN, Berserk
from kodeks.games.berserk.steps.incarnation import Incarnation
from kodeks.games.berserk.steps.main import Main
from kodeks.games.berserk.timing.checks import Checks, Ended
from kodeks.games.berserk.timing.event import TurnEnds, TurnStarts, Wakes
from kodeks.games.berserk.timing.occurring import AtOnce, answers
from kodeks.games.berserk.timing.opening import open_card
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.games.berserk.timing.windows import Window
from kodeks.kernel.modifiers import expire
from kodeks.kernel.state import Frame

BEGINS: Final = 0
REVEALS: Final = 1
OPENS: Final = 2
WAKES: Final = 3
STARTS: Final = 4
MAIN: Final = 5
ENDS: Final = 6
OVER: Final = 7


class Turns(Frame[Berserk]):
    """One turn after the other, the First player's first (BRS-TURN-1). The stages are those of BRS-TURN-2."""

    __slots__ = ("stage",)

    def __init__(self, stage: int = BEGINS) -> None:
        self.stage = stage

    def copy(self) -> Turns:
        return Turns(self.stage)

    def run(self, state: Berserk) -> None:
        stage = self.stage
        self.stage = BEGINS if stage == OVER else stage + 1
        if stage == BEGINS:
            begin(state)
        elif stage == REVEALS:
            reveal_third_row(state)
        elif stage == OPENS:
            open_all(state)
        elif stage == WAKES:
            wake(state)
        elif stage == STARTS:
            state.stack.give(state.active)
            state.push(Window())
            state.push(Incarnation())
            state.rules.announce(state, TurnStarts(state.active))
        elif stage == MAIN:
            state.stack.give(state.active)
            state.push(Main())
        elif stage == ENDS:
            state.stack.give(state.active)
            state.push(Window())
            state.rules.announce(state, TurnEnds(state.active))
        else:
            finish(state)


def begin(state: Berserk) -> None:
    """(a) What lasted until the start of this turn ends, before anything is revealed or opened (BRS-TURN-10)."""
    state.turns += 1
    state.chain = []
    state.loose = 0
    state.active = state.first if state.turns % 2 else state.foe(state.first)
    if state.log is not None:
        args: dict[str, object] = {"seat": state.active, "number": state.turns}
        state.tell("BRS-TURN-1", "Turn {number}: {seat}", args)
    over(state, state.moment(state.turns, False))
    for piece in state.cards:
        fresh(piece)
    state.push(Checks())


def over(state: Berserk, moment: int) -> None:
    """What lasts until this moment ends."""
    for piece in state.cards:
        if piece.acquired:
            expire(piece.acquired, moment)
    expire(state.walls, moment)


def fresh(piece: Piece) -> None:
    """What is counted turn by turn is counted anew."""
    piece.acted = False
    piece.moved = False
    piece.attacked = False
    piece.armoured = 0
    piece.spelled = 0
    piece.attacks = 0
    piece.masked = 0
    piece.hurt = 0
    piece.wounded = 0
    if piece.spent:
        piece.spent = []


def reveal_third_row(state: Berserk) -> None:
    """(b) BRS-REV-2: at the start of the Second player's first turn; cards with stealth may stay hidden."""
    if state.turns == 2:
        for piece in state.cards:
            if piece.hidden and piece.control == state.active:
                if not any(feature.stealthy() for feature in piece.kind.features):
                    reveal(state, piece)
        state.push(Checks())


def open_all(state: Berserk) -> None:
    """(c), (d) BRS-TURN-3, MOVE-7."""
    for piece in state.cards:
        if piece.zone > ALOFT or piece.control != state.active:
            continue
        if piece.closed and not any(feature.bars_opening(state, piece) for feature in features(state, piece)):
            open_card(state, piece)
        if piece.hunts:
            piece.hunts -= 1
        piece.steps = 0 if piece.closed else pace(state, piece)


def wake(state: Berserk) -> None:
    """(e) Nobody has priority in it (BRS-TURN-10)."""
    event = Wakes(state.active)
    if event.name() in state.rules.heard:
        found = answers(state, event)
        if found:
            state.push(AtOnce(found))


def finish(state: Berserk) -> None:
    """BRS-TURN-9: what lasts until the end of the turn ends after all features of the end of the turn."""
    over(state, state.moment(state.turns, True))
    if state.rules.turn_limit and state.turns >= state.rules.turn_limit:
        state.finish(DRAWN, "BRS-END-8")
        state.frames = [Ended()]
    else:
        state.push(Checks())
