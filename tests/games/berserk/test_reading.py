"""Card texts of Berserk: tongues, sentences, the card's own title, what is told of what is not understood."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from kodeks.cli import main
from kodeks.games.berserk.cards.words import DARKNESS, SHOT, SIMPLE, THROW
from kodeks.games.berserk.reading.english import English, folded
from kodeks.games.berserk.reading.report import report
from kodeks.games.berserk.reading.russian import Russian
from kodeks.games.berserk.reading.text import read_text, sentences
from kodeks.games.berserk.reading.title import mark_title
from kodeks.games.berserk.reading.tongues import TONGUES, grammar, grammar_for
from kodeks.games.berserk.reading.vocabulary import TERMINALS, words
from kodeks.kernel.errors import BadOption
from kodeks.kernel.part import Part
from kodeks.kernel.readings.grammar import Grammar
from kodeks.kernel.readings.misreading import NotUnderstood
from kodeks.kernel.readings.wordings import Tongue

RUSSIAN = Russian()
Wordings = ClassVar[dict[str, dict[str, Any]]]


class Toy(Part):
    """A feature of a game with few words."""

    __slots__ = ()


class Plain(Toy):
    __slots__ = ("name",)
    RU: Wordings = {"[:unq]": {"name": "unique"}, "[:prs]": {"name": "guarded"}}
    EN: Wordings = {"[:unq]": {"name": "unique"}}

    def __init__(self, name: str) -> None:
        self.name = name


class Line(Toy):
    __slots__ = ("tribe",)
    RU: Wordings = {"{tribe:class}": {}}
    EN: Wordings = {"{tribe:class}": {}}

    def __init__(self, tribe: str) -> None:
        self.tribe = tribe


class Renews(Toy):
    __slots__ = ("n",)
    RU: Wordings = {"[:rgn]-{n}": {}}
    EN: Wordings = {"[:rgn]-{n}": {}}

    def __init__(self, n: int) -> None:
        self.n = n


class Shields(Toy):
    __slots__ = ("attacks", "n")
    RU: Wordings = {"-{n} от {attacks+}": {}}
    EN: Wordings = {"-{n} from {attacks+}": {}}

    def __init__(self, n: int, attacks: list[int]) -> None:
        self.n = n
        self.attacks = attacks


class Deed(Toy):
    __slots__ = ("name", "numbers", "paid", "type")
    RU: Wordings = {"[:tap]: {type:attack} ({name}) на {numbers}": {"paid": 0}}
    EN: Wordings = {"[:tap]: {type:attack} ({name}) for {numbers}": {"paid": 0}}

    def __init__(self, type: int, numbers: list[int], paid: int, name: str = "") -> None:
        self.type = type
        self.numbers = numbers
        self.paid = paid
        self.name = name


class Chooses(Toy):
    """A chosen card, and choosing one."""

    __slots__ = ("done",)
    RU: Wordings = {"выбранное существо": {"done": True}, "выбрать существо": {"done": False}}

    def __init__(self, done: bool) -> None:
        self.done = done


class Guards(Toy):
    __slots__ = ("element",)
    RU: Wordings = {"{itself} защищает {element} карты": {}}
    EN: Wordings = {"{itself} guards {element} cards": {}}

    def __init__(self, element: int) -> None:
        self.element = element


class Gives(Toy):
    __slots__ = ("features",)
    RU: Wordings = {'хозяин получает "{features+}"': {}}
    EN: Wordings = {'the host gains "{features+}"': {}}

    def __init__(self, features: list[Toy]) -> None:
        self.features = features


def toy(tongue: Tongue) -> Grammar:
    return Grammar(tongue, {"feature": Toy}, words(tongue.code), TERMINALS)


RU = toy(RUSSIAN)
EN = toy(English())


def nodes(text: str, title: str = "Никто", of: Grammar = RU) -> list[Any]:
    found = read_text(text, title, of)
    assert [sentence.fault for sentence in found] == [None] * len(found)
    return [sentence.node for sentence in found]


def cards(*pairs: tuple[str, str]) -> str:
    return json.dumps([{"name": name, "desc": said} for name, said in pairs])


# --- Russian --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "lemmas"),
    [
        ("троллей", {"тролль"}),
        ("Ран", {"рана"}),  # not an island, and not "early"
        ("все", {"весь"}),
        ("немагических", {"немагический"}),
        ("трупоедстве", {"трупоедство"}),
        ("ковена", {"ковен"}),
        ("тёмного", {"темный"}),
        ("Cтрой", {"строй"}),  # with a Latin letter
        ("Х", {"x"}),
        ("x", {"x"}),
        ("противнка", {"противник"}),
    ],
)
def test_dictionary_forms(word: str, lemmas: set[str]) -> None:
    assert set(RUSSIAN.forms(word)) == lemmas


@pytest.mark.parametrize(
    ("one", "other"),
    [("выбранное", "выбрать"), ("атакованный", "атаковать"), ("летающих", "летать"), ("закрываясь", "закрываться")],
)
def test_a_participle_is_a_word_of_its_own(one: str, other: str) -> None:
    assert not set(RUSSIAN.forms(one)) & set(RUSSIAN.forms(other))


@pytest.mark.parametrize(
    ("raw", "smooth"),
    [
        ("ранить каждый выбранный существо на 2", "ранить каждое выбранное существо на 2"),
        ("2 раз за ход", "2 раза за ход"),
        ("ваш другой карта, закрытый экипировка", "ваша другая карта, закрытая экипировка"),
        ("ваш тролль получает слабый удар", "ваш тролль получает слабый удар"),
        ("атакованный получает чуму", "атакованный получает чуму"),
    ],
)
def test_adjectives_agree_with_their_noun(raw: str, smooth: str) -> None:
    assert RUSSIAN.smooth(raw) == smooth


@pytest.mark.parametrize(
    ("raw", "asked", "bent"),
    [
        ("выбранный существо противника", "gent sing", "выбранного существа противника"),
        ("ваш стоящий рядом рядовой эльф", "accs sing", "вашего стоящего рядом рядового эльфа"),
        ("лесной и горный карта", "datv plur", "лесным и горным картам"),
        ("тролль или орк", "accs sing", "тролля или орка"),
        ("атакованный", "accs sing", "атакованного"),
        ("Льер-Кулат", "ablt", "Льером-Кулатом"),
        ("[:atk]", "datv", "[:atk]"),
    ],
)
def test_a_description_in_another_form(raw: str, asked: str, bent: str) -> None:
    assert RUSSIAN.bent(raw, frozenset(asked.split())) == bent


def test_the_dictionary_is_loaded_when_a_russian_text_is_read() -> None:
    code = f"""
