"""How good a position is for a seat, from 0 to 1: how far each side has come, what it has, what it fights for.

The weights are learned by `python -m kodeks.arena.fit starwars`. Those of cards in hand, resources, units, Force icons
and shields are not below a small number: players who do not use them well can not teach what they are worth.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import (
    BLAST,
    CONFLICT,
    DARK,
    DEPLOYMENT,
    DIAL,
    EDGE_ENABLED,
    ENHANCEMENT,
    LIGHT,
    OBJECTIVE,
    TACTICS,
    UD,
    UNIT,
)
from kodeks.games.starwars.cards.words import FORCE as FORCE_PHASE
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, Piece
from kodeks.games.starwars.state import DRAWN_GAME, StarWars
from kodeks.games.starwars.steps.edge import PLACING, EdgeBattle
from kodeks.games.starwars.steps.engagement import Engagement
from kodeks.games.starwars.values import capacity, force_icons, icons
from kodeks.kernel.state import OVER

FEATURES: Final = 33
FIRST: Final = 0  # the light side has destroyed an objective
SECOND: Final = 1  # and another: one more wins
POINTS: Final = 2  # of the dial, for the dark side
FALLEN: Final = 3  # objectives that the dark side has destroyed: the next one brings as many points and one more
BALANCE: Final = 4
TURN: Final = 5  # of who is active; what is left of it in these phases
DEPLOYING: Final = 6
FIGHTING: Final = 7
COMMITTING: Final = 8
WOUNDS: Final = 9  # of the dark side's objectives, as shares of what they can take: for the light side
DEEP: Final = 10  # the same, squared
WORST: Final = 11  # of the one that is nearest to its fall
HURT: Final = 12  # of the light side's objectives: for the dark side
COSTLY: Final = 13  # the same times the points that their fall would bring
UNITS: Final = 14
TOUGH: Final = 15  # damage that they can still take
READY: Final = 16  # three combat icons of ready units; those that need the edge count half
TIRED: Final = 19  # and of exhausted ones
SLOW: Final = 22  # focus tokens beyond the first
RESOURCES: Final = 23
CARDS: Final = 24  # in hand
COMMITTED: Final = 25
FORCE: Final = 26  # icons of ready committed units
GEAR: Final = 27  # enhancements that give no resources
SHIELDS: Final = 28
COMING: Final = 29  # cost of units and enhancements that are being played
PRISONERS: Final = 30
FIGHT: Final = 31  # what the engagement under way promises its attacker
BLASTS: Final = 32  # what it promises to do to the objective
WEIGHTS: Final[list[float]] = [
    *(2.052, 2.22, 0.468, 0.447, 0.468),
    *(0.73, -0.619, -1.264, -1.481),
    *(0.874, 0.235, 0.757, 0.419, 0.146),
    *(0.05, 0.028, 0.144, 0.279, 0.305, 0.069, 0.266, 0.224, -0.016),
    *(0.06, 0.06, 0.048, 0.02, 0.146, 0.04, 0.155, 0.0),
    *(0.048, 0.941),
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
    won = len(state.victory[LIGHT])
    light[FIRST] = 1.0 if won else 0.0
    light[SECOND] = 1.0 if won > 1 else 0.0
    dark[POINTS] = state.dial
    dark[FALLEN] = len(state.victory[DARK])
    rows[state.balance][BALANCE] = 1.0
    active = rows[state.active]
    active[TURN] = 1.0
    if state.phase == DEPLOYMENT:
        active[DEPLOYING] = 1.0
    elif state.phase == CONFLICT:
        active[FIGHTING] = 1.0
    elif state.phase == FORCE_PHASE:
        active[COMMITTING] = 1.0
    for seat in range(2):
        rows[seat][CARDS] = min(len(state.hands[seat]), 9)
        for number in state.limbo[seat]:
            if state.kind(number).type in (UNIT, ENHANCEMENT):
                rows[seat][COMING] += state.kind(number).cost
    for piece in state.cards:
        if piece is not None:
            weigh(state, piece, rows)
    dark[COSTLY] = dark[HURT] * (1.0 + dark[FALLEN])
    fight(state, rows)
    return rows


def weigh(state: StarWars, piece: Piece, rows: list[list[float]]) -> None:
    row = rows[piece.control]
    kind = piece.kind
    row[RESOURCES] += kind.resources
    row[SHIELDS] += piece.shields
    row[PRISONERS] += len(piece.captured)
    if piece.type == UNIT:
        row[UNITS] += 1.0
        row[TOUGH] += capacity(state, piece) - piece.damage
        found = icons(state, piece)
        first = TIRED if piece.focus else READY
        for i in range(3):
            row[first + i] += worth(found, i, 0.5)
        row[SLOW] += max(0, piece.focus - 1)
        if piece.committed:
            row[COMMITTED] += 1.0
            if not piece.focus:
                row[FORCE] += force_icons(state, piece)
    elif piece.type == ENHANCEMENT:
        if not kind.resources:
            row[GEAR] += 1.0
    elif piece.damage and piece.type in (OBJECTIVE, DIAL):
        limit = capacity(state, piece)
        share = min(1.0, piece.damage / limit) if limit else 0.0
        if piece.control == LIGHT:
            rows[DARK][HURT] += share
        else:
            light = rows[LIGHT]
            light[WOUNDS] += share
            light[DEEP] += share * share
            light[WORST] = max(light[WORST], share)


def worth(found: list[int], icon: int, odds: float) -> float:
    """Of one sort of combat icons, if the unit has the edge by these odds."""
    return found[icon] + odds * found[icon + EDGE_ENABLED]


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
        strength = worth(found, UD, odds) + 0.8 * worth(found, TACTICS, odds)
        harm += strength if mine else -1.1 * strength
        if mine:
            blast += worth(found, BLAST, odds)
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
