"""Whom a constant effect reaches, and who looks for one by its class."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import EACH, HOST, THIS, Cards, Kind
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.fitting import fits, says, speaking
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class About(Constant):
    """About this card, its host or each card of a kind."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def misfit(self, kind: Kind) -> str:
        if self.cards.how not in (THIS, HOST, EACH):
            return "a constant effect is about this, host or each card of a kind: write 'each own unit'"
        return self.cards.fault(kind, True)

    def reaches(self, state: StarWars, source: Piece, piece: Piece) -> bool:
        cards = self.cards
        if cards.how == THIS:
            if source is not piece:
                return False
        elif cards.how == HOST:
            if source.host != piece.uid:
                return False
        elif not fits(state, piece, cards, source.control, source.uid):
            return False
        return self.holds(state, source)


class AboutThisOrHost(About):
    __slots__ = ()

    def misfit(self, kind: Kind) -> str:
        why = super().misfit(kind)
        if not why and self.cards.how == EACH:
            return "this is about this card or its host: write 'this' or 'host'"
        return why


class AboutHost(About):
    __slots__ = ()

    def misfit(self, kind: Kind) -> str:
        why = super().misfit(kind)
        return why if why or self.cards.how == HOST else "this is about the host: write 'host'"


class Number(Constant):
    """So much for the player who controls the card."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def now(self, state: StarWars, source: Piece) -> int:
        return self.number if self.holds(state, source) else 0


def is_so(state: StarWars, piece: Piece, sort: type[About]) -> bool:
    """Whether a constant effect of this sort reaches the piece."""
    return who_says(state, piece, sort) is not None


def who_says(state: StarWars, piece: Piece, sort: type[About]) -> Piece | None:
    """The card by whose text it does."""
    if sort not in state.rules.said:
        return None
    for source in speaking(state):
        for constant in source.kind.constants:
            if isinstance(constant, sort) and constant.reaches(state, source, piece):
                return source
    return None


def how_often(state: StarWars, seat: int, sort: type[Constant]) -> int:
    """How many constant effects of this sort, on cards of this player, hold."""
    total = 0
    if sort not in state.rules.said:
        return total
    for source in speaking(state):
        if source.control == seat:
            for constant in source.kind.constants:
                if isinstance(constant, sort) and constant.holds(state, source):
                    total += 1
    return total


def is_said(state: StarWars, piece: Piece, sort: type[Constant]) -> bool:
    """Whether the card itself says it, and it holds."""
    for constant in says(state, piece):
        if isinstance(constant, sort) and constant.holds(state, piece):
            return True
    return False
