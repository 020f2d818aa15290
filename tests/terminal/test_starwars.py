"""Star Wars at the terminal: moves of a game, the drawing of all that lies open, and nothing that is hidden."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kodeks.games.starwars.face import terminal as starwars
from kodeks.kernel.game import game
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.terminal.lists import MoveList
from kodeks.terminal.sitting import Setup, Sitting
from kodeks.windows import PASSED
from terminal.table import Driver, sit

GAME = game("starwars")
NAMES = ["Ewa", "Bolek"]
WIDTHS = (40, 47, 59, 72)  # what is left for the board of 80 to 120 columns


def starwars_setup(*players: str) -> Setup:
    made = Setup("starwars", 2)
    made.players = list(players)
    made.seed = "5"
    return made


def placed(**data: Any) -> Table:
    return Table(game("starwars"), 2, "4", {}, data)


def seated(table: Table) -> Sitting:
    """A person against a bot."""
    table.players[:] = ["Ewa", "bot:random"]
    return Sitting(table)


def drawn(table: Table, seat: int | None, code: str = "en", width: int = 72) -> str:
    return starwars.draw(table.view(seat), NAMES, language(code).of(table.game), width, table.game).plain


def engaged(**changed: Any) -> Table:
    """The light side attacks; nobody has placed a card for the edge yet."""
    position: dict[str, Any] = {
        "turn": 4,
        "dial": 7,
        "balance": "dark",
        "play": {
            "light": ["Mon Mothma", "Rebel Trooper; shields 1", "Luke Skywalker; focus 2; committed"],
            "dark": ["Imperial Command; damage 2", "Shadows of Dathomir", "Fall of the Jedi; holds Yoda (2)", "Rancor"],
        },
        "hands": {"light": ["Target of Opportunity (light)", "Jedi Lightsaber"], "dark": ["Nightsister"]},
        "engagement": {
            "objective": "Imperial Command",
            "attackers": ["Mon Mothma", "Rebel Trooper"],
            "defenders": ["Rancor"],
            "state": "E4",
        },
    }
    return placed(**position | changed)


# at the table


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_some_moves_against_a_bot(size: tuple[int, int]) -> None:
    async def story(table: Driver) -> None:
        text = table.text
        for part in ("Before the first turn", "Death Star dial ▯▯▯▯▯▯▯▯▯▯▯▯ 0/12", "▶ A Ewa (light side)"):
            assert part in text
        while table.table.view(0)["table"]["dial"] == 0:
            await table.press("enter")
        assert "Turn " in table.text
        assert "Death Star dial ▮" in table.text

    sit(story, starwars_setup("Ewa", "bot:random").sitting(), size=size)


def test_a_table_taller_than_the_screen_is_scrolled() -> None:
    async def story(table: Driver) -> None:
        assert "PgUp PgDn" in table.text
        assert "Death Star dial" in table.text
        assert "B bot (random) (dark side)" not in table.text
        chosen = table.app.screen.query_one(MoveList).highlighted
        await table.press("pagedown", "pagedown", "pagedown")
        assert "B bot (random) (dark side)" in table.text
        assert "Death Star dial" not in table.text
        await table.press("tab", "pageup", "pageup", "pageup")  # also while a move is typed
        assert "Death Star dial" in table.text
        assert table.app.screen.query_one(MoveList).highlighted == chosen

    sit(story, seated(engaged()), size=(80, 24))


def test_keys_of_no_use_are_not_told() -> None:
    async def story(table: Driver) -> None:
        assert "PgUp" not in table.text

    sit(story, seated(engaged()), size=(160, 60))


@pytest.mark.parametrize(
    ("code", "begins", "dial"),
    [
        ("pl", "Przed pierwszą turą", "Tarcza Gwiazdy Śmierci ▯"),
        ("ru", "Перед первым ходом", "Счётчик Звезды Смерти ▯"),
    ],
)
def test_the_table_in_other_languages(code: str, begins: str, dial: str) -> None:
    async def story(table: Driver) -> None:
        assert begins in table.text
        assert dial in table.text

    sit(story, starwars_setup("Ewa", "bot:random").sitting(), lang=code, size=(80, 24))


# the drawing


def test_the_middle_and_both_sides() -> None:
    text = drawn(engaged(), 0)
    for part in (
        "Turn 4: Ewa · Conflict · Edge battle: cards are placed E4",
        "Death Star dial ▮▮▮▮▮▮▮▯▯▯▯▯ 7/12",
        "Balance of the Force: dark side",
        "▶ A Ewa (light side)",
        "─ B Bolek (dark side)",
        "▲ Rebel Trooper 0/",
        "◎ Imperial Command 2/",
        "↳ captured: Yoda (2)",
        "▼ Rancor 0/",
        "deck 12",
    ):
        assert part in text


def test_a_unit_says_all_that_lies_on_it() -> None:
    table = placed(
        turn=4,
        play={
            "light": ["Luke Skywalker; focus 2; damage 1; shields 1; committed", "Jedi Lightsaber; on Luke Skywalker"],
            "dark": ["Rancor", "Rancor"],
        },
    )
    seen = table.view(0)["table"]["cards"]["Luke Skywalker"]
    line = next(line for line in drawn(table, 0).splitlines() if "Luke" in line)
    assert f"Luke Skywalker 1/{seen['capacity']} " in line
    assert f" ✦F{seen['force']} ●2 ◇1" in line
    assert all(f"{icon}{count}" in line for icon, count in seen["icons"].items() if count)
    assert " e[" in line
    assert "↳ Jedi Lightsaber" in drawn(table, 0)
    assert "Rancor #2 0/" in drawn(table, 0, width=40)


def test_an_enhancement_of_the_other_side_names_its_controller() -> None:
    table = placed(play={"light": ["Luke Skywalker"], "dark": ["Nightsister", "Vader's Lightsaber; on Luke Skywalker"]})
    assert "↳ Vader's Lightsaber (B)" in drawn(table, 0)


def test_the_resources_that_are_ready() -> None:
    table = placed(play={"light": ["Hit and Run", "A Journey to Dagobah; focus 1"]})
    assert "A Ewa (light side) · resources ready 2 of 4" in drawn(table, 0)


def test_the_edge_stacks_and_who_has_the_edge() -> None:
    table = engaged()
    table.play("place Target of Opportunity (light)")
    assert "edge stack F0: Target of Opportunity (light)" in drawn(table, 0)
    assert "edge stack F0: ▒" in drawn(table, 1)
    assert "Target of Opportunity" not in drawn(table, 1)
    assert "Target of Opportunity" not in drawn(table, None)
    table.play("place Nightsister")
    while table.view(0)["table"]["edge_holder"] is None:
        table.play("pass")
    assert "▲ Ewa attacks · ★ the edge · Mon Mothma" in drawn(table, 0)
    assert "▼ Bolek defends · Rancor" in drawn(table, 0)


def test_hands_and_piles() -> None:
    table = placed(
        hands={"light": ["Jedi Lightsaber", "Target of Opportunity (light)"], "dark": ["Nightsister"]},
        discards={"light": ["Red Five", "C-3PO"]},
        victory={"light": ["Fall of the Jedi"]},
        play={"light": ["Luke Skywalker"]},
    )
    text = drawn(table, 0)
    assert "Your hand: 2 cards\n  [1] Jedi Lightsaber F2  [–] Target of Opportunity (light) F2" in text
    assert "discard pile 2: C-3PO" in text
    assert "Red Five" not in text
    assert "victory pile 1: Fall of the Jedi" in text
    assert "1 card in hand" in text
    assert "Nightsister" not in text
    view = table.view(0)
    view["table"]["known_hands"]["1"] = ["Nightsister"]
    view["table"]["decks"]["1"] = [["Rancor"], 11]
    view["table"]["scrap"]["1"] = ["Force Choke"]
    text = starwars.draw(view, NAMES, language("en").of(GAME), 72, GAME).plain
    assert "  known: Nightsister" in text
    assert "deck 12: Rancor · ▒11" in text
    assert "out of the game 1: Force Choke" in text


def test_what_is_being_resolved() -> None:
    view = engaged().view(0)
    view["table"]["stack"] = ["Rancor", "Force Choke"]
    view["table"]["resolving"]["1"] = ["Force Choke"]
    view["table"]["revealed"]["0"] = ["C-3PO"]
    text = starwars.draw(view, NAMES, language("en").of(GAME), 72, GAME).plain
    assert "Being resolved: Force Choke · Rancor\nrevealed: C-3PO\n" in text
    assert "Rozpatrywane: Force Choke" in starwars.draw(view, NAMES, language("pl").of(GAME), 72, GAME).plain


def test_the_dial_shows_its_damage() -> None:
    assert "0/12 damage 3" in drawn(placed(dial_damage=3), None)


def test_the_drawing_in_polish_and_russian() -> None:
    table = engaged()
    polish, russian = drawn(table, 0, "pl"), drawn(table, 0, "ru")
    for part in (
        "Tura 4: Ewa · Konflikt · Walka o przewagę",
        "▲ atakuje: Ewa",
        "(Ciemna Strona)",
        "Twoja ręka: 2 karty",
    ):
        assert part in polish
    for part in ("Ход 4: Ewa · Конфликт", "▼ защищается: Bolek", "(Светлая сторона)", "Ваша рука: 2 карты"):
        assert part in russian


@pytest.mark.parametrize("seed", range(2))
def test_all_of_a_game_fits_and_hides_what_is_hidden(seed: int) -> None:
    table: Table = game("starwars").table(2, seed=seed)
    chance = Random(seed)
    while table.turn is not None:
        for seat in (0, 1, None):
            fits(table, seat)
        secret = [name for seat in (0, 1) for name in hidden(table, seat)]
        assert not secret
        for _ in range(11):
            if table.turn is not None:
                table.play(chance.choice(table.moves()))
    assert "Your hand" in drawn(table, 0)


def fits(table: Table, seat: int | None) -> None:
    view = table.view(seat)
    for code in ("en", "pl", "ru"):
        for width in WIDTHS:
            lines = starwars.draw(view, NAMES, language(code).of(table.game), width, table.game).split("\n")
            assert max(line.cell_len for line in lines) <= width


def hidden(table: Table, seat: int) -> list[str]:
    """Cards in the other's hand that are drawn, though nothing open bears their name."""
    facts = table.state.facts()
    known = json.dumps(table.view(seat)["table"], ensure_ascii=False)
    text = drawn(table, seat, width=200)
    return [name for name in facts["hands"][str(1 - seat)] if name not in known and name in text]