import sys
from kodeks.games.berserk.reading.report import report
report({cards(("Orc", "Orc."))!r}, print)
assert "pymorphy3" not in sys.modules
report({cards(("Орк", "Орк."))!r}, print)
assert "pymorphy3" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


# --- English --------------------------------------------------------------------------------------------


def test_english_words_are_folded() -> None:
    forms = {"wounds": "wound", "abilities": "ability", "elves": "elf", "class": "class", "classes": "class"}
    forms |= {"boxes": "box", "this": "this", "is": "be", "card's": "card's", "discharges": "discharge", "as": "as"}
    assert {word: folded(word) for word in forms} == forms


def test_english_texts() -> None:
    line, unique, renews, shields = nodes("Troll. [:unq][:rgn]-2. -1 from shots and throws.", "Nobody", EN)
    assert (line.tribe, unique.name, renews.n, shields.attacks) == ("troll", "unique", 2, [SHOT, THROW])


def test_the_language_of_a_text() -> None:
    assert grammar_for("Орк.").tongue.code == "ru"
    assert grammar_for("[:unq]. Orc").tongue.code == "en"


# --- sentences --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("[:unq][:prs][:rgn]-1. Орк", ["[:unq]", "[:prs]", "[:rgn]1", "Орк"]),
        ("[:unq] Койар.", ["[:unq]", "Койар"]),
        ("[:drs] по картам.", ["[:drs]покартам"]),
        ("[:unq][:drs] по картам", ["[:unq]", "[:drs]покартам"]),
        ("[:unq][:tap]: разряд", ["[:unq]", "[:tap]:разряд"]),
        ("2[:cnt][:tap]: разряд", ["2[:cnt][:tap]:разряд"]),
        ("[:cnt][:tap]: разряд", ["[:cnt][:tap]:разряд"]),
        ("[:2hod]: [:prs]. [:1hod]: орда", ["[:2hod]:[:prs]", "[:1hod]:орда"]),
        ("[:prm], пока закрыт.", ["[:prm],показакрыт"]),
        ("[:rgn]-Х, где Х - 1.", ["[:rgn]Х,гдеХ-1"]),
        ('Дает "Орда. Орк." Дракон.', ['Дает"Орда.Орк"Дракон']),
        ('Дает "Орда. Орк". Дракон', ['Дает"Орда.Орк"', "Дракон"]),
        ("Орда (два. раза). Орк", ["Орда(два.раза)", "Орк"]),
        ("", []),
        (". .", []),
    ],
)
def test_sentences(text: str, parts: list[str]) -> None:
    found = sentences(RUSSIAN.tokens(text))
    assert ["".join(token.text for token in sentence) for sentence in found] == parts


def test_places_are_those_of_the_card_text() -> None:
    text = "[:unq][:prs]. Орк.  Дракон"
    assert [text[one.start :][: len(one.text)] for one in read_text(text, "", RU)] == [
        *("[:unq]", "[:prs]", "Орк", "Дракон")
    ]


