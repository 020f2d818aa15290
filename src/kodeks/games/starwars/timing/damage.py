"""C.8: damage is assigned, may be taken over by Protect, prevented by shields, and is then placed."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.moves import NO, NUMBER, YES
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.focusing import TokenOff
from kodeks.games.starwars.timing.occurrence import announce
from kodeks.games.starwars.timing.points import DamageComing, Damaged, Points
from kodeks.games.starwars.timing.protect import limit, next_protector, take_over
from kodeks.games.starwars.values import can_carry_damage, room
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

WINDOWS: Final = 0
PROTECT: Final = 1
SHIELDS: Final = 2
PLACE: Final = 3
CHECK: Final = 4

# what sort of damage
BY_EFFECT: Final = 0
FRAMEWORK: Final = 1  # strikes and the rules themselves (SWC-FAQ-4.4)
MOVED: Final = 2  # SWC-FAQ-4.3a: not dealt


class Dealing(Points):
    """Damage from its source to the cards."""

    __slots__ = ("source", "by", "sort", "stage", "at", "with_", "windows", "placed", "were")

    def __init__(self, source: int, by: int, sort: int) -> None:
        super().__init__()
        self.source = source
        self.by = by  # the player whose effect or attack it is
        self.sort = sort
        self.stage = WINDOWS
        self.at = 0  # the entry that Protect or shields are asked about
        self.with_ = 0  # the next card that might take them over
        self.windows = 0  # entries whose window has been
        self.placed: list[int] = []
        self.were: list[int] = []  # what took damage, also when it has fallen by it: kind * 2 + controller

    def fresh(self) -> Dealing:
        return Dealing(self.source, self.by, self.sort)

    def copy(self) -> Dealing:
        other = self.fresh()
        self.copy_points(other)
        other.stage = self.stage
        other.at = self.at
        other.with_ = self.with_
        other.windows = self.windows
        other.placed = self.placed[:]
        other.were = self.were[:]
        return other

    def begin(self, state: StarWars, pieces: list[Piece], points: int) -> bool:
        """So many points to each of these cards; False when none of them can carry damage."""
        for piece in pieces:
            if points > 0 and can_carry_damage(state, piece):
                self.add(piece.uid, points)
        if self.cards:
            state.push(self)
        return bool(self.cards)

    def run(self, state: StarWars) -> None:
        if self.stage == WINDOWS:
            if self.would_be_dealt(state):
                return
            self.stage = PROTECT
        if self.stage == PROTECT:
            if self.protect(state) or self.would_be_dealt(state):
                return
            self.stage = SHIELDS
            self.at = 0
        if self.stage == SHIELDS:
            if self.shield(state):
                return
            self.stage = PLACE
        if self.stage == PLACE:
            self.place(state)
            self.stage = CHECK
            self.done(state)
        if state.rules.settle(state):
            return
        state.pop()
        self.react(state)

    def done(self, state: StarWars) -> None:
        """All is placed; a subclass tells who waits for it."""

    def would_be_dealt(self, state: StarWars) -> bool:
        """SWC-TM-56: the window of the next card; True while one is open."""
        if self.sort & MOVED or not state.hears(DamageComing.NAME):
            self.windows = len(self.cards)
            return False
        while self.windows < len(self.cards):
            i = self.windows
            self.windows += 1
            piece = state.get(self.cards[i])
            if piece is not None and self.points[i] > 0:
                state.push(DamageComing(piece.uid, self.points[i], i))
                return True
        return False

    def protect(self, state: StarWars) -> bool:
        """SWC-CORE-KEY-PRO: whoever could take damage for another is asked."""
        while self.at < len(self.cards):
            found = next_protector(state, self, self.at, self.with_)
            if found != NONE:
                self.with_ = found
                state.turn = state.piece(found).control
                return True
            self.at += 1
            self.with_ = 0
        return False

    def shield(self, state: StarWars) -> bool:
        """SWC-CORE-SHD-2."""
        while self.at < len(self.cards):
            piece = state.get(self.cards[self.at])
            if piece is not None and piece.shields and self.points[self.at] > 0 and self.hostile(piece):
                state.turn = piece.control
                return True
            self.at += 1
        return False

    def hostile(self, piece: Piece) -> bool:
        """Whether the entry `at` comes from the enemy, or was sent on by him (SWC-D-150)."""
        return self.by != piece.control or self.sent[self.at] == 1 - piece.control

    def place(self, state: StarWars) -> None:
        self.placed = [0] * len(self.cards)
        self.were = [NONE] * len(self.cards)
        for i in range(len(self.cards)):
            piece = state.get(self.cards[i])
            if piece is None or not can_carry_damage(state, piece):
                continue
            n = min(self.points[i], room(state, piece))
            piece.damage += n
            self.placed[i] = n
            self.were[i] = piece.number * 2 + piece.control
            if n and state.log is not None:
                args: dict[str, object] = {"card": piece.kind.title, "number": n}
                clause = "SWC-FAQ-4.3a" if self.sort & MOVED else "SWC-FAQ-4.12b"
                state.tell(clause, "{card} takes damage: {number}", args)

    def react(self, state: StarWars) -> None:
        if not state.hears(Damaged.NAME):
            return
        made: list[Frame[StarWars]] = []
        for i in range(len(self.cards)):
            if self.placed[i]:
                dealt = not self.sort & MOVED
                made.append(Damaged(self.cards[i], self.were[i] % 2, self.were[i] // 2, self.source, dealt))
        announce(state, made)

    # the questions

    def offers(self, state: StarWars) -> list[int]:
        if self.stage == PROTECT:
            return [NUMBER + n for n in range(limit(state, self, self.at, state.piece(self.with_)) + 1)]
        return [YES, NO]

    def play(self, state: StarWars, move: int) -> None:
        if self.stage == PROTECT:
            take_over(state, self, self.at, state.piece(self.with_), move - NUMBER)
            self.with_ += 1
            return
        piece = state.piece(self.cards[self.at])
        if move == YES:
            piece.shields -= 1
            self.points[self.at] -= 1
            state.tell("SWC-CORE-SHD-2", "A shield of {card} prevents 1 damage", {"card": piece.kind.title})
        else:
            state.tell("SWC-CORE-SHD-2", "The shield of {card} stays", {"card": piece.kind.title})
            self.at += 1

    def prompt(self, state: StarWars, seat: int) -> Note:
        piece = state.piece(self.with_ if self.stage == PROTECT else self.cards[self.at])
        args: dict[str, object] = {"seat": piece.control, "card": piece.kind.title, "number": self.points[self.at]}
        if self.stage == PROTECT:
            return Note("SWC-CORE-KEY-PRO", "{seat}: how much of {number} damage does {card} take over?", args)
        return Note("SWC-CORE-SHD-2", "{seat}: does the shield of {card} prevent 1 of {number} damage?", args)


def deal(state: StarWars, pieces: list[Piece], points: int, source: int, by: int, sort: int = BY_EFFECT) -> None:
    """So many points to each of these cards."""
    Dealing(source, by, sort).begin(state, pieces, points)


def heal(state: StarWars, piece: Piece, n: int, made: list[Frame[StarWars]]) -> None:
    """SWC-TM-33: neither dealing nor moving. What may be answered is added to `made`."""
    gone = min(n, piece.damage)
    if gone:
        piece.damage -= gone
        state.tell("SWC-TM-33", "{card} loses damage: {number}", {"card": piece.kind.title, "number": gone})
        if state.hears(TokenOff.NAME):
            made.append(TokenOff(piece.uid))
