"""Cards of Berserk as they are drawn: what is printed, what is on them, and all of it in words.

Keys: `A-Spark_Watchman-2` is the second such card of seat A; a card that is face down has its place for a key.
"""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ABILITIES
from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.charges import charge_of
from kodeks.games.berserk.face.signs import ABILITIES as ABILITY_SIGNS
from kodeks.games.berserk.face.signs import OTHER, sign_of
from kodeks.games.berserk.game import BerserkGame
from kodeks.games.berserk.shown import element_words, feature_word, printed
from kodeks.kernel.note import letter
from kodeks.web.draw.parts import described
from kodeks.web.draw.pictures import picture as drawn_picture
from kodeks.web.draw.seen import Seen

LONG = 9  # letters of a word that are set smaller
FEW = 3  # signs on a card; the rest is told where it is read
SEALS = 2  # that have room beside the picture
SEALED = ("poison", "blessing", "curse")  # states whose seals have a colour of their own
CODE = re.compile(r"\[:(\w+)\](-(?=\d))?")
KINDS_OF_ABILITY = {bit: name for name, bit in ABILITIES.items()}


def kind_of(seen: Seen, name: str) -> Kind:
    assert isinstance(seen.game, BerserkGame)
    return seen.game.catalogue().by_name[name]


def slug(name: str) -> str:
    """A name as part of a thing or key."""
    return re.sub(r"[^\w'-]", "_", name)


def type_word(seen: Seen, one: dict[str, Any]) -> str:
    return seen.say(words.TYPES[one["sub"] or one["gear"] or one["type"]])


def named(seen: Seen, one: dict[str, Any]) -> str:
    """A feature with its number, in words."""
    word = words.called(seen.game, one["name"], seen.reader)
    return f"{word} {one['n']}" if one["n"] else word


# what is printed


def picture(seen: Seen, name: str) -> dict[str, Any]:
    """What all drawings of a card share: its charge in gold or silver, on the field of its elements."""
    kind = kind_of(seen, name)
    elements = [element for element in words.ELEMENTS if element in element_words(kind.elements)] or ["neutral"]
    return {
        "name": seen.word(kind.name),
        "reads": slug(kind.name),
        "picture": drawn_picture(seen.game, kind.name),
        "charge": charge_of(kind),
        "metal": "gold" if kind.elite else "silver",
        "elements": elements,
        "field": elements[0],
        "second": elements[1] if len(elements) > 1 else "",
        "cost": kind.cost,
        "long": any(len(word) >= LONG for word in seen.word(kind.name).split()),
    }


def printed_signs(seen: Seen, kind: Kind) -> list[dict[str, str]]:
    """The signs of what it can do: features with names, then abilities that are played."""
    found: list[dict[str, str]] = []
    for one in printed_keywords(kind):
        sign = sign_of(one["name"])
        if sign != OTHER:
            found.append({"sign": sign, "text": named(seen, one)})
    for feature in kind.features:
        for played in feature.plays():
            type_name = KINDS_OF_ABILITY.get(played.does.type, "impact")
            sign = "sudden" if played.payment.sudden else ABILITY_SIGNS[type_name]
            found.append({"sign": sign, "text": seen.say(words.ABILITIES[type_name])})
    return found


def printed_keywords(kind: Kind) -> list[dict[str, Any]]:
    inner = [one for feature in kind.features for one in feature.inner() if one.named()]
    return [feature_word(one) for one in inner]


def text_of(seen: Seen, kind: Kind) -> list[list[dict[str, str]]]:
    """Its text in the reader's language, else as it was typed in: sentences, each as words and signs."""
    text = kind.text.get(seen.reader.code) or kind.text.get("en") or next(iter(kind.text.values()), "")
    return [parts(seen, sentence) for sentence in re.split(r"(?<=\.)\s+", text) if sentence]


