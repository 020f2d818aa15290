"""Pictures of cards: solids of crystal by night, five moments of the day."""

from __future__ import annotations

from kodeks.games.arcanon.cards import CARDS
from kodeks.games.arcanon.face.pictures.days import DAYS
from kodeks.games.arcanon.face.pictures.nights import NIGHTS, night
from kodeks.kernel.game import Game
from kodeks.pictures.album import Album
from kodeks.pictures.world import Facts

REALMS = ["night", "day"]


def names(made: Game) -> list[str]:
    return CARDS


def facts(made: Game, name: str) -> Facts | None:
    return Facts(name, "element", "night" if name in NIGHTS else "day") if name in CARDS else None


def picture(facts: Facts) -> str:
    return (
        DAYS[facts.name]() if facts.name in DAYS else night(facts.name if facts.name in NIGHTS else next(iter(NIGHTS)))
    )


ALBUM = Album(__path__[0], ["element"], REALMS, names, facts, picture)
