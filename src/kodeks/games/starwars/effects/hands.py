"""Effects on hands: drawing, discarding by choice or by chance, putting a card under the deck."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import ANYONE, OPPONENT, YOU, Ability, Amount, Kind
from kodeks.games.starwars.cards.words import EVENT
from kodeks.games.starwars.effects.effect import Effect, all_fault
from kodeks.games.starwars.moves import TAKE, by_kind, kind_of, verb_of
from kodeks.games.starwars.piece import Layer, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import checks
from kodeks.games.starwars.timing.drawing import RandomCard, draw
from kodeks.games.starwars.timing.effect import TakesEffect
from kodeks.games.starwars.timing.hands import discard_from_hand
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.state import Frame


class Draw(Effect):
    """SWC-FAQ-1.1: one at a time; who plays the effect comes first (SWC-FAQ-2.2)."""

    __slots__ = ("who",)
    PHRASES: ClassVar = {
        "draw {amount}": {},
        "each player draws {amount}": {"who": ANYONE},
        "the opponent draws {amount}": {"who": OPPONENT},
    }

    def __init__(self, amount: Amount, who: int = YOU) -> None:
        super().__init__(None, amount)
        self.who = who

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or all_fault(self.amount)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        n = use.worth(state, self.amount)
        if self.who != YOU:
            draw(state, 1 - use.seat, n)
        if self.who != OPPONENT:  # pushed last, so done first
            draw(state, use.seat, n)
            if n:
                state.newest(TakesEffect).draws = True
        return n > 0


class Discard(Effect):
    """SWC-CORE-TERM-7: whose hand it is chooses."""

    __slots__ = ("who",)
    PHRASES: ClassVar = {
        "discard {amount} from your hand": {},
        "the opponent discards {amount}": {"who": OPPONENT},
    }

    def __init__(self, amount: Amount, who: int = YOU) -> None:
        super().__init__(None, amount)
        self.who = who

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        seat = prospect.seat if self.who == YOU else 1 - prospect.seat
        itself = 1 if prospect.kind.type == EVENT and self.who == YOU else 0
        return len(state.hands[seat]) > itself and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        seat = use.seat if self.who == YOU else 1 - use.seat
        return discarding(state, seat, seat, use.worth(state, self.amount))


class LookAndDiscard(Effect):
    """Who uses it sees the whole hand of the opponent, and chooses."""

    __slots__ = ()
    PHRASES: ClassVar = {"look at the opponent's hand and discard {amount} of it": {}}

    def __init__(self, amount: Amount) -> None:
        super().__init__(None, amount)

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return bool(state.hands[1 - prospect.seat]) and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        look_at(state, 1 - use.seat, use.seat)
        return discarding(state, use.seat, 1 - use.seat, use.worth(state, self.amount))


def look_at(state: StarWars, seat: int, viewer: int) -> None:
    """The viewer sees the whole hand, and knows it from now on."""
    state.known[seat] = state.hands[seat][:]
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "cards": [state.kind(number).title for number in state.hands[seat]]}
        state.tell("SWC-EXT-4.20", "{seat} holds: {cards}", args, only(viewer), True)
        state.tell("SWC-EXT-4.20", "{seat} sees the hand", {"seat": viewer}, but(viewer))


def discarding(state: StarWars, seat: int, whose: int, n: int) -> bool:
    """Whether there is something to discard."""
    state.push(Discarding(seat, whose, n))
    return n > 0 and bool(state.hands[whose])


class Discarding(Frame[StarWars]):
    """Somebody chooses cards of a hand that are discarded, one after the other."""

    __slots__ = ("chooser", "seat", "count", "clause")

    def __init__(self, chooser: int, seat: int, count: int, clause: str = "SWC-CORE-TERM-7") -> None:
        self.chooser = chooser
        self.seat = seat
        self.count = count
        self.clause = clause

    def copy(self) -> Discarding:
        return Discarding(self.chooser, self.seat, self.count, self.clause)

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

    def play(self, state: StarWars, move: int) -> None:
        self.count -= 1
        discard_from_hand(state, self.seat, kind_of(move))

    def label(self, state: StarWars, move: int) -> Note | None:
        return Note(self.clause, "Discard {card}", state.named(move)) if verb_of(move) == TAKE else None

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.chooser, "number": self.count}
        return Note(self.clause, "{seat} chooses a card to discard", args)


class DiscardAtRandom(Effect):
    """SWC-TM-52: chance picks."""

    __slots__ = ()
    PHRASES: ClassVar = {"the opponent discards {amount} at random": {}}

    def __init__(self, amount: Amount) -> None:
        super().__init__(None, amount)

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return bool(state.hands[1 - prospect.seat]) and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        n = use.worth(state, self.amount)
        state.push(RandomDiscards(1 - use.seat, n))
        return n > 0 and bool(state.hands[1 - use.seat])


class RandomDiscards(RandomCard):
    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> RandomDiscards:
        return RandomDiscards(self.seat, self.count)

    def bag(self, state: StarWars) -> list[int]:
        return state.hands[self.seat]

    def run(self, state: StarWars) -> None:
        if checks.settle(state):
            return
        if self.count <= 0 or not state.hands[self.seat]:
            state.pop()
        else:
            super().run(state)

    def picked(self, state: StarWars, number: int) -> None:
        self.count -= 1
        discard_from_hand(state, self.seat, number)


class Bury(Effect):
    """A card of the hand goes unseen under the deck."""

    __slots__ = ()
    PHRASES: ClassVar = {"put a card from your hand under your deck": {}}

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return bool(state.hands[prospect.seat])

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        if not state.hands[use.seat]:
            return False
        state.push(Burying(use.seat))
        return True


class Burying(Choice[StarWars]):
    """What others knew of the hand is no longer sure."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in sorted(set(state.hands[self.seat]))]

    def obvious(self, state: StarWars) -> bool:
        return len(state.hands[self.seat]) == 1

    def chosen(self, state: StarWars, move: int) -> None:
        number = kind_of(move)
        seat = self.seat
        state.hands[seat].remove(number)
        state.known[seat] = []
        state.open[seat] = []
        state.decks[seat].append(Layer([number], only(seat)))
        if state.log is not None:
            args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
            state.tell("SWC-CORE-TERM-6", "{seat} puts {card} under the deck", args, only(seat))
            state.tell("SWC-CORE-TERM-6", "{seat} puts a card under the deck", {"seat": seat}, but(seat))

    def label(self, state: StarWars, move: int) -> Note | None:
        named = state.named(move) if verb_of(move) == TAKE else None
        return None if named is None else Note("SWC-CORE-TERM-6", "Put {card} under the deck", named)

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "number": 1}
        return Note("SWC-CORE-TERM-6", "{seat} chooses a card to put under the deck", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-CORE-TERM-7"
