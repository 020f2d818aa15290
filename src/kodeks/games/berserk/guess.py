"""A random world that a seat can not tell from the true one: what is face down for it is drawn anew.

Deck lists are open, so a player's deck, deal, squad and hidden cards are one pool of cards that are known together.
Before the reveal a squad is drawn that the crystals pay for; afterwards kinds for the cards that are still face down.
"""

from __future__ import annotations

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import CELLS
from kodeks.games.berserk.knowing import pace
from kodeks.games.berserk.piece import ALOFT, DECK, Piece
from kodeks.games.berserk.state import PREPARING, Berserk
from kodeks.games.berserk.steps.deployment import Deployment, half, stages_of
from kodeks.games.berserk.steps.main import only_flyers
from kodeks.games.berserk.steps.prices import joins_not, unfinished, unpaid
from kodeks.games.berserk.steps.reveal import Reveal, in_third_row, may_hide
from kodeks.games.berserk.steps.squad import Recruiting
from kodeks.games.berserk.timing.occurring import Triggers
from kodeks.games.berserk.timing.stirring import Veiled
from kodeks.kernel.rng import Rng

TRIES = 40


def guess(state: Berserk, seat: int, rng: Rng) -> Berserk:
    world = state.copy()
    for owner in range(2):
        if owner == seat:
            continue
        frame = world.frames[-1]
        if world.deals[owner]:
            deal(world, owner, rng)
        elif isinstance(frame, Deployment):
            deploy(world, owner, frame, rng)
        elif isinstance(frame, Reveal):
            lay(world, owner, frame, rng)
        else:
            hide(world, owner, rng)
    return world


def shuffled(numbers: list[int], rng: Rng) -> list[int]:
    """In an order that depends on what they are, not on how they came."""
    found = sorted(numbers)
    rng.shuffle(found)
    return found


def without(pool: list[int], taken: list[int]) -> list[int]:
    found = pool[:]
    for number in taken:
        found.remove(number)
    return sorted(found)


def kinds(world: Berserk, numbers: list[int]) -> list[Kind]:
    return [world.kind(number) for number in numbers]


# --- before the reveal ----------------------------------------------------------------------------


def deal(world: Berserk, owner: int, rng: Rng) -> None:
    """Another deal of the same size. A squad is there when its player is done, else it is not yet begun."""
    pool = shuffled(world.decks[owner] + world.deals[owner], rng)
    count = len(world.deals[owner])
    world.deals[owner] = sorted(pool[:count])
    world.decks[owner] = sorted(pool[count:])
    world.squads[owner] = []
    recruits: list[int] = []
    for frame in world.frames:
        if isinstance(frame, Recruiting):
            recruits.append(frame.seat)
            frame.changes = 0 if frame.seat == owner else frame.changes
    if recruits and owner not in recruits:
        world.squads[owner] = squad(world, owner, pool[:count], count, rng)


def squad(world: Berserk, owner: int, pool: list[int], most: int, rng: Rng) -> list[int]:
    """Cards taken in any order, as long as the crystals pay for them."""
    found: list[int] = []
    for _ in range(TRIES):
        found = affordable(world, owner, pool, most)
        if not unfinished(kinds(world, found), [], world.crystals[owner]):
            break
        pool = shuffled(pool, rng)
    return sorted(found)


def affordable(world: Berserk, owner: int, pool: list[int], most: int) -> list[int]:
    found: list[int] = []
    for number in pool:
        if len(found) < most and not joins_not(world.kind(number), kinds(world, found), world.crystals[owner]):
            found.append(number)
    return found


def squad_of(world: Berserk, owner: int, pool: list[int], size: int, rng: Rng) -> list[int]:
    """Of exactly this size: where dear cards leave too little, cheaper ones are taken first."""
    for _ in range(TRIES):
        found = squad(world, owner, shuffled(pool, rng), size, rng)
        if len(found) == size:
            return found
    cheap = sorted(pool, key=lambda number: (world.kind(number).cost, number))
    found = affordable(world, owner, cheap, size)
    return sorted(found + without(cheap, found)[: size - len(found)])


def deploy(world: Berserk, owner: int, frame: Deployment, rng: Rng) -> None:
    """How many cards each has taken is known by the size of the deck. Who is deploying has not begun."""
    placed = [at for at in range(CELLS) if frame.cells[at] != NONE and half(world, at) == owner]
    taken = world.squads[owner] + [frame.cells[at] for at in placed]
    pool = world.decks[owner] + taken
    world.squads[owner] = squad_of(world, owner, pool, len(taken), rng)
    world.decks[owner] = without(pool, world.squads[owner])
    for at in placed:
        frame.cells[at] = NONE
    if owner == world.first and frame.seat != owner:
        cells = [at for stage in stages_of(world, owner) for at in shuffled(stage, rng)]
        for at, number in zip(cells, shuffled(world.squads[owner], rng), strict=False):
            frame.cells[at] = number
        world.squads[owner] = []


