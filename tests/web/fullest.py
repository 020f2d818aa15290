"""The tables that need the most room: what one screen must hold."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import kodeks
from kodeks.kernel.table import Table

NAMES = ["Ewa", "Jan", "Olga", "Piotr", "Anna", "Marek"]


def named(table: Table) -> Table:
    table.players = NAMES[: table.seats]
    return table


def archimedes() -> Table:
    """Five players, long hands, a long line of arithmetic."""
    hands = [
        [5, 8, 2, 9, 11, 4, 13, 1, 3, 10, 6],
        [1, 4, 7, 12, 13, 6, 2],
        [7, 12, 13, 5],
        [10, 9, 8, 11, 2, 3],
        [6, 1],
    ]
    table = Table(kodeks.game("archimedes"), 5, 4, {}, {"pile": [3], "hands": hands})
    for move in ("+5=8", "+4=12", "draw", "draw", "draw", ":4=3", "draw", "draw", "draw", "draw"):
        table.play(move if not table.why_not(move) else "draw")
    while table.turn != 0:
        table.play("draw")
    return named(table)


def arcanon_hand(seats: int = 6) -> Table:
    """The first card is laid: nobody holds more."""
    table = kodeks.game("arcanon").table(seats=seats, seed=3)
    while table.turn != 0 or not table.moves()[0].startswith("lay"):
        table.play(table.moves()[0])
    return named(table)


def arcanon_stack(seats: int = 6) -> Table:
    """A Bidding with a Stack that waits for an answer."""
    position: dict[str, Any] = {
        "column": 3,
        "stake": 6,
        "declarer": "B",
        "duty": "A",
        "pools": [7, 12, 3, 5, -4, 9][:seats],
    }
    table = Table(kodeks.game("arcanon"), seats, 1, {}, position)
    for move in ("use night3", "reroll", "at d12", "pass", "use night3", "reroll", "at d8", "pass"):
        table.play(move)
    while table.turn != 0:
        table.play("pass")
    return named(table)


def starwars() -> Table:
    """An edge battle: three attack, two defend, cards lie on cards, a full hand."""
    position: dict[str, Any] = {"turn": 8, "dial": 6, "balance": "light"}
    position["play"] = {
        "light": [
            "Luke Skywalker; committed",
            "Jedi Lightsaber; on Luke Skywalker",
            "Red Five; damage 1",
            "Guardian of Peace; shields 1",
            "Yoda (2); committed",
            "Trust Your Feelings; on Yoda (2)",
            "Believer in the Old Ways; committed; focus 1",
            "Twi'lek Loyalist; focus 1",
            "R2-D2",
            "Dagobah Training Grounds",
        ],
        "dark": [
            "Darth Vader; committed; damage 1",
            "Vader's Lightsaber; on Darth Vader",
            "Emperor's Royal Guard",
            "Vader's TIE Advanced; focus 1",
            "Advisor to the Emperor",
            "Nightsister; committed",
            "Rancor; damage 2",
            "Interrogation Droid; focus 1",
            "Sith Library",
        ],
    }
    position["hands"] = {
        "light": [
            "Heat of Battle (light)",
            "Counter-stroke",
            "Redemption",
            "Our Most Desperate Hour",
            "Jedi Mind Trick",
            "Twist of Fate (light)",
            "Double Strike",
        ],
        "dark": ["Force Choke", "Twist of Fate (dark)", "Force Lightning", "Heat of Battle (dark)"],
    }
    position["discards"] = {"light": ["C-3PO"], "dark": ["Force Stasis"]}
    position["engagement"] = {
        "objective": "Imperial Command",
        "attackers": ["Luke Skywalker", "Red Five", "Guardian of Peace"],
        "defenders": ["Darth Vader", "Emperor's Royal Guard"],
        "state": "E4",
    }
    table = Table(kodeks.game("starwars"), 2, 1, {}, position)
    for move in ("place Double Strike", "place Force Choke"):
        table.play(move)
    return named(table)


def starwars_payment() -> Table:
    """Between two engagements: all units at home, a card is being paid."""
    table = kodeks.game("starwars").table(seats=2, seed=5)
    rng = Random(2)
    while table.turn is not None and not any(move.startswith("pay") for move in table.moves()):
        table.play(rng.choice([move for move in table.moves() if move != "mulligan"]))
    return named(table)


FULLEST: dict[str, Callable[[], Table]] = {
    "archimedes": archimedes,
    "arcanon-hand": arcanon_hand,
    "arcanon-four": lambda: arcanon_stack(4),
    "arcanon-stack": arcanon_stack,
    "starwars": starwars,
}