# --- what words mean ----------------------------------------------------------------------------------------


def test_classes_in_any_form_and_no_others() -> None:
    assert [node.tribe for node in nodes("Речная дева. Страж леса. Члены ковена. Дитя Кронга. Темный эльф.")] == [
        *("river-maid", "forest-guard", "coven", "child-of-krong", "dark-elf")
    ]
    (unknown,) = read_text("Пряник.", "", RU)
    assert isinstance(unknown.fault, NotUnderstood)


def test_every_class_has_a_word_in_each_language() -> None:
    assert set(words("ru")["class"].values()) == set(words("en")["class"].values())


def test_strengths_names_and_attacks() -> None:
    deed, other, simple = nodes('[:tap]: Метание "копья" на 1-2–3. [:tap]: выстрел на 2. [:tap]: [:atk] на 1.')
    assert (deed.type, deed.name, deed.numbers) == (THROW, "копья", [1, 2, 3])
    assert (other.type, other.name, other.numbers) == (SHOT, "", [2, 2, 2])
    assert simple.type == SIMPLE
    assert RU.say(deed) == '[:tap]: метание "копья" на 1-2-3'


def test_choosing_is_not_chosen() -> None:
    assert [node.done for node in nodes("Выбрать существо. Выбранные существа.")] == [False, True]


def test_quoted_features() -> None:
    (gives,) = nodes('Хозяин получает "[:unq]. Орк."')
    assert [type(feature) for feature in gives.features] == [Plain, Line]


# --- the card's own title -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "text", "own"),
    [
        ("Морок", "Атаки по Мороку", [(2, 1)]),
        ("Джарса", "рядом с Джарсой", [(2, 1)]),
        ("Льер-Кулат", "рядом с Льер-Кулатом", [(2, 1)]),
        ("Ядовитый Туман", "по Ядовитому Туману", [(1, 2)]),
        ("Камень Душ", "- Камень душ берет", [(1, 2)]),
        ("Кайрун Яростный", "рядом с Кайруном", [(2, 1)]),  # a name: no dictionary has it
        ("Ледяной Тролль", "Тролль. Ледяной", []),  # words of a dictionary say little alone
        ("Орк", "ваш орк", []),
        ("Old Greg", "next to Old Greg", [(2, 2)]),
    ],
)
def test_the_title_in_any_form(title: str, text: str, own: list[tuple[int, int]]) -> None:
    tongue = TONGUES["en" if title.isascii() else "ru"]()
    tokens = tongue.tokens(text)
    mark_title(tongue, title, tokens)
    assert [(at, token.own[0]) for at, token in enumerate(tokens) if token.own] == own


def test_a_text_about_the_card_itself() -> None:
    (sentence,) = read_text("Джарса защищает темные карты.", "Джарса", RU)
    assert sentence.node.element == DARKNESS
    assert sentence.said == "Джарса защищает тёмные карты"
    (other,) = read_text("Джарса защищает темные карты.", "Морок", RU)
    assert other.fault is not None


# --- the real tree --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", TONGUES)
def test_every_wording_of_the_game_can_be_meant(code: str) -> None:
    assert len(grammar(code).wordings) > 50


def test_a_report() -> None:
    told: list[tuple[int, int]] = []
    found = report(
        cards(
            ("Первый", "Орк. Схрон."),
            ("Второй", "Дракон."),
            ("Третий", "Орк. Пряник с медом. Пряник."),
            ("Четвертый", "Пряник."),
            ("Пятый", ""),
        ),
        lambda done, of: told.append((done, of)),
    )
    assert (told[0], told[-1]) == ((0, 5), (5, 5))
    assert [found[key] for key in ("total", "whole", "partly", "none", "inert")] == [5, 3, 1, 1, 1]
    assert [(one["phrase"], one["count"]) for one in found["unknown"]] == [("пряник", 2), ("пряник с медом", 1)]
    orc, miss, _ = found["cards"][2]["sentences"]
    assert (orc["place"], orc["means"]) == (1, "орк")
    assert (miss["place"], miss["column"], miss["problem"]) == (6, 1, "'Пряник' begins no feature")


