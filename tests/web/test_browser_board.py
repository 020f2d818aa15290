"""A board in the browser: every move within reach of a hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

import kodeks
from kodeks.faces import folder
from kodeks.kernel.offer import offers
from kodeks.kernel.table import Table
from kodeks.web import draw
from kodeks.web.draw import beside, board, things
from tests.play import Case, playable
from tests.web.boards import moments_of, position_of, seen_by

STATIC = Path(draw.__file__).parents[1] / "static"
TRIAL = """
document.addEventListener("submit", (event) => {
  event.preventDefault();
  document.body.dataset.played = event.submitter.value;
});
"""
POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:"


def markup(table: Table, seat: int) -> str:
    """A page as strict as the real one: the board, and a button for each offer."""
    seen = seen_by(table, seat)
    buttons = []
    for offer in seen.offers:
        touched = " ".join(things(table.game, offer.notation))
        why = f' aria-disabled="true" data-refused="{escape(offer.refused[0].text())}"' if offer.refused else ""
        start = f'<button name="move" value="{offer.notation}" data-things="{touched}"'
        buttons.append(f"{start}{why}>{offer.notation}</button>")
    return (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<link rel="stylesheet" href="/board.css"><script src="/board.js" defer></script>'
        f'<script src="/trial.js" defer></script><main>{board(seen)}{beside(seen)}</main>'
        f'<form id="moves">{"".join(buttons)}</form>'
    )


@cache
def static(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


@cache
def styles() -> str:
    """As the pages link them."""
    faces = [folder(kodeks.game(name)) for name in playable()]
    sheets = [sorted((face / "static").glob("*.css")) for face in faces if face is not None]
    assert all(sheets)
    own = [sheet.read_text(encoding="utf-8") for found in sheets for sheet in found]
    return "\n".join([static("board/board.css"), *own, static("board/touch.css")])


@cache
def picture(name: str, file: str) -> str:
    place = folder(kodeks.game(name))
    assert place is not None
    return (place / "static" / file).read_text(encoding="utf-8")


class Trial:
    """A page in the browser, and what it complained of."""

    def __init__(self, browser: Any, table: Table, seat: int, width: int = 900) -> None:
        self.complaints: list[str] = []
        self.page = browser.new_page(viewport={"width": width, "height": 800})
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        files = {"board.css": ("text/css", styles()), "board.js": ("text/javascript", static("board.js"))}
        files |= {"trial.js": ("text/javascript", TRIAL), "": ("text/html", markup(table, seat))}

        def answer(route: Any) -> None:
            path = route.request.url.removeprefix("http://board.test/")
            kind, body = files.get(path, ("text/plain", ""))
            if path.startswith("static/games/"):
                name, file = path.removeprefix("static/games/").split("/")
                kind, body = "image/svg+xml", picture(name, file)
            headers = {"content-type": f"{kind}; charset=utf-8", "content-security-policy": POLICY}
            route.fulfill(body=body, headers=headers)

        self.page.route("http://board.test/**", answer)
        self.page.goto("http://board.test/")

    def thing(self, name: str, at: int = 0) -> Any:
        return self.page.locator(f'[data-thing~="{name}"]').nth(at)

    def classes(self, name: str, at: int = 0) -> set[str]:
        return set((self.thing(name, at).get_attribute("class") or "").split())

    @property
    def played(self) -> str | None:
        found: str | None = self.page.evaluate("document.body.dataset.played ?? null")
        return found

    def replace(self, table: Table, seat: int) -> None:
        """As the page's client does when the table has moved on."""
        text = json.dumps(markup(table, seat).split("<main>")[1].split("</main>")[0])
        self.page.evaluate(
            f"document.querySelector('main').innerHTML = {text}; document.dispatchEvent(new Event('kodeks:changed'))"
        )


@pytest.fixture
def sit(chrome: Any) -> Iterator[Any]:
    trials: list[Trial] = []

    def open_page(table: Table, seat: int = 0, width: int = 900) -> Trial:
        trials.append(Trial(chrome, table, seat, width))
        return trials[-1]

    yield open_page
    for trial in trials:
        complaints = [text for text in trial.complaints if "favicon" not in text]
        trial.page.close()
        assert complaints == []


def test_two_cards_of_the_hand_make_a_move(sit: Any) -> None:
    trial = sit(position_of(2, {"hands": [[1, 4, 4, 12], [2]]}))
    trial.thing("hand:4", 0).click()
    assert trial.played is None
    assert "chosen" in trial.classes("hand:4", 0)
    assert "next" in trial.classes("hand:4", 1), "the same value twice"
    assert trial.thing("hand:4", 0).get_attribute("aria-pressed") == "true"
    assert "unfit" in (trial.page.locator('button[value="draw"]').get_attribute("class") or "")
    trial.thing("hand:4", 1).click()
    assert trial.played == "−4=4"


def test_the_draw_pile_is_one_click(sit: Any) -> None:
    trial = sit(position_of(2, {"hands": [[1, 4, 4, 11], [2]]}))
    trial.thing("draw").click()
    assert trial.played == "draw"


def test_where_several_moves_fit_one_chooses(sit: Any) -> None:
    trial = sit(position_of(2, {"pile": [13], "hands": [[5, 8, 11], [2]]}))
    trial.thing("hand:5").click()
    trial.thing("hand:8").click()
    assert trial.played is None
    assert trial.page.locator(".board-bubble button").all_inner_texts() == ["−5=8", "−8=5"]
    assert trial.page.locator("#moves button.fit").count() == 2
    trial.page.locator(".board-bubble button").nth(1).click()
    assert trial.played == "−8=5"
    assert trial.page.locator(".board-bubble").is_hidden()


