"""One person, from afar or near."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.people import person
from kodeks.pictures.figures.pieces import Figure
from kodeks.pictures.world import Cast, Facts


def people_shot(facts: Facts, rng: Random) -> str:
    return rng.choices(("full", "knee", "bust", "wide"), (4, 4, 3, 0.4) if facts.unique else (5, 4, 1, 1.2))[0]


QUIET = {
    "rifle",
    "crossbow",
    "bow",
    "staff",
    "spear",
    "saber",
    "sword",
    "halberd",
    "pike",
    "banner",
    "greatsword",
    "scythe",
    "orb",
}


def portrait(scene: str, look: Look, shot: str, rng: Random) -> Cast:
    """A person; the nearer we stand, the quieter the pose."""
    if look.wings and shot in ("bust", "full"):
        return Cast(scene, Figure(person(rng, look).pieces, 122, wide=132), "full")
    if shot == "bust":
        hold = look.hold if look.hold in QUIET else ""
        look = replace(
            look,
            pose="salute" if hold in ("saber", "sword", "greatsword", "orb") else "stand",
            hold=hold,
            off="",
            cropped=True,
        )
    elif shot == "knee":
        lively = look.pose in ("run", "lunge", "kneel", "raise", "cast", "stride")
        look = replace(look, pose=rng.choice(("guard", "proud", "salute", "push")) if lively else look.pose, toes=False)
    return Cast(scene, person(rng, look), shot)
