"""Duplicate: several tables with the same chance, compared seat by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from saloon.server.rooms.ledger import SeatResult
from saloon.server.store.accounts import results_of
from saloon.server.store.duplicates import rooms_of_party
from saloon.server.wire.daily import DuplicateInfo, DuplicateSeat, DuplicateTable

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall


async def compared(hall: Hall, party: str) -> DuplicateInfo:
    """All tables that share the chance: first their first matches, then their second, and so on."""

    def ask(link: Connection) -> list[tuple[str, list[SeatResult]]]:
        return [(room, results_of(link, room)) for room in rooms_of_party(link, party)]

    found = [each for store in hall.stores for each in await store.read(ask)]
    tables = [table for room, rows in found for table in tables_of(room, rows)]
    games = [each.game for each in tables if each.game]
    tables.sort(key=lambda each: each.number or len(tables) + 1)
    return DuplicateInfo(party, games[0] if games else "", tables)


def tables_of(room: str, rows: Sequence[SeatResult]) -> list[DuplicateTable]:
    """The matches of one room that were played to their end; one row without a result while there is none."""
    matches: dict[str, list[SeatResult]] = {}
    for row in rows:
        if row.ended == "played":
            matches.setdefault(row.match, []).append(row)
    if not matches:
        return [DuplicateTable(room, 0, "", "", [])]
    return [
        DuplicateTable(
            room,
            number,
            match,
            seats[0].game,
            [DuplicateSeat(each.name, each.kind, each.points, each.won) for each in seats],
        )
        for number, (match, seats) in enumerate(matches.items(), 1)
    ]
