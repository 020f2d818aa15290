"""Cards that leave a hand, and what is known of the rest."""

from __future__ import annotations

from kodeks.games.starwars.state import StarWars


def from_hand(state: StarWars, seat: int, number: int) -> None:
    """A card leaves the hand in the sight of all."""
    state.hands[seat].remove(number)
    if number in state.known[seat]:
        state.known[seat].remove(number)
    if number in state.open[seat]:
        state.open[seat].remove(number)


def discard_from_hand(state: StarWars, seat: int, number: int) -> None:
    """SWC-CORE-TERM-7."""
    from_hand(state, seat, number)
    state.discards[seat].append(number)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
        state.tell("SWC-CORE-TERM-7", "{seat} discards {card}", args, reveals=True)
