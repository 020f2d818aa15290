"""Pictures of cards: field, forest and steel."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from kodeks.games.berserk.cards.words import ABILITIES, FLYER, GEAR, NONE, TYPES
from kodeks.games.berserk.face.pictures.casting import cast
from kodeks.games.berserk.face.pictures.realms import REALMS
from kodeks.games.berserk.face.pictures.scenes import SCENES
from kodeks.games.berserk.game import BerserkGame
from kodeks.games.berserk.shown import element_words
from kodeks.kernel.game import Game
from kodeks.pictures.album import Album
from kodeks.pictures.compose import picture
from kodeks.pictures.world import Facts, World

WORLD = World(SCENES, REALMS, cast)
DARK = {"darkness"}
SHOWN = ("shot", "throw", "discharge")  # abilities that are seen


def names(made: Game) -> Collection[str]:
    return made.card_names()


def facts(made: Game, name: str) -> Facts | None:
    assert isinstance(made, BerserkGame)
    kind = made.catalogue().by_name.get(name)
    if kind is None:
        return None
    realm = next(iter(element_words(kind.elements)), "neutral")
    traits = {word.lower() for word in kind.classes}
    if kind.classes:
        traits.add("classed")
    if kind.sub == FLYER:
        traits.add("flyer")
    if kind.gear != NONE:
        traits.add(GEAR[kind.gear])
    does = {played.does.type for feature in kind.features for played in feature.plays()}
    traits |= {word for word in SHOWN if ABILITIES[word] in does}
    return Facts(kind.name, TYPES[kind.type], realm, frozenset(traits), kind.elite, realm in DARK)


ALBUM = Album(__path__[0], TYPES, REALMS, names, facts, partial(picture, WORLD), DARK)
