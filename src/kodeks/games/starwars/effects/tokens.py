"""Focus tokens, shields, all that lies on a unit; the Death Star dial."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Cards, Kind
from kodeks.games.starwars.cards.words import MISSION, OBJECTIVE, UNIT
from kodeks.games.starwars.effects.effect import Effect, OnCards, OnOne, all_fault
from kodeks.games.starwars.moves import CHOOSE, DONE, NUMBER, by_piece, kind_of, nth_of, verb_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.damage import heal
from kodeks.games.starwars.timing.focusing import Focusing, TokenOff, take_focus
from kodeks.games.starwars.timing.leaving import TO_DISCARD, send
from kodeks.games.starwars.timing.occurrence import announce
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Focus(OnCards):
    """SWC-CORE-FOC-3, SWC-TM-34: shields may prevent what comes from the enemy."""

    __slots__ = ()
    PHRASES: ClassVar = {
        "focus {amount} on {cards}": {},
        "may focus {amount} on {cards}": {"may": True},
    }

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or all_fault(self.amount)

    def focuses(self) -> bool:
        return True

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        return FocusedByEffect(use.seat).begin(state, found[0], use.worth(state, self.amount))


class FocusedByEffect(Focusing):
    """SWC-EXT-Q21: where damage takes the place of focus, no focus was put there."""

    __slots__ = ()

    def fresh(self) -> Focusing:
        return FocusedByEffect(self.by)

    def placed(self, state: StarWars, tokens: int) -> None:
        state.newest(Use).success = tokens > 0


class Unfocus(OnCards):
    """SWC-EXT-4.15: a card readies when its last token goes."""

    __slots__ = ()
    PHRASES: ClassVar = {"unfocus {amount} from {cards}": {}}

    def focuses(self) -> bool:
        return True

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.focus > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        made: list[Frame[StarWars]] = []  # what may be answered, all at one moment
        for piece in found[0]:
            take_focus(state, piece, use.worth(state, self.amount), made)
        announce(state, made)
        return True


class Shield(OnCards):
    """SWC-CORE-SHD-1: one on a card, unless the text says more."""

    __slots__ = ("stacks",)
    PHRASES: ClassVar = {
        "shield {cards}": {},
        "shield {cards} even if shielded": {"stacks": True},
    }

    def __init__(self, cards: Cards, stacks: bool = False) -> None:
        super().__init__(cards)
        self.stacks = stacks

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.type in (UNIT, OBJECTIVE, MISSION) and (piece.shields == 0 or self.stacks)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            if self.reaches(state, use.seat, piece, 0):
                piece.shields += 1
                state.tell("SWC-CORE-SHD-1", "{card} gets a shield", {"card": piece.kind.title})
        return True


class Dial(Effect):
    """SWC-D-47: a lower bound never raises the dial."""

    __slots__ = ("by", "floor")
    PHRASES: ClassVar = {
        "dial {by:signed}": {},
        "dial {by:signed} but not below {floor:number}": {},
    }

    def __init__(self, by: int, floor: int = 0) -> None:
        super().__init__()
        self.by = by
        self.floor = floor

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return self.by > 0 or state.dial > self.floor

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        before = state.dial
        state.dial = max(before + self.by, min(before, self.floor))
        state.tell("SWC-CORE-COMP-4", "The dial stands at {dial}", {"dial": state.dial})
        return state.dial != before


class Strip(OnOne):
    """Force Rejuvenation: tokens and enhancements of one card."""

    __slots__ = ()
    PHRASES: ClassVar = {"strip {cards}": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.damage + piece.focus + piece.shields > 0 or bool(state.on(piece.uid))

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.push(Stripping(use.seat, found[0][0].uid))
        return True


class Stripping(Frame[StarWars]):
    """As many tokens and enhancements as the player likes come off one unit: a number of each, then the cards."""

    __slots__ = ("seat", "card", "stage")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.stage = 0  # damage, focus, shields, then enhancements

    def copy(self) -> Stripping:
        other = Stripping(self.seat, self.card)
        other.stage = self.stage
        return other

    def tokens(self, state: StarWars) -> int:
        piece = state.piece(self.card)
        return [piece.damage, piece.focus, piece.shields][self.stage]

    def run(self, state: StarWars) -> None:
        if state.get(self.card) is None:
            state.pop()
            return
        while self.stage < 3 and not self.tokens(state):
            self.stage += 1
        if self.stage < 3 or state.on(self.card):
            state.turn = self.seat
        else:
            state.pop()

    def offers(self, state: StarWars) -> list[int]:
        if self.stage < 3:
            return [NUMBER + n for n in range(self.tokens(state) + 1)]
        return [DONE] + [by_piece(CHOOSE, piece) for piece in state.on(self.card)]

    def forbids(self, state: StarWars) -> str:
        return "SWC-CORE-TERM-11"

    def play(self, state: StarWars, move: int) -> None:
        piece = state.piece(self.card)
        if self.stage < 3:
            stage = self.stage
            self.stage += 1
            self.take_off(state, piece, stage, move - NUMBER)
            return
        if move == DONE:
            chosen(state, "SWC-CORE-TERM-11", self.seat, None)
            state.pop()
            return
        gone = state.find(kind_of(move), nth_of(move))
        assert gone is not None
        send(state, [gone], TO_DISCARD)

    def take_off(self, state: StarWars, piece: Piece, stage: int, n: int) -> None:
        made: list[Frame[StarWars]] = []
        if n == 0:
            chosen(state, "SWC-CORE-TERM-11", self.seat, None)
        elif stage == 0:
            heal(state, piece, n, made)
        elif stage == 1:
            take_focus(state, piece, n, made)
        else:
            piece.shields -= n
            state.tell("SWC-CORE-SHD-1", "{card} loses shields: {number}", {"card": piece.kind.title, "number": n})
            made.append(TokenOff(piece.uid))
        announce(state, made)

    def label(self, state: StarWars, move: int) -> Note | None:
        return Note("SWC-CORE-TERM-7", "Discard {card}", state.named(move)) if verb_of(move) == CHOOSE else None

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "card": state.piece(self.card).kind.title}
        if self.stage == 0:
            return Note("SWC-CORE-TERM-11", "{seat}: how much damage comes off {card}?", args)
        if self.stage == 1:
            return Note("SWC-CORE-TERM-11", "{seat}: how much focus comes off {card}?", args)
        if self.stage == 2:
            return Note("SWC-CORE-TERM-11", "{seat}: how many shields come off {card}?", args)
        return Note("SWC-CORE-TERM-11", "{seat} may discard enhancements of {card}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"
