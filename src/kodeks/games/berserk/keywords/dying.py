"""Keywords about the death of their own card."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import Chosen
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.feature import Ability
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.knowing import elements, worth
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Died, Event
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import add_lives
from kodeks.games.berserk.traits.trait import Trait
from kodeks.games.berserk.traits.which import CREATURES, YOURS, Which


class Kin(Trait):
    """Of the same element: at least one in common (BRS-KW-multistikhiynaya)."""

    __slots__ = ()

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return elements(state, piece) & elements(state, me) != 0


class Bequeaths(Effect):
    """Additional lives for a creature of the same element."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([Chosen(Which(CREATURES, YOURS, [Kin()]))])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        number = worth(state, use.me(state), use.feature)
        return add_lives(state, found[0][0], number, "BRS-KW-dar-zhizni") > 0


class GiftOfLife(Keyword):
    """BRS-KW-dar-zhizni: when the card dies, a creature of its element in your squad gets additional lives."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["дар жизни"], "en": ["gift of life"]}
    RU: ClassVar = {"дар жизни {n}": {}}
    EN: ClassVar = {"gift of life {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([Bequeaths()]))

    def heard(self) -> list[str]:
        return [Died.NAME]

    def posthumous(self) -> bool:
        return True

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Died) and any(piece.uid == me.uid for piece in event.pieces)
