"""B.7: paying resources, one generating card after the other."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.moves import EXTRA, PAY, by_piece, extra_of, kind_of, nth_of, verb_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.means import available, generates, matches
from kodeks.games.starwars.timing.occurrence import Occurrence, OfCard, occur
from kodeks.games.starwars.values import add_focus, needs_match
from kodeks.kernel.note import Note, naming
from kodeks.kernel.state import Frame


class Payment(Frame[StarWars]):
    __slots__ = ("seat", "rest", "number", "matched", "paid")

    def __init__(self, seat: int, rest: int, number: int, matched: bool) -> None:
        self.seat = seat
        self.rest = rest
        self.number = number  # the kind that is paid for, or NONE for an ability
        self.matched = matched  # or no match is needed
        self.paid: list[int] = []  # uids of what has generated

    def copy(self) -> Payment:
        other = Payment(self.seat, self.rest, self.number, self.matched)
        other.paid = self.paid[:]
        return other

    def kind(self, state: StarWars) -> Kind | None:
        return None if self.number == NONE else state.kind(self.number)

    def run(self, state: StarWars) -> None:
        if self.rest <= 0 and self.matched:
            state.pop()
            for uid in reversed(self.paid):
                if state.get(uid) is not None:
                    occur(state, Generated(uid))
            return
        found = [move for move in self.moves(state) if extra_of(move) <= max(1, self.rest)]  # no need to ask for more
        if len(found) == 1:
            self.play(state, found[0])
        else:
            state.turn = self.seat

    def offers(self, state: StarWars) -> list[int]:
        found: list[int] = []
        for piece in state.cards:
            if piece is None or not piece.kind.resources or piece.control != self.seat:
                continue
            value = max(1, generates(state, piece, self.seat, self.kind(state)))
            for n in range(1, value + 1):  # more than needed too (SWC-D-19)
                found.append(by_piece(PAY + n * EXTRA, piece))
        return found

    def refusal(self, state: StarWars, move: int) -> str:
        if verb_of(move) != PAY:
            return "SWC-CORE-RES-2"
        piece = state.find(kind_of(move), nth_of(move))
        if piece is None or piece.control != self.seat:
            return "SWC-FAQ-2.16"
        return self.pay_refusal(state, piece, extra_of(move))

    def pay_refusal(self, state: StarWars, piece: Piece, n: int) -> str:
        kind = self.kind(state)
        if not piece.kind.resources:
            return "SWC-CORE-RES-3"
        if piece.focus:
            return "SWC-CORE-RES-9"
        value = generates(state, piece, self.seat, kind)
        if not 1 <= n <= value:
            return "SWC-CORE-RES-3" if value else naming("SWC-CORE-GOLD-2", piece.kind.title)
        if self.rest <= 0:
            return "" if kind is not None and matches(state, piece, kind) else "SWC-CORE-RES-5"
        if available(state, self.seat, kind) - value < self.rest - n:
            return "SWC-CORE-RES-3"  # what is left of it could not be used, and the rest does not suffice
        if self.matched or kind is None or matches(state, piece, kind):
            return ""
        for other in state.cards:
            if other is not None and other is not piece and other.kind.resources:
                if generates(state, other, self.seat, kind) and matches(state, other, kind):
                    return ""
        return "SWC-CORE-RES-5"

    def play(self, state: StarWars, move: int) -> None:
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        n = extra_of(move)
        kind = self.kind(state)
        add_focus(state, piece, n)
        self.rest -= n
        self.paid.append(piece.uid)
        if not self.matched and kind is not None and matches(state, piece, kind):
            self.matched = True
        if state.log is not None:
            args: dict[str, object] = {"seat": self.seat, "card": piece.kind.title, "number": n}
            state.tell("SWC-CORE-RES-3", "{seat} generates with {card}: {number}", args)

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "number": max(0, self.rest)}
        if self.number == NONE:
            return Note("SWC-CORE-RES-2", "{seat} pays; still to pay: {number}", args)
        args["card"] = state.kind(self.number).title
        return Note("SWC-CORE-RES-2", "{seat} pays for {card}; still to pay: {number}", args)


class Generated(OfCard):
    """SWC-CORE-RES-3: a card has generated resources."""

    NAME = "generated"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Generated(self.card)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} has generated resources", args)


def pay(state: StarWars, seat: int, cost: int, kind: Kind | None) -> None:
    """SWC-CORE-RES-8: what an ability spends needs no match."""
    if cost > 0:
        matched = kind is None or not needs_match(state, seat, kind)
        state.push(Payment(seat, cost, NONE if kind is None else kind.number, matched))
