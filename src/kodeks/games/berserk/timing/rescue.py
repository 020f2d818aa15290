"""A sudden prevention of wounds that an attack would deal, when its strength is known (BRS-INST-11)."""

from __future__ import annotations

from kodeks.games.berserk.features.used import Played
from kodeks.games.berserk.moves import NO_PLACE, PASS, made, piece_at, place_of, source_of
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import legal
from kodeks.games.berserk.timing.chains import cut
from kodeks.games.berserk.timing.declaring import begin
from kodeks.games.berserk.timing.event import Coming
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.windows import chosen, playable, verb_for
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Rescue(Frame[Berserk]):
    """Each player who can prevent some of them is asked until he passes, the active one first."""

    __slots__ = ("event", "seat", "passed")

    def __init__(self, event: Coming) -> None:
        self.event = event
        self.seat = 0  # who is asked
        self.passed = [False, False]

    def copy(self) -> Rescue:
        other = Rescue(self.event)
        other.seat = self.seat
        other.passed = self.passed[:]
        return other

    def run(self, state: Berserk) -> None:
        for seat in (state.active, state.foe(state.active)):
            if not self.passed[seat]:
                self.seat = seat
                if len(self.moves(state)) > 1:
                    state.turn = seat
                    return
                self.passed[seat] = True
        state.pop()

    def use(self, seat: int, piece: Piece, feature: Played) -> Use:
        use = Use(seat, piece.uid, feature, feature.does)
        use.event = self.event
        use.inside = True
        use.sudden = feature.payment.tap
        return use

    def offers(self, state: Berserk) -> list[int]:
        found = [PASS]
        for piece in state.cards:
            if piece.zone > ALOFT or piece.control != self.seat or piece.hidden:
                continue  # to be asked for a hidden card would tell that it can do this
            counts: dict[int, int] = {}
            for feature in playable(state, piece):
                verb = verb_for(feature)
                which = counts.get(verb, 0)
                counts[verb] = which + 1
                if feature.rescues():
                    found.append(made(verb, place_of(state, piece), NO_PLACE, which))
        return found

    def refusal(self, state: Berserk, move: int) -> str:
        if move == PASS:
            return ""
        if move not in self.offers(state):
            return "BRS-INST-11"
        piece, feature = self.meant(state, move)
        why = legal.refusal(state, self.seat, piece, feature, False)
        return why or ("" if legal.possible(state, self.use(self.seat, piece, feature)) else "BRS-GOLD-2")

    def meant(self, state: Berserk, move: int) -> tuple[Piece, Played]:
        piece = piece_at(state, source_of(move))
        assert piece is not None
        feature = chosen(state, piece, move)
        assert feature is not None
        return piece, feature

    def play(self, state: Berserk, move: int) -> None:
        if move == PASS:
            self.passed[self.seat] = True
            return
        cut(state)
        piece, feature = self.meant(state, move)
        begin(state, self.use(self.seat, piece, feature))

    def prompt(self, state: Berserk, seat: int) -> Note:
        wounding = self.event.wounding
        args: dict[str, object] = {"seat": self.seat, "card": state.cards[wounding.victim].kind.name}
        return Note("BRS-INST-11", "{seat} may prevent wounds of {card}", args | {"count": wounding.number})

    def window(self, state: Berserk) -> str:
        return "answer"
