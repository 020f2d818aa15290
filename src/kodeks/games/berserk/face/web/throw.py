"""The last throw: its dice, what they mean, and what came of it."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.web.fighters import fighter
from kodeks.games.berserk.face.web.odds import mosaic
from kodeks.web.draw.seen import Seen

ROLL = "BRS-ATK-4"  # the clause of a line that tells a die
PASSES = "BRS-INST-8"
WOUNDS = ("BRS-WND-1", "BRS-KW-strakh")  # by the attack itself, and by fear
DIES, MISSES, USES = "BRS-WND-3", "BRS-KW-promakh", "BRS-KW-obyavit"
AGAIN = "BRS-AMB-27"  # a die may be rolled again
NEXT = ("BRS-ATK-3", "BRS-MOVE-2", "BRS-TURN-1", "BRS-CHIP-2")  # something else is done


def last_throw(seen: Seen) -> dict[str, Any] | None:
    """The dice of the last attack, what they mean, and what followed."""
    start, log = since(seen)
    if not log or not seen.table["dice"]:
        return None
    args = log[0]["args"]
    rolled = seen.table["dice"]
    white = [one["number"] for one in rolled if one["die"] == "white"]
    black = [one["number"] for one in rolled if one["die"] == "black"]
    thrown = (white[-1] if white else 0, black[-1] if black else 0)
    lines = [note for note in followed(log) if note["clause"] not in (ROLL, PASSES)]
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


def ended(seen: Seen) -> bool:
    """Whether the last attack has come to its end since the seat's last decision."""
    start, log = since(seen)
    if not log or seen.view["prompt"]["clause"] == AGAIN or seen.table["phase"] == "over":
        return False
    # a story leaves out the line of the decision itself, and to keep a roll tells none
    return start + len(followed(log)) >= len(seen.view["log"]) - len(seen.story)


def since(seen: Seen) -> tuple[int, list[dict[str, Any]]]:
    """The log from the last throw on, and where that is."""
    log = seen.view["log"]
    for at in range(len(log) - 1, -1, -1):
        if "odds" in log[at]["args"]:
            return at, log[at:]
    return 0, []


def followed(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What came of the throw, until something else was done."""
    both = [log[0]["args"]["source"], log[0]["args"]["target"]]
    for at, note in enumerate(log):
        if note["clause"] in NEXT or (note["clause"] == USES and note["args"]["card"] not in both):
            return log[:at]
    return log


def came(seen: Seen) -> dict[str, dict[str, Any]]:
    """By place: what the attack did there, as long as nothing else was done. Two of one name are not told apart."""
    _, log = since(seen)
    found: dict[str, dict[str, Any]] = {}
    if not log or len(followed(log)) < len(log):
        return found
    args = log[0]["args"]
    there = {args["source"]: args["from"], args["target"]: args["at"]} if args["source"] != args["target"] else {}
    for note in log:
        place = there.get(note["args"].get("card", ""), "")
        if place and note["clause"] == MISSES:
            found[args["at"]] = {"lost": 0, "dies": False}
        if place and note["clause"] in WOUNDS:
            lost = found.get(place, {"lost": 0})["lost"] + note["args"]["count"]
            found[place] = {"lost": lost, "dies": False}
        if place in found and note["clause"] == DIES:
            found[place]["dies"] = True
    return found


def dice(seen: Seen, rolled: list[dict[str, Any]], odds: dict[str, Any]) -> list[dict[str, Any]]:
    """The white ones first, each with what it was before it was rolled again."""
    rolled = sorted(rolled, key=lambda one: one["die"] != "white")
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
