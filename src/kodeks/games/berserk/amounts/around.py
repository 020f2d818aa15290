"""X: how many cards stand next to the card that the effect is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.amounts.counts import target_of
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import adjacent
from kodeks.games.berserk.piece import FIELD
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.use import Use

IT = ("ним/ней", "этим существом", "этой картой", "целью выстрела/метания/разряда/атаки/удара")
ATTACKED = ("атакованным (существом)", "атакованной картой")


def wordings(named: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """In either order."""
    found: dict[str, dict[str, Any]] = {}
    for one in named:
        found[f"число/количество {{which@gent@plur}}, стоящих рядом с {one}"] = {}
        found[f"число/количество стоящих рядом с {one} {{which@gent@plur}}"] = {}
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class BesideTarget(Amount):
    """Of the one card that the feature is aimed at; hidden ones are not seen (BRS-REV-15)."""

    __slots__ = ("which",)
    RU: ClassVar[dict[str, dict[str, Any]]] = wordings(IT)
    EN: ClassVar[dict[str, dict[str, Any]]] = {"the number of {which@plur} standing next to it": {}}

    def __init__(self, which: Which) -> None:
        self.which = which

    def of_target(self) -> bool:
        return True

    def middle(self, use: Use) -> int:
        return target_of(use)

    def worth(self, state: Berserk, use: Use) -> int:
        uid = self.middle(use)
        if uid == NONE:
            return 0
        me = use.me(state)
        cell = state.cards[uid].cell
        found = 0
        for piece in state.cards:
            if piece.uid != uid and piece.zone == FIELD and not piece.hidden and adjacent(piece.cell, cell):
                if self.which.fits(state, piece, me, use.seat):
                    found += 1
        return found


class BesideAttacked(BesideTarget):
    """Of the attacked card (BRS-KW-atakovannaya-karta)."""

    __slots__ = ()
    RU: ClassVar = wordings(ATTACKED)
    EN: ClassVar = {"the number of {which@plur} standing next to the attacked card": {}}

    def of_target(self) -> bool:
        return False

    def of_attack(self) -> bool:
        return True

    def middle(self, use: Use) -> int:
        fight = None if use.event is None else use.event.fight()
        if use.attack is not None and fight is None:
            fight = use.attack
        return NONE if fight is None else fight.target
