"""Incarnation in the start of a turn (BRS-KW-inkarnatsiya)."""

from __future__ import annotations

from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.rising import Rising, give_chips
from kodeks.kernel.state import Frame


class Incarnation(Frame[Berserk]):
    """After the cards were opened, before the features of this step are declared."""

    __slots__ = ()

    def run(self, state: Berserk) -> None:
        state.pop()
        give_chips(state, state.active)
        state.push(Rising(state.active))
