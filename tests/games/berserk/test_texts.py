"""What texts of Berserk are understood as: the shipped cards, what must not be understood, how much is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kodeks.games.berserk.cards.cardfile import read_cards
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.library import DATA, catalogue
from kodeks.games.berserk.reading.report import report
from kodeks.games.berserk.reading.text import Sentence, read_text
from kodeks.games.berserk.reading.tongues import grammar, grammar_for
from kodeks.games.berserk.uses.told import Told
from kodeks.kernel.part import fields

CLASSIC = Path(__file__).parents[4] / "shared" / "data" / "berserk" / "classic-cards.json"
SHIPPED = [kind for path in sorted(DATA.glob("*.cards")) for kind in read_cards(path.read_text(encoding="utf-8"), 0)]


WORDS = ("name", "said")


def tree(value: Any, inside: tuple[int, ...] = ()) -> Any:
    """What was understood, without the words that each language has of its own: names of abilities, titles of cards."""
    if value is None or isinstance(value, int | str):
        return value
    if id(value) in inside:
        return inside.index(id(value))  # a feature that names itself
    inside = (*inside, id(value))
    if isinstance(value, list):
        return [tree(item, inside) for item in value]
    held = {name: getattr(value, name, None) for name in fields(value)}
    kept = {name: tree(one, inside) for name, one in held.items() if name not in WORDS or not isinstance(one, str)}
    return type(value).__name__, kept


def sentences(kind: Kind, code: str) -> list[Sentence]:
    return read_text(kind.text[code], kind.titles[code], grammar(code))


@pytest.mark.parametrize("kind", SHIPPED, ids=lambda kind: kind.code)
def test_a_shipped_card_says_the_same_in_english_and_in_russian(kind: Kind) -> None:
    english, russian = sentences(kind, "en"), sentences(kind, "ru")
    assert [str(one.fault) for one in [*english, *russian] if one.fault is not None] == []
    assert [tree(one.node) for one in english] == [tree(one.node) for one in russian]


def test_all_shipped_cards_are_there() -> None:
    assert len(SHIPPED) == 52
    assert len(catalogue(()).kinds) == 52


def test_a_card_that_a_text_calls_by_its_title_is_that_card() -> None:
    """The horn calls a page, in whatever form its title stands."""
    horn = catalogue(()).by_name["Midnight Horn"]
    called = horn.features[1].ability
    assert isinstance(called, Told)
    page = catalogue(()).by_name["Hungry Page"]
    assert [kind.name for kind in catalogue(()).kinds if called.effects[0].which.printed(kind)] == [page.name]  # type: ignore[attr-defined]


# --- what must not be understood ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        # whose subject is left out, although another card was spoken of
        "[:tap]: wound a chosen creature by 2, thereby - gets [:cnt].",
        "[:tap]: выбранное существо получает броню 1 и теряет [:cnt].",
        "[:tap]: закрыть выбранное существо, при этом - открывается.",
        # many cards, and not which of them
        "[:tap]: heal your creatures by 2.",
        "[:tap]: ранить существа противника на 1.",
        # "it", of which nobody knows what it is
        "[:tap]: wound it by 1.",
        "При [:atk] - ранить его на 1.",
        # an attack, of which nobody knows which it is
        "[:tap]: закрыть атакованного.",
        "При перемещении - ранить атакующего на 1.",
        # X, of which nobody knows how much it is
        "[:tap]: ранить выбранное существо на Х.",
        "[:tap]: shot x.",
        # conditions of which nobody knows what they are about
        "Каждое ваше существо получает броню 1, пока открыто.",
        "В начале боя - получает броню 1, пока открыт.",
        "[:tap]: shot 2 while open.",
        # another card than which?
        "[:tap]: закрыть выбранное существо, при этом - другое существо получает проклятие.",
        # a card's own name in what others get would be the name of the other
        'Каждый ваш орк получает "[:drs] по картам, стоящим рядом с Вестником".',
        "Каждый ваш орк получает -Х от атак, где Х - число [:cnt] на Вестнике.",
        # only attacks have a strength, and they say it themselves
        "+1 to spell.",
        "+2 к воздействию по артефактам.",
        "[:tap]: разряд - ранить выбранное существо на 2.",
        "[:tap]: атака на 2.",
        # what can not be got in a battle
        "При [:atk] - атакованное существо получает орду.",
        # words that nobody accounts for
        "[:tap]: выстрел на 2, дальность 3, дважды.",
        "[:tap]: ранить выбранное очень большое существо на 2.",
        "[:tap]: close a chosen creature or open it.",
        "Броня 1 и 2.",
        "[:tap]: every creature dies.",
        # a full stop is missing: two features, and none that others get
        "Слуа Авангард.",
        "Архаалит Чешуя.",
        "Слуа [:prs].",
        "Each of your orcs armour 1.",
        # a kind of attack, and nobody knows whether of all of them
        "При сильном [:atk] и выстреле - открывается.",
        "+1 к слабому [:atk] и выстрелу.",
        "On strong [:atk] and shot - opens.",
        # a card out of play is nobody's, and nothing but what is printed on it
        "[:tap]: возродить существо противника.",
        "[:tap]: возродить другое существо.",
        "[:tap]: вызвать закрытое существо.",
        "[:tap]: revive a closed creature.",
        "[:tap]: вернуть существо с кладбища в колоду.",
        "+Х к [:atk], где Х - число раненых существ на вашем кладбище.",
        "+Х к [:atk], где Х - число ваших существ на кладбище противника.",
        "Не может быть взят в отряд с закрытыми орками.",
        # a die: two answers to one number, a number that it has not, what follows on all of it
        "[:tap]: бросить кубик: если выпало 3 или менее - открывается; если выпало 3 или более - получает [:cnt].",
        "[:tap]: бросить кубик: если выпало 7 - открывается.",
        "[:tap]: бросить кубик: если выпало 3 - открывается, при этом - получает [:cnt].",
        # otherwise than what
        "При сильном [:atk] - теряет [:cnt], иначе - погибает.",
        "При [:atk] по орку - теряет [:cnt], иначе - погибает.",
        "В начале вашего хода, если открыт - теряет [:cnt], иначе - погибает.",
        "При [:atk] - теряет [:cnt] и открывается, иначе - погибает.",
        "При [:atk] - теряет [:cnt], при этом - открывается, иначе - погибает.",
        # nobody dies of it
        "При гибели существа от брони - получает [:cnt].",
        # the attacked card, where nobody attacks
        "[:tap]: переместиться на клетку рядом с атакованным.",
        "[:tap]: уничтожить экипировку на атакованном.",
        # who is meant in any case is not chosen
        "[:tap]: закрыть каждое выбранное существо.",
    ],
)
def test_what_is_not_clear_is_not_understood(text: str) -> None:
    assert [sentence.said for sentence in read_text(text, "Вестник", grammar_for(text)) if sentence.fault is None] == []


# --- how much is understood -----------------------------------------------------------------------------


@pytest.mark.skipif(not CLASSIC.exists(), reason="the reference cards are not here")
def test_the_bar() -> None:
    """55 % of the classic cards are understood whole."""
    told = report(CLASSIC.read_text(encoding="utf-8"), lambda done, total: None)
    assert told["total"] == 794
    assert told["whole"] >= 0.55 * told["total"]
