"""Cards from discard piles and hands: taken back, shuffled in, or put into play."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import Step
from kodeks.games.starwars.cards.words import ENHANCEMENT, FATE
from kodeks.games.starwars.effects.special import Pick
from kodeks.games.starwars.moves import TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.drawing import COMMAND, shuffle
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.leaving import to_hand_openly
from kodeks.games.starwars.timing.use import Use, from_hand
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


def from_discard(state: StarWars, use: Use, step: Step, n: int) -> None:
    seat = use.seat
    pile = state.discards[seat]
    if step.op == ops.DO_TAKE_TOP:
        for _ in range(min(n, len(pile))):
            take(state, seat, len(pile) - 1)
        return
    if step.op == ops.DO_TAKE_FATE:
        for i in range(len(pile) - 1, -1, -1):
            if state.kind(pile[i]).type == FATE:
                take(state, seat, i)
                return
        return
    assert step.cards is not None
    found = [number for number in dict.fromkeys(pile) if step.cards.fits_print(state.kind(number))]
    if found:
        state.push(KindChoice(seat, found, step.op, False))
    else:
        use.success = False


def take(state: StarWars, seat: int, at: int) -> None:
    number = state.discards[seat].pop(at)
    to_hand_openly(state, seat, number)
    args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
    state.tell("SWC-CORE-TERM-6", "{seat} takes {card} into hand", args)


def last_of(pile: list[int], number: int) -> int:
    """The place of the topmost copy."""
    return len(pile) - 1 - pile[::-1].index(number)


def put_step(state: StarWars, use: Use, step: Step) -> None:
    found = means.puttable(state, use.seat, step)
    if not found:
        use.success = False
        return
    made = KindChoice(use.seat, found, ops.DO_PUT, False)
    made.zones = step.amount.base
    state.push(made)


class KindChoice(Frame[StarWars]):
    """A card is chosen by its kind: from a discard pile, or to be put into play."""

    __slots__ = ("seat", "kinds", "op", "may", "zones")

    def __init__(self, seat: int, kinds: list[int], op: int, may: bool) -> None:
        self.seat = seat
        self.kinds = kinds
        self.op = op
        self.may = may
        self.zones = 0

    def run(self, state: StarWars) -> None:
        if len(self.kinds) == 1 and not self.hidden():
            self.play(state, by_kind(TAKE, self.kinds[0]))
        else:
            state.turn = self.seat

    def hidden(self) -> bool:
        """Whether the number of choices would tell something of the hand."""
        return self.zones & ops.HAND_BIT != 0

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in self.kinds]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-EXT-ER"

    def play(self, state: StarWars, move: int) -> None:
        number = kind_of(move)
        seat = self.seat
        state.pop()
        pile = state.discards[seat]
        if self.op == ops.DO_TAKE:
            take(state, seat, last_of(pile, number))
        elif self.op == ops.DO_SHUFFLE_IN:
            del pile[last_of(pile, number)]
            state.decks[seat].append(Layer([number]))
            shuffle(state, seat, COMMAND)
            args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
            state.tell("SWC-FAQ-1.2", "{seat} shuffles {card} into the deck", args)
        else:
            if self.zones & ops.HAND_BIT and number in state.hands[seat]:
                from_hand(state, seat, number)
            else:
                del pile[last_of(pile, number)]
            into_play(state, seat, number)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-EXT-ER", "{seat} chooses a card", {"seat": self.seat})

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


def into_play(state: StarWars, seat: int, number: int) -> None:
    """SWC-CORE-TERM-4; an enhancement needs a host all the same."""
    state.limbo[seat].append(number)
    kind = state.kind(number)
    if kind.type == ENHANCEMENT and not kind.free:
        hosts = means.hosts(state, seat, kind)
        state.push(EnterOn(seat, number))
        state.push(Pick(seat, [piece.uid for piece in hosts], "SWC-CORE-DEP-4"))
    else:
        enter(state, number, seat, seat)


class EnterOn(Frame[StarWars]):
    """An enhancement that is put into play, on the host that was chosen."""

    __slots__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: StarWars) -> None:
        state.pop()
        enter(state, self.number, self.seat, self.seat, state.result)
