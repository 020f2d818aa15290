"""The reveal: squads are turned face up, but for what may stay hidden (BRS-REV-1, REV-2)."""

from __future__ import annotations

from kodeks.games.berserk.moves import DONE, HIDE, made, piece_at, place_of, source_of, verb_of
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.revealing import turn_up
from kodeks.kernel.note import Note, only
from kodeks.kernel.state import Frame


def may_hide(state: Berserk, piece: Piece) -> str:
    """Why it can not stay hidden, or '': the Second player's third row may, and stealth (BRS-AMB-47)."""
    if any(feature.stealthy() for feature in piece.kind.features):
        return ""
    return "" if in_third_row(state, piece) else "BRS-REV-2"


def in_third_row(state: Berserk, piece: Piece) -> bool:
    """Of the Second player."""
    return piece.control != state.first and state.row(piece.control, piece.cell) == 3


class Reveal(Frame[Berserk]):
    """Both have chosen what they hide before anything is turned up (BRS-D-4)."""

    __slots__ = ("seat", "kept")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kept: list[int] = []  # uids of what stays hidden

    def copy(self) -> Reveal:
        other = Reveal(self.seat)
        other.kept = self.kept[:]
        return other

    def run(self, state: Berserk) -> None:
        if self.asked(state):
            state.turn = self.seat
        else:
            self.next(state)

    def asked(self, state: Berserk) -> bool:
        """Whether he could have something to hide, by what everybody knows: where cards lie, and his deck."""
        for number in state.rules.pool[self.seat]:
            if any(feature.stealthy() for feature in state.kind(number).features):
                return True
        return any(piece.control == self.seat and in_third_row(state, piece) for piece in state.cards)

    def next(self, state: Berserk) -> None:
        if self.seat == state.first:
            self.seat = state.foe(self.seat)
            return
        state.pop()
        shown = [piece for piece in state.cards if piece.uid not in self.kept]
        turn_up(state, shown)
        if state.log is not None:
            for seat in (state.first, state.foe(state.first)):
                names = [piece.kind.name for piece in shown if piece.control == seat]
                state.tell("BRS-REV-1", "{seat} reveals {cards}", {"seat": seat, "cards": names}, reveals=True)
        state.push(Checks())  # BRS-REV-5

    def offers(self, state: Berserk) -> list[int]:
        own = [piece for piece in state.cards if piece.control == self.seat and piece.uid not in self.kept]
        return [*(made(HIDE, place_of(state, piece)) for piece in own if not may_hide(state, piece)), DONE]

    def refusal(self, state: Berserk, move: int) -> str:
        if move == DONE:
            return ""
        piece = piece_at(state, source_of(move)) if verb_of(move) == HIDE else None
        if piece is None or piece.control != self.seat or piece.uid in self.kept:
            return "BRS-REV-2"
        return may_hide(state, piece)

    def play(self, state: Berserk, move: int) -> None:
        if move == DONE:
            state.tell("BRS-REV-2", "{seat} has chosen what stays hidden", {"seat": self.seat})
            self.next(state)
            return
        piece = piece_at(state, source_of(move))
        assert piece is not None
        self.kept.append(piece.uid)
        state.tell("BRS-REV-2", "{card} stays hidden", {"card": piece.kind.name}, only(self.seat))

    def label(self, state: Berserk, move: int) -> Note | None:
        return Note("BRS-REV-1", "Reveal the others") if move == DONE else None

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-REV-2", "{seat} may leave cards hidden", {"seat": self.seat})
