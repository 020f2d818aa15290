"""B.6, refresh phase."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import ELITE
from kodeks.games.starwars.fitting import has_keyword
from kodeks.games.starwars.piece import size
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.drawing import OBJECTIVE_DECK, Surface, take_top
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.focusing import take_focus
from kodeks.games.starwars.timing.occurrence import announce
from kodeks.kernel.state import Frame


def remove_focus(state: StarWars) -> None:
    """SWC-CORE-REF-1; one more from Elite cards (SWC-CORE-REF-2)."""
    made: list[Frame[StarWars]] = []
    for piece in state.pieces():
        if piece.control == state.active and piece.focus:
            elite = has_keyword(state, piece, ELITE)
            take_focus(state, piece, 2 if elite else 1, made, "SWC-CORE-REF-2" if elite else "SWC-CORE-REF-1")
    announce(state, made)


def remove_shields(state: StarWars) -> None:
    """SWC-CORE-REF-3."""
    for piece in state.cards:
        if piece is not None and piece.control == state.active and piece.shields:
            piece.shields = 0
            state.tell("SWC-CORE-REF-3", "{card} loses its shields", {"card": piece.kind.title})


def replace_objective(state: StarWars) -> bool:
    """SWC-CORE-REF-4: one objective at a time; true when there is more to do."""
    seat = state.active
    if len(state.current(seat)) >= 3:
        return False
    deck = state.objectives[seat]
    if not size(deck):  # SWC-CORE-REF-5
        state.finish(1 - seat, "SWC-CORE-REF-5")
        return True
    if len(deck[0].cards) > 1:
        state.push(Surface(seat, OBJECTIVE_DECK, 1))
        return True
    number = take_top(state, seat, OBJECTIVE_DECK).card()
    state.limbo[seat].append(number)
    enter(state, number, seat, seat)
    return True
