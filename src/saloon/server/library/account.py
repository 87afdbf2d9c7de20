"""Somebody's matches as they are shown to them, from the databases of all workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from saloon.house.game import SHELF
from saloon.kit.intervals import Estimate, wilson
from saloon.match.outcome import CHALLENGE
from saloon.server.library import record
from saloon.server.library.going import Mine
from saloon.server.library.history import PAGE, Asked, Found, history, together
from saloon.server.library.record import ENOUGH, Best, GameRecord, Sum
from saloon.server.rooms.ledger import Result
from saloon.server.store.database import Store
from saloon.server.store.persons import Persons, Somebody
from saloon.server.wire.records import (
    BestInfo,
    BoardInfo,
    BoardRow,
    GameRecordInfo,
    GoingInfo,
    HistoryInfo,
    PastMatch,
    PlayerAt,
    RecordInfo,
    RivalInfo,
    ShareInfo,
)
from saloon.words import words

T = TypeVar("T")


async def of_all(stores: Sequence[Store], work: Callable[[Connection], T]) -> list[T]:
    """What each database says."""
    return [await store.read(work) for store in stores]


def going_info(mine: Mine) -> GoingInfo:
    match = mine.match
    return GoingInfo(
        mine.room, match.match, match.game, mine.seat, [PlayerAt(each.name, each.kind, each.person) for each in match.sitting],
        match.acts, match.turn, match.began, match.since, match.due, match.rated, match.over, match.place, match.won,
    )  # fmt: skip


# -- the record ---------------------------------------------------------------------------------


async def game_records(stores: Sequence[Store], person: str, game: str = "") -> list[GameRecordInfo]:
    """By game, most played first."""

    def look(link: Connection) -> tuple[list[Sum], dict[str, int]]:
        return record.sums(link, person, game), record.alone(link, person)

    parts = await of_all(stores, look)
    solo = [(key, count) for _, alone in parts for key, count in alone.items() if not game or key == game]
    return [game_info(each) for each in record.by_game([row for rows, _ in parts for row in rows], solo)]


async def record_info(stores: Sequence[Store], persons: Persons, person: str, lang: str) -> RecordInfo:
    """My page without its history. Rivals are called as they call themselves now."""
    done = await of_all(stores, lambda link: record.bests(record.feats(link, person)))
    parts = await of_all(stores, lambda link: record.rivals(link, person))
    rivals = record.met([rival for part in parts for rival in part])
    known = await persons.several([rival.person for rival in rivals])
    return RecordInfo(
        await game_records(stores, person),
        [best_info(each, lang) for each in record.bests([best for part in done for best in part])],
        [RivalInfo(*each._replace(name=known[each.person].name)) for each in rivals if each.person in known],
    )


def game_info(each: GameRecord) -> GameRecordInfo:
    return GameRecordInfo(
        each.game, each.games, each.won, each.drawn, share_info(each.share), each.expected, each.games >= ENOUGH,
        each.rated, each.last, each.alone,
    )  # fmt: skip


def share_info(share: Estimate) -> ShareInfo:
    return ShareInfo(share.value, share.low, share.high)


def best_info(best: Best, lang: str) -> BestInfo:
    """A feat in words; challenges have messages of their own."""
    game = SHELF[best.game]
    say = words(lang, game.folder)
    told = game.study.feats.told if game.study.feats else None
    if best.name == CHALLENGE:
        label, text = say("challenge", challenge=best.part.partition(":")[0]), ""
    else:
        text = say(f"feat-{best.name}.value", value=best.value)
        label = told(best.part, say) if told and best.part else say(f"feat-{best.name}", part=best.part)
    return BestInfo(best.game, best.name, best.part, best.value, label, text, best.match, best.at)


# -- history ------------------------------------------------------------------------------------


async def history_info(stores: Sequence[Store], person: str, asked: Asked) -> HistoryInfo:
    found = together(await of_all(stores, lambda link: history(link, person, asked)))
    matches = [past(seats, person) for seats in found.matches if seats]
    return HistoryInfo(found.total, matches, cursor(found))


def cursor(found: Found) -> str:
    """Where the next page begins."""
    last = found.matches[-1][0] if len(found.matches) == PAGE else None
    return f"{last.at} {last.match}" if last else ""


def past(seats: Sequence[Result], person: str) -> PastMatch:
    mine = next(row for row in seats if row.person == person)
    players = [PlayerAt(row.name, row.kind, row.person, row.place, row.points, row.won) for row in seats]
    return PastMatch(
        mine.match, mine.room, mine.game, mine.options, mine.at, mine.took, mine.rated, mine.ended, mine.counts, mine.seat,
        record.expected(mine.game, mine.against, mine.fair) if mine.seats > 1 else 0.0, players,
    )  # fmt: skip


# -- the board of the house ---------------------------------------------------------------------


async def board(stores: Sequence[Store], people: Sequence[Somebody], game: str) -> BoardInfo:
    """Those who want to stand on it and have played enough, by the lower end of what they have shown."""
    ids = [each.id for each in people]
    parts = await of_all(stores, lambda link: record.of_people(link, ids, game))
    rows = []
    for each in people:
        found = record.record(game, [row for part in parts for row in part.get(each.id, ())])
        if found.games >= ENOUGH:
            rows.append(board_row(each, found))
    return BoardInfo(game, sorted(rows, key=lambda row: -row.points.low))


def board_row(each: Somebody, found: GameRecord) -> BoardRow:
    """Points from shares; one fair game is added, so that who won everything is not without bound."""
    share = wilson(found.share.value * found.games + found.expected, found.games + 1)
    points = [record.performance(value, found.expected) for value in share]
    return BoardRow(
        each.id, each.name, each.shape, each.tone, found.games, share_info(found.share), found.expected, ShareInfo(*points)
    )
