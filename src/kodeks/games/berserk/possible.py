"""Positions that no battle can reach are refused, each with the rule that it breaks."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import ARTIFACT, EQUIPMENT, NONE, PARASITE, SYMBIOTE, TERRAIN
from kodeks.games.berserk.features.called import called
from kodeks.games.berserk.knowing import (
    bodiless,
    classed,
    features,
    flying,
    full_lives,
    most_chips,
    pace,
    room_for_lives,
)
from kodeks.games.berserk.piece import ALOFT, FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.note import letter

RIDERS = (SYMBIOTE, PARASITE)


def check(state: Berserk) -> None:
    for seat in range(2):
        squad(state, seat)
    for piece in state.cards:
        if piece.zone > ALOFT:
            continue
        if piece.hidden:
            face_down(state, piece)
            continue
        place(state, piece)
        if piece.host != NONE:
            rider(state, piece, state.cards[piece.host])
        marks(state, piece)


def refuse(piece: Piece, what: str, clause: str) -> None:
    raise BadPosition(f"{piece.kind.name} {what} ({clause})")


def squad(state: Berserk, seat: int) -> None:
    mine = [piece for piece in state.in_play() if piece.control == seat]
    if not any(piece.creature() for piece in mine):
        raise BadPosition(f"play.{letter(seat)} has no creature: the game would be over (BRS-END-1)")
    if sum(piece.kind.type == TERRAIN for piece in mine) > 1:
        raise BadPosition(f"play.{letter(seat)} has more than one terrain (BRS-TER-2)")
    for i, piece in enumerate(mine):
        if any(feature.unique() for feature in piece.kind.features) and piece.kind in [one.kind for one in mine[:i]]:
            refuse(piece, "is unique and stands there twice", "BRS-KW-unikalnost")


def face_down(state: Berserk, piece: Piece) -> None:
    """BRS-REV-2, REV-3: the Second player's third row before his first turn; later only stealth."""
    if piece.zone != FIELD or piece.host != NONE:
        refuse(piece, "is hidden, so it takes a cell of its own", "BRS-AMB-7")
    stealthy = any(feature.stealthy() for feature in piece.kind.features)
    early = state.turns < 2 and piece.control != state.first and state.row(piece.control, piece.cell) == 3
    if not stealthy and not early:
        refuse(piece, "can not be hidden now", "BRS-REV-2")
    if piece.wounds or piece.chips or piece.extra or piece.acquired or piece.closed or piece.acted:
        refuse(piece, "would have been revealed by what is on it", "BRS-REV-3")


def place(state: Berserk, piece: Piece) -> None:
    aloft = piece.kind.aloft() or (piece.creature() and flying(state, piece))
    if aloft != (piece.zone == ALOFT):
        said = "is kept in the additional zone: write z" if aloft else "is not kept in the additional zone"
        refuse(piece, said, "BRS-ZONE-10")
    if piece.kind.rides() != (piece.host != NONE):
        refuse(piece, "rides on a card: write c2+" if piece.kind.rides() else "rides on no card", "BRS-SYM-8")


def rider(state: Berserk, piece: Piece, host: Piece) -> None:
    if host.hidden:
        refuse(piece, f"can not be on {host.kind.name}, which is hidden", "BRS-REV-16")
    if piece.kind.type != EQUIPMENT:
        if not host.creature() or host.kind.sub in RIDERS:
            refuse(piece, f"can not live on {host.kind.name}", "BRS-SYM-2")
        printed = any(feature.bodiless() for feature in host.kind.features)
        if printed and not bodiless(state, piece):
            refuse(piece, f"can not live on {host.kind.name}, which is incorporeal", "BRS-SYM-4")
        return
    if host.kind.type == ARTIFACT:
        refuse(piece, f"can not be on {host.kind.name}, an artifact", "BRS-ART-5")
    if not host.creature() or bodiless(state, host):
        refuse(piece, f"can not be on {host.kind.name}", "BRS-EQ-3")
    if not classed(state, host):
        refuse(piece, f"can not be on {host.kind.name}, which has no class", "BRS-EQ-3")
    if any(feature.wears_not(piece.kind) for feature in features(state, host)):
        refuse(piece, f"is not worn by {host.kind.name}", "BRS-KW-ne-nosit")
    if any(feature.fits_not(state, piece, host) for feature in piece.kind.features):
        refuse(piece, f"is not worn by {host.kind.name}", "BRS-KW-ne-nosit")
    if any(other.kind.gear == piece.kind.gear and other is not piece for other in state.riders(host.uid)):
        refuse(piece, f"is not the only one of its class on {host.kind.name}", "BRS-EQ-6")


def marks(state: Berserk, piece: Piece) -> None:
    for change in piece.acquired:
        if not change.lost and not change.feature.suits(state, piece):
            artifact = piece.kind.type == ARTIFACT
            refuse(piece, f"can not have {called(change.feature)}", "BRS-ART-4" if artifact else "BRS-KW-nelegalnost")
    if piece.hunts > 2 or (piece.hunts and (flying(state, piece) or not piece.creature())):
        refuse(piece, "strikes a flyer in this turn (hunts 1), or in its next one (hunts 2)", "BRS-FLY-7")
    if not piece.kind.attackable() and (piece.wounds or piece.extra):
        refuse(piece, "has no lives", "BRS-CARD-4")
    if piece.kind.attackable() and piece.wounds >= full_lives(state, piece):
        refuse(piece, f"would be dead: it has {full_lives(state, piece)} lives", "BRS-WND-3")
    if piece.kind.type == ARTIFACT and piece.extra:
        refuse(piece, "can not have additional lives", "BRS-ART-3")
    if piece.extra and room_for_lives(state, piece) < 0:
        refuse(piece, "has more lives than it can have", "BRS-KW-maksimum-zhizney")
    if piece.chips > most_chips(state, piece):
        refuse(piece, f"has at most {most_chips(state, piece)} chips", "BRS-KW-maksimum-fishek")
    if piece.souls:
        refuse(piece, "is in play: chips of incarnation lie in the graveyard", "BRS-CHIP-9")
    if piece.steps and (piece.closed or piece.acted):
        refuse(piece, "has acted: it has no movement left", "BRS-MOVE-8")
    if piece.steps > 0 and (piece.zone == ALOFT or piece.host != NONE or not piece.creature()):
        refuse(piece, "never moves by units", "BRS-MOVE-12")
    if piece.steps > pace(state, piece):
        refuse(piece, f"has at most {pace(state, piece)} steps", "BRS-MOVE-7")
