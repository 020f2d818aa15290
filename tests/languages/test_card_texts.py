"""What cards say in Polish and Russian: said from what was read of them, every phrase of the card language."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.pofile import read_po

import kodeks
from kodeks.games.starwars.cards.quality import Quality
from kodeks.games.starwars.cards.words import TYPES
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.constants.count import Count
from kodeks.games.starwars.effects.cost import Cost
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.face import telling
from kodeks.games.starwars.face.telling import CONTEXT, told, wording
from kodeks.games.starwars.game import StarWarsGame
from kodeks.games.starwars.modifiers import DURATIONS
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.reading import phrases_of
from kodeks.languages import Language, language

FOREIGN = ("pl", "ru")
BASES = (Effect, Cost, Constant, Count, Trigger, Condition)
LATIN = re.compile(r"[A-Za-z]{2,}")


def starwars() -> StarWarsGame:
    made = kodeks.game("starwars")
    assert isinstance(made, StarWarsGame)
    return made


def reader(code: str) -> Language:
    return language(code).of(starwars())


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("code", FOREIGN)
@pytest.mark.parametrize("base", BASES)
def test_every_phrase_is_said(code: str, base: type) -> None:
    known = reader(code)
    for phrase in phrases_of(base):
        text = wording(phrase, base)
        said = known.context(CONTEXT, text)
        assert said != text or not re.sub(r"\{\w+\}|\W", "", text), f"{text!r} is not said in {code}"
        assert places(said) == places(text), said


@pytest.mark.parametrize("code", FOREIGN)
def test_words_that_describe_cards_have_genders(code: str) -> None:
    known = reader(code)
    for text in ("target", "each", "a", "own", *(phrase.pattern for phrase in phrases_of(Quality))):
        assert len(known.context(CONTEXT, text).split("|")) == 3, text
    for text in ("card", "fate card", "non-unit", *(name for name in TYPES if name != "fate")):
        assert re.match(r"[mfn] \w", known.context(CONTEXT, text)), text
    for text in DURATIONS:
        assert known.context(CONTEXT, text) != text


def sentences() -> list[tuple[str, str, list[str]]]:
    """Of all shipped cards, by both FAQs, with the names that stay as they are."""
    found = []
    for english in (False, True):
        catalogue = starwars().catalogue(english)
        names = sorted({trait for kind in catalogue.kinds for trait in kind.traits}, key=len, reverse=True)
        for kind in catalogue.kinds:
            texts = [one.said for one in kind.constants] + [one.text for one in kind.abilities]
            found += [(kind.name, text, names) for text in texts]
    return found


@pytest.mark.parametrize("code", FOREIGN)
def test_every_shipped_card_says_its_text(code: str) -> None:
    known = reader(code)
    for card, text, names in sentences():
        said = told(known, text)
        for name in names:
            said = said.replace(name, "")
        said = re.sub(r"„[^”]*”", "", said)
        assert not re.search(r"[{}|]", said), (card, said)
        if code == "ru":
            assert not LATIN.search(said), (card, said)


def test_what_is_told_is_what_the_card_says() -> None:
    polish, russian = reader("pl"), reader("ru")
    text = "action: sacrifice a Vehicle unit => destroy target enemy Vehicle unit costing at most 4"
    assert told(polish, text) == (
        "akcja: poświęć: wybrana jednostka Vehicle → "
        "zniszcz: wskazana jednostka Vehicle przeciwnika o koszcie najwyżej 4"
    )
    text = "reaction to this being focused to strike while committed: return target enemy unit costing at least 4"
    assert told(russian, text) == (
        "реакция, когда эта карта сосредоточивается для удара, пока посвящена Силе: "
        "верните в руку владельца: указанный юнит противника ценой не меньше 4"
    )
    text = "action: focus 1 (2 if light has the Balance) on target Character/Creature unit"
    assert told(polish, text) == (
        "akcja: skupienie 1 (2, gdy Równowaga: Jasna Strona): wskazana jednostka Character/Creature"
    )


@pytest.mark.parametrize("code", FOREIGN)
def test_no_saying_is_left_over(code: str) -> None:
    own = Path(telling.__file__).read_text(encoding="utf-8")
    heads = {f"{forced}{kind}" for forced in ("", "forced ") for kind in ("action", "interrupt", "reaction", "fate")}
    phrases = {wording(phrase, base) for base in BASES for phrase in phrases_of(base)}
    described = {phrase.pattern for phrase in phrases_of(Quality)} | {*TYPES, *DURATIONS}
    with (Path(telling.__file__).parent / f"{code}.po").open("rb") as file:
        sayings = [str(entry.id) for entry in read_po(file) if entry.context == CONTEXT]
    left = [text for text in sayings if text not in phrases | described | heads and f'"{text}"' not in own]
    assert not left
