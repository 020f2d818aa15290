"""Formation: cards that stand side by side (BRS-KW-stroy)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.constants.conditional import While
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.field import STEPS
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.places import Anchor, Placed
from kodeks.games.berserk.traits.trait import AFTER


class InFormation(Condition):
    """Orthogonally next to another card of yours with formation."""

    __slots__ = ()

    def holds(self, state: Berserk, me: Piece) -> bool:
        if me.zone != FIELD:
            return False
        for cell in STEPS[me.cell]:
            stander = state.at(cell)
            if stander is not None:
                if beside(stander, me) or any(beside(rider, me) for rider in state.riders(stander.uid)):
                    return True
        return False


class Formation(While):
    """BRS-KW-stroy: each gets the features of its own text while the contact lasts."""

    __slots__ = ()
    RU: ClassVar = {"строй: {features+}": {}}
    EN: ClassVar = {"formation: {features+}": {}}

    def __init__(self, features: list[Feature]) -> None:
        super().__init__(InFormation(), features)


def beside(other: Piece, me: Piece) -> bool:
    return other.control == me.control and not other.hidden and forms_up(other)


def forms_up(piece: Piece) -> bool:
    """Whether it has formation, printed or acquired; what it lists may be different."""
    found = any(isinstance(feature, Formation) for feature in piece.kind.features)
    for change in piece.acquired:
        if isinstance(change.feature, Formation):
            found = not change.lost
    return found


class FormedWith(Placed):
    """In formation with a card: orthogonally next to it, both of one side with formation."""

    __slots__ = ("anchor",)
    SAID = AFTER
    RU: ClassVar = {
        ", стоящий в строю с/со {anchor@ablt}(,)": {},
        "стоит в строю с/со {anchor@ablt}": {},
    }
    EN: ClassVar = {"stands in formation with {anchor}": {}}

    def __init__(self, anchor: Anchor) -> None:
        self.anchor = anchor

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        if to is None or piece.control != to.control or not (state.independent(piece) and state.independent(to)):
            return False
        return piece.cell in STEPS[to.cell] and forms_up(piece) and forms_up(to)
