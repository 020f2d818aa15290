"""The pictures of cards: a heraldic charge for each of the shipped ones, one by its nature for any other."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ARTIFACT, ELEMENTS, EQUIPMENT, FLYER, GEAR, PARASITE, SYMBIOTE, TERRAIN

CHARGES: Final = {
    "Spark Watchman": "torch",
    "Ash Shieldman": "shield",
    "Crucible Archer": "bow",
    "Outpost Cutter": "sabres",
    "Censer-Swinger": "censer",
    "Denouncer": "scroll",
    "Forge Hammerman": "hammer",
    "Ember Ensign": "banner",
    "Cinder Woman": "urn",
    "Sister of the Lamp": "lamp",
    "Lesser Crucible": "cauldron",
    "Sentence Square": "scales",
    "Tempered Breastplate": "cuirass",
    "Mirror of Charges": "mirror",
    "Verdict Blade": "sword",
    "Dispatch Boots": "boots",
    "Draught of Iron Will": "bottle",
    "Ash Falcon": "falcon",
    "Herald of the Heights": "trumpet",
    "Vault Overseer": "key",
    "Headsman": "axe",
    "High Ashcaster": "inferno",
    "Sworn Squire": "gauntlet",
    "Smoke Walker": "hood",
    "Screen Pikeman": "pike",
    "Oathbearer": "hand",
    "Hungry Page": "goblet",
    "Scarlet Lady": "rose",
    "Pale Duellist": "rapier",
    "Palace Apothecary": "mortar",
    "Moonless Marshal": "helm",
    "Whispering Shade": "ghost",
    "Grave Leech": "leech",
    "Bone Jockey": "skull",
    "Bellringer of Blight": "bell",
    "Mire Shieldman": "targe",
    "Bog Serpent": "serpent",
    "Moat Ghoul": "claw",
    "Midnight Raver": "mace",
    "Cornice Leaper": "cat",
    "Steward with the Lash": "whip",
    "Silent Witness": "witness",
    "Raised Man-at-Arms": "halberd",
    "Crypt Widow": "spider",
    "Midnight Horn": "horn",
    "Hired Mourner": "mask",
    "Usurer Bat": "bat",
    "Doll Master": "puppet",
    "Moonless Sovereign": "crown",
    "Candleless Hall": "arch",
    "Divider of Pain": "heart",
    "Chalk Circle": "circle",
}

GEARS: Final = {"armour": "cuirass", "shield": "shield", "weapon": "sword", "footwear": "boots", "potion": "bottle"}
OF_ELEMENTS: Final = {
    "steppes": "horse",
    "forests": "oak",
    "mountains": "peak",
    "swamps": "wave",
    "darkness": "ghost",
    "fire": "inferno",
}


def charge_of(kind: Kind) -> str:
    known = CHARGES.get(kind.name)
    if known is not None:
        return known
    if kind.type == EQUIPMENT:
        return GEARS[GEAR[kind.gear]]
    if kind.type == TERRAIN:
        return "arch"
    if kind.type == ARTIFACT:
        return "circle"
    if kind.sub == FLYER:
        return "falcon"
    if kind.sub in (SYMBIOTE, PARASITE):
        return "leech"
    for name, bit in ELEMENTS.items():
        if kind.elements & bit:
            return OF_ELEMENTS[name]
    return "beast"