def parts(seen: Seen, sentence: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = []
    at = 0
    for code in CODE.finditer(sentence):
        found.append({"sign": "", "text": sentence[at : code.start()]})
        word, sign = words.CODES.get(code[1], (code[1], ""))
        said = seen.say(word) if code[1] in words.CODES else code[1]
        first = not sentence[: code.start()].strip()
        found.append({"sign": sign, "text": said.capitalize() if first and not sign else said})
        if code[2]:
            found.append({"sign": "", "text": " "})
        at = code.end()
    found.append({"sign": "", "text": sentence[at:]})
    return [part for part in found if part["text"]]


def card(seen: Seen, name: str, thing: str = "", key: str = "") -> dict[str, Any]:
    """A card that lies nowhere: in the deal, in the squad, to be read."""
    kind = kind_of(seen, name)
    numbers = f"{kind.strike[0]}-{kind.strike[1]}-{kind.strike[2]}" if kind.creature() else ""
    type_text = seen.say(words.TYPES[type_key(kind)])
    cost = seen.say("{number} gold" if kind.elite else "{number} silver", number=kind.cost)
    facts = [type_text, cost, *element_texts(seen, element_words(kind.elements))]
    if kind.creature():
        facts += [seen.say("strike {numbers}", numbers=numbers), seen.say("movement {number}", number=kind.move)]
    if kind.lives:
        facts.append(seen.say("{number} lives", number=kind.lives))
    return picture(seen, name) | {
        "thing": thing,
        "key": key,
        "type": type_text,
        "classes": ", ".join(classes(seen, kind)),
        "strike": kind.strike if kind.creature() else [],
        "move": kind.move,
        "flies": type_key(kind) == "flyer",
        "lives": kind.lives,
        "signs": printed_signs(seen, kind),
        "sentences": text_of(seen, kind),
        "facts": facts,
        "label": described(seen.word(kind.name), facts),
    }


def type_key(kind: Kind) -> str:
    one = printed(kind)
    return str(one["sub"] or one["gear"] or one["type"])


def classes(seen: Seen, kind: Kind) -> list[str]:
    return kind.class_titles.get(seen.reader.code) or kind.classes


def element_texts(seen: Seen, elements: list[str]) -> list[str]:
    return [seen.say(words.ELEMENTS[element]) for element in elements or ["neutral"]]


# what lies in play


def keys(seen: Seen) -> dict[str, str]:
    """Of all cards in play, by place: the n-th of its name, so that it is found again where it goes."""
    counts: dict[str, int] = {}
    found: dict[str, str] = {}
    for place, one in seen.table["cards"].items():
        if "name" in one:
            name = f"{letter(one['owner'])}-{slug(one['name'])}"
            counts[name] = counts.get(name, 0) + 1
            found[place] = f"{name}-{counts[name]}"
        else:
            found[place] = f"back-{place}"
    return found


def in_play(seen: Seen, place: str, key: str, near: int) -> dict[str, Any]:
    one = seen.table["cards"][place]
    mine = one["control"] == near
    base = {"place": place, "key": key, "mine": mine, "closed": one["closed"], "down": one["hidden"]}
    if "name" not in one:
        text = seen.say("hidden card")
        return base | {"known": False, "name": text, "label": described(place, [text, whose(seen, one)])}
    kind = kind_of(seen, one["name"])
    creature = one["type"] == "creature"
    ticks = [at < one["lives"] for at in range(max(one["full"], one["lives"], 0))]
    return (
        base
        | picture(seen, one["name"])
        | {
            "known": True,
            "elements": one["elements"] or ["neutral"],
            "field": (one["elements"] or ["neutral"])[0],
            "second": one["elements"][1] if len(one["elements"]) > 1 else "",
            "creature": creature,
            "type": type_word(seen, one),
            "gear": one["gear"],
            "strike": one["strike"] if creature else [],
            "changed": one["strike"] != one["printed_strike"],
            "flies": one["sub"] == "flyer",
            "steps": one["steps"] if seen.table["phase"] in ("battle", "over") else one["pace"],
            "pace": one["pace"],
            "lives": one["lives"] if one["full"] else None,
            "hurt": one["wounds"] > 0,
            "full": one["full"],
            "ticks": ticks,
            "chips": one["chips"],
            "signs": printed_signs(seen, kind)[:FEW],
            "seals": seals(seen, one),
            "marks": marks(seen, one),
            "label": label(seen, place, one),
        }
    )


def seals(seen: Seen, one: dict[str, Any]) -> list[dict[str, str]]:
    """What was put on it, and what was taken from it; what is no more than a name last, and where many are, counted."""
    found = [
        {"sign": sign_of(state["name"]), "text": named(seen, state), "colour": colour(state["name"])}
        for state in one["states"]
    ]
    lost = [seen.say("without: {feature}", feature=named(seen, state)) for state in one["lost"]]
    found += [{"sign": "no", "text": text, "colour": "lost"} for text in lost]
    found.sort(key=lambda seal: (not seal["colour"], seal["sign"] == OTHER))
    if len(found) <= SEALS:
        return found
    more = found[SEALS - 1 :]
    return [
        *found[: SEALS - 1],
        {"sign": "", "more": f"+{len(more)}", "text": ", ".join(seal["text"] for seal in more), "colour": ""},
    ]


def colour(word: str) -> str:
    return word if word in SEALED else ""


def marks(seen: Seen, one: dict[str, Any]) -> list[str]:
    """What is true of it for now, in words."""
    found = []
    if one["promised"]:
        found.append(seen.say("will close"))
    if one["hunts"]:
        found.append(seen.say("may strike a flyer"))
    if one["acted"]:
        found.append(seen.say("has acted"))
    return found


def whose(seen: Seen, one: dict[str, Any]) -> str:
    return seen.say("yours") if one["control"] == seen.seat else seen.say("of {name}", name=seen.names[one["control"]])


def label(seen: Seen, place: str, one: dict[str, Any]) -> str:
    """`d4: Scarlet Lady, of Jan, open, 7 of 9 lives`: all that the drawing shows."""
    facts = [seen.word(one["name"]), whose(seen, one)]
    if one["type"] != "creature" or one["sub"] != "ground":
        facts.append(type_word(seen, one))
    if one["hidden"]:
        facts.append(seen.say("face down"))
    facts.append(seen.say("closed card") if one["closed"] else seen.say("open card"))
    if one["full"]:
        facts.append(seen.say("{lives} of {full} lives", lives=one["lives"], full=one["full"]))
    if one["type"] == "creature":
        facts.append(seen.say("strike {numbers}", numbers="-".join(str(number) for number in one["strike"])))
    if one["pace"]:
        facts.append(seen.say("steps: {steps} of {pace}", steps=one["steps"], pace=one["pace"]))
    if one["chips"]:
        facts.append(seen.say("{count} chips", count=one["chips"]))
    facts += [named(seen, state) for state in one["states"]]
    facts += marks(seen, one)
    return described(place, facts)
