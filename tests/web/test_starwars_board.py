"""The board of Star Wars: all that lies open and nothing hidden, each card where a player looks for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import kodeks
from kodeks.games.starwars.cards.words import AFFILIATIONS, ICONS, KEYWORDS, SIDES, TYPES
from kodeks.games.starwars.face import words
from kodeks.games.starwars.face.web.board import VERBS as TOUCHED
from kodeks.games.starwars.face.web.cards import COLOURS, printed, says, slug
from kodeks.games.starwars.face.web.middle import part
from kodeks.games.starwars.face.web.piles import ORDER
from kodeks.games.starwars.moves import SINGLE, VERBS
from kodeks.games.starwars.reading.library import catalogue
from kodeks.games.starwars.steps.chart import CHART
from kodeks.games.starwars.steps.engagement import STAGES
from kodeks.kernel.note import WATCHER
from kodeks.kernel.offer import offers
from kodeks.kernel.rng import Rng
from kodeks.kernel.scenario import load
from kodeks.kernel.table import Dealer, Table
from kodeks.languages import language
from kodeks.web.draw import board, things, window
from kodeks.web.draw.seen import Seen
from kodeks.web.screen import render, watched

NAMES = ["Ewa", "Jan"]

AT_HOME: dict[str, Any] = {
    "state": "PA",
    "turn": 4,
    "dial": 7,
    "balance": "dark",
    "play": {
        "light": [
            "Luke Skywalker; focus 2; damage 1; committed",
            "Jedi Lightsaber; on Luke Skywalker",
            "Twi'lek Loyalist; shields 1",
            "Twi'lek Loyalist",
        ],
        "dark": ["Cruel Interrogations; damage 2; holds Leia Organa", "Nightsister"],
    },
    "hands": {"light": ["Heat of Battle (light)", "Twi'lek Loyalist", "Counter-stroke"], "dark": ["Force Choke"]},
    "discards": {"light": ["C-3PO", "R2-D2"]},
    "victory": {"light": ["Imperial Command"]},
}
AT_WAR: dict[str, Any] = {
    "turn": 4,
    "play": {"light": ["Luke Skywalker", "Twi'lek Loyalist"], "dark": ["Nightsister", "Rancor"]},
    "hands": {"light": ["Heat of Battle (light)", "Counter-stroke"], "dark": ["Force Choke", "Heat of Battle (dark)"]},
    "engagement": {
        "objective": "Imperial Command",
        "attackers": ["Luke Skywalker"],
        "defenders": ["Nightsister"],
        "state": "E4",
    },
}


def table_of(position: dict[str, Any], **options: Any) -> Table:
    return Table(kodeks.game("starwars"), 2, 1, options, position)


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
    def classes(self) -> list[str]:
        return (self.attributes.get("class") or "").split()

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def all(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, *classes: str) -> list[Node]:
        return [node for node in self.all() if set(classes) <= set(node.classes)]

    def one(self, *classes: str) -> Node:
        (found,) = self.find(*classes)
        return found

    def thing(self, name: str) -> Node:
        (found,) = [node for node in self.all() if name in (node.attributes.get("data-thing") or "").split()]
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


# what moves touch


@pytest.mark.parametrize(
    ("notation", "touched"),
    [
        ("play Nightsister", ("hand:Nightsister",)),
        ("place Heat of Battle (dark)", ("hand:Heat_of_Battle_(dark)",)),
        ("pay Imperial Command x2", ("card:Imperial_Command",)),
        ("use Nightsister #2", ("card:Nightsister_#2",)),
        ("use Admiral Ackbar x1", ("card:Admiral_Ackbar",)),
        ("strike Rancor", ("card:Rancor",)),
        ("replay Viper Probe Droid", ("discard:Viper_Probe_Droid",)),
        ("take C-3PO", ("take:C-3PO",)),
        ("flip Fall of the Jedi", ("objective:Fall_of_the_Jedi",)),
        ("resolve Twist of Fate (light)", ("fate:Twist_of_Fate_(light)",)),
        ("light deck", ("deck:light",)),
        ("pass", ()),
        ("number 3", ()),
        ("first 2", ()),
        ("next 2", ()),
        ("UD", ()),
    ],
)
def test_things_of_moves(notation: str, touched: tuple[str, ...]) -> None:
    assert things(kodeks.game("starwars"), notation) == touched


def test_every_verb_is_known_to_the_board() -> None:
    assert set(TOUCHED) == set(VERBS) - {"", "dealt"}
    assert all(len(things(kodeks.game("starwars"), word)) <= 1 for word in SINGLE)


def test_no_two_cards_are_one_thing() -> None:
    names = list(catalogue().by_name)
    assert len({slug(name) for name in names}) == len(names)
    assert not [name for name in names if re.search(r'[\s"]', slug(name))]


# what is drawn


def test_a_card_in_play_shows_all_that_lies_on_it() -> None:
    luke = drawn(table_of(AT_HOME), 0).thing("card:Luke_Skywalker")
    assert {"tile", "jedi", "unit", "spent", "committed"} <= set(luke.classes)
    assert luke.one("sr").text == (
        "Luke Skywalker: unit, damage 1 of 3, focus 2, committed to the Force, Force icons 3, "
        "unit damage 3, blast damage 2, with the edge: blast damage 1"
    )
    assert [node.text for node in luke.find("icon")] == ["3", "2", ""]
    assert [len(luke.find("hurt")), len(luke.one("life").children)] == [1, 3]
    assert luke.one("token", "focus").text == "2"
    assert luke.one("token", "commit")
    assert "Targeted Strike" in (luke.attributes["title"] or "")


def test_an_enhancement_lies_with_its_host() -> None:
    places = [place for place in drawn(table_of(AT_HOME), 0).find("place") if "Luke" in place.text]
    assert len(places) == 1
    assert places[0].one("tab").attributes["data-thing"] == "card:Jedi_Lightsaber"
    assert not drawn(table_of(AT_HOME), 0).thing("card:Twi'lek_Loyalist_#2").find("tab")


def test_the_dial_the_balance_and_the_force_cards() -> None:
    root = drawn(table_of(AT_HOME), 0)
    assert len(root.one("dial").find("part", "on")) == 7
    assert "Death Star dial: 7 of 12" in root.one("dial").text
    assert "dark" in root.one("balance").classes
    assert "Balance of the Force: dark side" in root.one("balance").text
    assert [len(each.find("left")) for each in root.find("seat")] == [3, 2]
    assert len(root.one("goal").find("done")) == 1
    assert len({part(at) for at in range(12)}) == 12


def test_piles_have_their_sizes_and_can_be_opened() -> None:
    root = drawn(table_of(AT_HOME), 0)
    pile = next(node for node in root.find("heap", "discard") if node.attributes.get("data-fold") == "discard-A")
    assert pile.tag == "details"
    assert "open" not in pile.attributes
    assert pile.one("size").text == "2"
    assert [chip.children[0].tag for chip in pile.find("cardchip")] == ["svg", "svg"]
    assert [chip.text for chip in pile.find("cardchip")] == ["R2-D2", "C-3PO"], "the topmost first"
    other = root.find("seat")[0].one("heap", "discard")
    assert (other.tag, other.one("size").text) == ("div", "0")


def test_the_own_hand_is_read_and_the_others_is_counted() -> None:
    table = table_of(AT_HOME)
    own = drawn(table, 0)
    loyalist = own.thing("hand:Twi'lek_Loyalist")
    assert loyalist.one("cost").text == "1"
    assert [node.classes[1:] for node in loyalist.find("icon")] == [["edge"], ["edge"]]
    assert own.thing("hand:Heat_of_Battle_(light)").one("cost", "fate").text == "5"
    assert "interrupt to anyone playing an event: cancel it" in own.thing("hand:Counter-stroke").text
    assert "Force Choke" not in own.text
    assert len(own.find("seat")[0].one("backs").find("back")) == 1
    for seat in (1, None):
        assert "Counter-stroke" not in drawn(table, seat).text
    assert "Your hand" not in drawn(table, None).text


def test_what_is_captured_is_known_to_those_who_saw_it() -> None:
    table = table_of(AT_HOME)
    for seat in (0, 1, None):
        held = table.view(seat)["table"]["cards"]["Cruel Interrogations"]["captured"]
        tab = drawn(table, seat).one("tab", "under")
        assert ("Leia Organa" in tab.text) == bool(held[0])
        assert "captured" in tab.text


def test_a_board_tells_no_more_than_the_seat_may_know() -> None:
    """Paired worlds: replace what the seat can not know, and not one byte of its board changes."""
    game = kodeks.game("starwars")
    for position in (AT_HOME, AT_WAR):
        table = table_of(position)
        for seat in (0, 1, WATCHER):
            for seed in range(3):
                world = Table(game, 2, 1, {}, table.state.guess(seat, Rng(seed)), Dealer(1))
                true = Table(game, 2, 1, {}, table.state.copy(), Dealer(1))
                who = None if seat == WATCHER else seat
                assert board(seen_by(world, who)) == board(seen_by(true, who))


def test_every_legal_move_about_a_card_lies_on_the_board() -> None:
    table = table_of(AT_HOME)
    for _ in range(60):
        if table.turn is None:
            break
        root = drawn(table, table.turn)
        there = {name for node in root.all() for name in (node.attributes.get("data-thing") or "").split()}
        for move in table.moves():
            assert set(things(kodeks.game("starwars"), move)) <= there, move
        table.play(table.moves()[-1])


def test_a_pile_opens_when_something_can_be_played_from_it() -> None:
    position = {
        "state": "PA",
        "turn": 3,
        "affiliations": {"dark": "Imperial Navy"},
        "discards": {"dark": ["Viper Probe Droid"]},
    }
    table = table_of(position)
    assert "replay Viper Probe Droid" in table.moves()
    pile = drawn(table, 1).find("seat")[1].one("heap", "discard")
    assert {"open", "data-lent"} <= set(pile.attributes)
    assert pile.thing("discard:Viper_Probe_Droid")
    for seat in (0, None):  # both sit opposite
        assert "open" not in drawn(table, seat).find("seat")[0].one("heap", "discard").attributes


def test_cards_that_lie_nowhere_yet_are_laid_out_to_choose_from() -> None:
    """SWC-CORE-TERM-7: both stacks are discarded, and their owner lays the pile."""
    table = table_of(AT_WAR | {"hands": {"light": ["R2-D2", "C-3PO"], "dark": []}})
    table.play("place R2-D2")
    while table.prompt(0).name != ORDER:
        table.play("place C-3PO" if "place C-3PO" in table.moves() else "pass")
    assert table.turn == 0
    tray = drawn(table, 0).one("tray")
    assert {node.attributes["data-thing"] for node in tray.find("face")} == {"take:R2-D2", "take:C-3PO"}
    assert not drawn(table, 1).find("tray")


# the engagement


def test_those_who_fight_stand_between_the_players() -> None:
    root = drawn(table_of(AT_WAR), 0)
    fight = root.one("engagement")
    assert fight.thing("card:Imperial_Command")
    assert fight.thing("card:Luke_Skywalker")
    assert fight.thing("card:Nightsister")
    home = root.find("field")
    assert not [node for side in home for node in side.all() if "card:Nightsister" in str(node.attributes)]
    assert home[0].thing("card:Rancor")
    assert [node.text for node in fight.find("doing")] == ["Jan defends", "Ewa attacks"]
    assert "attacks" in fight.thing("card:Luke_Skywalker").text


def test_edge_stacks_show_the_own_cards_and_the_backs_of_the_others() -> None:
    table = table_of(AT_WAR)
    table.play("place Heat of Battle (light)")
    table.play("place Heat of Battle (dark)")
    for seat, own, other in (
        (0, "fate:Heat_of_Battle_(light)", "(dark)"),
        (1, "fate:Heat_of_Battle_(dark)", "(light)"),
    ):
        root = drawn(table, seat)
        far, near = root.find("edge-stack")
        assert near.thing(own)
        assert len(far.find("back")) == 1
        assert other not in str([node.attributes for node in far.all()])
        assert "1 face down" in (far.attributes["aria-label"] or "")
    assert [len(each.find("back")) for each in drawn(table, None).find("edge-stack")] == [1, 1]


def test_who_has_the_edge_is_seen_and_lights_the_icons() -> None:
    position = AT_WAR | {"engagement": AT_WAR["engagement"] | {"state": "EA3", "edge": "light"}}
    root = drawn(table_of(position), 1)
    far, near = root.find("front-line")
    assert "has-edge" in far.classes
    assert "has-edge" not in near.classes
    assert len(root.thing("card:Luke_Skywalker").find("icon", "lit")) == 1
    assert not root.thing("card:Nightsister").find("lit")


def test_the_dial_is_drawn_once_also_when_it_is_engaged() -> None:
    """Trench Run lies on it and lets it be engaged."""
    position = {"state": "CA", "turn": 4, "play": {"light": ["Luke Skywalker", "Trench Run; on Death Star dial"]}}
    table = table_of(position)
    root = drawn(table, 0)
    assert root.thing("card:Trench_Run")
    assert "engaged" not in root.one("dial").classes
    while "engage Death Star dial" not in table.moves():
        table.play("pass")
    for move in ("engage Death Star dial", "attack Luke Skywalker", "done"):
        table.play(move)
    root = drawn(table, 0)
    assert root.thing("card:Trench_Run")
    assert "engaged" in root.one("dial").classes
    assert "engaged objective: Death Star dial" in root.one("engagement").text


def test_the_window_that_is_open_is_said() -> None:
    root = drawn(table_of(AT_WAR), 0)
    assert root.one("window").text.startswith("Edge battle: cards are placed")
    assert root.one("now-on").text == "Conflict"
    assert window(seen_by(table_of(AT_HOME), 0))["name"] == "Deployment"


def test_the_end_says_by_which_rule_it_came() -> None:
    path = Path(__file__).parents[1] / "scenarios" / "starwars" / "core_obj_03_light_wins.toml"
    table = load(path).run()
    assert table.turn is None
    assert window(seen_by(table, 0)) == {}
    room = SimpleNamespace(table=table, game=table.game)
    reader = language("en")
    told = render("regions/prompt.html", reader, room=room, seat=0, who=NAMES, **watched(table, 0, NAMES, reader))
    assert "You have won!" in told
    assert "SWC-CORE-WIN-1" in told
    assert table.game.rulebook.by_id["SWC-CORE-WIN-1"].text("en") in told
    assert "Points" not in told


def test_every_state_of_the_chart_has_a_name() -> None:
    assert set(CHART) | set(STAGES) | {"setup", "E1", "E5", "E6a", "E6b", "EA4", "EA5"} == set(words.STATES)


# cards


def test_every_word_of_the_cards_is_known() -> None:
    assert list(words.TYPES) == TYPES
    assert list(words.AFFILIATIONS) == AFFILIATIONS
    assert list(words.ICONS) == ICONS
    assert list(words.SIDES) == SIDES
    assert set(words.KEYWORDS) == set(KEYWORDS)
    assert len(COLOURS) == len(AFFILIATIONS)


def test_every_card_has_a_face() -> None:
    for kind in catalogue().kinds:
        made = printed(language("en"), kind)
        assert made["label"].startswith(kind.title)
        assert not [line for line in says(language("en"), kind) if re.search(r"\s[:;,.)]|\(\s|=>", line)]


def test_setup_shows_the_own_objectives_only() -> None:
    table = kodeks.game("starwars").table(2, seed=1)
    assert table.turn is not None
    own = drawn(table, table.turn)
    offered = [move.removeprefix("reject ") for move in table.moves()]
    assert len(offered) >= 3
    for name in offered:
        assert own.thing(f"objective:{slug(name)}")
    for seat in (1 - table.turn, None):
        text = drawn(table, seat).text
        assert not [name for name in offered if name in text]
