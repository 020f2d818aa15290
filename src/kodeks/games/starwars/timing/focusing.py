"""SWC-TM-34: focus tokens put on cards by rules or effects; shields may prevent those of an enemy."""

from __future__ import annotations

from kodeks.games.starwars.moves import NO, YES
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence, OfCard
from kodeks.games.starwars.values import add_focus
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Focusing(Frame[StarWars]):
    __slots__ = ("cards", "tokens", "by", "at")

    def __init__(self, by: int) -> None:
        self.cards: list[int] = []
        self.tokens: list[int] = []
        self.by = by
        self.at = 0

    def fresh(self) -> Focusing:
        return Focusing(self.by)

    def placed(self, state: StarWars, tokens: int) -> None:
        """How many lie there now; a subclass tells who waits for it."""

    def copy(self) -> Focusing:
        other = self.fresh()
        other.cards = self.cards[:]
        other.tokens = self.tokens[:]
        other.at = self.at
        return other

    def begin(self, state: StarWars, pieces: list[Piece], tokens: int) -> bool:
        """So many tokens on each of these cards; False when there are none."""
        for piece in pieces:
            if tokens:
                self.cards.append(piece.uid)
                self.tokens.append(tokens)
        if self.cards:
            state.push(self)
        return bool(self.cards)

    def run(self, state: StarWars) -> None:
        while self.at < len(self.cards):
            piece = state.get(self.cards[self.at])
            if piece is not None and piece.shields and self.tokens[self.at] and piece.control != self.by:
                state.turn = piece.control
                return
            self.at += 1
        state.pop()
        total = 0
        for i in range(len(self.cards)):
            piece = state.get(self.cards[i])
            if piece is not None and self.tokens[i]:
                before = piece.focus
                add_focus(state, piece, self.tokens[i])
                total += piece.focus - before
                if state.log is not None:
                    args: dict[str, object] = {"card": piece.kind.title, "number": self.tokens[i]}
                    state.tell("SWC-CORE-FOC-3", "{card} gets focus: {number}", args)
        self.placed(state, total)

    def offers(self, state: StarWars) -> list[int]:
        return [YES, NO]

    def play(self, state: StarWars, move: int) -> None:
        piece = state.piece(self.cards[self.at])
        if move == NO:
            state.tell("SWC-CORE-SHD-2", "The shield of {card} stays", {"card": piece.kind.title})
            self.at += 1
            return
        piece.shields -= 1
        self.tokens[self.at] -= 1
        state.tell("SWC-CORE-SHD-2", "A shield of {card} prevents 1 focus", {"card": piece.kind.title})

    def prompt(self, state: StarWars, seat: int) -> Note:
        piece = state.piece(self.cards[self.at])
        args: dict[str, object] = {"seat": piece.control, "card": piece.kind.title, "number": self.tokens[self.at]}
        return Note("SWC-CORE-SHD-2", "{seat}: does the shield of {card} prevent 1 of {number} focus?", args)


class TokenOff(OfCard):
    """SWC-EXT-Q17: a token has left the card."""

    NAME = "token off"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return TokenOff(self.card)


class Readied(OfCard):
    """SWC-EXT-4.15: its last focus token has gone."""

    NAME = "readied"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Readied(self.card)


def take_focus(
    state: StarWars, piece: Piece, tokens: int, made: list[Frame[StarWars]], clause: str = "SWC-CORE-FOC-1"
) -> None:
    """SWC-EXT-4.15: it readies when the last token goes. What may be answered is added to `made`."""
    gone = min(tokens, piece.focus)
    if not gone:
        return
    piece.focus -= gone
    if state.log is not None:
        state.tell(clause, "{card} loses focus: {number}", {"card": piece.kind.title, "number": gone})
    if state.hears(TokenOff.NAME):
        made.append(TokenOff(piece.uid))
    if piece.focus == 0 and state.hears(Readied.NAME):
        made.append(Readied(piece.uid))
