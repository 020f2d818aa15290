"""Part F of the catalogue (BRS-INV): what holds before and after every answer of every battle, whatever the decks.

Held elsewhere: 25 to 27 in test_stacking, 35 and 40 by the contract of all games.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from kodeks.games.berserk.game import BerserkGame
from kodeks.games.berserk.moves import DIE
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.main import Main
from kodeks.kernel.state import CHANCE, OVER
from tests.games.berserk.invariants.actions import Acting, Dice, Waiting
from tests.games.berserk.invariants.battle import Battle, Invariant, game, weight
from tests.games.berserk.invariants.cards import Ending, Marks, Places, Riders
from tests.games.berserk.invariants.mirror import mirror, reflected
from tests.games.berserk.invariants.preparation import Squads
from tests.games.berserk.invariants.reference import CARDS, deck_of, some
from tests.play import Case, cases

BATTLES = 24
LIMIT = 300
INVARIANTS: list[type[Invariant]] = [Places, Riders, Marks, Ending, Acting, Waiting, Dice, Squads]
EXPECTED = [  # what the battles must have met, so that the checks have seen something
    *("squad", "redeal", "step", "turn", "black die", "both miss", "rolled again", "ranged", "defended"),
    *("gear", "symbiote", "healed", "cancelled", "won", "counterstrike", "BRS-WND-3", "BRS-DEF-1", "BRS-ATK-8"),
]


def kept(seed: int, playing: BerserkGame | None = None, options: dict[str, str] | None = None) -> Counter[str]:
    battle = Battle(seed, INVARIANTS, playing, options)
    try:
        battle.run()
    except Exception as error:
        error.add_note(f"battle {seed}, answer {battle.answers}")
        raise
    return battle.happened


def test_every_answer_of_random_battles_keeps_the_invariants() -> None:
    happened: Counter[str] = Counter()
    for seed in range(BATTLES):
        happened += kept(seed)
    assert not [event for event in EXPECTED if not happened[event]]


@pytest.mark.skipif(CARDS is None, reason="the reference cards are not here")
@pytest.mark.parametrize("seed", range(3))
def test_battles_with_reference_cards_keep_them_too(seed: int) -> None:
    """Squads of any cards that are understood whole, of all elements, mixed with the shipped ones."""
    rng = Random(f"reference {seed}")
    playing = some(rng, 24)
    for round in range(5):
        kept(100 * seed + round, playing, {"deckA": deck_of(playing, rng), "deckB": deck_of(playing, rng)})


@pytest.mark.parametrize("case", cases("berserk")[:1], ids=str)
def test_battles_with_other_options_keep_them_too(case: Case) -> None:
    """For a soak too: any case of this game, with whatever options; of other cards where they are here."""
    if case.name == "berserk":
        rng = case.rng()
        playing = game() if CARDS is None else some(rng, 24)
        decks = {} if CARDS is None else {name: deck_of(playing, rng) for name in ("deckA", "deckB")}
        limit = {"turnLimit": case.options.get("turnLimit") or LIMIT}  # what regenerates may fight for ever
        kept(case.seed, playing, case.options | limit | decks)


# --- two players, one field -------------------------------------------------------------------------


def battlefields(seed: int) -> list[Berserk]:
    """Positions of a random battle in which the active player is free to move."""
    rng = Random(f"mirror {seed}")
    state = game().new(2)
    assert isinstance(state, Berserk)
    found: list[Berserk] = []
    while state.turn != OVER:
        moves = state.moves()
        free = isinstance(state.frames[-1], Main) and len(state.frames) == 2 and not state.stack.items
        if free and state.turns > 2 and len(moves) > 1:
            found.append(state.copy())
        if state.turn == CHANCE:
            state.play(rng.choices(moves, state.odds())[0])
        else:
            state.play(rng.choices(moves, [weight(game().write(move)) for move in moves])[0])
    return rng.sample(found, min(6, len(found)))


@pytest.mark.parametrize("seed", range(5))
def test_41_both_players_have_the_same_rules(seed: int) -> None:
    """Turned by half and with the players swapped, a battle goes on in the same way."""
    rng = Random(seed)
    for here in battlefields(seed):
        there = mirror(here)
        for _ in range(12):
            if here.turn == OVER:
                break
            told = [game().write(reflected(move)) for move in here.moves()]
            assert sorted(told) == sorted(game().write(move) for move in there.moves()), str(here)
            move = rng.choice(here.moves())
            here.play(move)
            there.play(reflected(move))
            assert there.turn == (1 - here.turn if here.turn >= 0 else here.turn)
        if len(here.frames) == 2 and not here.stack.items:
            assert mirror(here).facts() == there.facts()


# --- dice -------------------------------------------------------------------------------------------

FIELD: dict[str, Any] = {
    "cards": "[X] Plain\ntype: creature\ncost: 3 silver\nmovement: 1\nlives: 9\nstrike: 2-3-4\n",
    "play": {"A": ["c3 Plain"], "B": ["c4 Plain"]},
}


@pytest.mark.clause("BRS-ATK-5", "BRS-ATK-6", "BRS-ATK-7", "BRS-ATK-8", "BRS-ATK-16")
def test_44_a_plain_fight_has_the_chances_of_the_rulebook() -> None:
    """All 36 throws, each as likely as the others (BRS-CMP-3)."""
    table = game().for_table(game().settle(2, {}), FIELD)
    results: Counter[tuple[int, int]] = Counter()
    for white in range(1, 7):
        for black in range(1, 7):
            state = table.position(FIELD, 2, table.settle(2, {}))
            assert isinstance(state, Berserk)
            state.begin()
            state.play(table.read("strike c3 c4"))
            assert state.odds() == [1] * 6
            state.play(DIE + white)
            state.play(DIE + black)
            results[state.cards[0].wounds, state.cards[1].wounds] += 1
    chances = {wounds: Fraction(count, 36) for wounds, count in results.items()}
    assert chances == {
        (2, 0): Fraction(1, 6),
        (0, 0): Fraction(1, 6),
        (0, 2): Fraction(1, 3),
        (0, 3): Fraction(2, 9),
        (0, 4): Fraction(1, 9),
    }


# --- wounds -----------------------------------------------------------------------------------------

HEALERS: dict[str, Any] = {
    "cards": """
[X] Plain
movement: 1
lives: 40
strike: 2-3-4

[X] Surgeon
movement: 1
lives: 40
strike: 1-1-1
en: [:tap]: redistribute 5 or fewer wounds from a chosen creature to your creatures.
""",
}


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.clause("BRS-KW-pereraspredelit-rany")
def test_43_wounds_that_are_redistributed_are_as_many_as_before(seed: int) -> None:
    rng = Random(seed)
    wounded = [f"{cell} Plain; wounds {rng.randint(0, 9)}" for cell in ("a1", "b1", "c1")]
    data = {**HEALERS, "play": {"A": ["c2 Surgeon", *wounded], "B": [f"c5 Plain; wounds {rng.randint(0, 9)}"]}}
    table = game().for_table(game().settle(2, {}), data)
    state = table.position(data, 2, table.settle(2, {}))
    assert isinstance(state, Berserk)
    state.begin()
    before = sum(piece.wounds for piece in state.cards)
    uses = [move for move in state.moves() if table.write(move).startswith("use")]
    assert uses
    state.play(rng.choice(uses))
    while not (isinstance(state.frames[-1], Main) and len(state.frames) == 2 and not state.stack.items):
        state.play(rng.choice(state.moves()))
    assert sum(piece.wounds for piece in state.cards) == before
