"""How changes add up, of those with one name only the largest, and what changes something for a time."""

from __future__ import annotations

from typing import Final, TypeVar

from kodeks.kernel.native import i64, mypyc_attr
from kodeks.kernel.part import Part, Shared

NONE: Final = -1  # no such number, no such card


@mypyc_attr(acyclic=True, free_list_len=1)
class Sum:
    """A quantity in the making: it is told what changes it, in any order, and the order of the fold is this.

    1. What it starts from and all changes add up.
    2. An absolute value stands in the place of all that, the latest one.
    3. It is doubled, once for each doubling, an absolute value too.
    4. It is reduced to the smallest number that is said; what is smaller stays.
    5. It is never below 0.
    """

    __slots__ = ("total", "fixed", "doubles", "limit")

    def __init__(self, start: int) -> None:
        self.total: i64 = start
        self.fixed: i64 = NONE
        self.doubles: i64 = 0
        self.limit: i64 = NONE

    def add(self, number: int) -> None:
        """What takes away is negative."""
        self.total += number

    def fix(self, number: int) -> None:
        """An absolute value: what is added does not matter."""
        self.fixed = number

    def double(self) -> None:
        self.doubles += 1

    def reduce_to(self, number: int) -> None:
        self.limit = number if self.limit == NONE else min(number, self.limit)

    def value(self) -> int:
        found = self.total if self.fixed == NONE else self.fixed
        found <<= self.doubles
        if self.limit != NONE:
            found = min(found, self.limit)
        return max(found, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Shared):
    """Something that changes what a card is or does. Those without a name add up."""

    __slots__ = ()

    def named(self) -> bool:
        """Whether of several like it only the largest works."""
        return False

    def like(self, other: Modifier) -> bool:
        """Whether who loses this named one loses the other: the same, of whatever value, for whatever cases."""
        return False

    def size(self) -> int:
        """Its number, if it has one."""
        return 1


M = TypeVar("M", bound=Modifier)


def largest(found: list[M]) -> list[M]:
    """Those that work: of named ones that are like each other the largest, on a tie the first; of the others all."""
    kept: list[M] = []
    for one in found:
        if one.named():
            at = NONE
            for i in range(len(kept)):
                if kept[i].named() and kept[i].like(one) and one.like(kept[i]):
                    at = i
            if at != NONE:
                if one.size() > kept[at].size():
                    kept[at] = one
                continue
        kept.append(one)
    return kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Part):
    """An effect that holds for a time. It is never changed, only dropped: the copies of a state share it.

    `until` is the moment at which it ends, a number of which the game says only that an earlier moment has a smaller
    one: spans that lie within each other, the shorter first, or the turns as they are counted.
    """

    __slots__ = ("until", "card")

    def __init__(self, until: int, card: int = NONE) -> None:
        self.until = until
        self.card = card  # the one that it is about, fixed when the effect begins


L = TypeVar("L", bound=Lasting)


def expire(effects: list[L], until: int) -> None:
    """What holds until then, or for something shorter, ends."""
    if effects:
        effects[:] = [effect for effect in effects if effect.until > until]


def leaves_play(effects: list[L], uid: int) -> None:
    """What was about this card ends; who comes back is a new card."""
    if effects:
        effects[:] = [effect for effect in effects if effect.card != uid]
