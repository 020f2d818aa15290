"""The colours of a scene and what a realm of cards brings to it."""

from __future__ import annotations

from dataclasses import dataclass

from kodeks.pictures.colour import mix


@dataclass(frozen=True)
class Palette:
    """High sky, low sky, light, far ridge, near ground; then the lit edge and the accent of the side."""

    high: str
    low: str
    glow: str
    far: str
    near: str
    rim: str = "#fff1d0"
    accent: str = "#8fd8ff"

    def depth(self, nearness: float) -> str:
        """The colour of a plane: 0 is lost in haze, 1 is the ground before us."""
        haze = mix(self.low, self.far, 0.55)
        return mix(haze, self.far, nearness * 2) if nearness < 0.5 else mix(self.far, self.near, nearness * 2 - 1)


@dataclass(frozen=True)
class Realm:
    """What an affiliation or element brings: a tint over every scene, an accent, a lit edge, cloth, home scenes."""

    tint: str
    strength: float
    accent: str
    rim: str
    cloth: tuple[tuple[str, str], ...]
    homes: tuple[str, ...]


# Materials that do not depend on the realm.
MATERIALS = {
    "skin": "#c58f6a",
    "metal": "#a9b3bd",
    "wood": "#7a5636",
    "bone": "#e3d8bd",
    "void": "#0b0910",
    "fur": "#8d6b48",
    "stone": "#8b8a88",
    "leather": "#6b4630",
    "gold": "#e2b24e",
    "leaf": "#6f9a48",
    "white": "#eef0ee",
}
