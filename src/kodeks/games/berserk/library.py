"""The shipped cards and those that people add, with their texts understood."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from kodeks.games.berserk.amounts.amount import Number
from kodeks.games.berserk.cards.cardfile import read_cards
from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.sentences import sentences
from kodeks.games.berserk.effects.attacks import simple_strike
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.features.home import know_home
from kodeks.games.berserk.features.lines import ClassLine
from kodeks.games.berserk.reading.text import read_text, unknown
from kodeks.games.berserk.reading.title import is_title
from kodeks.games.berserk.reading.tongues import grammar, grammar_for
from kodeks.games.berserk.reading.vocabulary import tribes
from kodeks.games.berserk.traits.titles import OfTitle
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadText
from kodeks.kernel.part import fields
from kodeks.kernel.readings.misreading import NotUnderstood

MOST = 64  # sets of added cards that are kept
DATA = Path(__file__).parent / "cards" / "data"
READ = ("en", "ru")  # a text in the first of these languages is the one that is played


@lru_cache(maxsize=MOST)
def catalogue(added: tuple[CardFile, ...]) -> Catalogue:
    kinds: list[Kind] = []
    for path in sorted(DATA.glob("*.cards")):
        kinds += understood(path.name, path.read_text(encoding="utf-8"), len(kinds))
    for file in added:
        brought = understood(file.name, file.text, len(kinds))
        check_names(brought, {kind.name for kind in kinds}, file)
        kinds += brought
    settle(kinds)
    return Catalogue(kinds, added, catalogue)


def check_names(kinds: list[Kind], known: set[str], file: CardFile) -> None:
    """Decks and moves call a card by its name."""
    for kind in kinds:
        if kind.name in known:
            line, column = kind.places["name"]
            text = file.text.splitlines()[line - 1]
            raise BadText(f"another card is called {kind.name}", line, column, text, file.name)
        known.add(kind.name)


def understood(name: str, text: str, first: int) -> list[Kind]:
    """The cards of a file; an error names the file."""
    try:
        kinds = read_cards(text, first)
        for kind in kinds:
            understand(kind)
    except BadText as error:
        error.file = name
        raise
    return kinds


def understand(kind: Kind) -> None:
    """Its text becomes features, or it is not played at all; every creature has a simple strike."""
    said = said_in(kind)
    features = features_of(kind, said) if said else []
    kind.classes = [tribes().get(word.lower(), word) for word in kind.classes]
    for feature in features:
        if isinstance(feature, ClassLine) and feature.tribe not in kind.classes:
            kind.classes.append(feature.tribe)
    kind.learn(features)
    for code, text in kind.text.items():
        others = sentences(text)
        if len(others) == len(features):
            kind.sentences.setdefault(code, others)
    if kind.creature():
        kind.simple = simple_strike(Number(kind.strike))
    know_home(kind)


def said_in(kind: Kind) -> str:
    """The language in which it is played, '' for a card without a text."""
    return next((code for code in READ if kind.text.get(code)), "")


def settle(kinds: list[Kind]) -> None:
    """Texts that call other cards by their titles, in whatever form, are told which cards these are."""
    for kind in kinds:
        for trait in titles_in(kind.features, set()):
            code = "en" if kind.text.get("en") else "ru"
            tongue = grammar(code).tongue
            for other in kinds:
                if is_title(tongue, other.titles.get(code, other.name), trait.said):
                    trait.name = other.name


def titles_in(value: Any, seen: set[int]) -> list[OfTitle]:
    if id(value) in seen or isinstance(value, Kind):
        return []
    seen.add(id(value))
    if isinstance(value, OfTitle):
        return [value]
    inner = value if isinstance(value, list) else [getattr(value, name, None) for name in fields(value)]
    return [trait for one in inner for trait in titles_in(one, seen)]


def features_of(kind: Kind, said: str) -> list[Feature]:
    """What its text in this language says, one feature for each sentence; BadText tells the place of what is wrong."""
    found: list[Feature] = []
    for sentence in read_text(kind.text[said], kind.titles.get(said, kind.name), grammar(said)):
        what = sentence.fault.what if sentence.fault is not None else fault_of(sentence.node, kind)
        if what:
            line, column = kind.places.get(said, (1, 1))
            at = sentence.fault.column - 1 if sentence.fault is not None else 0
            near = unknown(sentence)[1] if isinstance(sentence.fault, NotUnderstood) else []
            known = "".join(f"; known: {one}" for one in near if one != what)
            shown = f"{said}:".ljust(column - 1) + kind.text[said]
            raise BadText(what + known, line, column + sentence.start + at, shown)
        found.append(sentence.node)
        kind.sentences.setdefault(said, []).append(sentence.text)
        kind.said.append(sentence.said)
    return found


def feature_from(text: str) -> Feature:
    """The feature that a text of one sentence says, on no card."""
    found = read_text(text, "", grammar_for(text))
    if len(found) != 1:
        raise BadText("one feature is expected", 1, 1, text)
    if found[0].fault is not None:
        raise found[0].fault
    feature: Feature = found[0].node
    return feature


def fault_of(feature: Feature, kind: Kind) -> str:
    """Why what was understood could never be done by this card, or ''."""
    for one in feature.inner():
        what = one.fault(kind)
        if what:
            return what
        for effect in one.ability.effects if one.ability is not None else []:
            what = effect.fault(kind)
            if what:
                return what
    return ""
