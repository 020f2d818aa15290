"""Cards that leave play, and cards that come into it."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE, TERRAIN
from kodeks.games.berserk.knowing import pace
from kodeks.games.berserk.piece import ALOFT, DECK, GRAVE, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Entered, Returned
from kodeks.kernel.modifiers import leaves_play

CALLED: Final = 0
REVIVED: Final = 1
INCARNATED: Final = 2


def forget(state: Berserk, piece: Piece) -> None:
    """BRS-WND-11: what was on it is gone, and what it kept up on others "while it is in play"."""
    state.lift(piece)
    piece.reset()
    piece.hidden = False
    for other in state.cards:
        if other.acquired:
            leaves_play(other.acquired, piece.uid)


def bury(state: Berserk, piece: Piece) -> None:
    """To its owner's graveyard (BRS-ZONE-12), on top."""
    forget(state, piece)
    piece.zone = GRAVE
    piece.souls = 0
    state.graves[piece.owner].append(piece.uid)


def to_deck(state: Berserk, piece: Piece) -> None:
    """BRS-KW-vernut-v-kolodu: to its owner's deck, which is shuffled. No death."""
    was = piece.copy()
    state.rules.announce(state, Returned(was))
    forget(state, piece)
    shuffle_in(state, piece)


def out_of_grave(state: Berserk, piece: Piece) -> None:
    """From the graveyard to the deck, which is no return from the play zone."""
    state.graves[piece.owner].remove(piece.uid)
    shuffle_in(state, piece)


def shuffle_in(state: Berserk, piece: Piece) -> None:
    piece.zone = DECK
    deck = state.decks[piece.owner]
    deck.append(piece.kind.number)
    deck.sort()
    if state.log is not None:
        state.tell("BRS-KW-vernut-v-kolodu", "{card} returns to the deck", {"card": piece.kind.name})


def out_of_deck(state: Berserk, seat: int, kind: Kind) -> Piece:
    """The card as a piece: a new one, or one that has been in play before and keeps its count of uses."""
    state.decks[seat].remove(kind.number)
    returned = [piece for piece in state.cards if piece.zone == DECK and piece.kind is kind and piece.owner == seat]
    if len(returned) > state.decks[seat].count(kind.number):  # all copies left in the deck have been in play
        return returned[0]
    return state.new_piece(kind, seat)


def enter(state: Berserk, piece: Piece, cell: int, how: int, clause: str, open: bool = False) -> None:
    """Open on its cell, or in the additional zone (BRS-ACT-9); incarnated cards are closed, if no text opens them."""
    if piece.zone == GRAVE:
        state.graves[piece.owner].remove(piece.uid)
    piece.reset()
    piece.hidden = False
    piece.closed = how == INCARNATED and not open
    if piece.kind.aloft():
        state.soar(piece)
    else:
        state.stand(piece, cell)
    piece.steps = 0 if piece.closed else pace(state, piece)
    if state.log is not None:
        state.tell(clause, "{card} enters play", {"card": piece.kind.name}, reveals=True)
    state.rules.announce(state, Entered(piece.uid, how))


def takes_no(state: Berserk, seat: int, kind: Kind) -> str:
    """Why the squad of this player can not take the card now (BRS-KW-vzyat-v-otryad), or ''."""
    squad: list[Kind] = []
    for piece in state.cards:
        if piece.zone <= ALOFT and piece.control == seat:
            squad.append(piece.kind)
    if kind.rides():
        return "BRS-EQ-10" if kind.gear != NONE else "BRS-SYM-9"
    if kind.type == TERRAIN and any(other.type == TERRAIN for other in squad):
        return "BRS-TER-2"
    for feature in kind.features:
        if feature.unique() and kind in squad:
            return "BRS-AMB-39"
        why = feature.refuses(kind, squad)
        if why:
            return why
    return ""
