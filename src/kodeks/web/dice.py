"""The numbers that the seats of a table add to its seed: promised by their hashes, then opened, all or none.

Promises can change until somebody starts the game; from then on they are fixed, and every seat is shown all of them
before it opens its own number. Who does not open has no second draw: after a while the others may annul the table,
and it says who kept the number back. docs/fair.md says why nobody gains by it.
"""

from __future__ import annotations

from kodeks.kernel.fair import SERVED, commitment, is_commit, is_number, mixed
from kodeks.languages import mark
from kodeks.web import limits
from kodeks.web.chair import Chair
from kodeks.web.errors import TOO_LARGE, BadRequest, Refused, TooLarge

PATIENCE = 60.0  # seconds that a seat has to open its number, before the others may annul the table
NOT_NOW = mark("No number is to be opened at this table now.")


class Dice:
    def __init__(self, sealed: str) -> None:
        self.sealed = sealed
        self.commits: list[str] = []  # by seat, '' for none; fixed when the game is started
        self.numbers: list[str] = []  # by seat, as they are opened
        self.since = 0.0  # when the promises were fixed
        self.annulled: list[int] = []  # the seats that did not open

    # asking

    def waits_for(self) -> list[int]:
        """The seats that have not opened what they promised."""
        return [seat for seat, commit in enumerate(self.commits) if commit and not self.numbers[seat]]

    def promises(self) -> list[str]:
        """As journals keep them; nothing where no seat has promised."""
        return [commit or SERVED for commit in self.commits] if any(self.commits) else []

    def seed(self, secret: str) -> str:
        return mixed(secret, self.numbers)

    # what may be done

    def check_open(self) -> None:
        """Seats and promises stay as they are while numbers are opened, and after."""
        if self.annulled:
            raise Refused(mark("This table is annulled: open another one."))
        if self.waits_for():
            raise Refused(mark("The numbers are being opened: nobody sits down or gets up now."))

    def check_promise(self, commit: str) -> None:
        check_size(commit)
        if commit and not is_commit(commit):
            raise BadRequest(mark("This form is broken: load the page again."))

    def check_number(self, seat: int, number: str) -> None:
        check_size(number)
        if self.annulled or seat not in self.waits_for():
            raise Refused(NOT_NOW)
        if not is_number(number) or commitment(self.sealed, seat, number) != self.commits[seat]:
            raise Refused(mark("This is not the number that was promised."))

    def check_late(self, now: float) -> None:
        if self.annulled or not self.waits_for():
            raise Refused(NOT_NOW)
        if now < self.since + PATIENCE:  # by the time of the table, which never goes back
            raise Refused(mark("Wait a minute: the number may still come."))

    # what was done

    def close(self, chairs: list[Chair], now: float) -> None:
        """Numbers were given in the open at tables of before; beside promises they do not count."""
        self.commits, self.since = [chair.commit for chair in chairs], now
        self.numbers = ["" if any(self.commits) else chair.number for chair in chairs]

    def open(self, seat: int, number: str) -> None:
        self.check_number(seat, number)  # a row may be damaged
        self.numbers[seat] = number


def check_size(text: str) -> None:
    if len(text) > limits.PROMISE:
        raise TooLarge(TOO_LARGE)
