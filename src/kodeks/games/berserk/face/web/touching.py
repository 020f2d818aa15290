"""What moves of Berserk touch on the board, and how they are found there.

Things: a place (`c2`, `c2+1`, `z1`) is its cell or card; `deal:Headsman`, `squad:Headsman`, `hand:Headsman` are cards
that are not yet in play.
"""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.face.web.cards import slug
from kodeks.games.berserk.moves import PLACE
from kodeks.web.draw.drawing import Manner
from kodeks.web.draw.seen import Seen

NAMED: Final = {"take": "deal", "drop": "squad"}
ATTACKS: Final = ("strike", "shoot", "throw", "discharge", "special", "magic", "row")
SORTS: Final = {  # of the verbs: the sort, and the key
    "move": ("step", "m"),
    "jump": ("step", "m"),
    "teleport": ("step", "m"),
    "cell": ("step", "m"),
    "deploy": ("step", ""),
    "defend": ("defend", "d"),
    "collect": ("chip", "c"),
    "reroll": ("reroll", "r"),
    "target": ("target", "s"),
    "host": ("target", "s"),
    "swap": ("target", "s"),
    "bite": ("target", "s"),
    "use": ("use", ""),
    "cast": ("use", ""),
    "take": ("take", ""),
    "drop": ("drop", ""),
} | dict.fromkeys(ATTACKS, ("strike", "s"))


def touches(notation: str) -> tuple[str, ...]:
    """`strike c2 d3` → `c2`, `d3`; `deploy Ash Falcon c2` → `hand:Ash_Falcon`, `c2`."""
    verb, _, rest = notation.partition(" ")
    if verb in NAMED:
        return (f"{NAMED[verb]}:{slug(rest)}",)
    if verb == "deploy":
        name, _, cell = rest.rpartition(" ")
        return (f"hand:{slug(name)}", cell)
    return tuple(dict.fromkeys(word for word in rest.split() if PLACE.match(word)))


def manner(seen: Seen, notation: str) -> Manner:
    verb, _, rest = notation.partition(" ")
    sort, key = SORTS.get(verb, ("", ""))
    if verb == "pass":
        return Manner("pass", "e" if acting(seen) else " ")
    if verb in ATTACKS and own(seen, notation):
        return Manner(group=heading(seen, verb, rest), touches=touches(notation)[:1])
    return Manner(sort, key, wounds(seen, notation), heading(seen, verb, rest))


def own(seen: Seen, notation: str) -> bool:
    """Whether it is aimed at a card of one's own: nobody means that by pointing at it."""
    target = seen.table["cards"].get(touches(notation)[-1], {})
    return bool(target.get("control") == seen.seat)


def acting(seen: Seen) -> bool:
    """Whether it is the seat's own main stage, with nothing to answer."""
    table = seen.table
    free = any(offer.notation == "pass" for offer in seen.offers)
    return free and table["step"] == "main" and table["active"] == seen.seat and not table["stack"]


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
    places = touches(f"{verb} {rest}")
    if not acting(seen) or not places or verb in ("target", "cell"):
        return ""
    one = seen.table["cards"].get(places[0], {})
    return f"{seen.word(one['name'])} · {places[0]}" if "name" in one else ""
