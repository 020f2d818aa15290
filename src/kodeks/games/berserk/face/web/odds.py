"""The strike board: areas are chances (BRS-ATK-16), with what each result would do."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.face import words
from kodeks.web.draw.seen import Seen

FACES = 6
LANDS, MISS, BACK = range(3)


def percent(ways: int, of: int) -> int:
    return round(100 * ways / of)


def split(counts: list[int]) -> list[list[int]]:
    """The faces of a die in rising order, dealt out by their numbers."""
    found, at = [], 1
    for count in counts:
        found.append(list(range(at, at + count)))
        at += count
    return found


def mosaic(
    seen: Seen, odds: dict[str, Any], lives: int | None, thrown: tuple[int, int] | None = None
) -> dict[str, Any]:
    """Columns are the faces of the white die, rows those of the black one. `thrown`: the numbers that came."""
    white = odds["white"] or [FACES, 0, 0]
    black = odds["black"] or [FACES, 0, 0]
    landed = black[LANDS]
    lit_row = row_of(black, thrown[1]) if thrown and odds["black"] else LANDS if thrown else None
    columns = [
        {
            "kind": seen.say(words.KINDS[at]) if odds["white"] else "",
            "sort": ("weak", "medium", "strong")[at],
            "faces": faces if odds["white"] else [],
            "share": len(faces),
            "wounds": odds["wounds"][at],
            "chance": percent(len(faces) * landed, FACES * FACES),
            "kills": lives is not None and odds["wounds"][at] >= lives,
            "lit": lit_row == LANDS and (not odds["white"] or (thrown is not None and thrown[0] in faces)),
        }
        for at, faces in enumerate(split(white))
        if faces
    ]
    low = split(black)
    return {
        "columns": columns,
        "shares": "".join(str(column["share"]) for column in columns),
        "lands": {"faces": low[LANDS] if odds["black"] else [], "share": landed},
        "miss": {"faces": low[MISS], "chance": percent(black[MISS], FACES), "lit": lit_row == MISS},
        "back": {
            "faces": low[BACK],
            "chance": percent(black[BACK], FACES),
            "wounds": odds["back"],
            "lit": lit_row == BACK,
        },
        "thrown": thrown is not None,
        "fates": fates(columns, landed, lives),
        "again": again(seen, odds),
        "told": told(seen, columns, black, odds),
    }


def fates(columns: list[dict[str, Any]], landed: int, lives: int | None) -> list[dict[str, Any]]:
    """The lives that the target may be left with, the most first, each with its chance in 36ths."""
    if lives is None:
        return []
    ways = {lives: FACES * (FACES - landed)} if landed < FACES else {}
    for one in columns:
        left = max(0, lives - one["wounds"])
        ways[left] = ways.get(left, 0) + one["share"] * landed
    return [
        {"lives": left, "ways": count, "chance": percent(count, FACES * FACES), "unhurt": left == lives}
        for left, count in sorted(ways.items(), reverse=True)
    ]


def row_of(black: list[int], number: int) -> int:
    for row, faces in enumerate(split(black)):
        if number in faces:
            return row
    return LANDS


def again(seen: Seen, odds: dict[str, Any]) -> list[str]:
    """What may be rolled again, and what that makes of the strong result."""
    found = []
    white, black = odds["rerolls"]
    if white and odds["white"]:
        strong = odds["white"][2] / FACES
        landed = (odds["black"] or [FACES])[LANDS] / FACES
        better = round(100 * landed * (1 - (1 - strong) ** (white + 1)))
        found.append(seen.say("The white die may be rolled again: strong up to {percent} %", percent=better))
    if black and odds["black"]:
        found.append(seen.say("The black die may be rolled again"))
    return found


def told(seen: Seen, columns: list[dict[str, Any]], black: list[int], odds: dict[str, Any]) -> str:
    """The whole board as a sentence, for those who hear it."""
    found = [
        seen.say("{kind} {percent} %: {wounds} wounds", kind=one["kind"], percent=one["chance"], wounds=one["wounds"])
        for one in columns
    ]
    if black[MISS]:
        found.append(seen.say("both miss {percent} %", percent=percent(black[MISS], FACES)))
    if black[BACK]:
        chance = percent(black[BACK], FACES)
        found.append(seen.say("counterstrike {percent} %: {wounds} wounds", percent=chance, wounds=odds["back"]))
    return ", ".join(found)
