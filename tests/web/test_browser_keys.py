"""With the keyboard alone: from the lobby into a game, always seeing where one is."""

from __future__ import annotations

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import LEGAL, Person, Welcome, brought

FOCUS = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  return {
    name: (one.getAttribute("aria-label") || one.textContent || one.value || "").trim(),
    tag: one.tagName, id: one.id, thing: one.dataset.thing || "",
    visible: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
  };
}"""
LISTEN = """() => {
  window.heard = [];
  const told = document.querySelector("#announce");
  new MutationObserver(() => window.heard.push(told.textContent)).observe(told, { childList: true });
}"""
MOST = 60  # presses of Tab until one is through a page


def focus(person: Person) -> dict[str, str]:
    return dict(person.page.evaluate(FOCUS))


def tab_to(person: Person, selector: str) -> None:
    """Goes on until this is reached; every stop on the way can be seen."""
    for _ in range(MOST):
        person.page.keyboard.press("Tab")
        now = focus(person)
        assert now["visible"], now
        if person.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


def stays(person: Person) -> None:
    assert focus(person)["tag"] != "BODY"


def test_from_the_lobby_to_played_moves(welcome: Welcome) -> None:
    ewa = welcome("/")
    tab_to(ewa, "[aria-labelledby=g-archimedes] button")
    ewa.page.keyboard.press("Enter")
    ewa.page.wait_for_url("**/t/*")
    ewa.asked()
    tab_to(ewa, ".board .can[data-thing=draw]")
    before = ewa.at()
    ewa.page.keyboard.press("Enter")
    ewa.moved_from(before)
    stays(ewa)
    for key in ("Space", "Enter", "Space"):
        assert ewa.asked()
        stays(ewa)
        tab_to(ewa, LEGAL)
        before = ewa.at()
        ewa.page.keyboard.press(key)
        ewa.moved_from(before)
        stays(ewa)


def test_an_equation_on_the_board_by_keys(welcome: Welcome) -> None:
    position = {"pile": [3], "hands": [[5, 8, 2, 9, 11], [1, 4, 7, 12, 13]]}
    ewa, jan = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, position), ["Ewa", "Jan"])
    tab_to(ewa, "[data-thing='hand:5']")
    ewa.page.keyboard.press("Space")
    tab_to(ewa, "[data-thing='hand:8']")
    ewa.page.keyboard.press("Enter")
    if ewa.page.locator(".board-bubble").is_visible():
        ewa.page.keyboard.press("Enter")
    ewa.sees("Ewa plays 3 + 5 = 8", "#log")
    stays(ewa)
    assert jan.asked()
    jan.play("draw")
    assert ewa.asked()
    stays(ewa)


def test_screen_readers_hear_what_happened_and_whose_turn_it_is(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, kodeks.game("archimedes").table(2, 5), ["Ewa", "Jan"])
    mover, other = (ewa, jan) if ewa.moves() else (jan, ewa)
    mover.play("draw")
    other.wait("document.querySelector('#announce').textContent.includes('draws a card')")
    told = other.page.locator("#announce").text_content()
    assert told.index("draws a card") < told.index("makes an equation")
    assert other.page.locator("#announce").get_attribute("aria-live") == "polite"


def test_screen_readers_hear_each_thing_once(welcome: Welcome) -> None:
    """Lines that are like earlier ones too; nothing is said again because something else on the page has changed."""
    table = Table(kodeks.game("archimedes"), 2, 1, {}, {"pile": [3], "hands": [[5, 8], [1, 4]]})
    ewa, jan = brought(welcome, table, ["Ewa", "Jan"])
    jan.page.evaluate(LISTEN)
    for _ in range(2):
        assert ewa.asked()
        ewa.play("draw")
        assert jan.asked()
        jan.play("draw")
        jan.sees("Ewa", "#prompt")
    ewa.page.locator("#text").fill("good luck")
    ewa.press("Send")
    jan.wait("window.heard.join(' ').includes('good luck')")
    heard = " ".join(jan.page.evaluate("window.heard"))
    assert heard.count("Ewa draws") == 2, heard
    assert heard.count("You draw") == 2, heard
    assert heard.count("your turn") == 2, heard
    assert heard.count("good luck") == 1, heard


def test_a_rule_opens_and_closes_and_one_is_back_where_one_was(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, kodeks.game("archimedes").table(2, 5), ["Ewa", "Jan"])
    link = ewa.page.locator("#log a[data-clause]").last
    link.focus()
    ewa.page.keyboard.press("Enter")
    ewa.page.locator("dialog[open]").wait_for()
    assert ewa.page.evaluate("document.activeElement.closest('dialog') !== null")
    ewa.page.keyboard.press("Escape")
    ewa.page.locator("dialog[open]").wait_for(state="detached")
    assert link.evaluate("link => link === document.activeElement")


def test_what_is_always_there_has_a_key(welcome: Welcome) -> None:
    table = Table(kodeks.game("archimedes"), 2, 1, {}, {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]})
    ewa, jan = brought(welcome, table, ["Ewa", "Jan"])
    assert ewa.asked()
    ewa.page.keyboard.press("d")
    assert jan.asked()
    ewa.sees("You draw", "#log")
    ewa.page.keyboard.press("h")  # not now: nothing happens
    assert ewa.page.locator("#tools [data-hotkey=h][aria-disabled=true]").count() == 1
    ewa.page.keyboard.press("u")
    jan.sees("May Ewa take the last move back?", "#tools")
