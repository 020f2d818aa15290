"""Before the battle: the deal with its squad and the crystals that are left, then what is still to be deployed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.terminal.cards import GOLD, SILVER, cost, numbers, sort
from kodeks.games.berserk.face.terminal.pieces import BOLD, HURT
from kodeks.languages import Language
from kodeks.terminal.cards import GREY, styled
from kodeks.terminal.flow import flow

Known = dict[str, Kind]
FLYING = 15  # crystals, at most (BRS-SQ-16)


def deal(table: dict[str, Any], known: Known, reader: Language, width: int) -> list[Text]:
    """Each card of the deal in a line; those of the squad are ticked."""
    lines = budget(table["budget"], reader, width) if "budget" in table else []
    taken, dealt = Counter(table["squad"]), Counter(table["deal"])
    dealt |= taken
    for name in sorted(dealt, key=lambda name: (not known[name].elite, -known[name].cost, name)):
        lines.append(line(known[name], taken[name], dealt[name], reader, width))
    return lines


def line(kind: Kind, taken: int, dealt: int, reader: Language, width: int) -> Text:
    """`✓1/2 ◇3 Spark Watchman  1-2-2 ♥6 »1  fire · watchman`."""
    tick = f"✓{taken}/{dealt}" if dealt > 1 and taken else "✓" if taken else f"×{dealt}" if dealt > 1 else ""
    said = styled(f"{tick:<4} {cost(kind):>3} ", BOLD).append(reader.word(kind.name), "bold" if taken else "")
    said.append(f"  {numbers(kind)}" if numbers(kind) else "").append(f"  {sort(kind, reader, short=True)}", GREY)
    said.truncate(width, overflow="ellipsis")
    return said


def budget(left: dict[str, Any], reader: Language, width: int) -> list[Text]:
    """The crystals that are left, what was lost for elements, what flyers have taken."""
    gold = left["gold"] - left["elite"] - max(0, left["others"] - left["silver"])
    silver = max(0, left["silver"] - left["others"])
    said = reader.say("Crystals left: {gold} gold, {silver} silver", gold=f"{GOLD}{gold}", silver=f"{SILVER}{silver}")
    pieces = [Text(said, HURT if gold < 0 else BOLD)]
    if left["elements"]:
        pieces.append(Text(" + ".join(reader.say(words.ELEMENTS[name]) for name in left["elements"])))
    if left["penalty"]:
        pieces.append(Text(reader.say("−{number} gold for several elements", number=left["penalty"]), HURT))
    if left["flyers"]:
        pieces.append(Text(reader.say("flyers {number} of {most}", number=left["flyers"], most=FLYING)))
    return flow(pieces, width, "")


def to_deploy(table: dict[str, Any], known: Known, reader: Language, width: int) -> list[Text]:
    if table["phase"] != "deployment" or "squad" not in table:
        return []
    pieces = [Text(f"{reader.word(name)} {numbers(known[name])}".strip()) for name in table["squad"]]
    head = styled(f"{reader.say('To be deployed')}: ", BOLD)
    return flow([head.append_text(pieces[0]), *pieces[1:]], width, "", gap="  ") if pieces else []
