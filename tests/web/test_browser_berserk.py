"""A battle of Berserk in real browsers: by clicks, by keys, by carrying, by fingers, and without any script."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import Person, Welcome, brought

NAMES = ["Ewa", "Jan"]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = PHONE | {"viewport": {"width": 360, "height": 740}}
BATTLE: dict[str, Any] = {
    "turn": 3,
    "play": {
        "A": ["d3 Outpost Cutter", "c3 Ash Shieldman"],
        "B": ["d4 Scarlet Lady; wounds 2", "c4 Moonless Marshal"],
    },
}

WEAK: dict[str, Any] = {
    "turn": 3,
    "play": {
        "A": ["d3 Outpost Cutter; wounds 6", "c3 Ash Shieldman; wounds 7"],
        "B": ["d4 Scarlet Lady; wounds 6", "c4 Hungry Page; wounds 4"],
    },
}
PASSES = "#moves button[data-sort=pass]"


def battle(**changes: Any) -> Table:
    return Table(kodeks.game("berserk"), 2, 1, {}, BATTLE | changes)


def deploying() -> Table:
    table = kodeks.game("berserk").table(2, seed=7, first="A")
    for move in ("keep", "keep"):
        table.play(move)
    for _ in range(2):
        while any(move.startswith("take") for move in table.moves()):
            table.play(next(move for move in table.moves() if move.startswith("take")))
        table.play("done")
    return table


def cell(person: Person, name: str) -> Any:
    return person.page.locator(f'.cells [data-thing="{name}"]')


def preview(person: Person) -> Any:
    return person.page.locator("details[data-preview].foreseen")


def test_a_strike_by_clicks_is_shown_answered_and_thrown(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, battle(), NAMES)
    ewa.asked()
    cell(ewa, "d3").click()
    assert cell(ewa, "e3").get_attribute("data-sort") == "step"
    assert cell(ewa, "d4").get_attribute("data-mark") == "2–3"
    cell(ewa, "d4").click()
    assert "Scarlet Lady" in preview(ewa).inner_text()
    assert "33%" in preview(ewa).inner_text()
    assert "17%" in preview(ewa).inner_text()
    assert ewa.moves(), "nothing was played yet"
    cell(ewa, "c4").click()
    assert "Moonless Marshal" in preview(ewa).locator(".fighter").nth(1).inner_text(), "another target instead"
    cell(ewa, "d4").click()
    cell(ewa, "d4").click()
    jan.asked()
    jan.sees("Outpost Cutter → Scarlet Lady", "#beside")
    assert cell(jan, "c4").get_attribute("data-sort") == "defend"
    cell(jan, "c4").click()
    for person in (ewa, jan):
        person.sees("Moonless Marshal", ".throw")
    assert ewa.page.locator(".thrown .lit").count() == 1


def test_how_it_came_out_is_told_beside_the_field_until_one_goes_on(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, battle(), NAMES)
    assert ewa.asked()
    ewa.play("strike d3 d4")
    assert jan.asked()
    jan.play("defend c4")
    as_it_fell(ewa)
    for person in (ewa, jan):
        person.sees("Moonless Marshal", ".outcome.throw[open]")
        assert person.page.locator(".outcome.throw .lit").count() == 1
        assert person.page.locator(".outcome.throw .came .clause").count()
        assert not person.page.locator("#beside .throw").count(), "told once"
    cell(ewa, "c3").click()
    assert cell(ewa, "c3").evaluate("cell => cell.classList.contains('chosen')"), "nothing lies over the field"
    ewa.go_on()
    assert not ewa.page.locator(".outcome[open]").count()
    assert jan.page.locator(".outcome[open]").count() == 1


def as_it_fell(person: Person) -> None:
    """The dice stay as they are, where they might be rolled again."""
    if person.asked() and "done" in person.moves():
        person.play("done")


def test_the_end_of_a_battle_tells_who_stands_and_who_fell(welcome: Welcome) -> None:
    play = {"A": ["d3 Outpost Cutter"], "B": ["d4 Hungry Page; closed; wounds 5"]}
    ewa, jan = brought(welcome, Table(kodeks.game("berserk"), 2, 1, {}, {"turn": 3, "play": play}), NAMES)
    assert ewa.asked()
    ewa.play("strike d3 d4")
    assert jan.asked()
    jan.play("pass")
    as_it_fell(ewa)
    ewa.sees("You have won!", ".outcome.over[open]")
    jan.sees("Victory: Ewa", ".outcome.over[open]")
    assert "Hungry Page" in ewa.text(".outcome .gone >> nth=1")
    assert "BRS-END-1" in ewa.text(".outcome")


def test_on_a_phone_the_odds_are_in_sight_while_one_answers(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, battle(), NAMES, **SMALL)
    assert ewa.asked()
    ewa.play("strike d3 d4")
    assert jan.asked()
    jan.page.evaluate("scrollTo(0, 0)")
    odds, dock = jan.page.locator(".attack").bounding_box(), jan.page.locator("#moves > .moves").bounding_box()
    assert odds["y"] + odds["height"] <= dock["y"]
    assert all(one.is_visible() for one in jan.page.locator(".attack .out").all())
    assert all(one.is_visible() for one in jan.page.locator(".cell .unit .strike").all()), "strikes can still be read"


def test_a_step_keeps_its_card_chosen(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, battle(), NAMES)
    ewa.asked()
    cell(ewa, "d3").click()
    before = ewa.at()
    cell(ewa, "e3").click()
    ewa.moved_from(before)
    cell(ewa, "e3").locator("xpath=self::*[contains(@class, 'chosen')]").wait_for()
    ewa.page.keyboard.press("Escape")
    assert ewa.page.locator(".chosen").count() == 0


def test_a_strike_by_keys(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, battle(), NAMES)
    ewa.asked()
    cell(ewa, "d3").focus()
    ewa.page.keyboard.press("Enter")
    ewa.page.keyboard.press("s")
    first = ewa.page.evaluate("document.activeElement.dataset.thing")
    ewa.page.keyboard.press("s")
    second = ewa.page.evaluate("document.activeElement.dataset.thing")
    assert {first, second} == {"c4", "d4"}
    cell(ewa, "d4").focus()
    ewa.page.keyboard.press("ArrowLeft")
    assert ewa.page.evaluate("document.activeElement.dataset.thing") == "c4"
    before = ewa.at()
    ewa.page.keyboard.press("Enter")
    assert preview(ewa).count() == 1
    ewa.page.keyboard.press("Enter")
    ewa.moved_from(before)
    jan.asked()
    before = jan.at()
    jan.page.locator("body").click(position={"x": 2, "y": 2})
    jan.page.keyboard.press("Space")
    jan.moved_from(before)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_whole_table_is_in_sight_and_nothing_moves(welcome: Welcome, size: tuple[int, int], lang: str) -> None:
    ewa, jan = brought(welcome, battle(), NAMES, viewport={"width": size[0], "height": size[1]})
    for person in (ewa, jan):
        person.page.locator("select[name=lang]").select_option(lang)
        person.page.locator(f"html[lang={lang}]").wait_for()
    ewa.asked()
    field = ewa.page.locator(".arena").bounding_box()
    for name in ("d3", "d4"):
        cell(ewa, name).click()
        in_sight(ewa, size, "pass")
        assert ewa.page.locator(".arena").bounding_box() == field
    before = ewa.at()
    preview(ewa).get_by_role("button").click()
    ewa.moved_from(before)
    jan.asked()
    in_sight(jan, size, "pass", "defend c4")
    other, _ = brought(welcome, deploying(), NAMES, viewport={"width": size[0], "height": size[1]})
    other.asked()
    in_sight(other, size)


def in_sight(person: Person, size: tuple[int, int], *moves: str) -> None:
    """Nothing to scroll for: the question, the board, these moves."""
    assert person.page.evaluate("[document.documentElement.scrollWidth, scrollY]") == [size[0], 0]
    assert person.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    places = ["#prompt p", ".arena", *(f'#moves button[value="{move}"]' for move in moves)]
    for box in (person.page.locator(place).bounding_box() for place in places):
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]


def test_a_card_is_read_where_the_mouse_rests_and_by_its_key(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, battle(), NAMES)
    ewa.asked()
    cell(ewa, "d4").hover()
    ewa.page.locator(".card-reader").wait_for()
    assert "Vampirism" in ewa.text(".card-reader")
    ewa.page.mouse.move(1, 1)
    ewa.page.locator(".card-reader").wait_for(state="detached")
    cell(ewa, "c4").focus()
    ewa.page.keyboard.press("i")
    assert "Fear 1" in ewa.text(".card-reader")
    ewa.page.keyboard.press("Escape")
    assert ewa.page.locator(".card-reader").count() == 0


def test_a_squad_is_built_by_clicks_and_deployed_by_carrying(welcome: Welcome) -> None:
    table = kodeks.game("berserk").table(2, seed=7, first="A")
    for move in ("keep", "keep"):
        table.play(move)
    ewa, _ = brought(welcome, table, NAMES)
    ewa.asked()
    for name in ("Headsman", "Outpost_Cutter"):
        before = ewa.at()
        ewa.page.locator(f'.grid [data-thing="deal:{name}"]').first.click()
        ewa.moved_from(before)
    ewa.sees("11 of 46 crystals", "#beside")
    before = ewa.at()
    ewa.page.locator('.chosen-ones [data-thing="squad:Headsman"]').click()
    ewa.moved_from(before)
    ewa.sees("5 of 46 crystals", "#beside")

    olga, _ = brought(welcome, deploying(), NAMES)
    olga.asked()
    before = olga.at()
    carried = olga.page.locator(".hand-of .full").first
    name = carried.get_attribute("data-reads")
    carried.drag_to(cell(olga, "c2"))
    olga.moved_from(before)
    assert cell(olga, "c2").get_attribute("data-reads") == name


def test_a_bot_proposes_a_squad_and_a_deployment_and_the_person_decides(welcome: Welcome) -> None:
    table = kodeks.game("berserk").table(2, seed=7, first="A")
    for move in ("keep", "keep"):
        table.play(move)
    ewa, jan = brought(welcome, table, NAMES)
    proposed(ewa, "Propose a squad")
    assert "A legal squad" in ewa.text("#beside")
    assert ewa.page.locator(".grid .taken").count() > 5
    assert "done" in ewa.moves(), "the last word is hers"
    assert jan.at() == -1
    assert "Headsman" not in jan.page.content()
    ewa.play("done")
    proposed(jan, "Propose a squad")
    jan.play("done")
    proposed(ewa, "Propose a deployment")
    assert ewa.moves() == ["done"]
    assert ewa.page.locator(".cells .unit").count() > 5
    assert jan.page.locator(".cells .unit").count() == 0


def proposed(person: Person, name: str) -> None:
    """When the bot has done it all."""
    person.asked()
    with person.page.expect_response("**/propose"):
        person.press(name)
    person.page.reload()


def test_a_finger_taps_reads_and_strikes(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, battle(), NAMES, **PHONE)
    ewa.asked()
    cell(ewa, "d3").tap()
    cell(ewa, "d4").tap()
    box = preview(ewa).bounding_box()
    assert box["y"] + box["height"] <= 845, "the sheet is in sight"
    button = preview(ewa).get_by_role("button")
    assert button.bounding_box()["height"] >= 44
    before = ewa.at()
    button.tap()
    ewa.moved_from(before)
    assert jan.asked()
    assert jan.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_without_a_script_every_move_is_a_button(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, battle(), NAMES)
    plain = welcome("/", java_script_enabled=False)
    plain.context.add_cookies(ewa.context.cookies())
    plain.goto(ewa.path)
    button = plain.page.locator('[data-preview="strike d3 d4"] button')
    assert button.is_visible()
    button.click()
    plain.sees("may answer", "#prompt")


def test_the_story_has_the_newest_line_first(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, battle(), NAMES)
    ewa.asked()
    ewa.play("move d3 e3")
    ewa.sees("Outpost Cutter moves", "#log")
    lines = ewa.page.locator("#log li")
    tops = lines.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert tops == sorted(tops, reverse=True)


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phone"])
def test_a_whole_battle_by_touch(welcome: Welcome, look: dict[str, Any]) -> None:
    """Both sides by what lies on the board, until one has no creature left."""
    people = brought(welcome, Table(kodeks.game("berserk"), 2, 4, {}, WEAK), NAMES, **look)
    rng = Random(5)
    for _ in range(200):
        mover = asked(people)
        if mover is None:
            break
        mover.touch(rng.choice(fierce(mover.moves(), "34"[people.index(mover)])))
    people[0].ended()


def asked(people: list[Person]) -> Person | None:
    """Who has to decide; None when the battle is over."""
    question = "document.querySelector('#moves button[name=move]:not([aria-disabled]), #result')"
    while True:
        for person in people:
            if person.over():
                return None
            if person.page.evaluate(f"Boolean({question})"):
                return person


def fierce(moves: list[str], row: str) -> list[str]:
    """Strikes at what does not stand in the own row, else what ends the question."""
    strikes = [move for move in moves if move.split()[0] == "strike" and not move.split()[2].endswith(row)]
    return strikes or [move for move in moves if move in ("pass", "done", "no")] or moves


def test_the_name_on_a_plate_is_whole_beside_what_is_done_now(welcome: Welcome) -> None:
    names = ["Ewa Greedy", "Jan"]
    for width in (1440, 1024):
        ewa, _ = brought(welcome, battle(), names, viewport={"width": width, "height": 768})
        ewa.asked()
        name = ewa.page.locator(".plate-of.mine .who b").bounding_box()
        badge = ewa.page.locator(".plate-of.mine .now").bounding_box()
        assert name["height"] < 20, "one line"
        assert name["y"] + name["height"] <= badge["y"] + 1
        assert badge["width"] > 40, "said in words"


def test_a_deck_is_kept_when_the_language_changes(welcome: Welcome) -> None:
    ewa = welcome("/decks?game=berserk")
    ewa.page.get_by_role("link", name="Moonless Court").click()
    ewa.sees("This deck is legal.")
    ewa.page.locator("select[name=lang]").select_option("ru")
    ewa.page.locator("html[lang=ru]").wait_for()
    assert "Карт: 30" in ewa.text("#deck")
    assert "Алая фрейлина" in ewa.text("#deck")


DESK = """
game = "berserk"
position.turn = 3
position.play.A = ["d3 Outpost Cutter", "b2 Crucible Archer"]
position.play.B = ["d4 Scarlet Lady; wounds 2", "c4 Moonless Marshal"]
"""


def test_the_judge_rules_on_a_position_by_cells(welcome: Welcome) -> None:
    ewa = welcome("/judge")
    ewa.page.locator("#q").fill(DESK)
    ewa.press("Open it")
    assert (
        cell(ewa, "d4").locator(".sr").first.inner_text().startswith("d4: Scarlet Lady, of Player B, open card, 6 of 8")
    )
    for move, told in (("strike d3 a4", "strike d3 a4 is not allowed"), ("shoot b2 d4", "shoot b2 d4 is allowed")):
        ewa.page.locator("#move").fill(move)
        ewa.press("Ask")
        ewa.sees(told)
        assert "BRS-" in ewa.text(".praise")
    assert not ewa.page.locator(".how").is_visible(), "nothing is chosen on this board"


def test_who_wants_no_motion_sees_none(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, battle(), NAMES)
    ewa.asked()
    cell(ewa, "d3").click()
    assert cell(ewa, "e3").get_attribute("data-sort") == "step"
    running = "document.getAnimations().filter((one) => one.playState === 'running').map((one) => one.animationName)"
    assert ewa.page.evaluate(running) == []


def test_carrying_marks_no_text(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, deploying(), NAMES)
    ewa.asked()
    before = ewa.at()
    ewa.page.locator(".hand-of .full").first.drag_to(cell(ewa, "c2"))
    ewa.moved_from(before)
    assert ewa.page.evaluate("getSelection().toString()") == ""


def test_a_step_and_a_strike_by_carrying(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, battle(), NAMES)
    ewa.asked()
    for source, target in (("d3", "e3"), ("e3", "d4")):
        before = ewa.at()
        cell(ewa, source).drag_to(cell(ewa, target))
        ewa.moved_from(before)
    for person in (ewa, jan):
        person.sees("Outpost Cutter acts on Scarlet Lady", "#log")


def test_a_whole_battle_by_keys_alone(welcome: Welcome) -> None:
    """No pointer touches the page: arrows and letters lead to every target, until one side has no creature left."""
    people = brought(welcome, Table(kodeks.game("berserk"), 2, 4, {}, WEAK), NAMES)
    rng = Random(5)
    for _ in range(200):
        mover = asked(people)
        if mover is None:
            break
        keyed(mover, rng.choice(fierce(mover.moves(), "34"[people.index(mover)])))
    people[0].ended()


def keyed(person: Person, move: str) -> None:
    """The move, by keys."""
    before = person.at()
    press = person.page.keyboard.press
    press("Escape")
    verb, *places = move.split()
    if verb == "strike":
        person.page.evaluate("document.activeElement.blur()")
        press("ArrowUp")
        walk(person, places[0])
        press("Enter")
        for _ in range(8):
            press("s")
            if person.page.evaluate("document.activeElement.dataset.thing") == places[1]:
                break
        press("Enter")
        press("Enter")
    else:
        person.page.evaluate("document.activeElement.blur()")
        press("Space" if person.page.locator(f'{PASSES}[data-hotkey=" "]').count() else "e")
    person.moved_from(before)


def walk(person: Person, place: str) -> None:
    """By arrows, from wherever they begin."""
    for _ in range(12):
        here = person.page.evaluate("document.activeElement.dataset.thing")
        if here == place:
            return
        across, up = ord(place[0]) - ord(here[0]), int(place[1]) - int(here[1])
        turned = person.page.evaluate("document.querySelector('.files').innerText.trim().startsWith('e')")
        way = ("ArrowRight", "ArrowLeft") if across else ("ArrowUp", "ArrowDown")
        person.page.keyboard.press(way[((across or up) < 0) != turned])
    raise AssertionError(f"{place} is not found")


def test_on_a_phone_a_strike_is_shown_below_the_two_who_fight(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, battle(), NAMES, **SMALL)
    ewa.asked()
    for name in ("d3", "d4"):
        cell(ewa, name).tap()
    sheet = preview(ewa).bounding_box()
    for name in ("d3", "d4"):
        box = cell(ewa, name).bounding_box()
        assert box["y"] + box["height"] <= sheet["y"] + 1, name


def test_on_a_phone_the_squad_is_deployed_without_scrolling(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, deploying(), NAMES, **SMALL)
    ewa.asked()
    card = ewa.page.locator(".hand-of .full").first
    name = card.get_attribute("data-reads")
    dock = ewa.page.locator("#moves .moves").first.bounding_box()["y"]
    for one in (card, cell(ewa, "c1")):
        box = one.bounding_box()
        assert 0 <= box["y"] <= box["y"] + box["height"] <= dock
    before = ewa.at()
    card.tap()
    cell(ewa, "c2").tap()
    ewa.moved_from(before)
    assert cell(ewa, "c2").get_attribute("data-reads") == name
    assert ewa.page.evaluate("scrollY") == 0


def test_on_a_phone_who_may_roll_again_sees_the_die_and_presses_it(welcome: Welcome) -> None:
    table = battle()
    for move in ("strike d3 d4", "pass"):
        table.play(move)
    ewa, _ = brought(welcome, table, NAMES, **SMALL)
    ewa.asked()
    die = ewa.page.locator(".cube.white[data-thing]")
    dock = ewa.page.locator("#moves .moves").first.bounding_box()["y"]
    box = die.bounding_box()
    assert 0 <= box["y"] <= box["y"] + box["height"] <= dock
    before = ewa.at()
    die.tap()
    ewa.moved_from(before)
    assert ewa.page.locator(".cubes .old").count() == 1


TINY = """() => {
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    const size = parseFloat(getComputedStyle(one).fontSize);
    const seen = walk.currentNode.textContent.trim() && one.checkVisibility() && !one.closest(".sr");
    if (seen && size > 0 && size < 12) found.push(`${size}px: ${walk.currentNode.textContent.trim()}`);
  }
  return found;
}"""


def test_on_a_phone_nothing_is_wider_than_the_screen_or_too_small_to_read(welcome: Welcome) -> None:
    struck = battle()
    struck.play("strike d3 d4")
    building = kodeks.game("berserk").table(2, seed=7, first="A")
    for move in ("keep", "keep"):
        building.play(move)
    for table in (struck, building, deploying()):
        person = brought(welcome, table, NAMES, **SMALL)[table.turn or 0]
        person.asked()
        for lang in ("en", "pl", "ru"):
            person.page.locator("select[name=lang]").select_option(lang)
            person.page.locator(f"html[lang={lang}]").wait_for()
            assert person.page.evaluate("document.documentElement.scrollWidth") <= 360, lang
            assert person.page.evaluate(TINY) == [], lang


def test_who_is_not_asked_may_propose_a_draw_and_surrender(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, battle(), NAMES)
    ewa.asked()
    jan.page.on("dialog", lambda asked: asked.accept())
    jan.page.locator("#tools button", has_text="Draw").click()
    ewa.sees("Jan proposes a draw", "#log")
    assert ewa.moves(), "she is still the one who is asked"
    jan.page.locator("#tools button", has_text="Surrender").click()
    for person in (ewa, jan):
        person.sees("Jan surrenders", "#log")
    assert not ewa.moves()
