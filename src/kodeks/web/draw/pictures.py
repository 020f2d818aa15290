"""Where browsers find the picture of a card."""

from __future__ import annotations

from kodeks.faces import part
from kodeks.kernel.game import Game
from kodeks.pictures.album import Album
from kodeks.pictures.world import Facts

PLACE = "/static/pictures"


def album(made: Game) -> Album | None:
    """The pictures of a game whose face has some."""
    found = part(made, "pictures")
    return None if found is None else found.ALBUM


def picture(made: Game, name: str) -> str:
    """The address of a card's picture, the same for everybody and for ever; '' where there is none."""
    pictures = album(made)
    facts = pictures.facts(made, name) if pictures is not None else None
    return "" if pictures is None or facts is None else address(made, pictures, facts)


def address(made: Game, pictures: Album, facts: Facts) -> str:
    return f"{PLACE}/{made.name}/{pictures.mark}.svg?{pictures.query(facts)}"
