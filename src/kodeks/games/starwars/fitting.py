"""What a card in play is now (its texts, title, traits, keywords), and which cards fit a description (C.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards.kind import ANYONE, NONE, YOU, Cards
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars

if TYPE_CHECKING:
    from kodeks.games.starwars.constants.constant import Constant


def says(state: StarWars, piece: Piece) -> list[Constant]:
    """Its constant effects; none while it has lost its text."""
    return [] if blank(state, piece) else piece.kind.constants


def speaking(state: StarWars) -> list[Piece]:
    """The cards in play with constant effects, but for those that have lost their text."""
    found: list[Piece] = []
    for piece in state.cards:
        if piece is not None and len(piece.kind.constants) > 0 and not blank(state, piece):
            found.append(piece)
    return found


def blank(state: StarWars, piece: Piece) -> bool:
    """Whether it has lost its text (SWC-EXT-2.19b)."""
    if not state.rules.blanks:
        return False
    for other in state.on(piece.uid):
        for constant in other.kind.constants:
            if constant.takes_text():
                return True
    return False


def title_of(state: StarWars, piece: Piece) -> str:
    """Its title, as an effect may have changed it; uniqueness reads the print (SWC-EXT-2.17)."""
    if state.rules.renames:
        for other in state.on(piece.uid):
            for constant in other.kind.constants:
                title = constant.renames()
                if title:
                    return title
    return piece.kind.title


def has_trait(state: StarWars, piece: Piece, trait: str) -> bool:
    if trait not in piece.kind.traits:
        return False
    for other in [piece, *state.on(piece.uid)]:
        for constant in says(state, other):
            if constant.takes_traits(state, other, piece):
                return False
    return True


def has_keyword(state: StarWars, piece: Piece, keyword: int) -> bool:
    """SWC-FAQ-2.12a: it has it or not, however many sources."""
    if piece.kind.keywords & keyword and not blank(state, piece):
        return True
    for other in speaking(state):
        for constant in other.kind.constants:
            if constant.gives(state, other, piece, keyword):
                return True
    return False


def hand_count(state: StarWars, seat: int) -> int:
    """How many cards the hand counts for card effects."""
    total = len(state.hands[seat])
    for piece in speaking(state):
        if piece.control != seat:
            for constant in piece.kind.constants:
                total += constant.enemy_hand(state, piece)
    return total


# --- descriptions -------------------------------------------------------------------------------


def fits(state: StarWars, piece: Piece, cards: Cards, seat: int, source: int) -> bool:
    """Whether a card in play fits the description, read by `seat` on the card `source`."""
    if not cards.in_play(piece.type):
        return False
    if cards.whose != ANYONE and (piece.control == seat) != (cards.whose == YOU):
        return False
    kind = piece.kind
    if cards.traits:
        found = False
        for trait in cards.traits:
            found = found or has_trait(state, piece, trait)
        if not found:
            return False
    for trait in cards.without:
        if has_trait(state, piece, trait):
            return False
    if cards.affiliation != NONE and kind.affiliation != cards.affiliation:
        return False
    if cards.title and title_of(state, piece) != cards.title:
        return False
    if cards.low != NONE and kind.cost < cards.low:
        return False
    if cards.high != NONE and kind.cost > cards.high:
        return False
    for one in cards.states:
        if not one.fits(state, piece, source):
            return False
    return True


def matching(state: StarWars, cards: Cards, seat: int, source: int) -> list[Piece]:
    found: list[Piece] = []
    for piece in state.cards:
        if piece is not None and fits(state, piece, cards, seat, source):
            found.append(piece)
    return found
