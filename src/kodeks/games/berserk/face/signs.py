"""The signs of features, by the words that name them."""

from __future__ import annotations

from typing import Final

OTHER: Final = "other"

SIGNS: Final = {
    "vanguard": "vanguard",
    "armour": "armour",
    "magic armour": "magic",
    "blessing": "blessing",
    "curse": "curse",
    "vampirism": "vampire",
    "wrath": "maul",
    "gift of life": "regen",
    "coup de grace": "coup",
    "soul catcher": "ghost",
    "union": "union",
    "thirst": "thirst",
    "charge": "charge",
    "incarnation": "incarnate",
    "concentration": "chip",
    "agility": "jump",
    "blood magic": "thirst",
    "manoeuvre": "row",
    "masking": "hood",
    "meditation": "lamp",
    "clumsiness": "slow",
    "attack experience": "reroll",
    "defence experience": "reroll",
    "shooting experience": "reroll",
    "throwing experience": "reroll",
    "discharge experience": "reroll",
    "horde": "horde",
    "poison": "poison",
    "flight": "flight",
    "loyalty": "guard",
    "jump": "jump",
    "decay": "decay",
    "regeneration": "regen",
    "stealth": "hood",
    "fortitude": "fortitude",
    "fear": "fear",
    "formation": "formation",
    "teleport": "incarnate",
    "thick skin": "armour",
    "precision": "directed",
    "corpse eating": "fear",
    "fading": "hour",
    "vulnerability": "weak",
    "scales": "armour",
    "shield of archaal": "guard",
    "rage": "rage",
    "plague": "fear",
    "unique": "unique",
    "bodiless": "ghost",
    "directed": "directed",
    "unanswerable": "unanswered",
    "protection": "armour",
    "parasite": "horde",
    "stronger": "blade",
    "weaker": "guard",
    "more movement": "boot",
    "more lives": "heart",
    "does not fight": "no",
    "reduced to": "guard",
    "no wounds": "guard",
    "roll bonus": "reroll",
    "strike range": "row",
}

ABILITIES: Final = {  # the sign of an ability by its type
    "simple strike": "two",
    "special strike": "maul",
    "magic strike": "magic",
    "row strike": "row",
    "shot": "shot",
    "throw": "throw",
    "discharge": "sudden",
    "spell": "spell",
    "impact": "tap",
}


CALLED: Final = {  # in the glossary, where that is not their own word
    "bodiless": "incorporeal",
    "directed": "directed strike",
    "unanswerable": "unanswerable strike",
    "soul catcher": "soul-catcher",
    "corpse eating": "corpse-eating",
    "shield of archaal": "archaal's shield",
    "unique": "unique",
    "stronger": "+x to an attack",
    "weaker": "-x from an attack",
    "more movement": "movement units",
    "more lives": "lives",
    "reduced to": "reduction to x",
    "no wounds": "receives no wounds from",
    "protection from sudden": "protection from sudden actions",
    "discharge experience": "shooting experience",
    "throwing experience": "shooting experience",
}


def sign_of(word: str) -> str:
    """The sign of a named feature; what has none of its own has the plain one."""
    found = SIGNS.get(word)
    if found is not None:
        return found
    for name, made in SIGNS.items():
        if word.startswith(name):  # protection from shots
            return made
    return OTHER
