"""People, tables and their journals on SQLite or PostgreSQL. A table is its rows: numbered, never changed."""
