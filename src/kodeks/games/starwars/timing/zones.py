"""Where cards go that leave play: into a hand before all eyes, under a deck, out of captivity."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.piece import Layer, Piece
from kodeks.games.starwars.state import ALL, BOTH, StarWars
from kodeks.kernel.note import WATCHER


def to_hand_openly(state: StarWars, seat: int, number: int) -> None:
    """Everybody saw which card it is."""
    state.hands[seat].append(number)
    state.known[seat].append(number)
    state.open[seat].append(number)


def put_under(deck: list[Layer], number: int, group: int) -> None:
    """SWC-D-57: the cards of one group lie at the bottom in random order, below whatever was shuffled meanwhile."""
    if not deck or deck[-1].group != group:
        deck.append(Layer([], ALL, group))
    deck[-1].cards.append(number)


def rescue_all(state: StarWars, cell: Piece) -> None:
    """SWC-FAQ-2.13, SWC-CORE-CAP-4."""
    for i in range(len(cell.captured)):
        rescue(state, cell.captured[i], cell.captured_known[i])


def rescue(state: StarWars, number: int, known: int) -> None:
    state.hands[LIGHT].append(number)
    if known >> DARK & 1:
        state.known[LIGHT].append(number)
    if known >> WATCHER & 1:
        state.open[LIGHT].append(number)
    if state.log is not None:
        state.tell("SWC-CORE-CAP-4", "{card} is rescued", {"card": state.kind(number).title}, BOTH, True)
        state.tell("SWC-CORE-CAP-4", "A captured card is rescued", None, 1 << WATCHER)
