"""Who controls a card, and which units are committed to the Force."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards
from kodeks.games.starwars.effects.effect import OnCards, OnOne
from kodeks.games.starwars.effects.questions import Answer
from kodeks.games.starwars.moves import COMMIT_IT, DONE, UNCOMMIT_IT
from kodeks.games.starwars.piece import BYSTANDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.force import commit
from kodeks.games.starwars.timing.use import Use


class TakeControl(OnCards):
    """SWC-TM-45."""

    __slots__ = ()
    PHRASES: ClassVar = {"take control of {cards}": {}}

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.control != seat

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            if piece.committed:  # SWC-FAQ-2.6
                state.force[piece.control] += 1
                piece.committed = False
            piece.control = use.seat
            piece.role = BYSTANDER  # SWC-EXT-2.18
            args: dict[str, object] = {"seat": use.seat, "card": piece.kind.title}
            state.tell("SWC-TM-45", "{seat} takes control of {card}", args)
        return True


class CommitOrNot(OnOne):
    """A fate card that may do one thing or its opposite (SWC-EXT-Q25)."""

    __slots__ = ()
    PHRASES: ClassVar = {"may commit or uncommit {cards}": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards], may=True)

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.committed or state.force[piece.control] > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.push(Committing(use.seat, found[0][0]))
        return True


class Committing(Answer):
    __slots__ = ("card",)

    def __init__(self, seat: int, piece: Piece) -> None:
        super().__init__(seat, [DONE, UNCOMMIT_IT if piece.committed else COMMIT_IT], "SWC-EXT-Q25")
        self.card = piece.uid

    def answered(self, state: StarWars, answer: int) -> None:
        piece = state.piece(self.card)
        if answer == COMMIT_IT:
            commit(state, piece, self.seat)
        elif answer == UNCOMMIT_IT:
            piece.committed = False
            state.force[piece.control] += 1
            state.tell("SWC-CORE-FOR-4", "{card} is no longer committed to the Force", {"card": piece.kind.title})
