"""Cards belong to a table: what one game knows changes no other, and a journal carries what is not shipped."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kodeks
from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.reading.library import MOST
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadOption, BadPosition, BadText, OtherCards
from kodeks.kernel.game import game as shipped
from kodeks.kernel.replay import replay
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table
from tests.brought import DECK, REEF, played, reef

OTHER = "[1002-2] Unused Diver\n  unit, light, cost 1, capacity 1\n"


def says(table: Table, words: str) -> list[str]:
    (sheet,) = table.game.sheets(words)
    return list(sheet["lines"])


def same(one: Table, other: Table) -> bool:
    return one.state.facts() == other.state.facts() and one.journal() == other.journal()


# --- a game is a value ----------------------------------------------------------------------------------


def test_the_same_title_is_another_card_in_another_game() -> None:
    one, two = (shipped("starwars").with_cards([reef(number)]) for number in (1, 2))
    for game, line in ((one, "draw 1"), (two, "draw 2")):
        (sheet,) = game.sheets("mira")
        assert sheet["lines"][-1].endswith(line)
    assert shipped("starwars").sheets("mira") == []
    with pytest.raises(BadOption, match="set 1001 is not among the known cards"):
        shipped("starwars").table(lightDeck=DECK)


def test_a_file_takes_the_place_of_one_of_its_name() -> None:
    game = shipped("starwars").with_cards([reef(1), CardFile("other.cards", OTHER)]).with_cards([reef(2)])
    assert [file.name for file in game.added] == ["reef.cards", "other.cards"]
    (sheet,) = game.sheets("mira")
    assert sheet["lines"][-1].endswith("draw 2")


def test_a_wrong_text_is_told_and_changes_nothing() -> None:
    game = shipped("starwars").with_cards([reef(1)])
    with pytest.raises(BadText, match=r"^other.cards, line 1, column 2: 1001-2 is Mira Vantress already"):
        game.with_cards([CardFile("other.cards", OTHER.replace("1002", "1001"))])
    assert game.added == (reef(1),)


def test_a_game_without_cards_of_ones_own() -> None:
    archimedes = shipped("archimedes")
    assert archimedes.with_cards([]) is archimedes
    with pytest.raises(BadOption, match="Archimedes has no cards of one's own"):
        archimedes.with_cards([reef(1)])


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_copies_of_a_game_know_the_same(again: Any) -> None:
    game = shipped("starwars").with_cards([reef(2)])
    assert again(game).added == game.added
    assert again(game).sheets("mira") == game.sheets("mira")
    assert again(shipped("arcanon")) is shipped("arcanon")


# --- a table keeps what it uses ---------------------------------------------------------------------------


def test_a_table_keeps_only_what_it_uses() -> None:
    table = played(1, 3, CardFile("other.cards", OTHER))
    (file,) = table.game.added
    assert file.name == "reef.cards"
    assert file.text == "".join(f"{line}\n" for line in reef(1).text.splitlines() if line and not line.startswith("#"))
    assert same(table, played(1)), "other cards on the machine change no game"
    plain: Table = shipped("starwars").with_cards([reef(1)]).table()
    assert plain.game.added == ()


def test_cards_of_one_title_stay_together() -> None:
    """What a card is called depends on the others of its title."""
    twin = CardFile("twin.cards", OTHER.replace("Unused Diver", "Salvage Crew") + OTHER.replace("2-2", "2-3"))
    game = shipped("starwars").with_cards([twin, reef(1)])
    table: Table = game.table(lightDeck=DECK)
    assert table.game.titles(table.game.added[0]) == ["Salvage Crew"]
    assert table.game.read("play Salvage Crew (1001)") != table.game.read("play Salvage Crew")


def test_a_reprint_of_a_shipped_card_changes_only_the_games_that_know_it() -> None:
    printed = shipped("starwars").sheets("1-2")[0]["lines"]
    head = "[1002-2] Luke Skywalker (unique)"
    newer = "\n".join([head, *printed[1:4], "version 2019 errata", "reaction to you refreshing: draw 1"])
    game = shipped("starwars").with_cards([CardFile("promo.cards", newer)])
    table, plain = game.table(seed=1), shipped("starwars").table(seed=1)
    assert says(table, "1-2")[-1] == "reaction to you refreshing: draw 1"
    assert says(plain, "1-2") == printed
    assert table.game.added, "its deck has the card: the journal carries what it says"
    assert same(replay(table.journal()), table)


def test_a_game_under_way_is_not_changed_by_cards_that_others_bring() -> None:
    table = played(1)
    before = table.journal()
    rng, other = Random(5), Random(5)
    twin = replay(before)
    for number in range(2, 9):
        played(number, number)
        position = {"cards": f"[7-2] Mira Vantress\n  unit, light, cost {number}, capacity 1\n"}
        Table(table.game, 2, "1", {}, position | {"hands": {"light": ["Mira Vantress"]}})
        table.play(rng.choice(table.moves()))
        twin.play(other.choice(twin.moves()))
    assert same(table, twin)


def test_positions_side_by_side_bring_cards_of_one_title() -> None:
    def table(cost: int) -> Table:
        cards = f"[7-2] Tide Reader\n  unit, light, cost {cost}, capacity 1\n"
        data = {"cards": cards, "hands": {"light": ["Tide Reader"]}, "turn": 2, "state": "DA"}
        return Scenario("p", {"game": "starwars", "position": data, "step": [{}]}).run()

    cheap, dear = table(0), table(9)
    assert "play Tide Reader" in cheap.moves()
    assert "play Tide Reader" not in dear.moves()
    assert same(replay(cheap.journal()), cheap)
    assert same(replay(dear.journal()), dear)
    with pytest.raises(BadPosition, match="no card is called 'Tide Reader'"):
        shipped("starwars").position({"hands": {"light": ["Tide Reader"]}}, 2, cheap.settled)


def test_a_position_may_use_added_cards() -> None:
    game = shipped("starwars").with_cards([reef(1), CardFile("other.cards", OTHER)])
    table = Table(game, 2, "1", {}, {"play": {"light": ["Salvage Crew"]}})
    assert [table.game.titles(file) for file in table.game.added] == [["Salvage Crew"]]
    assert same(replay(table.journal()), table)


def test_a_state_comes_back_from_a_pickle_with_the_cards_that_were_brought() -> None:
    for state in (played(1).state, Table(shipped("starwars"), 2, "1", {}, {"cards": OTHER}).state):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        again.play(again.moves()[-1])
        assert again.facts() != state.facts()


# --- journals -------------------------------------------------------------------------------------------


def in_a_fresh_process(text: str, folder: Path) -> str:
    """The journal as a process without these cards writes it again."""
    source = str(Path(kodeks.__file__).parents[1])
    code = "import sys, kodeks; sys.stdout.write(kodeks.replay(sys.stdin.read()).journal())"
    env = {**os.environ, "PYTHONPATH": source, "XDG_DATA_HOME": str(folder), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", code], input=text.encode(), env=env, capture_output=True, check=True)
    return done.stdout.decode()


def test_a_journal_carries_its_cards_to_a_fresh_process(tmp_path: Path) -> None:
    one, two = played(1), played(2)
    for table in (one, two):
        assert in_a_fresh_process(table.journal(), tmp_path) == table.journal()
    assert "\nfile reef.cards\n| [1001-1] The Drowned Archive\n|   objective, light, " in one.journal()


@pytest.mark.parametrize(
    ("given", "hashed"),
    [
        ({}, "ceac4da46490"),
        ({"lightDeck": "Rebel starter", "darkDeck": "Navy starter", "ruleset": "EN50"}, "f3c7e8cb471e"),
    ],
)
def test_the_hash_of_shipped_cards_is_that_of_the_first_release(given: dict[str, str], hashed: str) -> None:
    """Or its journals would be refused."""
    text = shipped("starwars").with_cards([reef(1)]).table(seed=1, **given).journal()
    assert f"\ncards {hashed}\n" in text
    assert "\nfile " not in text


def test_the_journals_own_text_is_played_whatever_the_machine_knows() -> None:
    table = played(1)
    again = replay(table.journal(), lambda name: shipped(name).with_cards([reef(2)]))
    assert same(again, table)


def test_a_journal_of_before_is_played_with_the_cards_of_the_machine() -> None:
    """It carries none."""
    table = played(1)
    lines = [line for line in table.journal().splitlines() if not line.startswith(("file ", "| "))]
    before = "\n".join(lines) + "\n"
    assert same(replay(before, lambda name: shipped(name).with_cards([reef(1)])), table)
    with pytest.raises(BadOption, match="set 1001 is not among the known cards"):
        replay(before)
    with pytest.raises(OtherCards, match=r"other cards of Star Wars.*: .*The Drowned Archive, Mira Vantress, Salvage"):
        replay(before, lambda name: shipped(name).with_cards([reef(2)]))


def test_another_text_in_the_journal_is_noticed() -> None:
    text = played(1).journal()
    with pytest.raises(OtherCards, match=r"the text of one of these is another: .*Mira Vantress"):
        replay(text.replace("draw 1", "draw 2", 1))
    with pytest.raises(BadText, match=r"reef\.cards, line 5, column"):
        replay(text.replace("draw 1", "drwa 1", 1))
    plain = shipped("starwars").table(seed=1).journal()
    with pytest.raises(OtherCards, match="those of this release differ"):
        replay(plain.replace("cards ", "cards 0", 1))


# --- this machine ---------------------------------------------------------------------------------------


def test_import_kodeks_knows_the_cards_that_were_kept(fresh_cards: Path) -> None:
    folder = fresh_cards / "data" / "kodeks" / "cards" / "starwars"
    folder.mkdir(parents=True)
    assert kodeks.game("starwars").sheets("mira") == []
    (folder / "reef.cards").write_text(REEF.format(number=1), encoding="utf-8")
    assert kodeks.game("starwars").sheets("mira")
    table: Table = kodeks.game("starwars").table(seed=3, lightDeck=DECK)
    (folder / "reef.cards").unlink()
    assert kodeks.game("starwars").sheets("mira") == []
    assert same(kodeks.replay(table.journal()), table)
    assert says(table, "mira")


def test_a_kept_file_that_is_wrong_is_told_and_breaks_nothing(fresh_cards: Path) -> None:
    folder = fresh_cards / "data" / "kodeks" / "cards" / "starwars"
    folder.mkdir(parents=True)
    (folder / "a.cards").write_text("[1003-2] Old Words\n  unit, light, cost 1, capacity 1\n  action: dance\n")
    (folder / "reef.cards").write_text(REEF.format(number=1), encoding="utf-8")
    with pytest.warns(UserWarning, match=r"the cards of .*a\.cards are left out: a\.cards, line 3, column 11"):
        assert kodeks.game("starwars").sheets("mira")


# --- memory ---------------------------------------------------------------------------------------------


def test_cards_that_are_brought_do_not_stay_for_ever() -> None:
    def catalogues() -> int:
        gc.collect()
        return sum(isinstance(thing, Catalogue) for thing in gc.get_objects())

    for number in range(2 * MOST):
        shipped("starwars").with_cards([CardFile("mine.cards", OTHER.replace("Diver", f"Diver {number}."))])
    assert catalogues() <= MOST + 2, "the remembered ones, and the shipped"
