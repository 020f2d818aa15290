"""SWC-TM-47: cards that leave play, where they go, and the order of those that leave together."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import DARK, ENHANCEMENT, LIGHT, MISSION, OBJECTIVE
from kodeks.games.starwars.constants.moving import CapturedInstead, LostWhenDestroyed
from kodeks.games.starwars.constants.reach import is_said
from kodeks.games.starwars.fitting import blank
from kodeks.games.starwars.moves import CHOOSE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Layer, Piece
from kodeks.games.starwars.state import ALL, StarWars
from kodeks.games.starwars.timing.arranging import Arrange
from kodeks.games.starwars.timing.completing import Completed
from kodeks.games.starwars.timing.occurrence import FORCED_INTERRUPTS, HAPPENS, OfKind, occur
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.zones import put_under, rescue_all, to_hand_openly
from kodeks.kernel.choice import Choice
from kodeks.kernel.events import FIXED, Simultaneous
from kodeks.kernel.modifiers import leaves_play
from kodeks.kernel.note import Note

# where a card goes that leaves play
TO_DISCARD: Final = 0
TO_HAND_ZONE: Final = 1
TO_CAPTURE: Final = 2
TO_VICTORY: Final = 3
TO_UNDER: Final = 4  # below its owner's deck


class Leaving(OfKind):
    """A card leaves play, and goes where it belongs."""

    NAME = "leaving"

    __slots__ = (
        "goes",
        "meant",  # to go, before anything happened instead
        "destroyed",
        "captured",
        "enhancement",  # as which it was in play, whatever it is else
        "cell",  # the objective that holds it when it is captured
        "group",  # of the cards that go under a deck with it
    )

    def __init__(self, card: int, seat: int, number: int, goes: int, destroyed: bool = False) -> None:
        super().__init__(card, seat, number)
        self.goes = goes
        self.meant = goes
        self.destroyed = destroyed
        self.captured = False
        self.enhancement = False
        self.cell = NONE
        self.group = 0

    def fresh(self) -> Leaving:
        return self.same(Leaving(self.card, self.seat, self.number, self.goes, self.destroyed))

    def same(self, other: Leaving) -> Leaving:
        other.meant = self.meant
        other.captured = self.captured
        other.enhancement = self.enhancement
        other.cell = self.cell
        other.group = self.group
        return other

    def as_type(self, state: StarWars) -> int:
        return ENHANCEMENT if self.enhancement else state.kind(self.number).type

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        if self.destroyed:
            return Note(clause, "{seat} may answer: {card} is destroyed", args)
        return Note(clause, "{seat} may answer: {card} leaves play", args)

    def left(self) -> int:
        return int(self.goes != TO_HAND_ZONE)

    def goes_to_hand(self) -> None:
        """Instead of where it goes."""
        self.goes = TO_HAND_ZONE

    def as_meant(self) -> bool:
        """SWC-TM-20: nothing else happened instead. Who is destroyed and goes to hand is destroyed (SWC-D-129)."""
        return self.destroyed or self.goes == self.meant

    def gone(self, state: StarWars) -> None:
        """It has left play: what an effect or a cost has to know of it."""

    def run(self, state: StarWars) -> None:
        if self.stage == FORCED_INTERRUPTS and state.get(self.card) is None:
            state.pop()  # it has left in another way meanwhile
        else:
            super().run(state)

    def happen(self, state: StarWars) -> None:
        piece = state.get(self.card)
        if piece is None:
            return
        attached = state.on(piece.uid)
        if attached:
            self.stage = HAPPENS
            discard_all(state, attached)
            return
        self.replace(state, piece)
        if self.goes == TO_CAPTURE and self.cell == NONE:
            cells = state.targets_of(DARK)
            if not cells:  # SWC-D-40
                self.goes = TO_DISCARD
            elif len(cells) == 1:
                self.cell = cells[0].uid
            else:
                self.stage = HAPPENS
                state.push(CELL)
                return
        self.leave(state, piece)
        if self.goes == TO_VICTORY and piece.type == MISSION:
            occur(state, Completed(piece.owner, piece.number))

    def replace(self, state: StarWars, piece: Piece) -> None:
        """SWC-TM-20: what a constant text says happens instead, after all Interrupts."""
        if piece.owner != LIGHT or self.goes == TO_CAPTURE:
            return
        if is_said(state, piece, CapturedInstead) and state.targets_of(DARK):
            self.goes = TO_CAPTURE
            self.cell = NONE
            self.destroyed = False

    def leave(self, state: StarWars, piece: Piece) -> None:
        """The card itself; its attachments are gone already."""
        owner = piece.owner
        goes = self.goes
        was_blank = blank(state, piece)
        if piece.committed:
            state.force[piece.control] += 1
        state.cards[piece.uid] = None
        leaves_play(state.lasting, piece.uid)
        if state.engaged == piece.uid:
            state.engaged = NONE
        for number in piece.fates:
            state.discards[owner].append(number)
        self.seat = piece.control
        self.enhancement = piece.type == ENHANCEMENT
        if state.log is not None:
            tell_leaving(state, goes, self.destroyed, piece.kind.title)
        if goes == TO_VICTORY:
            pile = owner if piece.type == MISSION else 1 - owner
            state.victory[pile].append(piece.number)
            if pile == DARK:  # SWC-CORE-OBJ-2
                state.dial += len(state.victory[DARK])
                if state.log is not None:
                    state.tell("SWC-CORE-OBJ-2", "The dial stands at {dial}", {"dial": state.dial})
        elif piece.type == MISSION and goes != TO_CAPTURE:  # SWC-EXT-MIS-6
            state.discards[owner].append(piece.number)
        elif goes == TO_HAND_ZONE and piece.type != OBJECTIVE:
            to_hand_openly(state, owner, piece.number)
        elif goes == TO_CAPTURE:
            self.captured = True
            state.piece(self.cell).hold(piece.number, ALL)
        elif goes == TO_UNDER and piece.type != OBJECTIVE:
            put_under(state.decks[owner], piece.number, self.group)
        elif goes == TO_UNDER:
            state.objectives[owner].append(Layer([piece.number], ALL))
        elif piece.type == OBJECTIVE:
            state.scrap[owner].append(piece.number)
        else:
            state.discards[owner].append(piece.number)
        rescue_all(state, piece)
        for constant in piece.kind.constants:
            if isinstance(constant, LostWhenDestroyed) and self.destroyed and not was_blank:
                state.finish(1 - piece.control, "SWC-CORE-WIN-4")
        self.gone(state)


def tell_leaving(state: StarWars, goes: int, destroyed: bool, title: str) -> None:
    card: dict[str, object] = {"card": title}
    if destroyed and goes in (TO_DISCARD, TO_VICTORY):
        state.tell("SWC-CORE-DMG-1", "{card} is destroyed", card)
    elif goes == TO_HAND_ZONE:
        state.tell("SWC-TM-47", "{card} returns to its owner's hand", card)
    elif goes == TO_CAPTURE:
        state.tell("SWC-TM-48", "{card} is captured", card)
    elif goes == TO_UNDER:
        state.tell("SWC-TM-47", "{card} goes under its owner's deck", card)
    else:
        state.tell("SWC-CORE-TERM-7", "{card} goes to the discard pile", card)


def end_of(piece: Piece) -> int:
    """Where it goes when it is destroyed."""
    return TO_VICTORY if piece.type in (OBJECTIVE, MISSION) else TO_DISCARD


def destroy_all(state: StarWars, pieces: list[Piece]) -> None:
    together(state, [Leaving(piece.uid, piece.control, piece.number, end_of(piece), True) for piece in pieces])


def discard_all(state: StarWars, pieces: list[Piece]) -> None:
    send(state, pieces, TO_DISCARD)


def send(state: StarWars, pieces: list[Piece], goes: int) -> None:
    together(state, [Leaving(piece.uid, piece.control, piece.number, goes) for piece in pieces])


def together(state: StarWars, leavings: list[Leaving]) -> None:
    """SWC-TM-12: each is an event of its own; the active player orders them, the owner his pile (SWC-D-67)."""
    if len(leavings) == 1:
        state.push(leavings[0])
        return
    for seat in range(2):
        kinds: list[int] = []
        for leaving in leavings:
            piece = state.piece(leaving.card)
            if leaving.goes == TO_DISCARD and piece.owner == seat and piece.type != OBJECTIVE:
                kinds.append(leaving.number)
        if len(kinds) > 1:
            state.push(Arrange(seat, len(state.discards[seat]), kinds))
    falls = sum(1 for leaving in leavings if leaving.goes == TO_VICTORY)  # their order may decide the game
    chooser = state.active if falls > 1 or state.hears(Leaving.NAME) else FIXED
    state.push(Simultaneous(list(leavings), chooser, "SWC-TM-12"))


class Cell(Choice[StarWars]):
    """SWC-CORE-CAP-1: the dark side chooses the objective that holds the captured card."""

    __slots__ = ()

    def chooser(self, state: StarWars) -> int:
        return DARK

    def offers(self, state: StarWars) -> list[int]:
        return [by_piece(CHOOSE, piece) for piece in state.targets_of(DARK)]

    def chosen(self, state: StarWars, move: int) -> None:
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        chosen(state, "SWC-CORE-CAP-1", DARK, piece)
        state.newest(Leaving).cell = piece.uid

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-CAP-1", "{seat} chooses the objective that holds the captured card", {"seat": DARK})


CELL = Cell()
