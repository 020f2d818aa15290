"""`kodeks cards`: a card with its errata and rules, and cards of one's own, kept for every later command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kodeks
from kodeks.cli import main
from tests.play import with_our_sets

Capture = pytest.CaptureFixture[str]

REEF = """
# a set of our own
[1001-1] The Drowned Archive
  objective, light, resources 1, capacity 5
  reaction to you refreshing: may heal 1 from target own unit

[1001-2] Mira Vantress (unique)
  unit, light, cost 3, Force 2, icons UD1 BD1 e[T1], capacity 3
  traits Character, Diver
  reaction to this entering play: draw 1

[1001-3] [1001-4] Salvage Crew
  unit, light, cost 2, Force 1, icons UD1 e[BD1], capacity 2
  always while committed: this cannot be damaged

[1001-5] Sudden Swell
  event, light, cost 1, Force 2
  interrupt to damage to a friendly Diver unit: prevent 2 of it

[1001-6] Undertow
  fate, light, Force 1, priority 4
  fate if you attack: focus 1 on target enemy participating unit
"""
DECK = "lightDeck=Jedi: 1 1 2 2 3 3 5 5 1001 1001"


@pytest.fixture(autouse=True)
def place(fresh_cards: Path) -> Path:
    return fresh_cards


@pytest.fixture
def folder(place: Path) -> Path:
    """Where cards are kept."""
    return place / "data" / "kodeks" / "cards" / "starwars"


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def add(capsys: Capture, place: Path, text: str, name: str = "reef.cards") -> tuple[int, str, str]:
    (place / name).write_text(text, encoding="utf-8")
    return run(capsys, "cards", "starwars", "--add", str(place / name))


def as_json(capsys: Capture, *argv: str) -> Any:
    code, out, _ = run(capsys, *argv, "--json")
    assert code == 0
    return json.loads(out)


# --- looking a card up --------------------------------------------------------------------------------


def test_a_card_as_one_would_type_it_in(capsys: Capture) -> None:
    code, out, err = run(capsys, "cards", "starwars", "luke")
    assert (code, err) == (0, "")
    assert out.splitlines()[:6] == [
        "",
        "[1-2 0092] Luke Skywalker (unique)",
        "  unit, light, Jedi, cost 4, Force 3, icons UD2 BD1 e[BD1], capacity 3",
        "  traits Character, Force User",
        "  keywords Targeted Strike",
        "  reaction to the opponent's turn beginning: unfocus 1 from this",
    ]


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (["jedi", "lightsaber"], ["  host: Force User/Force Sensitive unit", "  always: +UD1 +BD1 to host"]),
        (["dagobah", "grounds"], ["  keywords Limited", "  host: play area"]),
        (["trench run"], ["  host: the dial"]),
        (["4-1"], ["  objective, light, Jedi, resources 2, capacity 4, Jedi only"]),
        (["gamor run"], ["  objective, light, Smugglers and Spies, resources 1, capacity 5, one per deck"]),
        (["heat", "light"], ["  fate, light, Force 2, priority 5", "  In moves and scenarios: Heat of Battle (light)"]),
        (["Twi'lek", "Loyalist"], ["[1-3 0015] [4-4 0015] Twi'lek Loyalist"]),
        (["Yoda,", "You"], ["[112-5 0570] Yoda, You Seek Yoda"]),
    ],
)
def test_what_stands_on_a_card(capsys: Capture, words: list[str], lines: list[str]) -> None:
    code, out, _ = run(capsys, "cards", "starwars", *words)
    assert code == 0
    assert out.count("\n\n") == 0, "one card"
    for line in lines:
        assert line in out.splitlines()


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (["tidewatch"], ["  keywords Edge 1, Protect objective"]),
        (["902-3"], ["  keywords Pilot 1", "  always while attached: +T1 to host"]),
        (["ashen"], ["  keywords Influence"]),
    ],
)
def test_what_stands_on_an_added_card(capsys: Capture, place: Path, words: list[str], lines: list[str]) -> None:
    assert run(capsys, "cards", "starwars", *words)[0] == 1
    (ours,) = with_our_sets("starwars").added
    assert add(capsys, place, ours.text)[0] == 0
    test_what_stands_on_a_card(capsys, words, lines)


def test_errata_and_rules_on_a_card(capsys: Capture) -> None:
    code, out, _ = run(capsys, "cards", "starwars", "120-2")
    assert code == 0
    assert "\n  Corrected (SWC-ERR-0605, FAQ 2.2 (2014)). Printed: Its Reaction does not leave\n" in out
    assert 'other than "Twist of Fate": attach it to this\n' in out
    assert "\n  SWC-ERR-0605: Admiral Piett has a Reaction" in out
    polish = run(capsys, "cards", "starwars", "120-2", "--lang", "pl")[1]
    assert "\n  Poprawiona (SWC-ERR-0605, FAQ 2.2 (2014)). W druku: " in polish
    assert "\n  SWC-ERR-0605: Admirał Piett ma Reakcję" in polish


def test_rulings_on_a_card_and_not_on_another_with_a_longer_title(capsys: Capture) -> None:
    (trench,) = as_json(capsys, "cards", "starwars", "trench run")
    assert {"SWC-EXT-Q12", "SWC-D-38"} <= set(trench["rules"])
    sheets = {sheet["name"]: sheet for sheet in as_json(capsys, "cards", "starwars", "Interrogation")}
    assert set(sheets) == {"Interrogation", "Interrogation Droid", "Cruel Interrogations"}
    book = kodeks.game("starwars").rulebook
    for clause in sheets["Interrogation"]["rules"]:
        assert "Interrogation" in book[clause].text("en").replace("Interrogation Droid", "").replace(
            "Interrogations", ""
        )


def test_cards_as_json(capsys: Capture) -> None:
    (sheet,) = as_json(capsys, "cards", "starwars", "black squadron pilot")
    assert sheet["name"] == sheet["title"] == "Black Squadron Pilot"
    assert sheet["prints"] == ["21-4 (0017)"]
    assert sheet["lines"][0] == "[21-4 0017] Black Squadron Pilot"
    assert sheet["lines"][-1] == "always while attached: +UD1 +BD1 to host"
    assert sheet["lines_en50"] == []
    assert [(one["clause"], one["document"]) for one in sheet["errata"]] == [("SWC-EXT-ERR", "FAQ 3.0")]
    assert "SWC-D-79" in sheet["rules"]


def test_several_cards(capsys: Capture) -> None:
    assert len(as_json(capsys, "cards", "starwars", "yoda")) == 3
    assert run(capsys, "cards", "starwars", "yoda")[1].count("\n\n") == 2


def test_an_unknown_card(capsys: Capture) -> None:
    code, out, _ = run(capsys, "cards", "starwars", "Mira", "Vantress")
    assert (code, out) == (1, "No card has these words: Mira Vantress\n")
    assert run(capsys, "cards", "starwars", "...")[0] == 1
    assert run(capsys, "cards", "starwars", "x", "--json")[1] != ""
    code, out, _ = run(capsys, "cards", "starwars", "Mira", "--json")
    assert (code, json.loads(out)) == (1, [])


def test_no_words(capsys: Capture) -> None:
    code, out, err = run(capsys, "cards", "starwars")
    assert (code, out) == (2, "")
    assert "say which card: kodeks cards starwars and words of its title" in err


def test_a_game_without_cards(capsys: Capture, place: Path) -> None:
    assert run(capsys, "cards", "archimedes", "seven")[:2] == (1, "No card has these words: seven\n")
    (place / "mine.cards").write_text(REEF, encoding="utf-8")
    code, out, err = run(capsys, "cards", "archimedes", "--add", str(place / "mine.cards"))
    assert (code, out) == (2, "")
    assert "Archimedes has no cards of one's own" in err
    assert not (place / "data").exists()
    assert "no game is called 'chess'" in run(capsys, "cards", "chess", "king")[2]


# --- adding cards ---------------------------------------------------------------------------------------


def test_added_cards_are_kept_and_known(capsys: Capture, place: Path, folder: Path) -> None:
    said = "6 cards are kept; every game on this machine knows them.\n"
    assert add(capsys, place, REEF.replace("[1001-3] [1001-4]", "[1001-3]") + SIXTH) == (0, said, "")
    assert (folder / "reef.cards").is_file()
    assert "[1001-2] Mira Vantress (unique)" in run(capsys, "cards", "starwars", "mira")[1]


SIXTH = (
    "\n[1001-4] Diving Bell\n  enhancement, light, cost 1\n  host: own Character unit\n  always: +1 capacity to host\n"
)


def test_a_deck_with_added_cards_is_played(capsys: Capture, place: Path) -> None:
    arena = ["arena", "starwars", "random", "random", "--games", "1", "--option", DECK, "--json"]
    code, _, err = run(capsys, *arena)
    assert code == 2
    assert "set 1001 is not among the known cards" in err
    assert add(capsys, place, REEF)[0] == 0
    code, out, _ = run(capsys, *arena, "--journals", str(place / "journals"))
    assert code == 0
    assert json.loads(out)["played"] == 1
    (journal,) = (place / "journals").iterdir()
    assert run(capsys, "replay", str(journal))[0] == 0


def test_another_process_knows_them(capsys: Capture, place: Path) -> None:
    assert add(capsys, place, REEF)[0] == 0
    source = str(Path(kodeks.__file__).parents[1])
    command = [sys.executable, "-m", "kodeks", "cards", "starwars", "salvage crew", "--json"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": source}, capture_output=True, check=True)
    (sheet,) = json.loads(done.stdout)
    assert sheet["prints"] == ["1001-3", "1001-4"]


def test_adding_as_json_and_in_polish(capsys: Capture, place: Path) -> None:
    (place / "reef.cards").write_text(REEF, encoding="utf-8")
    command = ["cards", "starwars", "--add", str(place / "reef.cards")]
    assert as_json(capsys, *command) == {"kept": 5}
    assert run(capsys, *command, "--lang", "pl")[1].startswith("Zachowano 5 kart;")


def test_a_bad_file_is_not_kept(capsys: Capture, place: Path, folder: Path) -> None:
    code, out, err = add(capsys, place, REEF.replace("draw 1", "drwa 1"))
    assert (code, out) == (2, "")
    first, line, caret = err.splitlines()
    assert first.startswith("kodeks: reef.cards, line 10, column 35: 'drwa' begins no effect; one begins with: ")
    assert line == "    reaction to this entering play: drwa 1"
    assert line[caret.index("^") :] == "drwa 1"
    assert not folder.exists()
    assert run(capsys, "cards", "starwars", "mira")[0] == 1


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "mine.cards holds no card"),
        (b"# nothing yet\n", "mine.cards holds no card"),
        (b"\xff\xfe[\x001\x00", "This is not a text file"),
        (b"dear diary\n", "a card begins with its place"),
        (b"[1-2] Impostor\n  unit, light, cost 1, capacity 1\n", "1-2 is Luke Skywalker already, and now Impostor"),
        (None, "There is no such file or folder"),
    ],
)
def test_files_without_good_cards(capsys: Capture, place: Path, folder: Path, content: bytes | None, says: str) -> None:
    if content is not None:
        (place / "mine.cards").write_bytes(content)
    code, out, err = run(capsys, "cards", "starwars", "--add", str(place / "mine.cards"))
    assert (code, out) == (2, "")
    assert says in err
    assert not folder.exists()
    assert "This is a folder" in run(capsys, "cards", "starwars", "--add", str(place))[2]


def test_a_file_that_is_added_again_takes_the_place_of_the_old_one(capsys: Capture, place: Path, folder: Path) -> None:
    other = REEF.replace("1001", "1002").replace("Archive", "Vault").replace("Mira", "Nola").replace("Crew", "Gang")
    other = other.replace("Sudden", "Slow").replace("Undertow", "Eddy")
    assert add(capsys, place, REEF)[0] == 0
    assert add(capsys, place, other, "other.cards")[0] == 0
    assert add(capsys, place, REEF)[0] == 0, "the same once more"
    for _ in range(2):
        assert add(capsys, place, REEF.replace("draw 1", "draw 2"))[0] == 0
        assert "entering play: draw 2" in run(capsys, "cards", "starwars", "mira")[1]
        assert run(capsys, "cards", "starwars", "nola")[0] == 0
        assert add(capsys, place, REEF.replace("1001-2", "1002-2"))[0] == 2, "a place of the other file"
    assert "entering play: draw 2" in run(capsys, "cards", "starwars", "mira")[1]
    assert sorted(file.name for file in folder.iterdir()) == ["other.cards", "reef.cards"]


def test_a_file_of_any_name_is_kept_as_cards(capsys: Capture, place: Path, folder: Path) -> None:
    (place / "reef.txt").write_bytes(b"\xef\xbb\xbf" + REEF.strip().encode())  # the mark of some editors
    assert run(capsys, "cards", "starwars", "--add", str(place / "reef.txt"))[0] == 0
    assert [file.name for file in folder.iterdir()] == ["reef.cards"]
    assert run(capsys, "cards", "starwars", "mira")[0] == 0


def test_a_kept_file_that_is_no_longer_right_is_told_and_left_out(capsys: Capture, place: Path, folder: Path) -> None:
    assert add(capsys, place, REEF)[0] == 0
    (folder / "a.cards").write_text("[1003-2] Old Words\n  unit, light, cost 1, capacity 1\n  action: dance\n")
    (folder / "b.cards").write_bytes(b"\xff\xfe")
    code, out, err = run(capsys, "cards", "starwars", "mira")
    assert (code, out.splitlines()[1]) == (0, "[1001-2] Mira Vantress (unique)")
    assert f"kodeks: The cards of {folder / 'a.cards'} are left out. a.cards, line 3, column 11: 'dance'" in err
    assert f"kodeks: The cards of {folder / 'b.cards'} are left out. This is not a text file" in err
    assert add(capsys, place, "[1003-2] New Words\n  unit, light, cost 1, capacity 1\n", "a.cards")[0] == 0
    assert run(capsys, "cards", "starwars", "new words")[0] == 0


def test_texts_that_differ_between_the_faqs_are_both_shown(capsys: Capture, place: Path) -> None:
    card = "[1004-2] Keeper\n  unit, light, cost 1, capacity 1\n"
    add(capsys, place, f"{card}  version 2012\n  action: draw 1\n  version 2014 Polish\n  action: draw 2\n")
    code, out, _ = run(capsys, "cards", "starwars", "keeper")
    assert code == 0
    assert out.splitlines()[1:] == [
        "[1004-2] Keeper",
        "  unit, light, cost 1, capacity 1",
        "  action: draw 2",
        "  By the ruleset EN50:",
        "[1004-2] Keeper",
        "  unit, light, cost 1, capacity 1",
        "  action: draw 1",
    ]


# cards whose texts are read

TOWER = """[1] Tower Guard
lives: 8
strike: 1-2-3
en: Armour 1. Paladin.
"""


def test_what_each_sentence_of_a_file_was_understood_as(capsys: Capture, place: Path) -> None:
    file = place / "tower.cards"
    file.write_text(TOWER, encoding="utf-8")
    code, out, _ = run(capsys, "cards", "berserk", "--read", str(file))
    assert (code, out.splitlines()) == (
        0,
        [
            "Tower Guard",
            "  Armour 1",
            "   =  armour 1 BRS-KW-bronya",
            "  Paladin",
            "   =  paladin",
            "      No rule explains this word: it does nothing.",
            "  This card is understood and can be played.",
        ],
    )
    (card,) = as_json(capsys, "cards", "berserk", "--read", str(file))
    assert [sentence["means"] for sentence in card["sentences"]] == ["armour 1", "paladin"]
    assert "=  броня 1" in run(capsys, "cards", "berserk", "--read", str(file), "--lang", "ru")[1]


def test_what_is_not_understood_is_pointed_at_and_not_kept(capsys: Capture, place: Path, folder: Path) -> None:
    file = place / "tower.cards"
    file.write_text(TOWER.replace("Paladin", "[:tap]: heal a chosen tower by 2"), encoding="utf-8")
    code, out, _ = run(capsys, "cards", "berserk", "--read", str(file))
    lines = out.splitlines()
    at = lines.index("  [:tap]: heal a chosen tower by 2")
    assert code == 1
    assert lines[at][lines[at + 1].index("^") :] == "tower by 2"
    assert any("known: heal {cards} by {amount}" in line for line in lines)
    assert lines[-1] == "  Not all of this card is understood: it is not played."
    assert run(capsys, "cards", "berserk", "--add", str(file))[0] == 2
    assert run(capsys, "cards", "berserk", "tower guard")[0] == 1


def test_own_cards_of_berserk_are_kept_and_found(capsys: Capture, place: Path) -> None:
    file = place / "tower.cards"
    file.write_text(TOWER, encoding="utf-8")
    assert run(capsys, "cards", "berserk", "--add", str(file))[:2] == (
        0,
        "1 card is kept; every game on this machine knows it.\n",
    )
    code, out, _ = run(capsys, "cards", "berserk", "tower guard")
    assert code == 0
    assert out.splitlines()[1] == "[1] Tower Guard"
    assert "BRS-KW-bronya" in out


def test_a_game_without_card_texts_says_so(capsys: Capture, place: Path) -> None:
    (place / "tower.cards").write_text(TOWER, encoding="utf-8")
    code, _, err = run(capsys, "cards", "starwars", "--read", str(place / "tower.cards"))
    assert (code, "Star Wars: The Card Game has no card texts to read" in err) == (2, True)
