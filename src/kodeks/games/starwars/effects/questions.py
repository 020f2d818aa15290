"""Small questions of effects: one of a few words, one card in play. Who asks says what follows."""

from __future__ import annotations

from kodeks.games.starwars.moves import CHOOSE, by_piece
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.telling import chosen
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note


class Answer(Choice[StarWars]):
    """A choice between a few words."""

    __slots__ = ("seat", "answers", "clause")

    def __init__(self, seat: int, answers: list[int], clause: str) -> None:
        self.seat = seat
        self.answers = answers
        self.clause = clause

    def answered(self, state: StarWars, answer: int) -> None:
        raise NotImplementedError

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def offers(self, state: StarWars) -> list[int]:
        return self.answers

    def chosen(self, state: StarWars, move: int) -> None:
        if len(self.answers) > 1:
            state.tell(self.clause, "{seat} has chosen", {"seat": self.seat})
        self.answered(state, move)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note(self.clause, "{seat} chooses", {"seat": self.seat})


class Pick(Choice[StarWars]):
    """A choice of one card in play."""

    __slots__ = ("seat", "cards", "clause")

    def __init__(self, seat: int, cards: list[Piece], clause: str) -> None:
        self.seat = seat
        self.cards = [piece.uid for piece in cards]
        self.clause = clause

    def picked(self, state: StarWars, piece: Piece) -> None:
        raise NotImplementedError

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_piece(CHOOSE, state.piece(uid)) for uid in self.cards]

    def chosen(self, state: StarWars, move: int) -> None:
        piece = state.piece(self.cards[self.offers(state).index(move)])
        if len(self.cards) > 1:
            chosen(state, self.clause, self.seat, piece)
        self.picked(state, piece)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note(self.clause, "{seat} chooses a card", {"seat": self.seat})