def test_a_whole_move_waits_where_it_could_become_another(sit: Any) -> None:
    """=4 is whole, but the 4 may also begin +4=8: it is played when that is said."""
    table = position_of(2, {"pile": [4], "hands": [[4, 8, 12], [2]]})
    trial = sit(table)
    trial.thing("hand:4").click()
    assert trial.played is None
    assert trial.page.locator(".board-bubble button").all_inner_texts() == ["=4"]
    assert "next" in trial.classes("hand:8")
    assert "chosen" not in trial.classes("hand:12")
    trial.page.keyboard.press("Escape")
    assert trial.page.locator(".chosen, .next, .off").count() == 0
    assert trial.page.locator(".board-bubble").is_hidden()
    trial.thing("hand:8").click()
    trial.thing("hand:4").click()
    assert trial.played == "+4=8"


def test_keys_do_what_clicks_do(sit: Any) -> None:
    trial = sit(position_of(2, {"pile": [13], "hands": [[5, 8, 11], [2]]}))
    trial.thing("hand:5").focus()
    trial.page.keyboard.press("Enter")
    trial.thing("hand:8").focus()
    trial.page.keyboard.press("Space")
    assert trial.page.evaluate("document.activeElement.textContent") == "−5=8", "the choice has the focus"
    trial.page.keyboard.press("Escape")
    assert trial.page.locator(".chosen").count() == 0
    trial.thing("hand:8").focus()
    trial.page.keyboard.press("Enter")
    trial.thing("hand:5").focus()
    trial.page.keyboard.press("Enter")
    trial.page.keyboard.press("Enter")
    assert trial.played == "−5=8"


def test_what_is_refused_says_why(sit: Any) -> None:
    table = position_of(2, {"pile": [8], "hands": [[1, 13], [2]]})
    trial = sit(table)
    refused = [offer for offer in offers(table, 0) if offer.refused and things(table.game, offer.notation)]
    name = things(table.game, refused[0].notation)[0]
    assert "can" not in trial.classes(name)
    assert trial.thing(name).get_attribute("role") is None
    assert refused[0].refused[0].text() in (trial.thing(name).get_attribute("title") or "")
    trial.thing(name).click()
    assert refused[0].refused[0].text() in trial.page.locator(".board-bubble").inner_text()
    assert trial.played is None


def test_a_card_is_laid_in_its_column(sit: Any) -> None:
    table = kodeks.game("arcanon").table(2, seed=1)
    seat = table.turn
    assert seat is not None
    card, column = things(kodeks.game("arcanon"), table.moves()[0])
    trial = sit(table, seat)
    trial.thing(column).locator(".field").first.click()  # anywhere in the column
    assert trial.played is None
    assert "next" in trial.classes(card)
    trial.thing(card).click()
    assert trial.played == table.moves()[0]


def test_a_changed_board_forgets_what_was_chosen_and_rolls_the_dice(sit: Any) -> None:
    table = kodeks.game("arcanon").table(2, seed=1)
    seat = table.turn
    assert seat is not None
    trial = sit(table, seat)
    trial.thing(things(kodeks.game("arcanon"), table.moves()[0])[0]).click()
    trial.replace(table, seat)
    assert trial.page.locator(".chosen").count() == 0
    assert trial.page.locator(".can").count() > 0, "the new elements can be touched"
    assert trial.page.locator(".rolled").count() == 0
    while not any(table.view(None)["table"]["dice"]):
        table.play(table.moves()[0])
    trial.replace(table, seat)
    assert trial.page.locator(".rolled").count() == 5
    trial.page.locator(".rolled").first.wait_for(state="detached")


def test_what_is_chosen_stays_when_something_else_has_changed(sit: Any) -> None:
    trial = sit(position_of(2, {"pile": [13], "hands": [[5, 8, 11], [2]]}))
    trial.thing("hand:5").click()
    trial.page.evaluate("document.dispatchEvent(new Event('kodeks:changed'))")
    assert "chosen" in trial.classes("hand:5")


def test_who_wants_no_motion_sees_none(sit: Any) -> None:
    table = kodeks.game("arcanon").table(2, seed=1)
    trial = sit(table)
    trial.page.emulate_media(reduced_motion="reduce")
    while not any(table.view(None)["table"]["dice"]):
        table.play(table.moves()[0])
    trial.replace(table, 0)
    assert trial.page.locator(".rolled .solid").first.evaluate("die => getComputedStyle(die).animationName") == "none"


def test_a_button_of_the_moves_shows_what_it_touches(sit: Any) -> None:
    trial = sit(position_of(2, {"pile": [13], "hands": [[5, 8, 11], [2]]}))
    trial.page.locator('button[value="−5=8"]').hover()
    assert trial.page.locator(".hint").evaluate_all("all => all.map(one => one.dataset.thing)") == ["hand:5", "hand:8"]


@pytest.mark.parametrize("name", playable())
def test_it_fits_a_phone_and_a_finger(sit: Any, name: str) -> None:
    case = Case(name, kodeks.game(name).high, (), 7)
    for i, table in moments_of(case, 4):
        if table.turn is None or i < 0:
            continue
        trial = sit(table, table.turn, 360)
        assert trial.page.evaluate("document.documentElement.scrollWidth") <= 360
        touched = trial.page.locator(".can:not([data-thing] *)")  # what lies on another thing is pressed in the list
        boxes = touched.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
        assert all(box["width"] >= 40 and box["height"] >= 40 for box in boxes)
