"""Cards of one's own: what a file may say, whose they are, and how people find them."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from kodeks.games.berserk.cards.cardfile import LONGEST
from kodeks.games.berserk.sheet import lines
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadOption, BadPosition, BadText
from kodeks.kernel.game import game
from kodeks.kernel.replay import replay
from kodeks.kernel.table import Table

BERSERK = game("berserk")
GUARD = """# of the old tower
[T1] Tower Guard
name.ru: Страж башни
type: creature
element: steppes
cost: 3 silver
class: watchman
movement: 1
lives: 7
strike: 1-2-3
en: Armour {n}.

[T2] Tower
type: artifact
element: neutral
cost: 2 silver
lives: 9
"""
DECK = "3 Tower Guard, 3 Spark Watchman, 3 Ash Shieldman, 3 Crucible Archer, 3 Outpost Cutter, 3 Censer-Swinger, "
DECK += "3 Denouncer, 3 Forge Hammerman, 3 Sister of the Lamp, 3 Headsman"


def guard(n: int = 1, name: str = "tower.cards") -> CardFile:
    return CardFile(name, GUARD.format(n=n))


def says(made: object, words: str) -> list[str]:
    (sheet,) = made.sheets(words)  # type: ignore[attr-defined]
    return list(sheet["lines"])


def test_a_game_with_the_cards_is_another_game() -> None:
    one, two = (BERSERK.with_cards([guard(n)]) for n in (1, 2))
    assert says(one, "tower guard")[-1] == "en: Armour 1."
    assert says(two, "страж башни")[-1] == "en: Armour 2."
    assert says(two, "T1") == says(two, "tower guard")
    assert BERSERK.sheets("tower guard") == []
    assert one.with_cards([guard(2)]).added == (guard(2),), "a file takes the place of one of its name"
    assert one.with_cards([guard(1)]) is one


def test_the_sheet_of_a_card_is_what_one_types_in() -> None:
    made = BERSERK.with_cards([guard()])
    text = "\n".join([*says(made, "tower guard"), *says(made, "T2")])
    assert text.splitlines() == [line for line in GUARD.format(n=1).splitlines() if line and not line.startswith("#")]
    again = BERSERK.with_cards([CardFile("again.cards", text)])
    assert says(again, "tower guard") == says(made, "tower guard")


def test_the_sheet_names_the_rules_of_its_words() -> None:
    (sheet,) = BERSERK.with_cards([guard()]).sheets("tower guard")
    assert sheet["rules"] == ["BRS-KW-bronya"]


def test_every_shipped_card_can_be_typed_in_again() -> None:
    shipped = BERSERK.catalogue().kinds  # type: ignore[attr-defined]
    assert len(shipped) == 52
    for kind in shipped:
        text = "\n".join(lines(kind)).replace(kind.name, f"Another {kind.name}", 1)
        facts = [line for line in text.splitlines() if line.partition(":")[0] not in ("en", "ru")]
        assert BERSERK.titles(CardFile("a.cards", "\n".join(facts))) == [f"Another {kind.name}"]


def test_a_card_has_its_title_in_each_language() -> None:
    made = BERSERK.with_cards([guard()])
    assert made.titles_in("ru")["Tower Guard"] == "Страж башни"
    assert made.titles_in("ru")["Ash Falcon"] == "Пепельный сокол"
    assert "Tower Guard" not in made.titles_in("pl")
    assert made.titles_in("pl")["Ash Falcon"] != "Ash Falcon"
    assert not made.titles_in("en")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[1] Ash Falcon\ntype: flyer\nlives: 3\n", "line 1, column 5: another card is called Ash Falcon"),
        ("[1] Orc\nlives: 3\n[2] Orc\nlives: 3\n", "line 3, column 5: another card is called Orc"),
        ("[1] Orc, the first\n", "line 1, column 5: a name begins with a letter"),
        ("[1] 2 Orcs\n", "line 1, column 5: a name begins with a letter"),
        (f"[1] {'Orc' * 30}\n", "line 1, column 5: a name begins with a letter"),
        ("type: creature\n", "line 1, column 7: a card begins with its name"),
        ("[1] Orc\ntype: giant\n", "line 2, column 7: a card is one of: creature, flyer"),
        ("[1] Orc\nlives: 100\n", "line 2, column 8: a number up to 99 is expected"),
        ("[1] Orc\nlives: ²\n", "line 2, column 8: a number up to 99 is expected"),
        ("[1] Orc\ntype: creature\n", "line 1, column 5: creatures and artifacts have lives"),
        ("[1] Orc\ntype: terrain\nlives: 3\n", "line 1, column 5: terrain and equipment have no lives"),
        ("[1] Orc\ntype: artifact\nlives: 3\nstrike: 1-1-1\n", "line 1, column 5: only creatures strike"),
        ("[1] Orc\ntype: flyer\nlives: 3\nmovement: 1\n", "line 1, column 5: only creatures on the ground"),
        (f"[1] Orc\nen: {'armour ' * 100}\n", f"line 2, column 5: a text has up to {LONGEST} letters"),
        ("[1] Orc\nlives: 3\nen: Armour 1. Dances well.\n", "line 3, column 15: "),
    ],
)
def test_a_wrong_line_is_told_with_its_place(text: str, place: str) -> None:
    with pytest.raises(BadText) as told:
        BERSERK.with_cards([CardFile("mine.cards", text)])
    assert str(told.value).startswith(f"mine.cards, {place}")
    with pytest.raises(BadPosition):
        Table(BERSERK, 2, "1", {}, {"cards": text, "play": {"A": ["c3 Headsman"], "B": ["c4 Headsman"]}})


def test_a_journal_carries_the_cards_of_its_decks_and_no_others() -> None:
    made = BERSERK.with_cards([guard(2)])
    table: Table = made.table(seed=3, deckA=DECK)
    rng = Random(3)
    for _ in range(40):
        table.play(rng.choice(table.moves()))
    again = replay(table.journal())
    assert again.state.facts() == table.state.facts()
    (file,) = again.game.added
    assert again.game.titles(file) == ["Tower Guard"]
    assert "old tower" not in file.text
    assert says(again.game, "tower guard")[-1] == "en: Armour 2."
    with pytest.raises(BadOption, match="Tower Guard is not among the known cards"):
        BERSERK.table(deckA=DECK)
    assert not made.table(seed=3).game.added, "it plays without them"


def test_other_processes_know_the_same() -> None:
    made = BERSERK.with_cards([guard()])
    assert pickle.loads(pickle.dumps(made)).added == made.added


def test_the_hash_of_the_cards_is_that_of_their_texts() -> None:
    options = BERSERK.with_cards([guard()]).settle(2, {"deckA": DECK})
    hashes = {BERSERK.with_cards([guard(n)]).cards_hash(options) for n in (1, 2)}
    assert len(hashes) == 2


def test_no_card_holds_a_part_of_another() -> None:
    """What one table's cards are made of belongs to nobody else."""
    one, two = (BERSERK.with_cards([guard(n)]).catalogue() for n in (1, 2))  # type: ignore[attr-defined]
    homes = [part.home for cards in (one, two) for kind in cards.kinds for part in kind.parts]
    assert homes == [kind for cards in (one, two) for kind in cards.kinds for _ in kind.parts]
    parts = [id(part) for cards in (one, two) for kind in cards.kinds for part in kind.parts]
    assert len(parts) == len(set(parts))
    assert all(part.home is not None for kind in one.kinds for feature in kind.features for part in feature.inner())


