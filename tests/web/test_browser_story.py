"""What happened, told and shown: the story since the last decision, and panels of what came to its end."""

from __future__ import annotations

from typing import Any

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import Welcome, brought
from tests.web.test_browser_starwars import at_the_edge

STACK: dict[str, Any] = {"column": 2, "stake": 3, "declarer": "B", "duty": "A"}
TOLD = "all => all.map((one) => one.dataset.thing)"


def test_what_the_others_did_is_told_line_by_line_and_shown_on_the_board(welcome: Welcome) -> None:
    table = Table(kodeks.game("archimedes"), 2, 1, {}, {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]})
    ewa, jan = brought(welcome, table, ["Ewa", "Jan"])
    ewa.play("+5=8")
    jan.play("draw")
    assert ewa.asked()
    line = ewa.page.locator(".story .current")
    ewa.sees("Jan draws a card", ".story .current")
    assert ewa.page.eval_on_selector_all(".board .told-of", TOLD) == ["draw"]
    assert line.locator(".letter").inner_text() == "B"
    ewa.page.locator("[data-story='-1']").click()
    ewa.sees("8 is on top now", ".story .current")
    assert ewa.page.eval_on_selector_all(".board .told-of", TOLD) == []
    assert ewa.page.locator("[data-story='-1']").is_disabled(), "it begins with the own decision"
    ewa.page.locator("[data-story='1']").click()
    ewa.sees("Jan draws a card", ".story .current")


def test_the_newest_line_is_the_first(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, at_the_edge(), ["Ewa", "Jan"])
    assert ewa.asked()
    ewa.touch("place Counter-stroke")
    assert jan.asked()
    jan.touch("place Force Choke")
    ewa.sees("Jan places", "#log")
    log, last = ewa.page.locator("#log").bounding_box(), ewa.page.locator("#log li").last.bounding_box()
    assert log["y"] <= last["y"] and last["y"] + last["height"] <= log["y"] + log["height"]
    assert last["y"] <= ewa.page.locator("#log li").first.bounding_box()["y"]


def test_an_edge_battle_has_a_panel_until_one_goes_on(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, at_the_edge(), ["Ewa", "Jan"])
    for person in (jan, ewa):
        person.post(f"{person.path}/asks", **{f"asks.{kind}": "always" for kind in kodeks.game("starwars").windows()})
    ewa.touch("place Counter-stroke")
    for person in (jan, ewa):
        assert person.asked()
        person.play("pass")
    ewa.sees("You have the edge", ".outcome[open]")
    jan.sees("Ewa has the edge", ".outcome[open]")
    panel = ewa.text(".outcome[open]")
    assert "Counter-stroke" in panel and "SWC-CORE-EDGE-9" in panel
    ewa.go_on()
    assert not ewa.page.locator(".outcome[open]").count()
    jan.post(f"{jan.path}/say", text="well fought")
    ewa.sees("well fought", "#chat")
    assert not ewa.page.locator(".outcome[open]").count(), "news do not open it again"
    ewa.page.locator(".outcome > summary").click()
    ewa.sees("You have the edge", ".outcome[open]")


def test_a_round_of_arcanon_is_counted_in_a_panel(welcome: Welcome) -> None:
    table = Table(kodeks.game("arcanon"), 2, 1, {}, {"column": 5, "stake": 3, "declarer": "B", "duty": "A"})
    ewa, jan = brought(welcome, table, ["Ewa", "Jan"])
    assert ewa.asked()
    ewa.play("resign")
    for each in (ewa, jan):
        each.sees("The round is counted", ".outcome[open]")
    assert ewa.page.locator(".outcome tfoot tr").last.locator("td").count() == 2
    assert "ARC-5.7.3" in ewa.text(".outcome")


def test_without_a_script_a_panel_folds_by_itself(welcome: Welcome) -> None:
    table = Table(kodeks.game("arcanon"), 2, 1, {}, {"column": 5, "stake": 3, "declarer": "B", "duty": "A"})
    ewa, _ = brought(welcome, table, ["Ewa", "Jan"], java_script_enabled=False)
    ewa.page.locator("#moves button[value=resign]").click()
    assert ewa.page.locator(".outcome[open]").count() == 1
    ewa.page.locator(".outcome > summary").click()
    assert ewa.page.locator(".outcome[open]").count() == 0
