"""Pictures of the pages for the README and the docs.

python -m tests.web.pictures makes docs/images anew, python -m tests.web.pictures berserk those of its table.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import Person, Welcome, house, launched
from tests.web.postgres import kept_in
from tests.web.serving import Served
from tests.web.smaller import smaller

FOLDER = Path(__file__).parents[2] / "docs" / "images"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1200, "height": 1000}}
LARGE: dict[str, Any] = {"viewport": {"width": 1400, "height": 1120}}
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NAMES = ["Ewa", "Jan", "Olga"]
MOST = 150_000  # bytes of a picture


def archimedes() -> Table:
    """Some moves into a game, with an equation to be made."""
    table = Table(kodeks.game("archimedes"), 3, 4, {}, {"pile": [3], "hands": [[5, 8, 2, 9, 11], [1, 4], [7, 12, 13]]})
    for move in ("+5=8", "draw", "draw", "draw", "+4=12", "draw"):
        table.play(move if not table.why_not(move) else "draw")
    return named(table)


def arcanon() -> Table:
    """A Bidding with a Stack, A to answer."""
    position = {"column": 3, "stake": 6, "declarer": "B", "duty": "A", "pools": [7, 12, 3]}
    position["matrix"] = {"B": {"Octahedron": "-3"}, "C": {"Octahedron": "+3"}}
    table = Table(kodeks.game("arcanon"), 3, 1, {}, position)
    for move in ("use night3", "reroll", "at d12", "pass", "use night3", "reroll", "at d8", "pass", "pass"):
        table.play(move)
    return named(table)


def starwars() -> Table:
    """An edge battle: a card of each lies face down, the light side to place another."""
    position: dict[str, Any] = {"turn": 4, "dial": 6, "balance": "dark"}
    position["play"] = {
        "light": [
            "Luke Skywalker",
            "Jedi Lightsaber; on Luke Skywalker",
            "Guardian of Peace; shields 1",
            "Believer in the Old Ways; committed",
            "Twi'lek Loyalist; focus 1",
        ],
        "dark": [
            "Nightsister",
            "Rancor; damage 2",
            "Vader's TIE Advanced; committed; focus 1",
            "Advisor to the Emperor",
        ],
    }
    position["hands"] = {
        "light": ["Counter-stroke", "Our Most Desperate Hour", "Heat of Battle (light)", "Redemption", "C-3PO"],
        "dark": ["Force Choke", "Interrogation", "Twist of Fate (dark)"],
    }
    position["discards"] = {"light": ["R2-D2"], "dark": ["Force Lightning"]}
    position["engagement"] = {
        "objective": "Imperial Command",
        "attackers": ["Luke Skywalker", "Guardian of Peace"],
        "defenders": ["Nightsister", "Rancor"],
        "state": "E4",
    }
    table = Table(kodeks.game("starwars"), 2, 1, {}, position)
    for move in ("place Counter-stroke", "place Force Choke"):
        table.play(move)
    return named(table)


def berserk() -> Table:
    """The First player's first turn: the opponent's third row is still hidden, a strike is about to be made."""
    position: dict[str, Any] = {"turn": 1, "graves": {"B": ["Raised Man-at-Arms"]}}
    position["play"] = {
        "A": [
            "a3 Headsman; with blessing",
            "b3 Spark Watchman; closed; wounds 1; with poison 1",
            "c3 Ash Shieldman",
            "c3+ Tempered Breastplate",
            "d3 Outpost Cutter",
            "b2 Ember Ensign",
            "c2 Crucible Archer; closed",
            "d2 Sister of the Lamp; closed; chips 1",
            "c1 Lesser Crucible; chips 1",
            "z Ash Falcon; closed",
        ],
        "B": [
            "a4 Hungry Page",
            "b4 Pale Duellist; closed",
            "c4 Moonless Marshal",
            "d4 Scarlet Lady; wounds 2",
            "d4+ Bone Jockey",
            "d5 Midnight Horn; chips 2",
            "b6 Silent Witness; hidden",
            "d6 Moat Ghoul; hidden",
            "z Usurer Bat",
        ],
    }
    return named(Table(kodeks.game("berserk"), 2, 1, {}, position))


def aimed(looks: Person) -> None:
    """A strike is shown before it is made."""
    for cell in ("d3", "d4"):
        looks.hit(looks.page.locator(f'.cells [data-thing="{cell}"]'))
    looks.page.locator("details.foreseen").wait_for()


def ended() -> Table:
    table: Table = kodeks.game("arcanon").table(3, 5)
    rng = Random(4)
    while table.turn is not None:
        table.play(rng.choice(table.moves()))
    return named(table)


def named(table: Table) -> Table:
    table.players = NAMES[: table.seats]
    return table


def seated(welcome: Welcome, table: Table, **context: Any) -> Person:
    """Everybody is there; the one who is asked looks."""
    first = welcome("/", **context)
    first.upload(table.journal())
    looks = first
    for seat, name in enumerate(NAMES[: table.seats]):
        person = first if seat == 0 else welcome(first.path, **context)
        person.sit(seat, name)
        looks = person if seat == table.turn else looks
    looks.page.reload()
    return looks


def take(person: Person, name: str) -> None:
    person.page.mouse.move(0, 0)
    path = FOLDER / f"{name}.png"
    empty = person.context.new_page()
    path.write_bytes(smaller(empty, person.page.screenshot()))
    empty.close()
    assert path.stat().st_size < MOST, f"{path} has {path.stat().st_size} bytes"
    print(path, path.stat().st_size)


def pages(welcome: Welcome) -> None:
    lobby = welcome("/", **DESKTOP)
    take(lobby, "lobby")
    lobby.goto("/learn/arcanon/6")
    take(lobby, "lesson")
    lobby.goto("/judge")
    lobby.page.get_by_label("Is this move allowed?").fill("+5=9")
    lobby.press("Ask")
    take(lobby, "judge")
    lobby.goto("/")
    lobby.upload(ended().journal())
    take(lobby, "end")
    lobby.goto(f"{lobby.path}/replay?at=300&seat=B")
    take(lobby, "replay")


TABLES: dict[str, tuple[Callable[[], Table], dict[str, Any]]] = {
    "archimedes": (archimedes, DESKTOP),
    "arcanon": (arcanon, DESKTOP),
    "starwars": (starwars, LARGE),
    "berserk": (berserk, WIDE),
}


def tables(welcome: Welcome, names: list[str]) -> None:
    for name in names:
        made, desk = TABLES[name]
        looks = seated(welcome, made(), **desk)
        phone = seated(welcome, made(), **PHONE, color_scheme="dark")
        if name == "berserk":
            aimed(looks)
            aimed(phone)
        take(looks, name)
        looks.page.emulate_media(color_scheme="dark")
        take(looks, f"{name}-dark")
        take(phone, f"{name}-phone")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(kept_in(Path(folder))) as served,
        launched() as browser,
        house(browser, served.url) as welcome,
    ):
        if not sys.argv[1:]:
            pages(welcome)
        tables(welcome, sys.argv[1:] or list(TABLES))


if __name__ == "__main__":
    main()
