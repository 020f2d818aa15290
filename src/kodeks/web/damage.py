"""Why a table can not be opened, and from where it could go on."""

from __future__ import annotations

from collections.abc import Sequence

from kodeks.kernel.errors import IllegalMove, KodeksError, UnknownMove
from kodeks.kernel.game import Game
from kodeks.kernel.note import letter
from kodeks.kernel.rulebook import Clause
from kodeks.languages import Language, mark
from kodeks.languages.errors import explain
from kodeks.store.kept import Row, Unreadable

NO_HEADER = mark("What this table is made of can not be read.")
NEWER = mark("This table was opened by a newer Kodeks than this server runs.")
NEWER_ROW = mark("Row {number} was written by a newer Kodeks than this server runs.")
MISSING = mark("Row {number} is missing.")
BAD_ROW = mark("Row {number} can not be read.")
NOT_SET_UP = mark("The game can not be set up.")
FORBIDDEN = mark("The rules no longer allow move {number} of this game, by {letter}.")
BREAKS = mark("The rules can not go on after move {number} of this game, by {letter}.")

BEGINNING = ("start", "number")  # rows with which the game may begin
MOST_MOVE = 40  # letters of it that are told


class Damage(Exception):
    """A sentence with its places, and the error behind it."""

    def __init__(self, text: str, row: Row | None = None, clauses: Sequence[Clause] = (), /, **places: object) -> None:
        super().__init__(text)
        self.text = text
        self.row = row  # the one at which it stops
        self.clauses = clauses  # that forbid it
        self.places = places

    @property
    def at_move(self) -> bool:
        """All before it stands: the game could go on from there."""
        return self.text in (FORBIDDEN, BREAKS)

    def told(self, reader: Language, whole: bool = False) -> str:
        """The whole of it may tell of a card that others hide."""
        said = [reader.say(self.text, **self.places)]
        if whole and isinstance(self.__cause__, KodeksError) and self.text == NOT_SET_UP:
            said.append(explain(self.__cause__, reader))
        if whole and self.row is not None and self.at_move:
            said.append(f"{self.row.text[:MOST_MOVE]}:")
            said += [f"{clause.id} {clause.text(reader.code)}" for clause in self.clauses]
        return " ".join(said)


def header_damage(error: Exception) -> Damage:
    """Of what was met before the first row."""
    if isinstance(error, Unreadable):
        return Damage(NEWER if error.newer else NO_HEADER)
    return Damage(NOT_SET_UP if isinstance(error, KodeksError) else NO_HEADER)


def row_damage(row: Row, error: Exception, moves: int, game: Game) -> Damage:
    """Of what was met at a row, after so many moves."""
    if row.kind in BEGINNING and isinstance(error, KodeksError):
        return Damage(NOT_SET_UP, row)
    if row.kind == "start":
        return Damage(NO_HEADER, row)
    if row.kind != "move":
        return Damage(BAD_ROW, row, number=row.number)
    who = letter(row.seat) if 0 <= row.seat < game.high else "?"
    places = {"number": moves + 1, "letter": who}
    if isinstance(error, IllegalMove | UnknownMove):
        clauses = [game.rulebook.by_id[one] for one in getattr(error, "clauses", []) if one in game.rulebook.by_id]
        return Damage(FORBIDDEN, row, clauses, **places)
    return Damage(BREAKS, row, (), **places)
