"""The tables of the database. What they become is written in migrations/."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),  # the person who opened it
    Column("setup", JSON, nullable=False),  # see store.Header
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),  # open, playing or over
    Column("made", Float, nullable=False),
    Column("result", String, nullable=False, server_default=""),  # see store.Result; '' while there is none
    Index("tables_by_phase", "phase", "made"),
)

rows = Table(
    "rows",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two servers can not both write row 17
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("person", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("rules", String(40), nullable=False, server_default=""),  # the version that it was played by
    Index("rows_by_person", "person"),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),  # of what the link says
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Index("links_by_person", "person"),
)
