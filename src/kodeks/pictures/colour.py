"""Colours, mixed in OKLab: mixtures stay clean, where mixtures of RGB turn grey."""

from __future__ import annotations

import math
from functools import lru_cache

Lab = tuple[float, float, float]


@lru_cache(4096)
def to_lab(colour: str) -> Lab:
    """OKLab of "#rrggbb": mixtures stay clean, where mixtures of RGB turn grey."""
    r, g, b = ((int(colour[i : i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5))
    x = (0.4122 * r + 0.5363 * g + 0.0514 * b) ** (1 / 3)
    m = (0.2119 * r + 0.6807 * g + 0.1074 * b) ** (1 / 3)
    s = (0.0883 * r + 0.2817 * g + 0.6300 * b) ** (1 / 3)
    return (
        0.2105 * x + 0.7936 * m - 0.0041 * s,
        1.978 * x - 2.4286 * m + 0.4506 * s,
        0.0259 * x + 0.7828 * m - 0.8087 * s,
    )


def from_lab(lab: Lab) -> str:
    light, a, b = lab
    x, m, s = (
        (light + 0.3963 * a + 0.2158 * b) ** 3,
        (light - 0.1056 * a - 0.0639 * b) ** 3,
        (light - 0.0895 * a - 1.2915 * b) ** 3,
    )
    rgb = (
        4.0767 * x - 3.3077 * m + 0.231 * s,
        -1.2684 * x + 2.6098 * m - 0.3413 * s,
        -0.0042 * x - 0.7034 * m + 1.7076 * s,
    )
    return "#" + "".join(f"{round(255 * min(1, max(0, c)) ** (1 / 2.2)):02x}" for c in rgb)


@lru_cache(8192)
def mix(first: str, second: str, share: float) -> str:
    """`share` of the second colour in the first."""
    (x, a, b), (y, c, d) = to_lab(first), to_lab(second)
    return from_lab((x + (y - x) * share, a + (c - a) * share, b + (d - b) * share))


def shift(colour: str, turn: float = 0, light: float = 0, chroma: float = 1) -> str:
    """The colour turned by degrees of hue, made lighter, and more or less vivid."""
    lightness, a, b = to_lab(colour)
    c, s = math.cos(math.radians(turn)) * chroma, math.sin(math.radians(turn)) * chroma
    return from_lab((min(1, max(0, lightness + light)), a * c - b * s, a * s + b * c))
