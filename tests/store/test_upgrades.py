"""From every earlier schema, with tables in it, a server comes up with all of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, insert, inspect

import kodeks.store
from kodeks.store.store import Store, engine_for
from tests.web.house import EWA, JAN, TABLE, House
from tests.web.serving import inside

MIGRATIONS = Path(kodeks.store.__file__).parent / "migrations"
SETUP = {"game": "archimedes", "seats": 2, "options": {"firstPlayer": 0}}
ROWS = [
    ("sit", 0, json.dumps({"name": "Ewa", "number": "11"}), EWA),  # as the first servers wrote it
    ("sit", 1, json.dumps({"name": "Jan", "number": ""}), JAN),
    ("start", -1, "", ""),
]


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["connection"] = connection
    return made


def revisions() -> list[str]:
    """From the first to the newest; one line, without branches."""
    script = ScriptDirectory.from_config(config())
    assert len(script.get_heads()) == 1
    return [step.revision for step in reversed(list(script.walk_revisions()))]


def filled(connection: Connection, revision: str) -> None:
    """The schema of that time with people, a table in play and a key, each column that it had then filled."""
    command.upgrade(config(connection), revision)
    put(connection, "settings", name="key", value="k" * 64)
    for person, name in ((EWA, "Ewa"), (JAN, "Jan")):
        put(connection, "people", id=person, name=name)
    put(connection, "tables", id=TABLE, host=EWA, setup=SETUP, public=True, phase="playing", made=1.0)
    for number, (kind, seat, text, person) in enumerate(ROWS):
        at = float(number)
        put(connection, "rows", table=TABLE, number=number, kind=kind, seat=seat, text=text, person=person, at=at)


def put(connection: Connection, where: str, **values: Any) -> None:
    table = Table(where, MetaData(), autoload_with=connection)
    known = {column["name"] for column in inspect(connection).get_columns(where)}
    connection.execute(insert(table).values({key: value for key, value in values.items() if key in known}))


@pytest.mark.parametrize("revision", revisions())
def test_a_server_comes_up_from_every_earlier_schema_with_all_that_is_in_it(revision: str, database: str) -> None:
    async def story() -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.run_sync(filled, revision)
        await engine.dispose()
        store = await Store.open(database)
        assert store.key == "k" * 64
        assert [await store.name_of(person) for person in (EWA, JAN)] == ["Ewa", "Jan"]
        assert [(row.kind, row.seat, row.text, row.person) for row in await store.rows(TABLE)] == ROWS
        await store.close()
        async with inside(database) as app:
            there = House(app)
            table = there.room.table
            assert table is not None and table.turn == 0
            assert table.seed.endswith("/11/")
            answer = await there.post(f"/t/{TABLE}/move", EWA, move=table.moves()[0], at=there.room.noticed[0])
            assert answer.status == 303

    asyncio.run(story())


def test_every_step_but_the_last_is_walked() -> None:
    assert revisions()[0] == "0001"
    assert len(revisions()) == len(list((MIGRATIONS / "versions").glob("[0-9]*.py")))
