"""Everything before the first turn, in its order (BRS-SQ-1 to REV-10)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.moves import DIE, FIRST, SECOND
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.battle_start import BattleStart, Vanguards, settle
from kodeks.games.berserk.steps.dealing import DEAL, Dealing, Redealing
from kodeks.games.berserk.steps.deployment import Deployment
from kodeks.games.berserk.steps.prices import crystals
from kodeks.games.berserk.steps.reveal import Reveal
from kodeks.games.berserk.steps.squad import Recruiting, put_back
from kodeks.games.berserk.steps.turn import Turns
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.dice import FACES
from kodeks.games.berserk.timing.hosting import Hosting
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, Frame

ROLLS: Final = 0
DEALS: Final = 1
REDEALS: Final = 2
SQUADS: Final = 3
DEPLOYS: Final = 4
REVEALS: Final = 5
HOSTS: Final = 6
FIGHTS: Final = 7
STARTS: Final = 8
STRIKES: Final = 9


class Preparation(Frame[Berserk]):
    """Stage after stage; in each the First player comes before the Second."""

    __slots__ = ("stage",)

    def __init__(self, stage: int = ROLLS) -> None:
        self.stage = stage

    def copy(self) -> Preparation:
        return Preparation(self.stage)

    def run(self, state: Berserk) -> None:
        stage = self.stage
        self.stage += 1
        first, second = state.first, state.foe(state.first)
        if stage == ROLLS:
            begin(state)
        elif stage == DEALS:
            hand_out(state)
            state.push(Dealing(second, DEAL))
            state.push(Dealing(first, DEAL))
        elif stage == REDEALS:
            state.push(Redealing(second))
            state.push(Redealing(first))
        elif stage == SQUADS:
            state.push(Recruiting(second))
            state.push(Recruiting(first))
        elif stage == DEPLOYS:
            put_back(state)
            state.push(Deployment(first))
        elif stage == REVEALS:
            state.push(Reveal(first))
        elif stage == HOSTS:
            state.push(Hosting(second))
            state.push(Hosting(first))
        elif stage == FIGHTS:
            state.fighting = True  # whoever has no host dies now (BRS-REV-7)
            state.push(Checks())
        elif stage == STARTS:
            state.push(BattleStart(first))
        elif stage == STRIKES:
            state.push(Vanguards(second))
            state.push(Vanguards(first))
        elif not settle(state):
            state.frames = [Turns()]


def begin(state: Berserk) -> None:
    """BRS-SQ-1, unless it was agreed on."""
    wanted = state.rules.options["first"]
    if wanted == "roll":
        state.push(Initiative())
    else:
        leads(state, 0 if wanted == "A" else 1)


def leads(state: Berserk, seat: int) -> None:
    state.first = seat
    state.active = seat
    state.tell("BRS-SQ-1", "{seat} is the First player", {"seat": seat})


def hand_out(state: Berserk) -> None:
    for seat in (state.first, state.foe(state.first)):
        state.crystals[seat] = crystals(seat == state.first, state.rules.small)
        if state.log is not None:
            gold, silver = state.crystals[seat]
            clause = "BRS-SQ-4" if state.rules.small else "BRS-SQ-2" if seat == state.first else "BRS-SQ-3"
            args: dict[str, object] = {"seat": seat, "gold": gold, "silver": silver}
            state.tell(clause, "{seat} gets {gold} gold and {silver} silver crystals", args)


class Initiative(Frame[Berserk]):
    """Each rolls a die; the higher roller chooses, and ties are rolled again (BRS-SQ-1, BRS-AMB-3)."""

    __slots__ = ("dice",)

    def __init__(self) -> None:
        self.dice: list[int] = []  # of seat A, of seat B

    def copy(self) -> Initiative:
        other = Initiative()
        other.dice = self.dice[:]
        return other

    def run(self, state: Berserk) -> None:
        if len(self.dice) == 2 and self.dice[0] == self.dice[1]:
            self.dice = []
            state.tell("BRS-AMB-3", "Equal rolls: they are rolled again")
        state.turn = CHANCE if len(self.dice) < 2 else self.chooser()

    def chooser(self) -> int:
        return 0 if self.dice[0] > self.dice[1] else 1

    def offers(self, state: Berserk) -> list[int]:
        return FACES if state.turn == CHANCE else [FIRST, SECOND]

    def play(self, state: Berserk, move: int) -> None:
        if len(self.dice) < 2:
            args: dict[str, object] = {"seat": len(self.dice), "number": move - DIE}
            self.dice.append(move - DIE)
            state.tell("BRS-SQ-1", "{seat} rolls {number}", args)
            return
        state.pop()
        leads(state, self.chooser() if move == FIRST else state.foe(self.chooser()))

    def prompt(self, state: Berserk, seat: int) -> Note:
        if state.turn == CHANCE:
            return Note("BRS-SQ-1", "{seat} rolls a die", {"seat": len(self.dice)})
        return Note("BRS-SQ-1", "{seat} chooses to be the First player or the Second", {"seat": state.turn})
