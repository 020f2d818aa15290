"""Whole games in a real browser, by clicks."""

from __future__ import annotations

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import Welcome, brought

SOON_JUDGED = {  # B has declared 8 on a card that can not give them; A may hold a Judgement
    "column": 2,
    "stake": 8,
    "declarer": "B",
    "duty": "A",
    "matrix": {"B": {"Hexahedron": "-2", "Terminus": "+2 used"}},
}


def best(moves: list[str]) -> str:
    """A newcomer lays cards whenever one can be laid."""
    return next((move for move in moves if move not in ("draw", "pass")), moves[0])


def test_a_newcomer_plays_a_whole_game_of_archimedes_by_clicks(welcome: Welcome) -> None:
    ewa = welcome("/")
    ewa.page.get_by_role("region", name="Archimedes").get_by_role("button", name="Play against bots").click()
    played = 0
    while ewa.asked():
        move = best(ewa.moves())
        if move != "draw" or played < 10:
            ewa.touch(move)
        else:
            ewa.play(move)
        played += 1
    assert played > 10
    assert "The game is over" in ewa.text("#prompt")
    table = [line.split("\t") for line in ewa.text("#result table").splitlines()]
    assert len(table) == 1 + 3  # its head and the players
    assert ewa.page.locator("#result tr.winner").count() >= 1
    assert ewa.page.get_by_role("link", name="Replay the game").is_visible()


def test_two_browsers_play_arcanon_through_a_judgement(welcome: Welcome) -> None:
    table = Table(kodeks.game("arcanon"), 2, 1, {}, SOON_JUDGED)
    ewa, jan = brought(welcome, table, ["Ewa", "Jan"])
    assert jan.moves() == []  # it is not his turn
    assert set(ewa.moves()) == {"declare 9", "declare 10", "resign", "use Terminus", "use night2"}
    for move in ("use night2", "judgement", "pass"):
        ewa.play(move)
    jan.asked()
    assert "Judgement" in jan.text("#beside .stack"), jan.text("#beside .stack")
    assert "Ewa" in jan.text("#beside .stack")
    jan.play("pass")
    for each in (ewa, jan):
        each.sees("The Bidding ends in a Judgement", "#log")
        each.sees("Ewa has Priority in the Judgement of Jan", "#prompt")
    ewa.play("pass")
    jan.asked()
    assert "Hexahedron" not in ewa.text("#log")  # still face down
    jan.play("pass")
    for each in (ewa, jan):
        each.sees("Ewa wins the d6", "#log")
        each.sees("Jan is branded with the Liar Die d6", "#log")
        assert "is Hexahedron" in each.text("#log")
        assert "Jan has 2 Charges" in each.text("#log")
