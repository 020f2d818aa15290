"""Heads, hoods and helmets."""

from __future__ import annotations

from random import Random

from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.pieces import Lights, Part, Piece
from kodeks.pictures.paths import Point, limb, num, nums, outline, poly, ribbon, ring, round_at


def head(rng: Random, look: Look, c: Point, r: float) -> list[Piece]:
    """Everything above the collar; the face looks right."""

    def pts(*points: Point) -> list[Point]:
        return [(c[0] + p[0] * r, c[1] + p[1] * r, *p[2:]) for p in points]

    def shape(*points: Point) -> str:
        return outline(pts(*points))

    kind, skin = look.head, look.skin
    throat = (
        [Part(skin, limb((pts((-0.15, 0.4))[0], r * 0.46), (pts((-0.25, 1.5))[0], r * 0.55)), False)]
        if look.cropped
        else []
    )
    face = shape((-0.75, -0.9), (0.5, -1.15), (0.95, -0.5), (0.9, 0.2), (0.62, 1.0), (0.1, 1.25), (-0.55, 0.7))
    eye = Part("void", shape((0.3, -0.12, 1), (0.86, -0.16, 1), (0.8, 0.08), (0.36, 0.1)), False)
    bare: list[Piece] = [*throat, Part(skin, face), eye]
    if kind == "hood":
        cowl = shape(
            (-1.5, 1.9, 1),
            (-1.55, 0.1),
            (-1.0, -1.7),
            (0.35, -1.75),
            (1.15, -0.9),
            (1.25, 0.2),
            (1.15, 1.2, 1),
            (0.5, 1.75),
        )
        hollow = shape((0.1, -0.9), (0.85, -0.75), (1.12, 0.2), (0.95, 1.15, 1), (0.3, 1.1), (-0.1, 0.1))
        out: list[Piece] = [Part("main", cowl), Part("void", hollow, False)]
        if rng.random() < 0.5 or skin == "void":
            out += [Lights(f"M{nums(*pts((0.42, 0.02))[0])}h0M{nums(*pts((0.85, 0.02))[0])}h0", r * 0.2, "accent")]
        else:
            out.append(Part(skin, shape((0.35, 0.15, 1), (0.98, 0.1, 1), (0.82, 1.0), (0.42, 0.95)), False))
        return out
    if kind in ("helm", "visor"):
        shell = shape(
            (-1.1, 0.9, 1),
            (-1.3, -0.4),
            (-0.7, -1.5),
            (0.6, -1.45),
            (1.25, -0.5),
            (1.1, 0.2),
            (0.95, 1.1, 1),
            (0.3, 1.4),
            (-0.6, 1.2),
        )
        band = shape((0.0, -0.35, 1), (1.2, -0.4, 1), (1.15, 0.12, 1), (0.1, 0.16, 1))
        crest = Part(
            "trim", shape((-0.2, -1.42, 1), (0.3, -1.75), (-0.9, -1.7), (-1.35, -0.7, 1), (-0.85, -1.1)), False
        )
        vent = Lights(f"M{nums(*pts((0.55, 0.55))[0])}l{nums(r * 0.4, 0)}", r * 0.16, "void")
        return [
            Part("metal" if kind == "helm" else "second", shell),
            Part("void" if rng.random() < 0.6 else "accent", band, False),
            vent,
            *([crest] if rng.random() < 0.5 else []),
        ]
    if kind == "greathelm":
        pot = shape(
            (-1.05, 1.35, 1), (-1.05, -0.9, 1), (-0.4, -1.45), (0.4, -1.45), (1.05, -0.9, 1), (1.1, 1.1, 1), (0.3, 1.6)
        )
        slits = shape((0.05, -0.3, 1), (1.05, -0.32, 1), (1.05, -0.1, 1), (0.05, -0.08, 1))
        plume = Part(
            "trim",
            ribbon([p[:2] for p in pts((0.0, -1.3), (-0.9, -2.3), (-2.1, -1.9), (-2.5, -0.8))], r * 0.28, 0, r * 0.5),
        )
        worn = [plume] if rng.random() < 0.6 else []
        return [*worn, Part("metal", pot), Part("void", slits, False)]
    if kind == "horned":
        horns = "".join(
            ribbon([p[:2] for p in pts((s * 0.8, -0.7), (s * 1.9, -0.9), (s * 2.0, -2.1))], r * 0.34, 0)
            for s in (-1, 1)
        )
        cap = shape(
            (-1.1, 0.2, 1),
            (-1.15, -0.8),
            (-0.5, -1.5),
            (0.6, -1.45),
            (1.15, -0.7),
            (1.1, 0.1, 1),
            (0.6, -0.1),
            (0.5, 0.5, 1),
            (0.3, -0.1),
        )
        beard = shape((-0.7, 0.3, 1), (0.95, 0.3, 1), (1.0, 1.2), (0.3, 2.3, 1), (-0.6, 1.4))
        return [*bare, Part("fur", beard), Part("bone", horns), Part("metal", cap)]
    if kind == "dwarf":
        beard = shape((-0.9, 0.0, 1), (1.0, 0.1, 1), (1.35, 1.3), (0.9, 2.6), (0.2, 3.3, 1), (-0.7, 2.4), (-1.2, 1.2))
        cap = shape(
            (-1.2, 0.1, 1), (-1.2, -0.9), (-0.4, -1.6), (0.1, -1.95, 1), (0.6, -1.5), (1.2, -0.8), (1.2, 0.0, 1)
        )
        return [
            *bare,
            Part("hair", beard),
            Part("metal", cap),
            Part("trim", shape((-1.2, 0.1, 1), (1.25, 0.0, 1), (1.2, -0.35, 1), (-1.2, -0.3, 1)), False),
        ]
    if kind == "hat":
        brim = shape((-2.3, -0.5, 1), (-1.0, -0.75), (1.0, -0.8), (2.4, -0.3, 1), (0.9, -0.35), (-0.9, -0.2))
        crown = shape((-1.0, -0.6, 1), (-0.9, -1.9), (0.0, -2.0), (0.9, -1.85), (1.0, -0.6, 1))
        return [*bare, Part("main", crown + brim)]
    if kind == "cone":
        return [*bare, Part("wood", shape((-2.4, -0.1, 1), (-0.1, -1.75, 1), (2.4, -0.2, 1), (0.2, 0.15)))]
    if kind == "wizard":
        tip = rng.uniform(-1.4, 0.6)
        beard = shape((-0.5, 0.4, 1), (0.95, 0.2, 1), (1.1, 1.6), (0.5, 3.6, 1), (-0.3, 1.9))
        return [
            *bare,
            Part("hair", beard),
            Part(
                "main",
                shape(
                    (-1.9, -0.35, 1),
                    (-0.95, -0.8),
                    (-0.6, -2.2),
                    (tip, -3.4, 1),
                    (0.5, -2.1),
                    (1.0, -0.8),
                    (2.0, -0.5, 1),
                    (0.2, -0.3),
                ),
            ),
        ]
    if kind == "skull":
        cranium = shape(
            (-1.0, 0.1), (-0.9, -1.2), (0.5, -1.35), (1.05, -0.4), (0.9, 0.3), (0.95, 1.0, 1), (0.2, 1.2, 1), (0.0, 0.5)
        )
        hole = round_at(pts((0.5, -0.1))[0], r * 0.3) + shape((0.85, 0.25, 1), (0.75, 0.55, 1), (0.98, 0.55, 1))
        return [
            Part("bone", cranium),
            Part("void", hole, False),
            Lights(f"M{nums(*pts((0.52, -0.08))[0])}h0", r * 0.22, "accent"),
        ]
    if kind == "orc":
        skull = shape(
            (-1.0, 0.4), (-1.05, -0.9), (0.2, -1.3), (0.95, -0.6), (1.35, 0.4), (1.1, 1.3), (0.1, 1.4), (-0.7, 1.0)
        )
        ear = shape((-0.3, -0.2, 1), (-1.9, -0.9, 1), (-0.6, 0.4, 1))
        tail = ribbon([p[:2] for p in pts((-0.1, -1.1), (-0.8, -2.1), (-2.1, -1.6), (-2.4, -0.2))], r * 0.3, 0, r * 0.4)
        tusk = shape((0.75, 0.75, 1), (0.95, 0.0, 1), (1.1, 0.7, 1))
        return [Part("hair", tail), Part(skin, skull + ear), eye, Part("bone", tusk, False)]
    if kind == "beast":
        muzzle = shape(
            (-0.9, 0.9),
            (-1.2, -0.5),
            (-0.8, -1.9, 1),
            (-0.3, -1.1),
            (0.2, -1.9, 1),
            (0.6, -0.8),
            (1.75, -0.2),
            (1.8, 0.4),
            (0.9, 0.8),
            (0.2, 1.2),
        )
        mane = shape((-0.6, -1.1, 1), (-1.7, -0.6), (-1.8, 0.6), (-1.5, 1.9, 1), (0.4, 1.9, 1), (0.1, 0.7), (-0.4, 0))
        return [
            Part("fur", mane),
            Part(skin, muzzle),
            eye,
            Part("bone", shape((1.2, 0.45, 1), (1.4, 0.45, 1), (1.28, 0.85, 1)), False),
        ]
    if kind == "shaggy":
        mop = shape(
            (-1.5, 2.4, 1),
            (-1.6, 0.2),
            (-1.1, -1.4),
            (0.4, -1.6),
            (1.2, -0.7),
            (1.25, 0.6),
            (1.3, 1.8, 1),
            (0.8, 1.5),
            (0.4, 2.6, 1),
            (-0.4, 1.9),
        )
        snout = shape((0.3, -0.4), (1.0, -0.3), (1.25, 0.3), (0.9, 0.8), (0.3, 0.7))
        return [Part("fur", mop), Part("second", snout, False), eye]
    if kind == "cub":
        ears = round_at(pts((-0.9, -1.0))[0], r * 0.42) + round_at(pts((0.7, -1.15))[0], r * 0.42)
        cap = shape((-1.3, 1.2, 1), (-1.3, -0.6), (-0.3, -1.4), (0.8, -1.1), (1.1, -0.2, 1), (0.3, -0.2), (0.2, 1.3, 1))
        return [Part("fur", ears + round_at(c, r * 1.15, r * 1.05)), eye, Part("main", cap)]
    if kind == "mask":
        wrap = shape((-1.1, 0.2), (-1.05, -1.2), (0.4, -1.5), (1.05, -0.7), (1.05, 0.4), (0.7, 1.3), (-0.6, 1.3))
        tails = ribbon([p[:2] for p in pts((-0.9, 0.2), (-2.2, 0.3), (-3.4, 1.4))], r * 0.35, r * 0.1) + ribbon(
            [p[:2] for p in pts((-0.9, 0.4), (-1.9, 1.3), (-2.6, 2.6))], r * 0.3, r * 0.1
        )
        return [
            Part("trim", tails),
            Part("main", wrap),
            Part("accent", shape((0.25, -0.3, 1), (1.02, -0.36, 1), (1.02, -0.1, 1), (0.3, -0.02, 1)), False),
        ]
    if kind == "demon":
        horns = "".join(
            ribbon([p[:2] for p in pts((s * 0.5, -0.9), (s * 1.7, -1.5), (s * 1.5, -2.9))], r * 0.36, 0)
            for s in (-1, 1)
        )
        skull = shape((-0.9, -0.9), (0.9, -0.9), (1.1, 0.2), (0.5, 1.6, 1), (-0.4, 1.2), (-1.0, 0.2))
        return [
            *throat,
            Part("bone", horns),
            Part(skin, skull),
            Lights(f"M{nums(*pts((0.1, -0.05))[0])}h0M{nums(*pts((0.72, -0.08))[0])}h0", r * 0.3, "accent"),
        ]
    if kind == "machine":
        shell = shape((-0.8, 1.1, 1), (-1.0, -0.6), (-0.5, -1.35), (0.7, -1.3), (1.1, -0.5), (0.8, 1.0, 1), (0.2, 1.3))
        return [
            Part("dark", limb((pts((0, 0.8))[0], r * 0.4), (pts((-0.1, 1.7))[0], r * 0.4)), False),
            Part("metal", shell),
            Lights(f"M{nums(*pts((0.25, -0.3))[0])}h{num(r * 0.5)}", r * 0.34, "accent"),
        ]
    if kind == "pilot":
        shell = shape(
            (-1.2, 1.0, 1),
            (-1.45, -0.4),
            (-0.8, -1.7),
            (0.7, -1.65),
            (1.35, -0.6),
            (1.2, 0.0, 1),
            (0.2, -0.1),
            (0.1, 1.2, 1),
        )
        lens = shape((0.25, -0.55, 1), (1.25, -0.55, 1), (1.2, 0.15), (0.4, 0.2))
        stripe = shape((-0.5, -1.62, 1), (0.0, -1.72, 1), (-0.3, -0.2, 1), (-0.8, -0.2, 1))
        return [
            *throat,
            Part(skin, face),
            Part("white", shell),
            Part("trim", stripe, False),
            Part("accent", lens, False),
        ]
    if kind == "crown":
        crown = poly(
            *pts((-0.95, -0.6), (-1.2, -1.9), (-0.55, -1.25), (0.1, -2.2), (0.6, -1.25), (1.2, -1.8), (0.98, -0.6))
        )
        locks = shape((-0.6, -1.0, 1), (-1.5, -0.4), (-1.6, 1.4), (-1.3, 2.6, 1), (-0.3, 1.3), (-0.2, -0.2))
        return [Part("hair", locks), *bare, Part("gold", crown)]
    if kind == "officer":
        cap = shape(
            (-1.1, -0.4, 1),
            (-1.25, -1.5, 1),
            (0.2, -1.75),
            (1.15, -1.25, 1),
            (1.0, -0.6, 1),
            (1.55, -0.3, 1),
            (0.7, -0.4),
        )
        return [
            *bare,
            Part("hair", shape((-0.9, -0.4, 1), (-1.1, 0.3), (-0.5, 0.7, 1), (-0.3, -0.4, 1)), False),
            Part("main", cap),
        ]
    style = (
        kind
        if kind in ("elf", "long", "bun", "topknot", "braid")
        else rng.choice(("crop", "crop", "long", "bun", "topknot"))
    )
    crop = ring("-0.5 0.3!, -1.15 0.1, -1.2 -0.9, -0.4 -1.55, 0.6 -1.45, 1.05 -0.7!, 0.3 -0.75, -0.1 -0.2")
    out = []
    if style in ("long", "elf", "braid"):
        out.append(
            Part(
                "hair",
                ribbon([p[:2] for p in pts((-0.5, -0.9), (-1.3, 0.6), (-1.5, 2.2), (-2.6, 3.8))], r * 0.5, 0, r * 0.75),
            )
        )
    if style == "bun":
        out.append(Part("hair", round_at(pts((-1.15, -0.8))[0], r * 0.5)))
    if style == "topknot":
        out.append(
            Part("hair", ribbon([p[:2] for p in pts((-0.3, -1.3), (-1.1, -2.1), (-2.0, -1.2))], r * 0.3, 0, r * 0.4))
        )
    out += [*bare, Part("hair", shape(*crop))]
    if style == "elf":
        out.append(Part(skin, shape((0.0, 0.1, 1), (-1.25, -0.75, 1), (-0.25, 0.45, 1))))
    return out
