"""Landscapes that several worlds share."""

from __future__ import annotations

from kodeks.pictures.scenes import moods
from kodeks.pictures.scenes.green import jungle, lagoon, marsh, swamp, woods
from kodeks.pictures.scenes.old import cave, gothic, ruins, temple
from kodeks.pictures.scenes.open import desert, ice, lava, peaks, plains
from kodeks.pictures.world import Scene

SCENES = {
    "jungle": Scene(jungle, moods.JUNGLE, landmarks=("temple", "statue", "wreck")),
    "lagoon": Scene(lagoon, moods.CLOUDS, landmarks=("tower", "temple", "gate")),
    "marsh": Scene(marsh, moods.MARSH, landmarks=("hut", "statue", "gate")),
    "swamp": Scene(swamp, moods.SWAMP, landmarks=("hut", "statue", "wreck")),
    "woods": Scene(woods, moods.WOODS, landmarks=("hut", "statue", "gate")),
    "cave": Scene(cave, moods.PEAKS, indoors=True, landmarks=("gate", "statue")),
    "gothic": Scene(gothic, moods.GOTHIC, landmarks=("castle", "gate", "statue")),
    "ruins": Scene(ruins, moods.RUINS, landmarks=("temple", "statue", "gate")),
    "temple": Scene(temple, moods.RUINS, indoors=True),
    "desert": Scene(desert, moods.DESERT, landmarks=("dome", "wreck", "tower", "gate")),
    "ice": Scene(ice, moods.ICE, landmarks=("bunker", "gate", "wreck", "tower")),
    "lava": Scene(lava, moods.LAVA, landmarks=("castle", "tower", "gate")),
    "peaks": Scene(peaks, moods.PEAKS, landmarks=("castle", "tower", "gate")),
    "plains": Scene(plains, moods.STEPPE, landmarks=("dome", "tower", "gate")),
}
