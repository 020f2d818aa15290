"""What an event sets off: declared with the rest (BRS-INST-13), or executed at once in an attack (BRS-ATK-22)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.features.called import told
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import against, features
from kodeks.games.berserk.moves import PASS, REVEAL, piece_at, place_of, source_of
from kodeks.games.berserk.moves import made as made_move
from kodeks.games.berserk.piece import ALOFT, LIVES, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.declaring import Declaring
from kodeks.games.berserk.timing.event import Died, Event, Returned
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.games.berserk.timing.stirring import Veiled, made, stirs, usable, veiled
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.events import FIXED, NEXT, ByTurns
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


def announce(state: Berserk, event: Event) -> None:
    if event.name() in state.rules.heard:
        state.waiting += answers(state, event)


def answers(state: Berserk, event: Event) -> list[Frame[Berserk]]:
    """The uses that it sets off. What a hidden card must use reveals it (BRS-AMB-8)."""
    name = event.name()
    found: list[Frame[Berserk]] = []
    secret = False
    for piece in state.cards:
        if piece.zone > ALOFT:
            continue
        if piece.hidden and stirs(state, piece, event):
            reveal(state, piece)
        secret = secret or piece.hidden
        gone = leaves(event, piece)
        for feature in heeded(state, piece, event):
            if feature.ability is None or name not in feature.heard() or (gone and not feature.posthumous()):
                continue
            if feature.answers(state, piece, event):
                found.append(made(state, piece, feature, event, gone))
    if secret:
        veiled(state, event, found)
    return found


def heeded(state: Berserk, piece: Piece, event: Event) -> list[Feature]:
    """Its features; an attack does not set off those of its target that the attacker ignores."""
    attack = event.fight()
    if attack is None or attack.target != piece.uid:
        return features(state, piece)
    return against(state, piece, state.cards[attack.source], attack.type)


def leaves(event: Event, piece: Piece) -> bool:
    """Whether the card leaves play by it: only a feature about that is executed afterwards (BRS-WND-14, AMB-75)."""
    if isinstance(event, Died):
        return piece.doom != LIVES
    return isinstance(event, Returned) and event.subject == piece.uid


def inside(state: Berserk, event: Event) -> None:
    if event.name() in state.rules.heard:
        found = answers(state, event)
        if found:
            state.push(Accompanying(found))


class Triggers(ByTurns[Berserk]):
    """All that waits is declared together: the active player's first, each in the order he likes (BRS-INST-13)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "BRS-INST-13"

    def __init__(self, uses: list[Frame[Berserk]]) -> None:
        super().__init__(uses, FIXED, self.CLAUSE)

    def copy(self) -> Triggers:
        return type(self)([use.copy() for use in self.events])

    def order(self, state: Berserk) -> list[int]:
        return [state.active, state.foe(state.active)]

    def whose(self, event: Frame[Berserk]) -> int:
        assert isinstance(event, (Use, Veiled))
        return event.seat

    def due(self, state: Berserk) -> list[Frame[Berserk]]:
        """First it is decided whether cards are revealed for it (BRS-AMB-8)."""
        found = super().due(state)
        return [one for one in found if isinstance(one, Veiled)] or found

    def veil(self, state: Berserk) -> Veiled | None:
        for one in self.due(state):
            return one if isinstance(one, Veiled) else None
        return None

    def mine(self, state: Berserk) -> list[Use]:
        return [use for use in self.due(state) if isinstance(use, Use)]

    def run(self, state: Berserk) -> None:
        self.events = [use for use in self.events if not isinstance(use, Use) or usable(state, use)]
        mine = self.mine(state)
        if self.veil(state) is not None:
            state.turn = self.decider(state)
        elif mine and all(one.ability is mine[0].ability and not choosy(one) for one in mine):
            self.take(state, mine[0])
        else:
            super().run(state)

    def start(self, state: Berserk, event: Frame[Berserk]) -> None:
        assert isinstance(event, Use)
        state.push(Declaring(event))

    def offers(self, state: Berserk) -> list[int]:
        veil = self.veil(state)
        if veil is None:
            return super().offers(state)
        secret = [piece for piece in state.cards if piece.zone <= ALOFT and piece.hidden]
        return [*(made_move(REVEAL, place_of(state, piece)) for piece in secret if piece.control == veil.seat), PASS]

    def play(self, state: Berserk, move: int) -> None:
        veil = self.veil(state)
        if veil is None:
            super().play(state, move)
        elif move == PASS:
            self.events.remove(veil)
        else:
            piece = piece_at(state, source_of(move))
            assert piece is not None
            reveal(state, piece)
            state.push(Checks())
            self.events += [use for use in veil.uses if use.source == piece.uid]
            veil.uses = [use for use in veil.uses if use.source != piece.uid]
            if not any(other.hidden and other.control == veil.seat for other in state.cards):
                self.events.remove(veil)

    def prompt(self, state: Berserk, seat: int) -> Note:
        if self.veil(state) is not None:
            return Note("BRS-AMB-8", "{seat} may reveal a card for its feature", {"seat": state.turn})
        names = [f"{i + 1} {use.me(state).kind.name}" for i, use in enumerate(self.mine(state))]
        args: dict[str, object] = {"seat": state.turn, "cards": names}
        return Note(self.clause, "{seat} decides which feature is next: {cards}", args)

    def label(self, state: Berserk, move: int) -> Note | None:
        if self.veil(state) is not None or self.refusal(state, move):
            return None
        use = self.mine(state)[NEXT - move]
        args: dict[str, object] = {"card": use.me(state).kind.name, "text": told(use.feature)}
        return Note(self.clause, "Next: {card}: {text}" if args["text"] else "Next: {card}", args)


def choosy(use: Use) -> bool:
    """Whether it asks for a decision, so that its place among others may matter."""
    return use.ability.may or any(cards.most() for cards in use.ability.spots)


class Accompanying(Triggers):
    """Executed inside an attack, one by one: the other player's before the active player's (BRS-ATK-22)."""

    __slots__ = ()
    CLAUSE = "BRS-ATK-22"

    def order(self, state: Berserk) -> list[int]:
        return [state.foe(state.active), state.active]

    def start(self, state: Berserk, event: Frame[Berserk]) -> None:
        assert isinstance(event, Use)
        event.inside = True
        super().start(state, event)


class AtOnce(Accompanying):
    """Outside the stack, in the order that the active player likes, each followed by its own check (BRS-AMB-20)."""

    __slots__ = ()
    CLAUSE = "BRS-AMB-20"

    def due(self, state: Berserk) -> list[Frame[Berserk]]:
        """What depends on nothing else needs no decision."""
        found = super().due(state)
        for use in found:
            if isinstance(use, Use) and use.feature.calm() and alone(use, found):
                return [use]
        return found

    def start(self, state: Berserk, event: Frame[Berserk]) -> None:
        state.push(Checks())
        super().start(state, event)


def alone(use: Use, among: list[Frame[Berserk]]) -> bool:
    """Whether its card uses nothing else of these."""
    return all(other is use or not isinstance(other, Use) or other.source != use.source for other in among)
