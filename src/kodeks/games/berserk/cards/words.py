"""The kinds of things that cards of Berserk name, as numbers."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# card types (BRS-CARD-1)
CREATURE: Final = 0
ARTIFACT: Final = 1
TERRAIN: Final = 2
EQUIPMENT: Final = 3
TYPES: Final = ["creature", "artifact", "terrain", "equipment"]

# subtypes of creatures (BRS-CARD-11)
GROUND: Final = 0
SYMBIOTE: Final = 1
PARASITE: Final = 2
FLYER: Final = 3

# elements (BRS-CARD-5), as bits: a card may have several (BRS-CARD-6); a neutral card has none
STEPPES: Final = 1
FORESTS: Final = 2
MOUNTAINS: Final = 4
SWAMPS: Final = 8
DARKNESS: Final = 16
FIRE: Final = 32
NEUTRAL: Final = 0
ELEMENTS: Final = {
    "steppes": STEPPES,
    "forests": FORESTS,
    "mountains": MOUNTAINS,
    "swamps": SWAMPS,
    "darkness": DARKNESS,
    "fire": FIRE,
}

# classes of equipment (BRS-EQ-1)
ARMOUR: Final = 0
SHIELD: Final = 1
WEAPON: Final = 2
FOOTWEAR: Final = 3
POTION: Final = 4
GEAR: Final = ["armour", "shield", "weapon", "footwear", "potion"]

RARITIES: Final = ("common", "rare", "super-rare", "ultra-rare", "legendary", "promo")  # BRS-CARD-9

# ability types (BRS-ABL-6), as bits, so that a text can speak of several
SIMPLE: Final = 1
SPECIAL: Final = 2
MAGIC: Final = 4
ROW: Final = 8
SHOT: Final = 16
THROW: Final = 32
DISCHARGE: Final = 64
SPELL: Final = 128
IMPACT: Final = 256
POISONING: Final = 512  # and what a card suffers from by itself
FADED: Final = 1024
PLAGUED: Final = 2048
MELEE: Final = SIMPLE | SPECIAL | MAGIC
RANGED: Final = ROW | SHOT | THROW | DISCHARGE
STRIKES: Final = MELEE | ROW
ATTACKS: Final = MELEE | RANGED
MAGIC_ATTACKS: Final = MAGIC | DISCHARGE
PLAIN_ATTACKS: Final = SIMPLE | SPECIAL | ROW | SHOT | THROW
MAGICAL: Final = MAGIC_ATTACKS | SPELL
ABILITIES: Final = {
    "simple strike": SIMPLE,
    "special strike": SPECIAL,
    "magic strike": MAGIC,
    "row strike": ROW,
    "shot": SHOT,
    "throw": THROW,
    "discharge": DISCHARGE,
    "spell": SPELL,
    "impact": IMPACT,
}

# kinds of an attack (BRS-KW-vid-ataki)
WEAK: Final = 0
MEDIUM: Final = 1
STRONG: Final = 2
STRENGTHS: Final = ["weak", "medium", "strong"]
