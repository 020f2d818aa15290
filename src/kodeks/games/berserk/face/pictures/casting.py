"""What is seen on a card of Berserk."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kodeks.games.berserk.face.pictures.beasts import BEINGS, MOUNTS, beast_of, dragon, mermaid
from kodeks.games.berserk.face.pictures.names import ARMS, THINGS, first, named
from kodeks.games.berserk.face.pictures.people import FOLK, look_of
from kodeks.games.berserk.face.pictures.realms import REALMS
from kodeks.games.berserk.face.pictures.scenes import SCENES
from kodeks.pictures.figures.beasts import beast
from kodeks.pictures.figures.landmarks import landmark
from kodeks.pictures.figures.monsters import bird, troll
from kodeks.pictures.figures.things import relic
from kodeks.pictures.portraits import people_shot, portrait
from kodeks.pictures.world import Cast, Facts

AIR = {"air": 1}
GROUNDS = (  # words of a terrain, and where it lies
    (("desert", "waste", "пустын", "pustyn"), ("desert", "ruins")),
    (("bog", "swamp", "mire", "болот", "топь", "bagn"), ("marsh", "swamp")),
    (("forest", "wood", "grove", "лес", "роща", "las"), ("woods", "jungle")),
    (("mount", "peak", "гор", "пик", "gór"), ("peaks", "ice")),
    (("river", "lake", "река", "озеро", "rzek"), ("lagoon", "marsh")),
    (("hall", "crypt", "зал", "склеп", "sala"), ("gothic",)),
    (("square", "city", "площадь", "город", "plac"), ("ruins",)),
)
GEAR = {"armour": "armour", "shield": "shield", "potion": "potion", "footwear": "boots"}
SWORDS = ("sword", "scimitar", "greatsword")
ARTIFACTS = ("totem", "crystal", "altar", "orb", "menhir")


def cast(facts: Facts, rng: Random) -> Cast:
    homes = REALMS[facts.realm].homes
    scene = rng.choice(homes)
    outside = scene if not SCENES[scene].indoors else homes[0]
    if facts.kind == "terrain":
        return terrain(facts, rng, outside)
    if facts.kind == "equipment":
        worn = next((thing for gear, thing in GEAR.items() if facts.has(gear)), "")
        return Cast(scene, relic(rng, worn or first(facts, THINGS) or rng.choice(SWORDS)), "show", AIR)
    if facts.kind == "artifact":
        figure = relic(rng, first(facts, THINGS) or rng.choice(ARTIFACTS))
        return Cast(scene, figure, "full" if figure.grounded else "show", {"air": int(not figure.grounded)})
    return creature(facts, rng, scene, outside)


def terrain(facts: Facts, rng: Random, outside: str) -> Cast:
    where = next((places for words, places in GROUNDS if facts.says(*words)), None)
    if where is not None:
        outside = rng.choice(where)
    kinds = SCENES[outside].landmarks
    if facts.says("tower", "башн", "wież"):
        kinds = ("tower",)
    elif facts.says("city", "castle", "hall", "город", "замок", "зал", "zamek"):
        kinds = ("castle",)
    return Cast(outside, landmark(rng, rng.choice(kinds)), "place", {"landmark": 0})


def creature(facts: Facts, rng: Random, scene: str, outside: str) -> Cast:
    pick = rng.choice
    if named(facts, "dragon") and not named(facts, "slayer"):
        pose = pick(("fly", "fly", "head")) if facts.has("flyer") else pick(("perch", "head"))
        return Cast(outside, dragon(rng, pose), "full" if pose == "perch" else "air", AIR if pose == "fly" else {})
    if named(facts, "troll"):
        return Cast(outside, troll(rng, pick(("club", "", "axe", "hammer")), pick(("leaf", "main", "stone"))), "full")
    if named(facts, "mermaid"):
        return Cast(pick(("lagoon", "marsh", "swamp")), mermaid(rng, pick(("spear", "bow", "staff", "dagger"))), "full")
    if named(facts, "rider", "centaur"):
        rider = replace(look_of(facts, rng), wings="", short=1.0, brow=1.0)
        if named(facts, "centaur"):
            rider = replace(rider, hold="bow", cape=0)
        return Cast(outside, beast(rng, pick(MOUNTS[facts.realm]), pick(("gallop", "walk")), rider), "full")
    for what, build in BEINGS.items():
        if named(facts, what):
            return Cast(outside, build(rng, facts), "full")
    if named(facts, "bat", "bird"):
        return Cast(outside, bird(rng, "bat" if named(facts, "bat") else "hawk"), "air", AIR)
    armed = named(facts, "trade", *FOLK) or first(facts, ARMS) or facts.has("shot", "discharge", "throw", "classed")
    if not armed and facts.has("flyer"):
        return Cast(outside, bird(rng, "bat" if facts.dark else "hawk"), "air", AIR)
    if not armed and rng.random() < 0.55:
        return Cast(outside, beast_of(facts, rng), "full")
    shot = (
        "full" if named(facts, "dwarf") or first(facts, ARMS) in ("bow", "pike", "banner") else people_shot(facts, rng)
    )
    return portrait(outside if facts.has("flyer") else scene, look_of(facts, rng), shot, rng)
