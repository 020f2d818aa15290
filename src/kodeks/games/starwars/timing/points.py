"""SWC-TM-56, SWC-FAQ-4.12b: points of damage on their way to cards, and what may be answered about them."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence, OfCard, OfKind
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Points(Frame[StarWars]):
    """Each entry is a card, its points, whether they came there by Protect, and who sent them on."""

    __slots__ = ("cards", "points", "taken", "sent")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.points: list[int] = []
        self.taken: list[int] = []
        self.sent: list[int] = []  # the player whose effect has redirected them, or NONE

    def copy_points(self, other: Points) -> None:
        other.cards = self.cards[:]
        other.points = self.points[:]
        other.taken = self.taken[:]
        other.sent = self.sent[:]

    def add(self, uid: int, points: int, taken: int = 0, sent: int = NONE) -> None:
        self.cards.append(uid)
        self.points.append(points)
        self.taken.append(taken)
        self.sent.append(sent)


class DamageComing(OfCard):
    """SWC-TM-56: damage is about to be dealt to a card."""

    NAME = "damage coming"

    __slots__ = ("points", "entry")

    def __init__(self, card: int, points: int, entry: int) -> None:
        super().__init__(card)
        self.points = points
        self.entry = entry  # of the points on their way

    def fresh(self) -> Occurrence:
        return DamageComing(self.card, self.points, self.entry)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: damage to {card}", args)

    def left(self) -> int:
        return self.points

    def take(self, state: StarWars, points: int) -> int:
        """So many of its points, or as many as there are."""
        points = min(points, self.points)
        self.points -= points
        state.cause(self, Points).points[self.entry] -= points
        return points

    def prevent(self, state: StarWars, points: int) -> None:
        state.tell("SWC-FAQ-4.12c", "Damage is prevented: {number}", {"number": self.take(state, points)})

    def redirect(self, state: StarWars, points: int, to: Piece, by: int) -> None:
        """An effect of the player `by` sends points on to another card."""
        dealing = state.cause(self, Points)
        points = self.take(state, points)
        dealing.add(to.uid, points, dealing.taken[self.entry], by)  # SWC-TM-29
        args: dict[str, object] = {"card": to.kind.title, "number": points}
        state.tell("SWC-FAQ-4.12c", "{card} gets redirected damage: {number}", args)


class Damaged(OfKind):
    """SWC-FAQ-4.12b: damage was placed on a card, which may have fallen by it."""

    NAME = "damaged"

    __slots__ = ("source", "dealt")

    def __init__(self, card: int, seat: int, number: int, source: int, dealt: bool) -> None:
        super().__init__(card, seat, number)
        self.source = source  # the card that did it, or NONE
        self.dealt = dealt  # rather than moved (SWC-FAQ-4.3a)

    def fresh(self) -> Occurrence:
        return Damaged(self.card, self.seat, self.number, self.source, self.dealt)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} was damaged", args)
