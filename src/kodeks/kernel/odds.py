"""What chance could have answered, spelled out, so that who knows no rules can recompute every roll.

A roll takes a number below the length of a list and answers with what stands there. Lists are numbered:

# 1 = first A, first B                 a new list, and the next answers come from it
# 2 = card 1 ×4, card 2 ×4             ×4: four times in a row
# 2                                    list 2 without what was taken from it
# 2 again                              list 2 with everything back in it
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from kodeks.kernel.rng import Rng

if TYPE_CHECKING:
    from kodeks.kernel.game import Game
    from kodeks.kernel.state import State

MARK = "#"
TIMES = " ×"
AGAIN = " again"


class Probe(Rng):
    """Asks how many answers there are, and gives any of them."""

    __slots__ = ("size", "value")

    def __init__(self) -> None:
        super().__init__(0)
        self.size = 1
        self.value = 0

    def below(self, n: int) -> int:
        self.size = n
        return self.value


def possible(game: Game, state: State) -> list[str]:
    """What chance answers here for each number that it may draw."""
    probe = Probe()
    found: list[str] = []
    while len(found) < probe.size:
        probe.value = len(found)
        found.append(game.write(state.roll(probe)))
    return found


class Lists:
    """The numbered lists so far, as a journal names them."""

    def __init__(self) -> None:
        self.whole: list[list[str]] = []
        self.rest: list[list[str]] = []
        self.at = -1  # the list that the last answer came from

    def line(self, now: list[str]) -> str:
        """The line that names the list of this roll; '' when it goes on with the last one."""
        if self.at >= 0 and self.rest[self.at] == now:
            return ""
        for at, (whole, rest) in enumerate(zip(self.whole, self.rest, strict=True)):
            if now in (rest, whole):
                self.at = at
                self.rest[at] = now[:]
                return f"{MARK} {at + 1}" + ("" if now == rest else AGAIN)
        self.whole.append(now[:])
        self.rest.append(now[:])
        self.at = len(self.whole) - 1
        return f"{MARK} {len(self.whole)} = {told(now)}"

    def take(self, answer: str) -> None:
        self.rest[self.at].remove(answer)


def told(answers: list[str]) -> str:
    runs = [(answer, len(list(same))) for answer, same in groupby(answers)]
    return ", ".join(answer + (f"{TIMES}{count}" if count > 1 else "") for answer, count in runs)