def lay(world: Berserk, owner: int, frame: Reveal, rng: Rng) -> None:
    """Where cards lie is known, and nothing else."""
    pieces = [piece for piece in world.cards if piece.control == owner]
    pool = world.decks[owner] + [piece.kind.number for piece in pieces]
    taken = squad_of(world, owner, pool, len(pieces), rng)
    world.decks[owner] = without(pool, taken)
    for piece, number in zip(pieces, shuffled(taken, rng), strict=True):
        piece.kind = world.kind(number)
    frame.kept = [uid for uid in frame.kept if world.cards[uid].control != owner]
    if frame.seat != owner and owner == world.first:
        frame.kept += [piece.uid for piece in pieces if not may_hide(world, piece) and rng.below(2)]


# --- in the battle --------------------------------------------------------------------------------


def forget(world: Berserk, owner: int) -> None:
    """What hidden cards could answer is known to their player alone."""
    waiting = world.waiting[:]
    for frame in world.frames:
        if isinstance(frame, Triggers):
            waiting += frame.events
    for one in waiting:
        if isinstance(one, Veiled) and one.seat == owner:
            one.uses = []


def hide(world: Berserk, owner: int, rng: Rng) -> None:
    """Hidden cards, as far as what is seen allows: the true ones satisfy all of it."""
    forget(world, owner)
    pieces = [piece for piece in world.cards if piece.hidden and piece.control == owner and piece.zone <= ALOFT]
    if not pieces:
        return
    back = [piece.kind.number for piece in world.cards if piece.zone == DECK and piece.owner == owner]
    pool = without(world.decks[owner] + [piece.kind.number for piece in pieces], back)
    hunted = only_flyers(world, owner)
    spent = [steps_made(world, piece) for piece in pieces]
    true = [piece.kind for piece in pieces]
    for attempt in range(2 * TRIES):
        numbers = drawn(world, pieces, pool, spent, rng)
        if numbers:
            put(world, pieces, numbers, spent)
            if likely(world, owner, hunted, attempt < TRIES):
                break
    else:
        put(world, pieces, [kind.number for kind in true], spent)
    world.decks[owner] = without(pool + back, [piece.kind.number for piece in pieces])


def drawn(world: Berserk, pieces: list[Piece], pool: list[int], spent: list[int], rng: Rng) -> list[int]:
    """A kind for each, one after the other; empty when nothing is left for one of them."""
    left = shuffled(pool, rng)
    found: list[int] = []
    for piece, steps in zip(pieces, spent, strict=True):
        fitting = [number for number in left if may_be(world, piece, world.kind(number), steps)]
        if not fitting:
            return []
        found.append(fitting[0])
        left.remove(fitting[0])
    return found


def may_be(world: Berserk, piece: Piece, kind: Kind, steps: int) -> bool:
    """Whether such a card may lie there face down (BRS-REV-2), and may have moved so far (BRS-REV-14)."""
    if steps and (not kind.creature() or kind.rides() or kind.aloft() or kind.move < steps):
        return False
    if world.turns < 2 and in_third_row(world, piece):
        return True
    return any(feature.stealthy() for feature in kind.features)


def steps_made(world: Berserk, piece: Piece) -> int:
    """Everybody has seen them. Before its first turn a card has neither movement nor moved."""
    return pace(world, piece) - piece.steps if had_turn(world, piece) else 0


def had_turn(world: Berserk, piece: Piece) -> bool:
    return world.turns > PREPARING + (0 if piece.control == world.first else 1)


def put(world: Berserk, pieces: list[Piece], numbers: list[int], spent: list[int]) -> None:
    for piece, number, steps in zip(pieces, numbers, spent, strict=True):
        piece.kind = world.kind(number)
        piece.steps = pace(world, piece) - steps if had_turn(world, piece) else 0


def likely(world: Berserk, owner: int, hunted: bool, payable: bool) -> bool:
    """What the game going on tells: there is a creature (BRS-END-2), and whether only flyers are left (BRS-REV-15).

    And that the squad was legal; cards that joined it later may make that impossible, so it is given up in the end.
    """
    if world.fighting and not any(piece.creature() and piece.control == owner for piece in world.in_play()):
        return False
    if only_flyers(world, owner) != hunted:
        return False
    if not payable or not any(world.crystals[owner]):
        return True
    return not unpaid([piece.kind for piece in world.cards if piece.owner == owner], world.crystals[owner])
