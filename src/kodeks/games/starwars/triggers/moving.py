"""Triggers of cards that enter and leave play, are drawn and revealed."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import (
    FROM_VICTORY,
    INTERRUPT,
    REACTION,
    THIS,
    Ability,
    Cards,
    Kind,
)
from kodeks.games.starwars.cards.words import MISSION
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.completing import Completed
from kodeks.games.starwars.timing.drawing import Drawing
from kodeks.games.starwars.timing.entering import Entering
from kodeks.games.starwars.timing.leaving import Leaving
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.timing.revealing import Revealed
from kodeks.games.starwars.triggers.trigger import OfCards, Trigger


class ToDrawing(Trigger):
    PHRASES: ClassVar = {"you drawing a card": {}}
    WAITS: ClassVar = Drawing.NAME

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Drawing) and occ.seat == seat


class ToRevealing(Trigger):
    PHRASES: ClassVar = {"you revealing a card": {}}
    WAITS: ClassVar = Revealed.NAME
    AFTERWARDS: ClassVar = True

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Revealed) and occ.seat == seat


class ToEntering(OfCards):
    PHRASES: ClassVar = {
        "{cards} entering play": {},
        "{cards} entering play in an engagement": {"in_engagement": True},
    }
    WAITS: ClassVar = Entering.NAME

    __slots__ = ("in_engagement",)

    def __init__(self, cards: Cards, in_engagement: bool = False) -> None:
        super().__init__(cards)
        self.in_engagement = in_engagement

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, Entering) or (self.in_engagement and not occ.in_engagement):
            return False
        return occ.concerns(state, self.cards, seat, piece)

    def fault(self, kind: Kind, made: Ability) -> str:
        why = super().fault(kind, made)
        if not why and made.kind == INTERRUPT and (self.in_engagement or self.cards.how == THIS):
            return "the card is not yet in play: this is for a reaction"
        return why

    def it_fault(self, made: Ability) -> str:
        return "'it' is not yet in play; a reaction can do something with it" if made.kind == INTERRUPT else ""


class ToLeaving(OfCards):
    PHRASES: ClassVar = {"{cards} leaving play": {}, "{cards} being destroyed": {"destroyed": True}}
    WAITS: ClassVar = Leaving.NAME

    __slots__ = ("destroyed",)

    def __init__(self, cards: Cards, destroyed: bool = False) -> None:
        super().__init__(cards)
        self.destroyed = destroyed

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, Leaving) or (self.destroyed and not occ.destroyed):
            return False
        return occ.concerns(state, self.cards, seat, piece)

    def fault(self, kind: Kind, made: Ability) -> str:
        why = super().fault(kind, made)
        if not why and made.kind == REACTION and not all(one.outlasts() for one in self.cards.states):
            return "the card has left play, and its state with it; an interrupt can still ask for it"
        return why

    def it_fault(self, made: Ability) -> str:
        return "'it' has left play; an interrupt can still do something with it" if made.kind == REACTION else ""


class ToCapturing(ToLeaving):
    PHRASES: ClassVar = {"you capturing {cards} from play": {}}

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Leaving) and occ.captured and occ.was(state, self.cards, seat)

    def fault(self, kind: Kind, made: Ability) -> str:
        why = super().fault(kind, made)
        if not why and made.kind == INTERRUPT:
            return "it is known to be captured when it has left play: this is for a reaction"
        return why


class ToCompleting(Trigger):
    """SWC-EXT-MIS-7."""

    PHRASES: ClassVar = {"this being completed": {}}
    WAITS: ClassVar = Completed.NAME
    ZONE: ClassVar = FROM_VICTORY

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Completed) and occ.seat == seat

    def fault(self, kind: Kind, made: Ability) -> str:
        if kind.type != MISSION:
            return "only a mission is completed"
        return "it works from the victory pile, so it is not forced" if made.forced else ""
