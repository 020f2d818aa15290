"""The schema is made step by step, from whatever a server finds, and is what the program thinks it is."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from kodeks.store import schema
from kodeks.store.kept import Header, Row
from kodeks.store.migrate import upgrade
from kodeks.store.store import Store, engine_for


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, {"compare_type": True}), schema.metadata))


def test_the_steps_make_what_the_program_thinks_is_there(database: str) -> None:
    async def story() -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(story())


def test_a_difference_would_be_found(database: str) -> None:
    async def story() -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            await connection.exec_driver_sql("ALTER TABLE people ADD COLUMN shoes INTEGER")
            await connection.exec_driver_sql("DROP INDEX rows_by_person")
        async with engine.connect() as connection:
            found = [change[0] for change in await connection.run_sync(differences) if isinstance(change, tuple)]
            assert sorted(found) == ["add_index", "remove_column"]
        await engine.dispose()

    asyncio.run(story())


def test_the_schema_is_made_once_and_what_is_there_stays(database: str) -> None:
    async def story() -> None:
        first = await Store.open(database)
        await first.new_table(Header("t", "ewa", "archimedes", 2), [])
        await first.close()
        again = await Store.open(database)
        assert await again.kept("t") is not None
        assert again.key == first.key
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("step", ["0001", "0002", "0003"])
def test_a_database_of_before_keeps_its_tables(step: str, database: str) -> None:
    """The rules that its rows were played by are unknown."""

    async def story() -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, step)
            await connection.exec_driver_sql(
                "INSERT INTO tables (id, host, setup, public, phase, made) "
                "VALUES ('t', 'ewa', '{\"game\": \"archimedes\", \"seats\": 2}', true, 'open', 1.0)"
            )
            await connection.exec_driver_sql(
                'INSERT INTO rows ("table", number, kind, seat, text, person, at) '
                "VALUES ('t', 0, 'sit', 0, '{}', 'ewa', 2.0)"
            )
        await engine.dispose()
        store = await Store.open(database)
        kept = await store.kept("t")
        assert kept is not None and kept.header() == Header("t", "ewa", "archimedes", 2, made=1.0)
        assert await store.rows("t") == [Row(0, "sit", 0, "{}", "ewa", 2.0, "")]
        assert [found.id for found in await store.tables_of("ewa")] == ["t"]
        await store.close()

    asyncio.run(story())


def test_servers_that_start_together_make_one_schema_and_one_key(database: str) -> None:
    async def story() -> None:
        opened = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        assert len({store.key for store in opened}) == 1
        assert len(opened[0].key) == 64
        async with opened[0].engine.connect() as connection:
            names = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
        assert set(names) == {"alembic_version", *schema.metadata.tables}
        for store in opened:
            await store.close()

    asyncio.run(story())
