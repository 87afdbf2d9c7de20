"""Which clause of the rules matters most: at a house, and in every phase."""

from __future__ import annotations

from typing import Final

from saloon.games.dice_town.rules.table import Table

HOUSE_CLAUSE: Final = {
    "mine": "7.1", "bank": "7.3", "coach": "7.5", "store": "8.1", "saloon": "9.1", "sheriff": "10.1", "hall": "11.1", "doctor": "12.1",
}  # fmt: skip
PHASE_CLAUSE: Final = {
    "lot": "2.3", "column": "2.2", "roll": "3.1", "keep": "3.4", "lift": "3.3", "back": "4.9", "pay": "3.6", "last": "3.8",
    "window": "4.4", "wanted": "4.2", "offers": "6.2", "decide": "5.3", "unfold": "6.9", "joe": "4.14", "call": "12.2",
    "patient": "12.4", "ride": "7.5", "show": "13.7", "crown": "13.6", "over": "13.5",
}  # fmt: skip


def clause(s: Table) -> str:
    """The clause of the rules that matters most right now."""
    return PHASE_CLAUSE.get(s.phase) or HOUSE_CLAUSE.get(s.house, "5.1")
