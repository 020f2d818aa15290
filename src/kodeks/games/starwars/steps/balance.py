"""B.6, balance phase."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.moves import CHOOSE, PASS, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.damage import FRAMEWORK, deal
from kodeks.games.starwars.values import can_carry_damage
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note


def balance(state: StarWars, name: str) -> None:
    if (name == "B1" and state.active == DARK) or (name == "B2" and state.active == DARK and state.balance == DARK):
        advance(state)
    elif name == "B3" and state.active == LIGHT and state.balance == LIGHT and targets(state):
        state.push(BALANCE_DAMAGE)


def advance(state: StarWars) -> None:
    """SWC-CORE-BAL-1."""
    state.dial += 1
    state.tell("SWC-CORE-BAL-1", "The dial stands at {dial}", {"dial": state.dial})


def targets(state: StarWars) -> list[Piece]:
    return [piece for piece in state.targets_of(DARK) if can_carry_damage(state, piece)]


class BalanceDamage(Choice[StarWars]):
    """SWC-CORE-BAL-2: the light side may damage an objective."""

    __slots__ = ()

    def chooser(self, state: StarWars) -> int:
        return LIGHT

    def offers(self, state: StarWars) -> list[int]:
        return [PASS] + [by_piece(CHOOSE, piece) for piece in targets(state)]

    def chosen(self, state: StarWars, move: int) -> None:
        if move == PASS:
            state.tell("SWC-CORE-BAL-2", "{seat} passes", {"seat": LIGHT})
            return
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        deal(state, [piece], 1, NONE, LIGHT, FRAMEWORK)

    def label(self, state: StarWars, move: int) -> Note | None:
        return None if move == PASS else Note("SWC-CORE-BAL-2", "Deal 1 damage to {card}", state.named(move))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-BAL-2", "{seat} may deal 1 damage to an objective", {"seat": LIGHT})


BALANCE_DAMAGE = BalanceDamage()
