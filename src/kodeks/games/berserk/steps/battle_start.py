"""The start of the battle: features "at battle start" in turn, then the strikes of vanguards (BRS-REV-8, REV-9)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import SIMPLE
from kodeks.games.berserk.effects.attacks import VanguardStrike
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.field import adjacent
from kodeks.games.berserk.keywords.squad import Vanguard
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.moves import PASS, REVEAL, STRIKE, made, piece_at, place_of, source_of, target_of, verb_of
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import legal
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.declaring import Declaring
from kodeks.games.berserk.timing.event import BattleStarts
from kodeks.games.berserk.timing.occurring import answers
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.games.berserk.timing.stirring import usable
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.windows import Window
from kodeks.kernel.events import NEXT
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

STARTS = BattleStarts()


class Quiet(Window):
    """What is declared before the first turn, and what it sets off, is executed; nobody has priority (BRS-INST-15)."""

    __slots__ = ()

    def idle(self, state: Berserk, seat: int) -> str:
        return "BRS-INST-15"


def settle(state: Berserk) -> bool:
    """Whether something was set off that has to be executed first."""
    if not state.waiting:
        return False
    quietly(state)
    return True


def quietly(state: Berserk) -> None:
    state.stack.give(state.active)
    state.push(Quiet())


def secrets(state: Berserk, seat: int) -> list[Piece]:
    return [piece for piece in state.cards if piece.zone == FIELD and piece.hidden and piece.control == seat]


class BattleStart(Frame[Berserk]):
    """The players take turns with their features, the First player first; who has none left is passed over."""

    __slots__ = ("seat", "used", "passed")

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose feature is next
        self.used: list[tuple[int, int]] = []  # card and ability: each once per battle
        self.passed = [False, False]  # no hidden card of this player is revealed for its feature any more

    def copy(self) -> BattleStart:
        other = BattleStart(self.seat)
        other.used = self.used[:]
        other.passed = self.passed[:]
        return other

    def run(self, state: Berserk) -> None:
        if settle(state):
            return
        if BattleStarts.NAME in state.rules.heard:
            for _ in range(2):
                uses = self.uses(state)
                if self.secret(state):
                    state.turn = self.seat
                    return
                if uses:
                    if len(uses) == 1:
                        self.take(state, uses[0])
                    else:
                        state.turn = self.seat
                    return
                self.seat = state.foe(self.seat)
        state.pop()

    def uses(self, state: Berserk) -> list[Use]:
        """What the player has to use, as far as it can be used at all (BRS-ABL-20)."""
        found: list[Use] = []
        for use in answers(state, STARTS):
            if isinstance(use, Use) and use.seat == self.seat and (use.source, use.ability.id) not in self.used:
                if usable(state, use):
                    found.append(use)
        return found

    def secret(self, state: Berserk) -> list[Piece]:
        """Hidden cards, which may be revealed for their feature now; else it is lost (BRS-AMB-8).

        By what both players know: any of them may have one, if a card of the deck has.
        """
        if self.passed[self.seat]:
            return []
        for number in state.rules.pool[self.seat]:
            if BattleStarts.NAME in state.kind(number).waits:
                return secrets(state, self.seat)
        return []

    def offers(self, state: Berserk) -> list[int]:
        uses = self.uses(state)
        found = [NEXT - i for i in range(len(uses))]
        found += [made(REVEAL, place_of(state, piece)) for piece in self.secret(state)]
        return found if uses else [*found, PASS]

    def play(self, state: Berserk, move: int) -> None:
        if move == PASS:
            self.passed[self.seat] = True
        elif move <= NEXT:
            self.take(state, self.uses(state)[NEXT - move])
        else:
            piece = piece_at(state, source_of(move))
            assert piece is not None
            reveal(state, piece)
            state.push(Checks())

    def take(self, state: Berserk, use: Use) -> None:
        self.used.append((use.source, use.ability.id))
        self.seat = state.foe(self.seat)
        quietly(state)
        state.push(Declaring(use))

    def prompt(self, state: Berserk, seat: int) -> Note:
        names = [f"{i + 1} {use.me(state).kind.name}" for i, use in enumerate(self.uses(state))]
        args: dict[str, object] = {"seat": self.seat, "cards": names}
        if not names:
            return Note("BRS-AMB-8", "{seat} may reveal a card for its feature at battle start", args)
        return Note("BRS-REV-8", "{seat} decides which feature is next: {cards}", args)

    def label(self, state: Berserk, move: int) -> Note | None:
        if move > NEXT or self.refusal(state, move):
            return None
        return Note("BRS-REV-8", "Next: {card}", {"card": self.uses(state)[NEXT - move].me(state).kind.name})


class Vanguards(Frame[Berserk]):
    """Each vanguard of a player may deal one strike, in the order he likes (BRS-KW-avangard, BRS-AMB-52)."""

    __slots__ = ("seat", "struck")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.struck: list[int] = []

    def copy(self) -> Vanguards:
        other = Vanguards(self.seat)
        other.struck = self.struck[:]
        return other

    def run(self, state: Berserk) -> None:
        if settle(state):
            return
        if len(self.moves(state)) > 1 or self.may_lurk(state):
            state.turn = self.seat
        else:
            state.pop()

    def may_lurk(self, state: Berserk) -> bool:
        """By what both players know: whether a hidden card next to an enemy may be a vanguard."""
        for number in state.rules.pool[self.seat]:
            if any(isinstance(feature, Vanguard) for feature in state.kind(number).features):
                return any(self.targets(state, piece) for piece in secrets(state, self.seat))
        return False

    def targets(self, state: Berserk, piece: Piece) -> list[Piece]:
        """The cards of the opponent next to it."""
        foes = [other for other in state.cards if other.zone == FIELD and other.control != self.seat]
        return [other for other in foes if adjacent(piece.cell, other.cell)]

    def offers(self, state: Berserk) -> list[int]:
        found = [PASS]
        for piece in state.cards:
            if piece.zone == FIELD and piece.control == self.seat and leads(state, piece) is not None:
                place = place_of(state, piece)
                found += [made(STRIKE, place, place_of(state, target)) for target in self.targets(state, piece)]
        return found

    def refusal(self, state: Berserk, move: int) -> str:
        if move == PASS:
            return ""
        piece = piece_at(state, source_of(move)) if verb_of(move) == STRIKE else None
        target = piece_at(state, target_of(move))
        if piece is None or target is None or piece.control != self.seat or piece.uid in self.struck:
            return "BRS-KW-avangard"
        if leads(state, piece) is None or target.control == self.seat or not adjacent(piece.cell, target.cell):
            return "BRS-KW-avangard"
        assert piece.kind.simple is not None
        why = legal.refusal(state, self.seat, piece, piece.kind.simple, True)
        return why or legal.target_refusal(state, self.use(state, piece), 0, target)

    def use(self, state: Berserk, piece: Piece) -> Use:
        feature = leads(state, piece)
        assert feature is not None and piece.kind.simple is not None
        strike = VanguardStrike(SIMPLE, piece.kind.simple.does.effects[0].amount)
        return Use(self.seat, piece.uid, feature, Ability([strike], SIMPLE))

    def play(self, state: Berserk, move: int) -> None:
        if move == PASS:
            state.pop()
            return
        piece, target = piece_at(state, source_of(move)), piece_at(state, target_of(move))
        assert piece is not None and target is not None
        self.struck.append(piece.uid)
        use = self.use(state, piece)
        use.targets.append([target.uid])
        quietly(state)
        state.push(Declaring(use))

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-REV-9", "{seat} may strike with a vanguard", {"seat": self.seat})


def leads(state: Berserk, piece: Piece) -> Feature | None:
    """Its feature of a vanguard; a hidden card is revealed by the strike (BRS-AMB-8)."""
    if not piece.creature():
        return None
    for feature in piece.kind.features if piece.hidden else features(state, piece):
        if isinstance(feature, Vanguard):
            return feature
    return None
