"""The steps by which a database comes up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SCRIPTS: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = sorted(path.stem.partition("_")[0] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))
"""Every step there is, in order."""
