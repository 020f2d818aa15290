"""Draws figures in the light of a scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy
from random import Random

from kodeks.pictures.colour import mix, shift
from kodeks.pictures.figures.pieces import Beam, Dot, Lights, Orb, Part, Piece
from kodeks.pictures.palette import MATERIALS, Palette, Realm
from kodeks.pictures.paths import num, nums
from kodeks.pictures.stage import Stage


def tones(pal: Palette, realm: Realm, rng: Random) -> dict[str, str]:
    """The colours of materials under the light of this scene."""
    main, second = rng.choice(realm.cloth)
    turn = rng.uniform(-16, 16)
    base = {
        **MATERIALS,
        "main": shift(main, turn),
        "second": shift(second, -turn),
        "cape": shift(mix(second, main, 0.5), turn * 2, -0.06),
        "trim": mix(realm.accent, second, 0.35),
        "hair": rng.choice(("#2c1c16", "#5a3820", "#b98a4e", "#cfc8bc", "#7a2f1c", "#1b1a22")),
        "dark": mix(main, "#0c0a12", 0.62),
        "leaf": shift("#7c9a4e", turn * 2),
        "skin": rng.choice(("#c58f6a", "#a9714c", "#7d4f36", "#d9a982")),
        "fur": shift(rng.choice(("#8d6b48", "#6a5a50", "#b09a78", "#4d4440")), turn),
    }
    ambient = mix(pal.low, pal.far, 0.4)
    return {name: mix(colour, ambient, 0.2) for name, colour in base.items()}


ROUNDED = {
    "main",
    "second",
    "cape",
    "fur",
    "stone",
    "white",
    "gold",
    "metal",
    "bone",
    "leaf",
}  # tones that may be painted with light and shade; others are flat


class Painter:
    """Draws pieces: every tone is a gradient from the lit to the shaded side, every rimmed part has a lit edge.

    The edge is a stroke painted under the fill, in a gradient that is gone before it reaches the shaded side.
    """

    def __init__(self, st: Stage, colours: dict[str, str], light: int, scale: float, haze: float = 0.0) -> None:
        self.cv, self.pal, self.colours, self.light, self.haze = st.cv, st.pal, colours, light, haze
        self.edge = 2.1 / scale
        self.large: set[str] = set()  # tones that cover enough to be worth light and shade
        self.flat = {
            "accent": st.pal.accent,
            "glow": mix(st.pal.glow, "#ffffff", 0.35),
            "rim": st.pal.rim,
            "lit": "#ffffff",
            "void": mix(st.pal.near, "#000000", 0.55),
        }

    def soft(self, colour: str) -> str:
        return mix(colour, mix(self.pal.low, self.pal.far, 0.5), self.haze) if self.haze else colour

    def paint(self, tone: str, rounded: bool) -> str:
        if tone == "ghost":
            return self.cv.glow(self.pal.accent)
        if tone == "veil":
            return self.cv.linear((self.pal.accent, 0.75), (self.pal.rim, 0.35))
        if tone == "flame":
            return self.cv.linear((self.pal.accent, 0.3), mix(self.pal.accent, "#ffffff", 0.4))
        if tone == "haze":
            return self.cv.linear((self.pal.glow, 0.55), (self.pal.low, 0.25))
        if tone == "accent":
            return mix(self.pal.accent, "#ffffff", 0.15)
        if tone in self.flat:
            return self.soft(self.flat[tone])
        colour = self.colours[tone]
        if tone == "gold" and tone not in self.large:
            return self.soft(mix(colour, "#ffffff", 0.12))
        if not rounded or tone not in self.large:
            return self.soft(mix(colour, self.pal.near, 0.44))
        lit, shade = mix(colour, self.pal.near, 0.1), mix(colour, self.pal.near, 0.88)
        if tone == "gold":
            lit, shade = mix(colour, "#ffffff", 0.5), mix(colour, self.pal.near, 0.35)
        way = (1, 0, 0.25, 0.9) if self.light > 0 else (0, 0, 0.75, 0.9)
        return self.cv.linear(self.soft(lit), self.soft(shade), way=way)

    def figure(self, pieces: Iterable[Piece], where: str = "") -> str:
        pieces = list(pieces)
        drawn = Counter(dict.fromkeys(ROUNDED, 0))
        for p in pieces:
            if isinstance(p, Part) and p.rim and p.tone in ROUNDED:
                drawn[p.tone] += len(p.d)
        self.large = {tone for tone, size in drawn.items() if size > 230}
        rim = self.soft(self.pal.rim)
        way = (0.9, 0, 0.3, 0.9) if self.light > 0 else (0.1, 0, 0.7, 0.9)
        edge = self.cv.linear(rim, (rim, 0), way=way)
        stroke = f'stroke="{edge}" stroke-width="{num(self.edge)}" paint-order="stroke" stroke-linejoin="round"'
        return f"<g{where} {stroke}>{self.draw(pieces)}</g>"

    def draw(self, pieces: Iterable[Piece]) -> str:
        out = []
        for p in pieces:
            if isinstance(p, Part):
                plain = "" if p.rim else ' stroke="none"'
                out.append(f'<path d="{p.d}" fill="{self.paint(p.tone, p.rim)}"{plain}/>')
            elif isinstance(p, Dot):
                out.append(
                    f'<circle cx="{num(p.x)}" cy="{num(p.y)}" r="{num(p.r)}" fill="{self.paint(p.tone, False)}"/>'
                )
            elif isinstance(p, Beam):
                strokes = (
                    ((self.pal.accent, 3.6, ' opacity=".4"'), (self.pal.accent, 1.8, ""), ("#fff", 0.85, ""))
                    if p.blade
                    else ((self.pal.accent, 2.6, ' opacity=".6"'), ("#fff", 0.9, ""))
                )
                out += [
                    f'<path d="{p.d}" fill="none" stroke="{c}" stroke-width="{num(p.width * w)}"{o}/>'
                    for c, w, o in strokes
                ]
            elif isinstance(p, Orb):
                colour = "#ffffff" if p.colour == "lit" else self.pal.accent
                where = f'cx="{num(p.x)}" cy="{num(p.y)}" r="{num(p.r)}"'
                out.append(f'<circle {where} fill="{self.cv.glow(colour)}" stroke="none" opacity=".85"/>')
            elif isinstance(p, Lights):
                colour = self.flat.get(p.tone) or self.colours[p.tone]
                dash = f' stroke-dasharray="{p.dash}"' if p.dash else ""
                out.append(
                    f'<path d="{p.d}" fill="none" stroke="{self.soft(colour)}" stroke-width="{num(p.width)}"{dash}/>'
                )
            else:
                inner = copy(self)
                inner.light, inner.edge = (-self.light if p.flip else self.light), self.edge / 0.9
                ref = self.cv.define(inner.figure(p.pieces, ' id="%"'))
                size = nums(-p.k if p.flip else p.k, p.k)
                out.append(f'<use href="#{ref}" transform="translate({nums(p.x, p.y)})scale({size})"/>')
        return "".join(out)
