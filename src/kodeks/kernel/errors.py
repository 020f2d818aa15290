"""Everything that can go wrong for a caller, each with a sentence that says what to do.

KodeksError
├── UnknownGame      no such game
├── BadOption        an option or a number of seats that the game does not have
├── UnknownMove      not the notation of any move
├── IllegalMove      a move that the rules forbid now; names the clauses
│   └── OutOfTurn    another seat decides
├── NoUndo           this can not be taken back freely
├── BadPosition      a position that no game can reach
├── BadText          a card's line that is not understood, with its place
├── BadScenario      a scenario file that can not be read
├── ScenarioFailed   a scenario whose expectation does not hold
└── BadJournal       a journal that is not one
    ├── NewerJournal written by a later version
    ├── CutJournal   its end is missing
    └── OtherCards   written with other card data
"""

from __future__ import annotations


class KodeksError(Exception):
    """The root: str() of it is meant for people.

    >>> import kodeks
    >>> try:
    ...     kodeks.game("chess")
    ... except kodeks.KodeksError as error:
    ...     print(error)
    no game is called 'chess'; there are: ...
    """


class UnknownGame(KodeksError):
    pass


class BadOption(KodeksError):
    pass


class UnknownMove(KodeksError):
    pass


class IllegalMove(KodeksError):
    """`clauses` holds the ids of the rules that forbid the move.

    >>> import kodeks
    >>> try:
    ...     kodeks.game("archimedes").table().play("pass")
    ... except kodeks.IllegalMove as refusal:
    ...     print(refusal.clauses)
    ['ARM-6.1']
    """

    def __init__(self, message: str, clauses: list[str]) -> None:
        super().__init__(message)
        self.clauses = clauses


class OutOfTurn(IllegalMove):
    pass


class NoUndo(KodeksError):
    """`name` says what stands against it, as `Table.undo_bar` does."""

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


class BadPosition(KodeksError):
    pass


class BadText(KodeksError):
    """A line that is not understood, with its place."""

    def __init__(self, what: str, line: int = 0, column: int = 0, text: str = "", file: str = "") -> None:
        self.what = what
        self.line = line
        self.column = column
        self.text = text
        self.file = file
        super().__init__(str(self))

    def __str__(self) -> str:
        if not self.line:
            return self.what
        place = f"{self.file or 'cards'}, line {self.line}, column {self.column}"
        return f"{place}: {self.what}\n  {self.text}\n  {' ' * (self.column - 1)}^"


class BadScenario(KodeksError):
    pass


class ScenarioFailed(KodeksError):
    pass


class BadJournal(KodeksError):
    pass


class NewerJournal(BadJournal):
    pass


class CutJournal(BadJournal):
    pass


class OtherCards(BadJournal):
    pass
