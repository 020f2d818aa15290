"""A table of each kind of damage: they are set aside, and every other table runs."""

from __future__ import annotations

import sqlite3

from siege.field import Result, figure, open_table, play, server, visitor
from tests.web.test_aside import DAMAGE


def attack() -> Result:
    with server() as served:
        with visitor(served) as client:
            places = {kind: open_table(client) for kind in DAMAGE}
            well = open_table(client)
            for place in [*places.values(), well]:
                play(client, place)
        served.stop()
        with sqlite3.connect(served.database.removeprefix("sqlite:///")) as database:
            for kind, place in places.items():
                database.execute(DAMAGE[kind][0], {"table": place["table"]})
        database.close()
        served.start()
        with visitor(served) as client:
            pages = [client.get(f"/t/{place['table']}") for place in places.values()]
            told = sum(page.status_code == 409 for page in pages)
            rows = sum(client.get(f"/t/{place['table']}/aside/rows").status_code == 200 for place in places.values())
            play(client, well)
            aside = figure(client, "kodeks_tables_aside")
    held = told == rows == aside == len(places)
    measured = f"{told} set aside, {rows} to download, the other table plays on"
    return Result("damaged tables", f"{len(places)} kinds of damage in one database", "all set aside", measured, held)
