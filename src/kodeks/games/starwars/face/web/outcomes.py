"""What came out in Star Wars: an edge battle, a Force struggle."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.cards.words import DARK, LIGHT, SIDES
from kodeks.games.starwars.face.web.cards import COLOURS, slug
from kodeks.games.starwars.game import StarWarsGame
from kodeks.web.draw.drawing import Panel
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

EDGE, ALONE, STRUGGLE = "SWC-CORE-EDGE-9", "SWC-CORE-EDGE-4", "SWC-CORE-FOR-7"
REVEALED, FATE = "SWC-CORE-EDGE-5", "SWC-CORE-EDGE-7"
Notes = list[dict[str, Any]]


def points(seen: Seen, note: dict[str, Any]) -> tuple[str, ...]:
    """The cards that the line names."""
    found: list[str] = []
    for value in note["args"].values():
        found += [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return tuple(f"card:{slug(one)}" for one in found if isinstance(one, str))


def panel(seen: Seen) -> Panel | None:
    """Of the last edge battle or struggle in the story."""
    story = list(seen.story)
    for at in range(len(story) - 1, -1, -1):
        if story[at]["clause"] in (EDGE, ALONE) and "attack" in story[at]["args"]:
            return edge(seen, story[: at + 1])
        if story[at]["clause"] == STRUGGLE:
            return struggle(seen, story[at])
    return None


def edge(seen: Seen, story: Notes) -> Panel:
    result = story[-1]
    args = result["args"]
    before = [at for at, note in enumerate(story[:-1]) if note["clause"] in (EDGE, ALONE)]
    told = story[before[-1] + 1 :] if before else story
    winner, attacker = args["seat"], seen.table["active"]
    sides = []
    for seat in around(seen):
        titles = [
            title
            for note in told
            if note["clause"] == REVEALED and note["args"]["seat"] == seat
            for title in note["args"]["cards"]
        ]
        sides.append(
            {
                "name": seen.names[seat],
                "side": SIDES[seat],
                "cards": [laid(seen, title, seat) for title in titles],
                "total": args["attack"] if seat == attacker else args["defence"],
                "doing": seen.say("attacks") if seat == attacker else seen.say("defends"),
                "won": seat == winner,
            }
        )
    fates = [seen.reader.tell(note["text"], note["args"], seen.names) for note in told if note["clause"] == FATE]
    body = render(
        "starwars/edge.html", sides=sides, fates=fates, clause=result["clause"], say=seen.say, game=seen.game.name
    )
    return Panel("edge", seen.say("Edge battle"), has_it(seen, winner, "edge"), body)


def struggle(seen: Seen, note: dict[str, Any]) -> Panel:
    args = note["args"]
    totals = {LIGHT: args["light"], DARK: args["dark"]}
    sides = []
    for seat in around(seen):
        committed = [
            name for name, card in seen.table["cards"].items() if card["controller"] == seat and card.get("committed")
        ]
        sides.append(
            {
                "name": seen.names[seat],
                "side": SIDES[seat],
                "cards": [laid(seen, name.split(" #")[0], seat) for name in committed],
                "total": totals[seat],
                "doing": seen.say("committed to the Force"),
                "won": seat == args["seat"],
            }
        )
    body = render("starwars/edge.html", sides=sides, fates=[], clause=note["clause"], say=seen.say, game=seen.game.name)
    return Panel("struggle", seen.say("Force struggle"), has_it(seen, args["seat"], "balance"), body)


def has_it(seen: Seen, seat: int, what: str) -> str:
    if what == "edge":
        return (
            seen.say("You have the edge")
            if seat == seen.seat
            else seen.say("{name} has the edge", name=seen.names[seat])
        )
    if seat == seen.seat:
        return seen.say("The Balance is with you")
    return seen.say("The Balance is with {name}", name=seen.names[seat])


def around(seen: Seen) -> tuple[int, int]:
    own = 0 if seen.seat is None else seen.seat
    return own, 1 - own


def laid(seen: Seen, title: str, seat: int) -> dict[str, Any]:
    """A card by its title; of several that have it, one of that side."""
    kind = kind_called(seen, title, seat)
    return (
        {"name": title, "force": kind.force, "colour": COLOURS[kind.affiliation]}
        if kind
        else {"name": title, "force": 0, "colour": ""}
    )


def kind_called(seen: Seen, title: str, seat: int) -> Kind | None:
    assert isinstance(seen.game, StarWarsGame)
    known = seen.game.catalogue(seen.table["ruleset"] == "EN50").by_name
    found = [kind for name, kind in known.items() if title in (name, kind.title)]
    return next((kind for kind in found if kind.side == seat), found[0] if found else None)
