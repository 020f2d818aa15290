"""How far abilities reach (BRS-ABL-6 to ABL-11, BRS-FLY-2)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import ATTACKS, MELEE, NONE, ROW, SIMPLE
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.field import NOWHERE, adjacent, between, distance
from kodeks.games.berserk.knowing import against, features, flying
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.note import naming


def refusal(state: Berserk, seat: int, source: Piece, type: int, range: int, target: Piece) -> str:
    """Why an ability of this type can not be declared at this card, or ''."""
    secret = target.hidden and target.control != seat
    if type & ATTACKS:
        if target is source or not (secret or target.kind.attackable()):
            return "BRS-ATK-2"
        why = melee(state, source, type, target) if type & MELEE else ranged(state, seat, source, type, range, target)
    else:
        why = too_far(source, range, target)
    return why or forbidden(state, source, type, target)


def melee(state: Berserk, source: Piece, type: int, target: Piece) -> str:
    if source.zone == ALOFT:
        return "" if flying(state, source) else "BRS-ABL-21"  # BRS-FLY-2
    if target.zone == ALOFT:
        if type == SIMPLE and source.hunts == 1 and flying(state, target):  # BRS-FLY-7
            return ""
        return "BRS-FLY-10" if flying(state, target) else "BRS-ABL-7"
    if adjacent(source.cell, target.cell):
        return ""
    far = 0
    for feature in features(state, source):
        far = max(far, feature.melee_range(type))
    if distance(source.cell, target.cell) <= far:
        return ""
    return "BRS-ATK-1" if type == SIMPLE else "BRS-ABL-7"


def ranged(state: Berserk, seat: int, source: Piece, type: int, range: int, target: Piece) -> str:
    if adjacent(source.cell, target.cell):
        return "BRS-ABL-8"
    if type != ROW:
        return too_far(source, range, target)
    if source.zone == ALOFT:
        return "BRS-ABL-21"
    middle = NOWHERE if target.zone == ALOFT else between(source.cell, target.cell)
    if middle == NOWHERE:
        return "BRS-KW-udar-cherez-ryad"
    over = state.on(middle)
    if any(piece.control != seat for piece in over) or not (over or state.free(middle)):  # BRS-AMB-45
        return "BRS-KW-udar-cherez-ryad"
    return ""


def too_far(source: Piece, range: int, target: Piece) -> str:
    """BRS-ABL-11; to and from the additional zone there is no distance (BRS-ABL-21)."""
    if not range or source.zone == ALOFT or target.zone == ALOFT:
        return ""
    return "BRS-ABL-11" if distance(source.cell, target.cell) > range else ""


def forbidden(state: Berserk, source: Piece, type: int, target: Piece) -> str:
    """By the text of one of the two cards."""
    for feature in features(state, source):
        why = feature.bars_declaring(state, source, type, target)
        if why:
            return why
    if type & ATTACKS:
        for feature in against(state, target, source, type):
            why = feature.bars_attack_on(state, target, type, source)
            if why:
                return why
    return ""


def elsewhere(state: Berserk, seat: int, source: Piece, type: int, range: int, target: Piece) -> str:
    """BRS-AMB-62: while a card that it is obliged to attack is a legal target, others are not."""
    duties = [feature for feature in features(state, source) if feature.dutiful()]
    if not duties and not state.rules.reaching:
        return ""
    if bound(state, source, type, target, duties) or any(feature.precise() for feature in features(state, source)):
        return ""
    for piece in state.cards:
        if piece.zone <= ALOFT and bound(state, source, type, piece, duties):
            if not refusal(state, seat, source, type, range, piece):
                return naming("BRS-AMB-62", source.kind.name if duties else piece.kind.name)
    return ""


def bound(state: Berserk, source: Piece, type: int, target: Piece, duties: list[Feature]) -> bool:
    """Whether a feature of one of the two obliges to this attack."""
    for feature in duties:
        if feature.must_attack(state, source, target):
            return True
    if not target.hidden:
        for feature in target.kind.reaching:
            if feature.compels(state, target, source, type):
                return True
    return False


def protected(state: Berserk, target: Piece, type: int, source: Piece, sudden: bool, strength: int = NONE) -> bool:
    """BRS-KW-zashchita: no effect at all."""
    if target is source:
        return False
    for feature in against(state, target, source, type):
        if feature.protects(state, target, type, source, strength) or (sudden and feature.unsurprised()):
            return True
    return False


def card(state: Berserk, uid: int) -> Piece | None:
    """A card that is still in play."""
    if uid == NONE or not state.cards[uid].in_play():
        return None
    return state.cards[uid]
