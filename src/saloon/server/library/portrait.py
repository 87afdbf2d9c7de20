"""What the house tells somebody about themself: matches going on, record, history, board. Every file is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import Connection, func, select

from saloon.house.game import SHELF
from saloon.kit.intervals import Estimate
from saloon.match.outcome import CHALLENGE
from saloon.reviews.glancing import Glance
from saloon.school.deals import zone_of
from saloon.server.faults import Unreadable
from saloon.server.library import history, rating, standing
from saloon.server.library.bringing import as_best
from saloon.server.library.going import Mine, all_of
from saloon.server.library.history import Asked
from saloon.server.library.inviting import invites
from saloon.server.library.practising import PersonDeck
from saloon.server.library.standing import Best, GameRecord, Rival
from saloon.server.moment import now
from saloon.server.people.emblems import Emblem
from saloon.server.people.guests import GONE
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.ledger import SeatResult
from saloon.server.store.learning import Learnt, all_learnt
from saloon.server.store.passkeys import passkeys_of
from saloon.server.store.persons import Shown, devices_of, emblems, on_board
from saloon.server.store.rescues import rescues_of
from saloon.server.store.schema import RESULT
from saloon.server.store.trophies import trophies_of
from saloon.server.tables.desk import LATER, Asker
from saloon.server.wire import mine as wire
from saloon.words import words

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

T = TypeVar("T")
POSSIBLE: Final = find_spec("webauthn") is not None
"""Whether there can be passkeys: the library for them is an extra."""
NO_EMBLEM: Final = Emblem(-1, -1)
FIRST: Final = 3
"""Rows of a board that everybody sees."""
ROUND: Final = 2
"""Rows shown before and after one's own."""
KEPT: Final = 500
"""People whose ratings are kept in memory."""
LEAST_SHARE: Final = 0.001
"""Ends of an interval keep this distance from 0 and 1 when they are told as strength."""


class Portrait:
    """All that one person may see of themself."""

    def __init__(self, hall: Hall, who: Visitor, lang: str, address: str = "local") -> None:
        self.hall = hall
        self.who = who
        self.lang = lang
        self.address = address
        """Where they are counted."""

    @property
    def nobody(self) -> str:
        """What somebody is called who has left the house."""
        return words(self.lang)("person-gone")

    async def everywhere(self, ask: Callable[[Connection], T]) -> list[T]:
        """One answer from each file."""
        return [await store.read(ask) for store in self.hall.stores]

    async def emblems(self, people: Iterable[str]) -> dict[str, Emblem]:
        wanted = list(people)
        return await self.hall.people.read(lambda link: emblems(link, wanted)) if wanted else {}

    # -- parts --------------------------------------------------------------------------

    async def me(self) -> wire.MeInfo:
        who = self.who
        mine = select(func.count()).select_from(RESULT).where(RESULT.c.person == who.id)
        games = sum(await self.everywhere(lambda link: int(link.execute(mine).scalar_one())))
        devices, rescues, passkeys = await self.hall.people.read(
            lambda link: (devices_of(link, who.id), rescues_of(link, who.id), passkeys_of(link, who.id))
        )
        return wire.MeInfo(
            who.id,
            who.name,
            *who.emblem,
            who.board,
            who.made,
            games,
            [wire.DeviceInfo(*each, each.id == who.device) for each in devices],
            [wire.RescueInfo(*each) for each in rescues],
            [wire.PasskeyInfo(each.id, each.label, each.made, each.seen) for each in passkeys],
            POSSIBLE,
        )

    async def going(self) -> list[wire.GoingInfo]:
        """Every match that can be gone on with, and every end not seen."""
        found = await all_of(self.hall, self.who.id)
        coins = await self.emblems(person.person for each in found for person in each.match.sitting)
        return [going_info(each, coins, self.nobody) for each in found]

    async def records(self, game: str = "") -> list[wire.GameRecordInfo]:
        id = self.who.id
        rows = await self.everywhere(lambda link: standing.sums(link, id, game))
        solo = await self.everywhere(lambda link: standing.alone(link, id))
        lone = [(key, count) for part in solo for key, count in part.items() if game in ("", key)]
        return [record_info(each) for each in standing.by_game((row for part in rows for row in part), lone)]

    async def lessons(self) -> list[Learnt]:
        """How far I have come in the lessons of every game."""
        return await self.hall.people.read(lambda link: all_learnt(link, self.who.id))

    async def record(self, game: str = "") -> wire.RecordInfo:
        id = self.who.id
        done = await self.everywhere(lambda link: standing.feats(link, id, game))
        met = standing.met(
            [row for part in await self.everywhere(lambda link: standing.rivals(link, id, game)) for row in part]
        )
        coins = await self.emblems(each.person for each in met if each.name)
        brought = await self.hall.people.read(lambda link: trophies_of(link, id))
        kept = [as_best(each) for each in brought if game in ("", each.game)]
        found = standing.bests([*kept, *(best for part in done for best in part)])
        return wire.RecordInfo(
            await self.records(game),
            [best_info(each, self.lang) for each in found],
            collections(found, self.lang),
            [rival_info(each, coins.get(each.person, NO_EMBLEM)) for each in met],
        )

    async def ratings(self) -> wire.RatingsInfo:
        """By all rated results of the house, in a process of its own; kept until another one comes."""
        id = self.who.id
        last = select(func.count(), func.coalesce(func.max(RESULT.c.at), 0)).where(RESULT.c.rated)
        marks = await self.everywhere(lambda link: tuple(link.execute(last).one()))
        kept = self.hall.rated.get(id)
        if kept is not None and kept[0] == marks:
            return kept[1]
        rows = [row for part in await self.everywhere(rating.counted) for row in part]
        mine = {(row.game, row.seats) for row in rows if row.person == id}
        rows = [row for row in rows if (row.game, row.seats) in mine]
        found = await self.thought_out(rows) if rows else []
        told = wire.RatingsInfo(
            [rating_info(each) for each in found], [wire.UntoldInfo(*each) for each in rating.untold(rows, id)]
        )
        if len(self.hall.rated) >= KEPT:
            self.hall.rated.pop(next(iter(self.hall.rated)))
        self.hall.rated[id] = marks, told
        return told

    async def thought_out(self, rows: list[rating.Counted]) -> list[rating.Rating]:
        """In its turn, behind the hints."""
        hall, id, at = self.hall, self.who.id, now()
        return await hall.desk.ask(
            Asker(self.address, "", 0),
            LATER,
            0.0,
            lambda: True,
            lambda _: hall.advisers.run(rating.ratings, rows, at, id, True),
        )

    async def history(self, asked: Asked) -> wire.HistoryInfo:
        id = self.who.id
        found = history.together(await self.everywhere(lambda link: history.history(link, id, asked)))
        coins = await self.emblems(seat.person for match in found.matches for seat in match)
        rows = [past_match(match, id, coins, self.nobody, found.glances.get(match[0].match)) for match in found.matches]
        last = rows[-1] if len(rows) == history.PAGE else None
        return wire.HistoryInfo(found.total, rows, f"{last.at}.{last.match}" if last else "")

    async def whole_history(self) -> list[wire.PastMatch]:
        """All pages of it."""
        found: list[wire.PastMatch] = []
        before = ""
        while True:
            page = await self.history(Asked(before=cursor(before)))
            found += page.matches
            before = page.next
            if not before:
                return found

    async def home(self) -> wire.HomeInfo:
        me, going, records = await self.me(), await self.going(), await self.records()
        last = (await self.history(Asked(most=1))).matches
        invited, due = await invites(self.hall, self.who), await self.due()
        return wire.HomeInfo(True, me, going, records, last[0] if last else None, invited, due)

    async def due(self) -> int:
        """How many cards of the deck are due today."""
        return await PersonDeck(self.hall, self.who, zone_of(self.hall.settings.zone)).due()