def test_enemies_and_terrains_are_inert_and_marked() -> None:
    texts = [
        "Враг троллей.",
        "Враг тьмы.",
        "Враг лесов.",
        "Враг болот.",
        "Враг пустынь.",
        "Рывок 2.",
        "Город.",
        "Защита от чумы.",
    ]
    found = report(cards(*((text, text) for text in texts)), lambda done, of: None)
    assert [(card["name"], card["understood"], card["inert"]) for card in found["cards"]] == [
        (text, "whole", True) for text in texts
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", r"no JSON \(line 1, column 2"),
        ("{}", "a list of cards is expected"),
        ("[1]", 'card 1 has no "name"'),
        ('[{"name": "x", "desc": "y"}, {"desc": "x"}]', 'card 2 has no "name"'),
        ('[{"name": 5, "desc": "y"}]', 'card 1 has no "name"'),
        ('[{"name": "x", "text": "y"}]', 'no card has a "desc"'),
        ('[{"name": "x", "desc": 5}]', 'the "desc" of card 1 is no text'),
        ("[" * 100_000, "brackets within brackets"),
    ],
)
def test_a_file_that_is_none(text: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        report(text, lambda done, of: None)


def test_files_of_the_same_layout_that_others_have_made() -> None:
    """Unknown fields, no text, one name twice, tags, entities, other dashes, quotes and letters, й in two pieces."""
    texts: list[Any] = [None, "", "<b>Орк</b>. Броня&nbsp;1.<br/>", "Бpоня 1.", "Защита от чужои\u0306 магии."]
    texts += ["[:TAP]: Метание “копья” на 1–2—3 , дальность 3 .", "Бро\u00adня\u200b 1", "ТЁМНЫЙ ЭЛЬФ.", "[:xyz]. Орк."]
    made = [{"name": "Орк", "desc": text, "health": "10", "race": "q", "type": None} for text in texts]
    found = report(json.dumps([{"name": "Орк"}, *made]), lambda done, of: None)
    assert found["whole"] + found["partly"] + found["none"] == found["total"] == 10
    odd = [card["sentences"][0]["text"] for card in found["cards"] if card["understood"] != "whole"]
    assert odd == ["Защита от чужой магии", "[:xyz]"]


REFERENCE = Path(__file__).resolve().parents[4] / "shared" / "data" / "berserk" / "classic-cards.json"


@pytest.mark.skipif(not REFERENCE.is_file(), reason="the reference data is not here")
def test_the_reference_data_is_read_without_a_crash() -> None:
    found = report(REFERENCE.read_text(encoding="utf-8"), lambda done, of: None)
    assert found["total"] == found["whole"] + found["partly"] + found["none"] == 794
    misses = [one for card in found["cards"] for one in card["sentences"] if "problem" in one]
    assert sum(one["count"] for one in found["unknown"]) == len(misses)
    for card in found["cards"]:
        for one in card["sentences"]:
            assert one.get("means") or one["problem"]


# --- the command ------------------------------------------------------------------------------------------------

Capture = pytest.CaptureFixture[str]


def test_the_command(capsys: Capture, tmp_path: Path, fresh_cards: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(cards(("Первый", "Орк. Схрон."), ("Второй", "Защита от пряников.")), encoding="utf-8")
    assert main(["cards", "berserk", "--read", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "1 of 2 cards are understood whole, 0 in part, 1 not at all."
    assert said[1:4] == [
        *(
            "Whole cards with a word that no rule explains, which does nothing: 1",
            "",
            "Not understood, the commonest first:",
        )
    ]
    assert said[4].split() == ["1", "защита", "от", "пряников"]
    assert said[5].strip().startswith("known: защита от ")
    assert main(["cards", "berserk", "--read", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["whole"] == 1


def test_the_command_is_told_a_bad_file(capsys: Capture, tmp_path: Path, fresh_cards: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text("[{}]", encoding="utf-8")
    assert main(["cards", "berserk", "--read", str(path)]) == 2
    assert 'card 1 has no "name"; a list of cards is expected' in capsys.readouterr().err
    assert main(["cards", "berserk", "--read", str(tmp_path / "none.json")]) == 2
    assert "There is no such file" in capsys.readouterr().err
    path.write_text("[]", encoding="utf-8")
    assert main(["cards", "archimedes", "--read", str(path)]) == 2
    assert "Archimedes has no card texts to read" in capsys.readouterr().err


def test_the_report_shows_the_tree() -> None:
    text = "При сильном [:atk] по существу противника - ранить атакованное существо на 1-2-3. [:prm]"
    (card,) = report(cards(("Морок", text)), lambda done, of: None)["cards"]
    struck, warded = [one["tree"] for one in card["sentences"]]
    assert struck["trigger"] == {
        "is": "OnAttack",
        "at": {"is": "Described", "traits": [{"is": "Theirs"}], "types": ["creature"], "whose": 0},
        "attacks": ["[:atk]"],
        "strengths": ["strong"],
    }
    (wound,) = struck["ability"]["effects"]
    assert wound["about"] == [
        {"is": "AttackedOf", "which": {"is": "Described", "types": ["creature"], "whose": 0}},
    ]
    assert wound["amount"]["numbers"] == [1, 2, 3]
    assert warded == {"is": "Protection", "attacks": ["magical ability"], "n": 1}
