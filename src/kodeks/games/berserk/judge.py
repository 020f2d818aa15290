"""How good a position is for a seat, from 0 to 1: what each side has, and what hangs over it.

The weights are learned by `python -m kodeks.arena.fit berserk`. Before the battle a squad is weighed like creatures in
play, and a deployment by who stands in front. Who is ahead wants to fight and who is behind does not: so a lead is
worth less while the armies stand apart, and the longer it lasts the less both fear, or two careful players would wait
for ever.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ARTIFACT, EQUIPMENT, FLYER, NONE, SIMPLE
from kodeks.games.berserk.field import CELLS, WIDE, row_of
from kodeks.games.berserk.keywords.thirst import Thirst
from kodeks.games.berserk.keywords.waking import Fading, Plague, Poison
from kodeks.games.berserk.knowing import current_lives
from kodeks.games.berserk.knowing import features as features_of
from kodeks.games.berserk.piece import ALOFT, FIELD, Piece
from kodeks.games.berserk.state import DRAWN, PREPARING, Berserk
from kodeks.games.berserk.steps.deployment import Deployment, half
from kodeks.games.berserk.steps.prices import left
from kodeks.games.berserk.steps.squad import Recruiting
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.fight import Fight
from kodeks.kernel.state import OVER

FEATURES: Final = 17
COST: Final = 0  # crystals of all cards, each as far as its lives are left
MIGHT: Final = 1  # mean strikes times lives: who lives long strikes often
WEAK: Final = 2  # creatures with two lives or fewer
DYING: Final = 3  # and with three or four
FLYERS: Final = 4
SHOTS: Final = 5  # mean ranged attacks
CHIPS: Final = 6
GEAR: Final = 7
ARTIFACTS: Final = 8  # their lives
FRONT: Final = 9  # strong ones in the first row, shooters behind
COMING: Final = 10  # wounds that declared attacks will deal
MORTAL: Final = 11  # and the cost of whom they strike, as far as they kill
ILL: Final = 12  # poison, fading and plague, by their numbers
THIRSTY: Final = 13  # closed creatures that would not open
THREAT: Final = 14  # the best attack of each card that reaches somebody
EXPOSED: Final = 15  # wounds that closed creatures could get before they open, up to their lives
WORST: Final = 16  # the last: a creature's cost as far as all enemies could kill it, of the one that is missed most
WEIGHTS: Final[list[float]] = [
    *(0.07, 0.012, -0.12, -0.05),
    *(0.5, 0.04, 0.12, -0.1, 0.03, 0.05),
    *(0.03, 0.025, -0.36, -0.05),
    *(0.065, -0.012, -0.05),
]
PASSES: Final = 0.67  # of strikes at an open creature
BACK: Final = 0.17  # counterstrikes
RANGE: Final = 4  # of most shots
UNSPENT: Final = 0.1  # what a crystal promises that may still buy something
PATIENCE: Final = 30  # changes of a squad after which it promises nothing
AWAY: Final = 0.05  # of a lead, for each step that is left to the enemy
LATE: Final = 20  # turns, after which it is twice as much, then three times


class Fighter:
    """A card in play as the judge sees it."""

    __slots__ = ("piece", "lives", "cost", "wakes", "walk", "hit", "shot", "danger", "exposed")

    def __init__(self, piece: Piece, lives: int, wakes: bool) -> None:
        self.piece = piece
        self.lives = lives
        self.cost = float(piece.kind.cost)
        self.wakes = wakes
        self.walk = piece.kind.move if piece.host == NONE else 0
        self.hit = piece.kind.mean
        self.shot = piece.kind.ranged
        self.danger = 0.0  # wounds that all enemies together could deal
        self.exposed = 0.0  # those of them that it would get closed


def judge(state: Berserk, seat: int) -> float:
    if state.turn == OVER:
        return 0.5 if state.winner == DRAWN else 1.0 if state.winner == seat else 0.0
    rows = features(state)
    lead = spare(state)
    for i in range(WORST):
        lead += WEIGHTS[i] * (rows[0][i] - rows[1][i])
    if state.fighting:
        lead *= contact(state, 0 if lead > 0.0 else 1)
        lead += WEIGHTS[WORST] * (rows[0][WORST] - rows[1][WORST]) / (1.0 + state.turns / LATE)
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
    state.known = [None] * len(state.cards)  # nothing changes while it is judged
    fighters: list[Fighter] = []
    for piece in state.cards:
        if piece.zone <= ALOFT:
            weigh(state, piece, rows[piece.control], fighters)
    if state.fighting:
        threaten(state, fighters, rows)
        for use in state.stack.items:
            if use.attack is not None:
                coming(state, use.attack, rows)
        for frame in state.frames:
            if isinstance(frame, Fight) and not frame.attack.landed:
                coming(state, frame.attack, rows)
    state.known = []
    return rows


def spare(state: Berserk) -> float:
    """What the crystals promise that are not yet spent, for seat 0."""
    found = 0.0
    for frame in state.frames:
        if isinstance(frame, Recruiting):
            gold, silver = left(frame.squad(state), state.crystals[frame.seat])
            promised = UNSPENT * (gold + silver) * max(0.0, 1.0 - frame.changes / PATIENCE)
            found += promised if frame.seat == 0 else -promised
    return found


# --- what a side has ------------------------------------------------------------------------------


def gather(kind: Kind, row: list[float]) -> None:
    """A card that will be in play."""
    row[COST] += kind.cost
    if kind.creature():
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


def weigh(state: Berserk, piece: Piece, row: list[float], fighters: list[Fighter]) -> None:
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
    if state.fighting and not piece.hidden and lives > 0:
        fighters.append(Fighter(piece, lives, wakes(state, piece)))
    if not kind.creature():
        row[ARTIFACTS] += lives
        return
    row[MIGHT] += kind.mean * lives
    if lives <= 2:
        row[WEAK] += 1.0
    elif lives <= 4:
        row[DYING] += 1.0
    if piece.zone == ALOFT:
        row[FLYERS] += 1.0
    if piece.acquired:
        row[ILL] += min(lives, illness(state, piece))
    if state.turns == PREPARING and piece.host == NONE and piece.zone == FIELD:
        own = state.row(piece.control, piece.cell)
        if own:
            row[FRONT] += front(kind, own, piece.cell % WIDE)


def illness(state: Berserk, piece: Piece) -> float:
    found = 0.0
    for one in features_of(state, piece):
        if isinstance(one, (Poison, Fading)):
            found += one.size()
        elif isinstance(one, Plague):
            found += 1.0
    return found


# --- what hangs over it ---------------------------------------------------------------------------


def wakes(state: Berserk, piece: Piece) -> bool:
    """Whether it will be open when its side is next to act: all but the thirsty will."""
    if piece.closed and not piece.fed and piece.control != state.active:
        for one in features_of(state, piece):
            if isinstance(one, Thirst):
                return False
    return True


def threaten(state: Berserk, fighters: list[Fighter], rows: list[list[float]]) -> None:
    """Who could attack whom in a turn, as if nothing stood in the way and dice were mean.

    It does not matter who has acted already: so to pass the turn changes nothing of it.
    """
    for one in fighters:
        if not one.wakes:
            rows[one.piece.control][THIRSTY] += 1.0
            continue
        best = 0.0
        for other in fighters:
            if other.piece.control != one.piece.control:
                closed = shut(state, one.piece, other.piece)
                hit = blow(one, other, closed)
                other.danger += hit
                other.exposed += hit if closed else 0.0
                best = max(best, min(hit, other.lives))
        rows[one.piece.control][THREAT] += best
    for other in fighters:
        if other.danger > 0.0 and other.piece.creature():
            row = rows[other.piece.control]
            row[EXPOSED] += min(other.exposed, other.lives)
            row[WORST] = max(row[WORST], other.cost * min(1.0, other.danger / other.lives))


def shut(state: Berserk, one: Piece, other: Piece) -> bool:
    """Whether the other is closed and will not have opened before the one acts."""
    if not other.closed:
        return False
    return other.control == state.active or not (one.closed or one.acted or one.promised)


def blow(one: Fighter, other: Fighter, closed: bool) -> float:
    """The wounds that one could deal the other."""
    here, there = one.piece, other.piece
    across = abs(here.cell % WIDE - there.cell % WIDE)
    along = abs(here.cell // WIDE - there.cell // WIDE)
    hit = 0.0
    if here.zone == ALOFT:
        near = True
    elif there.zone == ALOFT:
        near = False
    else:
        near = max(0, across - 1) + max(0, along - 1) <= one.walk
    if near and here.creature():
        hit = one.hit if closed or not there.creature() else PASSES * one.hit
    if one.shot > hit:
        aloft = here.zone == ALOFT or there.zone == ALOFT
        if aloft or (max(across, along) > 1 and across + along <= RANGE + one.walk):
            hit = one.shot
    return hit


def contact(state: Berserk, seat: int) -> float:
    """The part of this side's lead that counts, by how far its creatures are from striking somebody."""
    steps = 0
    count = 0
    for piece in state.cards:
        if piece.zone <= ALOFT and piece.control == seat and piece.creature() and piece.host == NONE:
            count += 1
            if piece.zone == FIELD:
                steps += nearest(state, piece)
    if not count:
        return 1.0
    return 1.0 / (1.0 + AWAY * (1.0 + state.turns / LATE) * steps / count)


