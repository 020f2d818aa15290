"""Boards in the browser: all that a seat may see and nothing else, and every move within reach of a hand."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

import kodeks
from kodeks.faces import folder
from kodeks.games.archimedes.face.trail import plays, trail
from kodeks.kernel.game import Game
from kodeks.kernel.note import WATCHER
from kodeks.kernel.offer import offers
from kodeks.kernel.rng import Rng
from kodeks.kernel.table import Dealer, Table
from kodeks.languages import language
from kodeks.web import draw
from kodeks.web.draw import beside, board, cards_to_read, things
from kodeks.web.draw.generic import outline
from kodeks.web.draw.seen import Seen
from tests.play import Case, all_cases, cases, eyes, moments, playable, table_at, walk

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)
NAMES = ["Ewa", "<b>Bolek</b>", '"Żaneta" & co', "bot", "Олег", "O'Neil"]
STATIC = Path(draw.__file__).parents[1] / "static"


def seen_by(table: Table, seat: int, code: str = "en") -> Seen:
    who = None if seat == WATCHER else seat
    mine = [] if who is None else offers(table, who)
    return Seen(table.view(who), NAMES[: table.seats], language(code), mine, table.game, table.prompt(who).name)


def all_of(seen: Seen) -> str:
    """The board with what stands beside it."""
    return board(seen) + beside(seen) + cards_to_read(seen)


class Marks(HTMLParser):
    """What the tests look for in a board."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.attributes: set[str] = set()
        self.things: Counter[str] = Counter()
        self.keys: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.handle_startendtag(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        given = dict(attrs)
        self.attributes |= set(given)
        self.things.update((given.get("data-thing") or "").split())
        self.keys += [given["data-key"] or ""] if "data-key" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        self.ids += [given["id"] or ""] if "id" in given else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def moments_of(case: Case, count: int) -> Iterator[tuple[int, Table]]:
    """The table at some of its decisions, and when the game is over."""
    table = case.table()
    chosen = moments(case, count)
    for i, _ in enumerate(walk(table, case.rng())):
        if i in chosen:
            yield i, table
    yield -1, table


# what is drawn


@CASES
def test_every_pair_of_eyes_gets_a_board_at_any_time(case: Case) -> None:
    for i, table in moments_of(case, 8):
        for seat in eyes(case.seats):
            marks = Marks(all_of(seen_by(table, seat, ("en", "pl", "ru")[i % 3])))
            assert len(marks.keys) == len(set(marks.keys)), "keys are unique"
            assert all(marks.keys)
            assert not marks.tags["script"]
            assert not marks.tags["style"]
            forbidden = {name for name in marks.attributes if name == "style" or name.startswith("on")}
            assert not forbidden, "the page allows no inline styles or scripts"
            assert all(link.startswith(("/static/", "/rules/", "#")) for link in marks.links)
            assert len(marks.ids) == len(set(marks.ids))


@CASES
def test_a_board_tells_no_more_than_the_seat_may_know(case: Case) -> None:
    """Paired worlds: replace what the seat can not know, and not one byte of its board changes."""
    for i, table in moments_of(case, 6):
        if i < 0:
            continue
        for seat in eyes(case.seats):
            true = table_at(case, table.state, Dealer(i))
            world = table_at(case, table.state.guess(seat, Rng(i)), Dealer(i))
            assert all_of(seen_by(world, seat)) == all_of(seen_by(true, seat))


@CASES
def test_all_that_a_legal_move_touches_lies_on_the_board(case: Case) -> None:
    for _, table in moments_of(case, 12):
        if table.turn is None:
            continue
        there = Marks(all_of(seen_by(table, table.turn))).things
        for notation in table.moves():
            needed = Counter(things(table.game, notation))
            assert needed <= there, f"{notation} needs {needed - there}"


@pytest.mark.parametrize("name", playable())
def test_names_are_escaped(name: str) -> None:
    game = kodeks.game(name)
    table = game.table(min(3, game.high), seed=1)
    text = board(seen_by(table, WATCHER))
    assert "<b>Bolek" not in text
    assert "&lt;b&gt;Bolek" in text
    assert ("&#34;Żaneta&#34; &amp; co" in text) == (table.seats == 3)


@pytest.mark.parametrize("name", playable())
def test_no_text_of_a_board_is_left_in_english(name: str) -> None:
    """Reading Polish, one finds none of the words that an English board says."""
    table = kodeks.game(name).table(2, seed=1)
    assert "your turn" in board(seen_by(table, table.turn or 0))
    assert "twój ruch" in board(seen_by(table, table.turn or 0, "pl"))
    assert "ваш ход" in board(seen_by(table, table.turn or 0, "ru"))


# what moves touch


@pytest.mark.parametrize(
    ("name", "notation", "touched"),
    [
        ("archimedes", "+5=8", ("hand:5", "hand:8")),
        ("archimedes", "−4=4", ("hand:4", "hand:4")),
        ("archimedes", ":R=13", ("hand:R", "hand:13")),
        ("archimedes", "=8", ("hand:8",)),
        ("archimedes", "draw", ("draw",)),
        ("archimedes", "pass", ()),
        ("archimedes", "name 7", ()),
        ("arcanon", "lay Tetrahedron 3", ("card:Tetrahedron", "column:3")),
        ("arcanon", "use night3", ("slot:night3",)),
        ("arcanon", "raise Initium", ("slot:Initium",)),
        ("arcanon", "move night1", ("slot:night1",)),
        ("arcanon", "at B.night3", ("slot:B:night3",)),
        ("arcanon", "at B.Initium", ("slot:B:Initium",)),
        ("arcanon", "at d8+", ("die:d8",)),
        ("arcanon", "at d20", ("die:d20",)),
        ("arcanon", "at B.3", ("column:B:3",)),
        ("arcanon", "at B.+3", ("field:B:+3",)),
        ("arcanon", "at B.03", ("field:B:03",)),
        ("arcanon", "at B.-3", ("field:B:-3",)),
        ("arcanon", "at #12", ("stack:12",)),
        ("arcanon", "declare 4", ()),
        ("arcanon", "peek", ()),
    ],
)
def test_things_of_moves(name: str, notation: str, touched: tuple[str, ...]) -> None:
    assert things(kodeks.game(name), notation) == touched


def test_a_game_without_a_drawing_has_no_things() -> None:
    assert things(Game("nim", "Nim", 2, 2, "", []), "whatever 4") == ()


@pytest.mark.parametrize("name", playable())
def test_every_move_there_is_can_be_asked_for_its_things(name: str) -> None:
    game = kodeks.game(name)
    for move in game.space():
        assert all(" " not in thing for thing in things(game, game.write(move)))


# Archimedes


def archimedes(seat: int | None = 0, seats: int = 2, code: str = "en", **position: Any) -> Seen:
    table = position_of(seats, position)
    return seen_by(table, WATCHER if seat is None else seat, code)


def position_of(seats: int, position: dict[str, Any]) -> Table:
    game = kodeks.game("archimedes")
    table = game.table(seats, reiner=True)
    table.state = game.position({"pile": [8], **position}, seats, game.settle(seats, {"reiner": True}))
    table.state.begin()
    return table


def log(seat: int, top: str, *cards: str, sign: str = "") -> dict[str, Any]:
    if len(cards) == 1:
        args = {"seat": seat, "top": top, "card": cards[0]}
        return {"clause": "ARM-5.3", "text": "{seat} lays an equality: {top} = {card}", "args": args}
    args = {"seat": seat, "top": top, "sign": sign, "operand": cards[0], "result": cards[1]}
    return {"clause": "ARM-4.7", "text": "{seat} plays {top} {sign} {operand} = {result}", "args": args}


def test_the_pile_reads_as_arithmetic() -> None:
    told = plays([log(0, "7", "6", "1", sign="−"), log(1, "1", "1"), log(0, "1", "5", "6", sign="+")])
    line = trail(["7", "6", "1", "1", "5", "6"], told)
    assert " ".join(f"{laid.sign} {laid.card}".strip() for laid in line) == "7 − 6 = 1 = 1 + 5 = 6"
    assert [laid.number for laid in line if laid.seat == 0] == [0, 1, 2, 3]


def test_a_pile_that_the_log_does_not_tell_of_is_just_cards() -> None:
    """After a shuffle, or at a table that begins in the middle."""
    told = plays([log(0, "7", "6", "1", sign="−")])
    assert [laid.sign for laid in trail(["3", "5", "8"], told)] == ["", "", ""]
    assert [laid.sign for laid in trail(["4", "6", "1"], told)] == ["", "−", "="]
    assert trail([], told) == []


def test_the_words_of_the_log_are_those_that_the_game_says() -> None:
    table = kodeks.game("archimedes").table(2, seed=3)
    for _ in walk(table, Case("archimedes", 2, (), 3).rng(), 60):
        pass
    laid = [note for note in table.view(None)["log"] if note["clause"] in ("ARM-4.7", "ARM-5.3")]
    assert len(plays(table.view(None)["log"])) == len(laid) > 3


def test_a_card_keeps_its_key_from_the_hand_to_the_pile() -> None:
    table = position_of(2, {"hands": [[4, 4, 4, 9], [1, 12]]})
    before, other_before = (Marks(board(seen_by(table, seat))).keys for seat in (0, 1))
    table.play("−4=4")
    after, other_after = (Marks(board(seen_by(table, seat))).keys for seat in (0, 1))
    assert {"own-4-0", "own-4-1", "own-4-2", "own-9-0"} <= set(before)
    assert {"own-4-0", "own-4-1", "own-4-2", "own-9-0"} <= set(after)
    assert {"A-0", "A-1", "A-2", "A-3"} <= set(other_before)
    assert {"A-0", "A-1", "A-2", "A-3"} <= set(other_after)


def test_only_the_top_token_is_seen() -> None:
    """ARM-8.6."""
    seen = archimedes(hands=[[1], [2]])
    seen.table["tokens"] = [[0, 2], [2, 1]]
    text = board(seen)
    assert "2 tokens, 1 on top" in text
    seen.table["totals"] = [2, 3]
    assert "3 penalty points" in board(seen)


def test_a_seat_is_described_in_words() -> None:
    text = board(archimedes(1, hands=[[1, 2, 3, 4], [2]], player=0, starter=0))
    assert 'aria-label="Ewa: 4 cards, starts, decides now"' in text


# any other game


def test_a_game_without_a_drawing_is_outlined() -> None:
    view = {
        "game": "nim",
        "seat": 0,
        "turn": 1,
        "table": {"top_card": 7, "rows": [{"a": 1, "b": [2, 3]}, {"a": 4, "b": []}], "deep": {"x": {"y": None}}},
    }
    text = board(Seen(view, ["Ewa", "<i>"], language("en"), [], Game("nim", "Nim", 2, 2, "", [])))
    assert "top card" in text
    assert "<th" in text
    assert "&lt;i&gt;: decides now" in text
    assert outline([1, "a", True, None])["items"][3]["text"] == "–"


# in a browser


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
    trial = sit(position_of(2, {"hands": [[1, 4, 4, 11], [2]]}))
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
    trial.thing(card).click()
    assert "next" in trial.classes(column)
    trial.thing(column).locator(".field").first.click()  # anywhere in the column
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


def test_cases_are_of_every_game() -> None:
    assert set(playable()) <= {case.name for name in playable() for case in cases(name)}
