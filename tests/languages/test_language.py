"""How a language says texts, notes and numbers, and which one is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from kodeks.kernel.errors import BadOption, CutJournal, UnknownGame
from kodeks.kernel.game import game
from kodeks.languages import Language, language, preferred
from kodeks.languages.errors import explain
from kodeks.languages.players import names

LEFT = "{count} cards are left in the draw pile"


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", {0: "cards are", 1: "card is", 2: "cards are", 21: "cards are"}),
        (
            "pl",
            {
                0: "zostało 0 kart",
                1: "została 1 karta",
                2: "zostały 2 karty",
                5: "zostało 5 kart",
                12: "zostało 12 kart",
                21: "zostało 21 kart",
                22: "zostały 22 karty",
                112: "zostało 112 kart",
            },
        ),
        (
            "ru",
            {
                0: "осталось 0 карт",
                1: "осталась 1 карта",
                3: "осталось 3 карты",
                11: "осталось 11 карт",
                21: "осталась 21 карта",
                25: "осталось 25 карт",
                101: "осталась 101 карта",
            },
        ),
    ],
)
def test_numbers_rule_their_nouns(code: str, forms: dict[int, str]) -> None:
    for count, words in forms.items():
        assert words in language(code).of(game("archimedes")).tell(LEFT, {"count": count}, [])


def test_a_negative_number_has_the_form_of_its_size() -> None:
    said = language("pl").of(game("arcanon")).tell("{seat} has {count} Charges", {"seat": 0, "count": -3}, ["Ewa"])
    assert said == "Ewa ma -3 Ładunki"


def test_seats_become_names() -> None:
    args = {"seat": 1, "seat2": 0, "stake": 4}
    said = (
        language("ru").of(game("arcanon")).tell("{seat} judges {seat2}, who declared {stake}", args, ["Ewa", "Bolek"])
    )
    assert said == "Судья: Bolek. Подсудимый: Ewa. Заявка: 4"


def test_words_of_a_game_are_said_in_the_language_and_keep_their_shape() -> None:
    pl = language("pl").of(game("arcanon"))
    assert pl.tell("On the Stack: {effect}", {"effect": "peek B.night3"}, []) == "Na Stosie: Podglądnięcie B.Noc 3"
    assert pl.word("tweak d20-") == "Przekręt k20-"
    assert pl.word("not-initium A.+3") == "Nie-Initium A.+3"
    assert language("en").of(game("arcanon")).word("tweak d20-") == "tweak d20-"


def test_a_name_that_is_also_a_word_stays_a_name() -> None:
    assert language("pl").of(game("arcanon")).tell("{seat} passes", {"seat": 0}, ["roll"]) == "roll pasuje"


def test_equal_names_are_told_apart() -> None:
    players = ["bot:greedy", "Ewa", "bot:greedy", ""]
    assert names(players, language("en")) == ["bot (casual) A", "Ewa", "bot (casual) C", "Player D"]


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ru"}, "ru"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], code: str) -> None:
    assert preferred(environment) == code


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="'de'; there are: en, pl, ru"):
        language("de")


def test_errors_are_said_in_the_language_with_what_went_wrong() -> None:
    error = UnknownGame("no game is called 'chess'")
    assert explain(error, language("en")) == "no game is called 'chess'"
    assert explain(error, language("pl")) == "Nie ma takiej gry (no game is called 'chess')"
    assert explain(CutJournal("cut"), language("ru")).startswith("Журнал обрезан")
    missing = FileNotFoundError(2, "No such file", "game.journal")
    assert explain(missing, language("pl")) == "Nie ma takiego pliku ani folderu: game.journal"


def test_a_game_says_its_own_words_first_and_shares_the_others(tmp_path: Path) -> None:
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    (tmp_path / "pl.po").write_text(f'{head}msgid "Rules"\nmsgstr "Reguły tej gry"\n', encoding="utf-8")
    assert Language("pl", tmp_path).say("Rules") == "Reguły tej gry"
    assert Language("pl", tmp_path).say("Decks") == language("pl").say("Decks") == "Talie"
    assert language("pl").say("Rules") != "Reguły tej gry"
    assert Language("ru", tmp_path).say("Rules") == language("ru").say("Rules")


def test_a_card_is_called_by_its_title_in_the_language() -> None:
    russian = Language("ru", None, {"Ash Falcon": "Пепельный сокол"})
    assert russian.tell("{card}, {others}", {"card": "Ash Falcon", "others": ["Ash Falcon", "Ash"]}, []) == (
        "Пепельный сокол, Пепельный сокол, Ash"
    )
    assert russian != language("ru")


def test_the_language_of_a_game_stays_the_same() -> None:
    """What is made in it can be kept."""
    made = game("archimedes")
    assert language("pl").of(made) == language("pl").of(made)
    assert len({language("pl").of(made), language("pl").of(made), language("ru").of(made)}) == 2


def test_a_bot_is_called_by_its_level_in_the_readers_language() -> None:
    levels = ["bot:novice", "bot:greedy", "bot:search:100ms", "bot:search:1s"]
    assert names(levels, language("en")) == ["bot (beginner)", "bot (casual)", "bot (strong)", "bot (expert)"]
    assert names(levels, language("pl")) == ["bot (początkujący)", "bot (zwyczajny)", "bot (silny)", "bot (mistrz)"]
    assert names(["bot:my.own.Bot"], language("en")) == ["bot (my.own.Bot)"]
