"""The end that players agree on (BRS-END-8): one gives up, or both want a draw."""

from __future__ import annotations

from kodeks.games.berserk.moves import SURRENDER, said, speaker
from kodeks.games.berserk.state import DRAWN, Berserk
from kodeks.games.berserk.timing.checks import Ended


def say(state: Berserk, move: int) -> None:
    seat = speaker(move)
    foe = state.foe(seat)
    if said(move) == SURRENDER:
        state.tell("BRS-END-8", "{seat} surrenders", {"seat": seat})
        end(state, foe)
    elif state.proposal == foe:
        state.tell("BRS-END-8", "{seat} agrees to a draw", {"seat": seat})
        end(state, DRAWN)
    else:
        state.tell("BRS-END-8", "{seat} proposes a draw", {"seat": seat})
        state.proposal = seat


def end(state: Berserk, winner: int) -> None:
    state.finish(winner, "BRS-END-8")
    ended = Ended()
    state.frames = [ended]
    ended.run(state)
