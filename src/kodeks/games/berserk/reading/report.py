"""How much of a file of cards is understood: cards with a name and a text, as a list of JSON objects."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from html import unescape
from typing import Any
from unicodedata import normalize

from kodeks.games.berserk.features.lines import Inert
from kodeks.games.berserk.reading.text import Sentence, read_text, unknown
from kodeks.games.berserk.reading.tongues import grammar_for
from kodeks.games.berserk.reading.vocabulary import words
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadOption
from kodeks.kernel.readings.chart import names_of

TWICE = (
    "home",
    "id",
    "spots",
    "own",
    "does",
    "singles",
    "noun",
    "before",
    "later",
    "steps",
    "said",
    "rest",
    "sizes",
    "cause",
)
MEANT = {"attacks": "attack", "attacks_at": "attack", "type": "attack", "strengths": "strength", "element": "element"}
TAG = re.compile(r"</?[A-Za-z][^<>]*>")
UNSEEN = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")
LAYOUT = 'a list of cards is expected, each with its "name" and its text "desc": [{"name": "Orc", "desc": "Orc."}]'


def report(text: str, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """Of each card its sentences, and of all the counts; `tell` hears how many are read, of how many."""
    cards = cards_in(text)
    found: list[dict[str, Any]] = []
    misses: Counter[str] = Counter()
    near: dict[str, str] = {}
    for number, (name, said) in enumerate(cards):
        tell(number, len(cards))
        sentences = read_text(said, name, grammar_for(name + said))
        found.append(card_report(name, sentences))
        for sentence in sentences:
            if sentence.fault is not None:
                phrase, wordings = unknown(sentence)
                misses[phrase] += 1
                near.setdefault(phrase, wordings[0] if wordings else "")
    tell(len(cards), len(cards))
    counted = Counter(card["understood"] for card in found)
    return {
        "total": len(found),
        "whole": counted["whole"],
        "partly": counted["partly"],
        "none": counted["none"],
        "inert": sum(card["understood"] == "whole" and card["inert"] for card in found),
        "unknown": [{"phrase": one, "count": count, "nearest": near[one]} for one, count in misses.most_common()],
        "cards": found,
    }


def cards_in(text: str) -> list[tuple[str, str]]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadOption(f"this is no JSON (line {error.lineno}, column {error.colno}: {error.msg}); {LAYOUT}") from None
    except RecursionError:
        raise BadOption(f"this has brackets within brackets without end; {LAYOUT}") from None
    if not isinstance(data, list):
        raise BadOption(LAYOUT)
    cards = [card_in(number, card) for number, card in enumerate(data, start=1)]
    if cards and not any("desc" in card for card in data):
        raise BadOption(f'no card has a "desc"; {LAYOUT}')
    return cards


def card_in(number: int, card: Any) -> tuple[str, str]:
    """Name and text. A card may have no text; everything else of it, such as numbers and icons, is not looked at."""
    if not isinstance(card, dict) or not isinstance(card.get("name"), str):
        raise BadOption(f'card {number} has no "name"; {LAYOUT}')
    said = card.get("desc")
    if said is not None and not isinstance(said, str):
        raise BadOption(f'the "desc" of card {number} is no text; {LAYOUT}')
    return plain(card["name"]), plain(said or "")


def plain(text: str) -> str:
    """Without what is there for a screen only: tags, entities, signs that nobody sees, letters in two pieces."""
    return normalize("NFC", UNSEEN.sub("", unescape(TAG.sub(" ", text))))


def card_report(name: str, sentences: list[Sentence]) -> dict[str, Any]:
    good = sum(sentence.fault is None for sentence in sentences)
    return {
        "name": name,
        "understood": "whole" if good == len(sentences) else "partly" if good else "none",
        "inert": any(inert(sentence.node) for sentence in sentences),
        "sentences": [sentence_report(sentence) for sentence in sentences],
    }


def sentence_report(sentence: Sentence) -> dict[str, Any]:
    told: dict[str, Any] = {"text": sentence.text, "place": sentence.start + 1}
    fault = sentence.fault
    if fault is None:
        return {**told, "means": sentence.said, "tree": outline(sentence.node)}
    phrase, near = unknown(sentence)
    return {**told, "column": fault.column, "problem": fault.what, "unknown": phrase, "nearest": near}


def outline(node: Any, inside: tuple[int, ...] = ()) -> Any:
    """The tree as JSON: its classes with what they hold, words for what is a number only to the program."""
    if node is None or isinstance(node, int | str):
        return node
    if id(node) in inside:
        return "itself"
    inside = (*inside, id(node))
    if isinstance(node, list):
        return [outline(one, inside) for one in node]
    shown: dict[str, Any] = {"is": type(node).__name__}
    for name in names_of(node):
        value: Any = getattr(node, name, None)
        if name == "types":
            shown |= sorts(value) if isinstance(node, Which) else {}
        elif name in MEANT and value is not None:
            shown[name] = meant(name, value)
        elif value is not None and value not in ([], "") and name not in TWICE and (name, type(value)) != ("at", int):
            shown[name] = outline(value, inside)
    return shown


def sorts(types: int) -> dict[str, Any]:
    """Which cards: `["creature"]`."""
    return {"types": [said for said, one in words("en")["sort"].items() if types & one == one and said != "card"]}


def meant(name: str, value: Any) -> Any:
    """`[127]` of attacks is `["attack"]`."""
    if isinstance(value, list):
        return [meant(name, one) for one in value]
    known = words("en")[MEANT[name]]
    return next((said for said, one in known.items() if one == value), value)


def inert(node: Any, seen: tuple[int, ...] = ()) -> bool:
    """Whether a word without a rule is anywhere in it."""
    if isinstance(node, Inert):
        return True
    if id(node) in seen:
        return False
    inner = node if isinstance(node, list) else [getattr(node, name, None) for name in names_of(node)]
    return any(inert(one, (*seen, id(node))) for one in inner)
