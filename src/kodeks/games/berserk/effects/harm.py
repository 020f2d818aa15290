"""Wounds dealt by spells and impacts, and lives that are left (BRS-KW-ranit)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.cards.words import ATTACKS, IMPACT
from kodeks.games.berserk.effects.cards import SELF, UNSAID, Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.knowing import full_lives, healable
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding, heal


class Dealing(Hurting):
    """Wounds of an effect: it has succeeded if any were placed."""

    __slots__ = ()

    def copy(self) -> Dealing:
        other = Dealing([one.copy() for one in self.wounds], self.clause)
        other.stage = self.stage
        other.placed = self.placed
        return other

    def done(self, state: Berserk) -> None:
        use = state.frames[-1]
        if isinstance(use, Use):
            use.number = self.placed
            use.success = use.success and self.placed > 0


def type_of(use: Use) -> int:
    """What follows on an attack is an impact, if the text says nothing else (BRS-ABL-10)."""
    return IMPACT if use.ability.type & ATTACKS else use.ability.type


class Wound(Effect):
    """BRS-KW-ranit; all at once."""

    __slots__ = ()
    RU: ClassVar = {
        "ранить {cards@accs@sing} на {amount}": {},
        "ранить на {amount} {cards@accs@sing}": {},
        "ранить {cards:group} на {amount}": {},
        "ранить на {amount} {cards:group}": {},
        "нанести@INFN {amount} рану {cards@datv@sing}": {},
        "нанести@INFN {cards@datv@sing} {amount} рану": {},
    }
    EN: ClassVar = {"wound {cards} by {amount}": {}}

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__([cards], amount)

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.kind.attackable()

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return "BRS-CARD-4"

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        number = self.amount.worth(state, use)
        if number <= 0:
            return False
        type = type_of(use)
        state.push(Dealing([Wounding(one.uid, number, use.source, type) for one in found[0]], "BRS-KW-ranit"))
        return True


class WoundItself(Effect):
    """BRS-WND-13: source and target are the same card."""

    __slots__ = ()
    RU: ClassVar = {
        "раниться@INFN на {amount}": {"cards": SELF},
        "получить@INFN {amount} рану": {"cards": SELF},
        "ранится@sing на {amount}": {"cards": UNSAID},
        "{cards@nomn@sing} ранится@sing на {amount}": {},
        "{cards:group} ранятся@plur на {amount}": {},
    }
    EN: ClassVar = {"{cards} wounds itself by {amount}": {}, "wounds itself by {amount}": {"cards": UNSAID}}

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__([cards], amount)

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.kind.attackable()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        number = self.amount.worth(state, use)
        if number <= 0:
            return False
        type = type_of(use)
        state.push(Dealing([Wounding(one.uid, number, one.uid, type) for one in found[0]], "BRS-WND-13"))
        return True


class LeaveLives(Effect):
    """BRS-KW-ostaetsya-zhizney: exactly so many current lives (BRS-AMB-57)."""

    __slots__ = ()
    RU: ClassVar = {"у {cards@gent@sing} остается {amount} (текущих) [:tgh]": {}}
    EN: ClassVar = {"{cards} is left with {amount} (current) [:tgh]": {}}

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__([cards], amount)

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.kind.attackable()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        left = self.amount.worth(state, use)
        wounds: list[Wounding] = []
        done = False
        for piece in found[0]:
            more = max(0, full_lives(state, piece) - left) - piece.wounds
            if more > 0:
                wounds.append(Wounding(piece.uid, more, use.source, type_of(use)))
            elif healable(state, piece):
                done = heal(state, piece, -more, "BRS-KW-ostaetsya-zhizney") > 0 or done
        if wounds:
            state.push(Dealing(wounds, "BRS-KW-ostaetsya-zhizney"))
        return done or bool(wounds)
