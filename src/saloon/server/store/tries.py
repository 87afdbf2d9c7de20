"""Tries of the deal of the day: one of each person counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from saloon.server.store.schema import DEAL, DEAL_TRY, PERSON, RESULT


class DealTry(NamedTuple):
    """The try of a person that counts."""

    day: str
    person: str
    room: str
    at: int
    match: str = ""
    score: int | None = None
    answers: str = ""


class MasterTry(NamedTuple):
    """What a master made of a day."""

    day: str
    score: int | None
    match: str


class DealEnd(NamedTuple):
    """A seat of a match of the deal, as it ended."""

    seat: int
    points: int
    won: bool
    played: bool
    """Whether it was played to its end."""
    counts: bool
    """Whether it counts; one from a position never does for the record."""


def try_of(link: Connection, day: str, person: str) -> DealTry | None:
    row = link.execute(select(DEAL_TRY).where(DEAL_TRY.c.day == day, DEAL_TRY.c.person == person)).first()
    return DealTry(**row._mapping) if row else None


def tries_of(link: Connection, day: str) -> list[DealTry]:
    rows = link.execute(select(DEAL_TRY).where(DEAL_TRY.c.day == day).order_by(DEAL_TRY.c.at, DEAL_TRY.c.person))
    return [DealTry(**row._mapping) for row in rows]


def put_try(link: Connection, one: DealTry) -> bool:
    """Whether this is the one that counts: the first."""
    try:
        with link.begin_nested():
            link.execute(insert(DEAL_TRY).values(**one._asdict()))
    except IntegrityError:
        return False
    return True


def alter_try(link: Connection, day: str, person: str, **values: object) -> None:
    link.execute(update(DEAL_TRY).where(DEAL_TRY.c.day == day, DEAL_TRY.c.person == person).values(**values))


def ends_of(link: Connection, matches: Sequence[str]) -> dict[str, list[DealEnd]]:
    """By match that is over, its seats in order."""
    found: dict[str, list[DealEnd]] = {}
    rows = select(RESULT).where(RESULT.c.match.in_(list(matches))).order_by(RESULT.c.match, RESULT.c.seat)
    for row in link.execute(rows):
        end = DealEnd(row.seat, row.points or 0, bool(row.won), row.ended == "played", bool(row.counts))
        found.setdefault(row.match, []).append(end)
    return found


def names_of(link: Connection, people: Sequence[str]) -> dict[str, tuple[str, int, int]]:
    """By person: name, shape and tone."""
    rows = select(PERSON.c.id, PERSON.c.name, PERSON.c.shape, PERSON.c.tone).where(PERSON.c.id.in_(list(people)))
    return {row.id: (row.name, row.shape, row.tone) for row in link.execute(rows)}


def master_of(link: Connection, day: str) -> MasterTry | None:
    row = link.execute(select(DEAL).where(DEAL.c.day == day)).first()
    return MasterTry(**row._mapping) if row else None


def put_master(link: Connection, one: MasterTry) -> None:
    """Keep what a master made of a day. The first stays: any others are the same."""
    try:
        with link.begin_nested():
            link.execute(insert(DEAL).values(**one._asdict()))
    except IntegrityError:
        return
