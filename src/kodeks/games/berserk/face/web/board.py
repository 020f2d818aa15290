"""The board of Berserk: the opponent above, thirty cells, the own half below; before the battle, deal and squad."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.aiming import at_own
from kodeks.games.berserk.face.web.cards import in_play, keys
from kodeks.games.berserk.face.web.fighters import guards
from kodeks.games.berserk.face.web.squad import deal
from kodeks.games.berserk.face.web.throw import came
from kodeks.games.berserk.face.web.touching import touches
from kodeks.games.berserk.field import CELLS, DEEP, LETTERS, WIDE
from kodeks.games.berserk.field import named as cell_name
from kodeks.kernel.note import letter
from kodeks.web.draw.parts import decides, described, render
from kodeks.web.draw.seen import Seen

ROAD = 4  # the row of the drawing between the halves


def draw(seen: Seen) -> Markup:
    table = seen.table
    near = table["first"] if seen.seat is None else seen.seat
    scene: dict[str, Any] = {"say": seen.say, "phase": table["phase"], "signs": "/static/games/berserk/signs.svg"}
    scene["title"], scene["why"] = window(seen).values() if window(seen) else ("", "")
    scene["far"], scene["near"] = (player(seen, seat, near) for seat in (1 - near, near))
    if table["phase"] in ("deal", "squad") and "deal" in table:
        return render("berserk/squad.html", **scene, deal=deal(seen))
    there = {place: in_play(seen, place, key, near) for place, key in keys(seen).items()}
    flipped = near != table["first"]
    scene["cells"] = cells(seen, there, flipped)
    scene["files"] = list(LETTERS[::-1] if flipped else LETTERS)
    scene["ranks"] = [number + 1 if flipped else DEEP - number for number in range(DEEP)]
    scene["zones"] = [zone(seen, there, seat, seat == near) for seat in (1 - near, near)]
    scene["arrows"] = arrows(seen, flipped)
    scene["track"] = track(seen)
    return render("berserk/board.html", **scene)


def window(seen: Seen) -> dict[str, str]:
    """Where the game stands and why."""
    if seen.view["turn"] is None:
        return {}
    name, why = words.PHASES[seen.table["phase"]]
    if seen.table["step"]:
        name, why = (words.STEPS | words.REVEAL)[seen.table["step"]]
    return {"name": seen.say(name), "why": seen.say(why) if why else ""}


# the two players


def player(seen: Seen, seat: int, near: int) -> dict[str, Any]:
    table = seen.table
    own = [one for one in table["cards"].values() if one["control"] == seat]
    known = [one for one in own if "name" in one]
    creatures = [one for one in known if one["type"] == "creature"]
    place = seen.say("First player") if seat == table["first"] else seen.say("Second player")
    now = decides(seen, seat)
    facts = [
        fact("heart", len(creatures), seen.say("creatures"), unsure=len(own) - len(known)),
        fact("guard", sum(1 for one in creatures if not one["closed"]), seen.say("open cards")),
        fact("deck", table["deck_sizes"][seat], seen.say("in the deck")),
        fact("grave", len(table["graves"][str(seat)]), seen.say("dead")),
    ]
    told = [f"{one['text']}: {one['number']}" for one in facts]
    return {
        "name": seen.names[seat],
        "seat": letter(seat),
        "place": place if table["phase"] != "initiative" else "",
        "mine": seat == near,
        "decides": now,
        "facts": facts,
        "label": described(seen.names[seat], [place, *told, *([now] if now else [])]),
        "grave": [seen.word(one["name"]) for one in table["graves"][str(seat)]],
        "grave_text": seen.say("Graveyard"),
        "won": table["winner"] in (seat, 2),
        "deal": table["deal_sizes"][seat],
    }


def fact(sign: str, number: int, text: str, unsure: int = 0) -> dict[str, Any]:
    return {"sign": sign, "number": number, "text": text, "unsure": unsure}


def track(seen: Seen) -> dict[str, Any]:
    """The stages of the turn, and whose is the next one."""
    table = seen.table
    steps = [
        {"name": seen.say(name), "why": seen.say(why), "now": step == table["step"]}
        for step, (name, why) in words.STEPS.items()
    ]
    title = seen.say("Turn {number}", number=table["turn"]) if table["turn"] else ""
    after = seen.names[1 - table["active"]]
    clause = seen.view["prompt"]["clause"]
    return {
        "title": title,
        "whose": seen.names[table["active"]] if title else "",
        "steps": steps if table["phase"] == "battle" else [],
        "text": seen.say("The turn"),
        "how": seen.say(words.HOW[clause]) if seen.offers and clause in words.HOW else "",
        "then": seen.say("Then {name}: turn {number}", name=after, number=table["turn"] + 1)
        if table["phase"] == "battle"
        else "",
    }


# the field


def spot(cell: int, flipped: bool) -> tuple[int, int]:
    """The column and row of the drawing, both from 1; the road has a row of its own."""
    at = CELLS - 1 - cell if flipped else cell
    x, y = at % WIDE, at // WIDE
    return x + 1, DEEP - y if y >= ROAD - 1 else DEEP + 1 - y


def cells(seen: Seen, there: dict[str, dict[str, Any]], flipped: bool) -> list[dict[str, Any]]:
    """In the order in which they are read: from the far left."""
    found = []
    done, guarding = came(seen), shields(seen)
    for at in range(CELLS):
        x, y = at % WIDE, at // WIDE
        cell = y * WIDE + WIDE - 1 - x if flipped else (DEEP - 1 - y) * WIDE + x
        name = cell_name(cell)
        column, row = spot(cell, flipped)
        mine = there.get(name)
        riders = [one for place, one in there.items() if place.startswith(f"{name}+")]
        wall = name in seen.table["walls"]
        empty = seen.say("counts as occupied") if wall else seen.say("free cell")
        found.append(
            {
                "name": name,
                "column": column,
                "row": row,
                "half": "far" if row < ROAD else "near",
                "card": mine,
                "riders": [one for one in riders if not one.get("gear")],
                "gear": [one for one in riders if one.get("gear")],
                "wall": wall,
                "came": done.get(name),
                "shields": guarding.get(name, []),
                "label": mine["label"] if mine else described(name, [empty]),
            }
        )
    return found


def shields(seen: Seen) -> dict[str, list[dict[str, Any]]]:
    """By cell: the strikes at which somebody there could step in, a creature or its rider."""
    found: dict[str, list[dict[str, Any]]] = {}
    for notation in seen.table["strikes"]:
        for place in guards(seen, notation):
            found.setdefault(place[:2], []).append({"of": notation, "rider": "+" in place})
    return found


def zone(seen: Seen, there: dict[str, dict[str, Any]], seat: int, mine: bool) -> dict[str, Any]:
    """The additional zone of a player."""
    done, text = came(seen), seen.say("Additional zone")
    return {
        "text": text,
        "label": described(seen.names[seat], [text]),
        "mine": mine,
        "cards": [
            one | {"came": done.get(place)} for place, one in there.items() if place[0] == "z" and one["mine"] == mine
        ],
    }


def arrows(seen: Seen, flipped: bool) -> list[dict[str, Any]]:
    """From the source of each declared attack to its target, pale to the one that was meant; and of what could be."""
    found: list[dict[str, Any]] = []
    for one in seen.table["stack"]:
        for target in dict.fromkeys([one.get("meant", ""), *one["targets"]]):
            if one["source"][:1] in tuple(LETTERS) and target[:1] in tuple(LETTERS) and target[:2] != one["source"][:2]:
                ax, ay = grid(one["source"], flipped)
                bx, by = grid(target, flipped)
                found.append({"ax": ax, "ay": ay, "bx": bx, "by": by, "old": target not in one["targets"], "of": ""})
    for notation in seen.table["strikes"]:
        source, target = touches(notation)[:2]
        if not at_own(seen.view, notation) and "z" not in source + target:
            (ax, ay), (bx, by) = grid(source, flipped), grid(target, flipped)
            found.append({"ax": ax, "ay": ay, "bx": bx, "by": by, "old": False, "of": notation})
    return found


def grid(place: str, flipped: bool) -> tuple[int, int]:
    x, y = LETTERS.index(place[0]), int(place[1]) - 1
    return (WIDE - 1 - x, DEEP - 1 - y) if flipped else (x, y)