def cursor(text: str) -> tuple[int, str]:
    """Where the page before has ended; raises Unreadable."""
    at, _, match = text.partition(".")
    if not text:
        return (0, "")
    if not at.isdecimal() or len(at) > 15 or not match.isalnum():
        raise Unreadable("message-unreadable", about="before")
    return (int(at), match)


# -- the board ----------------------------------------------------------------------------------


async def board(hall: Hall, game: str, me: Visitor | None) -> wire.BoardInfo:
    """Those who want to be shown, and the one who asks; by the lower end of their strength."""
    shown = await hall.people.read(on_board)
    if me is not None and all(each.id != me.id for each in shown):
        shown.append(Shown(me.id, me.name, me.emblem))
    ids = [each.id for each in shown]
    parts = (
        [await store.read(lambda link: standing.of_people(link, ids, game, here=True)) for store in hall.stores]
        if ids
        else []
    )
    rows = []
    for each in shown:
        found = standing.record(game, [row for part in parts for row in part.get(each.id, ())])
        if found.games:
            rows.append(board_row(each, found, me is not None and each.id == me.id))
    rows.sort(key=lambda row: (row.games < standing.ENOUGH, -row.points.low, -row.games, row.person))
    for at, row in enumerate(rows):
        row.place = 0 if row.games < standing.ENOUGH else at + 1
    return wire.BoardInfo(game, len(rows), around(rows))


def around(rows: Sequence[wire.BoardRow]) -> list[wire.BoardRow]:
    """The first, and those round one's own row."""
    own = next((at for at, row in enumerate(rows) if row.me), None)
    near = range(0) if own is None else range(own - ROUND, own + ROUND + 1)
    most = FIRST if own is not None else FIRST + 2 * ROUND + 1
    return [row for at, row in enumerate(rows) if at < most or at in near]


