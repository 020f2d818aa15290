"""Cards from discard piles and hands: taken back, shuffled in, or put into play."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import NONE, Kind, Step
from kodeks.games.starwars.cards.words import ENHANCEMENT, FATE, UNIT
from kodeks.games.starwars.constants.moving import AsEnhancement
from kodeks.games.starwars.effects.hands import from_hand
from kodeks.games.starwars.effects.special import Pick
from kodeks.games.starwars.moves import PILOT, PLAY, TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.drawing import COMMAND, shuffle
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.leaving import to_hand_openly
from kodeks.games.starwars.timing.use import Use
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
    made = KindChoice(seat, step, step.op)
    if made.kinds(state):
        state.push(made)
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
    if means.puttable(state, use.seat, step):
        state.push(KindChoice(use.seat, step, ops.DO_PUT))
    else:
        use.success = False


class KindChoice(Frame[StarWars]):
    """A card is chosen by its kind: from a discard pile, or to be put into play."""

    __slots__ = ("seat", "step", "op")

    def __init__(self, seat: int, step: Step, op: int) -> None:
        self.seat = seat
        self.step = step
        self.op = op

    def kinds(self, state: StarWars) -> list[int]:
        """Looked up each time: in another player's guess the hand is another."""
        if self.op == ops.DO_PUT:
            return means.puttable(state, self.seat, self.step)
        assert self.step.cards is not None
        found = dict.fromkeys(state.discards[self.seat])
        return [number for number in found if self.step.cards.fits_print(state.kind(number))]

    def from_hand(self) -> bool:
        return self.op == ops.DO_PUT and self.step.amount.base & ops.HAND_BIT != 0

    def run(self, state: StarWars) -> None:
        found = self.kinds(state)
        if len(found) == 1 and not self.from_hand():  # the number of choices would tell something of the hand
            self.play(state, by_kind(TAKE, found[0]))
        else:
            state.turn = self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in self.kinds(state)]

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
            if self.from_hand() and number in state.hands[seat]:
                from_hand(state, seat, number)
            else:
                del pile[last_of(pile, number)]
            state.limbo[seat].append(number)
            into_play(state, seat, number)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-EXT-ER", "{seat} chooses a card", {"seat": self.seat})

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


def into_play(state: StarWars, seat: int, number: int, participating: bool = False) -> None:
    """SWC-CORE-TERM-4: the card lies in limbo; a host is needed all the same, and a Pilot may be either."""
    kind = state.kind(number)
    if kind.type == UNIT and enters_as_pilot(kind) and means.hosts(state, seat, kind):
        state.push(UnitOrPilot(seat, number, participating))
    elif kind.type == ENHANCEMENT and not kind.free:
        on_host(state, seat, number)
    else:
        enter(state, number, seat, seat, NONE, participating)


def enters_as_pilot(kind: Kind) -> bool:
    """Also when it is not played (SWC-EXT-PIL-2, SWC-EXT-ERR)."""
    if kind.pilot != NONE:
        return True
    return any(isinstance(one, AsEnhancement) and not one.only_played for one in kind.constants)


def on_host(state: StarWars, seat: int, number: int) -> None:
    hosts = means.hosts(state, seat, state.kind(number))
    state.push(EnterOn(seat, number))
    state.push(Pick(seat, [piece.uid for piece in hosts], "SWC-CORE-DEP-4"))


class UnitOrPilot(Frame[StarWars]):
    """SWC-EXT-PIL-2: who resolves the effect chooses."""

    __slots__ = ("seat", "number", "participating")

    def __init__(self, seat: int, number: int, participating: bool) -> None:
        self.seat = seat
        self.number = number
        self.participating = participating

    def run(self, state: StarWars) -> None:
        state.turn = self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(PLAY, self.number), by_kind(PILOT, self.number)]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-EXT-PIL-2"

    def play(self, state: StarWars, move: int) -> None:
        state.tell("SWC-EXT-PIL-2", "{seat} has chosen", {"seat": self.seat})
        state.pop()
        if move == by_kind(PILOT, self.number):
            on_host(state, self.seat, self.number)
        else:
            enter(state, self.number, self.seat, self.seat, NONE, self.participating)

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "card": state.kind(self.number).title}
        return Note("SWC-EXT-PIL-2", "{seat}: does {card} enter play as a unit or as a Pilot?", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-PIL-2"


class EnterOn(Frame[StarWars]):
    """An enhancement that is put into play, on the host that was chosen."""

    __slots__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: StarWars) -> None:
        state.pop()
        enter(state, self.number, self.seat, self.seat, state.result)
