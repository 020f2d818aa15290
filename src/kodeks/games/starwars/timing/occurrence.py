"""C.3: what happens is an occurrence: Interrupts, the thing itself, state checks, Reactions."""

from __future__ import annotations

from typing import ClassVar, Final

from kodeks.games.starwars.cards.kind import ANYONE, HOST, INTERRUPT, NONE, REACTION, THIS, YOU, Cards
from kodeks.games.starwars.fitting import fits
from kodeks.games.starwars.moves import ORDER, PASS, card_of, handle, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import ability
from kodeks.kernel.choice import Choice
from kodeks.kernel.events import FIXED, Simultaneous
from kodeks.kernel.moot import comes_to_one
from kodeks.kernel.note import Note
from kodeks.kernel.priority import Ring
from kodeks.kernel.state import Frame

FORCED_INTERRUPTS: Final = 0
INTERRUPTS: Final = 1
HAPPENS: Final = 2
CHECKS: Final = 3
FORCED_REACTIONS: Final = 4
REACTIONS: Final = 5
ENDS: Final = 6
NOBODY_LATE: Final = 1 << 30  # before the Reactions
NOTHING: Final[list[int]] = []  # lists of an occurrence are shared by its copies, and never changed


class Occurrence(Frame[StarWars]):
    """One thing that happens. Subclasses say what it is; this class runs the windows around it (SWC-TIM-21)."""

    __slots__ = (
        "stage",
        "ring",  # whose opportunity it is; nobody's as long as nobody hears it
        "used",  # abilities used on it: (uid or kind number, which)
        "since",  # cards from this uid on came too late to react (SWC-TM-11)
    )
    NAME: ClassVar[str] = ""  # by which cards wait for it

    def __init__(self) -> None:
        self.stage = FORCED_INTERRUPTS
        self.ring: Ring | None = None
        self.used = NOTHING
        self.since = NOBODY_LATE

    def name(self) -> str:
        return self.NAME

    # what a subclass adds

    def happen(self, state: StarWars) -> None:
        """The thing itself; it may push frames, and set the stage back to HAPPENS to go on after them."""

    def fresh(self) -> Occurrence:
        """The same thing, before its windows."""
        raise NotImplementedError

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        """What a player is asked whose cards may answer it; `card` is the card that it is about, if there is one."""
        return Note(clause, "{seat} may answer what has happened", args)

    def it(self) -> int:
        """The card in play that it is about, or NONE."""
        return NONE

    def what(self) -> int:
        """The number of its kind, when it is about a card that need not be in play, or NONE."""
        return NONE

    def concerns(self, state: StarWars, cards: Cards, seat: int, piece: Piece | None) -> bool:
        """Whether its card is one that `piece` (or a card of `seat` out of play) means."""
        return False

    def left(self) -> int:
        """What an effect that interrupts it can still take away from it, where there is such an effect."""
        raise NotImplementedError

    def victor(self, seat: int) -> int:
        """The mission that this player has completed by it, which can answer from the victory pile, or NONE."""
        return NONE

    def copy(self) -> Occurrence:
        other = self.fresh()
        other.stage = self.stage
        if self.ring is not None:
            other.ring = self.ring.copy()
        other.used = self.used
        other.since = self.since
        return other

    # the windows

    def run(self, state: StarWars) -> None:
        depth = len(state.frames)
        while True:
            stage = self.stage
            if stage == FORCED_INTERRUPTS or stage == FORCED_REACTIONS:
                if not state.hears(self.name()):
                    self.stage += 2
                elif self.forced(state, INTERRUPT if stage == FORCED_INTERRUPTS else REACTION):
                    return
                else:
                    self.stage += 1
                    self.ring = Ring([0, 1], state.active)
            elif stage == INTERRUPTS or stage == REACTIONS:
                kind = INTERRUPT if stage == INTERRUPTS else REACTION
                if self.used and self.forced(state, kind):  # an answer may have brought one (SWC-D-66)
                    return
                ring = self.priority()  # SWC-TIM-14, SWC-TIM-19: one at a time, until both pass in a row
                if ring.reach(state, self):
                    state.turn = ring.holder
                    return
                self.stage += 1
            elif stage == HAPPENS:
                self.stage = CHECKS
                self.happen(state)
                if len(state.frames) != depth:
                    return
            elif stage == CHECKS:
                if state.rules.settle(state):
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
            self.force(state, found[0])
        else:
            state.push(Ordering(found))
        return True

    def priority(self) -> Ring:
        """Goes round while somebody hears it."""
        assert self.ring is not None
        return self.ring

    def kind_now(self) -> int:
        return INTERRUPT if self.stage <= INTERRUPTS else REACTION

    def clause(self) -> str:
        return "SWC-TIM-14" if self.kind_now() == INTERRUPT else "SWC-TIM-19"

    def offers(self, state: StarWars) -> list[int]:
        return [PASS, *ability.responses(state, self, self.priority().holder, self.kind_now())]

    def moves(self, state: StarWars) -> list[int]:
        kind = self.kind_now()
        seat = self.priority().holder
        found = [PASS]
        for move in ability.responses(state, self, seat, kind):
            if not ability.response_refusal(state, self, seat, kind, move):
                found.append(move)
        return found

    def refusal(self, state: StarWars, move: int) -> str:
        if move == PASS:
            return ""
        return ability.response_refusal(state, self, self.priority().holder, self.kind_now(), move)

    def play(self, state: StarWars, move: int) -> None:
        ring = self.priority()
        seat = ring.holder
        if move == PASS:
            state.tell(self.clause(), "{seat} passes", {"seat": seat})
            ring.hand_on()
        else:
            ring.give(ring.after(seat))  # SWC-TM-8
            self.start(state, seat, move)

    def force(self, state: StarWars, move: int) -> None:
        """The controller uses it (SWC-EXT-3.10)."""
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        self.start(state, piece.control, move)

    def start(self, state: StarWars, seat: int, move: int) -> None:
        self.used = [*self.used, ability.key_of(state, move)]
        state.rules.use(state, seat, move)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return self.asking(self.clause(), {"seat": self.priority().holder, "card": self.named(state)})

    def idle(self, state: StarWars, seat: int) -> str:
        return "" if ability.may_respond(state, self, seat, self.kind_now()) else "SWC-D-127"

    def window(self, state: StarWars) -> str:
        return "interrupt" if self.kind_now() == INTERRUPT else "reaction"

    def called(self, state: StarWars) -> str:
        """SWC-TM-12: the card that it is about; two copies of one may wait."""
        piece = state.get(self.it())
        if piece is None or self.what() != NONE:
            return self.named(state)
        return handle(piece.kind, piece.nth)

    def named(self, state: StarWars) -> str:
        if self.what() != NONE:
            return state.kind(self.what()).title
        piece = state.get(self.it())
        return "" if piece is None else piece.kind.title


