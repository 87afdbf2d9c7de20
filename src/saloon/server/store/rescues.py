"""Rescue codes: slow hashes of them, which is spent, and how many wrong ones the house has seen lately."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from saloon.server.store.schema import GUESS, RESCUE

AN_HOUR: Final = 3_600_000


class RescueRow(NamedTuple):
    number: int
    made: int
    spent: int


def put_rescues(link: Connection, person: str, hashes: Sequence[str], at: int) -> None:
    """New codes in place of all old ones."""
    link.execute(delete(RESCUE).where(RESCUE.c.person == person))
    rows = [
        {"person": person, "number": number, "hash": hash, "made": at, "spent": 0}
        for number, hash in enumerate(hashes, 1)
    ]
    link.execute(insert(RESCUE), rows)


def rescues_of(link: Connection, person: str) -> list[RescueRow]:
    rows = link.execute(select(RESCUE).where(RESCUE.c.person == person).order_by(RESCUE.c.number))
    return [RescueRow(row.number, row.made, row.spent) for row in rows]


def spend(link: Connection, hash: str, at: int) -> tuple[str, int]:
    """Spend a code. Returns whose it was and 0, or nobody and when it was spent before; 0 if there is no such code."""
    mine = RESCUE.c.hash == hash
    fresh = update(RESCUE).where(mine, RESCUE.c.spent == 0).values(spent=at).returning(RESCUE.c.person)
    person = link.execute(fresh).scalar_one_or_none()
    if person is not None:
        return (str(person), 0)
    return ("", link.execute(select(RESCUE.c.spent).where(mine)).scalar_one_or_none() or 0)


def guess(link: Connection, id: str, at: int, most: int) -> bool:
    """One more try of the house, unless there were too many in the last hour.

    It is written before the code is looked at.
    """
    link.execute(delete(GUESS).where(GUESS.c.at < at - AN_HOUR))
    if link.execute(select(func.count()).select_from(GUESS)).scalar_one() >= most:
        return False
    link.execute(insert(GUESS).values(id=id, at=at))
    return True


def guessed_right(link: Connection, id: str) -> None:
    link.execute(delete(GUESS).where(GUESS.c.id == id))
