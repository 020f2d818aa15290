"""What has happened to a card: open or closed, wounded, with chips, with lives."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import EQUIPMENT, NONE
from kodeks.games.berserk.knowing import current_lives
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.trait import AFTER, Trait


class Open(Trait):
    """BRS-ACT-1."""

    __slots__ = ()
    RU: ClassVar = {"открытый": {}}
    EN: ClassVar = {"open": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not piece.closed

    def open(self) -> bool:
        return True


class Closed(Trait):
    __slots__ = ()
    RU: ClassVar = {"закрытый": {}}
    EN: ClassVar = {"closed": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.closed

    def open(self) -> bool:
        return True


class Revealed(Trait):
    """Not face down (BRS-KW-skrytaya-karta)."""

    __slots__ = ()
    RU: ClassVar = {"вскрытый": {}}
    EN: ClassVar = {"revealed": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not piece.hidden

    def open(self) -> bool:
        return True


class Wounded(Trait):
    __slots__ = ()
    RU: ClassVar = {"раненый": {}}
    EN: ClassVar = {"wounded": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.wounds > 0


class WithWounds(Trait):
    __slots__ = ("low",)
    PLACE = AFTER
    RU: ClassVar = {"с {low:n} и/или более ранами": {}}
    EN: ClassVar = {"with {low:n} or more wounds": {}}

    def __init__(self, low: int) -> None:
        self.low = low

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.wounds >= self.low


class WithChips(Trait):
    __slots__ = ()
    PLACE = AFTER
    RU: ClassVar = {"с [:cnt]": {}}
    EN: ClassVar = {"with [:cnt]": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.chips > 0


class WithLives(Trait):
    """So many current lives (BRS-KW-zhizni-karty)."""

    __slots__ = ("low", "high")
    PLACE = AFTER
    RU: ClassVar = {
        "с {high:n} или/и менее (текущими) [:tgh]": {},
        "с {low:n} или/и более (текущими) [:tgh]": {},
        "с {exact:n} (текущими) [:tgh]": {},
    }
    EN: ClassVar = {
        "with {high:n} or fewer (current) [:tgh]": {},
        "with {low:n} or more (current) [:tgh]": {},
        "with {exact:n} (current) [:tgh]": {},
    }

    def __init__(self, low: int = 0, high: int = 99, exact: int = NONE) -> None:
        self.low = low if exact == NONE else exact
        self.high = high if exact == NONE else exact

    @property
    def exact(self) -> int:
        return self.low if self.low == self.high else NONE

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return self.low <= current_lives(state, piece) <= self.high


class WithGear(Trait):
    """Equipment is on it."""

    __slots__ = ("gear",)
    PLACE = AFTER
    RU: ClassVar = {"с экипировкой": {}, "с {gear@ablt}": {}}
    EN: ClassVar = {"with equipment": {}, "with a {gear}": {}}

    def __init__(self, gear: int = NONE) -> None:
        self.gear = gear

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        for other in state.cards:
            if other.host == piece.uid and other.zone == FIELD and other.kind.type == EQUIPMENT:
                if self.gear in (NONE, other.kind.gear):
                    return True
        return False
