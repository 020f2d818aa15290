"""Squads and deployments of random games."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import ELEMENTS, FLYER, NONE
from kodeks.games.berserk.moves import DONE, REDEAL
from kodeks.games.berserk.steps.dealing import Redealing
from kodeks.games.berserk.steps.deployment import Deployment, stages_of
from kodeks.games.berserk.steps.prices import price
from kodeks.games.berserk.steps.squad import Recruiting
from kodeks.kernel.note import Note
from tests.games.berserk.invariants.battle import Invariant

BASE = {True: (24, 22), False: (25, 23)}  # of the First player, of the Second


class Squads(Invariant):
    """30 to 33."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.redeals = [0, 0]

    def answering(self, move: int) -> None:
        frame = self.state.frames[-1]
        if isinstance(frame, Redealing) and move == REDEAL:
            self.redeals[frame.seat] += 1
            self.happened["redeal"] += 1
        if isinstance(frame, Recruiting):
            assert len(self.state.deals[frame.seat]) == 15 - self.redeals[frame.seat]  # 32
            if move == DONE:
                self.legal(frame.seat)

    def legal(self, seat: int) -> None:
        state = self.state
        squad = [state.kind(number) for number in state.squads[seat]]
        gold, silver = BASE[seat == state.first]
        elements = {name for name, bit in ELEMENTS.items() if any(kind.elements & bit for kind in squad)}
        gold -= max(0, len(elements) - 1)  # 31
        assert sum(price(kind, squad) for kind in squad if kind.elite) <= gold  # 30
        assert sum(price(kind, squad) for kind in squad) <= gold + silver
        assert sum(price(kind, squad) for kind in squad if kind.sub == FLYER) <= 15
        uniques = [kind.name for kind in squad if any(feature.unique() for feature in kind.features)]
        assert len(set(uniques)) == len(uniques)
        assert len(squad) <= len(state.deals[seat])
        self.happened["squad"] += 1

    def answered(self, move: int, notes: list[Note]) -> None:
        frame = self.state.frames[-1]
        if isinstance(frame, Deployment):  # 33
            for seat in range(2):
                full = True
                for stage in stages_of(self.state, seat):
                    used = [frame.cells[at] != NONE for at in stage]
                    assert full or not any(used)
                    full = all(used)
