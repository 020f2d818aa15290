"""What servers on one PostgreSQL tell each other: the id of a table that has new rows, or one of these."""

from __future__ import annotations

CHANNEL = "kodeks"
LISTS = "lists"  # a table is new, or its phase has changed
EVERYTHING = ""  # told by nobody, but heard when news may have been missed
