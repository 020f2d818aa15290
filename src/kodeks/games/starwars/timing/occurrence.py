"""C.3: what happens is an occurrence: Interrupts, the thing itself, state checks, Reactions."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import INTERRUPT, NONE, REACTION
from kodeks.games.starwars.moves import ORDER, PASS, card_of, handle
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import ability, checks
from kodeks.games.starwars.timing.asking import asking
from kodeks.kernel.events import FIXED
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

FORCED_INTERRUPTS: Final = 0
INTERRUPTS: Final = 1
HAPPENS: Final = 2
CHECKS: Final = 3
FORCED_REACTIONS: Final = 4
REACTIONS: Final = 5
ENDS: Final = 6
NOBODY_LATE: Final = 1 << 30  # before the Reactions


class Occurrence(Frame[StarWars]):
    """One event. Subclasses say what happens; this class runs the windows around it (SWC-TIM-21)."""

    __slots__ = (
        "event",
        "card",  # the piece it is about
        "who",  # the player it is about
        "amount",
        "source",  # the piece that did it
        "flag",
        "what",  # the number of a kind, when it is about a card that is not in play
        "stage",
        "asked",  # the seat whose opportunity it is
        "passes",
        "used",  # abilities used on it: (uid or kind number, which)
        "since",  # cards from this uid on came too late to react (SWC-TM-11)
        "goes",  # where a card that leaves play goes
        "waiting",  # forced abilities whose order is asked
    )

    def __init__(self, event: int, card: int = NONE, who: int = NONE, amount: int = 0, flag: int = 0) -> None:
        self.event = event
        self.card = card
        self.who = who
        self.amount = amount
        self.source = NONE
        self.flag = flag
        self.what = NONE
        self.stage = FORCED_INTERRUPTS
        self.asked = NONE
        self.passes = 0
        self.used: list[int] = []
        self.since = NOBODY_LATE
        self.goes = NONE
        self.waiting: list[int] = []

    # what a subclass adds

    def happen(self, state: StarWars) -> None:
        """The event itself; it may push frames, and set the stage back to HAPPENS to go on after them."""

    def fresh(self) -> Occurrence:
        return Occurrence(self.event)

    def copy(self) -> Occurrence:
        other = self.fresh()
        other.card = self.card
        other.who = self.who
        other.amount = self.amount
        other.source = self.source
        other.flag = self.flag
        other.what = self.what
        other.stage = self.stage
        other.asked = self.asked
        other.passes = self.passes
        if self.used:
            other.used = self.used[:]
        other.since = self.since
        other.goes = self.goes
        if self.waiting:
            other.waiting = self.waiting[:]
        return other

    # the windows

    def run(self, state: StarWars) -> None:
        depth = len(state.frames)
        while True:
            stage = self.stage
            if stage == FORCED_INTERRUPTS or stage == FORCED_REACTIONS:
                if not ability.listening(state, self.event):
                    self.stage += 2
                elif self.forced(state, INTERRUPT if stage == FORCED_INTERRUPTS else REACTION):
                    return
                else:
                    self.stage += 1
                    self.asked = state.active
                    self.passes = 0
            elif stage == INTERRUPTS or stage == REACTIONS:
                kind = INTERRUPT if stage == INTERRUPTS else REACTION
                if self.used and self.forced(state, kind):  # an answer may have brought one (SWC-D-66)
                    return
                if self.asks(state, kind):
                    return
                self.stage += 1
            elif stage == HAPPENS:
                self.stage = CHECKS
                self.happen(state)
                if len(state.frames) != depth:
                    return
            elif stage == CHECKS:
                if checks.settle(state):
                    return
                self.stage = FORCED_REACTIONS
                self.since = len(state.cards)
            else:
                state.pop()
                return

    def forced(self, state: StarWars, kind: int) -> bool:
        """SWC-EXT-3.8: all forced ones first; the active player orders them (SWC-D-68)."""
        found = ability.forced(state, self, kind)
        if not found:
            return False
        if len(found) == 1:
            self.start(state, found[0])
        else:
            self.waiting = found
            state.turn = state.active
        return True

    def asks(self, state: StarWars, kind: int) -> bool:
        """SWC-TIM-14, SWC-TIM-19: from the active player, one at a time, until both pass in a row."""
        while self.passes < 2:
            if ability.may_respond(state, self, self.asked, kind):
                state.turn = self.asked
                return True
            self.hand_on()
        return False

    def hand_on(self) -> None:
        self.passes += 1
        self.asked = 1 - self.asked

    def kind_now(self) -> int:
        return INTERRUPT if self.stage <= INTERRUPTS else REACTION

    def offers(self, state: StarWars) -> list[int]:
        if self.waiting:
            return [ORDER + i for i in range(len(self.waiting))]
        return [PASS, *ability.responses(state, self, self.asked, self.kind_now())]

    def moves(self, state: StarWars) -> list[int]:
        if self.waiting:
            return [ORDER + i for i in range(len(self.waiting))]
        kind = self.kind_now()
        found = [PASS]
        for move in ability.responses(state, self, self.asked, kind):
            if not ability.response_refusal(state, self, self.asked, kind, move):
                found.append(move)
        return found

    def refusal(self, state: StarWars, move: int) -> str:
        if self.waiting:
            return "" if 0 <= move - ORDER < len(self.waiting) else "SWC-D-68"
        if move == PASS:
            return ""
        return ability.response_refusal(state, self, self.asked, self.kind_now(), move)

    def play(self, state: StarWars, move: int) -> None:
        if self.waiting:
            chosen = self.waiting[move - ORDER]
            self.waiting = []
            self.start(state, chosen)
        elif move == PASS:
            state.tell(self.holder(state), "{seat} passes", {"seat": self.asked})
            self.hand_on()
        else:
            self.passes = 0
            self.asked = 1 - self.asked  # SWC-TM-8
            self.start(state, move)

    def start(self, state: StarWars, move: int) -> None:
        self.used.append(ability.key_of(state, move))
        state.rules.use(state, ability.user_of(state, self, move), move)

    def prompt(self, state: StarWars, seat: int) -> Note:
        if self.waiting:
            names = [f"{i + 1} {card_of(move, state.rules.kinds)}" for i, move in enumerate(self.waiting)]
            args: dict[str, object] = {"seat": state.active, "cards": names}
            return Note("SWC-D-68", "{seat} decides which forced ability comes first: {cards}", args)
        clause = "SWC-TIM-14" if self.kind_now() == INTERRUPT else "SWC-TIM-19"
        return asking(self.event, self.flag, clause, {"seat": self.asked, "card": self.named(state)})

    def label(self, state: StarWars, move: int) -> Note | None:
        if not self.waiting or self.refusal(state, move):
            return None
        meant = self.waiting[move - ORDER]
        args: dict[str, object] = {"number": move - ORDER + 1, "card": card_of(meant, state.rules.kinds)}
        return Note("SWC-D-68", "First: {number} {card}", args)

    def window(self, state: StarWars) -> str:
        if self.waiting:
            return ""
        return "interrupt" if self.kind_now() == INTERRUPT else "reaction"

    def called(self, state: StarWars) -> str:
        """SWC-TM-12: the card that it is about; two copies of one may wait."""
        piece = state.get(self.card)
        if piece is None or self.what != NONE:
            return self.named(state)
        return handle(piece.kind, piece.nth)

    def named(self, state: StarWars) -> str:
        if self.what != NONE:
            return state.kind(self.what).title
        piece = state.get(self.card)
        return "" if piece is None else piece.kind.title

    def holder(self, state: StarWars) -> str:
        if self.waiting:
            return "SWC-D-68"
        return "SWC-TIM-14" if self.kind_now() == INTERRUPT else "SWC-TIM-19"


def occur(
    state: StarWars, event: int, card: int = NONE, who: int = NONE, flag: int = 0, what: int = NONE, amount: int = 0
) -> None:
    """Something happens that has no effect of its own but its windows."""
    if not ability.listening(state, event):
        return
    made = Occurrence(event, card, who, amount, flag)
    made.what = what
    state.push(made)


def orderer(state: StarWars, made: list[Frame[StarWars]]) -> int:
    """SWC-TM-12: the active player, where the order can matter: at least two of them can be answered."""
    answered = 0
    for frame in made:
        assert isinstance(frame, Occurrence)
        asked = any(ability.may_respond(state, frame, seat, REACTION) for seat in range(2))
        if asked or ability.forced(state, frame, REACTION):
            answered += 1
    return state.active if answered > 1 else FIXED


def revealed(seat: int, number: int) -> Occurrence:
    """SWC-EXT-4.16: a card of this player comes to light."""
    made = Occurrence(ops.ON_REVEAL, NONE, seat)
    made.what = number
    return made
