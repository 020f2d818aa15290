"""Berserk at the terminal: the battlefield, squads, what a strike may come to, and nothing that is hidden."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from kodeks.games.berserk.face import terminal as berserk
from kodeks.games.berserk.face.terminal.pieces import short
from kodeks.kernel.game import game
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.terminal.sitting import Setup, Sitting
from terminal.table import Driver, sit

NAMES = ["Ewa", "Bolek"]
WIDTHS = (40, 47, 59, 72)  # what is left for the board of 80 to 120 columns
CARDS = """
[1] Old Guard
type: creature
element: fire
cost: 3 silver
movement: 2
lives: 6
strike: 1-2-3

[2] Grey Hawk
type: flyer
element: forests
cost: 5 gold
lives: 4
strike: 1-1-2

[3] Tick
type: symbiote
element: swamps
cost: 2 silver
lives: 3
strike: 0-1-1

[4] Tower
type: artifact
element: neutral
cost: 2 silver
lives: 9
"""
PLAY = {
    "A": ["c3 Old Guard; wounds 4; chips 2", "c3+ Tick", "b1 Old Guard; closed", "z Grey Hawk; closed"],
    "B": ["c4 Old Guard; wounds 3", "d6 Old Guard; hidden", "e6 Tower", "z Grey Hawk"],
}


def placed(**changed: Any) -> Table:
    return Table(game("berserk"), 2, "4", {}, {"turn": 1, "cards": CARDS, "play": PLAY} | changed)


def seated(table: Table) -> Sitting:
    """A person against a bot."""
    table.players[:] = ["Ewa", "bot:random"]
    return Sitting(table)


def drawn(table: Table, seat: int | None, code: str = "en", width: int = 72) -> str:
    return berserk.draw(table.view(seat), NAMES, language(code).of(table.game), width, table.game).plain


def rows(text: str) -> list[str]:
    """The lines that begin with the number of a row."""
    return [line for line in text.splitlines() if line[:2].strip() and line[0] in "123456"]


def foreseen(table: Table, move: str, code: str = "en") -> str:
    return berserk.foresee(table.view(table.turn), move, language(code).of(table.game), table.game).plain


# the battlefield


def test_the_own_half_is_below_for_both_and_for_spectators() -> None:
    table = placed()
    for seat, order, columns in ((0, "654321", "abcde"), (1, "123456", "edcba"), (None, "654321", "abcde")):
        text = drawn(table, seat)
        assert [line[0] for line in rows(text)] == list(order)
        assert "".join(next(line for line in text.splitlines() if line.split() == list(columns)).split()) == columns
    second = placed(first="B", play={"A": ["c4 Old Guard"], "B": ["c3 Old Guard"]})
    assert [line[0] for line in rows(drawn(second, 0))] == list("123456"), "the Second player's half"


def test_a_card_tells_whose_it_is_how_it_lies_and_its_numbers() -> None:
    text = drawn(placed(), 0).splitlines()
    row = next(at for at, line in enumerate(text) if line.startswith("3 "))
    assert "▲Old Guard" in text[row]
    assert "1-2-3 ♥2/6" in text[row + 1]
    assert "»2 ●2 +1" in text[row + 2]
    assert any("▼Old Guard" in line for line in rows("\n".join(text)) if line[0] == "4")
    assert any("△Old Guard" in line for line in rows("\n".join(text)) if line[0] == "1")
    below = drawn(placed(), 0)
    assert "z1 △Grey Hawk 1-1-2 ♥4/4" in below
    assert "z2 ▼Grey Hawk 1-1-2 ♥4/4" in below
    assert "c3+1 ▲Tick 0-1-1 ♥3/3" in below
    assert "♥9/9" in below, "an artifact has no strike"


def test_where_a_card_may_go_is_marked() -> None:
    marked = {line[0]: line.count("○") for line in rows(drawn(placed(), 0))}
    assert marked["3"] == 2
    assert marked["2"] == 1
    assert sum(marked.values()) == 3
    assert "○" not in drawn(placed(), 1)


def test_a_card_that_is_face_down_shows_its_back_to_the_other_side_only() -> None:
    table = placed()
    assert "▼▒▒▒" in drawn(table, 0)
    assert "▒▒▒" not in drawn(table, 1)
    assert "▼▒▒▒" in drawn(table, None)


def test_states_are_told_in_words() -> None:
    play = {"A": ["c3 Old Guard; with armour 2; with curse until the end of turn 5"], "B": ["c4 Old Guard"]}
    table = placed(play=play)
    assert "c3 Old Guard: armour 2, curse (to the end of turn 5)" in drawn(table, 0)
    assert "броня 2" in drawn(table, 0, "ru")
    assert "pancerz 2" in drawn(table, 0, "pl")


def test_graves_and_decks() -> None:
    table = placed(graves={"A": ["Tick", "Tower"]}, decks={"A": ["Old Guard", "Old Guard"]})
    assert "▶ A Ewa (First player) · deck 2 · graveyard 2: Tower · Tick" in drawn(table, 0)
    assert "─ B Bolek (Second player) · deck 0\n" in drawn(table, 0)


@pytest.mark.parametrize(
    ("title", "width", "said"),
    [
        ("Tick", 7, "Tick"),
        ("Spark Watchman", 14, "Spark Watchman"),
        ("Spark Watchman", 8, "Spa.Watc"),
        ("Hungry Page", 9, "Hung.Page"),
        ("Bellringer of Blight", 8, "Bellrin…"),
        ("Голодный паж", 8, "Голо.паж"),
        ("Moonless Sovereign", 13, "Moonle.Sovere"),
    ],
)
def test_short_names(title: str, width: int, said: str) -> None:
    assert short(title, width) == said
    assert len(said) <= width


# what a move would do


def test_the_odds_of_a_strike() -> None:
    """BRS-ATK-16; the target has 3 lives left."""
    told = "1 wound 33 % · 2 wounds 22 % · 3 wounds † 11 % · both miss 17 % · strikes back by 1 17 %"
    assert foreseen(placed(), "strike c3 c4") == told
    closed = placed(play={"A": ["c3 Old Guard"], "B": ["c4 Old Guard; closed"]})
    assert foreseen(closed, "strike c3 c4") == "1 wound 50 % · 2 wounds 33 % · 3 wounds 17 %"
    assert foreseen(placed(), "strike c3 c4", "pl").startswith("1 rana 33 % · 2 rany 22 %")


def test_what_is_declared_is_told_with_its_odds() -> None:
    table = placed()
    table.play("strike c3 c4")
    text = drawn(table, 1)
    assert "Stack 1: Old Guard (A) simple strike 1-2-3 → c4 Old Guard\n  1 wound 33 %" in text


def test_the_last_throw() -> None:
    table = placed(play={"A": ["c3 Old Guard", "a1 Old Guard"], "B": ["c4 Tower", "e6 Old Guard"]})
    table.play("strike c3 c4")
    while table.view(0)["table"]["stack"]:
        table.play("pass")
    number = table.view(0)["table"]["dice"][0]["number"]
    assert f"Old Guard: attack {number}" in drawn(table, 0)


def test_a_card_is_read_in_the_language() -> None:
    made = game("berserk")
    russian = berserk.card("Ash Falcon", language("ru").of(made), made).plain
    assert russian.startswith("Пепельный сокол  Ash Falcon\n")
    assert "\nлетающее существо · силы огня\n" in russian
    assert "[:" not in russian
    english = berserk.card("Spark Watchman", language("en").of(made), made).plain
    assert english.startswith(
        "Spark Watchman\ncreature · forces of fire · watchman\n3 silver 1-2-2 ♥7 »1\n\nFormation: armour 1."
    )


# before the battle


def at_phase(phase: str, seed: int = 1) -> Table:
    table: Table = game("berserk").table(seed=seed)
    chance = Random(seed)
    while table.view(None)["table"]["phase"] != phase:
        table.play(chance.choice([move for move in table.moves() if move.partition(" ")[0] not in ("redeal", "drop")]))
    return table


def test_the_crystals_are_counted_while_a_squad_is_built() -> None:
    table = at_phase("squad")
    seat = table.turn
    deal = table.view(seat)["table"]["deal"]
    gold, silver = (24, 22) if table.view(None)["table"]["first"] == seat else (25, 23)
    text = drawn(table, seat)
    assert f"Crystals left: ◆{gold} gold, ◇{silver} silver" in text
    assert all(f" {name}" in text for name in deal)
    assert "✓" not in text
    taken = next(move for move in table.moves() if move.startswith("take "))
    table.play(taken)
    kind = game("berserk").catalogue().by_name[taken.removeprefix("take ")]  # type: ignore[attr-defined]
    left = (gold - kind.cost, silver) if kind.elite else (gold, silver - kind.cost)
    assert f"Crystals left: ◆{left[0]} gold, ◇{left[1]} silver" in drawn(table, seat)
    assert any(line.startswith("✓") and kind.name in line for line in drawn(table, seat).splitlines())
    assert foreseen(table, f"drop {kind.name}").startswith(f"{'◆' if kind.elite else '◇'}{kind.cost} ")
    assert "Crystals" not in drawn(table, None)


def test_deployment_shows_what_is_placed_to_its_owner_only() -> None:
    table = at_phase("deployment")
    seat = table.turn
    assert seat is not None
    for number in range(2):
        assert "To be deployed: " in drawn(table, seat)
        assert "○" in drawn(table, seat)
        assert len(table.view(seat)["table"]["cards"]) == number
        table.play(next(move for move in table.moves() if move.startswith("deploy ")))
        if table.turn != seat:
            break
    placed_names = [card["name"] for card in table.view(seat)["table"]["cards"].values()]
    assert "\n".join(rows(drawn(table, seat))).count("▲") == len(placed_names) > 0
    for other in (1 - seat, None):
        assert "▲" not in "\n".join(rows(drawn(table, other)))
        assert not any(name in drawn(table, other) for name in placed_names)


# at the table


def berserk_setup() -> Setup:
    made = Setup("berserk", 2)
    made.players = ["Ewa", "bot:random"]
    made.seed = "5"
    return made


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_a_game_begins_against_a_bot(size: tuple[int, int]) -> None:
    async def story(table: Driver) -> None:
        while table.table.view(0)["table"]["phase"] != "squad":
            await table.press("enter")
        assert "Crystals left: ◆" in table.text
        await table.press("enter", "pagedown", "pagedown")
        assert "✓" in table.text
        assert "or type a move" in table.text

    sit(story, berserk_setup().sitting(), size=size)


def test_odds_and_cards_follow_the_highlighted_move() -> None:
    async def story(table: Driver) -> None:
        while "strikes back" not in table.text:
            await table.press("down")
        assert "both miss 17 %" in table.text
        await table.press("i")
        assert "Cards of this table" in table.text
        assert "creature · forces of fire" in table.text, "the card that would strike"
        await table.press("down")
        assert "flyer · forests" in table.text
        await table.press("escape")
        assert "both miss 17 %" in table.text

    play = {"A": ["c3 Old Guard"], "B": ["c4 Old Guard", "z Grey Hawk"]}
    sit(story, seated(placed(play=play)), size=(80, 24))


def test_a_small_screen_opens_at_the_own_side_and_is_scrolled() -> None:
    async def story(table: Driver) -> None:
        assert "PgUp PgDn" in table.text
        assert "A Ewa (First player)" in table.text
        assert "Ewa moves and acts" in table.text
        assert "Turn 1" not in table.text
        await table.press("pageup", "pageup", "pageup")
        assert "Turn 1" in table.text
        assert "A Ewa (First player)" not in table.text
        assert "or type a move" in table.text

    sit(story, seated(placed()), size=(80, 24))


def test_a_game_is_given_up_by_a_word() -> None:
    """By a word, which is no move of the list."""

    async def story(table: Driver) -> None:
        assert "Surrender" not in table.text
        await table.press("x")
        assert "What you may say at any time" in table.text
        await table.press("escape")
        assert table.table.turn is not None
        await table.press("x", "enter")
        assert table.table.turn is None
        assert table.table.winners() == [1]
        await table.press("x")
        assert "nothing to give up" in table.text

    sit(story, seated(placed()), size=(80, 24))


@pytest.mark.parametrize("seed", range(2))
def test_all_of_a_game_fits_and_hides_what_is_hidden(seed: int) -> None:
    table: Table = game("berserk").table(seed=seed, turnLimit=12)
    chance = Random(seed)
    while table.turn is not None:
        for seat in (0, 1, None):
            fits(table, seat)
        for _ in range(17):
            if table.turn is not None:
                table.play(chance.choice(table.moves()))
    assert "The battle is over" in drawn(table, 0)


def fits(table: Table, seat: int | None) -> None:
    view = table.view(seat)
    for code in ("en", "pl", "ru"):
        for width in WIDTHS:
            lines = berserk.draw(view, NAMES, language(code).of(table.game), width, table.game).split("\n")
            assert max(line.cell_len for line in lines) <= width


def test_a_squad_that_a_bot_proposes_is_taken_by_two_keys() -> None:
    setup = Setup("berserk", 2)
    setup.players = ["Ewa", "bot:random"]
    setup.options = {"first": "A"}
    setup.seed = "3"

    async def story(driver: Driver) -> None:
        await driver.type("keep")
        state = driver.table.state
        assert driver.table.turn == 0
        assert not state.squads[0]  # type: ignore[attr-defined]
        await driver.press("escape", "h")
        assert "A bot would play: " in driver.text.replace("\n", " ")
        assert not state.squads[0]  # type: ignore[attr-defined]
        await driver.press("enter")
        assert any(note.text == "{seat} has built a squad" for entry in driver.table.entries for note in entry.notes)

    sit(story, setup.sitting())


OWN = ["strike b3 c3", "strike c3 b3"]


def test_an_attack_at_an_own_card_is_listed_last() -> None:
    async def story(driver: Driver) -> None:
        listed = re.findall(r"(?:strike|move) [a-e][1-6] [a-e][1-6]", driver.text)
        assert [move for move in listed if move.startswith("strike")] == ["strike b3 c4", "strike c3 c4", *OWN]
        assert listed[-2:] == OWN, "behind the steps too"
        assert set(listed) == set(driver.table.moves()) - {"pass"}

    play = {"A": ["b3 Old Guard", "c3 Old Guard"], "B": ["c4 Old Guard"]}
    sit(story, seated(placed(play=play)), size=(120, 60))
