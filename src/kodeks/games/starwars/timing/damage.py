"""C.8: damage is assigned, may be taken over by Protect, prevented by shields, and is then placed."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import UNIT
from kodeks.games.starwars.fitting import blank, fits
from kodeks.games.starwars.moves import NO, NUMBER, YES
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.focusing import TokenOff
from kodeks.games.starwars.timing.occurrence import Occurrence, OfCard, announce
from kodeks.games.starwars.values import can_carry_damage, capacity, room
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

WINDOWS: Final = 0
PROTECT: Final = 1
SHIELDS: Final = 2
PLACE: Final = 3
CHECK: Final = 4
REACT: Final = 5
END: Final = 6

# what sort of damage
BY_EFFECT: Final = 0
FRAMEWORK: Final = 1  # strikes and the rules themselves (SWC-FAQ-4.4)
MOVED: Final = 2  # SWC-FAQ-4.3a: not dealt


class Dealing(Frame[StarWars]):
    """Damage on its way. Each entry is a card, its points, whether they came there by Protect, and who sent them on."""

    __slots__ = (
        "cards",
        "points",
        "taken",
        "sent",
        "source",
        "by",
        "sort",
        "stage",
        "at",
        "with_",
        "windows",
        "placed",
        "were",
    )

    def __init__(self, source: int, by: int, sort: int) -> None:
        self.cards: list[int] = []
        self.points: list[int] = []
        self.taken: list[int] = []
        self.sent: list[int] = []  # the player whose effect has redirected them, or NONE
        self.source = source
        self.by = by  # the player whose effect or attack it is
        self.sort = sort
        self.stage = WINDOWS
        self.at = 0
        self.with_ = 0  # the next protector to be asked about
        self.windows = 0  # entries whose window has been
        self.placed: list[int] = []
        self.were: list[int] = []  # what took damage, also when it has fallen by it: kind * 2 + controller

    def fresh(self) -> Dealing:
        return Dealing(self.source, self.by, self.sort)

    def copy(self) -> Dealing:
        other = self.fresh()
        other.cards = self.cards[:]
        other.points = self.points[:]
        other.taken = self.taken[:]
        other.sent = self.sent[:]
        other.stage = self.stage
        other.at = self.at
        other.with_ = self.with_
        other.windows = self.windows
        other.placed = self.placed[:]
        other.were = self.were[:]
        return other

    def add(self, uid: int, points: int, taken: int = 0, sent: int = NONE) -> None:
        self.cards.append(uid)
        self.points.append(points)
        self.taken.append(taken)
        self.sent.append(sent)

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
            if self.protect(state):
                return
            if self.would_be_dealt(state):
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
        if self.stage == CHECK:
            if state.rules.settle(state):
                return
            self.stage = REACT
        state.pop()
        self.react(state)

    def done(self, state: StarWars) -> None:
        """All is placed; a subclass tells who waits for it."""

    # the windows "would be dealt" (SWC-TM-56)

    def would_be_dealt(self, state: StarWars) -> bool:
        if self.sort & MOVED or not state.hears(DamageComing.NAME):
            self.windows = len(self.cards)
            return False
        while self.windows < len(self.cards):
            i = self.windows
            self.windows += 1
            piece = state.get(self.cards[i])
            if piece is not None and self.points[i] > 0:
                state.push(DamageComing(piece.uid, piece.control, self.points[i], i))
                return True
        return False

    # Protect (SWC-CORE-KEY-PRO)

    def protect(self, state: StarWars) -> bool:
        while self.at < len(self.cards):
            protector = self.protector(state)
            if protector is not None:
                state.turn = protector.control
                return True
            self.at += 1
            self.with_ = 0
        return False

    def protector(self, state: StarWars) -> Piece | None:
        """The next card that could take points of the entry `at`."""
        uid = self.cards[self.at]
        piece = state.get(uid)
        if piece is None or self.taken[self.at] or self.points[self.at] <= 0:  # SWC-TM-29
            return None
        while self.with_ < len(state.cards):
            other = state.cards[self.with_]
            if other is not None and other is not piece and other.kind.protects and other.type == UNIT:
                if other.control == piece.control and self.guards(state, other, piece) and self.limit(state, other) > 0:
                    return other
            self.with_ += 1
        return None

    def guards(self, state: StarWars, other: Piece, piece: Piece) -> bool:
        if not can_carry_damage(state, other):  # SWC-FAQ-4.11b
            return False
        if blank(state, other):
            return False
        for described in other.kind.protects:
            if fits(state, piece, described, other.control, other.uid):
                return True
        return False

    def limit(self, state: StarWars, protector: Piece) -> int:
        """SWC-TM-28: what it has left, less what is already on its way to it."""
        left = capacity(state, protector) - protector.damage
        for i in range(len(self.cards)):
            if self.cards[i] == protector.uid:
                left -= self.points[i]
        return min(left, self.points[self.at])

    # shields (SWC-CORE-SHD-2)

    def shield(self, state: StarWars) -> bool:
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

    # placing

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
            protector = state.cards[self.with_]
            assert protector is not None
            return [NUMBER + n for n in range(self.limit(state, protector) + 1)]
        return [YES, NO]

    def play(self, state: StarWars, move: int) -> None:
        if self.stage == PROTECT:
            protector = state.cards[self.with_]
            assert protector is not None
            self.with_ += 1
            n = move - NUMBER
            if not n:
                state.tell("SWC-CORE-KEY-PRO", "{card} takes over no damage", {"card": protector.kind.title})
            else:
                self.points[self.at] -= n
                self.add(protector.uid, n, 1, self.sent[self.at])
                if state.log is not None:
                    args: dict[str, object] = {"card": protector.kind.title, "number": n}
                    state.tell("SWC-CORE-KEY-PRO", "{card} takes over damage: {number}", args)
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
        if self.stage == PROTECT:
            protector = state.cards[self.with_]
            assert protector is not None
            args: dict[str, object] = {
                "seat": protector.control,
                "card": protector.kind.title,
                "number": self.points[self.at],
            }
            return Note("SWC-CORE-KEY-PRO", "{seat}: how much of {number} damage does {card} take over?", args)
        piece = state.piece(self.cards[self.at])
        args = {"seat": piece.control, "card": piece.kind.title, "number": self.points[self.at]}
        return Note("SWC-CORE-SHD-2", "{seat}: does the shield of {card} prevent 1 of {number} damage?", args)


class DamageComing(OfCard):
    """SWC-TM-56: damage is about to be dealt to a card."""

    NAME: Final = "damage coming"

    __slots__ = ("points", "entry")

    def __init__(self, card: int, seat: int, points: int, entry: int) -> None:
        super().__init__(card, seat)
        self.points = points
        self.entry = entry  # of the dealing

    def name(self) -> str:
        return DamageComing.NAME

    def fresh(self) -> Occurrence:
        return DamageComing(self.card, self.seat, self.points, self.entry)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: damage to {card}", args)

    def left(self) -> int:
        return self.points

    def take(self, state: StarWars, points: int) -> int:
        """So many of its points, or as many as there are."""
        points = min(points, self.points)
        self.points -= points
        state.cause(self, Dealing).points[self.entry] -= points
        return points

    def prevent(self, state: StarWars, points: int) -> None:
        state.tell("SWC-FAQ-4.12c", "Damage is prevented: {number}", {"number": self.take(state, points)})

    def redirect(self, state: StarWars, points: int, to: Piece, by: int) -> None:
        """An effect of the player `by` sends points on to another card."""
        dealing = state.cause(self, Dealing)
        points = self.take(state, points)
        dealing.add(to.uid, points, dealing.taken[self.entry], by)  # SWC-TM-29
        args: dict[str, object] = {"card": to.kind.title, "number": points}
        state.tell("SWC-FAQ-4.12c", "{card} gets redirected damage: {number}", args)


class Damaged(OfCard):
    """SWC-FAQ-4.12b: damage was placed on a card, which may have fallen by it."""

    NAME: Final = "damaged"

    __slots__ = ("number", "source", "dealt")

    def __init__(self, card: int, seat: int, number: int, source: int, dealt: bool) -> None:
        super().__init__(card, seat)
        self.number = number  # its kind
        self.source = source  # the card that did it, or NONE
        self.dealt = dealt  # rather than moved (SWC-FAQ-4.3a)

    def name(self) -> str:
        return Damaged.NAME

    def fresh(self) -> Occurrence:
        return Damaged(self.card, self.seat, self.number, self.source, self.dealt)

    def what(self) -> int:
        return self.number

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} was damaged", args)


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
            made.append(TokenOff(piece.uid, piece.control))
