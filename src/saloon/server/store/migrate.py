"""Bring a database up to date, from inside the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

SCRIPTS: Final = Path(__file__).parent / "migrations"


def config(link: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    made.attributes["connection"] = link
    return made


def upgrade(link: Connection) -> None:
    """All steps that the database has not seen yet."""
    command.upgrade(config(link), "head")
