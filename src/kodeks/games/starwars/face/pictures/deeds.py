"""Enhancements and events."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kodeks.games.starwars.face.pictures.machines import turret
from kodeks.games.starwars.face.pictures.people import galactic_look
from kodeks.games.starwars.face.pictures.places import at_home
from kodeks.games.starwars.face.pictures.ships import DARK_HULLS, LIGHT_HULLS, fighter
from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.monsters import spider
from kodeks.pictures.figures.people import person
from kodeks.pictures.figures.pieces import Beam, Figure
from kodeks.pictures.figures.scenes import event
from kodeks.pictures.figures.things import relic
from kodeks.pictures.paths import nums
from kodeks.pictures.world import Cast, Facts


def cast_enhancement(facts: Facts, rng: Random) -> Cast:
    pick = rng.choice
    scene = at_home(facts, rng)
    show = {"air": 1}
    if facts.says("lightsaber", "saber"):
        return Cast(scene, relic(rng, "saber2" if facts.name.lower().endswith("s") else "saber"), "show", show)
    if facts.has("weapon"):
        for stems, kind in (
            (("pistol", "blaster", "dl"), "pistol"),
            (("bow",), "bow"),
            (("knife", "dagger", "vibro"), "dagger"),
            (("staff", "pike", "lance"), "staff"),
            (("axe",), "axe"),
            (("whip",), "whip"),
            (("turbolaser", "cannon", "battery"), "turret"),
        ):
            if facts.says(*stems):
                return (
                    Cast(scene, turret(rng), "full")
                    if kind == "turret"
                    else Cast(scene, relic(rng, kind), "show", show)
                )
        return Cast(scene, relic(rng, pick(("rifle", "rifle", "pistol"))), "show", show)
    if facts.has("lightsaber form", "skill"):
        look = replace(
            galactic_look(facts.as_one("force user"), rng),
            pose=pick(("guard", "lunge", "raise")),
            hold=pick(("saber", "saber", "saber2")),
            cape=0.0,
        )
        man = person(rng, look)
        swings = [Beam(f"M{nums(-r, -50)}A{nums(r, r)} 0 0 1 {nums(r * 0.8, -50 - r * 0.6)}", 0.9) for r in (46, 56)]
        return Cast(
            at_home(facts, rng, "temple", "ruins", "jungle", "plains", "clouds"),
            Figure([*swings, *man.pieces], 100),
            "full",
        )
    for trait, kinds in (
        ("armor", ("armour",)),
        ("helmet", ("armour",)),
        ("title", ("medal",)),
        ("upgrade", ("gear", "crate", "shield", "holo")),
        ("condition", ("mask", "mask", "orb", "crystal")),
        ("connection", ("ring", "holo")),
        ("bounty", ("holo", "medal")),
        ("item", ("holo", "crate", "book", "crystal", "ring")),
    ):
        if facts.has(trait):
            return Cast(scene, relic(rng, pick(kinds)), "show", show)
    if facts.has("creature"):
        return Cast(scene, spider(rng), "full")
    if facts.has("force"):
        return Cast(scene, event(rng, "open", lambda: Look()), "show", show)
    return Cast(
        scene, relic(rng, pick(("holo", "orb", "gear", "crystal", "crate", "mask", "medal", "book"))), "show", show
    )


def cast_event(facts: Facts, rng: Random) -> Cast:
    pick = rng.choice
    group = {
        "jedi": "force user",
        "sith": "force user",
        "rebel alliance": "trooper",
        "imperial navy": "trooper",
        "scum and villainy": "bounty hunter",
        "smugglers and spies": "smuggler",
    }.get(facts.realm, "spy")

    def hero() -> Look:
        return galactic_look(facts.as_one(group), rng)

    if facts.has("force", "control", "alter", "sense"):
        kind = (
            pick(("open", "open", "vortex", "eye"))
            if not facts.dark
            else pick(("claw", "claw", "fist", "eye", "vortex"))
        )
        if facts.says("choke", "grip", "crush"):
            kind = "fist"
        if facts.says("lightning", "rage"):
            kind = "claw"
        if facts.has("sense") and rng.random() < 0.6:
            kind = "eye"
    elif facts.has("maneuver", "formation") or facts.says("strafe", "squadron", "flight", "leader", "trench"):
        return Cast("space", fighter(rng, pick(DARK_HULLS if facts.dark else LIGHT_HULLS), 3), "air", {"air": 1})
    elif facts.says("strike", "duel", "lightsaber", "deflection", "blow", "counter"):
        kind = "duel"
    elif facts.says("fire", "shot", "ambush", "volley", "blaster", "burst"):
        kind = pick(("bolts", "burst"))
    elif facts.says("escape", "run", "evading", "rescue", "flee", "retreat", "bail"):
        kind = "flight"
    elif facts.says("offer", "deal", "bribe", "counsel", "join", "alliance", "teamwork", "resolve", "hope"):
        kind = pick(("parley", "band"))
    else:
        kind = pick(
            (
                "burst",
                "bolts",
                "bolts",
                "flight",
                "parley",
                "band",
                "band",
                "duel",
                "fist" if facts.dark else "flight",
                "vortex" if facts.dark else "burst",
            )
        )
    shot = "full" if kind in ("duel", "parley", "band", "bolts", "flight") else "show"
    return Cast(at_home(facts, rng), event(rng, kind, hero), shot, {"air": int(shot == "show")})
