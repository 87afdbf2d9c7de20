"""Whether a position can be: what a reader of texts must check."""

from __future__ import annotations

from saloon.games.fliptown.rules.table import Table


def is_sound(s: Table) -> bool:
    return True
