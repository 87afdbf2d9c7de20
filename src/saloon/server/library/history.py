"""Finished matches of somebody, the latest first, by what one asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select

from saloon.reviews.glancing import Glance
from saloon.server.rooms.ledger import SeatResult
from saloon.server.store.accounts import result
from saloon.server.store.glances import glances_of
from saloon.server.store.schema import RESULT

PAGE: Final = 25


class Asked(NamedTuple):
    """Which part of the history is wanted; an empty field leaves nothing out."""

    game: str = ""
    company: str = ""
    """people, bots, alone, the id of a person, or bots of a level: bot:expert"""
    outcome: str = ""
    """won, lost, drawn, rated."""
    since: int = 0
    until: int = 0
    words: str = ""
    """A part of a name at the table, or the code of the room."""
    before: tuple[int, str] = (0, "")
    """The last match of the page before: when it ended, and its id."""
    most: int = PAGE


class Found(NamedTuple):
    """A part of the history."""

    total: int
    """How many matches fit what is asked for."""
    matches: list[list[SeatResult]]
    """For each match its seats in order."""
    glances: dict[str, list[Glance]]
    """By match, seat by seat, as far as somebody has looked."""


def history(link: Connection, person: str, asked: Asked) -> Found:
    where = and_(RESULT.c.person == person, *wanted(asked))
    total = link.execute(select(func.count()).select_from(RESULT).where(where)).scalar_one()
    at, id = asked.before
    later = or_(RESULT.c.at < at, and_(RESULT.c.at == at, RESULT.c.match < id)) if at else RESULT.c.at >= 0
    page = (
        select(RESULT.c.match).where(where, later).order_by(RESULT.c.at.desc(), RESULT.c.match.desc()).limit(asked.most)
    )
    ids = list(link.execute(page).scalars())
    seats: dict[str, list[SeatResult]] = {id: [] for id in ids}
    for row in link.execute(select(RESULT).where(RESULT.c.match.in_(ids)).order_by(RESULT.c.seat)) if ids else ():
        seats[row.match].append(result(row))
    return Found(total, list(seats.values()), glances_of(link, ids) if ids else {})


def together(parts: Sequence[Found]) -> Found:
    """Pages of several databases merged into one."""
    matches = [match for part in parts for match in part.matches]
    matches.sort(key=lambda match: (match[0].at, match[0].match), reverse=True)
    known = {match: told for part in parts for match, told in part.glances.items()}
    return Found(sum(part.total for part in parts), matches[:PAGE], known)


def wanted(asked: Asked) -> list[ColumnElement[Any]]:
    found: list[ColumnElement[Any]] = []
    if asked.game:
        found.append(RESULT.c.game == asked.game)
    if asked.since:
        found.append(RESULT.c.at >= asked.since)
    if asked.until:
        found.append(RESULT.c.at < asked.until)
    if asked.company:
        found.append(company(asked.company))
    if asked.outcome:
        found += outcome(asked.outcome)
    if asked.words:
        found.append(named(asked.words))
    return found


def company(of: str) -> ColumnElement[Any]:
    if of == "alone":
        return RESULT.c.seats == 1
    if of == "people":
        return RESULT.c.against.like("%human%")
    if of == "bots":
        return and_(RESULT.c.seats > 1, RESULT.c.against.not_like("%human%"))
    other = RESULT.alias("other")
    if of.startswith("bot:"):
        return exists().where(other.c.match == RESULT.c.match, other.c.person == "", other.c.kind == of)
    return exists().where(other.c.match == RESULT.c.match, other.c.person == of)


def outcome(of: str) -> list[ColumnElement[Any]]:
    drawn = and_(RESULT.c.won.is_(False), RESULT.c.place == 1, RESULT.c.seats > 1)
    match of:
        case "won":
            return [RESULT.c.counts, RESULT.c.won]
        case "lost":
            return [RESULT.c.counts, RESULT.c.place > 1]
        case "drawn":
            return [RESULT.c.counts, drawn]
        case "rated":
            return [RESULT.c.rated]
    return []


def named(words: str) -> ColumnElement[Any]:
    """Anyone who sat there under such a name, or the room of the code. Not every database knows capitals everywhere."""
    other = RESULT.alias("named")
    spellings = {words, words.lower(), words.upper(), words.title()}
    like = or_(*(other.c.name.contains(each, autoescape=True) for each in sorted(spellings)))
    return or_(exists().where(other.c.match == RESULT.c.match, like), RESULT.c.room == words.upper())
