"""The card language: what it reads, and that it reads what it writes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.effects.cost import Cost
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.reading.blocks import blocks
from kodeks.games.starwars.reading.families import gather
from kodeks.games.starwars.reading.library import FILES, FOLDER, catalogue
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.games.starwars.sheet import lines
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.errors import BadText
from kodeks.kernel.reading import Phrase, phrases_of
from tests.games.starwars.language import (
    ENHANCEMENT,
    EVENT,
    FATE,
    HEAD,
    MISSION,
    OBJECTIVE,
    OURS,
    UNIT,
)

gather()


def said_by(phrase: Phrase, **filled: str) -> str:
    samples = {"cards": "a unit", "described": "a unit", "amount": "1", "number": "1", "signed": "+1", "icons": "+UD1"}
    samples |= {"keyword": "Elite", "until": "the end of the phase", "title": '"Yoda"', "count": "own unit"}
    samples |= {"side": "light"} | filled
    return " ".join(samples[part[1:-1]] if part.startswith("{") else part for part in phrase.pattern.split())


CARDS = ["a unit", "target unit", "each unit", "this", "host", "it"]
HEADS = [
    UNIT + "  keywords Pilot 1\n",
    ENHANCEMENT,
    OBJECTIVE.replace("light", "dark"),
    EVENT,
    FATE,
    MISSION,
]
STARTS = [
    "action: ",
    "interrupt to damage to a unit: ",
    "interrupt to a unit leaving play: ",
    "interrupt to anyone playing an event: ",
    "interrupt to the cost of a unit: discard X => ",
    "reaction from hand to you winning an edge battle: ",
    "action from hand in an engagement: ",
    "reaction to your edge stack discarding a fate card: ",
    "reaction to a Force phase beginning: ",
    "fate: ",
]


def reads(lines: list[str]) -> bool:
    """Whether one of these lines can stand on a card of some type."""
    for head in HEADS:
        for line in lines:
            try:
                read_cards(f"{HEAD}{head}  {line}\n")
                return True
            except BadText:
                pass
    return False


@pytest.mark.parametrize("phrase", phrases_of(Effect), ids=lambda phrase: phrase.pattern)
def test_every_effect_can_be_used(phrase: Phrase) -> None:
    said = dict.fromkeys(said_by(phrase, cards=cards) for cards in CARDS)
    assert reads([start + one for one in said for start in STARTS])


@pytest.mark.parametrize("phrase", phrases_of(Constant), ids=lambda phrase: phrase.pattern)
def test_every_constant_can_be_used(phrase: Phrase) -> None:
    assert reads([f"always: {said_by(phrase, cards=cards)}" for cards in CARDS])


@pytest.mark.parametrize("phrase", phrases_of(Cost), ids=lambda phrase: phrase.pattern)
def test_every_cost_can_be_used(phrase: Phrase) -> None:
    assert reads([f"action: {said_by(phrase, cards=cards)} => draw 1" for cards in CARDS])


@pytest.mark.parametrize("phrase", phrases_of(Trigger), ids=lambda phrase: phrase.pattern)
def test_every_trigger_can_be_used(phrase: Phrase) -> None:
    said = [said_by(phrase, cards=cards) for cards in CARDS]
    assert reads([f"{kind} to {one}: draw 1" for one in said for kind in ("reaction", "interrupt")])


@pytest.mark.parametrize("phrase", phrases_of(Condition), ids=lambda phrase: phrase.pattern)
def test_every_condition_can_be_used(phrase: Phrase) -> None:
    said = said_by(phrase)
    assert reads([f"action while {said}: draw 1"])
    assert reads([f"always while {said}: +UD1 to each unit"])
    if phrase.pattern.split()[0] in ("in", "on"):
        assert reads([f"action {said}: draw 1"])


def readable(type_: str, line: str) -> bool:
    try:
        read_cards(f"{HEAD}{type_}  {line}\n")
    except BadText:
        return False
    return True


@pytest.mark.parametrize("phrase", phrases_of(Effect), ids=lambda phrase: phrase.pattern)
def test_no_event_does_anything_to_itself(phrase: Phrase) -> None:
    """It is not in play, has no host, and an action waits for nothing that could be `it`."""
    for start in STARTS:
        if "{cards}" in phrase.pattern and any(readable(EVENT, start + said_by(phrase, cards=one)) for one in CARDS):
            assert not readable(EVENT, start + said_by(phrase, cards="this"))
            assert not readable(EVENT, start + said_by(phrase, cards="host"))
            assert not readable(UNIT, start + said_by(phrase, cards="host"))
            assert not start.startswith("action") or not readable(EVENT, start + said_by(phrase, cards="it"))


def test_affiliation_and_trait_of_one_description() -> None:
    text = f'{HEAD}{UNIT}  traits "Jedi Order"\n  action: shield target Smugglers and Spies Yavin 4/Droid unit\n'
    (kind,) = read_cards(text)
    (cards,) = kind.abilities[0].effects[0].about
    assert (cards.affiliation, cards.traits) == (3, ["Yavin 4", "Droid"])
    assert kind.traits == ["Jedi Order"]
    (kind,) = read_cards(f'{HEAD}{UNIT}  action: shield target "Jedi Order" unit\n')
    (cards,) = kind.abilities[0].effects[0].about
    assert (cards.affiliation, cards.traits) == (-1, ["Jedi Order"])


def test_traits_may_be_in_any_language() -> None:
    (kind,) = read_cards(f"[1010-2] Strażnik Łodzi\n{UNIT}  traits Postać, Łódź, Дроид\n")
    assert kind.traits == ["Postać", "Łódź", "Дроид"]
    assert kind.title == "Strażnik Łodzi"


def test_small_and_capital_letters_blanks_and_comments() -> None:
    plain = f"{HEAD}{UNIT}  reaction to this entering play, once per turn: draw 1\n"
    loose = "\n".join(
        [
            "# mine",
            "[ 1010-2 ]   Probe   # a comment",
            "",
            "\tUnit,light ,  Cost 1,force 1,icons UD1,capacity 2",
            "# between",
            "  Reaction  to this entering play ,once per turn:Draw 1   # and here",
        ]
    )
    (one,) = read_cards(plain)
    (other,) = read_cards(loose)
    assert shape(one, TEXTS) == shape(other, TEXTS)


PLACE = {"source", "number", "name", "notes", "home"}
TEXTS = {*PLACE, "text", "said"}


def shape(thing: Any, without: set[str]) -> Any:
    """All that was read, to be compared."""
    if isinstance(thing, (list, tuple)):
        return [shape(item, without) for item in thing]
    if not type(thing).__module__.startswith("kodeks."):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_") and name not in without]
    found = {name: getattr(thing, name) for name in names}
    return {name: shape(value, without) for name, value in found.items() if not callable(value)}


def again(kind: Kind) -> Kind:
    (found,) = read_cards("\n  ".join(lines(kind)))
    return found


@pytest.mark.parametrize("english", [False, True])
def test_every_shipped_card_is_the_same_when_it_is_read_again(english: bool) -> None:
    """As `kodeks cards` shows it, with its errata."""
    shipped = [kind for kind in catalogue(english, OURS).kinds if kind.prints]
    assert len(shipped) > 200
    for kind in shipped:
        assert shape(again(kind), PLACE) == shape(kind, PLACE), kind.name


TEXTS_OF_FILES = [(FOLDER / f"{name}.cards").read_text(encoding="utf-8") for name in FILES] + [OURS[0].text]
SHIPPED = [
    "\n".join(line.whole for line in [one.head, *one.facts, *[line for v in one.versions for line in v.lines]])
    for text in TEXTS_OF_FILES
    for one in blocks(text)
]
VOCABULARY = sorted(
    {word for text in SHIPPED for word in text.split()} | {"=>", ";", ",", ":", '"', "[", "(", "X", "²"}
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A shipped card with words left out, doubled, put in, or glued together."""
    lines = [line.split(" ") for line in draw(st.sampled_from(SHIPPED)).split("\n")]
    for _ in range(draw(st.integers(1, 3))):
        line = draw(st.sampled_from(lines))
        at = draw(st.integers(0, len(line) - 1))
        how = draw(st.integers(0, 4))
        if how == 0:
            line[at] = ""
        elif how == 1:
            line[at] += f" {line[at]}"
        elif how == 2:
            line[at] += f" {draw(st.sampled_from(VOCABULARY))}"
        elif how == 3:
            line[at] = draw(st.sampled_from(VOCABULARY))
        else:
            word = line[at]
            cut = draw(st.integers(0, len(word)))
            line[at] = word[:cut] + draw(st.characters(exclude_categories=["Cs"])) + word[cut:]
    return "\n".join(" ".join(line) for line in lines)


@settings(max_examples=150, derandomize=True, database=None, deadline=None)
@given(text=spoilt(), english=st.booleans())
def test_nothing_but_a_bad_card_comes_of_slips(text: str, english: bool) -> None:
    try:
        found = read_cards(text, "mine.cards", english)
        Catalogue(english).add(found)
    except BadText as error:
        assert error.what and error.line
        assert 1 <= error.column <= len(error.text) + 1
        return
    for kind in found:
        assert shape(again(kind), PLACE) == shape(kind, PLACE)


@settings(max_examples=100, derandomize=True, database=None, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_a_bad_card(text: str) -> None:
    for said in (text, f"[1010-2] {text}", f"{HEAD}  {text}", f"{HEAD}{UNIT}  {text}", f"{HEAD}{UNIT}  action: {text}"):
        with suppress(BadText):
            read_cards(said)


def test_a_number_under_a_condition_that_could_never_hold_is_refused() -> None:
    read_cards(f"{HEAD}{UNIT}  action: draw 1 (2 if committed)\n")
    with pytest.raises(BadText, match="it is not in play when this works"):
        read_cards(f"{HEAD}{EVENT}  action: draw 1 (2 if committed)\n")
