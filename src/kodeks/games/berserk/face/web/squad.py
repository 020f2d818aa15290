"""Squad building: the deal, the crystals counted live, the squad; and the squad while it is deployed."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.web.cards import card, kind_of, slug
from kodeks.games.berserk.shown import element_words
from kodeks.games.berserk.steps.prices import FLYERS
from kodeks.web.draw.seen import Seen


def by_cost(seen: Seen, names: list[str]) -> list[str]:
    """Elite cards first, the dearest first."""
    return sorted(names, key=lambda name: (not kind_of(seen, name).elite, -kind_of(seen, name).cost, name))


def deal(seen: Seen) -> dict[str, Any]:
    table = seen.table
    taken = list(table["squad"])
    refused = {offer.notation: offer.refused for offer in seen.offers if offer.refused}
    cards = []
    for at, name in enumerate(by_cost(seen, table["deal"])):
        inside = name in taken
        if inside:
            taken.remove(name)
        thing = f"squad:{slug(name)}" if inside else f"deal:{slug(name)}"
        why = [] if inside else refused.get(f"take {name}", [])
        cards.append(
            card(seen, name, thing, f"deal-{slug(name)}-{at}")
            | {
                "taken": inside,
                "why": why[0].text(seen.reader.code) if why else "",
                "barrier": seen.say(words.BARRIERS.get(why[0].id, "")) if why else "",
                "clause": why[0].id if why else "",
                "element": second(seen, name),
            }
        )
    return {
        "title": seen.say("Your deal: {number} cards", number=len(cards)),
        "how": seen.say("press a card to take it or put it back") if table["phase"] == "squad" else "",
        "cards": cards,
        "in_text": seen.say("in"),
    }


def second(seen: Seen, name: str) -> str:
    """What it costs that this card brings another element than most of the squad, and no other does (BRS-SQ-5)."""
    others = [other for other in seen.table["squad"] if other != name]
    theirs = [element for other in others for element in element_words(kind_of(seen, other).elements)]
    own = element_words(kind_of(seen, name).elements)
    both = theirs + own * seen.table["squad"].count(name)
    main = max(both, key=both.count, default="")
    new = [element for element in own if element not in theirs and element != main]
    return seen.say("another element: −{number} gold", number=len(new)) if theirs and new else ""


def gems(elite: int, others: int, whole: int) -> list[str]:
    return (["elite"] * elite + ["rank"] * others + ["free"] * whole)[:whole]


def ledger(seen: Seen) -> dict[str, Any]:
    """Silver is spent on rank-and-file cards before gold (BRS-SQ-12)."""
    table = seen.table
    budget = table["budget"]
    silver = min(budget["others"], budget["silver"])
    over = max(0, -budget["left"])
    on_gold = max(0, budget["others"] - silver - over)
    done = next((offer for offer in seen.offers if offer.notation == "done"), None)
    refused = [] if done is None else done.refused
    return {
        "gold": {
            "spent": budget["elite"] + on_gold,
            "whole": budget["gold"],
            "gems": gems(budget["elite"], on_gold, budget["gold"]),
            "lost": budget["penalty"],
        },
        "silver": {"spent": silver, "whole": budget["silver"], "gems": gems(0, silver, budget["silver"])},
        "elite": budget["elite"],
        "on_gold": on_gold,
        "elements": [{"name": name, "text": text} for name, text in counted(seen)],
        "flyers": {"spent": budget["flyers"], "whole": FLYERS},
        "squad": [card(seen, name, f"squad:{slug(name)}") for name in by_cost(seen, table["squad"])],
        "title": seen.say("Squad: {number} cards", number=len(table["squad"])),
        "spent": budget["elite"] + budget["others"],
        "whole": budget["gold"] + budget["silver"],
        "faults": [{"text": one.text(seen.reader.code), "clause": one.id} for one in refused],
        "fine": not refused,
        "asked": done is not None,
    }


def counted(seen: Seen) -> list[tuple[str, str]]:
    """The elements of the squad, with the number of its cards that have each."""
    found = []
    kinds = [kind_of(seen, name) for name in seen.table["squad"]]
    for element in seen.table["budget"]["elements"]:
        number = sum(1 for kind in kinds if element in element_words(kind.elements))
        found.append((element, f"{seen.say(words.ELEMENTS[element])} {number}"))
    return found


def hand(seen: Seen) -> dict[str, Any]:
    """The cards that are still to be deployed."""
    left = by_cost(seen, seen.table["squad"])
    return {
        "text": seen.say("To be deployed: {number}", number=len(left)),
        "cards": [card(seen, name, f"hand:{slug(name)}", f"hand-{slug(name)}-{at}") for at, name in enumerate(left)],
        "done": not left,
        "done_text": seen.say("All are placed."),
    }
