"""The store: the log in a database, and news between servers."""
