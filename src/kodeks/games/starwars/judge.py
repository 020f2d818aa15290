"""How good a position is for a seat, from 0 to 1: how far each side has come, what it has, what it fights for.

The weights are learned by `python -m kodeks.arena.fit starwars`.
"""

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
from kodeks.games.starwars.state import DRAWN_GAME, StarWars
from kodeks.games.starwars.steps.edge import PLACING, EdgeBattle
from kodeks.games.starwars.steps.engagement import Engagement
from kodeks.games.starwars.values import capacity, force_icons, icons
from kodeks.kernel.state import OVER

FEATURES: Final = 18
WON: Final = 0  # objectives in the light side's victory pile
LAST: Final = 1  # and only one more to win
POINTS: Final = 2  # of the dial, for the dark side
CLOSE: Final = 3  # points of the dial above 7
WOUNDS: Final = 4  # on the enemy's objectives: light side
HITS: Final = 5  # and dark side, times what the fall of one would bring
UNITS: Final = 6
ICONS: Final = 7  # combat icons of ready units; those that need the edge count half
TIRED: Final = 8  # of exhausted ones
TOUGH: Final = 9  # damage that the units can still take
RESOURCES: Final = 10
CARDS: Final = 11  # in hand
BALANCE: Final = 12
FORCE: Final = 13  # icons of ready committed units
SHIELDS: Final = 14
PRISONERS: Final = 15
FIGHT: Final = 16  # what the engagement under way promises its attacker
BLASTS: Final = 17  # what it promises to do to the objective
WEIGHTS: Final[list[float]] = [
    *(1.2, 0.4, 0.33, 0.1, 1.0, 0.35, 0.16, 0.11, 0.07),
    *(0.05, 0.12, 0.08, 0.4, 0.05, 0.04, 0.1, 0.11, 1.0),
]


def judge(state: StarWars, seat: int) -> float:
    if state.turn == OVER:
        return 0.5 if state.winner == DRAWN_GAME else 1.0 if state.winner == seat else 0.0
    rows = features(state)
    lead = 0.0
    for i in range(FEATURES):
        lead += WEIGHTS[i] * (rows[LIGHT][i] - rows[DARK][i])
    value = 1.0 / (1.0 + exp(-lead))
    return value if seat == LIGHT else 1.0 - value


def features(state: StarWars) -> list[list[float]]:
    """What speaks for each side."""
    rows: list[list[float]] = [[0.0] * FEATURES, [0.0] * FEATURES]
    light, dark = rows[LIGHT], rows[DARK]
    light[WON] = len(state.victory[LIGHT])
    light[LAST] = 1.0 if len(state.victory[LIGHT]) == 2 else 0.0
    dark[POINTS] = state.dial
    dark[CLOSE] = max(0, state.dial - 7)
    rows[state.balance][BALANCE] = 1.0
    for seat in range(2):
        rows[seat][CARDS] = min(len(state.hands[seat]), 9)
        for number in state.limbo[seat]:
            if state.kind(number).type in (UNIT, ENHANCEMENT):
                rows[seat][UNITS] += 0.6 * state.kind(number).cost
    for piece in state.cards:
        if piece is not None:
            weigh(state, piece, rows)
    fight(state, rows)
    return rows


def weigh(state: StarWars, piece: Piece, rows: list[list[float]]) -> None:
    row = rows[piece.control]
    kind = piece.kind
    if kind.resources:
        row[RESOURCES] += kind.resources * (1.0 if piece.focus == 0 else 0.7)
    row[SHIELDS] += piece.shields
    if piece.type == UNIT:
        row[UNITS] += 1.0
        row[TOUGH] += capacity(state, piece) - piece.damage
        found = icons(state, piece)
        value = 0.0
        for i in range(3):
            value += found[i] + 0.5 * found[i + EDGE_ENABLED]
        row[TIRED if piece.focus else ICONS] += value if piece.focus < 2 else 0.6 * value
        if piece.committed:
            row[FORCE] += force_icons(state, piece) * (1.0 if piece.focus == 0 else 0.4)
    elif piece.damage and piece.type in (OBJECTIVE, DIAL):
        if piece.control == DARK:
            rows[LIGHT][WOUNDS] += hurt(state, piece, 0.0)
        else:
            rows[DARK][HITS] += hurt(state, piece, 0.0)
    if piece.captured:
        row[PRISONERS] += len(piece.captured)


def hurt(state: StarWars, piece: Piece, more: float) -> float:
    """How near an objective is to its fall, times what that would bring (for the dark side points of the dial)."""
    limit = capacity(state, piece)
    if not limit:
        return 0.0
    share = min(1.0, (piece.damage + more) / limit)
    if piece.type == DIAL:
        return 2.0 * share * share
    fall = 1.0 if piece.control == DARK else len(state.victory[DARK]) + 1.0
    return fall if share >= 1.0 else fall * share * (0.3 + 0.5 * share)


def fight(state: StarWars, rows: list[list[float]]) -> None:
    """What the engagement under way promises its attacker."""
    engagement: Engagement | None = None
    edge: EdgeBattle | None = None
    for frame in state.frames:
        if isinstance(frame, Engagement):
            engagement = frame
        elif isinstance(frame, EdgeBattle):
            edge = frame
    if engagement is None:
        return
    attacker = state.active
    chance = chances(state, edge)
    blast = harm = 0.0
    attackers = defenders = 0
    for piece in state.cards:
        if piece is None or piece.role == BYSTANDER:
            continue
        mine = piece.role == ATTACKER
        attackers += 1 if mine else 0
        defenders += 0 if mine else 1
        if piece.focus:
            continue
        found = icons(state, piece)
        odds = chance if mine else 1.0 - chance
        strength = found[UD] + odds * found[UD + EDGE_ENABLED]
        strength += 0.8 * (found[TACTICS] + odds * found[TACTICS + EDGE_ENABLED])
        harm += strength if mine else -1.1 * strength
        if mine:
            blast += found[BLAST] + odds * found[BLAST + EDGE_ENABLED]
    if not attackers:
        return
    guards = defenders if state.engaged != NONE else waiting(state, 1 - attacker)
    if guards:
        rows[attacker][FIGHT] = harm
        blast += 0.3 if not defenders else 0.0
    else:
        blast += 1.0
    objective = state.get(state.engaged if state.engaged != NONE else engagement.objective)
    if objective is not None:
        gain = hurt(state, objective, blast) - hurt(state, objective, 0.0)
        rows[attacker][BLASTS] = gain if attacker == LIGHT else 0.35 * gain


def chances(state: StarWars, edge: EdgeBattle | None) -> float:
    """Of the attacker to have the edge."""
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


def over(state: StarWars) -> int:
    return 1 if state.turn == OVER else 0


def points(state: StarWars) -> list[float]:
    return [1.0 if state.winner in (seat, DRAWN_GAME) else 0.0 for seat in range(2)]


CONTESTS = {"game": (features, over, points)}
