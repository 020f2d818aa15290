"""A position as plain data, and the stack of frames that says what is going on in it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.note import EVERYONE, WATCHER, Note, letter
from kodeks.kernel.part import Part, fields, plain
from kodeks.kernel.rng import Rng

if TYPE_CHECKING:
    from kodeks.kernel.game import Game

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -3  # between an answer and the next question
HELD: Final = -4  # somebody looks before the game goes on by itself

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Part, Generic[S]):
    """One thing that is going on: a bidding, a window, a payment.

    The top frame asks the question and takes the answer. A frame without fields of its own is
    shared by all states; one with fields overrides `copy`.
    """

    __slots__ = ()

    def run(self, state: S) -> None:
        """Go on until somebody is asked (`state.turn`), or push or pop frames."""
        raise NotImplementedError

    def play(self, state: S, move: int) -> None:
        """Take the answer. It is legal: whoever lets people in has asked `refusal`.

        It may also ask the next question (`state.turn`); else the top frame is told to `run`.
        """
        raise NotImplementedError

    def offers(self, state: S) -> list[int]:
        """The answers that a player could think of here, legal or not."""
        raise NotImplementedError

    def refusal(self, state: S, move: int) -> str:
        """The clause that forbids the move now (several by a space), or ''."""
        return "" if move in self.offers(state) else self.forbids(state)

    def forbids(self, state: S) -> str:
        """The clause that forbids whatever is not offered."""
        return self.holder(state)

    def moves(self, state: S) -> list[int]:
        return [move for move in self.offers(state) if not self.refusal(state, move)]

    def odds(self, state: S) -> list[int]:
        """For a question to chance: the weight of each of `moves`."""
        return [1] * len(self.moves(state))

    def roll(self, state: S, rng: Rng) -> int:
        """An answer of chance, drawn by the odds."""
        odds = self.odds(state)
        rest = rng.below(sum(odds))
        for move, weight in zip(self.moves(state), odds, strict=True):
            rest -= weight
            if rest < 0:
                return move
        raise AssertionError("chance has no answer")

    def prompt(self, state: S, seat: int) -> Note:
        """What is asked, as `seat` may hear it."""
        raise NotImplementedError

    def label(self, state: S, move: int) -> Note | None:
        """What a move that only counts ("the second of them") stands for here; None where it says all by itself."""
        return None

    def called(self, state: S) -> str:
        """Its name where it waits among others for its order; '' where it has none."""
        return ""

    def holder(self, state: S) -> str:
        """The clause that gives the turn to the seat that is asked."""
        return self.prompt(state, state.turn).clause

    def idle(self, state: S, seat: int) -> str:
        """The clause by which this seat is passed over here, as far as everybody can tell; or ''."""
        return ""

    def skips(self, state: S, seat: int) -> str:
        """The clauses by which this seat is not asked."""
        return f"{self.holder(state)} {self.idle(state, seat)}".rstrip()

    def window(self, state: S) -> str:
        """The kind of window in which the seat may just pass, such as "action"; '' for any other question."""
        return ""

    def moot(self, state: S) -> bool:
        """Whether all answers come to the same: a table need not ask its person."""
        return False

    def copy(self) -> Frame[S]:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """Everything about one position, hidden parts included. No randomness, no callbacks.

    >>> import kodeks
    >>> state = kodeks.game("archimedes").new(2, firstPlayer=0)
    >>> state
    <Archimedes: chance is asked, The cards are dealt (ARM-2.4), 13 answers>
    >>> rng = kodeks.Rng(1)
    >>> while state.turn < 0:  # chance deals
    ...     state.play(state.roll(rng))
    >>> twin = state.copy()
    >>> twin == state
    True
    >>> twin.play(twin.moves()[0])
    >>> twin == state
    False

    Equal states are equal positions. A state changes as it is played, so it has no hash: `digest()` is one.
    """

    __slots__ = ("game", "turn", "frames", "log")

    def __init__(self, game: Game) -> None:
        self.game = game  # with the cards that this position is played with; shared by its copies
        self.turn = NOBODY
        self.frames: list[Frame[Any]] = []
        self.log: list[Note] | None = None  # only a table listens

    # what a game adds

    def copy(self) -> State:
        """The same position for itself: playing the one leaves the other alone."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of every seat, as the game counts."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        raise NotImplementedError

    # what every game has

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat (or `WATCHER`) may know, built from its knowledge."""
        return self.game.view(self, seat)

    def facts(self) -> dict[str, Any]:
        """The whole position in words of the rulebook, for judges and scenarios."""
        return self.game.facts(self)

    def guess(self, seat: int, rng: Rng) -> State:
        """A random state that this seat can not tell from this one; depends on its view alone."""
        return self.game.guess(self, seat, rng)

    def moves(self) -> list[int]:
        """The legal answers to the question, by number; `Game.write` tells their notation."""
        return self.frames[-1].moves(self)

    def offers(self) -> list[int]:
        """The answers that one could think of here, legal or not."""
        return self.frames[-1].offers(self)

    def refusal(self, move: int) -> str:
        """The clause that forbids the move now (several by a space), or ''."""
        return self.frames[-1].refusal(self, move)

    def roll(self, rng: Rng) -> int:
        """An answer of chance, drawn by the odds."""
        return self.frames[-1].roll(self, rng)

    def odds(self) -> list[int]:
        """For a question to chance: the weight of each of `moves`."""
        return self.frames[-1].odds(self)

    def prompt(self, seat: int) -> Note:
        """What is asked, as `seat` may hear it."""
        return self.frames[-1].prompt(self, seat)

    def label(self, move: int) -> Note | None:
        """What a move that only counts stands for here; None where it says all by itself."""
        return self.frames[-1].label(self, move)

    def holder(self) -> str:
        """The clause that gives the turn to the seat that is asked."""
        return self.frames[-1].holder(self)

    def skips(self, seat: int) -> str:
        """The clause by which this seat is not asked."""
        return self.frames[-1].skips(self, seat)

    def window(self) -> str:
        """The kind of window in which the seat may just pass; '' for any other question."""
        return self.frames[-1].window(self)

    def moot(self) -> bool:
        """Whether all answers to the question come to the same."""
        return self.frames[-1].moot(self)

    def play(self, move: int) -> None:
        """Take a legal answer and go on to the next question."""
        self.turn = NOBODY
        self.frames[-1].play(self, move)
        while self.turn == NOBODY:
            self.frames[-1].run(self)

    def begin(self) -> None:
        """Go on to the first question."""
        while self.turn == NOBODY:
            self.frames[-1].run(self)

    def push(self, frame: Frame[Any]) -> None:
        """Something begins, and is finished before what is below it goes on."""
        self.frames.append(frame)

    def pop(self) -> None:
        """What was going on is over."""
        self.frames.pop()

    def beneath(self) -> Frame[Any]:
        """What goes on when the top frame is over."""
        return self.frames[-2]

    def tell(
        self,
        clause: str,
        text: str,
        args: dict[str, object] | None = None,
        to: int = EVERYONE,
        reveals: bool = False,
    ) -> None:
        """A log line. On the hot path ask `state.log is not None` first: its words cost time."""
        if self.log is not None:
            self.log.append(Note(clause, text, args, to, reveals))

    def copy_into(self, other: State) -> None:
        """The kernel's share of `copy`; a copy has no listener."""
        other.turn = self.turn
        other.frames = [frame.copy() for frame in self.frames]

    def dump(self) -> dict[str, Any]:
        """All of the state as plain data: equal dumps are equal positions."""
        return {name: plain(getattr(self, name)) for name in fields(self) if name not in ("log", "game")}

    def digest(self) -> str:
        """A short hash of the position, the same in every process."""
        return hashlib.sha256(repr(sorted(self.dump().items())).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.dump() == other.dump()

    def __getstate__(self) -> dict[str, Any]:
        data = super().__getstate__()
        data["log"] = None  # the listener stays where it is
        return data

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        name = type(self).__name__
        if self.turn in (NOBODY, HELD):
            return f"<{name}: nobody is asked yet>"
        asked = self.prompt(WATCHER)
        if self.turn == OVER:
            return f"<{name}: {asked} ({asked.clause})>"
        who, kind = ("chance", "answers") if self.turn == CHANCE else (letter(self.turn), "moves")
        return f"<{name}: {who} is asked, {asked} ({asked.clause}), {len(self.moves())} {kind}>"
