"""Beside the battlefield: what a strike would come to, what is declared, what the dice said."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.aiming import at_own
from kodeks.games.berserk.face.web.cards import card, picture, slug
from kodeks.games.berserk.face.web.fighters import fighter, guards
from kodeks.games.berserk.face.web.odds import mosaic
from kodeks.games.berserk.face.web.squad import hand, ledger
from kodeks.games.berserk.face.web.throw import ended, last_throw
from kodeks.games.berserk.face.web.touching import deployed, touches
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

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
        previews=[preview(seen, one, odds) for one, odds in table["strikes"].items() if not at_own(seen.view, one)],
        throw=None if attack or (seen.seat is not None and ended(seen)) else last_throw(seen),
        choice=to_choose(seen),
        say=seen.say,
        game=seen.game.name,
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
    taken = [offer.notation.partition(" ")[2] for offer in seen.offers if offer.notation.startswith("take ")]
    made = [card(seen, name, f"deal:{slug(name)}", f"choice-{slug(name)}") for name in taken]
    return made + [card(seen, name, f"hand:{slug(name)}", f"choice-{slug(name)}") for name in deployed(seen)]


def preview(seen: Seen, notation: str, odds: dict[str, Any]) -> dict[str, Any]:
    source, target = touches(notation)[:2]
    at = fighter(seen, target)
    return {
        "notation": notation,
        "source": fighter(seen, source),
        "target": at,
        "board": mosaic(seen, odds, at["lives"]),
        "guards": [seen.word(seen.table["cards"][place]["name"]) for place in guards(seen, notation)],
        "text": seen.say("Strike {name}", name=at["name"])
        if notation.startswith("strike")
        else seen.say("Attack {name}", name=at["name"]),
    }


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
