"""What hands hold."""

from __future__ import annotations

from random import Random

from kodeks.pictures.figures.pieces import Beam, Lights, Orb, Part, Piece, orb_at
from kodeks.pictures.paths import Point, bolt, nums, outline, oval, poly, ribbon, round_at, turned


def held(rng: Random, thing: str, hand: Point, aim: float, g: float = 1.0) -> list[Piece]:
    """Weapons and tools, drawn along +x from the grip and turned to the aim."""

    def put(*points: Point) -> str:
        return outline(turned(points, hand, aim))

    def spot(x: float, y: float) -> Point:
        return turned([(x, y)], hand, aim)[0]

    def shaft(a: float, b: float, w: float = 1.1) -> str:
        return put((a, -w, 1), (b, -w, 1), (b, w, 1), (a, w, 1))

    k = 0.85 + 0.15 * g
    if thing in ("saber", "saber2"):
        tip, grip = spot(46, 0), spot(4, 0)
        beams = [Beam(f"M{nums(*grip)}L{nums(*tip)}", 2.2, True)]
        if thing == "saber2":
            beams.append(Beam(f"M{nums(*spot(-6, 0))}L{nums(*spot(-44, 0))}", 2.2, True))
        return [*beams, Part("metal", shaft(-6 if thing == "saber" else -9, 5, 1.4), False)]
    if thing == "sword":
        return [
            Part("metal", put((3, -1.7, 1), (32 * k, -1.3, 1), (38 * k, 0, 1), (32 * k, 1.3, 1), (3, 1.7, 1))),
            Part("trim", shaft(-7, 2, 1.2) + put((1.5, -6, 1), (3.4, -6, 1), (3.4, 6, 1), (1.5, 6, 1)), False),
        ]
    if thing == "greatsword":
        return [
            Part("metal", put((6, -2.6, 1), (50, -2, 1), (58, 0, 1), (50, 2, 1), (6, 2.6, 1))),
            Part("trim", shaft(-12, 5, 1.3) + put((4, -8, 1), (6.4, -9, 1), (6.4, 9, 1), (4, 8, 1)), False),
        ]
    if thing == "scimitar":
        return [
            Part("metal", put((2, -1.5, 1), (20, -3), (34, -10, 1), (32, -1), (20, 4), (2, 1.8, 1))),
            Part("trim", shaft(-6, 2, 1.3) + put((1, -4, 1), (3, -4, 1), (3, 4, 1), (1, 4, 1)), False),
        ]
    if thing == "dagger":
        return [
            Part("metal", put((2, -1.4, 1), (16, 0, 1), (2, 1.4, 1))),
            Part("trim", shaft(-4, 2, 1) + put((1, -3.4, 1), (2.4, -3.4, 1), (2.4, 3.4, 1), (1, 3.4, 1)), False),
        ]
    if thing in ("staff", "spear", "banner", "scythe", "halberd", "pike"):
        pole = Part("wood", shaft(-48 if aim < -60 else -22, 46, 1.2))
        if thing == "staff":
            top = rng.choice(("orb", "fork", "moon"))
            if top == "orb":
                return [pole, orb_at(spot(50, 0), 9), Part("accent", round_at(spot(50, 0), 3.6), False)]
            if top == "fork":
                return [
                    Part(
                        "wood",
                        shaft(-48, 42, 1.2)
                        + ribbon([spot(40, 0), spot(48, 7), spot(58, 3)], 1.6, 0.2)
                        + ribbon([spot(40, 0), spot(48, -7), spot(58, -3)], 1.6, 0.2),
                    ),
                    orb_at(spot(51, 0), 8),
                    Part("accent", round_at(spot(51, 0), 2.4), False),
                ]
            return [
                pole,
                Part("trim", put((44, 0, 1), (48, -9), (60, -8, 1), (51, -3), (51, 3), (60, 8, 1), (48, 9)), True),
                orb_at(spot(54, 0), 7),
            ]
        if thing == "banner":
            x, y = spot(44, 0)
            flag = outline(
                [
                    (x, y, 1),
                    (x - 14, y - 4),
                    (x - 26, y + 3),
                    (x - 40, y - 1, 1),
                    (x - 33, y + 11, 1),
                    (x - 40, y + 24, 1),
                    (x - 26, y + 22),
                    (x - 14, y + 28),
                    (x + 1, y + 23, 1),
                ]
            )
            return [pole, Part("trim", flag), Part("gold", oval(x, y - 3, 2.2), False)]
        if thing == "scythe":
            return [
                pole,
                Part("metal", put((42, 1, 1), (50, -8), (46, -24), (34, -36, 1), (40, -22), (41, -10), (38, -1, 1))),
            ]
        if thing == "halberd":
            return [
                pole,
                Part(
                    "metal",
                    put((34, 1, 1), (33, -8), (38, -11, 1), (44, -8), (43, 1, 1))
                    + put((44, -1.4, 1), (58, 0, 1), (44, 1.4, 1)),
                ),
            ]
        return [pole, Part("metal", put((44, -1.4, 1), (48, -3.6), (60, 0, 1), (48, 3.6), (44, 1.4, 1)))]
    if thing == "axe":
        return [
            Part("wood", shaft(-12, 30, 1.3)),
            Part(
                "metal",
                put((20, -1, 1), (17, -12), (20, -14, 1), (27, -15), (33, -11, 1), (31, -6), (29, -1, 1))
                + put((22, 1, 1), (21, 6), (25, 9, 1), (29, 6), (28, 1, 1)),
            ),
        ]
    if thing == "hammer":
        return [
            Part("wood", shaft(-14, 32, 1.5)),
            Part("metal", put((25, -10, 1), (37, -11, 1), (38, 10, 1), (26, 10, 1))),
        ]
    if thing == "club":
        return [Part("wood", ribbon([spot(-6, 0), spot(14, 0), spot(34, -1)], 1.6, 5.4))]
    if thing == "mace":
        return [
            Part("wood", shaft(-10, 24, 1.3)),
            Part(
                "metal",
                round_at(spot(28, 0), 5.4)
                + put((33, -1.4, 1), (37, 0, 1), (33, 1.4, 1))
                + put((26, -5, 1), (28, -9, 1), (30, -5, 1))
                + put((26, 5, 1), (28, 9, 1), (30, 5, 1)),
            ),
        ]
    if thing == "torch":
        x, y = spot(20, 0)
        flame = outline(
            [
                (x - 4, y + 2, 1),
                (x - 6, y - 6),
                (x - 1, y - 9),
                (x + 1, y - 17, 1),
                (x + 5, y - 8),
                (x + 5, y - 2),
                (x + 3, y + 2, 1),
            ]
        )
        return [Part("wood", shaft(-8, 20, 1.4)), Orb(x, y - 5, 20), Part("glow", flame, False)]
    if thing in ("rifle", "pistol", "blaster"):
        long = 1.0 if thing == "rifle" else 0.5
        body = put(
            (-9 * long, -1.6, 1),
            (20 * long, -2, 1),
            (22 * long, -1.2, 1),
            (38 * long, -1.2, 1),
            (38 * long, 0.9, 1),
            (18 * long, 1.8, 1),
            (5, 2.2, 1),
            (3.4, 7, 1),
            (0, 6.4, 1),
            (0.4, 2, 1),
            (-10 * long, 5.5, 1),
            (-13 * long, 4, 1),
        )
        scope = put((4 * long, -4.4, 1), (14 * long, -4.4, 1), (13 * long, -2, 1), (5 * long, -2, 1))
        return [Part("dark", body + scope)]
    if thing == "crossbow":
        return [
            Part("wood", put((-12, -1.5, 1), (26, -1.4, 1), (26, 1.2, 1), (-2, 3, 1), (-12, 4, 1))),
            Part("metal", ribbon([spot(14, -15), spot(26, -7), spot(26, 7), spot(14, 15)], 1.2, 1.2)),
            Lights(f"M{nums(*spot(14, -15))}L{nums(*spot(4, 0))}L{nums(*spot(14, 15))}", 0.7, "rim"),
        ]
    if thing == "bow":
        drawn = aim < 10
        string = spot(-25 if drawn else -4, 0)
        bow = ribbon([spot(-7, -29), spot(1, -24), spot(5, -9), spot(5, 9), spot(1, 24), spot(-7, 29)], 0.8, 0.8, 2)
        out: list[Piece] = [
            Lights(f"M{nums(*spot(-7, -29))}L{nums(*string)}L{nums(*spot(-7, 29))}", 0.7, "rim"),
            Part("wood", bow),
        ]
        if drawn:
            out.append(
                Part(
                    "metal",
                    put(
                        (-25, -0.5, 1),
                        (13, -0.5, 1),
                        (13, -2.2, 1),
                        (19, 0, 1),
                        (13, 2.2, 1),
                        (13, 0.5, 1),
                        (-25, 0.5, 1),
                    ),
                    False,
                )
            )
        return out
    if thing == "shield":
        x, y = hand
        kite = rng.random() < 0.5
        face = (
            outline(
                [
                    (x - 12, y - 17, 1),
                    (x, y - 20),
                    (x + 12, y - 17, 1),
                    (x + 12, y + 2),
                    (x, y + 21, 1),
                    (x - 12, y + 2),
                ]
            )
            if kite
            else oval(x, y, 15)
        )
        mark = (
            poly((x - 1.6, y - 15), (x + 1.6, y - 15), (x + 1.6, y + 12), (x - 1.6, y + 12)) if kite else oval(x, y, 5)
        )
        return [
            Part("metal", face),
            Part(
                "trim",
                outline(
                    [
                        (x - 9, y - 13, 1),
                        (x, y - 16),
                        (x + 9, y - 13, 1),
                        (x + 9, y + 1),
                        (x, y + 16, 1),
                        (x - 9, y + 1),
                    ]
                )
                if kite
                else oval(x, y, 11.5),
                False,
            ),
            Part("metal", mark, False),
        ]
    if thing == "orb":
        return [orb_at(hand, 16), orb_at(hand, 7, "lit")]
    if thing == "lightning":
        return [orb_at(hand, 14), *(Beam(bolt(rng, hand, spot(50, rng.uniform(-16, 16))), 1.2) for _ in range(3))]
    if thing == "book":
        return [
            Part("leather", put((0, -8, 1), (14, -8, 1), (14, 6, 1), (0, 6, 1))),
            Part("white", put((1, -7, 1), (13, -7, 1), (13, -5.6, 1), (1, -5.6, 1)), False),
        ]
    if thing == "whip":
        return [Part("leather", ribbon([hand, spot(20, -14), spot(38, 6), spot(56, -8), spot(62, 6)], 1.5, 0.3))]
    return []
