"""Priority: who may declare something now (BRS-INST-7, INST-8, INST-18)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.words import DISCHARGE, MAGIC, ROW, SHOT, SIMPLE, SPECIAL, SPELL, THROW
from kodeks.games.berserk.features.called import told
from kodeks.games.berserk.features.used import Played
from kodeks.games.berserk.knowing import veil
from kodeks.games.berserk.labels import called as named
from kodeks.games.berserk.moves import (
    CAST,
    DEFEND,
    DISCHARGES,
    MAGICS,
    MOVE,
    NO_PLACE,
    PASS,
    REVEAL,
    ROWS,
    SHOOT,
    SPECIALS,
    STRIKE,
    THROWS,
    USE,
    USES,
    made,
    piece_at,
    place_of,
    source_of,
    target_of,
    verb_of,
    which_of,
    write_place,
)
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import defending, legal
from kodeks.games.berserk.timing.chains import cut
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.declaring import begin
from kodeks.games.berserk.timing.occurring import Triggers
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.note import Note
from kodeks.kernel.stack import Answering, Stack

VERB_OF: Final = {
    SIMPLE: STRIKE,
    SHOT: SHOOT,
    THROW: THROWS,
    DISCHARGE: DISCHARGES,
    SPECIAL: SPECIALS,
    MAGIC: MAGICS,
    ROW: ROWS,
    SPELL: CAST,
}

STRIKE_NOT: Final = ["", "BRS-ART-2 ", "BRS-TER-3 ", "BRS-EQ-8 "]  # by the type of the card
NOT_YOURS: Final = {MOVE: "BRS-MOVE-1 ", DEFEND: "BRS-DEF-2 ", REVEAL: "BRS-REV-4 "}


class Window(Answering[Berserk]):
    """Sudden actions and features, defenders, reveals; until both pass in a row."""

    __slots__ = ()

    def stack(self, state: Berserk) -> Stack:
        return state.stack

    def resolve(self, state: Berserk, item: Use) -> None:
        state.push(item)

    def emptied(self, state: Berserk) -> None:
        state.stack.give(state.active)

    def ordinary(self, state: Berserk) -> bool:
        """Whether slow game actions have their time now (BRS-INST-14)."""
        return False

    def ask(self, state: Berserk) -> None:
        """What was set off is declared first."""
        if state.waiting:
            state.push(Triggers(state.waiting))
            state.waiting = []
        else:
            super().ask(state)

    def idle(self, state: Berserk, seat: int) -> str:
        """Judged as if this player had priority."""
        holder = state.stack.holder
        state.stack.holder = seat
        found = self.moves(state)
        state.stack.holder = holder
        return "" if len(found) > 1 else "BRS-D-49"

    # moves

    def offers(self, state: Berserk) -> list[int]:
        seat = state.stack.holder
        found = [PASS]
        for piece in state.cards:
            if piece.zone <= ALOFT and piece.control == seat:
                self.moves_of(state, seat, piece, found)
        return found

    def moves(self, state: Berserk) -> list[int]:
        """Nothing changes while they are listed, so what a card has is looked up once."""
        state.known = [None] * len(state.cards)
        found = super().moves(state)
        state.known = []
        return found

    def moves_of(self, state: Berserk, seat: int, piece: Piece, found: list[int]) -> None:
        """What this card could do, legal or not; a hidden one acts by being revealed (BRS-REV-14)."""
        place = place_of(state, piece)
        if not piece.hidden:
            self.deeds(state, seat, piece, place, found)
            return
        found.append(made(REVEAL, place))
        veil(state, piece, False)
        self.deeds(state, seat, piece, place, found)
        veil(state, piece, True)

    def deeds(self, state: Berserk, seat: int, piece: Piece, place: int, found: list[int]) -> None:
        uses(state, seat, piece, place, self.ordinary(state), found)
        if defending.wanted(state, seat):
            found.append(made(DEFEND, place))

    def refusal(self, state: Berserk, move: int) -> str:
        if move == PASS:
            return ""
        seat = state.stack.holder
        verb = verb_of(move)
        piece = piece_at(state, source_of(move)) if verb else None
        if piece is None:
            return "BRS-KW-nelegalnost"
        if piece.control != seat:
            return NOT_YOURS.get(verb, "") + "BRS-ABL-16"
        if verb == REVEAL:
            return "" if piece.hidden else "BRS-KW-vskrytie"
        if not piece.hidden or verb == MOVE:
            return self.deed_refusal(state, seat, piece, move)
        if piece.kind.aloft() or piece.kind.rides():
            return "BRS-REV-12"  # it does not stand where it lies
        veil(state, piece, False)
        why = self.deed_refusal(state, seat, piece, move)
        veil(state, piece, True)
        return why

    def deed_refusal(self, state: Berserk, seat: int, piece: Piece, move: int) -> str:
        verb = verb_of(move)
        if verb == DEFEND:
            return defending.refusal(state, seat, piece)
        if verb == STRIKE or verb in USES:
            return self.use_refusal(state, seat, piece, move)
        return self.other_refusal(state, seat, piece, move)

    def use_refusal(self, state: Berserk, seat: int, piece: Piece, move: int) -> str:
        feature = chosen(state, piece, move)
        if feature is None:
            return (STRIKE_NOT[piece.kind.type] if verb_of(move) == STRIKE else "") + "BRS-KW-igraemaya"
        why = legal.refusal(state, seat, piece, feature, self.ordinary(state))
        if why:
            return why
        use = Use(seat, piece.uid, feature, feature.does)
        if target_of(move) == NO_PLACE:
            return "" if not aims(feature) and legal.possible(state, use) else "BRS-GOLD-2"
        target = piece_at(state, target_of(move))
        if target is None or not aims(feature):
            return "BRS-KW-tsel"
        why = legal.target_refusal(state, use, 0, target)
        if why:
            return why
        use.targets.append([target.uid])
        return "" if legal.possible(state, use) else "BRS-GOLD-2"

    def other_refusal(self, state: Berserk, seat: int, piece: Piece, move: int) -> str:
        return "BRS-INST-14"

    def play(self, state: Berserk, move: int) -> None:
        seat = state.stack.holder
        if move == PASS:
            state.tell("BRS-INST-8", "{seat} passes", {"seat": seat})
            self.passes(state)
            return
        cut(state)
        piece = piece_at(state, source_of(move))
        assert piece is not None
        verb = verb_of(move)
        if verb == REVEAL:
            reveal(state, piece)
            state.push(Checks())
        elif verb == DEFEND:
            defending.assign(state, piece)
        elif verb == STRIKE or verb in USES:
            feature = chosen(state, piece, move)
            assert feature is not None
            use = Use(seat, piece.uid, feature, feature.does)
            use.sudden = feature.payment.sudden and feature.payment.tap
            begin(state, use, target_of(move))
        else:
            self.play_other(state, piece, move)

    def play_other(self, state: Berserk, piece: Piece, move: int) -> None:
        raise AssertionError(f"no such move: {move}")

    def prompt(self, state: Berserk, seat: int) -> Note:
        who = state.stack.holder
        if not state.stack.items:
            return Note("BRS-INST-1", "{seat} may use sudden actions", {"seat": who})
        newest: Use = state.stack.items[-1]
        args: dict[str, object] = {"seat": who, "card": newest.me(state).kind.name}
        return Note("BRS-INST-2", "{seat} may answer {card}", args)

    def label(self, state: Berserk, move: int) -> Note | None:
        if move == PASS and state.stack.items:
            return Note("BRS-INST-8", "Let it happen")
        piece = piece_at(state, source_of(move)) if verb_of(move) in (USE, CAST) else None
        feature = None if piece is None else chosen(state, piece, move)
        if piece is None or feature is None or not told(feature):
            return None
        args: dict[str, object] = {"card": piece.kind.name, "text": told(feature)}
        clause = "BRS-KW-zaklinanie" if verb_of(move) == CAST else "BRS-KW-igraemaya"
        target = piece_at(state, target_of(move)) if target_of(move) != NO_PLACE else None
        if target is None:
            return Note(clause, "{card}: {text}", args)
        args |= {"target": named(state, target), "place": write_place(target_of(move))}
        return Note(clause, "{card} on {target} ({place}): {text}", args)

    def window(self, state: Berserk) -> str:
        return "answer"


# --- features that are played ---------------------------------------------------------------------


def verb_for(feature: Played) -> int:
    return feature.verb() or VERB_OF.get(feature.does.type, USE)


def aims(feature: Played) -> bool:
    """Whether its move names the first target."""
    spots = feature.does.spots
    return bool(spots) and spots[0].most() == 1 and spots[0].least() == 1


def playable(state: Berserk, piece: Piece) -> list[Played]:
    """All features that a card may play, its simple strike first; of a hidden one those that it would have."""
    hidden = piece.hidden
    if hidden:
        veil(state, piece, False)
    found = legal.played(state, piece)
    if hidden:
        veil(state, piece, True)
    return [piece.kind.simple, *found] if piece.kind.simple is not None else found


def chosen(state: Berserk, piece: Piece, move: int) -> Played | None:
    """The feature that a move means: the n-th of its verb."""
    verb, left = verb_of(move), which_of(move)
    for feature in playable(state, piece):
        if verb_for(feature) == verb:
            if left == 0:
                return feature
            left -= 1
    return None


def uses(state: Berserk, seat: int, piece: Piece, place: int, ordinary: bool, found: list[int]) -> None:
    """The moves that declare a feature of this card; what can not be declared at all is offered without a target."""
    counts: dict[int, int] = {}
    for feature in playable(state, piece):
        verb = verb_for(feature)
        which = counts.get(verb, 0)
        counts[verb] = which + 1
        if not ordinary and not feature.payment.sudden:
            continue
        use = Use(seat, piece.uid, feature, feature.does)
        if not aims(feature):
            found.append(made(verb, place, NO_PLACE, which))
        elif not legal.refusal(state, seat, piece, feature, ordinary):
            for target in feature.does.spots[0].candidates(state, use):
                found.append(made(verb, place, place_of(state, target), which))
