"""Where a card stands, seen from another one: behind it, to its left or right, in its vertical row."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kodeks.games.berserk.field import NOWHERE, WIDE, ahead, aside
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.places import ITSELF, Anchor, Placed

LEFT: Final = -1
RIGHT: Final = 1


class Behind(Placed):
    """BRS-KW-szadi: one cell back of the named card, seen by its controller (BRS-ZONE-7)."""

    __slots__ = ("anchor",)
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "стоящий сзади/позади": {"anchor": ITSELF},
        ", стоящий сзади/позади {anchor@gent}(,)": {},
        "стоит сзади/позади {anchor@gent}": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "behind": {"anchor": ITSELF},
        "behind {anchor}": {},
        "stands behind {anchor}": {},
    }

    def __init__(self, anchor: Anchor = ITSELF) -> None:
        self.anchor = anchor

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        if to is None or to.cell == NOWHERE or piece.cell == NOWHERE:
            return False
        return piece.cell == ahead(to.cell, -state.forward(to.control))


class OnOneSide(Placed):
    """BRS-KW-sleva, KW-sprava: one cell sideways, seen by the player who uses the feature (BRS-ZONE-7)."""

    __slots__ = ("anchor", "side")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "стоящий слева": {"anchor": ITSELF, "side": LEFT},
        "стоящий справа": {"anchor": ITSELF, "side": RIGHT},
        ", стоящий слева от {anchor@gent}(,)": {"side": LEFT},
        ", стоящий справа от {anchor@gent}(,)": {"side": RIGHT},
        "стоит слева от {anchor@gent}": {"side": LEFT},
        "стоит справа от {anchor@gent}": {"side": RIGHT},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "to the left of {anchor}": {"side": LEFT},
        "to the right of {anchor}": {"side": RIGHT},
        "stands to the left of {anchor}": {"side": LEFT},
        "stands to the right of {anchor}": {"side": RIGHT},
    }

    def __init__(self, anchor: Anchor, side: int) -> None:
        self.anchor = anchor
        self.side = side

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        if to is None or to.cell == NOWHERE or piece.cell == NOWHERE:
            return False
        return piece.cell == aside(to.cell, state.forward(me.control), self.side)


class SameColumn(Placed):
    """BRS-KW-vertikalny-ryad: six cells from one player to the other."""

    __slots__ = ("anchor",)
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        ", стоящий в одном вертикальном ряду с/со {anchor@ablt}(,)": {},
        "стоит/стоят в одном вертикальном ряду с/со {anchor@ablt}": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "in one vertical row with {anchor}": {},
        "stands in one vertical row with {anchor}": {},
    }

    def __init__(self, anchor: Anchor) -> None:
        self.anchor = anchor

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        to = self.anchor.of(state, me)
        if to is None or to.cell == NOWHERE or piece.cell == NOWHERE:
            return False
        return piece.cell % WIDE == to.cell % WIDE
