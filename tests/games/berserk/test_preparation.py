"""Random games of Berserk from their beginning: they end, and what the preparation promises holds."""

from __future__ import annotations

from collections import Counter

import pytest

import kodeks
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import FLYER, TERRAIN
from kodeks.games.berserk.piece import DECK, GRAVE
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.deployment import FIRST, SECOND, Deployment
from kodeks.kernel.game import Game
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER

GAME: Game = kodeks.game("berserk")
SETTINGS = [
    {},
    {"deckA": "Moonless Court", "deckB": "Moonless Court", "first": "B"},
    {"crystals": "first game", "deckB": "Ash Watch", "waitingIncarnation": "turn-start"},
]
MANY = 20_000  # decisions: no game is that long


def start(given: dict[str, str]) -> Berserk:
    state = GAME.new(2, **given)
    assert isinstance(state, Berserk)
    return state


def step(state: Berserk, rng: Rng) -> None:
    if state.turn == CHANCE:
        state.play(state.roll(rng))
    else:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])


def owned(state: Berserk, seat: int) -> list[int]:
    """Every card of this player, wherever it is; of those that returned to the deck, the deck tells."""
    pieces = [piece.kind.number for piece in state.cards if piece.owner == seat and piece.zone != DECK]
    dealt = state.deals[seat] or state.squads[seat]
    return sorted(state.decks[seat] + dealt + deployed(state, seat) + pieces)


def deployed(state: Berserk, seat: int) -> list[int]:
    frame = state.frames[-1]
    cells = frame.cells if isinstance(frame, Deployment) else []
    return [number for at, number in enumerate(cells) if number >= 0 and state.row(seat, at)]


@pytest.mark.parametrize("given", SETTINGS, ids=["usual", "mirror", "small"])
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_ends_and_keeps_its_cards(given: dict[str, str], seed: int) -> None:
    state, rng = start(given), Rng(seed)
    pools = [sorted(pool) for pool in state.rules.pool]
    for _ in range(MANY):
        if state.turn == OVER:
            break
        step(state, rng)
        for seat in range(2):
            assert owned(state, seat) == pools[seat], "BRS-INV-1"
    assert state.turn == OVER
    assert state.winners()
    for piece in state.cards:
        assert (piece.uid in state.graves[piece.owner]) == (piece.zone == GRAVE), "BRS-INV-2"


def prepared(state: Berserk, rng: Rng) -> tuple[list[list[Kind]], dict[int, Kind]]:
    """The squads as they were built, and who was deployed on each cell."""
    squads: list[list[Kind]] = []
    cells: list[int] = []
    while not state.cards:
        frame = state.frames[-1]
        if any(state.deals):
            squads = [[state.kind(number) for number in squad] for squad in state.squads]
        elif isinstance(frame, Deployment):
            cells = frame.cells[:]
        step(state, rng)
    return squads, {at: state.kind(number) for at, number in enumerate(cells) if number >= 0}


@pytest.mark.clause("BRS-SQ-13", "BRS-SQ-16", "BRS-SQ-18", "BRS-SQ-22", "BRS-SQ-23")
@pytest.mark.parametrize("given", SETTINGS, ids=["usual", "mirror", "small"])
@pytest.mark.parametrize("seed", range(10))
def test_squads_are_paid_for_and_deployed_stage_by_stage(given: dict[str, str], seed: int) -> None:
    state, rng = start(given), Rng(seed)
    built, field = prepared(state, rng)
    for seat, squad in enumerate(built):
        first = seat == state.first
        gold, silver = (10, 10) if given.get("crystals") else (24, 22) if first else (25, 23)
        gold -= max(0, len({bit for kind in squad for bit in range(6) if kind.elements >> bit & 1}) - 1)
        great = sum(kind.creature() and kind.cost >= 9 for kind in squad)
        cost = {kind: kind.cost - (2 if kind.name == "Sworn Squire" and great else 0) for kind in squad}
        assert sum(cost[kind] for kind in squad if kind.elite) <= gold
        assert sum(cost[kind] for kind in squad) <= gold + silver
        assert sum(cost[kind] for kind in squad if kind.sub == FLYER) <= 15
        assert sum(kind.type == TERRAIN for kind in squad) <= 1
        assert max([n for kind, n in Counter(squad).items() if "[:unq]" in kind.text["en"]], default=1) == 1
        assert len(squad) <= 15
        cells = [cell for cell in field if state.row(seat, cell)]
        assert Counter(field[cell] for cell in cells) == Counter(squad)
        for stage in FIRST if first else SECOND:
            here = [cell for cell in stage if cell in cells]
            cells = [cell for cell in cells if cell not in here]
            assert len(here) == len(stage) or not cells, "BRS-INV-33"


@pytest.mark.clause("BRS-SQ-9")
def test_after_each_redeal_the_deal_has_one_card_fewer() -> None:
    table = GAME.table(seed=5, first="A")
    for count in range(15, 0, -1):
        assert len(table.view(0)["table"]["deal"]) == count
        table.play("redeal")
    assert table.turn == 1, "nothing is left to redeal: B is asked"


@pytest.mark.clause("BRS-D-3", "BRS-DEP-10")
def test_what_is_chosen_can_be_taken_back_until_it_is_done() -> None:
    table = GAME.table(seed=5, first="A")
    table.play("keep")
    table.play("keep")
    begun = table.state.copy()
    taken = next(move for move in table.moves() if move.startswith("take"))
    table.play(taken)
    table.undo(0)
    assert table.state == begun
    while (move := next((move for move in table.moves() if move.startswith("take")), "done")) != "done":
        table.play(move)
    table.play("done", seat=0)
    table.undo(0)
    assert table.turn == 0, "until somebody else has decided"


@pytest.mark.clause("BRS-REV-2")
@pytest.mark.parametrize("seed", range(6))
def test_after_the_second_players_first_turn_began_only_stealth_is_hidden(seed: int) -> None:
    state, rng = start({}), Rng(seed)
    while state.turn != OVER and state.turns < 4:
        step(state, rng)
        if state.turns >= 2 and state.turn >= 0:
            hidden = [piece.kind.name for piece in state.cards if piece.hidden]
            assert set(hidden) <= {"Silent Witness"}
