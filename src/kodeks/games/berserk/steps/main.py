"""The main stage of a turn: move and act with your cards in any order (BRS-TURN-4 to TURN-6)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.effects.chips import COLLECTING
from kodeks.games.berserk.effects.hunting import HUNTING
from kodeks.games.berserk.features.used import Played
from kodeks.games.berserk.knowing import features, flying
from kodeks.games.berserk.moves import (
    COLLECT,
    JUMP,
    MOVE,
    PASS,
    TELEPORT,
    WATCH,
    made,
    place_of,
    source_of,
    target_of,
    verb_of,
)
from kodeks.games.berserk.piece import ALOFT, DESTROYED, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import legal
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.declaring import begin
from kodeks.games.berserk.timing.moving import mover_refusal, step, step_cells, step_refusal
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.windows import Window, aims, playable
from kodeks.kernel.note import Note

LEAPS: Final = {JUMP: "BRS-KW-pryzhok", TELEPORT: "BRS-KW-teleportatsiya"}  # for who has no such feature


class Main(Window):
    """The active player moves, strikes, uses features; sudden answers of the other come between."""

    __slots__ = ("stepped",)

    def __init__(self) -> None:
        self.stepped = False  # the other player may answer a step (BRS-INST-18)

    def copy(self) -> Main:
        other = Main()
        other.stepped = self.stepped
        return other

    def ordinary(self, state: Berserk) -> bool:
        return not state.stack.items and state.stack.holder == state.active

    def idle(self, state: Berserk, seat: int) -> str:
        return "" if seat == state.active and not state.stack.items else super().idle(state, seat)

    def passes(self, state: Berserk) -> None:
        if self.stepped:
            self.stepped = False
            state.stack.give(state.active)
        else:
            super().passes(state)

    def closed(self, state: Berserk) -> None:
        state.pop()

    # moves

    def moves_of(self, state: Berserk, seat: int, piece: Piece, found: list[int]) -> None:
        super().moves_of(state, seat, piece, found)
        if piece.steps > 0 and self.ordinary(state) and not mover_refusal(state, piece):
            place = place_of(state, piece)
            for cell in step_cells(state, piece):
                found.append(made(MOVE, place, cell))

    def deeds(self, state: Berserk, seat: int, piece: Piece, place: int, found: list[int]) -> None:
        super().deeds(state, seat, piece, place, found)
        if not self.ordinary(state):
            return
        if not mover_refusal(state, piece):
            for feature in features(state, piece):
                feature.leaps(state, piece, place, found)
        if collects(state, piece):
            found.append(made(COLLECT, place))
        if piece.creature() and only_flyers(state, state.foe(seat)):
            found.append(made(WATCH, place))

    def refusal(self, state: Berserk, move: int) -> str:
        if move == PASS and self.ordinary(state) and obliged(state):
            return "BRS-AMB-62"
        return super().refusal(state, move)

    def other_refusal(self, state: Berserk, seat: int, piece: Piece, move: int) -> str:
        if not self.ordinary(state):
            return "BRS-INST-14"
        verb = verb_of(move)
        if verb == MOVE:
            return step_refusal(state, piece, target_of(move))
        if verb == COLLECT:
            if not collects(state, piece):
                return "BRS-CHIP-3"
            return legal.refusal(state, seat, piece, COLLECTING, True)
        if verb == WATCH:
            if not piece.creature() or flying(state, piece) or not only_flyers(state, state.foe(seat)):
                return "BRS-FLY-6"
            return legal.refusal(state, seat, piece, HUNTING, True)
        why = mover_refusal(state, piece)
        if why:
            return why
        for feature in features(state, piece):
            leaps = feature.leap_refusal(state, piece, move)
            if leaps is not None:
                return leaps
        return LEAPS.get(verb, "BRS-MOVE-5")

    def play_other(self, state: Berserk, piece: Piece, move: int) -> None:
        verb = verb_of(move)
        if verb == COLLECT:
            self.use(state, piece, COLLECTING)
        elif verb == WATCH:
            self.use(state, piece, HUNTING)
        else:
            if verb == MOVE:
                step(state, piece, target_of(move))
            else:
                reveal(state, piece)
                for feature in features(state, piece):
                    if feature.leap_refusal(state, piece, move) == "":
                        feature.leap(state, piece, move)
                        break
            self.stepped = True
            state.stack.holder = state.foe(state.active)
            state.push(Checks())

    def use(self, state: Berserk, piece: Piece, feature: Played) -> None:
        begin(state, Use(piece.control, piece.uid, feature, feature.does))

    def play(self, state: Berserk, move: int) -> None:
        self.stepped = self.stepped and move == PASS
        stays = state.ghost != NONE and self.leaves(state, state.cards[state.ghost], move)
        if stays:
            state.cards[state.ghost].doom = DESTROYED
        super().play(state, move)
        if stays:
            state.push(Checks())

    def leaves(self, state: Berserk, ghost: Piece, move: int) -> bool:
        """Whether its player does something else, so that it stays where somebody stands (BRS-AMB-37)."""
        if state.stack.holder != ghost.control or (move == PASS and not self.ordinary(state)):
            return False
        return verb_of(move) != MOVE or source_of(move) != place_of(state, ghost)

    def prompt(self, state: Berserk, seat: int) -> Note:
        if self.ordinary(state):
            return Note("BRS-TURN-4", "{seat} moves and acts, or passes the turn", {"seat": state.active})
        return super().prompt(state, seat)

    def label(self, state: Berserk, move: int) -> Note | None:
        if move == PASS and self.ordinary(state):
            return Note("BRS-TURN-6", "End the turn")
        return super().label(state, move)

    def window(self, state: Berserk) -> str:
        return "" if self.ordinary(state) else super().window(state)


def collects(state: Berserk, piece: Piece) -> bool:
    """BRS-CHIP-3."""
    found = False
    for feature in features(state, piece):
        if feature.saves_not():
            return False
        found = found or feature.saves()
    return found


def only_flyers(state: Berserk, seat: int) -> bool:
    """BRS-FLY-6, by the true cards (BRS-REV-15)."""
    found = False
    for piece in state.cards:
        if piece.zone <= ALOFT and piece.creature() and piece.control == seat:
            if not flying(state, piece) and not (piece.hidden and piece.kind.aloft()):
                return False
            found = True
    return found


def obliged(state: Berserk) -> bool:
    """Whether a card has still to attack before the turn is passed (BRS-AMB-62)."""
    for piece in state.cards:
        if piece.zone <= ALOFT and piece.control == state.active and must_attack(state, piece):
            return True
    return False


def must_attack(state: Berserk, piece: Piece) -> bool:
    """Whether it is obliged to attack and can; precision knows no such duty (BRS-KW-tochnost)."""
    own = features(state, piece)
    duties = [feature for feature in own if feature.dutiful()]
    if not duties or any(feature.precise() for feature in own):
        return False
    for played in playable(state, piece):
        if not aims(played) or not played.does.effects[0].attacks():
            continue
        if legal.refusal(state, piece.control, piece, played, True):
            continue
        for target in legal.targets(state, Use(piece.control, piece.uid, played, played.does), 0):
            if any(feature.must_attack(state, piece, target) for feature in duties):
                return True
    return False