def board_row(who: Shown, found: GameRecord, me: bool) -> wire.BoardRow:
    wanted = inner(found.expected)
    points = Estimate(*(standing.performance(inner(each), wanted) for each in found.share))
    return wire.BoardRow(
        0,
        me,
        who.id,
        who.name,
        *who.emblem,
        found.games,
        wire.ShareInfo(*found.share),
        found.expected,
        wire.ShareInfo(*points),
    )


def inner(share: float) -> float:
    return min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)


# -- rows in words --------------------------------------------------------------------------------


def going_info(mine: Mine, coins: dict[str, Emblem], nobody: str) -> wire.GoingInfo:
    match = mine.match
    players = [
        wire.PlayerAt(each.name or nobody, each.kind, each.person, *coins.get(each.person, NO_EMBLEM))
        for each in match.sitting
    ]
    return wire.GoingInfo(
        mine.room,
        match.match,
        match.game,
        mine.seat,
        players,
        match.acts,
        match.turn,
        match.began,
        match.since,
        match.due,
        match.rated,
        match.over,
        match.place,
        match.won,
        match.days,
        list(mine.here),
    )


def record_info(each: GameRecord) -> wire.GameRecordInfo:
    return wire.GameRecordInfo(
        each.game,
        each.games,
        each.won,
        each.drawn,
        wire.ShareInfo(*each.share),
        each.expected,
        each.games >= standing.ENOUGH,
        each.rated,
        each.last,
        each.alone,
    )


def rival_info(each: Rival, emblem: Emblem) -> wire.RivalInfo:
    return wire.RivalInfo(
        each.person,
        each.name,
        *emblem,
        each.games,
        each.ahead,
        each.behind,
        each.even,
        each.last,
        each.latest,
        each.played,
    )


def past_match(
    seats: Sequence[SeatResult],
    person: str,
    coins: dict[str, Emblem],
    nobody: str,
    told: Sequence[Glance] | None = None,
) -> wire.PastMatch:
    mine = next(row for row in seats if row.person == person)
    players = [
        wire.PlayerAt(
            row.name or nobody,
            row.kind,
            row.person.strip(GONE),
            *coins.get(row.person, NO_EMBLEM),
            row.place,
            row.points,
            row.won,
        )
        for row in seats
    ]
    return wire.PastMatch(
        mine.match,
        mine.room,
        mine.game,
        mine.options,
        mine.at,
        mine.took,
        mine.rated,
        mine.ended,
        mine.counts,
        mine.seat,
        standing.expected(mine.game, mine.against, mine.fair),
        players,
        mine.away,
        glance_info(told[mine.seat]) if told else None,
    )


def glance_info(told: Glance) -> wire.GlanceInfo:
    luck = None if told.luck is None else wire.ShareInfo(told.luck.value, told.luck.low, told.luck.high)
    play = wire.ShareInfo(told.play.value, told.play.low, told.play.high)
    return wire.GlanceInfo(luck, play, told.points, told.certainty)


def collections(found: Sequence[Best], lang: str) -> list[wire.CollectionInfo]:
    """What the games let one collect, of those things that somebody has at least one of."""
    kinds = dict.fromkeys((best.game, best.name) for best in found if best.game in SHELF)
    made = []
    for key, name in kinds:
        feats, say = SHELF[key].study.feats, words(lang, SHELF[key].folder)
        if feats is None or name not in feats.grids:
            continue
        rows, columns = feats.grids[name]
        often = {best.part: best.value for best in found if (best.game, best.name) == (key, name)}
        counts = [[often.get(f"{row} {column}", 0) for column in columns.words] for row in rows.words]
        made.append(wire.CollectionInfo(key, name, say(f"feat-{name}"), rows.told(say), columns.told(say), counts))
    return made


def best_info(best: Best, lang: str) -> wire.BestInfo:
    """In the words of the game; what it knows no more has its bare name."""
    game = SHELF.get(best.game)
    if game is None:
        return wire.BestInfo(*best[:4], best.name, str(best.value), best.match, best.at)
    say, feats = words(lang, game.folder), game.study.feats
    if best.name == CHALLENGE:
        name = best.part.partition(":")[0]
        return wire.BestInfo(*best[:4], say("challenge", challenge=name), "", best.match, best.at)
    if feats is None or best.name not in feats.names:
        return wire.BestInfo(*best[:4], best.name, str(best.value), best.match, best.at)
    label = say(f"feat-{best.name}", part=best.part, value=best.value)
    value = say(f"feat-{best.name}.value", part=best.part, value=best.value)
    part = feats.told(best.part, say) if feats.told and best.part else ""
    return wire.BestInfo(*best[:4], f"{label}: {part}" if part else label, value, best.match, best.at)


def rating_info(each: rating.Rating) -> wire.RatingInfo:
    how = rating.how_rated(rating.Discipline(each.game, each.seats))
    line = [wire.RatingPoint(at, wire.ShareInfo(*points)) for at, points in each.line]
    return wire.RatingInfo(
        each.game, each.seats, each.games, wire.ShareInfo(*each.points), each.settled, how.needed if how else 0, line
    )
