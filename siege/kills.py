"""The server is killed in mid-play, again and again: every move that was acknowledged is there."""

from __future__ import annotations

import tempfile

from siege.field import Result
from tests.web.killing import TABLES, killed
from tests.web.postgres import NONE, Postgres, binaries

KILLS = 50
BAR = "no acknowledged move is lost, no table is stuck"


def on_sqlite(kills: int = KILLS) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        moves = killed(f"sqlite:///{folder}/kodeks.db", kills)
    return told("kills, SQLite", kills, moves)


def on_postgresql(kills: int = KILLS) -> Result:
    programs = binaries()
    if programs is None:
        return Result("kills, PostgreSQL", NONE, BAR, "", None)
    database = Postgres(programs, fsync=True)
    try:
        moves = killed(database.new(), kills)
    finally:
        database.end()
    return told("kills, PostgreSQL with fsync", kills, moves)


def told(name: str, kills: int, moves: int) -> Result:
    """What is missing stops the attack itself."""
    return Result(name, f"{kills} kills, {TABLES} players", BAR, f"{moves} moves, all there", True)
