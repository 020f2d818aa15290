"""Decks: their top cards by chance, drawing one at a time (SWC-FAQ-1.1), random cards of a hand."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.moves import DEALT, by_kind, kind_of
from kodeks.games.starwars.piece import Layer, size
from kodeks.games.starwars.state import ALL, StarWars
from kodeks.games.starwars.timing.occurrence import HAPPENS, Occurrence
from kodeks.kernel.note import WATCHER, Note, but, only
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame

COMMAND: Final = 0
OBJECTIVE_DECK: Final = 1


def deck_of(state: StarWars, seat: int, which: int) -> list[Layer]:
    return state.objectives[seat] if which == OBJECTIVE_DECK else state.decks[seat]


class Surface(Frame[StarWars]):
    """Chance decides the top cards of a deck, as many as are needed, for those who see them then."""

    __slots__ = ("seat", "which", "count", "seen")

    def __init__(self, seat: int, which: int, count: int, seen: int = ALL) -> None:
        self.seat = seat
        self.which = which
        self.count = count
        self.seen = seen

    def bag(self, state: StarWars) -> int:
        """The place of the first layer among the top cards whose order is still open, or NONE."""
        deck = deck_of(state, self.seat, self.which)
        for i in range(min(self.count, len(deck))):
            if len(deck[i].cards) > 1:
                return i
        return NONE

    def run(self, state: StarWars) -> None:
        if self.bag(state) == NONE:
            state.pop()
        else:
            state.turn = CHANCE

    def moves(self, state: StarWars) -> list[int]:
        layer = deck_of(state, self.seat, self.which)[self.bag(state)]
        return [by_kind(DEALT, number) for number in sorted(set(layer.cards))]

    def offers(self, state: StarWars) -> list[int]:
        return []

    def odds(self, state: StarWars) -> list[int]:
        layer = deck_of(state, self.seat, self.which)[self.bag(state)]
        return [layer.cards.count(kind_of(move)) for move in self.moves(state)]

    def roll(self, state: StarWars, rng: Rng) -> int:
        """By the odds: each card is as likely as any other."""
        cards = sorted(deck_of(state, self.seat, self.which)[self.bag(state)].cards)
        return by_kind(DEALT, cards[rng.below(len(cards))])

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.moves(state) else "SWC-TM-52"

    def play(self, state: StarWars, move: int) -> None:
        deck = deck_of(state, self.seat, self.which)
        at = self.bag(state)
        layer = deck[at]
        layer.cards.remove(kind_of(move))
        layer.known &= self.seen  # the others can not tell what is left
        deck.insert(at, Layer([kind_of(move)], layer.known, layer.group))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-TM-52", "A card comes from the deck of {seat}", {"seat": self.seat})


def top(state: StarWars, seat: int, which: int, at: int = 0) -> Layer:
    """A top card; `Surface` has decided it."""
    return deck_of(state, seat, which)[at]


def take_top(state: StarWars, seat: int, which: int) -> Layer:
    return deck_of(state, seat, which).pop(0)


class Drawing(Occurrence):
    """One card is drawn. Who must draw from an empty deck loses (SWC-CORE-WIN-3)."""

    NAME = "drawing"

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fresh(self) -> Occurrence:
        return Drawing(self.seat)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: a card was drawn", args)

    def happen(self, state: StarWars) -> None:
        seat = self.seat
        deck = state.decks[seat]
        if not size(deck):
            state.finish(1 - seat, "SWC-CORE-WIN-3")
            return
        if len(deck[0].cards) > 1:
            self.stage = HAPPENS
            state.push(Surface(seat, COMMAND, 1, only(seat)))
            return
        layer = deck.pop(0)
        number = layer.card()
        state.hands[seat].append(number)
        keep_known(state, seat, number, layer)
        if state.log is not None:
            args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
            state.tell("SWC-FAQ-1.1", "{seat} draws {card}", args, only(seat), True)
            state.tell("SWC-FAQ-1.1", "{seat} draws a card", {"seat": seat}, but(seat))


def keep_known(state: StarWars, seat: int, number: int, layer: Layer) -> None:
    """Who knew the card in the deck knows it in the hand; a group that loses a card is forgotten."""
    if layer.known >> (1 - seat) & 1:
        state.known[seat].append(number)
    if layer.known >> WATCHER & 1:
        state.open[seat].append(number)
    forget_group(state, seat, layer.group)


def forget_group(state: StarWars, seat: int, group: int) -> None:
    for layer in state.decks[seat]:
        if layer.group == group:
            layer.group = 0


def draw(state: StarWars, seat: int, count: int) -> None:
    """SWC-FAQ-1.1: each its own event; the next waits until the one before is over."""
    if count > 0:
        state.push(Draws(seat, count))


class Draws(Frame[StarWars]):
    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> Draws:
        return Draws(self.seat, self.count)

    def run(self, state: StarWars) -> None:
        if self.count == 0:
            state.pop()
            return
        self.count -= 1
        state.push(Drawing(self.seat))


class RandomCard(Frame[StarWars]):
    """Chance picks one of several cards."""

    __slots__ = ()

    def bag(self, state: StarWars) -> list[int]:
        """The kinds of the cards."""
        raise NotImplementedError

    def picked(self, state: StarWars, number: int) -> None:
        """What follows; this frame is still there."""
        raise NotImplementedError

    def run(self, state: StarWars) -> None:
        found = set(self.bag(state))
        if len(found) == 1:
            self.picked(state, found.pop())
        else:
            state.turn = CHANCE

    def moves(self, state: StarWars) -> list[int]:
        return [by_kind(DEALT, number) for number in sorted(set(self.bag(state)))]

    def offers(self, state: StarWars) -> list[int]:
        return []

    def odds(self, state: StarWars) -> list[int]:
        return [self.bag(state).count(kind_of(move)) for move in self.moves(state)]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.moves(state) else "SWC-TM-52"

    def play(self, state: StarWars, move: int) -> None:
        self.picked(state, kind_of(move))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-TM-52", "A random card is taken")


def shuffle(state: StarWars, seat: int, which: int) -> None:
    """SWC-FAQ-1.2: from now on nobody knows the order."""
    deck = deck_of(state, seat, which)
    cards: list[int] = []
    for layer in deck:
        cards += layer.cards
    deck[:] = [Layer(cards)] if cards else []
