"""What a card in play is now (its texts, title, traits, keywords), and which cards fit a description (C.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards.kind import (
    ANYONE,
    ATTACKING,
    COMMITTED,
    DAMAGED,
    DEFENDING,
    EXHAUSTED,
    IN_FACTION,
    NONE,
    NOT_LIMITED,
    NOT_UNIQUE,
    OTHER,
    OUT_OF_FACTION,
    PARTICIPATING,
    PILOTED,
    PILOTING,
    READY,
    UNCOMMITTED,
    UNDAMAGED,
    UNENGAGED,
    UNIQUE,
    YOU,
    Cards,
)
from kodeks.games.starwars.cards.words import AFFILIATION, ENHANCEMENT, LIMITED, NEUTRAL
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER, Piece
from kodeks.games.starwars.state import StarWars

if TYPE_CHECKING:
    from kodeks.games.starwars.constants.constant import Constant


def says(state: StarWars, piece: Piece) -> list[Constant]:
    """Its constant effects; none while it has lost its text."""
    if state.rules.blanks and blank(state, piece):
        return []
    return piece.kind.constants


def blank(state: StarWars, piece: Piece) -> bool:
    """Whether it has lost its text (SWC-EXT-2.19b)."""
    if not state.rules.blanks:
        return False
    for other in state.cards:
        if other is not None and other.host == piece.uid:
            for constant in other.kind.constants:
                if constant.takes_text():
                    return True
    return False


def title_of(state: StarWars, piece: Piece) -> str:
    """Its title, as an effect may have changed it; uniqueness reads the print (SWC-EXT-2.17)."""
    if state.rules.renames:
        for other in state.cards:
            if other is not None and other.host == piece.uid:
                for constant in other.kind.constants:
                    title = constant.renames()
                    if title:
                        return title
    return piece.kind.title


def has_trait(state: StarWars, piece: Piece, trait: str) -> bool:
    if trait not in piece.kind.traits:
        return False
    for other in state.cards:
        if other is not None and other.kind.constants and (other is piece or other.host == piece.uid):
            for constant in says(state, other):
                if constant.takes_traits(state, other, piece):
                    return False
    return True


def has_keyword(state: StarWars, piece: Piece, keyword: int) -> bool:
    """SWC-FAQ-2.12a: it has it or not, however many sources."""
    if piece.kind.keywords & keyword and not blank(state, piece):
        return True
    for other in state.cards:
        if other is not None and other.kind.constants:
            for constant in says(state, other):
                if constant.gives(state, other, piece, keyword):
                    return True
    return False


def hand_count(state: StarWars, seat: int) -> int:
    """How many cards the hand counts for card effects."""
    total = len(state.hands[seat])
    for piece in state.cards:
        if piece is not None and piece.control != seat and piece.kind.constants:
            for constant in says(state, piece):
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
    return not cards.states or in_states(state, piece, cards.states, source)


def in_states(state: StarWars, piece: Piece, states: int, source: int) -> bool:
    if states & OTHER and piece.uid == source:
        return False
    if states & EXHAUSTED and not piece.focus:
        return False
    if states & READY and piece.focus:
        return False
    if states & COMMITTED and not piece.committed:
        return False
    if states & UNCOMMITTED and piece.committed:
        return False
    if states & PARTICIPATING and piece.role == BYSTANDER:
        return False
    if states & ATTACKING and piece.role != ATTACKER:
        return False
    if states & DEFENDING and piece.role != DEFENDER:
        return False
    if states & UNENGAGED and piece.uid == state.engaged:
        return False
    if states & DAMAGED and not piece.damage:
        return False
    if states & UNDAMAGED and piece.damage:
        return False
    if states & NOT_UNIQUE and piece.kind.unique:
        return False
    if states & UNIQUE and not piece.kind.unique:
        return False
    if states & (IN_FACTION | OUT_OF_FACTION):
        if in_faction(state, piece) != (states & IN_FACTION != 0):
            return False
    if states & PILOTED and not is_piloted(state, piece):
        return False
    if states & PILOTING and not (piece.type == ENHANCEMENT and piece.kind.flies()):
        return False
    return not (states & NOT_LIMITED and has_keyword(state, piece, LIMITED))


def in_faction(state: StarWars, piece: Piece) -> bool:
    """SWC-EXT-FAC: of the affiliation of its controller's affiliation card."""
    if piece.kind.affiliation == NEUTRAL:
        return False
    for other in state.cards:
        if other is not None and other.type == AFFILIATION and other.control == piece.control:
            return other.kind.affiliation == piece.kind.affiliation
    return False


def is_piloted(state: StarWars, piece: Piece) -> bool:
    for other in state.cards:
        if other is not None and other.host == piece.uid and other.type == ENHANCEMENT and other.kind.flies():
            return True
    return False


def matching(state: StarWars, cards: Cards, seat: int, source: int) -> list[Piece]:
    found: list[Piece] = []
    for piece in state.cards:
        if piece is not None and fits(state, piece, cards, seat, source):
            found.append(piece)
    return found
