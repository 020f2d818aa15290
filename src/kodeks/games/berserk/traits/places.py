"""Where a card stands."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import NEIGHBOURS, NOWHERE, WIDE, adjacent, ahead, aside
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.trait import AFTER, EITHER, Trait
from kodeks.kernel.part import Shared


class Anchor(Shared):
    """The card by which a place is told: the card itself."""

    __slots__ = ()
    RU: ClassVar[dict[str, dict[str, Any]]] = {"{itself}": {}, "собой": {}}
    EN: ClassVar[dict[str, dict[str, Any]]] = {"{itself}": {}}

    def of(self, state: Berserk, me: Piece) -> Piece | None:
        return me


class ItsHost(Anchor):
    __slots__ = ()
    RU: ClassVar = {"хозяином": {}}
    EN: ClassVar = {"the host": {}}

    def of(self, state: Berserk, me: Piece) -> Piece | None:
        return None if me.host == NONE else state.cards[me.host]


ITSELF = Anchor()


class Placed(Trait):
    """What can be seen of a card that is face down too."""

    __slots__ = ()
    PLACE = EITHER

    def open(self) -> bool:
        return True


class Adjacent(Placed):
    """BRS-KW-stoyashchaya-ryadom: on one of the eight cells around or on the same one."""

    __slots__ = ("anchor",)
    RU: ClassVar = {
        "стоящий рядом": {"anchor": ITSELF},
        "рядом стоящий": {"anchor": ITSELF},
        "стоящий рядом с/со {anchor@ablt}": {},
        ", стоящий рядом с/со {anchor@ablt}(,)": {},
        "стоит рядом с/со {anchor@ablt}": {},
    }
    EN: ClassVar = {
        "adjacent": {"anchor": ITSELF},
        "adjacent to {anchor}": {},
        "standing next to {anchor}": {},
        "stands next to {anchor}": {},
    }

    def __init__(self, anchor: Anchor = ITSELF) -> None:
        self.anchor = anchor

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        return to is not None and piece.uid != to.uid and adjacent(piece.cell, to.cell)


class Opposite(Placed):
    """BRS-KW-naprotiv: one cell forward of the named card, seen by its controller (BRS-ZONE-7)."""

    __slots__ = ("anchor",)
    RU: ClassVar = {
        "стоящий напротив": {"anchor": ITSELF},
        ", стоящий напротив {anchor@gent}(,)": {},
        "стоит напротив {anchor@gent}": {},
    }
    EN: ClassVar = {
        "opposite": {"anchor": ITSELF},
        "opposite {anchor}": {},
        "stands opposite {anchor}": {},
    }

    def __init__(self, anchor: Anchor = ITSELF) -> None:
        self.anchor = anchor

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        if to is None or to.cell == NOWHERE or piece.cell == NOWHERE:
            return False
        return piece.cell == ahead(to.cell, state.forward(to.control))


class Beside(Placed):
    """BRS-KW-sleva, KW-sprava: one cell to the left or right of it."""

    __slots__ = ("anchor",)
    SAID = AFTER
    RU: ClassVar = {"стоит/стоят справа или слева от {anchor@gent}": {}}
    EN: ClassVar = {"stands to the left or right of {anchor}": {}}

    def __init__(self, anchor: Anchor) -> None:
        self.anchor = anchor

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        if to is None or to.cell == NOWHERE or piece.cell == NOWHERE:
            return False
        return piece.cell in (aside(to.cell, 1, 1), aside(to.cell, 1, -1))


class SameRow(Placed):
    """BRS-KW-ryad."""

    __slots__ = ("anchor",)
    SAID = AFTER
    RU: ClassVar = {
        ", стоящий в одном ряду с/со {anchor@ablt}(,)": {},
        "стоит/стоят в одном ряду с/со {anchor@ablt}": {},
    }
    EN: ClassVar = {"in one row with {anchor}": {}, "stands in one row with {anchor}": {}}

    def __init__(self, anchor: Anchor) -> None:
        self.anchor = anchor

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        if to is None or to.cell == NOWHERE or piece.cell == NOWHERE:
            return False
        return piece.cell // WIDE == to.cell // WIDE


class InRow(Placed):
    """In the first, second or third row of the player who controls the card that says so."""

    __slots__ = ("row",)
    SIDED = True
    SAID = AFTER
    RU: ClassVar = {
        ", стоящий в вашем {row:ordinal@loct} ряду(,)": {},
        "стоящий в вашем {row:ordinal@loct} ряду": {},
        "стоит/стоят в вашем {row:ordinal@loct} ряду": {},
        "в вашем {row:ordinal@loct} ряду": {},
    }
    EN: ClassVar = {"stands in your {row:ordinal} row": {}, "in your {row:ordinal} row": {}}

    def __init__(self, row: int) -> None:
        self.row = row

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.zone == FIELD and state.row(me.control, piece.cell) == self.row


class OnHalf(Placed):
    """On one of the two halves of the battlefield (BRS-ZONE-3)."""

    __slots__ = ("own",)
    SIDED = True
    SAID = AFTER
    RU: ClassVar = {
        ", стоящий/находящийся на половине поля (боя) противника(,)": {"own": False},
        ", стоящий/находящийся на вашей половине поля (боя)(,)": {"own": True},
        "стоит/стоят/находится на половине поля (боя) противника": {"own": False},
        "стоит/стоят/находится на вашей половине поля (боя)": {"own": True},
    }
    EN: ClassVar = {"stands on the opponent's half": {"own": False}, "stands on your half": {"own": True}}

    def __init__(self, own: bool) -> None:
        self.own = own

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.zone == FIELD and (state.row(me.control, piece.cell) > 0) == self.own


class AtEdge(Placed):
    """On a cell of the border of the battlefield."""

    __slots__ = ()
    SAID = AFTER
    RU: ClassVar = {", стоящий у края поля (боя)(,)": {}, ", стоящий рядом с краем поля (боя)(,)": {}}
    EN: ClassVar = {"standing at the edge of the battlefield": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.zone == FIELD and len(NEIGHBOURS[piece.cell]) < 8
