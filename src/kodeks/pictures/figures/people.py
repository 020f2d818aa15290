"""People, posed by their joints."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

from kodeks.pictures.figures.dress import dress
from kodeks.pictures.figures.heads import head
from kodeks.pictures.figures.held import held
from kodeks.pictures.figures.look import POSES, UPRIGHT, Look
from kodeks.pictures.figures.pieces import Dot, Figure, Part, Piece
from kodeks.pictures.paths import Point, bent, limb, outline, poly, round_at, turned


def person(rng: Random, look: Look) -> Figure:
    """Cape, far arm, legs, dress, head, held thing, near arm: from back to front."""
    pose = POSES[look.pose]
    g = look.girth
    sway = rng.uniform(-1, 1)
    legs = look.short
    drop = (1 - legs) * 51 if look.pose != "ride" else 0

    def at(p: Point, loose: float = 1.5) -> Point:
        return p[0] + rng.uniform(-loose, loose), p[1] + drop + rng.uniform(-loose, loose)

    hip = (pose.hip[0], pose.hip[1] + drop)
    neck = at(pose.neck, 0.8)
    far_hand, near_hand = at(pose.hands[0]), at(pose.hands[1])
    aim = pose.aim + rng.uniform(-8, 8)
    if look.hold in UPRIGHT and look.pose in ("stand", "proud", "lean", "stride", "swagger"):
        near_hand, aim = (neck[0] + 19 * g, neck[1] + 21), -90 + rng.uniform(-4, 6)
    if look.hold in ("rifle", "crossbow") and look.pose in (
        "stand",
        "proud",
        "swagger",
        "stride",
    ):  # carried across the chest
        near_hand, far_hand, aim = (neck[0] + 3, neck[1] + 25), (neck[0] + 16, neck[1] + 15), -38
    if look.hold == "bow":
        near_hand, far_hand, aim = (neck[0] + 25, neck[1] + 3), (neck[0] - 2, neck[1] + 3), 0
        if look.pose in ("stand", "proud", "lean"):
            near_hand, far_hand, aim = (neck[0] + 18, neck[1] + 24), (neck[0] - 13, neck[1] + 36), 18
    dx, dy = neck[0] - hip[0], neck[1] - hip[1]
    lean = math.degrees(math.atan2(dy, dx)) + 90

    def on_spine(points: Iterable[Point]) -> list[Point]:  # y grows upward along the spine, 0 hip .. 33 neck
        return turned(((p[0], -p[1] * math.hypot(dx, dy) / 33, *p[2:]) for p in points), hip, lean)

    shoulders = [p[:2] for p in on_spine([(-10.5 * g, 28), (10.5 * g, 28)])]
    pieces: list[Piece] = []
    if look.wings:
        pieces += wings(rng, look.wings, neck, 1.0)
    if look.cape:
        pieces.append(Part("cape", cape(rng, shoulders, look.cape, drop)))

    sleeve = {"robe": 5.6, "gown": 3.2, "coat": 4.0, "bones": 1.6}.get(look.dress, 2.9)
    thick = {"bones": 0.4, "frame": 0.62, "armour": 1.12, "fur": 1.15}.get(look.dress, 1.0) * (0.55 + 0.45 * g)
    cloth = {"bones": "bone", "frame": "metal"}.get(look.dress, "main")

    def arm(shoulder: Point, hand: Point, side: int) -> str:
        elbows = [bent(shoulder, hand, 17, 16.5, way) for way in (-1, 1)]
        elbow = max(elbows, key=lambda e: e[1] + 0.5 * side * e[0])  # low and outward
        return limb((shoulder, 4.4 * thick), (elbow, 3.3 * thick), (hand, sleeve * thick))

    pieces.append(Part("second" if look.dress == "armour" else cloth, arm(shoulders[0], far_hand, -1)))
    if look.off:
        pieces += held(rng, look.off, far_hand, -70 if look.off not in ("shield", "orb") else 0, g)
    if look.pose == "ride":
        boots = limb(
            ((hip[0] + 3, hip[1]), 5.5 * thick),
            ((hip[0] + 16, hip[1] + 9), 4.4 * thick),
            ((hip[0] + 11, hip[1] + 26), 3),
            ((hip[0] + 17, hip[1] + 28), 2),
        )
        pieces.append(Part("second", boots))
    elif look.dress not in ("robe", "gown") and not look.cropped:
        for i, side in ((0, -1), (1, 1)):
            root = (hip[0] + side * 4.4 * g, hip[1])
            foot = (pose.feet[i][0] * g, pose.feet[i][1] - 2)
            knee = bent(root, foot, 26 * legs, 25 * legs, -1)
            boot = 3.6 if look.dress == "armour" else 2.8
            toe = [((foot[0] + 6, foot[1] + 0.6), 2.1)] if look.toes else []
            leg = limb((root, 5.8 * thick), (knee, 4.1 * thick), (foot, boot * thick), *toe)
            pieces.append(Part(cloth if look.dress in ("bones", "frame") else "second", leg))
            if look.dress == "frame":
                pieces.append(Part("dark", round_at(knee, 4), False))
    pieces += dress(rng, look, on_spine, hip, neck, g, sway, drop)
    pieces += head(rng, look, (neck[0] + 1.2 + dx * 0.06, neck[1] - 9 * look.brow), 6.5 * look.brow)
    near_arm = Part(cloth, arm(shoulders[1], near_hand, 1))
    weapon = held(rng, look.hold, near_hand, aim, g) if look.hold not in ("", "fist") else []
    pieces += [near_arm, *weapon] if look.hold in ("rifle", "crossbow", "blaster") else [*weapon, near_arm]
    if look.dress == "armour":
        guard = outline(on_spine([(3 * g, 32, 1), (9 * g, 35), (16 * g, 31), (17 * g, 22, 1), (10 * g, 23)]))
        pieces.append(Part("metal", guard))
    if look.dress != "bones":
        pieces.append(Dot(look.skin if look.dress != "armour" else "second", near_hand[0], near_hand[1], 3 * thick))
    return Figure(pieces, 100 - drop + (24 if look.pose == "raise" and look.hold else 0))


def cape(rng: Random, shoulders: Sequence[Point], stream: float, drop: float) -> str:
    left, right = shoulders
    reach = 16 + 34 * stream
    low = -4 - 26 * max(0, stream - 0.4) + drop * 0.1
    wave = rng.uniform(-4, 4)
    return outline(
        [
            (left[0] - 1, left[1] - 5, 1),
            (left[0] - reach * 0.35, left[1] + 18),
            (left[0] - reach * 0.6, left[1] + 44 + wave),
            (left[0] - reach, low - wave, 1),
            (left[0] - reach * 0.5, low - 5),
            (left[0] - reach * 0.36, low + 3),
            (left[0] - 2, low - 2),
            (right[0] - 1, low + 1, 1),
            (right[0] + 2, right[1] + 40),
            (right[0] + 1, right[1] - 4, 1),
        ],
        0,
    )


def wings(rng: Random, kind: str, root: Point, size: float) -> list[Piece]:
    """Two wings behind a body: feathered, leathery or of gauze."""
    out: list[Piece] = []
    lift = rng.uniform(-8, 10)
    for side in (-1, 1):
        x, y = root[0] + side * 3, root[1] + 10

        def w(px: float, py: float, *edge: float, x: float = x, y: float = y, side: int = side) -> Point:
            return (x + side * px * size, y + (py - lift * px / 60) * size, *edge)

        if kind == "feather":
            pts = [
                w(0, 0, 1),
                w(14, -22),
                w(38, -44),
                w(62, -46, 1),
                w(56, -34, 1),
                w(60, -24, 1),
                w(52, -20, 1),
                w(54, -8, 1),
                w(44, -8, 1),
                w(44, 4, 1),
                w(34, 2, 1),
                w(32, 14, 1),
                w(22, 8, 1),
                w(12, 16),
            ]
            inner = [w(2, -1, 1), w(15, -18), w(36, -36), w(50, -36, 1), w(36, -22), w(24, -8), w(8, 8)]
            out += [Part("white", outline(pts)), Part("second", outline(inner), False)]
        elif kind == "bat":
            pts = [
                w(0, 0, 1),
                w(16, -26, 1),
                w(26, -50, 1),
                w(29, -36),
                w(62, -34, 1),
                w(50, -26),
                w(54, -4, 1),
                w(40, -10),
                w(36, 12, 1),
                w(24, 0),
                w(14, 18, 1),
                w(6, 8),
            ]
            out += [
                Part("cape", outline(pts)),
                Part(
                    "dark",
                    poly(w(16, -26), w(62, -34), w(18, -23))
                    + poly(w(16, -26), w(54, -4), w(16, -22))
                    + poly(w(15, -25), w(36, 12), w(14, -20)),
                    False,
                ),
            ]
        else:
            out += [
                Part("veil", outline([w(0, 0, 1), w(20, -46), w(62, -48), w(44, -8)])),
                Part("veil", outline([w(0, 2, 1), w(34, -6), w(48, 20), w(20, 20)])),
            ]
    return out
