"""Bring a database up to date, from inside the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS: Final = Path(__file__).parent / "migrations"


def config(link: Connection | None = None) -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    made.attributes["connection"] = link
    return made


def versions() -> list[str]:
    """Of all steps there are, the first one first: a file's name begins with its version."""
    return sorted(path.name.partition("_")[0] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))


def upgrade(link: Connection) -> None:
    """All steps that the database has not seen yet; Alembic, which takes a moment to open, only if there are any."""
    if version(link) != versions()[-1]:
        from alembic import command

        command.upgrade(config(link), "head")


def version(link: Connection) -> str:
    """The last step that the database has seen."""
    if not inspect(link).has_table("alembic_version"):
        return ""
    return str(link.execute(text("SELECT version_num FROM alembic_version")).scalar())
