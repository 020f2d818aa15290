"""The board of Berserk: thirty cells with all that stands on them, each move within reach, nothing hidden told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

import kodeks
from kodeks.games.berserk.face.charges import CHARGES
from kodeks.games.berserk.face.web.odds import mosaic
from kodeks.games.berserk.library import catalogue
from kodeks.kernel.offer import offers
from kodeks.kernel.rng import Rng
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.web.draw import beside, board, cards_to_read, manner, points, things
from kodeks.web.draw.seen import Seen
from kodeks.web.pages.deck_choices import choices
from kodeks.web.screen import jinja, watched

NAMES = ["Ewa", "Jan"]
BATTLE: dict[str, Any] = {
    "turn": 1,
    "play": {
        "A": [
            "d3 Outpost Cutter",
            "c3 Ash Shieldman; wounds 2; with poison 1",
            "c3+ Tempered Breastplate",
            "b3 Crucible Archer; closed",
            "c1 Lesser Crucible; chips 2",
            "z Ash Falcon",
        ],
        "B": ["d4 Scarlet Lady; wounds 2", "d4+ Bone Jockey", "c4 Moonless Marshal", "b6 Silent Witness; hidden"],
    },
    "decks": {"A": ["Denouncer"], "B": ["Hungry Page", "Doll Master"]},
    "graves": {"B": ["Hungry Page"]},
}


def battle(**changes: Any) -> Table:
    return Table(kodeks.game("berserk"), 2, 1, {}, BATTLE | changes)


def seen_by(table: Table, seat: int | None, code: str = "en") -> Seen:
    mine = [] if seat is None else offers(table, seat)
    return Seen(table.view(seat), NAMES, language(code), mine, table.game, table.prompt(seat).name)


class Node:
    def __init__(self, tag: str, attributes: dict[str, str | None]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children: list[Node] = []
        self.words: list[str] = []

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def all(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, *classes: str) -> list[Node]:
        return [node for node in self.all() if set(classes) <= set((node.attributes.get("class") or "").split())]

    def one(self, *classes: str) -> Node:
        (found,) = self.find(*classes)
        return found

    def with_attribute(self, name: str, value: str) -> list[Node]:
        return [node for node in self.all() if node.attributes.get(name) == value]

    def thing(self, name: str) -> Node:
        (found,) = self.with_attribute("data-thing", name)
        return found


class Tree(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.root = Node("", {})
        self.path = [self.root]
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, dict(attrs))
        self.path[-1].children.append(node)
        self.path.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.path[-1].children.append(Node(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.path.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for node in self.path:
            node.words.append(data)


def drawn(table: Table, seat: int | None, code: str = "en") -> Node:
    return Tree(board(seen_by(table, seat, code))).root


def flank(table: Table, seat: int | None, code: str = "en") -> Node:
    return Tree(beside(seen_by(table, seat, code))).root


def label(node: Node) -> str:
    return node.find("sr")[0].text


# the field


def test_thirty_cells_the_own_half_below() -> None:
    table = battle()
    for seat, corner in ((0, ("c1", "r7")), (1, ("c5", "r1")), (None, ("c1", "r7"))):
        root = drawn(table, seat)
        cells = [node for node in root.find("cell") if re.fullmatch("[a-e][1-6]", node.attributes["data-thing"] or "")]
        assert len(cells) == 30
        assert set(corner) <= set((root.thing("a1").attributes["class"] or "").split())
        assert len({(node.attributes["class"] or "")[:10] for node in cells}) == 30, "each has a place of its own"


def test_every_cell_says_all_that_it_shows() -> None:
    root = drawn(battle(), 0)
    assert (
        label(root.thing("c4"))
        == "c4: Moonless Marshal, of Jan, open card, 13 of 13 lives, strike 3-3-4, steps: 1 of 1"
    )
    assert "6 of 8 lives" in label(root.thing("d4"))
    assert label(root.thing("a1")) == "a1: free cell"
    assert label(root.thing("b6")) == "b6: hidden card, of Jan"
    assert "yours, closed card" in label(root.thing("b3"))
    assert "poison 1" in label(root.thing("c3"))
    assert "2 chips" in label(root.thing("c1"))
    assert "Bone Jockey" in label(root.thing("d4+1"))
    assert "Ash Falcon" in label(root.thing("z1"))


def test_a_card_shows_its_wounds_its_seals_and_how_it_lies() -> None:
    root = drawn(battle(), 0)
    hurt = root.thing("c3")
    assert len(hurt.one("bar").children) == 9
    assert len(hurt.find("w")) == 2
    assert len(hurt.find("seal")) >= 1
    assert hurt.one("life").text == "7"
    assert root.thing("b3").find("unit", "closed")
    assert root.thing("d3").find("unit", "mine", "open")
    assert root.thing("d4").find("unit", "theirs")
    assert root.thing("c1").one("token").text == "2"


def test_the_other_player_looks_from_the_other_side() -> None:
    root = drawn(battle(), 1)
    assert root.thing("d4").find("unit", "mine")
    assert root.thing("d3").find("unit", "theirs")
    assert "Silent Witness" in label(root.thing("b6"))
    assert "face down" in label(root.thing("b6"))


def test_names_are_said_in_the_readers_language() -> None:
    assert "Алая фрейлина" in label(drawn(battle(), 0, "ru").thing("d4"))
    assert "Szkarłatna dwórka" in label(drawn(battle(), 0, "pl").thing("d4"))


def test_every_shipped_card_has_a_picture_of_its_own() -> None:
    assert set(CHARGES) == {kind.name for kind in catalogue(()).kinds}
    assert len(set(CHARGES.values())) == len(CHARGES)


# moves


def told_by(table: Table, seat: int) -> dict[str, dict[str, Any]]:
    return {offer["notation"]: offer for offer in watched(table, seat, NAMES, language("en"))["offers"]}


def test_every_legal_move_is_a_button_that_a_form_sends() -> None:
    table = battle()
    macros = jinja.get_template("offers.html").make_module({"say": language("en").say, "reader": language("en")})
    listed = str(macros.allowed(list(told_by(table, 0).values())))  # type: ignore[attr-defined]
    for notation in table.moves():
        assert f'<button name="move" value="{notation}"' in listed


@pytest.mark.parametrize(
    ("notation", "touched"),
    [
        ("strike d3 d4", ("d3", "d4")),
        ("strike d3 d4+1", ("d3", "d4+1")),
        ("move d3 e3", ("d3", "e3")),
        ("use 2 c3 z1", ("c3", "z1")),
        ("use a3 a3", ("a3",)),
        ("defend c4", ("c4",)),
        ("take Sister of the Lamp", ("deal:Sister_of_the_Lamp",)),
        ("drop Headsman", ("squad:Headsman",)),
        ("deploy Raised Man-at-Arms c2", ("hand:Raised_Man-at-Arms", "c2")),
        ("pass", ()),
        ("next 2", ()),
    ],
)
def test_what_moves_touch(notation: str, touched: tuple[str, ...]) -> None:
    assert things(kodeks.game("berserk"), notation) == touched


def test_moves_have_a_sort_a_key_and_what_they_would_do() -> None:
    table = battle()
    seen = seen_by(table, 0)
    strike = manner(seen, "strike d3 d4")
    assert (strike.sort, strike.key, strike.mark) == ("strike", "s", "2–3")
    assert strike.group == "Outpost Cutter · d3"
    assert manner(seen, "move d3 e3").key == "m"
    assert manner(seen, "pass").key == "e"
    table.play("strike d3 d4")
    assert manner(seen_by(table, 1), "pass").key == " "
    assert manner(seen_by(table, 1), "defend c4").sort == "defend"


def test_nobody_strikes_an_own_card_by_pointing_at_it() -> None:
    table = battle()
    assert "strike d3 c3" in table.moves()
    assert told_by(table, 0)["strike d3 c3"]["things"] == "d3"
    assert told_by(table, 0)["strike d3 d4"]["things"] == "d3 d4"


# beside the field


def test_a_strike_is_shown_before_it_is_made() -> None:
    root = flank(battle(), 0)
    (panel,) = root.with_attribute("data-preview", "strike d3 d4")
    assert [one.text for one in panel.one("mosaic").find("out")] == [
        "2 wounds 33%",
        "2 wounds 22%",
        "3 wounds 11%",
        "both miss 17%",
        "1 back at the attacker 17%",
    ]
    assert "w321" in (panel.one("mosaic").attributes["class"] or "")
    assert "Moonless Marshal" in panel.text, "who may defend"
    (button,) = [node for node in panel.all() if node.tag == "button"]
    assert (button.attributes["form"], button.attributes["value"]) == ("moves", "strike d3 d4")
    assert flank(battle(), 1).with_attribute("data-preview", "strike d3 d4") == []


def test_areas_are_the_faces_of_the_dice() -> None:
    odds = {"white": [2, 2, 2], "wounds": [1, 2, 3], "black": [5, 1, 0], "back": 0, "rerolls": [1, 0]}
    made = mosaic(seen_by(battle(), 0), odds, 2)
    assert [column["faces"] for column in made["columns"]] == [[1, 2], [3, 4], [5, 6]]
    assert [column["kills"] for column in made["columns"]] == [False, True, True]
    assert made["lands"]["faces"] == [1, 2, 3, 4, 5]
    assert made["back"]["faces"] == []
    assert made["again"] == ["The white die may be rolled again: strong up to 46 %"]


def test_no_black_die_where_none_is_rolled() -> None:
    odds = {"white": [3, 2, 1], "wounds": [1, 2, 2], "black": [], "back": 0, "rerolls": [0, 0]}
    made = mosaic(seen_by(battle(), 0), odds, None)
    assert [column["chance"] for column in made["columns"]] == [50, 33, 17]
    assert made["lands"]["faces"] == made["miss"]["faces"] == made["back"]["faces"] == []


@pytest.mark.parametrize(("thrown", "lit"), [((2, 3), "weak"), ((6, 1), "strong"), ((4, 5), "miss"), ((1, 6), "back")])
def test_the_result_lights_its_area(thrown: tuple[int, int], lit: str) -> None:
    odds = {"white": [3, 2, 1], "wounds": [1, 2, 3], "black": [4, 1, 1], "back": 2, "rerolls": [0, 0]}
    made = mosaic(seen_by(battle(), 0), odds, None, thrown)
    on = [column["sort"] for column in made["columns"] if column["lit"]]
    on += [row for row in ("miss", "back") if made[row]["lit"]]
    assert on == [lit]


def test_the_lives_that_a_target_may_be_left_with_are_as_wide_as_their_chances() -> None:
    odds = {"white": [3, 2, 1], "wounds": [2, 2, 3], "black": [4, 1, 1], "back": 1, "rerolls": [0, 0]}
    told = [(one["lives"], one["ways"]) for one in mosaic(seen_by(battle(), 0), odds, 3)["fates"]]
    assert told == [(3, 12), (1, 20), (0, 4)]
    (panel,) = flank(battle(), 0).with_attribute("data-preview", "strike d3 d4")
    assert panel.one("fates").text == "6 33% 4 56% 3 11%"


def test_who_could_step_in_has_a_shield_while_the_strike_is_shown() -> None:
    root = drawn(battle(), 0)
    shown = {one.attributes["data-preview"] for one in root.thing("c4").find("shield")}
    assert shown == {f"strike {source} {target}" for source in ("c3", "d3") for target in ("d4", "d4+1")}
    rider = {one.attributes["data-preview"] for one in root.thing("d4").find("shield", "of-rider")}
    assert rider == {f"strike {source} {target}" for source in ("c3", "d3") for target in ("c4", "d4")}
    assert not drawn(battle(), 1).find("shield"), "it is not his turn"


def test_nobody_has_a_shield_against_a_strike_that_allows_no_defender() -> None:
    position = {"turn": 3, "play": {"A": ["d3 Pale Duellist"], "B": ["d4 Scarlet Lady", "c4 Moonless Marshal"]}}
    table = Table(kodeks.game("berserk"), 2, 1, {}, position)
    assert not drawn(table, 0).find("shield")
    assert "May be defended" not in flank(table, 0).text
    table.play("strike d3 d4")
    assert "defend c4" not in table.moves(), "as the rules say"


@pytest.mark.parametrize("seed", range(1, 9))
def test_what_a_throw_did_stands_on_the_board_until_something_else_is_done(seed: int) -> None:
    position = {"turn": 3, "play": {"A": ["d3 Outpost Cutter", "a1 Headsman"], "B": ["d4 Moonless Marshal"]}}
    table = Table(kodeks.game("berserk"), 2, seed, {}, position)
    before = {place: one["lives"] for place, one in table.view(0)["table"]["cards"].items()}
    table.play("strike d3 d4")
    while "end" not in table.moves() and not any(move.startswith("move a1") for move in table.moves()):
        table.play("done" if "done" in table.moves() else "pass")
    after = {place: one["lives"] for place, one in table.view(0)["table"]["cards"].items()}
    told = {place: drawn(table, 0).thing(place).find("came-of") for place in before}
    for place, shown in told.items():
        lost = before[place] - after[place]
        assert [one.text for one in shown if one.text] == ([f"−{lost}"] if lost else []), place
    assert sum(len(shown) for shown in told.values()) >= 1, "a miss has its sign"
    table.play("move a1 a2")
    assert not drawn(table, 0).find("came-of")


def test_an_answer_stands_beside_its_question_and_what_can_always_be_revealed_in_the_list() -> None:
    table = battle()
    table.play("strike d3 d4")
    told = {offer.notation: manner(seen_by(table, 1), offer.notation) for offer in offers(table, 1)}
    assert told["defend c4"].group == told["defend d4+1"].group == ""
    assert told["reveal b6"].group == "Reveal a hidden card"
    assert (told["pass"].key, told["defend c4"].key) == (" ", "d")


def test_how_to_answer_a_question_is_told_to_who_is_asked() -> None:
    table = battle()
    assert drawn(table, 0).one("how").text.startswith("Choose a card")
    assert not drawn(table, 1).find("how")
    table.play("strike d3 d4")
    assert drawn(table, 1).one("how").text.startswith("Who has a shield")


def test_the_stack_is_read_from_its_top_and_a_defender_changes_the_odds() -> None:
    table = battle()
    table.play("strike d3 d4")
    for seat in (0, 1, None):
        (item,) = [node for node in flank(table, seat).one("declared").all() if node.tag == "li"]
        assert "Outpost Cutter → Scarlet Lady (d4)" in item.text
    assert "1 back" in flank(table, 0).one("attack").text
    table.play("defend c4")
    told = flank(table, 0)
    assert "Outpost Cutter → Moonless Marshal (c4)" in told.one("declared").text
    assert "3 back" in told.one("attack").text
    assert drawn(table, 0).find("arrow", "old"), "where the strike was meant to go"


def test_the_dice_are_shown_with_what_they_mean() -> None:
    table = battle()
    table.play("strike d3 d4")
    while "reroll d3" not in table.moves():
        table.play("pass")
    for seat in (0, 1, None):
        throw = flank(table, seat).one("throw")
        dice = sorted(((one["die"], one["number"]) for one in table.view(seat)["table"]["dice"]), reverse=True)
        for (_, number), figure in zip(dice, [node for node in throw.all() if node.tag == "figure"], strict=True):
            assert figure.text.startswith(f"{number} · ")
        assert len(throw.find("lit")) == 1
    assert flank(table, 0).one("throw").thing("d3"), "a click on the die rolls it again"
    table.play("done")
    for seat in (0, 1):
        assert not [node for node in flank(table, seat).all() if "data-thing" in node.attributes], "but not later"


# before the battle


def building() -> Table:
    table = kodeks.game("berserk").table(2, seed=7, first="A")
    for _ in range(2):
        table.play("keep")
    return table


def test_crystals_are_counted_with_each_card() -> None:
    table = building()
    for name in ("Headsman", "Outpost Cutter"):
        table.play(f"take {name}")
    root, told = drawn(table, 0), flank(table, 0)
    assert len(root.find("full")) == 15
    assert [node.attributes["data-thing"] for node in root.find("taken")] == ["squad:Headsman", "squad:Outpost_Cutter"]
    gold, silver = (node.text for node in told.find("aside"))
    assert gold == "Gold 6 /24"
    assert silver == "Silver 5 /22"
    assert len(told.find("gems", "gold")[0].find("elite")) == 6
    assert "A legal squad" in told.text
    assert drawn(table, 1).find("taken") == []
    assert "Headsman" not in board(seen_by(table, 1)) + beside(seen_by(table, 1)) + cards_to_read(seen_by(table, 1))


def test_a_card_that_can_not_be_taken_says_why() -> None:
    table = building()
    for name in ("High Ashcaster", "Vault Overseer", "Headsman"):
        table.play(f"take {name}")
    dear = drawn(table, 0).find("dear")
    assert dear
    assert all("BRS-SQ-" in node.text for node in dear)
    assert {node.one("barrier").text.partition(" BRS")[0] for node in dear} >= {"too little gold"}


def test_what_another_element_costs_is_told_on_the_card_that_brings_it() -> None:
    table = building()
    while any(move.startswith("take") for move in table.moves()):
        table.play(next(move for move in table.moves() if move.startswith("take")))
    table.play("done")
    for name in ("Moonless Marshal", "Moat Ghoul"):
        table.play(f"take {name}")
    warned = "another element: −1 gold"
    untaken = {one.attributes["data-thing"]: warned in one.text for one in drawn(table, 1).find("full")}
    assert {thing for thing, told in untaken.items() if told} == {"deal:Bog_Serpent", "deal:Bellringer_of_Blight"}
    table.play("take Bog Serpent")
    told = drawn(table, 1)
    assert warned in told.thing("squad:Bog_Serpent").text
    assert warned not in told.thing("squad:Moonless_Marshal").text
    assert "lost for more elements: 1" in flank(table, 1).text
    assert warned not in told.thing("deal:Bellringer_of_Blight").text, "it is paid for already"


def test_a_squad_is_deployed_unseen() -> None:
    table = building()
    for _ in range(2):
        while any(move.startswith("take") for move in table.moves()):
            table.play(next(move for move in table.moves() if move.startswith("take")))
        table.play("done")
    first = table.moves()[0]
    name = first.split(" ", 1)[1].rsplit(" ", 1)[0]
    table.play(first)
    cell = first.split()[-1]
    assert name in label(drawn(table, 0).thing(cell))
    assert label(drawn(table, 1).thing(cell)) == f"{cell}: free cell"
    assert label(drawn(table, None).thing(cell)) == f"{cell}: free cell"
    assert flank(table, 0).find("full")
    assert name not in beside(seen_by(table, 1))


# what is hidden


def test_what_lies_face_down_is_told_to_nobody_else() -> None:
    table = battle()
    for seat in (0, None):
        seen = seen_by(table, seat)
        assert "Silent" not in board(seen) + beside(seen) + cards_to_read(seen)
    assert "Silent Witness" in cards_to_read(seen_by(table, 1))


def test_a_world_that_looks_the_same_is_drawn_the_same() -> None:
    table = battle()
    for seat in (0, 1):
        for seed in range(5):
            world = Table(table.game, 2, 1, {}, table.state.guess(seat, Rng(seed)))
            for part in (board, beside, cards_to_read):
                assert part(seen_by(world, seat)) == part(seen_by(table, seat))


# reading


def test_a_card_is_read_with_its_text_and_its_rules() -> None:
    root = Tree(cards_to_read(seen_by(battle(), 0))).root
    (card,) = root.with_attribute("data-card", "Scarlet_Lady")
    assert "Vampirism." in card.text
    assert "Maximum 12 lives." in card.text
    assert "BRS-KW-vampirizm" in card.text
    assert "Understood as" in card.text
    (russian,) = Tree(cards_to_read(seen_by(battle(), 0, "ru"))).root.with_attribute("data-card", "Scarlet_Lady")
    assert "Вампиризм." in russian.text


# decks


def test_either_seat_may_choose_either_deck_in_the_readers_words() -> None:
    a, b = choices(kodeks.game("berserk"), {}, language("ru"))
    assert a["starters"] == b["starters"] == [("Ash Watch", "Дозор Пепла"), ("Moonless Court", "Двор Безлунья")]
    assert (a["chosen"], b["chosen"]) == ("Ash Watch", "Moonless Court"), "as it was"


@pytest.mark.parametrize("seed", range(12))
def test_however_the_dice_fell_both_are_told_in_a_panel_until_they_decide_anew(seed: int) -> None:
    position = {"turn": 3, "play": {"A": ["d3 Outpost Cutter", "a1 Headsman"], "B": ["c4 Moonless Marshal"]}}
    table = Table(kodeks.game("berserk"), 2, seed, {}, position)
    table.play("strike d3 c4")
    while "move a1 a2" not in table.moves():
        assert watched(table, 0, NAMES, language("en"))["panel"] is None, "it is not over yet"
        table.play("done" if "done" in table.moves() else "pass")
    for seat in (0, 1):
        told = watched(table, seat, NAMES, language("en"))["panel"]["told"]
        assert told.kind == "throw" and "Moonless Marshal" in told.body
    table.play("move a1 a2")
    assert watched(table, 0, NAMES, language("en"))["panel"] is None


def test_a_line_of_the_story_points_at_the_cells_and_cards_that_it_names() -> None:
    seen = seen_by(battle(), 0)
    assert points(seen, {"args": {"card": "Scarlet Lady", "to": "e3", "count": 2}}) == ("d4", "e3")


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_every_card_of_the_decks_has_its_name_and_text_in_the_readers_language(code: str) -> None:
    seen = seen_by(battle(), 0, code)
    for kind in catalogue(()).kinds:
        assert kind.titles.get(code) or code == "en", kind.name
        assert kind.text.get(code) or not kind.text, kind.name
        assert seen.word(kind.name) == (kind.titles.get(code) or kind.name)


def test_at_the_end_the_fallen_are_named_without_a_press() -> None:
    play = {"A": ["d3 Outpost Cutter"], "B": ["d4 Hungry Page; closed; wounds 5"]}
    table = Table(kodeks.game("berserk"), 2, 1, {}, {"turn": 3, "play": play})
    assert not [one for one in drawn(table, 0).find("grave") if "open" in one.attributes]
    table.play("strike d3 d4")
    while table.turn is not None:
        table.play("done" if "done" in table.moves() else "pass")
    (grave,) = drawn(table, 0).find("grave")
    assert "open" in grave.attributes
    assert "Hungry Page" in grave.text
    assert drawn(table, 0).thing("d4").one("came-of", "dies").text.startswith("−")


REVENANT = """
[1] Guard
type: creature
lives: 9
strike: 1-2-3

[2] Revenant
type: creature
lives: 1
strike: 1-1-1
en: Incarnation 1.
"""


def test_a_card_that_rises_is_put_by_its_cell_alone() -> None:
    play = {"A": ["c3 Guard"], "B": ["c4 Revenant; closed", "a4 Guard"]}
    table = Table(kodeks.game("berserk"), 2, 1, {}, {"turn": 3, "cards": REVENANT, "play": play})
    for move in ("strike c3 c4", "pass"):
        table.play(move)
    seen = seen_by(table, 1)
    told = {offer.notation: manner(seen, offer.notation) for offer in seen.offers if not offer.refused}
    assert {one.touches for one in told.values()} == {(f"{column}6",) for column in "abcde"}
    assert flank(table, 1).thing("hand:Revenant"), "and is shown"
