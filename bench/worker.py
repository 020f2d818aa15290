"""One engine in a process of its own; run.py starts it.

worker.py ENGINE play SECONDS              decisions games seconds
worker.py ENGINE copy SECONDS              copies seconds
worker.py plain verify FIRST_SEED GAMES    decisions digest
worker.py spiel verify FIRST_SEED GAMES    decisions
worker.py kodeks verify FIRST_SEED GAMES   whole to-a-tie different: games as coincide.py finds them

ENGINE is plain, spiel, kodeks, arcanon, starwars or berserk. Seconds are of CPU time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

GAMES = 10  # in one go, between two looks at the clock
COPIES = 500
MIDDLE = 20  # decisions into the game
BATTLE = {  # of Berserk, whose first decisions come before it
    "play": {
        "A": [
            *("b3 Spark Watchman", "c3 Forge Hammerman; wounds 3", "d3 Outpost Cutter; closed", "b2 Ash Shieldman"),
            *("c2 Crucible Archer", "d2 Sister of the Lamp; chips 1", "c3+ Verdict Blade", "z Ash Falcon"),
            "z Sentence Square",
        ],
        "B": [
            *("a4 Hungry Page; closed", "b4 Pale Duellist", "c4 Moonless Marshal; wounds 5", "d4 Scarlet Lady"),
            *("b5 Mire Shieldman", "c5 Palace Apothecary", "d5 Midnight Horn", "d4+ Bone Jockey", "z Usurer Bat"),
        ],
    },
    "decks": {"A": ["Denouncer", "Headsman", "Ember Ensign"], "B": ["Hungry Page", "Moat Ghoul", "Crypt Widow"]},
}


class Plain:
    def __init__(self) -> None:
        import archimedes

        self.rules = archimedes
        self.chooser = archimedes.Lcg(12346)
        self.seed = 1

    def play(self) -> int:
        self.seed += GAMES
        return self.rules.playouts(self.chooser, self.seed, GAMES)

    def middle(self) -> Callable[[], object]:
        state = self.rules.new_game(1)
        for _ in range(MIDDLE):
            state.apply(state.legal_actions()[-1])
        return state.copy

    def verify(self, first_seed: int, games: int) -> tuple[int, ...]:
        return self.rules.digest(first_seed, games)


class Spiel:
    def __init__(self) -> None:
        import archimedes_spiel

        self.rules: Any = archimedes_spiel
        self.seed = 1

    def play(self) -> int:
        self.seed += 1
        decisions: int = self.rules.playouts(self.seed, GAMES)
        return decisions

    def middle(self) -> Callable[[], object]:
        clone: Callable[[], object] = self.rules.middle(MIDDLE).clone
        return clone

    def verify(self, first_seed: int, games: int) -> tuple[int, ...]:
        return (self.rules.playouts(first_seed, games),)


class Kodeks:
    def __init__(self, name: str, seats: int = 4, position: dict[str, Any] | None = None, **options: Any) -> None:
        import kodeks
        from kodeks.kernel import playout

        game = kodeks.game(name)
        self.opening = game.new(seats, **options)
        self.built = None if position is None else game.position(position, seats, game.settle(seats, options))
        self.playout = playout.playout
        self.rng = kodeks.Rng(12346)

    def play(self) -> int:
        return sum(self.playout(self.opening.copy(), self.rng) for _ in range(GAMES))

    def middle(self) -> Callable[[], object]:
        if self.built is not None:
            self.built.begin()
            return self.built.copy
        state = self.opening.copy()
        decisions = 0
        while decisions < MIDDLE or state.turn < 0:
            decisions += state.turn >= 0
            state.play(state.roll(self.rng) if state.turn < 0 else state.moves()[-1])
        return state.copy

    def verify(self, first_seed: int, games: int) -> tuple[int, ...]:
        from coincide import coincide

        return coincide(first_seed, games)


ENGINES: dict[str, Callable[[], Plain | Spiel | Kodeks]] = {
    "plain": Plain,
    "spiel": Spiel,
    "kodeks": lambda: Kodeks("archimedes", firstPlayer=0),
    "arcanon": lambda: Kodeks("arcanon"),
    "starwars": lambda: Kodeks("starwars", 2),
    "berserk": lambda: Kodeks("berserk", 2, BATTLE),
}


def timed(seconds: float, work: Callable[[], int]) -> tuple[int, int, float]:
    """The work done, in how many goes, and the CPU time."""
    work()  # warm-up
    total = goes = 0
    begin = time.process_time()
    while True:
        total += work()
        goes += 1
        took = time.process_time() - begin
        if took >= seconds:
            return total, goes, took


def copies(copy: Callable[[], object]) -> int:
    for _ in range(COPIES):
        copy()
    return COPIES


def main(engine: str, mode: str, *numbers: str) -> None:
    made = ENGINES[engine]()
    if mode == "verify":
        print(*made.verify(int(numbers[0]), int(numbers[1])))
    elif mode == "play":
        decisions, goes, took = timed(float(numbers[0]), made.play)
        print(decisions, goes * GAMES, f"{took:.6f}")
    else:
        copy = made.middle()
        made_copies, _, took = timed(float(numbers[0]), lambda: copies(copy))
        print(made_copies, f"{took:.6f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
