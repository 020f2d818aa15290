"""Cards that people bring along: one set in two wordings, so that the same title is another card."""

from __future__ import annotations

from random import Random

from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.game import game
from kodeks.kernel.table import Table

REEF = """# a set of our own
[1001-1] The Drowned Archive
  objective, light, resources 1, capacity 5

[1001-2] Mira Vantress (unique)
  unit, light, cost 3, Force 2, icons UD1 BD1, capacity 3
  reaction to this entering play: draw {number}

# four divers
[1001-3] [1001-4] [1001-5] [1001-6] Salvage Crew
  unit, light, cost 2, Force 1, icons UD1, capacity 2
"""
DECK = "Jedi: 1 1 2 2 3 3 5 5 1001 1001"
MOVES = 120


def reef(number: int) -> CardFile:
    """Mira draws so many cards."""
    return CardFile("reef.cards", REEF.format(number=number))


def played(number: int, seed: int = 3, *more: CardFile) -> Table:
    """Some moves of a game with Mira's set."""
    made = game("starwars").with_cards([reef(number), *more])
    table: Table = made.table(seed=seed, lightDeck=DECK)
    rng = Random(seed)
    for _ in range(MOVES):
        if table.turn is not None:
            table.play(rng.choice(table.moves()))
    return table
