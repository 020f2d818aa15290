"""A game as text: what it is played with and every answer, so that replaying gives the same state.

kodeks journal 1
game NAME
cards 4be9aa31f1d6
seats 2
seed 7
option reiner on
player A Ewa
moves
* first B, card 7, card 3
B +5=8
end 4

More lines can stand above the moves. `position {…}`: the game began at a position built by hand.
`given 3`: the first three answers come from an earlier game, and the seed speaks only after them.
`sealed 9f86…`: the hash of the seed's secret part, published before the game (see fair.py).

A game whose seats promised their numbers (fair.py) has version 2. `commit A 5e88…` is the promise of A, and
`commit B server` says that the server's secret speaks for B; among the moves, lines that begin with # say what chance
could have answered (odds.py). All other journals keep version 1: older programs read them.

Cards that are not shipped are carried along, so that the game replays where nobody has them:

file reef.cards
| [1001-2] Salvage Crew
|   unit, light, cost 2, Force 1, capacity 2

They alone are played then, whatever this machine knows. `cards` is the hash of all cards of the game.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kodeks.kernel.errors import BadJournal
from kodeks.kernel.note import letter
from kodeks.kernel.odds import MARK, Lists, possible
from kodeks.kernel.state import CHANCE

if TYPE_CHECKING:
    from kodeks.kernel.table import Table

VERSION = 2  # the newest that is read
PLAIN = 1
PROMISED = 2
LONGEST_NAME = 40  # of a player
CLOSING = "end"
CHANCES = "*"
FILE = "file"
OF_FILE = "|"
COMMIT = "commit"


def write(table: Table) -> str:
    if table.bare is not None:
        raise BadJournal("a game that began at a bare state has no journal")
    lines = [
        f"kodeks journal {PROMISED if table.commits else PLAIN}",
        f"game {table.game.name}",
        f"cards {table.game.cards_hash(table.settled)}",
        f"seats {table.seats}",
        f"seed {table.seed}",
    ]
    for file in table.game.added:
        if file.in_sets:  # a position carries the others itself
            lines += [f"{FILE} {one_line(file.name)}"] + [f"{OF_FILE} {line}" for line in file.text.splitlines()]
    if table.sealed:
        lines.append(f"sealed {table.sealed}")
    lines += [f"{COMMIT} {letter(seat)} {promise}" for seat, promise in enumerate(table.commits)]
    if table.built is not None:
        lines.append(f"position {json.dumps(table.built, sort_keys=True)}")
    if table.given:
        lines.append(f"given {table.given}")
    lines += [f"option {name} {write_value(value)}" for name, value in sorted(table.options.items())]
    lines += [f"player {letter(seat)} {plain(who)[:LONGEST_NAME]}" for seat, who in enumerate(table.players) if who]
    lines.append("moves")
    odds = odds_of(table) if table.commits else {}
    chance: list[str] = []

    def rolled() -> None:
        if chance:
            lines.append(f"{CHANCES} " + ", ".join(chance))
            chance.clear()

    for at, entry in enumerate(table.entries):
        text = table.game.write(entry.move)
        if at in odds:
            rolled()
            lines.append(odds[at])
        if entry.seat == CHANCE:
            chance.append(text)
        else:
            rolled()
            lines.append(f"{letter(entry.seat)} {text}")
    rolled()
    lines.append(f"{CLOSING} {len(table.entries)}")
    return "\n".join(lines) + "\n"


def odds_of(table: Table) -> dict[int, str]:
    """The lines that say what chance could have answered, by the answer that they stand before."""
    found: dict[int, str] = {}
    lists = Lists()
    state = table.origin()
    state.begin()
    for at, entry in enumerate(table.entries):
        if entry.seat == CHANCE and at >= table.given:
            line = lists.line(possible(table.game, state))
            if line:
                found[at] = line
            lists.take(table.game.write(entry.move))
        state.play(entry.move)
    return found


def odds_in(text: str) -> list[tuple[int, str]]:
    """Those lines of a journal, with their places among the moves."""
    moves = text.partition("\nmoves\n")[2].splitlines()
    return [(at, line) for at, line in enumerate(moves) if line.startswith(f"{MARK} ")]


def write_value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


def read_value(text: str) -> Any:
    if text[:1] in ("{", "["):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise BadJournal(f"{text[:40]!r} is not data") from None
    return text


def plain(name: str) -> str:
    """A player's name on one line, without signs that terminals and pages would obey."""
    return "".join(sign for sign in one_line(name) if sign.isprintable())


def one_line(text: object) -> str:
    """As a journal can keep it."""
    return " ".join(str(text).split())
