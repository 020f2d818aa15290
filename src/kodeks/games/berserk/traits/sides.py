"""Whose a card is, and that it is another one than the card that says so."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.trait import AFTER, BEFORE, EITHER, Printed, Trait


class Yours(Printed):
    """BRS-KW-vasha-karta: controlled by the player who controls the card that says so."""

    __slots__ = ()
    PLACE = EITHER
    SIDED = True
    RANK = 0
    RU: ClassVar = {"ваш": {}, "в вашем отряде": {}}
    EN: ClassVar = {"your": {}, "in your squad": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.control == me.control

    def printed(self, kind: Kind) -> bool:
        return True  # a deck and a graveyard hold what is their player's own

    def open(self) -> bool:
        return True


class Theirs(Trait):
    """BRS-KW-karta-protivnika."""

    __slots__ = ()
    PLACE = AFTER
    SIDED = True
    RU: ClassVar = {"противника": {}, "в отряде противника": {}}
    EN: ClassVar = {"of the opponent": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.control != me.control

    def open(self) -> bool:
        return True


class Enemy(Theirs):
    """The same, said before the noun."""

    __slots__ = ()
    PLACE = BEFORE
    RANK = 0
    RU: ClassVar = {"вражеский": {}}
    EN: ClassVar = {"enemy": {}, "opponent's": {}}


class Other(Trait):
    """Not the card that says so."""

    __slots__ = ()
    RANK = 2
    RU: ClassVar = {"другой": {}}
    EN: ClassVar = {"other": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.uid != me.uid

    def open(self) -> bool:
        return True


class Picked(Printed):
    """`chosen` tells how the card is found, not what it is (BRS-KW-vybrannoe-sushchestvo)."""

    __slots__ = ()
    RANK = 1
    RU: ClassVar = {"выбранный": {}}
    EN: ClassVar = {"chosen": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return True

    def printed(self, kind: Kind) -> bool:
        return True

    def open(self) -> bool:
        return True
