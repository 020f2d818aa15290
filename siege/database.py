"""PostgreSQL is stopped and started in mid-play."""

from __future__ import annotations

from siege.field import Result, open_table, play, visitor, wait
from tests.web.postgres import NONE, Postgres, binaries
from tests.web.serving import Served

BAR = "503 while it is away, then all tables play on"
TABLES = 5


def attack() -> Result:
    name, programs = "PostgreSQL restarts", binaries()
    if programs is None:
        return Result(name, NONE, BAR, "", None)
    database = Postgres(programs, fsync=True)
    try:
        with Served(database.new()) as served, visitor(served) as client:
            places = [open_table(client) for _ in range(TABLES)]
            for place in places:
                play(client, place)
            database.stop()
            away = wait(lambda: client.get("/health").status_code, lambda status: status == 503)
            database.start()
            back = wait(lambda: client.get("/health").status_code, lambda status: status == 200)
            for place in places:
                play(client, place)
    finally:
        database.end()
    measured = f"health {away}, then {back}; {TABLES} tables play on"
    return Result(
        name, f"stopped without a goodbye, {TABLES} tables in play", BAR, measured, (away, back) == (503, 200)
    )
