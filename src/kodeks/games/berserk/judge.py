"""How good a position is for a seat, from 0 to 1: what each side has, and what hangs over it.

The weights are learned by `python -m kodeks.arena.fit berserk`. Before the battle a squad is weighed like creatures in
play, a deal as the squad that it may become, and a deployment by who stands in front. Who is ahead wants to fight and
who is behind does not: so a lead is worth less while the armies stand apart, or two careful players would wait for
ever.
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
from kodeks.games.berserk.steps.prices import joins_not
from kodeks.games.berserk.steps.squad import Recruiting, rest
from kodeks.games.berserk.steps.turn import ENDS, MAIN, Turns
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.fight import Fight
from kodeks.kernel.state import OVER

FEATURES: Final = 17
COST: Final = 0  # crystals of all cards, each as far as its lives are left
MIGHT: Final = 1  # mean strikes, as often as they may come: who lives long strikes often, who lives at all once
WEAK: Final = 2  # the cost of creatures with two lives or fewer: they are worth little, but more than dead
DYING: Final = 3  # and of those with three or four
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
CHANGES: Final = 16  # of a squad until it is whole: who goes to and fro gains nothing
WEIGHTS: Final[list[float]] = [
    *(0.095, 0.012, -0.01, -0.008),
    *(0.4, 0.08, 0.1, -0.1, 0.02, 0.05),
    *(0.04, 0.03, -0.4, -0.05),
    *(0.03, -0.004, -0.002),
]
LAST: Final = 4  # lives that a creature's next strike is worth
PASSES: Final = 0.67  # of strikes at an open creature
BACK: Final = 0.17  # counterstrikes
RANGE: Final = 4  # of most shots
AWAY: Final = 0.05  # of a lead, for each step that is left to the enemy
LATE: Final = 20  # turns, after which it is twice as much, then three times
LONG: Final = 60  # turns, after which it is the other side's turn to come near, and so on: nobody runs for ever


class Fighter:
    """A card in play as the judge sees it."""

    __slots__ = ("piece", "lives", "wakes", "walk", "hit", "shot", "exposed")

    def __init__(self, piece: Piece, lives: int, wakes: bool) -> None:
        self.piece = piece
        self.lives = lives
        self.wakes = wakes
        self.walk = piece.kind.move if piece.host == NONE else 0
        self.hit = piece.kind.mean
        self.shot = piece.kind.ranged
        self.exposed = 0.0  # wounds that all enemies together could deal it while it is closed


def judge(state: Berserk, seat: int) -> float:
    if state.turn == OVER:
        return 0.5 if state.winner == DRAWN else 1.0 if state.winner == seat else 0.0
    rows = features(state)
    lead = 0.0
    for i in range(FEATURES):
        lead += WEIGHTS[i] * (rows[0][i] - rows[1][i])
    if state.fighting:
        lead *= contact(state, 0 if lead > 0.0 else 1)
    value = 1.0 / (1.0 + exp(-lead))
    return value if seat == 0 else 1.0 - value


def features(state: Berserk) -> list[list[float]]:
    """What speaks for each side."""
    rows: list[list[float]] = [[0.0] * FEATURES, [0.0] * FEATURES]
    for seat in range(2):
        for kind in promised(state, seat, rows[seat]):
            gather(kind, rows[seat])
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


# --- before the battle ----------------------------------------------------------------------------


def promised(state: Berserk, seat: int, row: list[float]) -> list[Kind]:
    """Its squad; while it is built, with those cards of the deal that give most for their price."""
    found = [state.kind(number) for number in state.squads[seat]]
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Recruiting):
        for frame in state.frames:
            if isinstance(frame, Recruiting) and frame.seat == seat:
                row[CHANGES] += frame.changes - len(found)
                fill(state, seat, found)
                row[CHANGES] += len(found)
    elif state.deals[seat]:
        fill(state, seat, found)
    return found


def fill(state: Berserk, seat: int, squad: list[Kind]) -> None:
    others = [state.kind(number) for number in rest(state.deals[seat], state.squads[seat])]
    others.sort(key=thrift, reverse=True)
    for kind in others:
        if not joins_not(kind, squad, state.crystals[seat]):
            squad.append(kind)


def thrift(kind: Kind) -> float:
    """What a card gives for its price."""
    row = [0.0] * FEATURES
    gather(kind, row)
    worth = 0.0
    for i in range(FEATURES):
        worth += WEIGHTS[i] * row[i]
    return worth / max(1, kind.cost)


# --- what a side has ------------------------------------------------------------------------------


def gather(kind: Kind, row: list[float]) -> None:
    """A card that will be in play."""
    row[COST] += kind.cost
    if kind.creature():
        row[MIGHT] += might(kind, kind.lives)
        row[SHOTS] += kind.ranged
        if kind.sub == FLYER:
            row[FLYERS] += 1.0
    elif kind.type == EQUIPMENT:
        row[GEAR] += 1.0
    elif kind.type == ARTIFACT:
        row[ARTIFACTS] += kind.lives
        row[SHOTS] += kind.ranged


def might(kind: Kind, lives: int) -> float:
    return kind.mean * (LAST + lives)


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
    row[COST] += kind.cost * (0.15 + 0.85 * share)
    row[SHOTS] += kind.ranged
    if state.fighting and not piece.hidden and lives > 0:
        fighters.append(Fighter(piece, lives, wakes(state, piece)))
    if not kind.creature():
        row[ARTIFACTS] += lives
        return
    row[MIGHT] += might(kind, lives)
    if lives <= 2:
        row[WEAK] += kind.cost
    elif lives <= 4:
        row[DYING] += kind.cost
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
    """Who could attack whom in a turn, as if nothing stood in the way, dice were mean and this turn were over.

    It does not matter who has acted already: so to pass the turn changes nothing of it.
    """
    shut = state.active if begun(state, fighters) else state.foe(state.active)
    for one in fighters:
        if not one.wakes:
            rows[one.piece.control][THIRSTY] += 1.0
            continue
        best = 0.0
        for other in fighters:
            if other.piece.control != one.piece.control:
                closed = other.piece.closed and other.piece.control == shut
                hit = blow(one, other, closed)
                other.exposed += hit if closed else 0.0
                best = max(best, min(hit, other.lives))
        rows[one.piece.control][THREAT] += best
    for other in fighters:
        if other.exposed > 0.0 and other.piece.creature():
            rows[other.piece.control][EXPOSED] += min(other.exposed, other.lives)


def begun(state: Berserk, fighters: list[Fighter]) -> bool:
    """Whether the active side has done something in this turn or passed: until then the other's closed are at stake."""
    turns = state.frames[0]
    if isinstance(turns, Turns) and turns.stage > MAIN:
        if turns.stage > ENDS or (state.stack.holder != state.active and not state.stack.items):
            return True
    for one in fighters:
        piece = one.piece
        if piece.control == state.active:
            if piece.moved or piece.acted or piece.attacked or piece.promised or (piece.closed and opens(state, piece)):
                return True
    return False


def opens(state: Berserk, piece: Piece) -> bool:
    """Whether it opens with its side, so that it has closed since if it is closed."""
    for one in features_of(state, piece):
        if one.bars_opening(state, piece):
            return False
    return True


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
    away = 1.0 + AWAY * (1.0 + state.turns / LATE) * steps / count
    return away if state.turns > LONG and state.turns // LATE % 2 else 1.0 / away


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
