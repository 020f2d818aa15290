"""Rates with their intervals, differences, and a correction for looking at many of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import erfc, sqrt

from kodeks.arena.balance.arms import CHANGED, DECKS, PLAIN, RULE, Arm
from kodeks.arena.play import NO_SEAT, Result
from kodeks.arena.report import wilson
from kodeks.kernel.note import letter

SURE = 0.05


@dataclass
class Rate:
    """How often somebody won; a victory that is shared is a part of one."""

    wins: float = 0.0
    games: int = 0

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        self.wins += 1 / len(result.winners) if seat in result.winners else 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass
class Figure:
    """One thing that was looked at, beside what it is compared with; `chance` is that of such a difference by luck."""

    about: str  # deck, seat, first, rule, version, drawn, played, included
    name: str
    rate: Rate
    other: Rate | None = None
    chance: float | None = field(default=None)  # corrected for all that were looked at

    def sure(self) -> bool:
        return self.chance is not None and self.chance < SURE


def figures(arms: list[Arm], results: list[Result]) -> list[Figure]:
    """All of them; `chance` corrected over all (Holm), so that of figures without a difference one in twenty runs
    calls any of them sure."""
    by_arm: list[list[Result]] = [[] for _ in arms]
    for result in results:
        by_arm[result.number % len(arms)].append(result)
    played = list(zip(arms, by_arm, strict=True))
    found = [*decks(played), *seats(played), *rules(played), *versions(played), *cards(played)]
    compared = [figure for figure in found if figure.other is not None]
    for figure, chance in zip(compared, holm([luck(one.rate, one.other) for one in compared]), strict=True):
        figure.chance = chance
    return found


Played = list[tuple[Arm, list[Result]]]


def rate_of(results: Iterable[Result], seat: int) -> Rate:
    found = Rate()
    for result in results:
        found.add(result, seat)
    return found


def decks(played: Played) -> list[Figure]:
    """The first of each pair against the second."""
    return [Figure("deck", arm.name, rate_of(results, 0)) for arm, results in played if arm.kind == DECKS]


def seats(played: Played) -> list[Figure]:
    """How each seat did, and who was asked first, in the game as it is."""
    plain = [result for arm, results in played if arm.kind in (PLAIN, DECKS) for result in results]
    count = len(plain[0].bots) if plain else 0
    found = [Figure("seat", letter(seat), rate_of(plain, seat)) for seat in range(count)]
    first = Rate()
    for result in plain:
        if result.first != NO_SEAT:
            first.add(result, result.first)
    return [*found, Figure("first", "", first)]


def rules(played: Played) -> list[Figure]:
    """How the first seat does with the rule, beside the same deals without."""
    before = [result for arm, results in played if arm.kind == PLAIN for result in results]
    return [
        Figure("rule", arm.name, rate_of(results, 0), rate_of(before, 0)) for arm, results in played if arm.kind == RULE
    ]


def versions(played: Played) -> list[Figure]:
    """Each pair of decks with the changed cards, beside the same pair without."""
    before = {arm.name: results for arm, results in played if arm.kind == DECKS}
    return [
        Figure("version", arm.name, rate_of(results, 0), rate_of(before[arm.name], 0))
        for arm, results in played
        if arm.kind == CHANGED
    ]


def cards(played: Played) -> list[Figure]:
    """For each card how its owner did with it in the deck, and when it was drawn or played, beside when it was not."""
    rates: dict[tuple[str, str, bool], Rate] = {}
    for arm, results in played:
        if arm.kind != DECKS or not results:
            continue
        settled = arm.game.settle(len(results[0].bots), arm.options)
        for seat in range(len(arm.decks)):
            for name in arm.game.included(settled, seat):
                for result in results:
                    for about, there in (
                        ("included", True),
                        ("drawn", name in result.drawn[seat]),
                        ("played", name in result.used[seat]),
                    ):
                        rates.setdefault((about, name, there), Rate()).add(result, seat)
    found = []
    for (about, name, there), rate in sorted(rates.items()):
        if there:
            found.append(Figure(about, name, rate, rates.get((about, name, False))))
    return found


def luck(one: Rate, other: Rate | None) -> float:
    """The chance of a difference as large as this between two equal rates, of both sides."""
    if other is None or not one.games or not other.games:
        return 1.0
    both = (one.wins + other.wins) / (one.games + other.games)
    spread = sqrt(both * (1 - both) * (1 / one.games + 1 / other.games))
    return erfc(abs(one.share - other.share) / spread / sqrt(2)) if spread else 1.0


def holm(chances: list[float]) -> list[float]:
    """Each chance times the number of those that are not smaller, and never below one before it."""
    found = [1.0] * len(chances)
    least = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        least = max(least, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = least
    return found
