"""When the database cannot be reached, or does not do what it should."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

try:
    from sqlalchemy.exc import SQLAlchemyError
except ImportError:  # where rows are kept without it

    class SQLAlchemyError(Exception):  # type: ignore[no-redef]
        """A name where there is no SQLAlchemy; nothing raises it."""


CAUSES: Final = (SQLAlchemyError, OSError, TimeoutError)
"""What the database and its driver raise."""


class Outage(Exception):
    """The store failed; whether it has stored something is not known."""


@contextmanager
def outages() -> Iterator[None]:
    """All causes as one thing."""
    try:
        yield
    except CAUSES as error:
        raise Outage from error