class Ordering(Choice[StarWars]):
    """SWC-D-68: the active player says which forced ability comes first; then the others are looked at anew."""

    __slots__ = ("abilities",)

    def __init__(self, abilities: list[int]) -> None:
        self.abilities = abilities  # as moves

    def chooser(self, state: StarWars) -> int:
        return state.active

    def offers(self, state: StarWars) -> list[int]:
        return [ORDER + i for i in range(len(self.abilities))]

    def chosen(self, state: StarWars, move: int) -> None:
        state.newest(Occurrence).force(state, self.abilities[move - ORDER])

    def moot(self, state: StarWars) -> bool:
        return comes_to_one(state)

    def prompt(self, state: StarWars, seat: int) -> Note:
        names = [f"{i + 1} {card_of(one, state.rules.kinds)}" for i, one in enumerate(self.abilities)]
        args: dict[str, object] = {"seat": state.active, "cards": names}
        return Note("SWC-D-68", "{seat} decides which forced ability comes first: {cards}", args)

    def label(self, state: StarWars, move: int) -> Note | None:
        if self.refusal(state, move):
            return None
        card = card_of(self.abilities[move - ORDER], state.rules.kinds)
        return Note("SWC-D-68", "First: {number} {card}", {"number": move - ORDER + 1, "card": card})


class OfCard(Occurrence):
    """What happens to a card in play."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def it(self) -> int:
        return self.card

    def concerns(self, state: StarWars, cards: Cards, seat: int, piece: Piece | None) -> bool:
        if cards.how == THIS:
            return piece is not None and self.card == piece.uid
        if cards.how == HOST:
            return piece is not None and piece.host != NONE and self.card == piece.host
        card = state.get(self.card)
        if card is None:
            return self.was(state, cards, seat)
        return fits(state, card, cards, seat, NONE if piece is None else piece.uid)

    def was(self, state: StarWars, cards: Cards, seat: int) -> bool:
        """Whether it was such a card, now that it is no longer in play."""
        return False


class OfKind(OfCard):
    """What happens to a card that need not be in play: it is judged by what it was there, or will be."""

    __slots__ = ("seat", "number")

    def __init__(self, card: int, seat: int, number: int) -> None:
        super().__init__(card)
        self.seat = seat  # its controller
        self.number = number  # its kind

    def what(self) -> int:
        return self.number

    def as_type(self, state: StarWars) -> int:
        """As what it was in play, or will be."""
        return state.kind(self.number).type

    def was(self, state: StarWars, cards: Cards, seat: int) -> bool:
        if cards.whose != ANYONE and (self.seat == seat) != (cards.whose == YOU):
            return False
        return cards.in_play(self.as_type(state)) and cards.fits_rest(state.kind(self.number))


def occur(state: StarWars, made: Occurrence) -> None:
    """Something happens that has no effect of its own but its windows."""
    if state.hears(made.name()):
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


def announce(state: StarWars, made: list[Frame[StarWars]]) -> None:
    """SWC-TM-12: what happens at one moment is answered in the order of the active player."""
    if made:
        state.push(Simultaneous(made, orderer(state, made), "SWC-TM-12"))
