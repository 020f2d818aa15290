"""How good a position is for a seat, from 0 to 1: what each side has, how it stands, and what hangs over it.

The weights are learned by `python -m kodeks.arena.fit berserk`. Before the battle a squad is weighed like creatures in
play, and a deployment by who stands in front.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ARTIFACT, EQUIPMENT, FLYER, NONE, SIMPLE
from kodeks.games.berserk.field import CELLS, WIDE, row_of
from kodeks.games.berserk.knowing import current_lives
from kodeks.games.berserk.piece import ALOFT, FIELD, Piece
from kodeks.games.berserk.state import DRAWN, PREPARING, Berserk
from kodeks.games.berserk.steps.deployment import Deployment, half
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.fight import Fight
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.state import OVER

FEATURES: Final = 18
CREATURES: Final = 0
COST: Final = 1  # crystals of all cards, each as far as its lives are left
LIVES: Final = 2
STRIKE: Final = 3  # mean simple strikes
MIGHT: Final = 4  # strikes times lives: who lives long strikes often
WEAK: Final = 5  # creatures with two lives or fewer
DYING: Final = 6  # and with three or four
FLYERS: Final = 7
SHOTS: Final = 8  # mean ranged attacks
CHIPS: Final = 9
GEAR: Final = 10
ARTIFACTS: Final = 11
THREAT: Final = 12  # what creatures could strike where they stand
KILLS: Final = 13  # those of them that would kill with a mean strike
EXPOSED: Final = 14  # closed creatures that enemies can strike before they open
APART: Final = 15  # steps that separate ground creatures from the nearest enemy
FRONT: Final = 16  # strong ones in the first row, shooters behind
COMING: Final = 17  # wounds that declared attacks will deal
WEIGHTS: Final[list[float]] = [
    *(0.15, 0.06, 0.07, 0.05, 0.004),
    *(-0.1, -0.05, 0.1, 0.1, 0.03, 0.1, 0.05),
    *(0.02, 0.03, -0.02, -0.04, 0.05, 0.08),
]
PASSES: Final = 0.67  # of strikes at an open creature
BACK: Final = 0.17  # counterstrikes


def judge(state: Berserk, seat: int) -> float:
    if state.turn == OVER:
        return 0.5 if state.winner == DRAWN else 1.0 if state.winner == seat else 0.0
    rows = features(state)
    lead = 0.0
    for i in range(FEATURES):
        lead += WEIGHTS[i] * (rows[0][i] - rows[1][i])
    value = 1.0 / (1.0 + exp(-lead))
    return value if seat == 0 else 1.0 - value


def features(state: Berserk) -> list[list[float]]:
    """What speaks for each side."""
    rows: list[list[float]] = [[0.0] * FEATURES, [0.0] * FEATURES]
    for seat in range(2):
        for number in state.squads[seat]:
            gather(state.kind(number), rows[seat])
    if state.turns == PREPARING:
        frame = state.frames[-1]
        if isinstance(frame, Deployment):
            deployed(state, frame, rows)
    for piece in state.cards:
        if piece.zone <= ALOFT:
            weigh(state, piece, rows[piece.control])
    if not state.fighting:
        return rows
    reach(state, rows)
    for use in state.stack.items:
        pending(state, use, rows)
    for frame in state.frames:
        if isinstance(frame, Fight) and not frame.attack.landed:
            coming(state, frame.attack, rows)
    return rows


def gather(kind: Kind, row: list[float]) -> None:
    """A card that will be in play."""
    row[COST] += kind.cost
    if kind.creature():
        row[CREATURES] += 1.0
        row[LIVES] += kind.lives
        row[STRIKE] += kind.mean
        row[MIGHT] += kind.mean * kind.lives
        row[SHOTS] += kind.ranged
        if kind.sub == FLYER:
            row[FLYERS] += 1.0
    elif kind.type == EQUIPMENT:
        row[GEAR] += 1.0
    elif kind.type == ARTIFACT:
        row[ARTIFACTS] += kind.lives
        row[SHOTS] += kind.ranged


def deployed(state: Berserk, frame: Deployment, rows: list[list[float]]) -> None:
    for at in range(CELLS):
        if frame.cells[at] != NONE:
            kind = state.kind(frame.cells[at])
            owner = half(state, at)
            gather(kind, rows[owner])
            rows[owner][FRONT] += front(kind, row_of(at, owner == state.first), at % WIDE)


def front(kind: Kind, row: int, column: int) -> float:
    """How well it stands in this row, 1 being the first: who keeps its cell and strikes belongs there."""
    middle = 0.05 * (2 - abs(column - 2))
    if not kind.creature() or kind.rides() or kind.aloft():
        return 0.5 * (row - 1)  # it leaves the cell, or only has to last
    if kind.ranged > 0.0:
        return (0.0, 1.0, 0.6)[row - 1] + middle
    return (kind.mean + 0.25 * kind.lives) * (1.0, 0.5, 0.0)[row - 1] + middle


def weigh(state: Berserk, piece: Piece, row: list[float]) -> None:
    kind = piece.kind
    row[CHIPS] += min(piece.chips, 4)
    if kind.type == EQUIPMENT:
        row[GEAR] += 1.0
        row[COST] += kind.cost
        return
    if not kind.attackable():
        row[COST] += kind.cost
        return
    lives = current_lives(state, piece)
    share = min(1.0, lives / kind.lives) if kind.lives else 0.0
    row[COST] += kind.cost * (0.3 + 0.7 * share)
    row[SHOTS] += kind.ranged
    if not kind.creature():
        row[ARTIFACTS] += lives
        return
    row[CREATURES] += 1.0
    row[LIVES] += lives
    row[STRIKE] += kind.mean
    row[MIGHT] += kind.mean * lives
    if lives <= 2:
        row[WEAK] += 1.0
    elif lives <= 4:
        row[DYING] += 1.0
    if piece.zone == ALOFT:
        row[FLYERS] += 1.0
    if state.turns == PREPARING and piece.host == NONE and piece.zone == FIELD:
        own = state.row(piece.control, piece.cell)
        if own:
            row[FRONT] += front(kind, own, piece.cell % WIDE)


def reach(state: Berserk, rows: list[list[float]]) -> None:
    """Who stands next to whom. Passing the turn changes nothing of it: whose turn is next will have opened by then."""
    pieces: list[Piece] = []
    for piece in state.cards:
        if piece.zone == FIELD and not piece.hidden and piece.kind.attackable():
            pieces.append(piece)
    for piece in pieces:
        kind = piece.kind
        if not kind.creature():
            continue
        nearest = CELLS
        best = 0.0
        kill = False
        strikes = piece.control != state.active or not (piece.closed or piece.acted)
        x, y = piece.cell % WIDE, piece.cell // WIDE
        for other in pieces:
            if other.control == piece.control:
                continue
            away = max(abs(other.cell % WIDE - x), abs(other.cell // WIDE - y))
            nearest = min(nearest, away)
            if away <= 1:
                lives = current_lives(state, other)
                best = max(best, min(kind.mean, lives))
                kill = kill or (kind.mean >= lives and other.creature())
                if other.closed and other.creature() and strikes:
                    rows[other.control][EXPOSED] += kind.mean
        row = rows[piece.control]
        row[THREAT] += best
        row[KILLS] += 1.0 if kill else 0.0
        if piece.host == NONE and nearest < CELLS:
            row[APART] += max(0, nearest - 1)


def pending(state: Berserk, use: Use, rows: list[list[float]]) -> None:
    if use.attack is not None:
        coming(state, use.attack, rows)


def coming(state: Berserk, attack: Attack, rows: list[list[float]]) -> None:
    """A declared attack, as if its dice were mean."""
    source, target = state.cards[attack.source], state.cards[attack.target]
    if not source.in_play() or not target.in_play():
        return
    hit = attack.amount.mean()
    row = rows[state.foe(target.control)]
    if attack.type == SIMPLE and target.creature() and not target.closed:
        hit *= PASSES
        rows[state.foe(source.control)][COMING] += min(BACK * target.kind.mean, current_lives(state, source))
    row[COMING] += min(hit, current_lives(state, target))


def over(state: Berserk) -> int:
    return 1 if state.turn == OVER else 0


def points(state: Berserk) -> list[float]:
    return [1.0 if state.winner in (seat, DRAWN) else 0.0 for seat in range(2)]


CONTESTS = {"game": (features, over, points)}
