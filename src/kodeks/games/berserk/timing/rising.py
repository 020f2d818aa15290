"""Cards come back from the graveyard by incarnation (BRS-KW-inkarnatsiya, BRS-AMB-38)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import CELLS
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.moves import DEPLOY, NO_PLACE, TAKE, made, source_of, target_of
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.leaving import INCARNATED, enter, takes_no
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


def chips_needed(piece: Piece) -> int:
    """For a card of the graveyard; 0 when it does not come back."""
    if piece.reborn or piece.kind.rides():  # BRS-SYM-9, EQ-10
        return 0
    found = 0
    for feature in piece.kind.features:
        found = max(found, feature.returns())
    for change in piece.acquired:
        found = 0 if change.lost and change.feature.returns() else max(found, change.feature.returns())
    return found


def give_chips(state: Berserk, seat: int) -> None:
    """At the start of its owner's turn; with the last one it may rise, and all are removed."""
    for uid in state.graves[seat]:
        piece = state.cards[uid]
        needed = 0 if piece.rising else chips_needed(piece)
        if needed:
            piece.souls += 1
            if state.log is not None:
                args: dict[str, object] = {"card": piece.kind.name, "count": piece.souls}
                state.tell("BRS-KW-fishka-inkarnatsii", "{card} has incarnation chips: {count}", args)
            if piece.souls >= needed:
                piece.souls = 0
                piece.rising = True


def riser(state: Berserk) -> int:
    """A player one of whose cards can rise now, the active one first; or NONE."""
    for seat in (state.active, state.foe(state.active)):
        if risings(state, seat):
            return seat
    return NONE


def risings(state: Berserk, seat: int) -> list[int]:
    """The moves by which cards of this player rise: to a free cell of the third row, or to the additional zone."""
    found: list[int] = []
    for uid in state.graves[seat]:
        piece = state.cards[uid]
        if piece.rising and not takes_no(state, seat, piece.kind):
            number = piece.kind.number
            if piece.kind.aloft():
                found.append(made(TAKE, number))
            else:
                found += [made(DEPLOY, number, cell) for cell in range(CELLS) if third(state, seat, piece, cell)]
    return list(dict.fromkeys(found))


def third(state: Berserk, seat: int, piece: Piece, cell: int) -> bool:
    """A free cell of the own third row, or of the opponent's, if its text lets it rise there."""
    if not state.free(cell):
        return False
    return state.row(seat, cell) == 3 or (state.row(state.foe(seat), cell) == 3 and afar(piece))


def afar(piece: Piece) -> bool:
    return any(feature.rises_afar() for feature in piece.kind.features)


def rises_open(state: Berserk, seat: int, piece: Piece, cell: int) -> bool:
    """By its own text among the enemies, or by the text of a card of its player."""
    if cell != NONE and state.row(seat, cell) != 3:
        return True
    for other in state.cards:
        if other.zone <= ALOFT and other.control == seat and not other.hidden:
            if any(feature.raises_open(state, other, piece) for feature in features(state, other)):
                return True
    return False


class Rising(Frame[Berserk]):
    """As long as a card can; its owner chooses the cell, and of several cards the order."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Berserk) -> None:
        found = risings(state, self.seat)
        if not found:
            state.pop()
        elif len(found) == 1:
            self.play(state, found[0])
        else:
            state.turn = self.seat

    def offers(self, state: Berserk) -> list[int]:
        return risings(state, self.seat)

    def play(self, state: Berserk, move: int) -> None:
        cell = NONE if target_of(move) == NO_PLACE else target_of(move)
        for uid in state.graves[self.seat]:
            piece = state.cards[uid]
            if piece.rising and piece.kind.number == source_of(move):
                piece.reborn = True
                open = rises_open(state, self.seat, piece, cell)
                enter(state, piece, cell, INCARNATED, "BRS-KW-inkarnatsiya", open)
                return

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-KW-inkarnatsiya", "{seat} chooses where a card incarnates", {"seat": self.seat})
