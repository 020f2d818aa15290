"""Wounds that go from one card to others (BRS-KW-pereraspredelit-rany)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import Cards, meant
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.harm import Dealing, type_of
from kodeks.games.berserk.knowing import healable
from kodeks.games.berserk.moves import DONE, TARGET, made, piece_at, place_of, source_of
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Wounded
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Wounding, heal
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Redistribute(Effect):
    """A creature is healed of some wounds, and others get as many."""

    __slots__ = ("n", "to")
    RU: ClassVar = {"перераспределить {n} или менее ран с {cards@gent@sing} на {to:which@accs@plur}": {}}
    EN: ClassVar = {"redistribute {n} or fewer wounds from {cards} to {to:which@plur}": {}}

    def __init__(self, n: int, cards: Cards, to: Which) -> None:
        super().__init__([cards])
        self.n = n
        self.to = to

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return healable(state, piece) and piece.wounds > 0 and bool(self.takers(state, use, piece))

    def takers(self, state: Berserk, use: Use, giver: Piece) -> list[int]:
        found = meant(state, self.to, use)
        return [piece.uid for piece in found if piece is not giver and piece.kind.attackable()]

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        giver = found[0][0]
        takers = self.takers(state, use, giver)
        if not takers or not healable(state, giver):
            return False
        state.push(Sharing(use.seat, giver.uid, takers, min(self.n, giver.wounds)))
        return True


class Sharing(Frame[Berserk]):
    """Wound by wound the player says who gets it; then they go over all at once."""

    __slots__ = ("seat", "giver", "takers", "left", "shares")

    def __init__(self, seat: int, giver: int, takers: list[int], left: int) -> None:
        self.seat = seat
        self.giver = giver
        self.takers = takers
        self.left = left
        self.shares: list[int] = []  # uids, once for each wound

    def copy(self) -> Sharing:
        other = Sharing(self.seat, self.giver, self.takers, self.left)
        other.shares = self.shares[:]
        return other

    def run(self, state: Berserk) -> None:
        if self.left > 0:
            state.turn = self.seat
        else:
            self.finish(state)

    def offers(self, state: Berserk) -> list[int]:
        found = [made(TARGET, place_of(state, state.cards[uid])) for uid in self.takers]
        return [*found, DONE] if self.shares else found

    def play(self, state: Berserk, move: int) -> None:
        if move == DONE:
            self.left = 0
            return
        piece = piece_at(state, source_of(move))
        assert piece is not None
        self.shares.append(piece.uid)
        self.left -= 1

    def finish(self, state: Berserk) -> None:
        state.pop()
        use = state.frames[-1]
        assert isinstance(use, Use)
        healed = heal(state, state.cards[self.giver], len(self.shares), "BRS-KW-pereraspredelit-rany")
        shares = self.shares[:healed]
        type = type_of(use)
        wounds = [Wounding(uid, shares.count(uid), use.source, type) for uid in self.takers if uid in shares]
        if wounds:
            state.push(Dealing(wounds, "BRS-KW-pereraspredelit-rany"))

    def prompt(self, state: Berserk, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "card": state.cards[self.giver].kind.name}
        return Note("BRS-KW-pereraspredelit-rany", "{seat} says who gets a wound of {card}", args)


class TakeOver(Effect):
    """The wounds that a card has just received: it is healed of them, and this card gets as many."""

    __slots__ = ()
    RU: ClassVar = {"{itself@nomn} перераспределяет их на себя": {}, "перераспределить их на {itself@accs}": {}}
    EN: ClassVar = {"{itself} takes them over": {}}

    def possible(self, state: Berserk, use: Use) -> bool:
        return isinstance(use.event, Wounded) and healable(state, state.cards[use.event.subject])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        event = use.event
        if not isinstance(event, Wounded) or not state.cards[use.source].in_play():
            return False
        victim = state.cards[event.subject]
        if not victim.in_play() or not healable(state, victim):
            return False
        number = heal(state, victim, event.number, "BRS-KW-pereraspredelit-rany")
        if number:
            type = type_of(use)
            state.push(Dealing([Wounding(use.source, number, use.source, type)], "BRS-KW-pereraspredelit-rany"))
        return number > 0
