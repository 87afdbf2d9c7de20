"""Somebody's record: what they won, what would have been fair, what they are proud of, and against whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import log10
from typing import Final, NamedTuple

from sqlalchemy import Connection, case, func, select

from saloon.bots.ratings import rating
from saloon.house.game import SHELF
from saloon.kit.intervals import Estimate, wilson
from saloon.match.outcome import CHALLENGE
from saloon.server.people.guests import GONE
from saloon.server.rooms.ledger import FEATS
from saloon.server.store.schema import RESULT

USUAL: Final = "regular"
"""The level whose strength a person is taken to have, as long as nobody has measured it."""
ENOUGH: Final = 5
"""Games before a share says anything."""
BOT: Final = "bot:"
SCALE: Final = 400
"""Points that make the odds to win ten times as good."""


class Sum(NamedTuple):
    """Matches of one game in which the same share was to be expected."""

    game: str
    against: str
    fair: float
    games: int
    won: int
    drawn: int
    share: float
    rated: int
    last: int


class GameRecord(NamedTuple):
    """What somebody won in a game against others."""

    game: str
    games: int
    won: int
    drawn: int
    """Nobody won alone: the win was shared by all."""
    share: Estimate
    expected: float
    rated: int
    last: int
    alone: int = 0
    """Matches without anybody else; they are not counted above."""


class Best(NamedTuple):
    """The most somebody has done of one kind, and in which match."""

    game: str
    name: str
    part: str
    value: int
    match: str
    at: int


class Met(NamedTuple):
    """Another person, or bots of a level, in one game: matches that ended alike for the two of us."""

    person: str
    """Their id; of bots their kind, `bot:expert`."""
    name: str
    game: str
    order: int
    """Who came in higher: 1 I, -1 they, 0 neither."""
    games: int
    last: int


class Rival(NamedTuple):
    """Another person, or bots of a level: who came in higher, how often, since when."""

    person: str
    name: str
    games: int
    ahead: int
    behind: int
    even: int
    last: int
    latest: int
    """Who came in higher the last time: 1 I, -1 they, 0 neither."""
    played: dict[str, int]
    """How often we met in each game, the most first."""


# -- expectation --------------------------------------------------------------------------------


@lru_cache(4096)
def expected(game: str, against: str, fair: float) -> float:
    """The share that a usual player wins: the fair odds, by how much stronger they are than the mean of the others.

    >>> round(expected("dama", "human", 0.5), 3), round(expected("dama", "bot:expert", 0.5), 3)
    (0.5, 0.137)
    """
    others = [power(game, kind) for kind in against.split()]
    if not others or not 0 < fair < 1:
        return fair
    odds = fair / (1 - fair) * power(game, "human") * len(others) / sum(others)
    return odds / (1 + odds)


def power(game: str, kind: str) -> float:
    """Strength as a factor: 400 points more make it ten times as large."""
    shelf = SHELF.get(game)
    if shelf is None:
        return 1.0
    level = kind.partition(":")[2] or shelf.level(USUAL)
    found = rating(shelf, level)
    usual = rating(shelf, shelf.level(USUAL))
    return float(10 ** ((found if found is not None else usual or 0) / SCALE))


def performance(share: float, wanted: float) -> float:
    """Points above a usual player that would make such a share likely.

    >>> performance(0.5, 0.5), round(performance(10 / 11, 0.5))
    (0.0, 400)
    """
    return SCALE * log10(share / (1 - share) * (1 - wanted) / wanted)


# -- by game ------------------------------------------------------------------------------------


def sums(link: Connection, person: str, game: str = "") -> list[Sum]:
    """Matches that count and had more than one seat."""
    return of_people(link, [person], game).get(person, [])


def of_people(link: Connection, people: Sequence[str], game: str = "", here: bool = False) -> dict[str, list[Sum]]:
    """The same of several people; `here`: without what they say they have played elsewhere."""
    columns = (RESULT.c.person, RESULT.c.game, RESULT.c.against, RESULT.c.fair)
    drawn = case((RESULT.c.won.is_(False) & (RESULT.c.place == 1), 1), else_=0)
    wanted = (
        select(
            *columns,
            func.count(),
            func.sum(case((RESULT.c.won, 1), else_=0)),
            func.sum(drawn),
            func.sum(RESULT.c.share),
            func.sum(case((RESULT.c.rated, 1), else_=0)),
            func.max(RESULT.c.at),
        )
        .where(RESULT.c.person.in_(people), RESULT.c.counts, RESULT.c.seats > 1)
        .group_by(*columns)
    )
    if here:
        wanted = wanted.where(RESULT.c.away.is_(False))
    found: dict[str, list[Sum]] = {}
    for person, *row in link.execute(wanted.where(RESULT.c.game == game) if game else wanted):
        found.setdefault(person, []).append(Sum(*row))
    return found


def alone(link: Connection, person: str) -> dict[str, int]:
    """Matches without anybody else, by game."""
    wanted = (
        select(RESULT.c.game, func.count())
        .where(RESULT.c.person == person, RESULT.c.counts, RESULT.c.seats == 1)
        .group_by(RESULT.c.game)
    )
    return {str(row[0]): int(row[1]) for row in link.execute(wanted)}


def by_game(rows: Iterable[Sum], solo: Iterable[tuple[str, int]] = ()) -> list[GameRecord]:
    """Most played first. Rows may come from several databases."""
    lone: dict[str, int] = {}
    for game, count in solo:
        lone[game] = lone.get(game, 0) + count
    games: dict[str, list[Sum]] = {game: [] for game in lone}
    for row in rows:
        games.setdefault(row.game, []).append(row)
    found = [record(game, some, lone.get(game, 0)) for game, some in games.items()]
    return sorted(found, key=lambda each: (-each.games - each.alone, each.game))


def record(game: str, rows: Sequence[Sum], solo: int = 0) -> GameRecord:
    games = sum(row.games for row in rows)
    share = sum(row.share for row in rows)
    wanted = sum(expected(game, row.against, row.fair) * row.games for row in rows)
    return GameRecord(
        game,
        games,
        sum(row.won for row in rows),
        sum(row.drawn for row in rows),
        wilson(share, games),
        wanted / games if games else 0.0,
        sum(row.rated for row in rows),
        max((row.last for row in rows), default=0),
        solo,
    )


# -- best things --------------------------------------------------------------------------------


def feats(link: Connection, person: str, game: str = "") -> list[Best]:
    """Every feat ever done, in the order of time."""
    wanted = select(RESULT.c.game, RESULT.c.match, RESULT.c.at, RESULT.c.feats).where(
        RESULT.c.person == person, RESULT.c.feats != "", *([RESULT.c.game == game] if game else [])
    )
    return [
        Best(row.game, feat.name, feat.part, feat.value, row.match, row.at)
        for row in link.execute(wanted.order_by(RESULT.c.at))
        for feat in FEATS.decode(row.feats)
    ]


def bests(done: Iterable[Best]) -> list[Best]:
    """The greatest, the smallest or the number of each kind, as the game says; among equals the first."""
    kept: dict[tuple[str, str, str], Best] = {}
    for each in sorted(done, key=lambda best: best.at):
        key = (each.game, each.name, each.part)
        kept[key] = each if key not in kept else better(kept[key], each)
    return sorted(kept.values(), key=lambda best: -best.at)


def better(old: Best, new: Best) -> Best:
    counted = "often" if old.name == CHALLENGE else kinds(old.game).get(old.name, "most")
    if counted == "often":
        first = old if old.name == CHALLENGE else new
        return first._replace(value=old.value + new.value)
    return new if (new.value > old.value if counted == "most" else new.value < old.value) else old


def kinds(game: str) -> dict[str, str]:
    study = SHELF[game].study if game in SHELF else None
    return dict(study.feats.names) if study and study.feats else {}


# -- rivals -------------------------------------------------------------------------------------


def rivals(link: Connection, person: str, game: str = "") -> list[Met]:
    """Other people in matches that count, and bots by their level, by game and by who came in higher.

    Of several bots at a table each is met by itself.
    """
    mine, theirs = RESULT.alias("mine"), RESULT.alias("theirs")
    order = case((mine.c.place < theirs.c.place, 1), (mine.c.place > theirs.c.place, -1), else_=0)
    bot = theirs.c.kind.like("bot:%") & (theirs.c.person == "")
    who = case((bot, theirs.c.kind), else_=theirs.c.person)
    kinds = (who, mine.c.game, order)
    name = func.max(case((bot, ""), else_=theirs.c.name))
    wanted = (
        select(who, name, mine.c.game, order, func.count(), func.max(theirs.c.at))
        .where(
            mine.c.person == person,
            mine.c.counts,
            theirs.c.match == mine.c.match,
            theirs.c.seat != mine.c.seat,
            who.not_in(("", GONE)),
            *([mine.c.game == game] if game else []),
        )
        .group_by(*kinds)
    )
    return [Met(*row) for row in link.execute(wanted)]


def met(rows: Iterable[Met]) -> list[Rival]:
    """People by how often one met them, then bots. Rows may come from several databases."""
    found: dict[str, list[Met]] = {}
    for row in rows:
        found.setdefault(row.person, []).append(row)
    bots = {person: person.startswith(BOT) for person in found}
    return sorted(map(rival, found.values()), key=lambda each: (bots[each.person], -each.games, -each.last))


def rival(rows: Sequence[Met]) -> Rival:
    often, played = {1: 0, -1: 0, 0: 0}, dict[str, int]()
    for row in rows:
        often[row.order] += row.games
        played[row.game] = played.get(row.game, 0) + row.games
    last = max(rows, key=lambda row: row.last)
    most_first = dict(sorted(played.items(), key=lambda each: (-each[1], each[0])))
    return Rival(
        last.person, last.name, sum(played.values()), often[1], often[-1], often[0], last.last, last.order, most_first
    )