def nearest(state: Berserk, piece: Piece) -> int:
    """Steps until it stands next to an enemy, or can shoot at one."""
    found = CELLS
    x, y = piece.cell % WIDE, piece.cell // WIDE
    for other in state.cards:
        if other.zone == FIELD and other.control != piece.control and other.kind.attackable():
            across, along = abs(other.cell % WIDE - x), abs(other.cell // WIDE - y)
            if piece.kind.ranged > 0.0:
                found = min(found, max(0, across + along - RANGE))
            else:
                found = min(found, max(0, across - 1) + max(0, along - 1))
    return found if found < CELLS else 0


def coming(state: Berserk, attack: Attack, rows: list[list[float]]) -> None:
    """A declared attack, as if its dice were mean."""
    source, target = state.cards[attack.source], state.cards[attack.target]
    if not source.in_play() or not target.in_play():
        return
    hit = attack.amount.mean()
    row = rows[state.foe(target.control)]
    lives = current_lives(state, target)
    if attack.type == SIMPLE and target.creature() and not target.closed:
        hit *= PASSES
        rows[state.foe(source.control)][COMING] += min(BACK * target.kind.mean, current_lives(state, source))
    row[COMING] += min(hit, lives)
    if lives > 0:
        row[MORTAL] += target.kind.cost * min(1.0, hit / lives)


def over(state: Berserk) -> int:
    return 1 if state.turn == OVER else 0


def points(state: Berserk) -> list[float]:
    return [1.0 if state.winner in (seat, DRAWN) else 0.0 for seat in range(2)]


CONTESTS = {"game": (features, over, points)}
