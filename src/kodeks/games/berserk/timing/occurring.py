"""What an event sets off: declared with the rest (BRS-INST-13), or executed at once in an attack (BRS-ATK-22)."""

from __future__ import annotations

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
from kodeks.kernel.events import NEXT
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


class Triggers(Frame[Berserk]):
    """All that waits is declared together: the active player's first, each in the order he likes (BRS-INST-13)."""

    __slots__ = ("uses",)

    def __init__(self, uses: list[Frame[Berserk]]) -> None:
        self.uses = uses

    def copy(self) -> Triggers:
        return type(self)([use.copy() for use in self.uses])

    def mine(self, state: Berserk) -> list[Use]:
        """Those that are next: of one player, as far as they can be used at all."""
        uses = [use for use in self.uses if isinstance(use, Use)]
        for seat in self.order(state):
            own = [use for use in uses if use.seat == seat]
            if own:
                return own
        return []

    def veil(self, state: Berserk) -> Veiled | None:
        """Who decides first whether he reveals a card for it (BRS-AMB-8): the player who is next."""
        mine = self.mine(state)
        for seat in self.order(state):
            for one in self.uses:
                if isinstance(one, Veiled) and one.seat == seat:
                    return one
            if mine and mine[0].seat == seat:
                return None
        return None

    def order(self, state: Berserk) -> tuple[int, int]:
        return state.active, state.foe(state.active)

    def run(self, state: Berserk) -> None:
        self.uses = [use for use in self.uses if not isinstance(use, Use) or usable(state, use)]
        veil = self.veil(state)
        mine = self.mine(state)
        if veil is not None:
            state.turn = veil.seat
        elif not mine:
            state.pop()
        elif len(mine) == 1 or all(one.ability is mine[0].ability and not choosy(one) for one in mine):
            self.take(state, mine[0])
        else:
            state.turn = mine[0].seat

    def take(self, state: Berserk, use: Use) -> None:
        self.uses.remove(use)
        state.push(Declaring(use))

    def offers(self, state: Berserk) -> list[int]:
        veil = self.veil(state)
        if veil is None:
            return [NEXT - i for i in range(len(self.mine(state)))]
        secret = [piece for piece in state.cards if piece.zone <= ALOFT and piece.hidden]
        return [*(made_move(REVEAL, place_of(state, piece)) for piece in secret if piece.control == veil.seat), PASS]

    def play(self, state: Berserk, move: int) -> None:
        veil = self.veil(state)
        if veil is None:
            self.take(state, self.mine(state)[NEXT - move])
        elif move == PASS:
            self.uses.remove(veil)
        else:
            piece = piece_at(state, source_of(move))
            assert piece is not None
            reveal(state, piece)
            state.push(Checks())
            self.uses += [use for use in veil.uses if use.source == piece.uid]
            veil.uses = [use for use in veil.uses if use.source != piece.uid]
            if not any(other.hidden and other.control == veil.seat for other in state.cards):
                self.uses.remove(veil)

    def prompt(self, state: Berserk, seat: int) -> Note:
        if self.veil(state) is not None:
            return Note("BRS-AMB-8", "{seat} may reveal a card for its feature", {"seat": state.turn})
        names = [f"{i + 1} {use.me(state).kind.name}" for i, use in enumerate(self.mine(state))]
        args: dict[str, object] = {"seat": state.turn, "cards": names}
        return Note(self.clause(), "{seat} decides which feature is next: {cards}", args)

    def label(self, state: Berserk, move: int) -> Note | None:
        if self.veil(state) is not None or self.refusal(state, move):
            return None
        use = self.mine(state)[NEXT - move]
        args: dict[str, object] = {"card": use.me(state).kind.name, "text": told(use.feature)}
        return Note(self.clause(), "Next: {card}: {text}" if args["text"] else "Next: {card}", args)

    def clause(self) -> str:
        return "BRS-INST-13"


def choosy(use: Use) -> bool:
    """Whether it asks for a decision, so that its place among others may matter."""
    return use.ability.may or any(cards.most() for cards in use.ability.spots)


class Accompanying(Triggers):
    """Executed inside an attack, one by one: the other player's before the active player's (BRS-ATK-22)."""

    __slots__ = ()

    def order(self, state: Berserk) -> tuple[int, int]:
        return state.foe(state.active), state.active

    def take(self, state: Berserk, use: Use) -> None:
        use.inside = True
        super().take(state, use)

    def clause(self) -> str:
        return "BRS-ATK-22"


class AtOnce(Accompanying):
    """Outside the stack, in the order that the active player likes, each followed by its own check (BRS-AMB-20)."""

    __slots__ = ()

    def mine(self, state: Berserk) -> list[Use]:
        """What depends on nothing else needs no decision."""
        found = super().mine(state)
        for use in found:
            if use.feature.calm() and sum(other.source == use.source for other in found) == 1:
                return [use]
        return found

    def take(self, state: Berserk, use: Use) -> None:
        state.push(Checks())
        super().take(state, use)

    def clause(self) -> str:
        return "BRS-AMB-20"
