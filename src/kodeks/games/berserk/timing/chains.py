"""Chains that would go on for ever stop before the first repetition (BRS-GOLD-4, BRS-AMB-54).

A chain is what features set off one after the other, while no player does anything that he need not do. A link of it is
remembered by what is executed, on which cards, and the position from which it starts. What was set off together with a
link is no repetition of it.
"""

from __future__ import annotations

import hashlib
from typing import Final

from kodeks.games.berserk.features.feature import EVER, Feature
from kodeks.games.berserk.knowing import most_chips
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import legal
from kodeks.games.berserk.timing.use import Use

DEPTH: Final = 40  # of the stack, as far as two positions are compared: it may grow without limit too


def repeats(state: Berserk, use: Use) -> bool:
    """Whether this was executed from this very position before it was set off again; if not, it is remembered."""
    link = [str(name(use.feature)), str(use.source), str(use.cells)]
    for place in range(len(use.ability.spots)):
        link.append(str([piece.uid for piece in legal.meant(state, use, place)]))
    link += [str(spot(state, piece)) for piece in state.cards if piece.zone <= ALOFT]
    link += [f"{name(item.feature)} {item.source}" for item in state.stack.items[-DEPTH:]]
    digest = int.from_bytes(hashlib.blake2b("\n".join(link).encode(), digest_size=6).digest(), "big")
    if digest in state.chain[state.loose : use.since]:
        return True
    state.chain.append(digest)
    return False


def cut(state: Berserk) -> None:
    """A player does something of his own will: what follows belongs to no chain of before."""
    state.loose = len(state.chain)


def name(feature: Feature) -> object:
    return feature.mark()


def spot(state: Berserk, piece: Piece) -> list[object]:
    """A card as it is; numbers that may grow without limit are left out, and counts of what has happened."""
    capped = piece.chips if piece.chips and most_chips(state, piece) < EVER else 0
    gained = sorted({f"{name(change.feature)} {change.lost}" for change in piece.acquired})
    return [
        piece.uid,
        piece.control,
        piece.zone,
        piece.cell,
        piece.host,
        piece.hidden,
        piece.closed,
        piece.acted,
        piece.steps,
        piece.moved,
        piece.wounds,
        capped,
        piece.doom,
        gained,
        sorted(piece.spent),
        sorted(piece.battle),
    ]
