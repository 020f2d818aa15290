"""Cards that leave play by effects: destroyed, returned, discarded, sacrificed, put under a deck (SWC-TM-47)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import NONE, OPPONENT, THEIR_CHOICE, Ability, Cards, Kind
from kodeks.games.starwars.cards.words import DARK, ENHANCEMENT, LIGHT, UNIT
from kodeks.games.starwars.effects.effect import Effect, OnCards, interrupt_fault
from kodeks.games.starwars.effects.questions import Pick
from kodeks.games.starwars.fitting import matching
from kodeks.games.starwars.moves import CHOOSE, DONE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.leaving import (
    TO_DISCARD,
    TO_HAND_ZONE,
    TO_UNDER,
    Leaving,
    end_of,
    together,
)
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class SentAway(Leaving):
    """SWC-CORE-TERM-9: an effect has its result when what it says has happened to one of its cards."""

    __slots__ = ()

    def fresh(self) -> Leaving:
        return self.same(SentAway(self.card, self.seat, self.number, self.goes, self.destroyed))

    def gone(self, state: StarWars) -> None:
        if self.as_meant():
            state.newest(Use).success = True


def sent(piece: Piece, goes: int) -> Leaving:
    return SentAway(piece.uid, piece.control, piece.number, goes)


def destroyed(piece: Piece) -> Leaving:
    return SentAway(piece.uid, piece.control, piece.number, end_of(piece), True)


class LeavePlay(OnCards):
    """Its cards leave play together."""

    __slots__ = ()

    def leaving(self, piece: Piece) -> Leaving:
        raise NotImplementedError

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        together(state, [self.leaving(piece) for piece in found[0]])
        return False  # until they have left


class Destroy(LeavePlay):
    """SWC-CORE-DMG-1: an objective goes to the victory pile of the enemy."""

    __slots__ = ()
    PHRASES: ClassVar = {"destroy {cards}": {}}

    def leaving(self, piece: Piece) -> Leaving:
        return destroyed(piece)


class Return(LeavePlay):
    """To the owner's hand."""

    __slots__ = ()
    PHRASES: ClassVar = {"return {cards}": {}}

    def leaving(self, piece: Piece) -> Leaving:
        return sent(piece, TO_HAND_ZONE)


class DiscardFromPlay(LeavePlay):
    """SWC-CORE-TERM-7."""

    __slots__ = ()
    PHRASES: ClassVar = {"discard {cards} from play": {}}

    def leaving(self, piece: Piece) -> Leaving:
        return sent(piece, TO_DISCARD)


class Sacrifice(LeavePlay):
    """SWC-CORE-TERM-8: the opponent chooses one of his own."""

    __slots__ = ()
    PHRASES: ClassVar = {"the opponent sacrifices {described}": {}}

    def __init__(self, described: Cards) -> None:
        described.whose = OPPONENT
        described.how = THEIR_CHOICE
        super().__init__(described)

    def leaving(self, piece: Piece) -> Leaving:
        return Sacrificed(piece.uid, piece.control, piece.number, TO_DISCARD)


class Sacrificed(SentAway):
    """SWC-D-21: who left play was sacrificed, wherever it went."""

    __slots__ = ()

    def fresh(self) -> Leaving:
        return self.same(Sacrificed(self.card, self.seat, self.number, self.goes))

    def as_meant(self) -> bool:
        return True


class UnderDeck(OnCards):
    """There Is No Escape: below the decks in random order, so each deck gets a layer without order (SWC-D-57)."""

    __slots__ = ()
    PHRASES: ClassVar = {"put {cards} under its owner's deck": {}}

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.groups += 2  # one for each deck
        leavings = [sent(piece, TO_UNDER) for piece in found[0]]
        for leaving in leavings:
            leaving.group = state.groups - state.piece(leaving.card).owner
        together(state, leavings)
        return False


class ToHandInstead(Effect):
    """SWC-TM-20: a card that leaves play goes elsewhere."""

    __slots__ = ()
    PHRASES: ClassVar = {"it goes to hand instead": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        return interrupt_fault(ability, Leaving.NAME, "... leaving play")

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.left() > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        event = use.occurrence(state)
        assert isinstance(event, Leaving)
        event.goes_to_hand()
        return True


class DestroyCheapest(Effect):
    """Rancor: the lowest printed cost (SWC-D-52); the active player picks among equals."""

    __slots__ = ("cards",)
    PHRASES: ClassVar = {"destroy the cheapest {cards:described}": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def fault(self, kind: Kind, ability: Ability) -> str:
        if not self.cards.types or self.cards.types & ~(1 << UNIT | 1 << ENHANCEMENT):
            return "the cheapest of cards with a cost: write unit, enhancement or both"
        return ""

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return bool(matching(state, self.cards, prospect.seat, NONE))

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        fitting = matching(state, self.cards, use.seat, NONE)
        if not fitting:
            return False
        low = min(piece.kind.cost for piece in fitting)
        state.push(PickToDestroy(state.active, [piece for piece in fitting if piece.kind.cost == low], "SWC-D-52"))
        return False


class PickToDestroy(Pick):
    __slots__ = ()

    def picked(self, state: StarWars, piece: Piece) -> None:
        state.push(destroyed(piece))


class KeepSome(Effect):
    """A New Hope: each player keeps some units, all others return (SWC-TM-53)."""

    __slots__ = ("most",)
    PHRASES: ClassVar = {"each player keeps {most:number} units and returns the rest": {}}

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return bool(state.units(LIGHT) or state.units(DARK))

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.push(KeepUnits(use.seat, self.most))
        return False


class KeepUnits(Frame[StarWars]):
    """Each player keeps some units, who plays the effect first; then all others return (SWC-TM-53)."""

    __slots__ = ("seat", "most", "kept", "asked", "count")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.kept: list[int] = []
        self.asked = 0  # players that have chosen
        self.count = 0  # kept by the one who chooses

    def copy(self) -> KeepUnits:
        other = KeepUnits(self.seat, self.most)
        other.kept = self.kept[:]
        other.asked = self.asked
        other.count = self.count
        return other

    def chooser(self) -> int:
        return self.seat if self.asked == 0 else 1 - self.seat

    def left(self, state: StarWars) -> list[Piece]:
        return [piece for piece in state.units(self.chooser()) if piece.uid not in self.kept]

    def run(self, state: StarWars) -> None:
        while self.asked < 2:
            if self.left(state) and self.count < self.most:
                state.turn = self.chooser()
                return
            self.asked += 1
            self.count = 0
        state.pop()
        gone = [piece for piece in state.pieces() if piece.type == UNIT and piece.uid not in self.kept]
        together(state, [sent(piece, TO_HAND_ZONE) for piece in gone])

    def offers(self, state: StarWars) -> list[int]:
        return [DONE] + [by_piece(CHOOSE, piece) for piece in self.left(state)]

    def play(self, state: StarWars, move: int) -> None:
        if move == DONE:
            chosen(state, "SWC-FAQ-2.2", self.chooser(), None)
            self.asked += 1
            self.count = 0
            return
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        self.kept.append(piece.uid)
        self.count += 1
        state.tell("SWC-FAQ-2.2", "{seat} keeps {card}", {"seat": self.chooser(), "card": piece.kind.title})

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.chooser(), "number": self.most - self.count}
        return Note("SWC-FAQ-2.2", "{seat} may keep more units: {number}", args)
