"""The top cards of a deck, seen by somebody who lays them anew."""

from __future__ import annotations

from kodeks.games.starwars.moves import TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.drawing import deck_of, forget_group
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note, but, only


def look_at_top(state: StarWars, seat: int, viewer: int, which: int, n: int) -> None:
    """The viewer is going to lay them anew: whatever others knew of them is no longer sure."""
    deck = deck_of(state, seat, which)
    titles: list[str] = []
    for i in range(n):
        deck[i].known = only(viewer)
        forget_group(state, seat, deck[i].group)
        titles.append(state.kind(deck[i].card()).title)
    if state.log is not None:
        args: dict[str, object] = {"seat": viewer, "cards": titles}
        state.tell("SWC-EXT-4.20", "{seat} sees on top: {cards}", args, only(viewer), True)
        state.tell("SWC-EXT-4.20", "{seat} sees the top of a deck", {"seat": viewer}, but(viewer))


class OfTop(Choice[StarWars]):
    """Somebody who sees the top cards of a deck chooses one of them; how often he is asked must tell nothing."""

    __slots__ = ("seat", "whose", "which", "count")

    def __init__(self, seat: int, whose: int, which: int, count: int) -> None:
        self.seat = seat
        self.whose = whose
        self.which = which
        self.count = count  # of the cards that are looked at

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def obvious(self, state: StarWars) -> bool:
        return False

    def offers(self, state: StarWars) -> list[int]:
        deck = deck_of(state, self.whose, self.which)
        kinds = sorted({deck[i].card() for i in range(self.count)})
        return [by_kind(TAKE, number) for number in kinds]

    def take(self, state: StarWars, number: int) -> Layer:
        """The uppermost of this kind leaves the deck."""
        deck = deck_of(state, self.whose, self.which)
        at = 0
        while deck[at].card() != number:
            at += 1
        return deck.pop(at)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


class LayBack(OfTop):
    """The rest goes back in the order of who sees it."""

    __slots__ = ()

    def run(self, state: StarWars) -> None:
        if self.count > 1:
            state.turn = self.seat
        else:
            state.pop()

    def chosen(self, state: StarWars, move: int) -> None:
        layer = self.take(state, kind_of(move))
        left = self.count - 1
        deck_of(state, self.whose, self.which).insert(left, layer)  # the lowest of those that are not yet ordered
        state.tell("SWC-EXT-ER", "{seat} puts a card back", {"seat": self.seat})
        state.push(LayBack(self.seat, self.whose, self.which, left))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-EXT-ER", "{seat} puts the cards back, the lowest first", {"seat": self.seat})
