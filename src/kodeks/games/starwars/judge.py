"""How good a position is for a seat, from 0 to 1: how far each side has come, what it has, what it fights for."""

from __future__ import annotations

from math import exp
from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import (
    BLAST,
    DARK,
    DIAL,
    EDGE_ENABLED,
    ENHANCEMENT,
    LIGHT,
    OBJECTIVE,
    TACTICS,
    UD,
    UNIT,
)
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.edge import PLACING, EdgeBattle
from kodeks.games.starwars.steps.engagement import Engagement
from kodeks.games.starwars.values import capacity, force_icons, icons
from kodeks.kernel.state import OVER

# weights, in favour of the side that has it; a lead of 1 is worth about 73 to 27
WON_OBJECTIVE: Final = 1.3  # of the three that the light side needs
DIAL_POINT: Final = 0.36
DAMAGE: Final = 0.75  # of an objective that is almost down, as a share of what its fall is worth
UNIT_IN_PLAY: Final = 0.22
ICON: Final = (0.13, 0.10, 0.14)  # unit damage, tactics, blast
EDGE_SHARE: Final = 0.55  # of an icon that needs the edge
TOUGHNESS: Final = 0.05
WEARY: Final = 0.72  # what an exhausted unit is worth
RESOURCE: Final = 0.13
HAND_CARD: Final = 0.09
BALANCE: Final = 0.45
FORCE_ICON: Final = 0.05
SHIELD: Final = 0.04
ATTACHED: Final = 0.05
PRISONER: Final = 0.12
EDGE: Final = 0.10


def judge(state: StarWars, seat: int) -> float:
    if state.turn == OVER:
        return 0.5 if state.winner == 2 else 1.0 if state.winner == seat else 0.0
    lead = standing(state, LIGHT) - standing(state, DARK) + fight(state)
    value = 1.0 / (1.0 + exp(-lead))
    return value if seat == LIGHT else 1.0 - value


def standing(state: StarWars, seat: int) -> float:
    """What a side has: its way to victory, its cards, its Force."""
    total = HAND_CARD * min(len(state.hands[seat]), 9)
    if seat == LIGHT:
        total += WON_OBJECTIVE * len(state.victory[LIGHT])
    else:
        total += DIAL_POINT * state.dial
    if state.balance == seat:
        total += BALANCE
    for number in state.limbo[seat]:
        kind = state.kind(number)
        if kind.type in (UNIT, ENHANCEMENT):
            total += UNIT_IN_PLAY + 0.1 * kind.cost
    for piece in state.cards:
        if piece is None:
            continue
        if piece.control == seat:
            total += worth(state, piece)
        if piece.damage and piece.type in (OBJECTIVE, DIAL) and piece.control != seat:
            total += hurt(state, piece, seat, 0)
        if seat == DARK and piece.captured:
            total += PRISONER * len(piece.captured)
    return total


def worth(state: StarWars, piece: Piece) -> float:
    total = 0.0
    if piece.kind.resources:
        total += RESOURCE * piece.kind.resources * (1.0 if piece.focus == 0 else 0.8)
    if piece.type == UNIT:
        value = UNIT_IN_PLAY + TOUGHNESS * (capacity(state, piece) - piece.damage) + SHIELD * piece.shields
        found = icons(state, piece)
        for i in range(3):
            value += ICON[i] * (found[i] + EDGE_SHARE * found[i + EDGE_ENABLED])
        if piece.focus:
            value *= WEARY if piece.focus == 1 else WEARY - 0.12
        total += value
        if piece.committed:
            total += FORCE_ICON * force_icons(state, piece) * (1.0 if piece.focus == 0 else 0.4)
    elif piece.type == ENHANCEMENT:
        total += ATTACHED
    elif piece.type == OBJECTIVE:
        total += SHIELD * piece.shields
    return total


def hurt(state: StarWars, piece: Piece, seat: int, more: float) -> float:
    """What damage on an enemy objective is worth: a growing share of what its fall would bring."""
    limit = capacity(state, piece)
    if not limit:
        return 0.0
    share = min(1.0, (piece.damage + more) / limit)
    if piece.type == DIAL:
        return 2.5 * share * share
    fall = WON_OBJECTIVE if seat == LIGHT else DIAL_POINT * (len(state.victory[DARK]) + 1)
    if share >= 1.0:
        return fall
    return fall * DAMAGE * share * (0.4 + 0.6 * share)


def fight(state: StarWars) -> float:
    """What the engagement under way promises, in favour of the light side."""
    engagement: Engagement | None = None
    edge: EdgeBattle | None = None
    for frame in state.frames:
        if isinstance(frame, Engagement):
            engagement = frame
        elif isinstance(frame, EdgeBattle):
            edge = frame
    if engagement is None:
        return 0.0
    attacker = state.active
    chance = chances(state, edge)  # of the attacker to have the edge
    blast = harm_by = harm_to = 0.0
    attackers = defenders = 0
    for piece in state.cards:
        if piece is None or piece.role == BYSTANDER:
            continue
        mine = piece.role == ATTACKER
        if mine:
            attackers += 1
        else:
            defenders += 1
        if piece.focus:
            continue
        found = icons(state, piece)
        odds = chance if mine else 1.0 - chance
        damage = found[UD] + odds * found[UD + EDGE_ENABLED]
        tactics = found[TACTICS] + odds * found[TACTICS + EDGE_ENABLED]
        if mine:
            harm_by += damage + 0.8 * tactics
            blast += found[BLAST] + odds * found[BLAST + EDGE_ENABLED]
        else:
            harm_to += damage + 0.8 * tactics
    if not attackers:
        return 0.0
    guards = defenders if state.engaged != NONE else waiting(state, 1 - attacker)
    gain = 0.11 * harm_by * min(1.0, guards) - 0.13 * harm_to
    if not guards:
        blast += 1.0
    elif not defenders:
        blast += 0.4
    objective = state.get(state.engaged if state.engaged != NONE else engagement.objective)
    if objective is not None:
        gain += hurt(state, objective, attacker, blast) - hurt(state, objective, attacker, 0)
    return gain if attacker == LIGHT else -gain


def chances(state: StarWars, edge: EdgeBattle | None) -> float:
    attacker = state.active
    if state.holder_of_edge != NONE:
        return 1.0 if state.holder_of_edge == attacker else 0.0
    if edge is None:
        return 0.5
    if edge.alone:
        return 1.0
    lead = edge.total(state, attacker) - edge.total(state, 1 - attacker) - 0.5
    return 1.0 / (1.0 + exp(-(0.9 if edge.stage == PLACING else 3.0) * lead))


def waiting(state: StarWars, seat: int) -> int:
    """Units that could still defend."""
    return sum(1 for unit in state.units(seat) if not unit.focus)
