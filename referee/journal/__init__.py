"""What was said at the tables, for ever: one SQLite file that only grows."""
