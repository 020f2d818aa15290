"""Pictures of cards: ink on parchment, what Archimedes found or built for each number."""

from __future__ import annotations

from kodeks.games.archimedes.cards import HIGHEST, REINER
from kodeks.games.archimedes.face.pictures.sheet import draw
from kodeks.kernel.game import Game
from kodeks.pictures.album import Album
from kodeks.pictures.world import Facts

NAMES = {"R": REINER, **{str(value): value for value in range(1, HIGHEST + 1)}}


def names(made: Game) -> list[str]:
    return list(NAMES)


def facts(made: Game, name: str) -> Facts | None:
    return Facts(name, "card", "parchment") if name in NAMES else None


def picture(facts: Facts) -> str:
    return draw(NAMES[facts.name]) if facts.name in NAMES else draw(REINER)


ALBUM = Album(__path__[0], ["card"], ["parchment"], names, facts, picture)
