"""Brings a database to the schema of this program, by the steps in migrations/."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x4B4F44454B53  # servers that start together wait for the first to finish


def upgrade(connection: Connection, to: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.execute(text("BEGIN IMMEDIATE"))  # the same for SQLite, and a killed server leaves no half of a step
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
