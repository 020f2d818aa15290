"""Features that cards get and lose (BRS-KW-poluchaet, BRS-KW-do-kontsa-boya-teryaet)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import features, gifts_of, means, strippers
from kodeks.games.berserk.piece import BATTLE, Acquired, Piece
from kodeks.games.berserk.state import Berserk


def can_gain(state: Berserk, piece: Piece, feature: Feature) -> bool:
    """Whether the card can have it at all, and nothing bars it."""
    if not feature.suits(state, piece):
        return False
    for one in features(state, piece):
        if one.bars_feature(state, piece, feature):
            return False
    return True


def gain(state: Berserk, piece: Piece, feature: Feature, until: int = BATTLE, source: int = NONE) -> None:
    """Until a moment; while a source is in play, if one is named."""
    piece.acquired.append(Acquired(feature, False, until, source))
    feature.got(piece)


def lose(state: Berserk, piece: Piece, feature: Feature, until: int = BATTLE) -> None:
    """All that are like it (BRS-STK-6)."""
    piece.acquired.append(Acquired(feature, True, until, NONE, len(state.cards)))


def renew(state: Berserk, piece: Piece) -> None:
    """BRS-AMB-77: a card that has stopped giving what was lost may give it anew."""
    for i, change in enumerate(piece.acquired):
        if change.lost:
            stopped: list[int] = []
            for source in state.cards:
                if source.kind.reaching and not change.renewed(source.uid):
                    given = gifts_of(state, source, piece, strippers(state))
                    if not any(means(change.feature, one) for one in given):
                        stopped.append(source.uid)
            if stopped:
                piece.acquired[i] = change.renewed_by(stopped)
