"""Questions whose answers all come to the same."""

from __future__ import annotations

from kodeks.kernel.state import State

MOST = 4  # answers: more of them are asked


def comes_to_one(state: State) -> bool:
    """Whether all ways to answer, as long as the same thing goes on to be asked, come to one position.

    It is tried by the rules themselves, so whatever could make a difference does.
    """
    found: set[str] = set()
    return len(state.moves()) <= MOST and walk(state, found)


def walk(state: State, found: set[str]) -> bool:
    for move in state.moves():
        after = state.copy()
        after.play(move)
        if asks_on(state, after):
            walk(after, found)
        else:
            found.add(after.digest())
        if len(found) > 1:
            return False
    return True


def asks_on(state: State, after: State) -> bool:
    same = after.turn == state.turn and len(after.frames) == len(state.frames)
    return same and type(after.frames[-1]) is type(state.frames[-1])
