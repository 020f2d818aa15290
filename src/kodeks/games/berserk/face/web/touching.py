"""What moves of Berserk touch on the board, and how they are found there.

Things: a place (`c2`, `c2+1`, `z1`) is its cell or card; `deal:Headsman`, `squad:Headsman`, `hand:Headsman` are cards
that are not yet in play.
"""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.face.aiming import ATTACKS, at_own, places
from kodeks.games.berserk.face.web.cards import slug
from kodeks.languages import mark
from kodeks.web.draw.drawing import Manner
from kodeks.web.draw.seen import Seen

NAMED: Final = {"take": "deal", "drop": "squad"}
SORTS: Final = {  # of the verbs: the sort, the key, and what they are called together
    "move": ("step", "m", mark("Step")),
    "jump": ("step", "m", mark("Step")),
    "teleport": ("step", "m", mark("Step")),
    "cell": ("step", "m", mark("Cell")),
    "deploy": ("step", "m", mark("Cell")),
    "defend": ("defend", "d", mark("Defend")),
    "collect": ("chip", "c", ""),
    "reroll": ("reroll", "r", ""),
    "target": ("target", "s", mark("Target")),
    "host": ("join", "p", mark("Host")),
    "swap": ("join", "p", mark("Swap places")),
    "bite": ("target", "b", mark("Bite")),
    "use": ("use", "f", mark("Feature")),
    "cast": ("use", "f", mark("Feature")),
    "reveal": ("reveal", "", ""),
    "hide": ("reveal", "", ""),
    "take": ("take", "", ""),
    "drop": ("drop", "", ""),
} | dict.fromkeys(ATTACKS, ("strike", "s", mark("Attack")))
MAIN: Final = "BRS-TURN-4"  # the clause of the question in one's main stage
ANSWER: Final = "BRS-INST-2"  # and of that which asks for an answer
ENDS: Final = ("pass", "done", "no")
MANY: Final = 3  # moves stand beside the question; more of them are found on the board, or in the list


def touches(notation: str) -> tuple[str, ...]:
    """`strike c2 d3` → `c2`, `d3`; `deploy Ash Falcon c2` → `hand:Ash_Falcon`, `c2`."""
    verb, _, rest = notation.partition(" ")
    if verb in NAMED:
        return (f"{NAMED[verb]}:{slug(rest)}",)
    if verb == "deploy":
        name, _, cell = rest.rpartition(" ")
        return (f"hand:{slug(name)}", cell)
    return places(notation)


def manner(seen: Seen, notation: str) -> Manner:
    verb, _, rest = notation.partition(" ")
    sort, key, way = SORTS.get(verb, ("", "", ""))
    if verb == "deploy" and len(deployed(seen)) == 1 and seen.table["phase"] == "battle":  # which one needs no choice
        return Manner(sort, key, seen.say(way), touches=touches(notation)[1:])
    if verb in ENDS:
        return Manner("pass", " " if verb == "pass" and not acting(seen) else "e")
    if at_own(seen.view, notation):
        return Manner(group=heading(seen, verb, rest), touches=touches(notation)[:1])
    return Manner(sort, key, seen.say(way) if way else "", wounds(seen, notation), heading(seen, verb, rest))


def deployed(seen: Seen) -> list[str]:
    """The cards that may be put onto cells."""
    found = [offer.notation.partition(" ")[2] for offer in seen.offers if offer.notation.startswith("deploy ")]
    return list(dict.fromkeys(name.rpartition(" ")[0] for name in found))


def acting(seen: Seen) -> bool:
    """Whether the seat is in its own main stage, with nothing to answer."""
    return bool(seen.view["prompt"]["clause"] == MAIN)


def answering(seen: Seen) -> bool:
    """Whether somebody's action waits for an answer: what could be one stands beside the question."""
    return bool(seen.view["prompt"]["clause"] == ANSWER)


def wounds(seen: Seen, notation: str) -> str:
    """`2–3`: what an attack may deal."""
    odds = seen.table["strikes"].get(notation)
    if odds is None:
        return ""
    found = [deals for deals, faces in zip(odds["wounds"], odds["white"] or [1, 1, 1], strict=True) if faces]
    low, high = min(found), max(found)
    return str(low) if low == high else f"{low}–{high}"


def heading(seen: Seen, verb: str, rest: str) -> str:
    """Moves of the same card stand together, where there are many."""
    if verb == "take":
        return seen.say("Take")
    if verb == "drop":
        return seen.say("Put back")
    if verb == "deploy":
        return seen.word(rest.rpartition(" ")[0])
    if verb == "reveal":
        return seen.say("Reveal a hidden card")
    if answering(seen):
        return ""
    touched = touches(f"{verb} {rest}")
    if not touched or not (acting(seen) or many(seen)):
        return ""
    one = seen.table["cards"].get(touched[0], {})
    if verb in ("target", "cell") or "name" not in one:
        return seen.say("On the board")
    return f"{seen.word(one['name'])} · {touched[0]}"


def many(seen: Seen) -> bool:
    """Whether there are too many moves to stand beside the question."""
    return sum(1 for offer in seen.offers if not offer.refused) > MANY
