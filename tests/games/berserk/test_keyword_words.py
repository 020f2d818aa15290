"""The passive keywords and modifiers are understood alike in both languages of the texts."""

from __future__ import annotations

import pytest

from kodeks.games.berserk.reading.text import read_text
from kodeks.games.berserk.reading.tongues import grammar
from kodeks.kernel.readings.chart import shape

ALIKE = [
    ("[:prs][:prm][:zoz][:zor][:zomet][:prp]", "[:prs][:prm][:zoz][:zor][:zomet][:prp]"),
    ("Защита от магии", "Protection from magic"),
    ("Защита от атак", "Protection from attacks"),
    ("Защита от дальних немагических атак", "Protection from ranged non-magical attacks"),
    ("Защита от атак существ с проклятием", "Protection from attacks of creatures with curse"),
    ("Защита от ударов силой 3 или более", "Protection from strikes of strength 3 or more"),
    ("Защита от внезапных действий", "Protection from sudden actions"),
    ("Толстокожесть. Точность. Стойкость. Чешуя. Маскировка", "Thick skin. Precision. Fortitude. Scales. Masking"),
    ("Не получает ран от метаний и выстрелов", "Receives no wounds from throws and shots"),
    ("Не получает ран от метаний в свой ход", "Receives no wounds from throws in its own turn"),
    ("Не получает ран в ваш ход", "Receives no wounds in your turn"),
    ("Броня 2. Магическая броня 1. Щит Архааля 3", "Armour 2. Magic armour 1. Archaal's shield 3"),
    ("+1 к броне. -1 к неповоротливости", "+1 to armour. -1 to clumsiness"),
    (
        "Уязвимость. Уязвимость к магическим атакам существ",
        "Vulnerability. Vulnerability to magic attacks of creatures",
    ),
    ("Благословление. Проклятие. Неповоротливость 2", "Blessing. Curse. Clumsiness 2"),
    ("Опыт в атаке. Опыт в защите 2. Опыт в стрельбе", "Attack experience. Defence experience 2. Shooting experience"),
    ("Опыт в разряде 2. Опыт в метании", "Discharge experience 2. Throwing experience"),
    ("Опыт в атаке и защите", "Attack and defence experience"),
    ("Опыт в защите 2 против отравленных троллей", "Defence experience 2 against poisoned trolls"),
    ("Безответный удар по троллям с проклятием", "Unanswerable strike at trolls with curse"),
    ("[:drs]. Гнев. Не сражается", "[:drs]. Wrath. Does not fight"),
    ("[:atk] с дальностью 2", "[:atk] with range 2"),
    ("Не закрывается после нападения (4 раза за ход)", "Does not close after an assault (4 times per turn)"),
    ("Выступая защитником, не закрывается (один раз за ход)", "When defending, does not close (once per turn)"),
    ("Игнорирует броню", "Ignores armour"),
    ("При выстреле - игнорирует особенности атакованного", "On shot - ignores all features of the attacked card"),
    ("+1 к [:atk]. -2 от выстрелов и метаний", "+1 to [:atk]. -2 from shots and throws"),
    ("+2 к сильному [:atk]", "+2 to strong [:atk]"),
    ("-1 от [:drs]. -1 к [:mvt]. +3 к [:tgh]", "-1 from [:drs]. -1 to [:mvt]. +3 [:tgh]"),
    ("Атаки по Утёсу сводятся к 4", "Attacks at Cliff are reduced to 4"),
    ("[:atk] по Утёсу сводится к слабому", "[:atk] at Cliff is reduced to weak"),
    ("Максимум 12 [:tgh]. Бестелесность. [:fly]", "Maximum 12 [:tgh]. Incorporeal. [:fly]"),
    ("Бестелесный: все немагические атаки сводятся к 3", "Incorporeal: all non-magical attacks are reduced to 3"),
    ("Может двигаться по диагонали", "May move diagonally"),
    ("Уникальность. Преданность. Душелов", "Unique. Loyalty. Soul-catcher"),
    ("Максимум 9 жизней. Максимум 2 фишки", "Maximum 9 lives. Maximum 2 chips"),
    (
        "Начинает бой с проклятием. Начинает бой с бронёй 2",
        "Starts the battle with curse. Starts the battle with armour 2",
    ),
    ("Начинает бой с 2 фишками", "Starts the battle with 2 chips"),
    ("Получает раны только от [:atk]", "Receives wounds only from [:atk]"),
    ("Игнорирует защиту от выстрелов", "Ignores protection from shots"),
    ("Не закрывается, выступая защитником", "Does not close when defending"),
    (
        "Каждое ваше существо получает гнев, пока стоит позади Утёса",
        "Each of your creatures gets wrath while it stands behind Cliff",
    ),
    (
        "Каждое ваше существо получает гнев, пока стоит слева от Утёса",
        "Each of your creatures gets wrath while it stands to the left of Cliff",
    ),
]


@pytest.mark.parametrize(("russian", "english"), ALIKE)
def test_both_languages_say_the_same(russian: str, english: str) -> None:
    said = read_text(russian, "Утёс", grammar("ru"))
    told = read_text(english, "Cliff", grammar("en"))
    assert [one.fault for one in said + told] == [None] * 2 * len(said)
    assert shape([one.node for one in said]) == shape([one.node for one in told])


@pytest.mark.parametrize(
    "text",
    [
        "Броня",
        "+2 к воздействию",
        "-1 от заклинаний",
        "Защита от ран",
        "+1 к",
        "Опыт в",
        "Начинает бой с бронёй",
        "Начинает бой с проклятием 2",
        "Начинает бой с инкарнацией",
        "[:drs] и +1 к [:atk] по артефактам",
    ],
)
def test_what_has_no_one_meaning_is_not_understood(text: str) -> None:
    """The last one could mean a strike that is directed always, or at artifacts only."""
    assert [one.fault is None for one in read_text(text, "Утёс", grammar("ru"))] == [False]
