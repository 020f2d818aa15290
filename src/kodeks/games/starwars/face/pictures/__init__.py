"""Pictures of cards: stars, holograms, far places."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from kodeks.games.starwars.cards.words import AFFILIATIONS, NEUTRAL, TYPES
from kodeks.games.starwars.face.pictures.casting import cast
from kodeks.games.starwars.face.pictures.realms import DARK, REALMS
from kodeks.games.starwars.face.pictures.scenes import SCENES
from kodeks.games.starwars.game import StarWarsGame
from kodeks.kernel.game import Game
from kodeks.pictures.album import Album
from kodeks.pictures.compose import picture
from kodeks.pictures.world import Facts, World

WORLD = World(SCENES, REALMS, cast)
SIDES = ["light", "dark"]


def names(made: Game) -> Collection[str]:
    return made.card_names()


def facts(made: Game, name: str) -> Facts | None:
    assert isinstance(made, StarWarsGame)
    kind = made.catalogue().by_name.get(name)
    if kind is None:
        return None
    realm = AFFILIATIONS[kind.affiliation].lower()
    if kind.affiliation == NEUTRAL:
        realm = f"{realm} {SIDES[kind.side]}"
    traits = frozenset(trait.lower() for trait in kind.traits)
    return Facts(kind.name, TYPES[kind.type], realm, traits, kind.unique, realm in DARK)


ALBUM = Album(__path__[0], TYPES, REALMS, names, facts, partial(picture, WORLD), DARK)
