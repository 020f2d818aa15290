"""The two who fight, and who could step between them."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.face.web.cards import kind_of, picture
from kodeks.games.berserk.face.web.touching import touches
from kodeks.games.berserk.keywords.strikes import StrikeKeyword
from kodeks.web.draw.seen import Seen

UNGUARDED = ("directed", "unanswerable")


def fighter(seen: Seen, place: str, name: str = "") -> dict[str, Any]:
    """One of the two, with its numbers as far as it still stands there."""
    one = seen.table["cards"].get(place, {})
    known = one.get("name", "")
    if not known or (name and name != known):
        unknown = {"name": seen.say("hidden card"), "charge": "", "mine": False}
        found = picture(seen, name) | {"mine": False} if name else unknown
        return found | {"place": place, "state": "", "strike": [], "lives": None, "full": 0}
    return picture(seen, known) | {
        "place": place,
        "state": seen.say("closed card") if one["closed"] else seen.say("open card"),
        "mine": one["control"] == seen.seat,
        "strike": one["strike"],
        "lives": one["lives"] if one["full"] else None,
        "full": one["full"],
    }


def guards(seen: Seen, notation: str) -> list[str]:
    """Where cards lie open and stand so that they could defend (BRS-DEF-2); whether they may is not told here."""
    source, target = touches(notation)[:2]
    if not notation.startswith("strike") or "z" in (source[0], target[0]):
        return []
    cards = seen.table["cards"]
    foe = cards[target]["control"]
    if directed(seen, cards[source]):
        return []
    found = []
    for place, one in cards.items():
        near = place[0] != "z" and adjacent(place, source) and adjacent(place, target)
        if near and place != target and one["control"] == foe and "name" in one and not one["closed"]:
            if one["type"] == "creature":
                found.append(place)
    return found if cards[source]["control"] != foe else []


def directed(seen: Seen, one: dict[str, Any]) -> bool:
    """Whether nobody may defend against its strikes, whomever they are aimed at."""
    features = [inner for feature in kind_of(seen, one["name"]).features for inner in feature.inner()]
    at_some = [inner for inner in features if isinstance(inner, StrikeKeyword) and inner.which is not None]
    working = [word["name"] for word in one["keywords"] if word["on"]] + [word["name"] for word in one["states"]]
    return not at_some and any(word.startswith(UNGUARDED) for word in working)


def adjacent(one: str, other: str) -> bool:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))) <= 1
