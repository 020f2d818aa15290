"""Triggered features of hidden cards (BRS-AMB-8): what must be used reveals the card, what may be used can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import legal
from kodeks.games.berserk.timing.event import BattleStarts, Event
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.state import Frame

if TYPE_CHECKING:
    from kodeks.games.berserk.features.feature import Feature


def made(state: Berserk, piece: Piece, feature: Feature, event: Event, gone: bool) -> Use:
    """The use that an event sets off; of a card that leaves play by it, as it was (BRS-WND-14)."""
    assert feature.ability is not None
    use = Use(piece.control, piece.uid, feature, feature.ability)
    use.event = event
    use.since = len(state.chain)
    if gone:
        use.last = piece.copy()
    return use


def usable(state: Berserk, use: Use) -> bool:
    """BRS-ABL-20: skipped only if nothing is legal."""
    me = state.cards[use.source]
    if use.last is None and not me.in_play():  # BRS-INST-9
        return False
    return not legal.used_up(state, me, use.ability) and legal.possible(state, use)


def stirs(state: Berserk, piece: Piece, event: Event) -> bool:
    """Whether a hidden card has a feature that it must use now; those of the battle's start it may keep to itself."""
    if isinstance(event, BattleStarts):
        return False
    return bool(answers_of(state, piece, piece.kind, event, False))


def answers_of(state: Berserk, piece: Piece, kind: Kind, event: Event, may: bool) -> list[Use]:
    """What a hidden card would answer, if it were of this kind: what it must use, or what it may."""
    if event.name() not in kind.waits:
        return []
    true = piece.kind
    piece.kind = kind
    piece.hidden = False
    found: list[Use] = []
    for feature in features(state, piece):
        if feature.ability is None or feature.ability.may != may or event.name() not in feature.heard():
            continue
        if feature.answers(state, piece, event):
            use = made(state, piece, feature, event, False)
            if usable(state, use):
                found.append(use)
    piece.hidden = True
    piece.kind = true
    return found


class Veiled(Frame[Berserk]):
    """A player may reveal hidden cards for what they may use now. It waits among the uses of the same moment.

    He is asked whenever, by what both know, one of them might be such a card: so the question tells nothing.
    """

    __slots__ = ("seat", "uses")

    def __init__(self, seat: int, uses: list[Use]) -> None:
        self.seat = seat
        self.uses = uses  # what the cards that lie there would use; only he knows

    def copy(self) -> Veiled:
        return Veiled(self.seat, [use.copy() for use in self.uses])


def veiled(state: Berserk, event: Event, found: list[Frame[Berserk]]) -> None:
    """For each player who might have something to reveal."""
    if isinstance(event, BattleStarts):
        return
    for seat in range(2):
        secret = [piece for piece in state.cards if piece.zone <= ALOFT and piece.hidden and piece.control == seat]
        if any(answers_of(state, piece, kind, event, True) for piece in secret for kind in lurking(state, seat)):
            uses: list[Use] = []
            for piece in secret:
                uses += answers_of(state, piece, piece.kind, event, True)
            found.append(Veiled(seat, uses))


def lurking(state: Berserk, seat: int) -> list[Kind]:
    """The kinds that may lie face down, as far as both players know (BRS-REV-2)."""
    numbers = set(state.decks[seat])
    for piece in state.cards:
        if piece.zone <= ALOFT and piece.hidden and piece.owner == seat:
            numbers.add(piece.kind.number)
    early = state.turns < 2 and seat != state.first
    kinds = [state.kind(number) for number in sorted(numbers)]
    return [kind for kind in kinds if early or any(feature.stealthy() for feature in kind.features)]
