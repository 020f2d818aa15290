"""A card is typed in and read while one types, in a real browser; without a script it is read on demand."""

from __future__ import annotations

from tests.web.browsing import Person, Welcome

TEXT = "textarea[name=text]"


def begin(ewa: Person, text: str) -> None:
    ewa.goto("/cards?game=berserk")
    ewa.page.locator("input[name=name]").fill("Tower Guard")
    ewa.page.locator("input[value=fire]").check()
    ewa.page.locator(TEXT).fill(text)


def test_a_text_is_read_while_it_is_typed(welcome: Welcome) -> None:
    ewa = welcome()
    begin(ewa, "Armour 1. [:tap]: heal a chosen tower by 2.")
    ewa.sees("Not understood from the marked place on.", "#understood")
    assert ewa.text("#understood mark") == "tower by 2"
    assert ewa.page.evaluate("document.activeElement.name") == "text", "who types goes on typing"
    ewa.page.locator(TEXT).fill("Armour 1. [:tap]: heal an adjacent creature by 2.")
    ewa.sees("This card is understood and can be played.", "#understood")
    assert "name=Tower+Guard" in ewa.path
    ewa.page.reload()
    assert ewa.page.locator(TEXT).input_value() == "Armour 1. [:tap]: heal an adjacent creature by 2."
    assert ewa.page.locator("input[value=fire]").is_checked()


def test_codes_are_put_where_one_writes(welcome: Welcome) -> None:
    ewa = welcome()
    begin(ewa, ": shot 1-2-2, range 3.")
    ewa.page.locator(TEXT).press("Control+Home")
    ewa.press("[:tap]")
    assert ewa.page.locator(TEXT).input_value() == "[:tap]: shot 1-2-2, range 3."
    ewa.sees("This card is understood and can be played.", "#understood")
    assert ewa.page.evaluate("document.activeElement.name") == "text"


def test_it_is_played_against_a_bot_and_asked_the_judge_about(welcome: Welcome) -> None:
    ewa = welcome()
    begin(ewa, "Armour 1.")
    ewa.page.get_by_role("link", name="Try it on the judge's desk").click()
    ewa.sees("strike c3 c4")
    assert "Tower Guard" in ewa.text("#main")
    ewa.page.go_back()
    ewa.press("Play against a bot with this card in the deck")
    ewa.page.wait_for_url("**/t/*")
    ewa.sees("Tower Guard")


def test_without_a_script_it_is_read_on_demand(welcome: Welcome) -> None:
    ewa = welcome(java_script_enabled=False)
    begin(ewa, "Armour 1. Dances.")
    assert not ewa.page.get_by_role("button", name="[:tap]").is_visible()
    ewa.press("Read it")
    assert "Not understood from the marked place on." in ewa.text("#understood")


def test_a_form_that_was_read_too_often_keeps_what_was_typed(welcome: Welcome) -> None:
    ewa = welcome()
    begin(ewa, "Armour 1.")
    ewa.sees("can be played", "#understood")
    ewa.page.route("**/cards?*", lambda route: route.fulfill(status=429, body="wait"))
    ewa.page.locator(TEXT).fill("Armour 2.")
    with ewa.page.expect_response(lambda response: response.status == 429):
        pass
    assert ewa.page.locator(TEXT).input_value() == "Armour 2."
    assert ewa.path.startswith("/cards?")
    ewa.page.unroute("**/cards?*")
    ewa.page.locator(TEXT).fill("Armour 3.")
    ewa.sees("armour 3", "#understood")
    ewa.forgive("429")


def test_a_card_that_was_typed_in_is_taken_deployed_and_shoots_by_clicks(welcome: Welcome) -> None:
    ewa = welcome()
    begin(ewa, "Armour 1. [:tap]: shot 1-2-2, range 3.")
    ewa.sees("can be played", "#understood")
    ewa.press("Play against a bot with this card in the deck")
    ewa.page.wait_for_url("**/t/*")
    move = ""
    while not move.startswith("shoot"):
        assert ewa.asked(), "it can act before the battle is over"
        move = aimed(ewa)
        ewa.touch(move)
    ewa.sees("Tower Guard acts on", "#log")
    ewa.sees("Tower Guard rolls the attack die", "#log")


def aimed(person: Person) -> str:
    """Deals until the card is there, leads only this one, into the first row, and shoots at whom it can."""
    moves = person.moves()
    if "keep" in moves:
        dealt = person.page.locator('.grid [data-thing="deal:Tower_Guard"]').count()
        return "keep" if dealt else "redeal"
    for beginning in ("take Tower Guard", "deploy Tower Guard c", "deploy Tower Guard", "shoot"):
        for move in moves:
            if move.startswith(beginning):
                return move
    return next((move for move in moves if move in ("done", "pass", "no", "first")), moves[0])
