"""Where cards of the galaxy are seen."""

from __future__ import annotations

from random import Random

from kodeks.games.starwars.face.pictures.realms import REALMS
from kodeks.pictures.world import Facts

PLACES = {  # trait -> scenes
    "tatooine": ("desert",),
    "hoth": ("ice",),
    "endor": ("woods",),
    "dagobah": ("swamp",),
    "coruscant": ("city",),
    "cloud city": ("clouds",),
    "bespin": ("clouds",),
    "death star": ("station", "hangar", "throne"),
    "yavin 4": ("jungle",),
    "kashyyyk": ("jungle", "woods"),
    "lothal": ("plains",),
    "nar shaddaa": ("city",),
    "executor": ("throne", "station"),
    "scarif": ("lagoon",),
    "mon cala": ("lagoon",),
    "aquaris": ("lagoon",),
    "moraband": ("ruins",),
    "dromund kaas": ("gothic",),
    "dathomir": ("marsh",),
    "gnarltree": ("swamp",),
    "black sun": ("den", "city"),
    "geonosis": ("desert",),
    "kessel": ("cave",),
    "ruusan": ("ruins",),
    "corellia": ("city",),
    "alderaan": ("peaks",),
    "sullust": ("lava",),
    "kuat": ("space",),
    "roche": ("space",),
    "space station": ("space",),
    "arc hammer": ("space",),
    "stygeon prime": ("peaks",),
    "ord mantell": ("den",),
    "carida": ("plains",),
    "outer rim": ("desert", "lagoon", "peaks"),
    "base": ("hangar",),
}


def at_home(facts: Facts, rng: Random, *preferred: str) -> str:
    """Where the traits say it is; else one of the preferred scenes; else a home of the realm."""
    for trait in sorted(facts.traits):
        if trait in PLACES:
            return rng.choice(PLACES[trait])
    return rng.choice(preferred or REALMS[facts.realm].homes)
