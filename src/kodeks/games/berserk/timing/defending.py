"""Defenders (BRS-DEF-1, BRS-FLY-3 to FLY-5)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import SIMPLE
from kodeks.games.berserk.field import adjacent
from kodeks.games.berserk.knowing import features, flying
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.event import Defended
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.note import naming


def strike(state: Berserk) -> Attack | None:
    """The simple strike that was declared last, if it is the newest on the stack."""
    if not state.stack.items:
        return None
    newest: Use = state.stack.items[-1]
    attack = newest.attack
    return attack if attack is not None and attack.type == SIMPLE else None


def wanted(state: Berserk, seat: int) -> bool:
    """Whether there is a strike against which this player could think of a defender."""
    attack = strike(state)
    return attack is not None and not attack.changed and state.cards[attack.target].control == seat != state.active


def refusal(state: Berserk, seat: int, piece: Piece) -> str:
    """Why this card can not defend now, or ''."""
    attack = strike(state)
    if attack is None:
        return "BRS-DEF-5"
    if seat == state.active:
        return "BRS-DEF-4"
    if attack.changed:
        return "BRS-DEF-13"
    source, target = state.cards[attack.source], state.cards[attack.target]
    if target.control != seat or source.control == seat:
        return "BRS-DEF-2"
    if not piece.creature() or piece is target:
        return "BRS-DEF-9"
    if piece.closed:
        return "BRS-DEF-9"
    if piece.acted:
        return "BRS-AMB-28"
    if piece.promised:
        return "BRS-INST-16"
    for feature in features(state, source):
        stops = feature.directed(state, source, attack) or feature.unsurprised()
        if stops or (feature.precise() and state.rules.precision_stops):
            return naming("BRS-DEF-6", source.kind.name)
    for feature in features(state, piece):
        why = feature.bars_defending(state, piece, attack)
        if why:
            return why
    return place_refusal(state, piece, source, target)


def place_refusal(state: Berserk, piece: Piece, source: Piece, target: Piece) -> str:
    """By where the three stand."""
    if piece.zone == ALOFT:
        if not flying(state, piece):
            return "BRS-DEF-2"
        if source.zone == ALOFT or target.zone == ALOFT:
            return ""  # BRS-FLY-3, FLY-5
        return "BRS-FLY-4"
    if source.zone == ALOFT:
        return "" if adjacent(piece.cell, target.cell) else "BRS-FLY-3"
    if adjacent(piece.cell, source.cell) and adjacent(piece.cell, target.cell):
        return ""
    return "BRS-DEF-2"


def assign(state: Berserk, piece: Piece) -> None:
    """BRS-DEF-7: it is the target now; its closing is promised (BRS-DEF-3)."""
    attack = strike(state)
    assert attack is not None
    if piece.hidden:  # BRS-REV-16
        reveal(state, piece)
        state.push(Checks())
    attack.defender = piece.uid
    attack.target = piece.uid
    attack.changed = True
    piece.promised = True
    state.tell("BRS-DEF-1", "{card} defends", {"card": piece.kind.name})
    state.stack.act()
    state.stack.holder = state.foe(piece.control)
    state.rules.announce(state, Defended(attack))
