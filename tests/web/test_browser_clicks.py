"""No click is lost while bots play, and nothing flashes. python -m tests.web.clicking does the same for long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import Person, Welcome, brought, house
from tests.web.clicking import LIVELY, played
from tests.web.postgres import kept_in
from tests.web.serving import Served


@pytest.fixture(scope="module")
def lively(chrome: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Welcome]:
    """People at a server whose bots leave time to look."""
    with (
        Served(kept_in(tmp_path_factory.mktemp("lively")), "--pace", "0.2") as served,
        house(chrome, served.url) as let_in,
    ):
        yield let_in


def test_every_press_at_a_random_moment_is_taken_and_no_frame_is_blank(lively: Welcome) -> None:
    ewa = lively("/", **LIVELY)
    lost, film = played(ewa, "arcanon", 40)
    ewa.forgive("409")  # a press may be refused: then it is told
    assert lost == []
    assert film.odd() == []


def test_what_is_pressed_while_it_still_moves_is_played(lively: Welcome) -> None:
    ewa = lively("/", **LIVELY)
    ewa.page.get_by_role("region", name="Archimedes").get_by_role("button", name="Play against bots").click()
    assert ewa.asked()
    before = ewa.at()
    place = ewa.page.evaluate("""() => {
      const card = document.querySelector(".board [data-thing=draw]");
      const box = card.getBoundingClientRect();
      document.dispatchEvent(new Event("kodeks:changing"));
      card.querySelector("[data-key]").style.translate = "300px 0";
      document.dispatchEvent(new Event("kodeks:changed")); // as if it had come from far away
      return [box.left + box.width / 2 + 300, box.top + box.height / 2];
    }""")
    ewa.page.mouse.move(*place)
    ewa.page.mouse.down()
    ewa.page.mouse.up()
    ewa.moved_from(before)


def test_news_wait_while_something_is_pressed(lively: Welcome) -> None:
    ewa = lively("/", **LIVELY)
    ewa.page.get_by_role("region", name="Archimedes").get_by_role("button", name="Play against bots").click()
    assert ewa.asked()
    before = ewa.at()
    button = ewa.page.locator("#moves button[value=draw]")
    button.hover()
    ewa.page.mouse.down()
    button.evaluate("button => { window.pressed = button; }")
    ewa.post(f"{ewa.path}/say", text="a line that comes meanwhile")
    ewa.page.evaluate("() => fetch('/')")  # the news were sent before this answer
    assert ewa.page.evaluate("window.pressed.isConnected")
    ewa.page.mouse.up()
    ewa.moved_from(before)
    ewa.sees("a line that comes meanwhile", "#chat")


AGAIN = """async () => {
  const heard = new Promise((told) => {
    const Source = window.EventSource;
    window.EventSource = class extends Source {
      constructor(...given) {
        super(...given);
        this.addEventListener("regions", () => setTimeout(told, 0));
      }
    };
  });
  window.dispatchEvent(new Event("online")); // as after a tunnel: all regions are sent once more
  await heard;
}"""


# the 8 is of two equations: 3 + 5 = 8 and 3 + 8 = 11
HALF = {"pile": [3], "hands": [[5, 8, 2, 9, 11], [1, 4, 7, 12, 13]]}


def at_cards(lively: Welcome) -> tuple[Person, int]:
    """A person who has chosen one of the cards of an equation."""
    ewa, _ = brought(lively, Table(kodeks.game("archimedes"), 2, 1, {}, HALF), ["Ewa", "Jan"])
    ewa.asked()
    before = ewa.at()
    ewa.page.locator("[data-thing='hand:8']").click()
    ewa.page.locator(".board .chosen").wait_for()
    return ewa, before


def test_what_is_chosen_stays_so_when_the_stream_is_opened_again(lively: Welcome) -> None:
    ewa, before = at_cards(lively)
    chosen = ewa.page.locator(".board .chosen").get_attribute("data-thing")
    ewa.page.evaluate(AGAIN)
    assert ewa.page.locator(".board .chosen").get_attribute("data-thing") == chosen
    assert ewa.at() == before


REDRAWN = """() => {
  const Source = window.EventSource;
  let opened = null;
  window.EventSource = class extends Source {
    constructor(...given) {
      super(...given);
      opened = this;
    }
  };
  window.dispatchEvent(new Event("online"));
  const board = `${document.getElementById("board").innerHTML}<!-- anew -->`;
  const old = document.querySelector(".board .chosen");
  opened.dispatchEvent(new MessageEvent("regions", { data: JSON.stringify({ board }) }));
  return old.isConnected;
}"""


def test_what_is_chosen_stays_so_on_a_board_that_is_drawn_anew(lively: Welcome) -> None:
    ewa, before = at_cards(lively)
    chosen = ewa.page.locator(".board .chosen").get_attribute("data-thing")
    assert not ewa.page.evaluate(REDRAWN)
    assert ewa.page.locator(".board .chosen").get_attribute("data-thing") == chosen
    assert ewa.at() == before
