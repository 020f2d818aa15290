"""Beside the battlefield: what a strike would come to, what is declared, what the dice said."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.web.cards import card, picture, slug
from kodeks.games.berserk.face.web.odds import mosaic
from kodeks.games.berserk.face.web.squad import hand, ledger
from kodeks.games.berserk.face.web.touching import own, touches
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

ROLL = "BRS-ATK-4"  # the clause of a line that tells a die
AFTER = 6  # lines that tell what a throw came to
SIMPLE = "simple strike"


def beside(seen: Seen) -> Markup:
    table = seen.table
    if table["phase"] in ("deal", "squad", "deployment"):
        return preparing(seen)
    stack = declared(seen)
    attack = next((one["board"] for one in stack if one["board"]), None)
    return render(
        "berserk/beside.html",
        stack=stack,
        attack=attack,
        previews=[preview(seen, one, odds) for one, odds in table["strikes"].items() if not own(seen, one)],
        throw=None if attack else last_throw(seen),
        choice=to_choose(seen),
        say=seen.say,
        clause=lambda number: f"/rules/{seen.game.name}/{number}",
    )


def preparing(seen: Seen) -> Markup:
    if "squad" not in seen.table:
        return Markup()
    if seen.table["phase"] == "deployment":
        return render("berserk/hand.html", hand=hand(seen))
    return render("berserk/ledger.html", ledger=ledger(seen), say=seen.say)


def to_choose(seen: Seen) -> list[dict[str, Any]]:
    """Cards that are named by a move although they lie nowhere: those of a union, those that may be called."""
    names = [offer.notation.partition(" ")[2] for offer in seen.offers if offer.notation.startswith("take ")]
    return [card(seen, name, f"deal:{slug(name)}", f"choice-{slug(name)}") for name in names]


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


def preview(seen: Seen, notation: str, odds: dict[str, Any]) -> dict[str, Any]:
    source, target = touches(notation)[:2]
    at = fighter(seen, target)
    return {
        "notation": notation,
        "source": fighter(seen, source),
        "target": at,
        "board": mosaic(seen, odds, at["lives"]),
        "guards": guards(seen, notation, source, target),
        "text": seen.say("Strike {name}", name=at["name"])
        if notation.startswith("strike")
        else seen.say("Attack {name}", name=at["name"]),
    }


def guards(seen: Seen, notation: str, source: str, target: str) -> list[str]:
    """The cards that lie open and stand so that they could defend (BRS-DEF-2); whether they may is not told here."""
    if not notation.startswith("strike") or "z" in (source[0], target[0]):
        return []
    cards = seen.table["cards"]
    foe = cards[target]["control"]
    found = []
    for place, one in cards.items():
        near = place[0] != "z" and adjacent(place, source) and adjacent(place, target)
        if near and place != target and one["control"] == foe and "name" in one and not one["closed"]:
            if one["type"] == "creature":
                found.append(seen.word(one["name"]))
    return found if cards[source]["control"] != foe else []


def adjacent(one: str, other: str) -> bool:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))) <= 1


def declared(seen: Seen) -> list[dict[str, Any]]:
    """The stack, the newest first."""
    found = []
    for number, one in enumerate(seen.table["stack"], start=1):
        facts = [seen.say(words.ABILITIES[one["type"]])]
        if one["amounts"] != [1] or one["type"] != "impact":
            facts.append("-".join(str(amount) for amount in one["amounts"]))
        if one["sudden"]:
            facts.append(seen.say("sudden action"))
        if one["closes"]:
            facts.append(seen.say("closing is promised"))
        if one["chips"]:
            facts.append(seen.say("{count} chips", count=one["chips"]))
        targets = [target_name(seen, place) for place in one["targets"] if place] + one["cells"]
        who = seen.word(one["name"])
        found.append(
            picture(seen, one["name"])
            | {
                "number": number,
                "seat": seen.names[one["seat"]],
                "mine": one["seat"] == seen.seat,
                "text": f"{who} → {', '.join(targets)}" if targets else who,
                "facts": facts,
                "defended": seen.say("instead of {name}", name=target_name(seen, one["meant"]))
                if one.get("defender")
                else "",
                "board": standing(seen, one),
            }
        )
    return found[::-1]


def target_name(seen: Seen, place: str) -> str:
    one = seen.table["cards"].get(place, {})
    return f"{seen.word(one['name'])} ({place})" if "name" in one else f"{seen.say('hidden card')} ({place})"


def standing(seen: Seen, one: dict[str, Any]) -> dict[str, Any] | None:
    """A declared attack as it stands: with the defender who has stepped in."""
    if not one.get("odds"):
        return None
    at = fighter(seen, one["targets"][0])
    return {"source": fighter(seen, one["source"]), "target": at, "board": mosaic(seen, one["odds"], at["lives"])}


# the last throw


def last_throw(seen: Seen) -> dict[str, Any] | None:
    """The dice of the last attack, what they mean, and what followed."""
    log = seen.view["log"]
    start = next((at for at in range(len(log) - 1, -1, -1) if "odds" in log[at]["args"]), None)
    if start is None or not seen.table["dice"]:
        return None
    args = log[start]["args"]
    rolled = seen.table["dice"]
    white = [one["number"] for one in rolled if one["die"] == "white"]
    black = [one["number"] for one in rolled if one["die"] == "black"]
    thrown = (white[-1] if white else 0, black[-1] if black else 0)
    lines = [note for note in log[start:] if note["clause"] != ROLL][:AFTER]
    return {
        "id": str(start),
        "source": fighter(seen, args["from"], args["source"]),
        "target": fighter(seen, args["at"], args["target"]),
        "board": mosaic(seen, args["odds"], None, thrown),
        "dice": dice(seen, rolled, args["odds"]),
        "lines": [
            {"text": seen.reader.tell(note["text"], note["args"], seen.names), "clause": note["clause"]}
            for note in lines
        ],
    }


def dice(seen: Seen, rolled: list[dict[str, Any]], odds: dict[str, Any]) -> list[dict[str, Any]]:
    last = {one["die"]: at for at, one in enumerate(rolled)}
    again = {offer.notation for offer in seen.offers if not offer.refused}
    return [
        {
            "colour": one["die"],
            "number": one["number"],
            "place": one["place"] if f"reroll {one['place']}" in again else "",
            "name": seen.word(one["name"]),
            "old": last[one["die"]] != at,
            "means": meaning(seen, one, odds),
        }
        for at, one in enumerate(rolled)
    ]


def meaning(seen: Seen, one: dict[str, Any], odds: dict[str, Any]) -> str:
    counts = odds[one["die"]] or [6, 0, 0]
    row = 0 if one["number"] <= counts[0] else 1 if one["number"] <= counts[0] + counts[1] else 2
    if one["die"] == "white":
        return seen.say(words.KINDS[row])
    return (seen.say("it lands"), seen.say("both miss"), seen.say("counterstrike"))[row]
