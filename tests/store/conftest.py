"""The databases that tests of the store run on."""

from tests.web.postgres import database, on_postgres, postgres

__all__ = ["database", "on_postgres", "postgres"]
