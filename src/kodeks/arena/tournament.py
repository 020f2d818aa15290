"""A league from its first game to its last, and what of it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kodeks.arena.executor import Executor
from kodeks.arena.play import Pairing, Result
from kodeks.arena.schedule import League
from kodeks.arena.sequential import decided


class Tournament:
    """`until`: a match of two ends when it is decided.

    Games end in any order, but a match is looked at in the order of its games: so it ends after the same game wherever
    they are played, and those that were already under way do not count.
    """

    def __init__(self, league: League, until: bool = False, known: list[Result] | None = None) -> None:
        self.league = league
        self.until = until
        self.matches = league.matches()
        self.played: dict[int, Result] = {}
        self.next = list(range(len(self.matches)))  # the first game of each match that is not there yet
        self.score = [[0.0, 0.0] for _ in self.matches]
        self.ended: dict[int, int] = {}  # matches that are decided, and after which game
        for result in known or []:
            self.take(result)

    def take(self, result: Result) -> None:
        self.played[result.number] = result
        match = self.league.match_of(result.number)
        while self.until and match not in self.ended and self.next[match] in self.played:
            self.look(match, self.played[self.next[match]])

    def look(self, match: int, result: Result) -> None:
        for seat in result.winners:
            side = self.matches[match].index(result.bots[seat])
            self.score[match][side] += 1 / len(result.winners)
        if decided(*self.score[match]):
            self.ended[match] = result.number
        self.next[match] += len(self.matches)

    def todo(self) -> Iterator[Pairing]:
        for pairing in self.league.pairings():
            if pairing.number not in self.played and self.league.match_of(pairing.number) not in self.ended:
                yield pairing

    def results(self) -> list[Result]:
        """Those that count, in order."""
        ends = [self.ended.get(match, self.league.games * len(self.matches)) for match in range(len(self.matches))]
        return [
            result for number, result in sorted(self.played.items()) if number <= ends[self.league.match_of(number)]
        ]

    def run(self, executor: Executor, done: Callable[[Result], None]) -> bool:
        """Plays what is left; `done` hears of each game as it ends. False when Ctrl-C stopped it before."""

        def ended(result: Result) -> None:
            self.take(result)
            done(result)

        try:
            executor.run(self.todo(), ended)
        except KeyboardInterrupt:
            return False
        return True
