"""Ratings: how strong people are in a game, for each number of seats, from the results of rated matches alone. They can
be computed again at any time.

Who plays counts by these rules: people are themselves, on whatever device; somebody the house does not know is a player
of whom nothing else is known; a bot is an anchor of its level's measured strength. A seat that somebody left to a bot
is still theirs. A lone player meets nobody, and is not rated. Old results count less and less, so that
the rating of a player who improves moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from saloon.bots.ratings import measured
from saloon.bots.skill import Skill, skill
from saloon.house.game import SHELF
from saloon.kit.intervals import Estimate, Z
from saloon.kit.strength import Contest, Placing, Strengths, by_camps, by_places
from saloon.server.store.schema import RESULT

DAY: Final = 86_400_000
HALF: Final = 730 * DAY
"""Milliseconds after which a result counts half: two years."""
POINTS: Final = 12
"""Points on a line over time."""
MOST: Final = 2_000
"""Matches of one kind, the latest, that are looked at."""
SINCE: Final = 5
"""Games before a line begins."""


class Counted(NamedTuple):
    """What a seat of a rated match came to."""

    game: str
    seats: int
    match: str
    seat: int
    at: int
    person: str
    kind: str
    place: int
    share: float
    fair: float


class Rating(NamedTuple):
    """How strong somebody is in one game with one number of seats."""

    game: str
    seats: int
    person: str
    games: int
    points: Estimate
    settled: bool
    """Whether the interval is narrow; if not, the rating is provisional."""
    line: tuple[tuple[int, Estimate], ...] = ()
    """How it came about: when, and what it was then."""


class Untold(NamedTuple):
    """A game in which skill cannot be told in a lifetime."""

    game: str
    seats: int
    games: int
    needed: int


class Discipline(NamedTuple):
    """A game and the number of its seats."""

    game: str
    seats: int


def counted(link: Connection, game: str = "") -> list[Counted]:
    """Rated results that count."""
    columns = [RESULT.c[name] for name in Counted._fields]
    wanted = select(*columns).where(RESULT.c.rated, RESULT.c.counts, RESULT.c.seats > 1)
    return [Counted(*row) for row in link.execute(wanted.where(RESULT.c.game == game) if game else wanted)]


def tables(rows: Iterable[Counted]) -> dict[Discipline, list[list[Counted]]]:
    """The matches of each kind, in the order of time."""
    found: dict[Discipline, list[list[Counted]]] = {}
    for _, match in groupby(sorted(rows, key=lambda row: (row.at, row.match, row.seat)), key=lambda row: row.match):
        seats = list(match)
        found.setdefault(Discipline(seats[0].game, seats[0].seats), []).append(seats)
    return {table: matches[-MOST:] for table, matches in found.items()}


def player(row: Counted) -> str:
    """Who is rated by the row."""
    if row.person:
        return row.person
    return row.kind if row.kind.startswith("bot:") else f"{row.match} {row.seat}"


def contests(table: Discipline, matches: Iterable[Sequence[Counted]], now: int) -> list[Contest]:
    """What the matches tell; those between bots alone tell nothing."""
    known = {f"bot:{level}" for level in measured().get(table.game, {})}
    told = by_camps if SHELF[table.game].camps else by_places
    found = []
    for match in matches:
        who = [player(row) for row in match]
        if (
            len(match) == table.seats
            and not known.issuperset(who)
            and not any(is_unmeasured(each, known) for each in who)
        ):
            seats = [Placing(name, row.place, row.fair, row.share) for name, row in zip(who, match, strict=True)]
            found += told(seats, 0.5 ** (max(0, now - match[0].at) / HALF))
    return found


def is_unmeasured(name: str, known: set[str]) -> bool:
    return name.startswith("bot:") and name not in known


def strengths(table: Discipline, matches: Iterable[Sequence[Counted]], now: int, how: Skill) -> Strengths:
    anchors = {f"bot:{level}": float(at) for level, at in measured().get(table.game, {}).items()}
    return Strengths(contests(table, matches, now), how.spread, how.middle, anchors)


def how_rated(table: Discipline) -> Skill | None:
    shelf = SHELF.get(table.game)
    return skill(shelf, table.seats) if shelf else None


def ratings(rows: Iterable[Counted], now: int, of: str = "", line: bool = False) -> list[Rating]:
    """Everybody, or one person; best first in each game.

    Games in which skill cannot be told in a lifetime have none.
    """
    found = []
    for table, matches in sorted(tables(rows).items()):
        how = how_rated(table)
        if how is None or not how.shown:
            continue
        people = {row.person for match in matches for row in match} - {""}
        if of and of not in people:
            continue
        fitted = strengths(table, matches, now, how)
        for person in sorted(people & set(fitted.players) & ({of} if of else people)):
            mine = [match for match in matches if any(row.person == person for row in match)]
            points = fitted.estimate(person)
            past = course(table, matches, mine, person, how) if line else ()
            settled = points.high - points.low <= 2 * Z * how.narrow
            found.append(Rating(*table, person, len(mine), points, settled, past))
    return sorted(found, key=lambda each: (each.game, each.seats, -each.points.low))


def untold(rows: Iterable[Counted], of: str) -> list[Untold]:
    """Where somebody has rated games and gets no rating for them, and how many games it would take."""
    found = []
    for table, matches in sorted(tables(rows).items()):
        how, mine = how_rated(table), [match for match in matches if any(row.person == of for row in match)]
        if how is not None and not how.shown and mine:
            found.append(Untold(*table, len(mine), how.needed))
    return found


def course(
    table: Discipline, matches: Sequence[Sequence[Counted]], mine: Sequence[Sequence[Counted]], person: str, how: Skill
) -> tuple[tuple[int, Estimate], ...]:
    """What the rating was after some of one's matches, by what was known then."""
    first, last = min(SINCE, len(mine)) - 1, len(mine) - 1
    ends = sorted({first + round(step * (last - first) / (POINTS - 1)) for step in range(POINTS)})
    times = [mine[at][0].at for at in ends]
    points = []
    for at in times:
        then = strengths(table, [match for match in matches if match[0].at <= at], at, how)
        if person in then.at:
            points.append((at, then.estimate(person)))
    return tuple(points)
