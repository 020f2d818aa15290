"""Cards that leave a hand, chosen by somebody or by chance, and what is known of the rest."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import LIGHT
from kodeks.games.starwars.moves import TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Layer, Piece
from kodeks.games.starwars.state import BOTH, StarWars
from kodeks.kernel.note import WATCHER, Note, but, only
from kodeks.kernel.state import Frame


def from_hand(state: StarWars, seat: int, number: int) -> None:
    """A card leaves the hand in the sight of all."""
    state.hands[seat].remove(number)
    if number in state.known[seat]:
        state.known[seat].remove(number)
    if number in state.open[seat]:
        state.open[seat].remove(number)


def discard_from_hand(state: StarWars, seat: int, number: int) -> None:
    """SWC-CORE-TERM-7."""
    from_hand(state, seat, number)
    state.discards[seat].append(number)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
        state.tell("SWC-CORE-TERM-7", "{seat} discards {card}", args, reveals=True)


def bury(state: StarWars, seat: int, number: int) -> None:
    """A card of the hand goes unseen under the deck: what others knew of the hand is no longer sure."""
    state.hands[seat].remove(number)
    forget(state, seat)
    state.decks[seat].append(Layer([number], only(seat)))
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
        state.tell("SWC-CORE-TERM-6", "{seat} puts {card} under the deck", args, only(seat))
        state.tell("SWC-CORE-TERM-6", "{seat} puts a card under the deck", {"seat": seat}, but(seat))


def forget(state: StarWars, seat: int) -> None:
    state.known[seat] = []
    state.open[seat] = []


def capture_from_hand(state: StarWars, number: int, cell: Piece) -> None:
    """SWC-D-49: both players see the card, spectators do not."""
    state.hands[LIGHT].remove(number)
    if number in state.known[LIGHT]:
        state.known[LIGHT].remove(number)
    state.open[LIGHT] = []
    cell.captured.append(number)
    cell.captured_known.append(BOTH)
    cell.captured_group.append(0)
    if state.log is not None:
        args: dict[str, object] = {"card": state.kind(number).title, "objective": cell.kind.title}
        state.tell("SWC-D-49", "{card} is captured at {objective}", args, BOTH, True)
        state.tell("SWC-D-49", "A card is captured at {objective}", {"objective": cell.kind.title}, 1 << WATCHER)


class HandChoice(Frame[StarWars]):
    """Somebody chooses cards of a hand: to discard them, or to put one under the deck."""

    __slots__ = ("chooser", "seat", "count", "buries", "clause")

    def __init__(
        self, chooser: int, seat: int, count: int, buries: bool = False, clause: str = "SWC-CORE-TERM-7"
    ) -> None:
        self.chooser = chooser
        self.seat = seat
        self.count = count
        self.buries = buries
        self.clause = clause

    def copy(self) -> HandChoice:
        return HandChoice(self.chooser, self.seat, self.count, self.buries, self.clause)

    def run(self, state: StarWars) -> None:
        hand = state.hands[self.seat]
        if self.count <= 0 or not hand:
            state.pop()
        elif len(hand) == 1:
            self.play(state, by_kind(TAKE, hand[0]))
        else:
            state.turn = self.chooser

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in sorted(set(state.hands[self.seat]))]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else self.clause

    def play(self, state: StarWars, move: int) -> None:
        self.count -= 1
        if self.buries:
            bury(state, self.seat, kind_of(move))
        else:
            discard_from_hand(state, self.seat, kind_of(move))

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.chooser, "number": self.count}
        if self.buries:
            return Note("SWC-CORE-TERM-6", "{seat} chooses a card to put under the deck", args)
        return Note(self.clause, "{seat} chooses a card to discard", args)

    def holder(self, state: StarWars) -> str:
        return self.clause


def look_at(state: StarWars, seat: int, viewer: int) -> None:
    """The viewer sees the whole hand, and knows it from now on."""
    state.known[seat] = state.hands[seat][:]
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "cards": [state.kind(number).title for number in state.hands[seat]]}
        state.tell("SWC-EXT-4.20", "{seat} holds: {cards}", args, only(viewer), True)
        state.tell("SWC-EXT-4.20", "{seat} sees the hand", {"seat": viewer}, but(viewer))
