"""Bring a database up to date, from inside the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from saloon.server.store.schema import METADATA

SCRIPTS: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = sorted(path.stem.partition("_")[0] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))
"""Every step there is, in order."""


def upgrade(link: Connection) -> None:
    """All steps that the database has not seen yet. Alembic is asked only where there is something to change: to read it takes a moment."""
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
