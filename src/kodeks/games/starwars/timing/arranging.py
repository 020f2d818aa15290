"""SWC-CORE-TERM-7, SWC-D-67: the order of cards that come to a discard pile together."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.cards.words import EVENT
from kodeks.games.starwars.moves import TAKE, by_kind, kind_of, verb_of
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Arrange(Frame[StarWars]):
    """The owner lays the cards that were discarded together, from below to the top."""

    __slots__ = ("seat", "start", "kinds")

    def __init__(self, seat: int, start: int, kinds: list[int]) -> None:
        self.seat = seat
        self.start = start
        self.kinds = kinds

    def copy(self) -> Arrange:
        return Arrange(self.seat, self.start, self.kinds[:])

    def run(self, state: StarWars) -> None:
        pile = state.discards[self.seat]
        self.kinds = [pile[at] for at in self.places(state)]  # some may have gone elsewhere
        if len(set(self.kinds)) < 2:
            state.pop()
        else:
            state.turn = self.seat

    def places(self, state: StarWars) -> list[int]:
        """Where the cards lie; others may have come between them, such as enhancements."""
        pile = state.discards[self.seat]
        left = self.kinds[:]
        found: list[int] = []
        for at in range(self.start, len(pile)):
            if pile[at] in left:
                left.remove(pile[at])
                found.append(at)
        return found

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in sorted(set(self.kinds))]

    def play(self, state: StarWars, move: int) -> None:
        number = kind_of(move)
        args: dict[str, object] = {"seat": self.seat, "card": state.kind(number).title}
        state.tell("SWC-CORE-TERM-7", "{seat} lays {card} next", args)
        pile = state.discards[self.seat]
        places = self.places(state)
        laid = [pile[at] for at in places]
        laid.remove(number)
        for at, one in zip(places, [number, *laid], strict=True):
            pile[at] = one
        self.start = places[0] + 1
        self.kinds.remove(number)

    def moot(self, state: StarWars) -> bool:
        """Both decks are open (SWC-D-74); an event is never another player's."""
        for seat in range(2):
            for number in state.rules.pool[seat]:
                kind = state.kind(number)
                if (seat == self.seat or kind.type != EVENT) and minds_order(kind):
                    return False
        return True

    def label(self, state: StarWars, move: int) -> Note | None:
        return Note("SWC-CORE-TERM-7", "Lay {card} next", state.named(move)) if verb_of(move) == TAKE else None

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat}
        return Note("SWC-CORE-TERM-7", "{seat} lays the discarded cards from below", args, name="order discards")


def minds_order(kind: Kind) -> bool:
    """Whether a text of the card goes by the order of a discard pile."""
    for ability in kind.abilities:
        for effect in ability.effects:
            if effect.minds_order():
                return True
    return False
