"""Legal decks at random, and games with them."""

from __future__ import annotations

from random import Random

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.decks import Deck, faults
from kodeks.games.starwars.game import StarWarsGame
from tests.play import Case, with_our_sets

RULESETS = ["PL22", "EN50"]


def cards() -> Catalogue:
    game = with_our_sets("starwars")
    assert isinstance(game, StarWarsGame)
    return game.catalogue()


def sets_of(side: int) -> list[int]:
    return [n for n in sorted(cards().sets) if cards().complete(n) and objective(n).side == side]


def objective(number: int) -> Kind:
    return cards().kinds[cards().sets[number][0]]


def random_deck(side: int, rng: Random) -> str:
    """A legal deck of ten to fourteen sets, now and then with our own set, which does what no other does."""
    affiliation = rng.choice([1, 2, 3] if side == LIGHT else [4, 5, 6])
    fitting = [n for n in sets_of(side) if objective(n).only in (NONE, affiliation)]
    ours = [901 + side] * rng.choice([0, 0, 1, 2])
    while True:
        deck = Deck(affiliation, ours + [rng.choice(fitting) for _ in range(rng.randint(10, 14) - len(ours))])
        if not faults(deck, cards()):
            return deck.line()


def random_case(ruleset: str, seed: int) -> Case:
    rng = Random(f"decks/{ruleset}/{seed}")
    given = {
        "lightDeck": random_deck(LIGHT, rng),
        "darkDeck": random_deck(DARK, rng),
        "ruleset": ruleset,
        "mulligan": rng.random() < 0.7,
    }
    return Case("starwars", 2, tuple(given.items()), seed)