def test_a_spectator_sees_no_hand() -> None:
    text = drawn(engaged(), None)
    assert "Your hand" not in text
    assert "Jedi Lightsaber" not in text
    assert "2 cards in hand" in text


@pytest.mark.parametrize(("code", "said"), [("en", "damage 1 to target unit"), ("pl", "Reakcja"), ("ru", "Реакция")])
def test_a_card_is_read_in_the_language_of_who_reads_it(code: str, said: str) -> None:
    text = starwars.card("Darth Vader", language(code).of(GAME), GAME).plain
    assert said.casefold() in text.casefold()
    assert ("reaction" in text) == (code == "en")


@pytest.mark.parametrize(("size", "shown"), [((120, 40), True), ((80, 24), False)])
def test_the_card_of_the_highlighted_move_lies_beside_the_log(size: tuple[int, int], shown: bool) -> None:
    """Where there is room for both."""
    position = engaged()
    held = position.view(0)["table"]["hand"]
    move = next(at for at, name in enumerate(position.moves()) if any(card in name for card in held))

    async def story(table: Driver) -> None:
        await table.press(*["down"] * move)
        assert ("Force icons" in table.text) == shown

    sit(story, seated(position), size=size)


def test_the_log_leaves_out_the_passes_of_windows() -> None:
    async def story(table: Driver) -> None:
        for _ in range(6):
            await table.press("enter")
        assert any(note.text == PASSED for note in table.table.log(0))
        assert not any("Ewa passes" in line for line in table.text.splitlines())
        assert "places" in table.text

    sit(story, seated(engaged()), size=(100, 40))
