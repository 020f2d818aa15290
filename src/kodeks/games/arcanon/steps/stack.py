"""§3 5) Stos and 6) Rozpatrzenie: Effects wait, everybody may answer, the newest resolves first.

Bidding and Judgement share this: both hold Priority in `state.ring` and Effects in `state.stack`.
"""

from __future__ import annotations

from kodeks.games.arcanon.cards import COUNT
from kodeks.games.arcanon.effects.active import resolve
from kodeks.games.arcanon.effects.use import Composing
from kodeks.games.arcanon.moves import USE
from kodeks.games.arcanon.state import NONE, Arcanon


def compose(state: Arcanon, move: int) -> None:
    """A Use begins; it is an Action and does not wait on the Stack itself (ARC-E3.1.E7)."""
    state.push(Composing(state.ring.holder * COUNT + move - USE, NONE, []))


def pass_priority(state: Arcanon) -> bool:
    """ARC-3.6.2, ARC-3.6.3: true when Priority is back at the last who acted."""
    state.tell("ARC-5.5.3", "{seat} passes", {"seat": state.ring.holder})
    return state.ring.hand_on()


def resolve_top(state: Arcanon) -> None:
    """ARC-3.5.2: the newest first. Its questions are asked before anything else goes on."""
    state.resolving = True
    resolve(state, state.stack.pop())


def window_opens(state: Arcanon) -> bool:
    """After a Resolution with more on the Stack: players may answer (ARC-3.5.3), or on it goes."""
    if state.rules.window_each:  # ARC-D-25: it starts with the last who acted
        state.resolving = False
        state.ring.give(state.ring.holder)
        return True
    resolve_top(state)
    return False
