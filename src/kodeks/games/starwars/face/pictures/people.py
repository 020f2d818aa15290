"""How people of the galaxy look."""

from __future__ import annotations

from random import Random

from kodeks.pictures.figures.beasts import beast
from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.monsters import serpent, spawn, spider, troll
from kodeks.pictures.figures.pieces import Figure
from kodeks.pictures.world import Facts


def galactic_look(facts: Facts, rng: Random) -> Look:
    """How a character of the galaxy is dressed and armed, by traits."""
    pick, dark = rng.choice, facts.dark
    girth = rng.uniform(0.92, 1.1)
    if facts.has("ewok"):
        return Look(
            pick(("proud", "stride", "raise", "aim")),
            "tunic",
            "cub",
            pick(("spear", "bow", "axe", "staff")),
            girth=1.12,
            skin="fur",
            short=0.52,
            brow=1.55,
        )
    if facts.has("wookiee"):
        return Look(
            pick(("proud", "stride", "aim")),
            "fur",
            "shaggy",
            pick(("crossbow", "axe", "", "rifle")),
            girth=1.3,
            skin="fur",
        )
    if facts.has("inquisitor"):
        return Look(
            pick(("guard", "lunge", "proud")),
            "armour",
            pick(("helm", "hood", "visor")),
            "saber2",
            cape=rng.uniform(0, 0.8),
            girth=girth,
        )
    if facts.has("imperial guard"):
        return Look("proud", "robe", "greathelm", pick(("pike", "halberd")), cape=0.2, girth=1.1)
    if facts.has("force user") and dark:
        return Look(
            pick(("guard", "proud", "lunge", "cast", "push", "stride")),
            pick(("robe", "armour", "coat")),
            pick(("hood", "helm", "demon", "bare", "hood")),
            pick(("saber", "saber", "lightning", "saber2")),
            cape=rng.uniform(0.1, 1),
            girth=girth,
        )
    if facts.has("force user", "force spirit"):
        return Look(
            pick(("guard", "proud", "raise", "push", "lunge", "stride")),
            pick(("robe", "tunic", "robe", "coat")),
            pick(("hood", "bare", "long", "braid")),
            pick(("saber", "saber", "saber", "saber2")),
            cape=rng.choice((0, 0.3, 0.8)),
            girth=girth,
        )
    if facts.has("force sensitive"):
        return Look(
            pick(("stand", "lean", "push", "stride", "cast")),
            pick(("robe", "coat", "gown")),
            pick(("hood", "bare", "mask", "demon" if dark else "long")),
            pick(("staff", "saber", "orb", "")),
            cape=rng.choice((0, 0.5)),
            girth=girth,
        )
    if facts.has("trooper"):
        return Look(
            pick(("aim", "kneel", "stride", "proud", "run", "stand")),
            "armour",
            pick(("visor", "helm")) if dark else pick(("helm", "pilot", "visor")),
            pick(("rifle", "rifle", "blaster")),
            girth=girth,
        )
    if facts.has("pilot", "gunner"):
        return Look(
            pick(("proud", "swagger", "stride", "stand")),
            pick(("tunic", "armour")),
            pick(("visor", "helm")) if dark else "pilot",
            pick(("", "blaster")),
            girth=girth,
        )
    if facts.has("bounty hunter", "mercenary", "assassin"):
        return Look(
            pick(("aim", "swagger", "kneel", "proud", "stride")),
            pick(("armour", "coat", "tunic")),
            pick(("visor", "helm", "mask", "orc", "beast", "hat")),
            pick(("rifle", "blaster", "rifle", "staff", "whip")),
            cape=rng.choice((0, 0, 0.4)),
            girth=rng.uniform(0.95, 1.25),
        )
    if facts.has("officer", "leader", "grand vizier", "tactician"):
        return Look(
            pick(("proud", "stand", "swagger", "lean")),
            pick(("coat", "gown", "coat")),
            pick(("officer", "officer", "bare")) if dark else pick(("bare", "long", "bun", "officer")),
            pick(("", "", "blaster")),
            cape=rng.choice((0, 0.25, 0.5)),
            girth=girth,
        )
    if facts.has("engineer"):
        return Look(
            pick(("stand", "swagger", "proud")),
            "tunic",
            pick(("pilot", "bare", "visor", "hat")),
            pick(("torch", "hammer", "torch")),
            girth=girth,
        )
    if facts.has("scavenger", "thief"):
        return Look(
            pick(("stand", "stride", "lean")),
            "robe",
            pick(("hood", "mask")),
            pick(("rifle", "staff", "")),
            skin="void",
            short=0.66,
            brow=1.3,
        )
    if facts.has("spy", "scoundrel", "rogue", "smuggler", "gambler"):
        return Look(
            pick(("swagger", "aim", "stride", "run", "lean")),
            pick(("coat", "tunic")),
            pick(("bare", "hat", "hood", "mask", "bun")),
            pick(("blaster", "blaster", "rifle", "dagger")),
            cape=rng.choice((0, 0, 0.3)),
            girth=girth,
        )
    if facts.has("civilian"):
        return Look(
            pick(("stand", "lean", "stride")),
            pick(("gown", "robe", "tunic")),
            pick(("hood", "long", "hat", "bare")),
            pick(("", "staff", "")),
            girth=girth,
        )
    heads = (
        ("hood", "beast", "mask", "officer", "demon", "orc", "helm")
        if dark
        else ("bare", "long", "bun", "hat", "pilot", "beast", "hood")
    )
    return Look(
        pick(("stand", "proud", "swagger", "stride", "aim")),
        pick(("tunic", "coat", "robe", "armour")),
        pick(heads),
        pick(("blaster", "rifle", "", "staff")),
        cape=rng.choice((0, 0, 0.4)),
        girth=girth,
    )


def galactic_creature(facts: Facts, rng: Random) -> Figure:
    if facts.says("spider", "kouhun", "insect"):
        return spider(rng)
    if facts.says("tauntaun", "bantha", "dewback", "mount", "rider"):
        return beast(
            rng,
            rng.choice(("strider", "ram", "lizard")),
            "walk",
            galactic_look(facts, rng) if rng.random() < 0.6 else None,
            "fur",
        )
    if facts.says("rancor", "wampa", "gundark", "gorax"):
        return troll(rng, rng.choice(("", "club")), "main")
    choice = rng.randrange(6)
    if choice == 0:
        return serpent(rng)
    if choice == 1:
        return spawn(rng)
    if choice == 2:
        return troll(rng, "", "main")
    return beast(
        rng,
        rng.choice(("lizard", "horn", "cat", "wolf", "ram", "strider")),
        rng.choice(("walk", "prowl", "stand")),
        None,
        rng.choice(("fur", "main")),
    )
