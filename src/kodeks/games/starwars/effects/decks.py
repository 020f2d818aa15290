"""Effects on decks: searching, looking at the top, revealing, putting cards below."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import NONE, Cards, Step
from kodeks.games.starwars.cards.words import LIGHT
from kodeks.games.starwars.effects.piles import into_play
from kodeks.games.starwars.effects.special import Answer
from kodeks.games.starwars.modifiers import END_OF_PHASE, StruggleBonus
from kodeks.games.starwars.moves import DECK_OF, DONE, TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Layer, Piece, size
from kodeks.games.starwars.state import ALL, StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.drawing import (
    COMMAND,
    OBJECTIVE_DECK,
    Surface,
    deck_of,
    forget_group,
    shuffle,
    take_top,
)
from kodeks.games.starwars.timing.leaving import departure, to_hand_openly, together
from kodeks.games.starwars.timing.occurrence import announce, occur
from kodeks.games.starwars.timing.revealing import Revealed
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.state import Frame


def deck_step(state: StarWars, use: Use, step: Step, n: int, part: int) -> int:
    op = step.op
    seat = use.seat
    if op == ops.DO_FETCH_OBJECTIVE:
        state.push(Search(seat, OBJECTIVE_DECK, None))
        return 0
    if op == ops.DO_FETCH:
        state.push(Search(seat, COMMAND, step.cards))
        return 0
    if op == ops.DO_SLICE:
        return slice_step(state, use, n, part)
    whose = 1 - seat if op == ops.DO_CAPTURE_TOP else seat
    n = min(n, size(state.decks[whose]))
    if n == 0:
        use.success = False
        return 0
    if part == 0:
        state.push(Surface(whose, COMMAND, n, only(seat) if op == ops.DO_CAPTURE_TOP else ALL))
        return 1
    if op == ops.DO_SORT_TOP:
        assert step.cards is not None
        sort_top(state, seat, n, step.cards)
    elif op == ops.DO_CAPTURE_TOP:
        look_at_top(state, whose, seat, COMMAND, n)
        cell = state.get(use.card)
        if cell is not None:
            state.push(Top(seat, whose, COMMAND, n, CAPTURES, use.card))
    else:
        luck(state, seat)
    return 0


# --- searching (SWC-TM-51) ---------------------------------------------------------------------------------


class Search(Frame[StarWars]):
    """The searcher looks through his whole deck, may find nothing (SWC-FAQ-1.4), and shuffles (SWC-FAQ-1.2)."""

    __slots__ = ("seat", "which", "cards")

    def __init__(self, seat: int, which: int, cards: Cards | None) -> None:
        self.seat = seat
        self.which = which
        self.cards = cards

    def run(self, state: StarWars) -> None:
        know_rest(state, self.seat, self.which)
        state.turn = self.seat

    def found(self, state: StarWars) -> list[int]:
        kinds: list[int] = []
        for layer in deck_of(state, self.seat, self.which):
            for number in layer.cards:
                kind = state.kind(number)
                if number in kinds or not means.may_enter(state, self.seat, kind):
                    continue
                if self.cards is None or self.cards.fits_print(kind):
                    kinds.append(number)
        return sorted(kinds)

    def offers(self, state: StarWars) -> list[int]:
        return [DONE] + [by_kind(TAKE, number) for number in self.found(state)]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-FAQ-1.4"

    def play(self, state: StarWars, move: int) -> None:
        state.pop()
        seat = self.seat
        shuffle(state, seat, self.which)
        state.tell("SWC-FAQ-1.2", "{seat} has searched and shuffles", {"seat": seat})
        if move != DONE:
            number = kind_of(move)
            deck = deck_of(state, seat, self.which)
            deck[0].cards.remove(number)
            if not deck[0].cards:
                deck.clear()
            state.limbo[seat].append(number)
            into_play(state, seat, number)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-TM-51", "{seat} searches the deck", {"seat": self.seat})

    def holder(self, state: StarWars) -> str:
        return "SWC-TM-51"


def know_rest(state: StarWars, seat: int, which: int) -> None:
    """Who has seen all of his deck knows which of his cards are captured, though not which is which."""
    if which == OBJECTIVE_DECK or seat != LIGHT:
        return
    state.groups += 1
    for piece in state.pieces():
        for i in range(len(piece.captured)):
            if not piece.captured_known[i] >> LIGHT & 1 and not piece.captured_group[i]:
                piece.captured_group[i] = state.groups


# --- the top cards ---------------------------------------------------------------------------------------------

CAPTURES: Final = 0
SLICES: Final = 1
ORDERS: Final = 2


def look_at_top(state: StarWars, seat: int, viewer: int, which: int, n: int) -> None:
    """The viewer is going to lay them anew: whatever others knew of them is no longer sure."""
    deck = deck_of(state, seat, which)
    titles: list[str] = []
    for i in range(n):
        deck[i].known = only(viewer)
        forget_group(state, seat, deck[i].group)
        titles.append(state.kind(deck[i].cards[0]).title)
    if state.log is not None:
        args: dict[str, object] = {"seat": viewer, "cards": titles}
        state.tell("SWC-EXT-4.20", "{seat} sees on top: {cards}", args, only(viewer), True)
        state.tell("SWC-EXT-4.20", "{seat} sees the top of a deck", {"seat": viewer}, but(viewer))


class Top(Frame[StarWars]):
    """Somebody who sees the top cards of a deck takes one away, then lays the rest back in his order."""

    __slots__ = ("seat", "whose", "which", "count", "does", "cell")

    def __init__(self, seat: int, whose: int, which: int, count: int, does: int, cell: int) -> None:
        self.seat = seat
        self.whose = whose
        self.which = which
        self.count = count  # of the top cards that are looked at
        self.does = does
        self.cell = cell

    def copy(self) -> Top:
        return Top(self.seat, self.whose, self.which, self.count, self.does, self.cell)

    def deck(self, state: StarWars) -> list[Layer]:
        return deck_of(state, self.whose, self.which)

    def run(self, state: StarWars) -> None:
        if self.does != ORDERS or self.count > 1:
            state.turn = self.seat
        else:
            state.pop()

    def offers(self, state: StarWars) -> list[int]:
        kinds = sorted({self.deck(state)[i].cards[0] for i in range(self.count)})
        moves = [by_kind(TAKE, number) for number in kinds]
        return [DONE, *moves] if self.does == SLICES else moves

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-EXT-ER"

    def play(self, state: StarWars, move: int) -> None:
        if move == DONE:
            chosen(state, "SWC-EXT-ER", self.seat, None)
            self.does = ORDERS
            return
        number = kind_of(move)
        deck = self.deck(state)
        for i in range(self.count):
            if deck[i].cards[0] == number:
                layer = deck.pop(i)
                break
        self.count -= 1
        if self.does == ORDERS:
            deck.insert(self.count, layer)  # the lowest of those that are not yet ordered
            state.tell("SWC-EXT-ER", "{seat} puts a card back", {"seat": self.seat})
        elif self.does == SLICES:
            deck.append(Layer([number], only(self.seat)))
            state.tell("SWC-EXT-ER", "{seat} puts a card under the deck", {"seat": self.seat})
            self.does = ORDERS
        else:
            cell = state.piece(self.cell)
            cell.captured.append(number)
            cell.captured_known.append(only(self.seat))
            cell.captured_group.append(0)
            self.does = ORDERS
            if state.log is not None:
                args: dict[str, object] = {"card": state.kind(number).title, "objective": cell.kind.title}
                state.tell("SWC-D-50", "{card} is captured at {objective}", args, only(self.seat))
                hidden: dict[str, object] = {"objective": cell.kind.title}
                state.tell("SWC-D-50", "A card is captured at {objective}", hidden, but(self.seat))

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat}
        if self.does == ORDERS:
            return Note("SWC-EXT-ER", "{seat} puts the cards back, the lowest first", args)
        if self.does == SLICES:
            return Note("SWC-EXT-ER", "{seat} may put one of the cards under the deck", args)
        return Note("SWC-CORE-CAP-1", "{seat} chooses the card that is captured", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


def slice_step(state: StarWars, use: Use, n: int, part: int) -> int:
    if part == 0:
        answers = [DECK_OF + side for side in range(2) if size(state.objectives[side])]
        state.push(Answer(use.seat, answers, "SWC-EXT-ER"))
        return 1
    if part == 1:
        use.x = state.result - DECK_OF
        state.push(Surface(use.x, OBJECTIVE_DECK, min(n, size(state.objectives[use.x])), only(use.seat)))
        return 2
    n = min(n, size(state.objectives[use.x]))
    look_at_top(state, use.x, use.seat, OBJECTIVE_DECK, n)
    state.push(Top(use.seat, use.x, OBJECTIVE_DECK, n, SLICES, NONE))
    return 0


def sort_top(state: StarWars, seat: int, n: int, cards: Cards) -> None:
    """Superlaser Engineer: the cards lie open until each is where it goes (SWC-FAQ-1.3)."""
    rest: list[int] = []
    all_of: list[int] = []
    shown: list[str] = []
    for _ in range(n):
        number = take_top(state, seat, COMMAND).cards[0]
        shown.append(state.kind(number).title)
        all_of.append(number)
        if cards.fits_print(state.kind(number)):
            to_hand_openly(state, seat, number)
        else:
            rest.append(number)
    state.tell("SWC-FAQ-1.3", "{seat} reveals {cards}", {"seat": seat, "cards": shown}, reveals=True)
    state.revealed[seat] += rest  # one may lie there for the struggle
    if state.hears(Revealed.NAME):
        announce(state, [Revealed(seat, number) for number in all_of])
    if rest:
        state.groups += 1
        state.push(Below(seat, state.groups, rest))


class Below(Frame[StarWars]):
    """Revealed cards go under the deck in an order that only their owner knows: they lie open until all are placed."""

    __slots__ = ("seat", "group", "cards", "order")

    def __init__(self, seat: int, group: int, cards: list[int]) -> None:
        self.seat = seat
        self.group = group
        self.cards = cards
        self.order: list[int] = []  # the uppermost first

    def copy(self) -> Below:
        other = Below(self.seat, self.group, self.cards)
        other.order = self.order[:]
        return other

    def left(self) -> list[int]:
        found = self.cards[:]
        for number in self.order:
            found.remove(number)
        return found

    def run(self, state: StarWars) -> None:
        left = self.left()
        if len(left) > 1 and len(set(self.cards)) > 1:  # how often it is asked must tell nothing
            state.turn = self.seat
            return
        for number in self.order + left:
            state.revealed[self.seat].remove(number)
            state.decks[self.seat].append(Layer([number], only(self.seat), self.group))
        state.pop()

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in sorted(set(self.left()))]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-EXT-ER"

    def play(self, state: StarWars, move: int) -> None:
        state.tell("SWC-FAQ-1.3", "{seat} puts a card under the deck", {"seat": self.seat})
        self.order.append(kind_of(move))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note(
            "SWC-FAQ-1.3", "{seat} puts the revealed cards under the deck, the uppermost first", {"seat": self.seat}
        )

    def holder(self, state: StarWars) -> str:
        return "SWC-FAQ-1.3"


def luck(state: StarWars, seat: int) -> None:
    """Along the Gamor Run: the card lies open until the struggle is over (steps/force.py)."""
    number = take_top(state, seat, COMMAND).cards[0]
    state.revealed[seat].append(number)
    kind = state.kind(number)
    state.lasting.append(StruggleBonus(seat, kind.force, END_OF_PHASE))
    state.tell("SWC-FAQ-1.3", "{seat} reveals {cards}", {"seat": seat, "cards": [kind.title]}, reveals=True)
    occur(state, Revealed(seat, number))


def under_decks(state: StarWars, cards: list[Piece]) -> None:
    """There Is No Escape: below the decks in random order, so each deck gets a layer without order (SWC-D-57)."""
    if not cards:
        return
    state.groups += 2  # one for each deck
    leavings = [departure(piece, ops.TO_UNDER) for piece in cards]
    for leaving in leavings:
        leaving.group = state.groups - state.piece(leaving.card).owner
    together(state, leavings)
