"""The words of the cards as numbers: sides, types, affiliations, icons, keywords, periods."""

from __future__ import annotations

from typing import Final

LIGHT: Final = 0  # also the seat
DARK: Final = 1
SIDES: Final = ["light", "dark"]

OBJECTIVE: Final = 0
UNIT: Final = 1
ENHANCEMENT: Final = 2
EVENT: Final = 3
FATE: Final = 4
AFFILIATION: Final = 5
MISSION: Final = 6
DIAL: Final = 7
TYPES: Final = ["objective", "unit", "enhancement", "event", "fate", "affiliation", "mission", "dial"]

NEUTRAL: Final = 0
AFFILIATIONS: Final = [
    "Neutral",
    "Jedi",
    "Rebel Alliance",
    "Smugglers and Spies",
    "Sith",
    "Imperial Navy",
    "Scum and Villainy",
]

# combat icons: three that always count, then the same three that need the edge (SWC-CORE-CARD-7)
UD: Final = 0
TACTICS: Final = 1
BLAST: Final = 2
EDGE_ENABLED: Final = 3
ICONS: Final = ["UD", "T", "BD"]

ELITE: Final = 1
LIMITED: Final = 2
SHIELDING: Final = 4
TARGETED: Final = 8
NO_ENHANCEMENTS: Final = 16
INFLUENCE: Final = 32
KEYWORDS: Final = {
    "Elite": ELITE,
    "Limited": LIMITED,
    "Shielding": SHIELDING,
    "Targeted Strike": TARGETED,
    "No Enhancements": NO_ENHANCEMENTS,
    "Influence": INFLUENCE,
}

BALANCE: Final = 0
REFRESH: Final = 1
DRAW: Final = 2
DEPLOYMENT: Final = 3
CONFLICT: Final = 4
FORCE: Final = 5
SETUP: Final = 6
PHASES: Final = ["balance", "refresh", "draw", "deployment", "conflict", "Force", "setup"]
