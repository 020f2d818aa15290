"""B.6: the Force: units are committed to it, and it is struggled for."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence, OfCard, occur
from kodeks.games.starwars.timing.zones import to_hand_openly
from kodeks.games.starwars.values import struggle_total
from kodeks.kernel.note import Note


class Committed(OfCard):
    """A unit was committed to the Force."""

    NAME = "committed"

    __slots__ = ("by",)

    def __init__(self, card: int, by: int) -> None:
        super().__init__(card)
        self.by = by  # the player who has committed it

    def fresh(self) -> Occurrence:
        return Committed(self.card, self.by)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} was committed to the Force", args)


def commit(state: StarWars, piece: Piece, by: int) -> None:
    """SWC-CORE-FOR-1: a Force card of the supply goes under it."""
    if piece.committed or not state.force[piece.control]:
        return
    piece.committed = True
    state.force[piece.control] -= 1
    args: dict[str, object] = {"seat": by, "card": piece.kind.title}
    state.tell("SWC-CORE-FOR-1", "{seat} commits {card} to the Force", args)
    occur(state, Committed(piece.uid, by))


class Struggle(Occurrence):
    """SWC-CORE-FOR-6, FOR-7: it begins, the totals are compared, it is won (SWC-FAQ-4.7)."""

    NAME = "struggle"

    __slots__ = ("winner",)

    def __init__(self) -> None:
        super().__init__()
        self.winner = NONE

    def fresh(self) -> Occurrence:
        other = Struggle()
        other.winner = self.winner
        return other

    def happen(self, state: StarWars) -> None:
        light = struggle_total(state, LIGHT)
        dark = struggle_total(state, DARK)
        if light != dark:
            state.balance = LIGHT if light > dark else DARK
        self.winner = state.balance
        if state.log is not None:
            args: dict[str, object] = {"light": light, "dark": dark, "seat": state.balance}
            state.tell("SWC-CORE-FOR-7", "Force struggle: {light} to {dark}; the Balance is with {seat}", args)
        for seat in range(2):
            for number in state.revealed[seat]:
                card: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
                if seat == state.balance:
                    to_hand_openly(state, seat, number)
                    state.tell("SWC-CORE-TERM-6", "{seat} takes {card} into hand", card)
                else:
                    state.discards[seat].append(number)
                    state.tell("SWC-CORE-TERM-7", "{seat} discards {card}", card)
            state.revealed[seat] = []

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: the Force struggle", args)
