"""Bring a database up to date, from inside the program."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from saloon.server.store.revisions import REVISIONS, SCRIPTS
from saloon.server.store.schema import METADATA


def upgrade(link: Connection) -> None:
    """All steps that the database has not seen. Alembic is slow to load: it is asked only if there are some."""
    if not inspect(link).get_table_names():
        make(link)
    elif steps(link) != REVISIONS[-1:]:
        take(link)


def make(link: Connection) -> None:
    """The tables as they are after all steps."""
    METADATA.create_all(link)
    link.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    link.execute(text("INSERT INTO alembic_version VALUES (:last)"), {"last": REVISIONS[-1]})


def take(link: Connection) -> None:
    """Step by step."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = link
    command.upgrade(config, "head")


def steps(link: Connection) -> list[str]:
    """The last step that the database has seen; none if it is empty."""
    if not inspect(link).has_table("alembic_version"):
        return []
    return [str(row[0]) for row in link.execute(text("SELECT version_num FROM alembic_version"))]
