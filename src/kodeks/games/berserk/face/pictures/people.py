"""How people of Berserk look: each folk with its dress, heads and arms."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from kodeks.games.berserk.face.pictures.names import ARMS, first, named
from kodeks.pictures.figures.look import Look
from kodeks.pictures.world import Facts

FIGHT = ("guard", "lunge", "raise", "proud", "stride")
CALM = ("proud", "stride", "stand", "lean")
SPELL = ("cast", "lean", "push", "proud")
SHOOTS = {"bow", "crossbow"}


@dataclass(frozen=True)
class Folk:
    """What one of them may wear and bear; one of each is drawn by lot."""

    poses: tuple[str, ...] = FIGHT
    dress: tuple[str, ...] = ("tunic", "armour", "coat", "fur")
    heads: tuple[str, ...] = ("hood", "bare", "long", "helm", "mask", "topknot", "horned")
    arms: tuple[str, ...] = ("sword", "axe", "spear", "mace", "scimitar", "hammer")
    off: tuple[str, ...] = ("", "", "shield")
    cape: tuple[float, ...] = (0, 0, 0.3, 0.7)
    girth: float = 1.0
    skin: str = "skin"
    wings: tuple[str, ...] = ("",)
    short: float = 1.0
    brow: float = 1.0


FOLK = {  # the first that a card is named by
    "dwarf": Folk(
        ("proud", "raise", "stride"),
        ("armour", "armour", "fur"),
        ("dwarf",),
        ("axe", "hammer", "mace"),
        ("", "shield"),
        (0, 0.2),
        1.34,
        short=0.56,
        brow=1.2,
    ),
    "orc": Folk(
        FIGHT, ("fur", "armour", "tunic"), ("orc",), ("scimitar", "axe", "club", "spear"), girth=1.3, skin="leaf"
    ),
    "dead": Folk(FIGHT, ("bones",), ("skull",), ("scythe", "sword", "axe", "spear"), ("", "shield"), (0, 0.5), 0.95),
    "demon": Folk(
        SPELL,
        ("armour", "robe", "fur"),
        ("demon",),
        ("whip", "greatsword", "orb", "scythe", "lightning"),
        ("",),
        (0,),
        1.25,
        "trim",
        ("bat", "bat", ""),
    ),
    "angel": Folk(
        ("raise", "proud", "cast"),
        ("robe", "armour", "gown"),
        ("long", "crown", "hood"),
        ("sword", "greatsword", "spear"),
        ("",),
        (0,),
        wings=("feather",),
    ),
    "harpy": Folk(
        ("raise", "lunge", "cast"),
        ("fur",),
        ("long", "mask", "beast"),
        ("spear", "dagger", ""),
        ("",),
        (0,),
        0.95,
        wings=("feather",),
    ),
    "lady": Folk(
        CALM,
        ("gown", "gown", "robe"),
        ("long", "crown", "hood", "bun"),
        ("orb", "dagger", ""),
        ("",),
        (0, 0.4, 0.9),
        0.92,
    ),
    "robber": Folk(
        ("guard", "lunge", "run", "stride"),
        ("tunic", "coat"),
        ("mask", "hood"),
        ("dagger", "scimitar"),
        ("dagger", ""),
        girth=0.96,
    ),
    "court": Folk(
        ("proud", "push", "stride", "stand"),
        ("coat", "coat", "robe"),
        ("long", "mask", "bare", "hat"),
        ("sword", "dagger", "orb", ""),
        ("",),
        (0.3, 0.6, 1),
        skin="bone",
    ),
    "coven": Folk(
        SPELL,
        ("robe",),
        ("hood", "skull", "demon"),
        ("staff", "scythe", "lightning", "orb", "book"),
        ("",),
        skin="void",
    ),
    "watch": Folk(
        FIGHT,
        ("armour", "coat", "robe"),
        ("greathelm", "hood", "hat", "helm"),
        ("torch", "greatsword", "mace", "sword", "halberd"),
        ("", "", "shield", "torch"),
        (0, 0.4),
        1.04,
    ),
    "elf": Folk(
        ("guard", "raise", "proud", "lean"),
        ("tunic", "gown", "coat"),
        ("elf",),
        ("bow", "spear", "sword", "scimitar"),
        ("",),
        girth=0.92,
    ),
    "wild": Folk(
        FIGHT,
        ("fur", "armour"),
        ("horned",),
        ("axe", "greatsword", "hammer", "spear"),
        ("", "shield", "axe"),
        (0, 0.5),
        1.16,
    ),
    "pirate": Folk(FIGHT, ("coat",), ("hat",), ("scimitar", "blaster"), ("",)),
    "mage": Folk(
        SPELL,
        ("robe", "robe", "gown"),
        ("hood", "wizard", "long", "crown", "hat"),
        ("staff", "orb", "lightning", "book"),
        ("",),
    ),
    "hunter": Folk(
        ("aim", "aim", "kneel"), ("tunic", "coat"), ("hood", "bare", "hat", "long"), ("bow", "crossbow"), ("",)
    ),
    "knight": Folk(
        FIGHT,
        ("armour",),
        ("greathelm", "helm", "crown"),
        ("sword", "greatsword", "halberd", "spear"),
        ("shield", ""),
        (0, 0.4, 0.8),
        1.1,
    ),
}
ANYBODY = Folk()


def look_of(facts: Facts, rng: Random) -> Look:
    pick = rng.choice
    folk = next((FOLK[one] for one in FOLK if named(facts, one)), ANYBODY)
    arm = first(facts, ARMS) or pick(folk.arms)
    if facts.has("shot") and arm not in SHOOTS:
        arm = "crossbow" if named(facts, "dwarf") else "bow"
    elif facts.has("throw") and arm not in ("spear", "dagger", "axe"):
        arm = pick(("spear", "dagger", "axe"))
    elif facts.has("discharge") and not first(facts, ARMS):
        arm = pick(("staff", "orb", "lightning"))
    pose = pick(("aim", "aim", "kneel")) if arm in SHOOTS else pick(folk.poses)
    if arm in ("orb", "lightning", "book"):
        pose = pick(SPELL)
    if arm in ("banner", "pike", "torch", "staff"):
        pose = pick(("proud", "stride", "stand", "lean"))
    off = pick(folk.off) if arm not in SHOOTS else ""
    if facts.says("shield", "щитник", "tarczow"):
        pose, off, arm = pick(("guard", "proud", "stride")), "shield", arm if arm not in SHOOTS else "sword"
    look = Look(
        pose,
        pick(folk.dress),
        pick(folk.heads),
        arm,
        off,
        pick(folk.cape),
        folk.girth * rng.uniform(0.94, 1.06),
        pick(folk.wings),
        folk.skin,
        folk.short,
        folk.brow,
    )
    if facts.has("flyer") and not look.wings:
        look = replace(look, wings="bat" if facts.dark else "gauze" if named(facts, "elf") else "feather")
    if facts.says("sovereign", "king", "queen", "владычиц", "король"):
        look = replace(look, head="crown", cape=max(look.cape, 0.8))
    return look
