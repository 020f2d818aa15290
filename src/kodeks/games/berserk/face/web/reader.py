"""The cards in sight, to be read: their text, what each sentence was understood as, and the rules on it."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.signs import CALLED, sign_of
from kodeks.games.berserk.face.web.cards import card, kind_of, named, printed_keywords
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

UNSAID = "<"  # stands in what it can not tell


def reader(seen: Seen) -> Markup:
    cards = [told(seen, name) for name in in_sight(seen)]
    if not cards:
        return Markup()
    return render("berserk/reader.html", cards_in_sight=cards, say=seen.say, game=seen.game.name)


def in_sight(seen: Seen) -> list[str]:
    """The names of all cards that this pair of eyes sees the face of."""
    table = seen.table
    found = {one["name"] for one in table["cards"].values() if "name" in one}
    found |= {one["name"] for grave in table["graves"].values() for one in grave}
    found |= set(table.get("deal", [])) | set(table.get("squad", []))
    return sorted(found, key=seen.word)


def told(seen: Seen, name: str) -> dict[str, Any]:
    kind = kind_of(seen, name)
    return card(seen, name) | {"rules": rules(seen, kind), "understood": understood(seen, kind)}


def understood(seen: Seen, kind: Kind) -> list[str]:
    """Each sentence in the words of the program's own reading of it, which are English: others have the card's text."""
    if seen.reader.code in kind.text and seen.reader.code != "en":
        return []
    return [tidy(text) for text in kind.said if UNSAID not in text]


def tidy(text: str) -> str:
    for code, (word, _) in words.CODES.items():
        text = text.replace(f"[:{code}]", word)
    return text


def rules(seen: Seen, kind: Kind) -> list[dict[str, str]]:
    """What the rulebook says of its named features."""
    found: dict[str, dict[str, str]] = {}
    for one in printed_keywords(kind):
        rule = words.glossary(seen.game.folder).entry(CALLED.get(one["name"], one["name"]))
        if rule is not None:
            text = rule.text(seen.reader.code).partition(": ")[2]
            told = {"sign": sign_of(one["name"]), "name": named(seen, one), "text": text, "clause": rule.id}
            found.setdefault(rule.id, told)
    return list(found.values())
