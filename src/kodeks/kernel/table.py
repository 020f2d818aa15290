"""A state being played: chance answered from a seed, refusals explained, the journal kept."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kodeks.kernel import line
from kodeks.kernel.entries import Entries
from kodeks.kernel.errors import BadOption, IllegalMove, NoUndo, OutOfTurn, UnknownMove
from kodeks.kernel.journal import one_line, write
from kodeks.kernel.note import WATCHER, Note, letter
from kodeks.kernel.option import as_word
from kodeks.kernel.rng import Sealed
from kodeks.kernel.rulebook import Clause
from kodeks.kernel.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from kodeks.kernel.game import Game

FEW = 12  # moves that a message lists
# what stands against taking a move back
NOTHING: Final = "nothing"
DECIDED: Final = "decided"
CHANCE_SEEN: Final = "chance"
SHOWN: Final = "shown"
BARS: Final = {
    "": "",
    NOTHING: "there is nothing to take back",
    DECIDED: "somebody else has decided since",
    CHANCE_SEEN: "chance has been seen since",
    SHOWN: "something hidden was shown",
}


class Dealer:
    """Answers for chance, from a seed."""

    def __init__(self, seed: object) -> None:
        self.rng = Sealed(str(seed))

    def answer(self, table: Table) -> int:
        return table.state.roll(self.rng)

    def mark(self) -> int:
        return self.rng.drawn

    def rewind(self, mark: int) -> None:
        self.rng.drawn = mark


class Table:
    """One game in play. `options` are those that differ from the default; `game` knows the cards of this table.

    It begins at the game's start, or at a position: built by hand from data, or a bare state (which
    no journal can hold). The answers in `given`, chance's among them, were given in an earlier game
    that this one goes on from; the seed speaks after them.

    >>> import kodeks
    >>> table = kodeks.game("archimedes").table(seats=2, seed=2)
    >>> table
    <Table of Archimedes: 2 seats, 12 answers so far, A to decide>
    >>> print(table)
    Archimedes, A to decide: A makes an equation, an equality, or draws (ARM-3.3)
      draw      Draw a card
      +9=11     Play 2 + 9 = 11
      +11=13    Play 2 + 11 = 13
    >>> table.play("+9=11")
    >>> table.turn
    1
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: object,
        options: dict[str, Any],
        position: State | dict[str, Any] | None = None,
        dealer: Dealer | None = None,
        given: Sequence[int] = (),
    ) -> None:
        self.seats = seats
        self.seed = one_line(seed)
        self.settled = game.settle(seats, options)
        self.options = {name: self.settled[name] for name in options}
        self.players = [""] * seats
        self.dealer = dealer or Dealer(self.seed)
        self.sealed = ""  # the hash of the seed's secret part, published before the game (see fair.py)
        self.commits: list[str] = []  # what each seat promised to add to the seed; empty when nobody was asked to
        self.built = position if isinstance(position, dict) else None
        self.bare = position if isinstance(position, State) else None
        self.game = position.game if isinstance(position, State) else game.for_table(self.settled, position)
        self.entries = Entries()
        self.opening: list[Note] = []
        self._reset()
        for move in given:
            self._take(move)
        self.given = len(self.entries)
        self.deal()

    # asking

    @property
    def turn(self) -> int | None:
        """The seat to decide, or None when the game is over.

        >>> import kodeks
        >>> kodeks.game("archimedes").table(firstPlayer=1).turn
        1
        """
        return self.state.turn if self.state.turn >= 0 else None

    def moves(self) -> list[str]:
        """The legal moves of the seat to decide.

        >>> import kodeks
        >>> kodeks.game("archimedes").table(seed=2).moves()
        ['draw', '+9=11', '+11=13']
        """
        return [self.game.write(move) for move in self.state.moves()] if self.turn is not None else []

    def offers(self, seat: int) -> list[tuple[str, list[Clause]]]:
        """What the seat could think of now, each with the clauses that forbid it; for its own eyes."""
        if self.turn != seat:
            return []
        return [(self.game.write(move), self._told(self.state.refusal(move))) for move in self.state.offers()]

    def label(self, notation: str) -> Note:
        """A move of the seat that is asked, in words and with the rule that it is played by; for its own eyes."""
        move = self.game.read(notation)
        return self.state.label(move) or self.game.label(move)

    def why_not(self, move: int | str, seat: int | None = None) -> list[Clause]:
        """The clauses that forbid the move now; an empty list when it is legal.

        >>> import kodeks
        >>> kodeks.game("archimedes").table(seed=2).why_not("pass")
        [Clause ARM-6.1: If you cannot or do not want to make an equation or an equality, you must draw ...]
        """
        number = self._read(move, seat)
        if seat is not None and self.turn is not None and seat != self._who(number):
            return self._told(self.state.skips(seat) if seat != self.turn else self.state.holder())
        return self._told(self.state.refusal(number))

    def _who(self, move: int) -> int:
        """Who makes this move: the seat that is asked, or the one whose word it is."""
        speaker = self.game.speaker(move)
        return self.state.turn if speaker is None else speaker

    def _told(self, clause_ids: str) -> list[Clause]:
        """The clauses of a refusal; one that a house rule decides names it."""
        found = self.game.rulebook.all(clause_ids)
        return [self._with_option(clause) if clause.option and not clause.about else clause for clause in found]

    def _with_option(self, clause: Clause) -> Clause:
        value = self.settled.get(clause.option)
        return clause.naming(f"{clause.option}: {as_word(value)}") if isinstance(value, int | str) else clause

    def _read(self, move: int | str, seat: int | None) -> int:
        """The move of a notation; who is asked and mistypes hears what is legal now."""
        if not isinstance(move, str):
            return move
        try:
            return self.game.read(move)
        except UnknownMove as error:
            moves = self.moves() if seat in (None, self.turn) else []
            if not moves:
                raise
            more = ", ..." if len(moves) > FEW else ""
            raise UnknownMove(f"{error}; legal now: {', '.join(moves[:FEW])}{more}") from None

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know: the only thing that leaves the table.

        >>> import kodeks
        >>> view = kodeks.game("archimedes").table(seed=2).view(None)
        >>> view["turn"], view["table"]["hand_sizes"]
        (0, [5, 5])
        """
        who = self._eyes(seat)
        prompt = self.prompt(seat)
        mine = seat is not None and self.turn == seat
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "turn": self.turn,
            "prompt": said(prompt),
            "moves": self.moves() if mine else [],
            "table": self.state.view(who),
            "log": [said(note) for note in self.log(seat)],
        }

    def prompt(self, seat: int | None) -> Note:
        """What is asked now, as this seat (None: a spectator) hears it."""
        return self.state.prompt(self._eyes(seat))

    def log(self, seat: int | None) -> list[Note]:
        """What was said so far, as far as this seat may hear it.

        >>> import kodeks
        >>> print(kodeks.game("archimedes").table(seed=2).log(None)[0])
        A starts the first round
        """
        who = self._eyes(seat)
        notes = self.opening + [note for notes in self.entries.notes for note in notes]
        return [note for note in notes if note.for_seat(who)]

    def _eyes(self, seat: int | None) -> int:
        """Who looks; nobody sits outside the table."""
        if seat is None:
            return WATCHER
        if isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat!r} here: seats are 0 to {self.seats - 1}, and None is a spectator")
        return seat

    def scores(self) -> list[int]:
        """The score of every seat, as the game counts.

        >>> import kodeks
        >>> kodeks.game("archimedes").table().scores()
        [0, 0]
        """
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on.

        >>> import kodeks
        >>> kodeks.game("archimedes").table().winners()
        []
        """
        return self.state.winners() if self.state.turn == OVER else []

    # playing

    def play(self, move: int | str, seat: int | None = None) -> None:
        """A move or its notation. IllegalMove names the clauses, and nothing has changed then.

        >>> import kodeks
        >>> table = kodeks.game("archimedes").table(seed=2)
        >>> table.play("pass")
        Traceback (most recent call last):
        kodeks.kernel.errors.IllegalMove: pass is not allowed. ARM-6.1: If you cannot or do not want to ...
        >>> table.play("+9=11", seat=0)
        """
        number = self._read(move, seat)
        clauses = self.why_not(number, seat)
        if clauses:
            raise self._refused(number, seat, clauses)
        self._answer(self._who(number), number, self.dealer.mark())
        self.deal()

    def _refused(self, move: int, seat: int | None, clauses: list[Clause]) -> IllegalMove:
        ids = [clause.id for clause in clauses]
        text = self.game.write(move)
        reasons = "; ".join(f"{clause.id}: {clause.text()}" for clause in clauses)
        if seat is not None and self.turn is not None and seat != self.turn:
            return OutOfTurn(f"{text}: it is {letter(self.turn)}'s turn. {reasons}", ids)
        return IllegalMove(f"{text} is not allowed. {reasons}", ids)

    def _answer(self, seat: int, move: int, mark: int) -> None:
        notes: list[Note] = []
        self.state.log = notes
        self.state.play(move)
        self.entries.add(seat, move, notes, mark)

    def _take(self, move: int) -> None:
        """An answer of an earlier game, by whoever is asked."""
        state = self.state
        if state.turn == OVER or (move not in state.moves() if state.turn == CHANCE else state.refusal(move)):
            raise IllegalMove(f"{self.game.write(move)} can not have been the answer here", [])
        self._answer(self._who(move), move, self.dealer.mark())

    def deal(self) -> None:
        """Chance answers while it is asked."""
        while self.state.turn == CHANCE:
            mark = self.dealer.mark()
            self._answer(CHANCE, self.dealer.answer(self), mark)

    # taking back

    def undo_bar(self, seat: int) -> str:
        """What stands against taking the seat's last move back freely, by its name; '' when nothing does."""
        at = self.last(seat)
        if at < 0:
            return NOTHING
        later = self.entries[at + 1 :]
        if any(entry.seat >= 0 for entry in later):
            return DECIDED
        if later:
            return CHANCE_SEEN
        return SHOWN if any(note.reveals for note in self.entries[at].notes) else ""

    def undo_reason(self, seat: int) -> str:
        """The same in words."""
        return BARS[self.undo_bar(seat)]

    def undo(self, seat: int, consent: bool = False, at: int | None = None) -> None:
        """Take the seat's last move back, or its answer at this place: free, or with everyone's consent.

        >>> import kodeks
        >>> table = kodeks.game("archimedes").table(seed=2)
        >>> table.play("draw")
        >>> table.undo_reason(0)
        'chance has been seen since'
        >>> table.undo(0, consent=True)
        >>> table.turn
        0
        """
        bar = self.undo_bar(seat)
        if bar == NOTHING or ((bar or at is not None) and not consent):
            raise NoUndo(f"this can not be taken back: {BARS[bar]}", bar)
        at = self.last(seat) if at is None else at
        kept, mark = self.entries[:at], self.entries[at].mark
        self.entries = Entries()
        self._reset()
        for entry in kept:
            self._answer(entry.seat, entry.move, entry.mark)
        self.dealer.rewind(mark)

    def last(self, seat: int) -> int:
        """The place of the seat's last answer, or -1."""
        return next((i for i in range(len(self.entries) - 1, self.given - 1, -1) if self.entries[i].seat == seat), -1)

    def origin(self) -> State:
        """The state before the first answer, made anew: to keep it would take more room than all answers."""
        if self.bare is not None:
            return self.bare.copy()
        if self.built is not None:
            return self.game.position(self.built, self.seats, self.settled)
        return self.game.start(self.seats, self.settled)

    def _reset(self) -> None:
        self.state = self.origin()
        self.opening = []
        self.state.log = self.opening
        self.state.begin()

    def journal(self) -> str:
        """The game as text, which `kodeks.replay` plays again.

        >>> import kodeks
        >>> table = kodeks.game("archimedes").table(seed=2)
        >>> kodeks.replay(table.journal()).state == table.state
        True
        """
        return write(self)

    def line(self) -> str:
        """The game up to now in one line, which `kodeks.from_line` sets up again.

        >>> import kodeks
        >>> table = kodeks.game("archimedes").table(seed=2)
        >>> table.line()
        'archimedes 2 {} {} 12.6...'
        >>> kodeks.from_line(table.line()).state == table.state
        True
        """
        return line.write(self)

    # as a thing of Python

    def copy(self) -> Table:
        """The same game for itself: what is played at the one leaves the other alone.

        >>> import kodeks
        >>> table = kodeks.game("archimedes").table(seed=2)
        >>> twin = table.copy()
        >>> twin.play("draw")
        >>> table.turn, twin.turn
        (0, 1)
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.dealer = copy.deepcopy(self.dealer)
        twin.players = self.players[:]
        twin.entries = self.entries.copy()
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __repr__(self) -> str:
        whose = "over" if self.turn is None else f"{letter(self.turn)} to decide"
        return f"<Table of {self.game.title}: {self.seats} seats, {len(self.entries)} answers so far, {whose}>"

    def __str__(self) -> str:
        """Whose turn it is, what is asked and the legal moves: for the eyes of the seat to decide."""
        asked = self.state.prompt(self._eyes(self.turn))
        if self.turn is None:
            return f"{self.game.title}: {asked} ({asked.clause})"
        lines = [f"{self.game.title}, {letter(self.turn)} to decide: {asked} ({asked.clause})"]
        moves = self.moves()
        width = max(len(move) for move in moves)
        return "\n".join(lines + [f"  {move:{width}}    {self.label(move)}" for move in moves])


def said(note: Note) -> dict[str, Any]:
    return {"clause": note.clause, "text": note.text, "args": note.args}