# what was understood

STRANGE = """[1] Башенный страж
lives: 8
strike: 1-2-3
ru: Броня 1. [:tap]: выстрел на 1-2-2, дальность 3. При [:atk] - атакованное существо танцует. Паладин.
"""


def test_each_sentence_is_said_in_the_language_of_who_asks() -> None:
    for code, said in (("en", "armour 1"), ("ru", "броня 1"), ("pl", "armour 1")):
        (card,) = BERSERK.understand(STRANGE, code)
        armour, shot, dance, paladin = card["sentences"]
        assert armour["means"] == said
        assert armour["rules"] == ["BRS-KW-bronya"]
        assert shot["text"] == "[:tap]: выстрел на 1-2-2, дальность 3"
        assert not shot["inert"]
        assert paladin["inert"]
        assert card["understood"] == "partly"
        assert "means" not in dance
    assert BERSERK.understand(STRANGE, "en")[0]["sentences"][1]["means"] == "[:tap]: shot 1-2-2, range 3"


def test_what_is_not_understood_is_told_with_its_place_and_known_wordings() -> None:
    dance = BERSERK.understand(STRANGE, "ru")[0]["sentences"][2]
    assert dance["text"][dance["column"] - 1 :] == "танцует"
    assert dance["unknown"] == "{cards} танцует"
    assert dance["nearest"]
    assert not any("@" in wording or ":" in wording for wording in dance["nearest"])


def test_a_text_that_its_card_could_never_follow_is_not_understood() -> None:
    text = "[1] Column\ntype: artifact\nlives: 3\nen: Parasite.\n"
    (card,) = BERSERK.understand(text, "en")
    with pytest.raises(BadText) as told:
        BERSERK.with_cards([CardFile("a.cards", text)])
    assert card["sentences"][0]["problem"] == told.value.what


def test_a_card_without_a_text_is_understood() -> None:
    assert BERSERK.understand("[1] Orc\nlives: 3\n", "en") == [
        {"name": "Orc", "understood": "whole", "inert": False, "sentences": []}
    ]


def test_a_name_that_is_taken_is_told() -> None:
    with pytest.raises(BadText, match="line 1, column 5: another card is called Ash Falcon"):
        BERSERK.understand("[1] Ash Falcon\ntype: flyer\nlives: 3\n", "en")
