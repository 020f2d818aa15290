"""A position as plain data, and the stack of frames that says what is going on in it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.note import EVERYONE, Note
from kodeks.kernel.priority import Ring
from kodeks.kernel.rng import Rng

if TYPE_CHECKING:
    from kodeks.kernel.game import Game

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -3  # between an answer and the next question

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
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

    def holder(self, state: S) -> str:
        """The clause that gives the turn to the seat that is asked."""
        return self.prompt(state, state.turn).clause

    def window(self, state: S) -> str:
        """The kind of window in which the seat may just pass, such as "action"; '' for any other question."""
        return ""

    def copy(self) -> Frame[S]:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A thing that a state is made of, such as a card in play: slots with plain data."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one position, hidden parts included. No randomness, no callbacks."""

    __slots__ = ("game", "turn", "frames", "log")

    def __init__(self, game: Game) -> None:
        self.game = game  # with the cards that this position is played with; shared by its copies
        self.turn = NOBODY
        self.frames: list[Frame[Any]] = []
        self.log: list[Note] | None = None  # only a table listens

    # what a game adds

    def copy(self) -> State:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def winners(self) -> list[int]:
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
        return self.frames[-1].moves(self)

    def offers(self) -> list[int]:
        return self.frames[-1].offers(self)

    def refusal(self, move: int) -> str:
        return self.frames[-1].refusal(self, move)

    def roll(self, rng: Rng) -> int:
        return self.frames[-1].roll(self, rng)

    def odds(self) -> list[int]:
        return self.frames[-1].odds(self)

    def prompt(self, seat: int) -> Note:
        return self.frames[-1].prompt(self, seat)

    def label(self, move: int) -> Note | None:
        return self.frames[-1].label(self, move)

    def holder(self) -> str:
        return self.frames[-1].holder(self)

    def window(self) -> str:
        return self.frames[-1].window(self)

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
        self.frames.append(frame)

    def pop(self) -> None:
        self.frames.pop()

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
        return hashlib.sha256(repr(sorted(self.dump().items())).encode()).hexdigest()[:16]


def fields(thing: object) -> list[str]:
    """The names of an object's slots, the same interpreted and compiled."""
    names: set[str] = set()
    for base in type(thing).__mro__:
        for kind in ("__slots__", "__mypyc_attrs__"):  # an interpreted class may stand on a compiled one
            names.update(base.__dict__.get(kind, ()))
    return sorted(name for name in names if not name.startswith("__"))


def plain(value: object) -> Any:
    if isinstance(value, (Frame, Ring, Part)):
        inner = {name: plain(getattr(value, name)) for name in fields(value)}
        return [type(value).__name__, sorted(inner.items())]
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, (int, str, tuple)):
        return value
    return None  # what is shared by all states of a game, such as its options
