"""Positions that no game can reach are refused, each with what to write instead."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import (
    AFFILIATION,
    DARK,
    DIAL,
    EVENT,
    FATE,
    LIGHT,
    MISSION,
    OBJECTIVE,
    SIDES,
    UNIT,
)
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.conflict import engageable
from kodeks.games.starwars.timing.checks import attached_well, is_pilot
from kodeks.games.starwars.values import capacity
from kodeks.kernel.errors import BadPosition

MOST_OBJECTIVES = 3
TO_WIN = 3
TARGETS = (UNIT, OBJECTIVE, MISSION)


def check(state: StarWars) -> None:
    for seat in range(2):
        piles(state, seat)
        play_area(state, seat)
    if state.engaged != NONE and state.piece(state.engaged) not in engageable(state):
        raise BadPosition(
            f"{state.piece(state.engaged).kind.name} is not an objective that the active player can engage"
        )
    for piece in state.pieces():
        in_play(state, piece)
        tokens(state, piece)
        below(state, piece)
    uniques(state)


# --- out of play ------------------------------------------------------------------------------


def piles(state: StarWars, seat: int) -> None:
    """SWC-CORE-DECK-3, SWC-CORE-DECK-7: cards lie with their owner, objectives apart from the others."""
    for key, layers in (("decks", state.decks[seat]), ("objective_decks", state.objectives[seat])):
        for layer in layers:
            for number in layer.cards:
                of_the_side(state.kind(number), key, seat, key == "objective_decks")
    for key, numbers in (("hands", state.hands[seat]), ("discards", state.discards[seat])):
        for number in numbers:
            of_the_side(state.kind(number), key, seat, False)
    for number in state.victory[seat]:
        kind = state.kind(number)
        if not (kind.type == OBJECTIVE and kind.side != seat) and not (kind.type == MISSION and kind.side == seat):
            raise BadPosition(
                f"victory.{SIDES[seat]} can not hold {kind.name}: write objectives of the {SIDES[1 - seat]} side, "
                f"or missions of the {SIDES[seat]} side"
            )
    if seat == LIGHT and len(state.victory[LIGHT]) >= TO_WIN:  # SWC-CORE-WIN-1
        raise BadPosition("with three objectives in victory.light the game is over: write at most two")


def of_the_side(kind: Kind, key: str, seat: int, objectives: bool) -> None:
    if kind.type in (AFFILIATION, DIAL) or (kind.type == OBJECTIVE) != objectives:
        said = "holds objectives alone" if objectives else "can not hold an objective or an affiliation card"
        raise BadPosition(f"{key}.{SIDES[seat]} {said}: {kind.name} does not belong there")
    if kind.side != seat:
        raise BadPosition(f"{kind.name} is a card of the {SIDES[kind.side]} side: write it in {key}.{SIDES[kind.side]}")


# --- in play ----------------------------------------------------------------------------------


def play_area(state: StarWars, seat: int) -> None:
    if len(state.current(seat)) > MOST_OBJECTIVES:  # SWC-CORE-OBJ-6: a fourth is there for a moment only
        raise BadPosition(f"play.{SIDES[seat]} has at most three objectives")
    if len(state.targets_of(seat)) > len(state.current(seat)) + 1:  # SWC-EXT-MIS-2
        raise BadPosition(f"play.{SIDES[seat]} has at most one mission")


def in_play(state: StarWars, piece: Piece) -> None:
    name = piece.kind.name
    side = SIDES[piece.control]
    if piece.kind.type in (EVENT, FATE) or (piece.kind.type == DIAL and piece.uid > 0):
        raise BadPosition(f"{name} is never in play: write it in hands, decks or discards")
    if piece.type == MISSION and piece.control == piece.owner:  # SWC-EXT-MIS-1
        raise BadPosition(f"{name} is a mission: it lies with the opponent, in play.{SIDES[1 - piece.owner]}")
    if piece.host == NONE:
        return
    host = state.piece(piece.host)
    if host is piece or not attached_well(state, piece):  # SWC-EXT-2.19a
        raise BadPosition(
            f"{name} of the {side} side can not enhance {host.kind.name}: choose a card that its text names"
        )
    if is_pilot(piece) and sum(is_pilot(other) for other in state.on(host.uid)) > 1:  # SWC-EXT-PIL-5
        raise BadPosition(f"{host.kind.name} has at most one Pilot on it")


def tokens(state: StarWars, piece: Piece) -> None:
    name = piece.kind.name
    if piece.type == DIAL:
        return
    if piece.damage and piece.type not in TARGETS:
        raise BadPosition(f"{name} can not carry damage: units and objectives do")
    if piece.damage and piece.damage >= capacity(state, piece):  # SWC-CORE-DMG-1
        raise BadPosition(
            f"{name} with {piece.damage} damage would be destroyed: its damage capacity is {capacity(state, piece)}"
        )
    if piece.shields and piece.type not in TARGETS:  # SWC-CORE-SHD-1
        raise BadPosition(f"{name} can not have a shield: units and objectives do")
    if piece.committed and piece.type != UNIT:  # SWC-CORE-FOR-1
        raise BadPosition(f"{name} can not be committed: units are")
    if piece.engaged and (piece.control == state.active or piece.type not in (OBJECTIVE, MISSION)):
        raise BadPosition(f"{name} can not have been engaged in this turn: objectives of the other side can")


def below(state: StarWars, piece: Piece) -> None:
    """SWC-EXT-2.20: captured cards are light ones and lie at objectives of the dark side."""
    name = piece.kind.name
    for number in piece.captured:
        kind = state.kind(number)
        if piece.type not in (OBJECTIVE, MISSION) or piece.control != DARK:
            raise BadPosition(f"{name} can not hold {kind.name}: objectives of the dark side hold captured cards")
        if kind.side != LIGHT or kind.type in (OBJECTIVE, AFFILIATION, DIAL):  # SWC-D-99
            raise BadPosition(f"{kind.name} can not be captured: cards of the light side's command deck can")
    for number in piece.fates:
        if piece.type != UNIT or state.kind(number).type != FATE:  # SWC-ERR-0605
            raise BadPosition(
                f"{state.kind(number).name} can not lie on {name}: write 'fate CARD' for a fate card on a unit"
            )


def uniques(state: StarWars) -> None:
    """SWC-CORE-CARD-12: one of its title for both players together (SWC-D-98)."""
    seen: list[str] = []
    for piece in state.pieces():
        if piece.kind.unique:
            if piece.kind.title in seen:
                raise BadPosition(f"{piece.kind.title} is unique: one of that title is in play, on both sides together")
            seen.append(piece.kind.title)
