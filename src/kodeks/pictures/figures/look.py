"""How a person stands, is dressed and armed."""

from __future__ import annotations

from dataclasses import dataclass

from kodeks.pictures.paths import Point


@dataclass(frozen=True)
class Pose:
    """Joints of a body about 100 high that faces right; hand[1] and foot[1] are the nearer ones."""

    hip: Point
    neck: Point
    feet: tuple[Point, Point]
    hands: tuple[Point, Point]
    aim: float  # direction of what the near hand holds, degrees, -90 is up


POSES = {
    "stand": Pose((0, -51), (0, -84), ((-7, 0), (8, 0)), ((-13, -46), (15, -47)), 74),
    "proud": Pose((0, -51), (-1, -85), ((-11, 0), (11, 0)), ((-14, -48), (17, -50)), 58),
    "stride": Pose((0, -50), (4, -83), ((-19, -1), (16, 0)), ((-14, -56), (18, -54)), 22),
    "run": Pose((0, -49), (10, -80), ((-30, -13), (18, 0)), ((-14, -60), (24, -64)), -18),
    "guard": Pose((-1, -47), (-3, -80), ((-20, 0), (17, 0)), ((12, -60), (17, -62)), -52),
    "lunge": Pose((2, -42), (8, -74), ((-30, 0), (25, 0)), ((-22, -78), (31, -68)), -10),
    "raise": Pose((0, -50), (-2, -83), ((-12, 0), (13, 0)), ((-17, -52), (17, -108)), -60),
    "aim": Pose((-2, -48), (0, -81), ((-17, 0), (15, 0)), ((24, -73), (14, -71)), -3),
    "kneel": Pose((-3, -30), (0, -63), ((-26, -3), (15, 0)), ((24, -55), (14, -54)), -3),
    "cast": Pose((0, -50), (-2, -84), ((-12, 0), (12, 0)), ((-26, -92), (27, -96)), -70),
    "push": Pose((-2, -47), (1, -80), ((-20, 0), (16, 0)), ((14, -60), (32, -82)), -12),
    "lean": Pose((0, -50), (5, -82), ((-9, 0), (11, 0)), ((-9, -56), (21, -58)), -88),
    "ride": Pose((0, 0), (4, -33), ((6, 27), (10, 27)), ((14, -12), (20, -20)), -24),
    "salute": Pose((0, -51), (-1, -85), ((-9, 0), (10, 0)), ((-13, -46), (21, -53)), -84),
    "swagger": Pose((1, -51), (-2, -84), ((-12, 0), (10, 0)), ((-11, -54), (17, -47)), 66),
}


UPRIGHT = {"staff", "spear", "banner", "scythe", "halberd", "pike"}  # held like a pole


@dataclass(frozen=True)
class Look:
    """How a person is dressed and armed."""

    pose: str = "stand"
    dress: str = "tunic"
    head: str = "bare"
    hold: str = ""
    off: str = ""
    cape: float = 0.0  # how far it streams
    girth: float = 1.0
    wings: str = ""
    skin: str = "skin"
    short: float = 1.0  # legs of dwarves are short
    brow: float = 1.0  # size of the head
    cropped: bool = False  # seen from the chest up: legs are left out
    toes: bool = True
