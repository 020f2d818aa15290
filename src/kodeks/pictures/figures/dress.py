"""What people wear."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.pieces import Part, Piece
from kodeks.pictures.paths import Point, limb, outline, ribbon, ring, sharp


def dress(
    rng: Random,
    look: Look,
    on_spine: Callable[[Iterable[Point]], list[Point]],
    hip: Point,
    neck: Point,
    g: float,
    sway: float,
    drop: float,
) -> list[Piece]:
    """The trunk of the body and what hangs from it; whole numbers do unless we stand near."""

    def cut(points: Iterable[Point]) -> str:
        return outline(points, 1 if look.cropped else 0)

    chest = on_spine(
        [
            (-11 * g, 30),
            (-4, 33.5),
            (4, 33.5),
            (11 * g, 30),
            (9.5 * g, 16),
            (7.6 * g, 8),
            (8.6 * g, -3, 1),
            (-8.6 * g, -3, 1),
            (-7.6 * g, 8),
            (-9.5 * g, 16),
        ]
    )
    belt = Part("trim", cut(on_spine([(-8 * g, 5, 1), (8 * g, 5, 1), (8.2 * g, 1.5, 1), (-8.2 * g, 1.5, 1)])), False)
    if look.dress in ("robe", "gown"):
        slim = look.dress == "gown"
        hem, wind = (13 if slim else 17) * g + abs(sway) * 3, sway * 6
        foot = 0.0
        waist = (6 if slim else 8.5) * g
        top = on_spine([(-10.8 * g, 29, 1), (-4, 33.5), (4, 33.5), (10.8 * g, 29, 1)])
        body = cut(
            [
                *top,
                (neck[0] + 10.5 * g, neck[1] + 17),
                (hip[0] + waist, hip[1] - 8),
                (hip[0] + waist + 3, hip[1] + 14),
                (hem + wind, foot - 1, 1),
                (hem * 0.5 + wind, foot - 3),
                (wind, foot + 1.5),
                (-hem * 0.6 + wind, foot - 2.5),
                (-hem - 2 + wind, foot, 1),
                (hip[0] - waist - 3, hip[1] + 14),
                (hip[0] - waist, hip[1] - 8),
                (neck[0] - 10.5 * g, neck[1] + 17),
            ]
        )
        fold = cut(
            [
                (hip[0] + 1.5, hip[1] - 2, 1),
                (hip[0] + 4, hip[1] + 20),
                (wind + hem * 0.62, foot - 2, 1),
                (wind + hem * 0.1, foot, 1),
                (hip[0], hip[1] + 22),
            ]
        )
        slit = cut([(hip[0] - 3, hip[1] - 1, 1), (wind - hem * 0.35, foot - 2, 1), (wind - hem * 0.62, foot - 2, 1)])
        collar = cut(on_spine(ring("-4 33!, 1.5 15!, 6 33!, 3 33.5")))
        sash = cut(on_spine([(-waist, 7, 1), (waist, 6, 1), (waist + 0.5, 1.5, 1), (-waist - 0.5, 2, 1)]))
        return [
            Part("main", body),
            Part("second", fold, False),
            Part("second", slit, False),
            Part("second", collar, False),
            Part("trim", sash, False),
        ]
    if look.dress == "armour":
        plate = cut(
            on_spine(
                [
                    (-10 * g, 29.5),
                    (0, 34),
                    (10 * g, 29.5),
                    (9.5 * g, 17),
                    (5 * g, 11, 1),
                    (-5 * g, 11, 1),
                    (-9.5 * g, 17),
                ]
            )
        )
        tasset = cut(
            sharp(*on_spine([(-9 * g, 3), (9 * g, 3), (8.5 * g, -9), (2, -7), (0, -11), (-2, -7), (-8.5 * g, -9)]))
        )
        return [Part("second", cut(chest)), Part("metal", plate), Part("main", tasset), belt]
    if look.dress == "fur":
        shag = [
            (-12 * g, 31),
            (-13 * g, 24),
            (-10 * g, 23),
            (-11 * g, 14),
            (-8 * g, 12),
            (-10 * g, -8),
            (-6 * g, -6),
            (-3 * g, -13),
            (0, -8),
            (3 * g, -14),
            (6 * g, -7),
            (10 * g, -9),
            (8 * g, 11),
            (11 * g, 14),
            (10 * g, 22),
            (13.5 * g, 24),
            (12 * g, 31),
            (5, 35),
            (-5, 35),
        ]
        pelt = [
            (-14 * g, 30),
            (-9 * g, 24),
            (-6 * g, 27),
            (-2, 22),
            (2, 27),
            (6 * g, 23),
            (10 * g, 27),
            (14 * g, 29),
            (9 * g, 35),
            (-9 * g, 35),
        ]
        return [Part("main", cut(sharp(*on_spine(shag)))), Part("fur", cut(sharp(*on_spine(pelt)))), belt]
    if look.dress == "frame":
        plate = cut(sharp(*on_spine([(-11 * g, 31), (0, 34), (11 * g, 31), (7 * g, 15), (-7 * g, 15)])))
        core = cut(sharp(*on_spine(ring("-3 16, 3 16, 3 1, -3 1")))) + cut(
            sharp(*on_spine([(-8 * g, 3), (8 * g, 3), (5, -6), (-5, -6)]))
        )
        return [
            Part("dark", core),
            Part("main", plate),
            Part("trim", cut(sharp(*on_spine(ring("-3 28, 4 28, 3 21, -2 21")))), False),
        ]
    if look.dress == "bones":
        ribs = "".join(
            ribbon(
                [p[:2] for p in on_spine([(-8 + i * 0.8, 29 - i * 5), (0, 26 - i * 5), (8 - i * 0.8, 29 - i * 5)])],
                1.2,
                1.2,
            )
            for i in range(4)
        )
        spine = limb(*((p[:2], 1.7) for p in on_spine([(0, 32), (0, 0)])))
        rags = cut(sharp(*on_spine(ring("-8 5, 8 5, 9 -10, 5 -6, 2 -15, -2 -8, -6 -14, -9 -5"))))
        return [Part("bone", ribs + spine), Part("main", rags)]
    if look.dress == "coat":
        tail = 30 + abs(sway) * 6
        coat = on_spine([(-11.5 * g, 30), (-4, 34), (4, 34), (11.5 * g, 30), (9.5 * g, 14), (8.5 * g, 3)])
        skirt = [
            (hip[0] + 13 * g, hip[1] + tail, 1),
            (hip[0] + 6, hip[1] + tail - 3),
            (hip[0] + 3, hip[1] + 4, 1),
            (hip[0] - 4, hip[1] + tail - 1),
            (hip[0] - 16 * g - abs(sway) * 6, hip[1] + tail, 1),
            (hip[0] - 9 * g, hip[1] - 2),
        ]
        shirt = cut(on_spine(ring("-2.5 33!, 5.5 33!, 5 4!, -0.5 4!")))
        return [Part("main", cut([*coat, *skirt, *on_spine([(-9.5 * g, 14)])])), Part("second", shirt, False), belt]
    hemline = [
        (hip[0] + 10.5 * g, hip[1] + 15, 1),
        (hip[0] + 3, hip[1] + 12),
        (hip[0] - 4, hip[1] + 15),
        (hip[0] - 11 * g - sway * 2, hip[1] + 14, 1),
    ]
    tunic = cut([*chest[:6], *hemline, *chest[8:]])
    scarf = cut(on_spine(ring("-6 34!, 6.5 34.5!, 7 30, 0 28, -6.5 30")))
    strap = cut(sharp(*on_spine([(-8 * g, 27), (-5 * g, 29.5), (7.5 * g, 6), (5 * g, 4)])))
    extra = [Part("leather", strap, False)] if rng.random() < 0.55 else [Part("second", scarf, False)]
    return [Part("main", tunic), *extra, belt]
