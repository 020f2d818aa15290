"""What is told of choices, so that a log leaves nothing out."""

from __future__ import annotations

from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars


def chosen(state: StarWars, clause: str, seat: int, piece: Piece | None) -> None:
    """A card in play was chosen, or no more of them."""
    if state.log is None:
        return
    if piece is None:
        state.tell(clause, "{seat} chooses no more", {"seat": seat})
    else:
        state.tell(clause, "{seat} chooses {card}", {"seat": seat, "card": piece.kind.title})
