"""The file of SQLite, made ready before anybody connects: private, and in the mode in which readers and the writer
do not wait for each other.

To switch a file to this mode all others must be away, and SQLite does not wait for that: `PRAGMA journal_mode=WAL`
answers at once that the database is locked. So the switch is made by a connection that has it for itself.
"""

from __future__ import annotations

import os
from contextlib import suppress

from sqlalchemy import URL, Connection, NullPool, create_engine

PATIENCE = 30.0  # seconds to wait for others: servers that start together make the schema one after the other
WAL = "wal"


def make_ready(address: URL) -> None:
    if not address.database or address.database == ":memory:":
        return
    private(address.database)
    waiting = {"timeout": PATIENCE, "isolation_level": None}
    engine = create_engine(address.set(drivername="sqlite"), poolclass=NullPool, connect_args=waiting)
    with engine.connect() as connection:
        if mode(connection) != WAL:
            connection.exec_driver_sql("BEGIN EXCLUSIVE")  # waits; and somebody else may have been faster
            if mode(connection) != WAL:
                connection.exec_driver_sql("PRAGMA locking_mode=EXCLUSIVE")  # the lock stays until the end
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")


def mode(connection: Connection) -> object:
    return connection.exec_driver_sql("PRAGMA journal_mode").scalar()


def private(path: str) -> None:
    """Made for its owner alone: who reads it sees every card. The files beside it get the same rights.

    One that is there is not opened: to close it again would drop the locks of all connections of this process.
    """
    with suppress(OSError):  # there already, or the database says it better
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
