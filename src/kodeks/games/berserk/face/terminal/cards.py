"""A card to read: what is printed on it in the reader's language, and the rules that explain its words."""

from __future__ import annotations

import re

from rich.text import Text

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.sentences import SIGNS
from kodeks.games.berserk.cards.words import GROUND
from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.terminal.pieces import BOLD
from kodeks.games.berserk.game import BerserkGame
from kodeks.games.berserk.glossary import Glossary, explained
from kodeks.games.berserk.shown import printed as printed_on
from kodeks.kernel.game import Game
from kodeks.languages import Language
from kodeks.terminal.cards import GREY, styled

CODE = re.compile(r"\[:(\w+)\](-(?=\d))?")  # the hyphen of `[:rgn]-2` is no minus
GOLD, SILVER = "◆", "◇"


def card(name: str, reader: Language, game: Game) -> Text:
    assert isinstance(game, BerserkGame)
    kind = game.catalogue().by_name[name]
    text = styled(reader.word(name), BOLD)
    text.append(f"  {name}" if reader.word(name) != name else "", GREY)
    price = (
        reader.say("{number} gold", number=kind.cost) if kind.elite else reader.say("{number} silver", number=kind.cost)
    )
    text.append(f"\n{sort(kind, reader)}\n{price} {numbers(kind)}\n\n").append(text_of(kind, reader) + "\n")
    used = [code for code in SIGNS if f"[:{code}]" in printed(kind, reader)]
    legend = " · ".join(f"{SIGNS[code]} {reader.say(words.CODES[code][0])}" for code in used)
    text.append(f"{legend}\n" if legend else "", GREY)
    for clause in explained(kind.features, Glossary(game.rulebook)):
        text.append(f"\n{clause.id} ", GREY).append(clause.text(reader.code) + "\n")
    return text


def sort(kind: Kind, reader: Language, short: bool = False) -> str:
    """`creature · fire, mountains · watchman`; in short, a creature that walks need not be called one."""
    shown = printed_on(kind)
    elements = [reader.say(words.ELEMENTS[name]) for name in shown["elements"] or ["neutral"]]
    classes = kind.class_titles.get(reader.code) or kind.classes
    what = shown["sub"] or shown["gear"] or shown["type"]
    called = "" if short and what == "ground" else reader.say(words.TYPES[what])
    parts = [called, ", ".join(elements), ", ".join(classes)]
    return " · ".join(part for part in parts if part)


def cost(kind: Kind) -> str:
    """Gold makes a card elite (BRS-CARD-7)."""
    return f"{GOLD if kind.elite else SILVER}{kind.cost}"


def numbers(kind: Kind) -> str:
    """`1-2-2 ♥6 »1`."""
    parts = []
    if kind.creature():
        parts.append("-".join(map(str, kind.strike)))
    if kind.attackable():
        parts.append(f"♥{kind.lives}")
    if kind.creature() and kind.sub == GROUND:
        parts.append(f"»{kind.move}")
    return " ".join(parts)


def printed(kind: Kind, reader: Language) -> str:
    """In the reader's language, else as it was typed in."""
    return kind.text.get(reader.code) or next(iter(kind.text.values()), "")


def text_of(kind: Kind, reader: Language) -> str:
    """With signs and words for the codes of icons."""
    text = printed(kind, reader)

    def said(code: re.Match[str]) -> str:
        word = words.CODES.get(code[1], (code[0], ""))[0]
        if code[1] in SIGNS:
            return SIGNS[code[1]]
        begins = code.start() == 0 or text[: code.start()].endswith(". ")
        told = reader.say(word)
        return (told.capitalize() if begins else told) + (" " if code[2] else "")

    return CODE.sub(said, text)
