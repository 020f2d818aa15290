"""Cards called by their title."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.trait import Printed
from kodeks.games.berserk.traits.which import ALL_CARDS, Which
from kodeks.kernel.part import Shared


class OfTitle(Printed):
    """BRS-KW-nazvanie. Which card the words mean is settled when all cards are known: `name`."""

    __slots__ = ("said", "name")

    def __init__(self, said: str) -> None:
        self.said = said
        self.name = said

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.kind.name == self.name

    def printed(self, kind: Kind) -> bool:
        return kind.name == self.name


class Titled(Shared):
    """`a Hungry Page`."""

    __slots__ = ("said", "which")
    RU: ClassVar[dict[str, dict[str, Any]]] = {"{said:title}": {}}
    EN: ClassVar[dict[str, dict[str, Any]]] = {"{said:title}": {}}

    def __init__(self, said: str) -> None:
        self.said = said
        self.which = Which(ALL_CARDS, traits=[OfTitle(said)])
