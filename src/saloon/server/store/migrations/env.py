"""Alembic asks this how to reach the database: by the connection it was given."""

from alembic import context

from saloon.server.store.schema import METADATA

link = context.config.attributes["connection"]
context.configure(connection=link, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
