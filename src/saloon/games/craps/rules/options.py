"""The choices of a table of Craps mini."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.core.options import Options, choice


@dataclass(frozen=True)
class CrapsOptions(Options):
    """How this table plays; the first value is the printed rule or our reading of it."""

    first: str = choice("bet", "table")
    dont: str = choice("printed", "casino")
    twelve: str = choice("board", "paid")
    idle: bool = choice(False, True, until={1: True})
    wait: bool = choice(False, True, until={1: True})
