"""A card in play, and a layer of a deck."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.kernel.part import Part

BYSTANDER: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2


class Piece(Part):
    """One card in play. Who leaves play and comes back is a new piece (SWC-TM-43)."""

    __slots__ = (
        "uid",  # its place in state.cards
        "nth",  # which of its kind in play, from 0: its handle
        "kind",
        "number",  # of its kind
        "type",  # a unit may have entered as an enhancement
        "owner",
        "control",
        "damage",
        "focus",
        "shields",
        "committed",
        "role",
        "host",
        "uses",  # of each ability in this turn
        "engaged",  # times declared against in this turn
        "extra",  # more declarations allowed
        "captured",  # kinds below it
        "captured_known",  # masks of who knows them
        "captured_group",  # cards of one group can only be told apart by who knows them
        "fates",  # attached fate cards (SWC-ERR-0605)
    )

    def __init__(self, uid: int, kind: Kind, owner: int) -> None:
        self.uid = uid
        self.nth = 0
        self.kind = kind
        self.number = kind.number
        self.type = kind.type
        self.owner = owner
        self.control = owner
        self.damage = 0
        self.focus = 0
        self.shields = 0
        self.committed = False
        self.role = BYSTANDER
        self.host = NONE
        self.uses: list[int] = []
        self.engaged = 0
        self.extra = 0
        self.captured: list[int] = []
        self.captured_known: list[int] = []
        self.captured_group: list[int] = []
        self.fates: list[int] = []

    def copy(self) -> Piece:
        other = Piece(self.uid, self.kind, self.owner)
        other.nth = self.nth
        other.type = self.type
        other.control = self.control
        other.damage = self.damage
        other.focus = self.focus
        other.shields = self.shields
        other.committed = self.committed
        other.role = self.role
        other.host = self.host
        if self.uses:
            other.uses = self.uses[:]
        other.engaged = self.engaged
        other.extra = self.extra
        if self.captured:
            other.captured = self.captured[:]
            other.captured_known = self.captured_known[:]
            other.captured_group = self.captured_group[:]
        if self.fates:
            other.fates = self.fates[:]
        return other

    def hold(self, number: int, known: int) -> None:
        """A card is captured here."""
        self.captured.append(number)
        self.captured_known.append(known)
        self.captured_group.append(0)

    def used(self, ability: int) -> int:
        return self.uses[ability] if self.uses else 0

    def use(self, ability: int) -> None:
        if not self.uses:
            self.uses = [0] * len(self.kind.abilities)
        self.uses[ability] += 1


class Layer(Part):
    """Cards of a deck whose order nobody knows; one card alone is a known place.

    `known` is a mask of who knows which cards these are. Layers of one group were turned over in the
    sight of all: who does not know them one by one knows them together. Group 0 is the rest of the deck.
    """

    __slots__ = ("cards", "known", "group")

    def __init__(self, cards: list[int], known: int = 0, group: int = 0) -> None:
        self.cards = cards
        self.known = known
        self.group = group

    def card(self) -> int:
        """The one in a known place."""
        [number] = self.cards
        return number

    def copy(self) -> Layer:
        return Layer(self.cards[:], self.known, self.group)


def size(deck: list[Layer]) -> int:
    total = 0
    for layer in deck:
        total += len(layer.cards)
    return total
