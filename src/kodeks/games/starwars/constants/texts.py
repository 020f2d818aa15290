"""Constant effects on keywords, titles, traits and texts, and on who can be targeted."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards, Kind
from kodeks.games.starwars.constants.reach import About, AboutHost, AboutThisOrHost
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class Keyword(About):
    """SWC-FAQ-2.12a."""

    __slots__ = ("keyword",)
    PHRASES: ClassVar[Phrases] = {"{keyword} to {cards}": {}}

    def __init__(self, keyword: int, cards: Cards) -> None:
        super().__init__(cards)
        self.keyword = keyword

    def misfit(self, kind: Kind) -> str:
        why = super().misfit(kind)
        if not why and any(one.without_keyword() == self.keyword for one in self.cards.states):
            return "a card that gets Limited by this would lose it again"
        return why

    def gives(self, state: StarWars, source: Piece, piece: Piece, keyword: int) -> bool:
        return self.keyword == keyword and self.reaches(state, source, piece)


class IsTitled(AboutHost):
    """SWC-EXT-2.17."""

    __slots__ = ("title",)
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"{cards} is titled {title}": {}}

    def __init__(self, cards: Cards, title: str) -> None:
        super().__init__(cards)
        self.title = title

    def renames(self) -> str:
        return self.title


class LosesText(AboutHost):
    """SWC-EXT-2.19b."""

    __slots__ = ()
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"{cards} loses its text": {}}

    def takes_text(self) -> bool:
        return True


class LosesTraits(AboutThisOrHost):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"{cards} loses its traits": {}}

    def takes_traits(self, state: StarWars, source: Piece, piece: Piece) -> bool:
        return self.reaches(state, source, piece)


class CannotBeTargeted(AboutThisOrHost):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"{cards} cannot be targeted": {}}
