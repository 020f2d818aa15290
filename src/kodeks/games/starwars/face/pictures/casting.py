"""What is seen on a card."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from kodeks.games.starwars.face.pictures.deeds import cast_enhancement, cast_event
from kodeks.games.starwars.face.pictures.machines import crawler, droid, slug_lord, speeder, turret, walker
from kodeks.games.starwars.face.pictures.people import galactic_creature, galactic_look
from kodeks.games.starwars.face.pictures.places import at_home
from kodeks.games.starwars.face.pictures.realms import REALMS
from kodeks.games.starwars.face.pictures.scenes import SCENES
from kodeks.games.starwars.face.pictures.ships import DARK_HULLS, LIGHT_HULLS, capital, fighter, freighter
from kodeks.pictures.figures.beasts import beast
from kodeks.pictures.figures.emblems import emblem
from kodeks.pictures.figures.landmarks import landmark
from kodeks.pictures.figures.people import person
from kodeks.pictures.figures.pieces import Figure
from kodeks.pictures.figures.scenes import event, procession
from kodeks.pictures.portraits import people_shot, portrait
from kodeks.pictures.world import Cast, Facts

EMBLEMS = (
    "target",
    "twist",
    "flame",
    "blades",
    "shield",
    "compass",
    "rings",
    "eye",
    "glass",
    "bolt",
    "crown",
    "wing",
    "star",
)


FATE_WORDS = {
    "target": "target",
    "opportunity": "target",
    "twist": "twist",
    "heat": "flame",
    "seeds": "flame",
    "battle": "blades",
    "rivals": "blades",
    "force": "eye",
    "protection": "shield",
    "resolve": "shield",
    "planning": "compass",
    "preparation": "compass",
    "allies": "rings",
    "supporting": "bolt",
    "fire": "bolt",
    "scheme": "crown",
    "prince": "crown",
    "equipped": "star",
    "have": "eye",
    "stay": "wing",
    "time": "glass",
}


def cast(facts: Facts, rng: Random) -> Cast:
    pick = rng.choice
    light_ships = LIGHT_HULLS if not facts.dark else DARK_HULLS
    if facts.kind == "dial":
        return Cast("space", landmark(rng, "spindle"), "place", {"air": 1})
    if facts.kind in ("fate", "affiliation"):
        words = re.findall(r"\w+", facts.name.lower())
        sign = next((FATE_WORDS[w] for w in words if w in FATE_WORDS), pick(EMBLEMS))
        return Cast(
            at_home(facts, rng, "space", "temple", "throne", "clouds", "desert"), emblem(rng, sign), "show", {"air": 1}
        )
    if facts.has("fighter"):
        scene = at_home(facts, rng, "space", "space", "space", "clouds", "desert", "peaks", "lagoon", "station")
        return Cast(scene, fighter(rng, pick(light_ships), rng.choices((1, 2, 3), (4, 3, 3))[0]), "air", {"air": 1})
    if facts.has("capital ship"):
        return Cast(
            pick(("space", "space", "space", "space", "clouds")),
            capital(rng, pick(("slab", "slab", "pods") if facts.dark else ("pods", "slab", "pods"))),
            "air",
            {"air": 1},
        )
    if facts.has("transport"):
        return Cast(
            at_home(facts, rng, "space", "desert", "clouds", "lagoon", "space", "city"),
            freighter(rng),
            "air",
            {"air": 1},
        )
    if facts.has("walker"):
        return Cast(
            at_home(facts, rng, "desert", "ice", "plains", "lava", "jungle", "ruins"),
            walker(rng, pick((2, 4, 6))),
            "full",
        )
    if facts.has("speeder"):
        return Cast(
            at_home(facts, rng, "desert", "ice", "woods", "plains", "lagoon"),
            speeder(rng, galactic_look(facts.as_one("pilot"), rng) if rng.random() < 0.7 else None),
            "full",
        )
    if facts.kind == "unit" and facts.has("vehicle"):
        return Cast(at_home(facts, rng, "desert", "plains", "ice", "lava"), crawler(rng), "full")
    if facts.kind == "unit" and facts.has("droid"):
        if facts.has("bounty hunter", "trooper"):
            kind = "hunter"
        elif facts.says("probe", "interrog", "seeker", "remote", "spy"):
            kind = "probe"
        else:
            kind = pick(("lantern", "lantern", "tread", "mech", "probe", "crawler"))
        scene = at_home(facts, rng, "hangar", "desert", "station", "den", "city", "plains")
        return Cast(
            scene,
            droid(rng, kind),
            "air" if kind == "probe" else pick(("full", "knee")) if kind in ("mech", "hunter") else "full",
            {"air": int(kind == "probe")},
        )
    if facts.kind == "unit" and facts.has("creature"):
        return Cast(
            at_home(facts, rng, "desert", "marsh", "jungle", "cave", "ice", "ruins", "swamp"),
            galactic_creature(facts, rng),
            "full",
        )
    if facts.kind == "unit":
        if facts.has("hutt"):
            return Cast("den", slug_lord(rng), "full")
        homes = {
            "pilot": ("hangar", "space", "clouds", "station"),
            "trooper": ("station", "ice", "desert", "lava", "hangar", "jungle", "woods"),
            "officer": ("station", "hangar", "throne", "city"),
            "bounty hunter": ("den", "city", "desert", "clouds"),
            "smuggler": ("den", "desert", "hangar", "lagoon"),
            "wookiee": ("jungle", "woods"),
            "ewok": ("woods",),
            "scavenger": ("desert", "ruins"),
            "engineer": ("hangar", "station", "city"),
        }
        scene = at_home(facts, rng, *next((homes[t] for t in homes if t in facts.traits), REALMS[facts.realm].homes))
        if scene == "space":
            scene = "hangar"
        return portrait(
            scene, galactic_look(facts, rng), "full" if facts.has("ewok", "scavenger") else people_shot(facts, rng), rng
        )
    if facts.kind in ("objective", "mission") or facts.has("location", "base", "fortification"):
        scene = at_home(facts, rng)
        if facts.has("base", "fortification") and scene not in ("ice", "clouds"):
            return Cast(
                pick(("plains", "ice", "desert", "peaks")),
                turret(rng) if rng.random() < 0.5 else landmark(rng, "bunker"),
                "place",
            )
        if SCENES[scene].indoors:
            look = galactic_look(facts.as_one(pick(("trooper", "officer", "force user", "spy"))), rng)
            if rng.random() < 0.5:
                return Cast(scene, person(rng, replace(look, pose=pick(("stand", "proud", "stride")))), "wide")
            return Cast(
                scene,
                event(
                    rng,
                    pick(("parley", "band")),
                    lambda: galactic_look(facts.as_one(pick(("trooper", "officer", "force user", "pilot"))), rng),
                ),
                "wide",
            )
        if scene == "space" and rng.random() < 0.5:
            return Cast(scene, capital(rng, pick(("pods", "slab"))), "air", {"air": 1})
        if scene != "space" and rng.random() < 0.5:
            return story(facts, rng, scene)
        kinds = [k for k in SCENES[scene].landmarks if k != "castle"] + ["mast"] * (scene != "space")
        return Cast(scene, landmark(rng, pick(kinds)), "place", {"landmark": 0, "air": int(scene == "space")})
    if facts.kind == "enhancement":
        return cast_enhancement(facts, rng)
    return cast_event(facts, rng)


def story(facts: Facts, rng: Random, scene: str) -> Cast:
    """An objective as a moment in a wide landscape rather than a building."""
    hulls = DARK_HULLS if facts.dark else LIGHT_HULLS
    group = {
        "jedi": "force user",
        "sith": "force user",
        "rebel alliance": "trooper",
        "imperial navy": "trooper",
        "scum and villainy": "bounty hunter",
        "smugglers and spies": "smuggler",
    }.get(facts.realm, "spy")

    def someone() -> Figure:
        look = galactic_look(facts.as_one(group), rng)
        return person(rng, replace(look, pose=rng.choice(("stand", "stride", "proud"))))

    kind = rng.choice(("flight", "march", "walkers", "caravan", "lone", "landing", "stand"))
    if facts.says(
        "train", "journey", "master", "apprentice", "hunt", "lone", "path", "knowledge", "exile", "hid", "secret"
    ):
        kind = rng.choice(("lone", "march", "caravan"))
    elif facts.says("fleet", "squadron", "assault", "attack", "pursuit", "flight", "escort", "patrol", "wing"):
        kind = "flight"
    elif facts.says("army", "raid", "invasion", "defen", "siege", "blockade", "rebel", "numbers"):
        kind = rng.choice(("stand", "walkers", "march"))
    if kind == "flight":
        return Cast(scene, fighter(rng, rng.choice(hulls), 3), "air", {"air": 1})
    if kind == "landing":
        return Cast(scene, freighter(rng), "air", {"air": 1})
    if kind == "walkers" and scene not in ("clouds", "city", "swamp"):
        legs = rng.choice((2, 4))
        return Cast(scene, procession(rng, lambda: walker(rng, legs), 2), "full")
    if kind == "caravan" and scene not in ("clouds", "city"):
        mount = rng.choice(("lizard", "ram", "strider", "horn"))
        return Cast(scene, procession(rng, lambda: beast(rng, mount, "walk"), 3), "wide")
    if kind == "lone":
        return Cast(scene, someone(), "wide")
    if kind == "stand":
        return Cast(scene, event(rng, "band", lambda: galactic_look(facts.as_one(group), rng)), "full")
    return Cast(scene, procession(rng, someone, rng.choice((3, 4))), "wide")
