"""Declaring: the feature, its source, its targets; the payment is promised (BRS-KW-obyavit, BRS-INST-16)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.features.called import told
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.moves import CELL, DONE, NO, NO_PLACE, TARGET, YES, made, piece_at, place_of, source_of
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import legal
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.chains import cut
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.event import Assault
from kodeks.games.berserk.timing.paying import pay, promise
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

UNASKED: Final = 0
AGREED: Final = 1
FREE: Final = Payment()


class Declaring(Frame[Berserk]):
    """Asks for what the move itself has not said: whether (if it may), which cards, which cells."""

    __slots__ = ("use", "may", "chosen", "shown")

    def __init__(self, use: Use) -> None:
        self.use = use
        self.may = UNASKED if use.ability.may else AGREED
        self.chosen: list[int] = []  # in the place that is being filled
        self.shown = False  # a target was face down until now

    def copy(self) -> Declaring:
        other = Declaring(self.use.copy())
        other.may = self.may
        other.chosen = self.chosen[:]
        other.shown = self.shown
        return other

    def run(self, state: Berserk) -> None:
        use = self.use
        if self.may == UNASKED:
            if not legal.possible(state, use):
                state.pop()
            elif use.ability.spots and use.ability.spots[0].most():
                self.may = AGREED  # declined by choosing nothing
                state.turn = use.seat
            else:
                state.turn = use.seat
            return
        while len(use.targets) < len(use.ability.spots):
            if self.asks(state):
                return
            use.targets.append(self.chosen)
            self.chosen = []
        while len(use.cells) < len(use.ability.effects):
            found = self.cells(state)
            if len(found) > 1:
                state.turn = use.seat
                return
            use.cells.append(found[0] if found else NONE)
        while len(use.bet) < payment_of(use).chips:
            found = self.purses(state)
            if len(found) < payment_of(use).chips - len(use.bet):
                state.pop()  # what was set off together has promised them (BRS-INST-16)
                return
            if len(set(found)) > 1 and len(found) > payment_of(use).chips - len(use.bet):
                state.turn = use.seat
                return
            use.bet.append(found[0])
        if not self.reveals(state):
            state.pop()
            declare(state, use, self.shown)

    def reveals(self, state: Berserk) -> bool:
        """Who acts or is aimed at is revealed, all together (BRS-REV-3, BRS-GOLD-6), and put where it belongs."""
        me = self.use.me(state)
        aims = [state.cards[uid] for chosen in self.use.targets for uid in chosen]
        secret = [piece for piece in aims if piece.hidden]
        if not secret and not me.hidden:
            return False
        self.shown = bool(secret)
        state.push(Checks())
        reveal(state, me)
        for piece in secret:
            reveal(state, piece)
        return True

    def asks(self, state: Berserk) -> bool:
        """Whether somebody has to choose a card for the next place; what leaves no choice is not asked."""
        spot = len(self.use.targets)
        cards = self.use.ability.spots[spot]
        if len(self.chosen) >= cards.most():
            return False
        found = self.left(state)
        if not found:
            return False
        if len(found) + len(self.chosen) <= cards.least() and not self.use.ability.may:
            self.chosen += [piece.uid for piece in found]
            return False
        state.turn = cards.chooser(self.use)
        return True

    def left(self, state: Berserk) -> list[Piece]:
        found = legal.targets(state, self.use, len(self.use.targets))
        return [piece for piece in found if piece.uid not in self.chosen]

    def cells(self, state: Berserk) -> list[int]:
        return self.use.ability.effects[len(self.use.cells)].asks_cells(state, self.use)

    def purses(self, state: Berserk) -> list[int]:
        """Whose chips may still be promised: by meditation the paying cards are named (BRS-INST-16)."""
        found = legal.purses(state, state.cards[self.use.source])
        for uid in self.use.bet:
            found.remove(uid)
        return found

    # the question

    def offers(self, state: Berserk) -> list[int]:
        use = self.use
        if self.may == UNASKED:
            return [YES, NO]
        spot = len(use.targets)
        if spot < len(use.ability.spots):
            found = [made(TARGET, place_of(state, piece)) for piece in self.left(state)]
            if len(self.chosen) >= use.ability.spots[spot].least():
                found.append(DONE)
            elif use.ability.may and spot == 0:
                found.append(NO)
            return found
        if len(use.cells) < len(use.ability.effects):
            return [made(CELL, cell) for cell in self.cells(state)]
        return [made(TARGET, place_of(state, state.cards[uid])) for uid in dict.fromkeys(self.purses(state))]

    def play(self, state: Berserk, move: int) -> None:
        use = self.use
        if use.ability.may and move != NO:
            cut(state)  # somebody wanted it
        if move == NO:
            state.tell("BRS-ABL-14", "{card} does not use its feature", {"card": use.me(state).kind.name})
            state.pop()
        elif move == YES:
            self.may = AGREED
        elif move == DONE:
            use.targets.append(self.chosen)
            self.chosen = []
        elif len(use.targets) < len(use.ability.spots):
            piece = piece_at(state, source_of(move))
            assert piece is not None
            self.chosen.append(piece.uid)
            if len(self.chosen) >= use.ability.spots[len(use.targets)].most():
                use.targets.append(self.chosen)
                self.chosen = []
        elif len(use.cells) < len(use.ability.effects):
            use.cells.append(source_of(move))
        else:
            piece = piece_at(state, source_of(move))
            assert piece is not None
            use.bet.append(piece.uid)

    def label(self, state: Berserk, move: int) -> Note | None:
        if self.may != UNASKED or move not in (YES, NO):
            return None
        args: dict[str, object] = {"card": self.use.me(state).kind.name}
        return Note("BRS-ABL-14", "Use {card}" if move == YES else "Do not use {card}", args)

    def prompt(self, state: Berserk, seat: int) -> Note:
        use = self.use
        args: dict[str, object] = {"seat": state.turn, "card": use.me(state).kind.name}
        if self.may == UNASKED:
            args["text"] = told(use.feature)
            return Note(
                "BRS-ABL-14", "{seat} may use {card}: {text}" if args["text"] else "{seat} may use {card}", args
            )
        if len(use.targets) < len(use.ability.spots):
            return Note("BRS-KW-obyavit", "{seat} chooses the target of {card}", args)
        if len(use.cells) == len(use.ability.effects):
            return Note("BRS-INST-16", "{seat} chooses whose chip {card} spends", args)
        return Note("BRS-KW-obyavit", "{seat} chooses a cell for {card}", args)


def declare(state: Berserk, use: Use, shown: bool) -> None:
    """All is said, and it waits for answers (BRS-INST-8), unless a card that was shown proves to be the wrong one."""
    me = use.me(state)
    payment = payment_of(use)
    promise(state, use, payment)
    if shown and any(unfit(state, use, spot) for spot in range(len(use.targets))):
        state.tell("BRS-GOLD-3", "{card} can not do that, and pays", {"card": me.kind.name})
        state.push(Checks())
        pay(state, use, payment)
        return
    effect = use.ability.effects[0]
    if effect.attacks() and len(effect.about) == 1 and use.targets and len(use.targets[0]) == 1:
        use.attack = Attack(effect.attacks(), use.source, use.targets[0][0], effect.amount)
        use.attack.sudden = use.sudden
    tell(state, use)
    if use.inside:
        state.push(use)
        return
    state.stack.declare([use])
    state.stack.holder = state.foe(use.seat)
    if use.attack is not None:
        state.rules.announce(state, Assault(use.attack))


def payment_of(use: Use) -> Payment:
    return use.feature.payment if isinstance(use.feature, Played) else FREE


def unfit(state: Berserk, use: Use, spot: int) -> bool:
    """Whether a card that was face down proves to be the wrong one."""
    earlier = use.targets
    use.targets = earlier[:spot]
    try:
        return any(legal.target_refusal(state, use, spot, state.cards[uid]) != "" for uid in earlier[spot])
    finally:
        use.targets = earlier


def tell(state: Berserk, use: Use) -> None:
    if state.log is None:
        return
    names = [state.cards[uid].kind.name for chosen in use.targets for uid in chosen]
    args: dict[str, object] = {"card": use.me(state).kind.name, "cards": names}
    clause = "BRS-ATK-3" if use.attack is not None else "BRS-KW-obyavit"
    if names:
        state.tell(clause, "{card} acts on {cards}", args)
    else:
        state.tell(clause, "{card} uses its feature", args)


def begin(state: Berserk, use: Use, target: int = NO_PLACE) -> None:
    """A move declares it, perhaps with its first target."""
    if target != NO_PLACE:
        piece = piece_at(state, target)
        assert piece is not None
        use.targets.append([piece.uid])
    state.push(Declaring(use))
