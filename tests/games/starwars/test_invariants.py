"""Part E of the catalogue: what holds before and after every answer of every game, whatever the decks."""

from __future__ import annotations

from collections import Counter

import pytest

import kodeks
from tests.games.starwars.invariants.cards import Cards, Piles
from tests.games.starwars.invariants.course import Course, Ending, Engagements
from tests.games.starwars.invariants.payments import Cancelled, Limits, Payments
from tests.games.starwars.invariants.questions import Passing, Questions, Views
from tests.games.starwars.invariants.tokens import Damage, Tokens
from tests.games.starwars.invariants.trajectory import GAME, LONGEST, Invariant, Trajectory, weight
from tests.games.starwars.invariants.values import Values
from tests.games.starwars.random_decks import RULESETS, random_case
from tests.play import Case

GAMES = 26  # of each ruleset
INVARIANTS: list[type[Invariant]] = [
    Cards,
    Piles,
    Tokens,
    Damage,
    Ending,
    Course,
    Engagements,
    Limits,
    Payments,
    Cancelled,
    Questions,
    Passing,
    Values,
    Views,
]


def kept(case: Case) -> Counter[str]:
    """Plays a game whose every answer is checked; tells what happened in it."""
    game = Trajectory(case, INVARIANTS)
    try:
        game.run()
    except Exception as error:
        error.add_note(f"{case!r}, answer {game.answers}, seed {case.rng().random()}")
        raise
    return game.happened


@pytest.mark.clause(
    "SWC-CORE-CARD-12",
    "SWC-CORE-DRAW-2",
    "SWC-CORE-EDGE-10",
    "SWC-CORE-FOR-2",
    "SWC-CORE-FOR-6",
    "SWC-CORE-REF-3",
    "SWC-CORE-REF-4",
    "SWC-CORE-RES-5",
    "SWC-CORE-TURN-2",
    "SWC-CORE-TURN-3",
    "SWC-CORE-WIN-1",
    "SWC-CORE-WIN-2",
    "SWC-EXT-2.20",
    "SWC-FAQ-2.8a",
    "SWC-FAQ-3.2a",
    "SWC-TIM-8",
    "SWC-TM-24",
)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_answer_of_random_decks_keeps_the_invariants(ruleset: str) -> None:
    happened: Counter[str] = Counter()
    for seed in range(GAMES):
        happened += kept(random_case(ruleset, seed))
    missing = [event for event in EXPECTED if not happened[event]]
    assert not missing


EXPECTED = [
    *(
        "09",
        "10",
        "11",
        "19",
        "21",
        "22",
        "24",
        "28",
        "29 placed",
        "32",
    ),  # invariants that need something to happen first
    *("light wins", "dark wins", "end by SWC-CORE-WIN-1", "end by SWC-CORE-WIN-2", "captured"),
    "SWC-CORE-EDGE-11",  # Twist of Fate
    "SWC-CORE-KEY-PRO",
    "SWC-CORE-KEY-SHI",
    "SWC-CORE-OBJ-2",
    "SWC-CORE-REF-3",
    "SWC-CORE-SHD-2",
    "SWC-CORE-STR-4",
    "SWC-CORE-UNO-2",
]


STARTERS = [
    Case("starwars", 2, (), 1),
    Case("starwars", 2, (("lightDeck", "Rebel starter"), ("darkDeck", "Navy starter")), 2),
]


@pytest.mark.parametrize("case", STARTERS, ids=str)
def test_every_answer_keeps_the_invariants(case: Case) -> None:
    """For a soak too: any case of this game, with whatever options."""
    if case.name == "starwars":
        kept(case)


@pytest.mark.clause("SWC-TM-52")
@pytest.mark.parametrize("seed", range(2))
def test_31_the_same_seed_and_choices_give_the_same_game(seed: int) -> None:
    case = random_case(RULESETS[seed], seed + 1)
    table = case.table()
    rng = case.rng()
    for _ in range(LONGEST):
        if table.turn is None:
            break
        moves = table.moves()
        table.play(rng.choices(moves, [weight(move) for move in moves])[0])
    again = kodeks.replay(table.journal())
    assert again.state.digest() == table.state.digest()
    assert [[note.key() for note in entry.notes] for entry in again.entries] == [
        [note.key() for note in entry.notes] for entry in table.entries
    ]
    assert (again.scores(), again.winners()) == (table.scores(), table.winners())


@pytest.mark.clause("SWC-TM-52")
def test_31_a_card_with_a_comma_in_its_title_can_be_replayed() -> None:
    for seed in range(100):
        table = GAME.table(2, seed, lightDeck="Jedi: 1 1 2 2 3 3 4 4 5 6 112 112")
        while table.state.turns == 0:
            table.play(table.moves()[0])
        if "You Seek Yoda" in table.journal():
            break
    assert "You Seek Yoda" in table.journal()
    assert kodeks.replay(table.journal()).state.digest() == table.state.digest()
