"""B.8, edge battle: placing, revealing, fate cards, the winner, the discard."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import FATE
from kodeks.games.starwars.conditions.condition import all_hold
from kodeks.games.starwars.constants.edge import FatesOnThisCount, FatesResolveTwice, FirstEdgeCardFaceup
from kodeks.games.starwars.constants.reach import how_often, is_said
from kodeks.games.starwars.modifiers import END_OF_EDGE_BATTLE
from kodeks.games.starwars.moves import NO, PASS, PLACE, RESOLVE, YES, by_kind, kind_of
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import ability, checks
from kodeks.games.starwars.timing.arranging import Arrange
from kodeks.games.starwars.timing.edge import Battle, EdgePlacing, EdgeWon, FateDiscarded, FateResolved
from kodeks.games.starwars.timing.hands import from_hand
from kodeks.games.starwars.timing.occurrence import announce, occur
from kodeks.games.starwars.timing.revealing import Revealed
from kodeks.games.starwars.timing.using import Using
from kodeks.games.starwars.values import edge_value
from kodeks.kernel.modifiers import expire
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.priority import Ring
from kodeks.kernel.state import Frame

START: Final = 0
PLACING: Final = 1
REVEAL: Final = 2
FATES: Final = 3
COMPARE: Final = 4
DISCARD: Final = 5
AFTER: Final = 6
RESOLVED: Final = 7
AGAIN: Final = 8
LATE: Final = 9
DONE_WITH: Final = 99  # no further resolution of the same fate card is wanted


class EdgeBattle(Battle):
    __slots__ = (
        "stage",
        "ring",
        "told",
        "alone",
        "contested",
        "done",
        "delayed",
        "last",
        "again",
        "gone",
    )

    def __init__(self) -> None:
        super().__init__()
        self.stage = START
        self.ring = Ring([0, 1], 0)  # who may place a card
        self.told = False  # that this player would place a card now (SWC-EXT-Q16)
        self.alone = False  # no defender when it began (SWC-CORE-EDGE-4, SWC-D-23)
        self.contested = False  # SWC-EXT-CON
        self.done: list[int] = []  # fate cards whose turn has come: kind * 2 + seat
        self.delayed: list[int] = []  # fate cards that wait for the winner (SWC-EXT-Q29)
        self.last = NONE  # the fate card that resolves
        self.again = 0  # times it has resolved
        self.gone: list[int] = []  # discarded fate cards whose Reactions wait

    def copy(self) -> EdgeBattle:
        other = EdgeBattle()
        other.stage = self.stage
        other.ring = self.ring.copy()
        other.told = self.told
        other.alone = self.alone
        other.contested = self.contested
        other.done = self.done[:]
        other.delayed = self.delayed[:]
        other.cancelled = self.cancelled
        other.last = self.last
        other.again = self.again
        other.gone = self.gone[:]
        return other

    def run(self, state: StarWars) -> None:
        if checks.settle(state):
            return
        stage = self.stage
        if stage == START:
            self.stage = PLACING
            self.ring.give(state.active)
            self.cancelled = False
            self.alone = not state.participants(1 - state.active)
        elif stage == PLACING:
            self.placing(state)
        elif stage == REVEAL:
            self.reveal(state)
        elif stage == FATES:
            self.next_fate(state)
        elif stage == RESOLVED:
            self.resolved(state)
        elif stage == COMPARE:
            self.compare(state)
        elif stage == LATE:
            self.late_fate(state)
        elif stage == DISCARD:
            self.discard(state)
        else:
            self.after(state)

    # SWC-CORE-EDGE-1 to EDGE-3

    def placing(self, state: StarWars) -> None:
        while not self.ring.closed():
            seat = self.ring.holder
            if not self.idle(state, seat):
                if not self.told and state.hears(EdgePlacing.NAME):
                    self.told = True
                    state.push(EdgePlacing(seat))
                    return
                if state.hands[seat]:
                    state.turn = seat
                    return
            self.hand_on()
        self.stage = REVEAL

    def hand_on(self) -> None:
        self.ring.hand_on()
        self.told = False

    def faceup(self, state: StarWars, seat: int) -> bool:
        """SWC-D-24: Obi-Wan Kenobi opens the first card of his opponent."""
        return not state.edge[seat] and how_often(state, 1 - seat, FirstEdgeCardFaceup) > 0

    # SWC-CORE-EDGE-5 to EDGE-7

    def reveal(self, state: StarWars) -> None:
        self.stage = FATES
        self.done = []
        shown: list[Frame[StarWars]] = []
        for seat in range(2):
            for number in state.edge[seat][state.edge_up[seat] :]:
                shown.append(Revealed(seat, number))
                if number in state.known[seat]:
                    state.known[seat].remove(number)
                if number in state.open[seat]:
                    state.open[seat].remove(number)
            state.edge_up[seat] = len(state.edge[seat])
            for number in state.edge[seat]:
                if state.kind(number).type == FATE:
                    state.fate_placed[seat] += 1
            if state.log is not None and state.edge[seat]:
                titles = [state.kind(number).title for number in state.edge[seat]]
                args: dict[str, object] = {"seat": seat, "cards": titles}
                state.tell("SWC-CORE-EDGE-5", "{seat} reveals {cards}", args, reveals=True)
        if state.hears(Revealed.NAME):  # SWC-EXT-4.16
            announce(state, shown)

    def next_fate(self, state: StarWars) -> None:
        if self.cancelled:
            self.delayed = []
            self.stage = DISCARD
            return
        first = self.first(state)
        if not first:
            self.stage = COMPARE
        elif len(first) > 1:
            state.turn = state.active
        else:
            self.resolve(state, first[0])

    def first(self, state: StarWars) -> list[int]:
        """Of the fate cards that still have to resolve, those of the lowest priority number."""
        left = lying(state)
        for fate in self.done:
            if fate in left:
                left.remove(fate)
        numbers = [state.kind(fate // 2).priority for fate in left]
        return sorted({fate for fate in left if state.kind(fate // 2).priority == min(numbers)})

    def resolve(self, state: StarWars, fate: int) -> None:
        self.done.append(fate)
        kind = state.kind(fate // 2)
        if kind.abilities and kind.abilities[0].delayed:
            self.delayed.append(fate)
        else:
            self.begin(state, fate)

    def begin(self, state: StarWars, fate: int) -> None:
        self.last = fate
        self.again = 1
        self.stage = RESOLVED
        self.start(state)

    def late_fate(self, state: StarWars) -> None:
        """SWC-EXT-Q29: now that the winner is known."""
        while self.delayed:
            fate = self.delayed.pop(0)
            if fate % 2 == state.holder_of_edge and fate in lying(state):
                self.begin(state, fate)
                return
        self.stage = DISCARD
        occur(state, EdgeWon(state.holder_of_edge, self.contested))

    def start(self, state: StarWars) -> None:
        kind = state.kind(self.last // 2)
        seat = self.last % 2
        state.tell("SWC-CORE-EDGE-7", "{card} of {seat} resolves", {"card": kind.title, "seat": seat})
        if kind.abilities and all_hold(state, kind.abilities[0].whens, None, seat) and not self.spent(state, kind):
            state.push(Using(seat, kind.number, 0, NONE, RESOLVE))

    def spent(self, state: StarWars, kind: Kind) -> bool:
        """SWC-D-97: a limit by title, or of this one card that resolves once more."""
        found = kind.abilities[0]
        if found.limit and ability.by_title(state, kind, found):
            return ability.limit_refusal(state, self.last % 2, kind, 0, None) != ""
        return 0 < found.limit < self.again

    def resolved(self, state: StarWars) -> None:
        """SWC-EXT-Q28: it has resolved; Secret Informant may do it once more."""
        seat = self.last % 2
        if not self.cancelled and self.again <= how_often(state, seat, FatesResolveTwice):
            self.stage = AGAIN
            state.turn = seat
            return
        self.stage = FATES if state.holder_of_edge == NONE else LATE
        occur(state, FateResolved(seat, self.last // 2))

    # SWC-CORE-EDGE-8, EDGE-9

    def total(self, state: StarWars, seat: int) -> int:
        total = 0
        for number in state.edge[seat]:
            total += state.kind(number).force
        for piece in state.participants(seat):
            total += edge_value(state, piece)
            if piece.fates and is_said(state, piece, FatesOnThisCount):
                for number in piece.fates:
                    total += state.kind(number).force
        return total

    def compare(self, state: StarWars) -> None:
        attacker = state.active
        mine, theirs = self.total(state, attacker), self.total(state, 1 - attacker)
        winner = attacker if mine > theirs or self.alone else 1 - attacker
        state.holder_of_edge = winner
        self.stage = LATE
        if state.log is not None:
            args: dict[str, object] = {"seat": winner, "attack": mine, "defence": theirs}
            clause = "SWC-CORE-EDGE-4" if self.alone else "SWC-CORE-EDGE-9"
            state.tell(clause, "Edge {attack} to {defence}: {seat} has the edge", args)
        self.contested = mine > 0 and theirs > 0

    # SWC-CORE-EDGE-10, EDGE-12

    def discard(self, state: StarWars) -> None:
        self.stage = AFTER
        expire(state.lasting, END_OF_EDGE_BATTLE)
        for seat in (state.active, 1 - state.active):
            stack = state.edge[seat]
            if len(set(stack)) > 1:
                state.push(Arrange(seat, len(state.discards[seat]), stack[:]))
            state.discards[seat] += stack
            self.gone += [number * 2 + seat for number in stack if state.kind(number).type == FATE]
            state.edge[seat] = []
            state.edge_up[seat] = 0
        if not state.hears(FateDiscarded.NAME):
            self.gone = []

    def after(self, state: StarWars) -> None:
        if self.gone:
            fate = self.gone.pop(0)
            occur(state, FateDiscarded(fate % 2, fate // 2))
        elif self.cancelled:
            self.stage = START
        else:
            state.pop()

    # questions

    def offers(self, state: StarWars) -> list[int]:
        if self.stage == PLACING:
            return [PASS] + [by_kind(PLACE, number) for number in sorted(set(state.hands[self.ring.holder]))]
        if self.stage == AGAIN:
            return [NO, YES]
        return [by_kind(RESOLVE, fate // 2) for fate in self.first(state)]

    def forbids(self, state: StarWars) -> str:
        return self.prompt(state, state.turn).clause

    def play(self, state: StarWars, move: int) -> None:
        if self.stage == PLACING:
            if move == PASS:
                state.tell("SWC-CORE-EDGE-1", "{seat} passes", {"seat": self.ring.holder})
                self.hand_on()
            else:
                self.place(state, kind_of(move))
        elif self.stage == AGAIN:
            self.stage = RESOLVED
            if move == YES:
                self.again += 1
                self.start(state)
            else:
                self.again = DONE_WITH
        else:
            for fate in self.first(state):
                if fate // 2 == kind_of(move):
                    self.resolve(state, fate)
                    return

    def place(self, state: StarWars, number: int) -> None:
        seat = self.ring.holder
        up = self.faceup(state, seat)
        args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
        if up:
            from_hand(state, seat, number)
            state.edge_up[seat] = 1
            state.tell("SWC-D-24", "{seat} places {card} faceup", args, reveals=True)
        else:
            state.hands[seat].remove(number)
            if state.log is not None:
                state.tell("SWC-CORE-EDGE-1", "{seat} places {card}", args, only(seat))
                state.tell("SWC-CORE-EDGE-1", "{seat} places a card", {"seat": seat}, but(seat))
        state.edge[seat].append(number)
        self.ring.give(self.ring.after(seat))
        self.told = False

    def prompt(self, state: StarWars, seat: int) -> Note:
        if self.stage == PLACING:
            return Note("SWC-CORE-EDGE-1", "{seat} places a card for the edge or passes", {"seat": self.ring.holder})
        if self.stage == AGAIN:
            args: dict[str, object] = {"seat": self.last % 2, "card": state.kind(self.last // 2).title}
            return Note("SWC-EXT-Q28", "{seat}: shall {card} resolve once more?", args)
        return Note("SWC-CORE-EDGE-7", "{seat} decides which fate card resolves first", {"seat": state.active})

    def holder(self, state: StarWars) -> str:
        return "SWC-CORE-EDGE-1" if self.stage == PLACING else "SWC-CORE-EDGE-7"

    def idle(self, state: StarWars, seat: int) -> str:
        return "SWC-CORE-EDGE-3" if self.stage == PLACING and not state.participants(seat) else ""


def lying(state: StarWars) -> list[int]:
    """All revealed fate cards: those of the stacks, and those on a unit that counts them now."""
    found: list[int] = []
    for seat in range(2):
        found += [number * 2 + seat for number in state.edge[seat] if state.kind(number).type == FATE]
    for piece in state.cards:
        if piece is not None and piece.fates and is_said(state, piece, FatesOnThisCount):
            found += [number * 2 + piece.control for number in piece.fates]
    return found
