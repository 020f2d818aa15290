"""The keywords that act or happen, and what answers an attack, are understood alike in both languages of the texts."""

from __future__ import annotations

import pytest

from kodeks.games.berserk.reading.text import read_text
from kodeks.games.berserk.reading.tongues import grammar
from kodeks.kernel.readings.chart import shape

ALIKE = [
    ("Отравление 1. Отравление на 2. [:rgn]-1. Регенерация 3", "Poison 1. Poison 2. [:rgn]-1. Regeneration 3"),
    ("Угасание 2. Чума", "Fading 2. Plague"),
    ("Вампиризм. Страх 2. Трупоедство", "Vampirism. Fear 2. Corpse-eating"),
    (
        "Вампиризм на Х-2, где Х - число ран, нанесённых [:atk]",
        "Vampirism X-2, where X is the number of wounds dealt by [:atk]",
    ),
    ("Единение 2. Ловкость. Магия крови", "Union 2. Agility. Blood magic"),
    ("Душелов 2. Концентрация. Медитация", "Soul-catcher 2. Concentration. Meditation"),
    ("Максимум 2 [:cnt]. Не может копить [:cnt]", "Maximum 2 [:cnt]. Can not collect [:cnt]"),
    ("Заряд 2: броня 1. Распад 2. Ярость 3", "Charge 2: armour 1. Decay 2. Rage 3"),
    ("Жажда 1", "Thirst 1"),
    ("Прыжок, дальность 3. Телепортация. Манёвр", "Jump, range 3. Teleport. Manoeuvre"),
    ("Дар жизни 3. При гибели - возвращается в колоду", "Gift of life 3. On death - returns to the deck"),
    ("[:tap]: добивание на 3. При [:atk] - добивание на 2", "[:tap]: coup de grace 3. On [:atk] - coup de grace 2"),
    ("Строй: опыт в защите. Строй: +1 к [:atk]", "Formation: defence experience. Formation: +1 to [:atk]"),
    ("[:1hod]: душелов 2. [:2hod]: [:prm]", "[:1hod]: soul-catcher 2. [:2hod]: [:prm]"),
    (
        "[:lgt]: перенаправить атаку по вашему стоящему рядом существу в Утёс",
        "[:lgt]: redirect an attack at your adjacent creature to Cliff",
    ),
    ("[:lgt]: блокировать разряд или заклинание по хозяину", "[:lgt]: block a discharge or spell at the host"),
    (
        "[:lgt][:cnt]: предотвратить 2 раны от атаки по стоящему рядом существу",
        "[:lgt][:cnt]: prevent 2 wounds from an attack at an adjacent creature",
    ),
    (
        "Если Утёс получает раны от воздействия, вместо этого их получает ваше стоящее рядом существо",
        "If Cliff receives wounds from an impact, instead your adjacent creature receives them",
    ),
    ("Игнорирует страх. +1 к страху", "Ignores fear. +1 to fear"),
]


@pytest.mark.parametrize(("russian", "english"), ALIKE)
def test_both_languages_say_the_same(russian: str, english: str) -> None:
    said = read_text(russian, "Утёс", grammar("ru"))
    told = read_text(english, "Cliff", grammar("en"))
    assert [one.fault for one in said + told] == [None] * 2 * len(said)
    assert shape([one.node for one in said]) == shape([one.node for one in told])


@pytest.mark.parametrize("text", ["Отравление", "Страх", "Жажда", "Прыжок", "Перенаправить атаку", "Заряд: броня 1"])
def test_what_says_too_little_is_not_understood(text: str) -> None:
    assert [one.fault is None for one in read_text(text, "Утёс", grammar("ru"))] == [False]
