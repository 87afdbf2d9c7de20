"""The deal of the day in this house: whose try counts, what everybody made of it, and what a master makes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import date, timedelta
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from msgspec.json import decode

from saloon.core.state import NATURE
from saloon.house.game import SHELF
from saloon.match import Match
from saloon.match.fair import bot_seed
from saloon.match.placed import PlacedChance
from saloon.scene.reader import Reader
from saloon.school import deals
from saloon.school.deals import begins as midnight
from saloon.school.drills import Drill, drills
from saloon.school.parting import SUMMED, pairs
from saloon.server.faults import Refused
from saloon.server.library import standing
from saloon.server.library.archive import Archive
from saloon.server.moment import now
from saloon.server.people.codes import new_code, new_watch
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.beats import begins
from saloon.server.rooms.records import Arranged, Begun, BotPlaced, Setup, Started
from saloon.server.rooms.room import Room
from saloon.server.rooms.starting import deal_in, place_bot
from saloon.server.store.outage import CAUSES
from saloon.server.store.persons import on_board
from saloon.server.store.tries import (
    DealEnd,
    DealTry,
    MasterTry,
    alter_try,
    ends_of,
    master_of,
    names_of,
    put_master,
    put_try,
    tries_of,
    try_of,
)
from saloon.server.tables import thinking
from saloon.server.tables.desk import LATER, Asker
from saloon.server.tables.live import LiveTable
from saloon.server.wire.daily import DealBefore, DealDay, DealDot, DealInfo, DealTurn, DealTurns
from saloon.server.wire.outgoing import Joined
from saloon.words import words

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

LOG = logging.getLogger("saloon")
MASTER: Final = "master"
LEFT: Final = "left"
"""Marks a try that was given up."""
BACK: Final = 31
"""A deal older than this many days that no master has played yet stays without one."""


class DealDesk:
    """Everything about deals, for all who ask."""

    def __init__(self, hall: Hall, ahead: bool = True) -> None:
        self.hall = hall
        self.ahead = ahead
        """Whether masters play before anybody may see the result; a phone is spared that."""
        self.zone = deals.zone_of(hall.settings.zone)
        self.working: set[date] = set()
        """Days that wait for a master, or are being played by one."""
        self.one = asyncio.Lock()
        """A master plays one deal after another."""

    # -- days ---------------------------------------------------------------------------

    def today(self) -> date:
        return deals.day_at(now(), self.zone)

    def secret(self, day: date) -> bytes:
        return deals.secret_of(self.hall.deal_key, day)

    def known(self, day: date) -> deals.DayDeal:
        """The deal of a day that has begun; raises Refused for one that has not."""
        if day > self.today():
            raise Refused("deal-ahead")
        return deals.deal_of(day)

    def cards(self, deal: deals.DayDeal) -> list[Drill]:
        """The cards of a drill set."""
        return deals.cards_of(drills(SHELF[deal.game]), self.secret(deal.day))

    def setup(self, deal: deals.DayDeal, again: bool) -> Setup:
        game = SHELF[deal.game]
        return Setup(
            deal.game,
            deal.seats,
            game.options().text(),
            chat="off",
            deal=deal.day.isoformat(),
            again=again,
            position=deals.begins_at(game, self.secret(deal.day)),
        )

    # -- a try --------------------------------------------------------------------------

    async def play(self, who: Visitor, deal: deals.DayDeal, again: bool) -> Joined:
        """The room of the try that counts, or, once that is over, of one for oneself."""
        key = deal.day.isoformat()
        await self.settle(deal)
        mine = await self.hall.people.read(lambda link: try_of(link, key, who.id))
        if again and (mine is None or is_open(mine)) and deal.day == self.today():
            raise Refused("deal-first")
        if mine is not None and not again:
            return await self.back(who, mine.room)
        if mine is None and deal.day < self.today():
            again = True
        made = await self.opened(who, deal, again)
        if again:
            return made
        if not await self.hall.people.write(lambda link: put_try(link, DealTry(key, who.id, made.code, now()))):
            first = await self.hall.people.read(lambda link: try_of(link, key, who.id))
            return await self.back(who, first.room if first else made.code)
        await self.begin(made, deal)
        match = (await self.hall.table(made.code)).room.match
        await self.hall.people.write(lambda link: alter_try(link, key, who.id, match=match.id if match else ""))
        return made

    async def back(self, who: Visitor, room: str) -> Joined:
        table, guest = await self.hall.by_person(room, who.id)
        return Joined(table.room.code, guest, "", list(table.room.seats_of(guest)))

    async def opened(self, who: Visitor, deal: deals.DayDeal, again: bool) -> Joined:
        """A room for it; one for oneself is begun at once."""
        if deal.kind == "drills":
            raise Refused("deal-cards")
        setup = self.setup(deal, again)
        made = await self.hall.make(setup, who.name, who.id)
        if again:
            await self.begin(made, deal)
        return made

    async def begin(self, made: Joined, deal: deals.DayDeal) -> None:
        """Masters sit down, and the first card falls."""
        secret = self.secret(deal.day)

        def act(attempt: Attempt) -> None:
            for seat, chair in enumerate(attempt.room.chairs):
                if chair.kind == "open":
                    place_bot(attempt, seat, MASTER)
            deal_in(attempt, secret=secret)

        await (await self.hall.table(made.code)).change(made.guest, "", act)

    async def settle(self, deal: deals.DayDeal) -> None:
        """Tries whose matches have ended since somebody last looked get their results."""
        key = deal.day.isoformat()
        tries = await self.hall.people.read(lambda link: tries_of(link, key))
        waiting = {each.match: each for each in tries if each.match and is_open(each)}
        if not waiting:
            return
        for store in self.hall.stores:
            for match, seats in (await store.read(lambda link: ends_of(link, list(waiting)))).items():
                person, made = waiting[match].person, result_of_try(deal, seats)
                answers = "" if made is not None else LEFT
                await self.hall.people.write(
                    lambda link, person=person, made=made, answers=answers: alter_try(  # type: ignore[misc]
                        link, key, person, score=made, answers=answers
                    )
                )

    # -- the master ---------------------------------------------------------------------

    async def master(self, deal: deals.DayDeal) -> MasterTry | None:
        """What a master made of it; if nobody knows yet, it begins to play, beside everything else."""
        found = await self.hall.people.read(lambda link: master_of(link, deal.day.isoformat()))
        if found is None and deal.kind == "drills":
            cards = self.cards(deal)
            level = SHELF[deal.game].level(MASTER)
            return MasterTry(deal.day.isoformat(), deals.cards_score([(each, each.costs[level]) for each in cards]), "")
        if found is None and deal.day not in self.working and deal.day > self.today() - timedelta(days=BACK):
            self.send_master(deal)
        return found

    def send_master(self, deal: deals.DayDeal) -> None:
        self.working.add(deal.day)
        self.hall.spawn(self.let_master_play(deal))

    async def let_master_play(self, deal: deals.DayDeal) -> None:
        try:
            async with self.one:
                match = await self.mastered(deal)
                await self.keep(match, deal)
        except CAUSES as error:
            LOG.warning("a master's deal could not be kept: %s", type(error).__name__)
        finally:
            self.working.discard(deal.day)

    async def mastered(self, deal: deals.DayDeal) -> Match:
        """Masters on all seats, with the chance of the day; thinkers see views, never the secret."""
        game, secret = SHELF[deal.game], self.secret(deal.day)
        level = game.level(MASTER)
        match = Match(
            game,
            deal.seats,
            names=[""] * deal.seats,
            chance=PlacedChance(secret, shared=True),
            kinds=[f"bot:{level}"] * deal.seats,
            start=begins(self.setup(deal, True), game, game.version),
        )
        while not match.over:
            match.run_nature()
            for seat in [each for each in match.to_act() if each != NATURE]:
                about = game.key, level, seat, bot_seed(secret, seat), match.view(seat), None, match.place
                match.submit(seat, game.notation.read(await self.chosen(deal, *about)))
        return match

    async def chosen(self, deal: deals.DayDeal, *about: Any) -> str:
        """What a master does. The bots of all tables come first."""
        workers = self.hall.workers
        return await self.hall.driver.desk.ask(
            Asker("", deal.day.isoformat(), 0),
            LATER,
            0.0,
            lambda: True,
            lambda _: workers.run(thinking.choose, *about),
        )

    async def keep(self, match: Match, deal: deals.DayDeal) -> None:
        """The match stands in the house like any other: a room of its own whose log is that of the match."""
        hall, watch, code = self.hall, new_watch(), new_code()
        while not hall.share.has(code) or not await hall.store.make_room(code, watch):
            code = new_code()
        table, secret = LiveTable(hall, Room(code, watch)), self.secret(deal.day)

        def act(attempt: Attempt) -> None:
            setup = self.setup(deal, True)
            attempt.do(Arranged(setup))
            for seat, player in enumerate(match.first_players):
                attempt.do(BotPlaced(seat, player.level))
            attempt.room.keep(match.id, secret)
            attempt.secret = (match.id, secret)
            attempt.do(Started(match.id, setup, match.version, [player.text() for player in match.first_players]))
            attempt.do(Begun())
            for entry in match.log:
                attempt.enter(entry)

        await table.change(0, "", act)
        ends = (await hall.store_of(code).read(lambda link: ends_of(link, [match.id]))).get(match.id, [])
        made = MasterTry(deal.day.isoformat(), result_of_try(deal, ends) if ends else None, match.id)
        await hall.people.write(lambda link: put_master(link, made))

    # -- what is told -------------------------------------------------------------------

    async def told(self, day: date, who: Visitor | None, lang: str) -> DealInfo:
        """The deal of a day as somebody may see it."""
        deal, key = self.known(day), day.isoformat()
        await self.settle(deal)
        tries = await self.hall.people.read(lambda link: tries_of(link, key))
        mine = next((each for each in tries if who and each.person == who.id), None)
        scores = sorted(each.score for each in tries if each.score is not None)
        own = mine.score if mine else None
        past = day < self.today()
        tell = past or own is not None
        master = await self.master(deal) if tell or self.ahead else None
        line = master.score if master and tell else None
        return DealInfo(
            key,
            deal.kind,
            deal.game,
            words(lang, SHELF[deal.game].folder)("title"),
            not past,
            midnight(day, self.zone),
            midnight(day + timedelta(days=1), self.zone),
            state_of(mine),
            mine.room if mine else "",
            mine.match if mine else "",
            own,
            len(scores),
            await self.dots(tries, who),
            median(scores) if scores else None,
            0 if own is None else sum(each < own for each in scores),
            0 if own is None else 1 + sum(each > own for each in scores),
            line,
            master.match if master and tell else "",
            0 if line is None else sum(each > line for each in scores),
            deals.promise_of(day, self.secret(day)),
            self.secret(day).hex() if past else "",
            self.calendar(day),
            await self.before(day, who),
        )

    async def turns(self, day: date, who: Visitor, lang: str, archive: Archive) -> DealTurns:
        """My try beside the master's, turn by turn; nothing before both are over."""
        deal, key = self.known(day), day.isoformat()
        await self.settle(deal)
        mine = await self.hall.people.read(lambda link: try_of(link, key, who.id))
        if mine is None or mine.score is None:
            return DealTurns(False, [])
        if deal.kind == "drills":
            return DealTurns(True, beside_master(self.cards(deal), deal, mine, lang))
        master = await self.master(deal)
        if master is None or not master.match:
            return DealTurns(False, [])
        one, two = (await archive.finished(mine.match)).match, (await archive.finished(master.match)).match
        found = await archive.aside(pairs, one, two, 0, lang)
        return DealTurns(deal.game in SUMMED, [DealTurn(*each) for each in found])

    def calendar(self, day: date) -> list[DealDay]:
        """The days to come, with the promises of their chance."""
        return [
            DealDay(each.day.isoformat(), each.kind, each.game, deals.promise_of(each.day, self.secret(each.day)))
            for each in deals.coming(day)
        ]

    async def dots(self, tries: Sequence[DealTry], who: Visitor | None) -> list[DealDot]:
        """Names only of those one may know: oneself, people one has played with, and those who stand on the board."""
        people = [each.person for each in tries if each.score is not None]
        known = {who.id} if who else set()
        if who:
            for store in self.hall.stores:
                known |= {each.person for each in standing.met(await store.read(rivals_of(who.id)))}
        known |= {each.id for each in await self.hall.people.read(on_board)}
        names = await self.hall.people.read(lambda link: names_of(link, [each for each in people if each in known]))
        me = who.id if who else None
        dots = [
            DealDot(each.score, each.person == me, *names.get(each.person, ("", -1, -1)))
            for each in tries
            if each.score is not None
        ]
        return sorted(dots, key=lambda dot: (dot.score, not dot.me, dot.name))

    async def before(self, day: date, who: Visitor | None) -> DealBefore | None:
        """How one did the day before."""
        if who is None:
            return None
        deal = deals.deal_of(day - timedelta(days=1))
        await self.settle(deal)
        tries = await self.hall.people.read(lambda link: tries_of(link, deal.day.isoformat()))
        scores = [each.score for each in tries if each.score is not None]
        own = next((each.score for each in tries if each.person == who.id), None)
        if own is None:
            return None
        place = 1 + sum(each > own for each in scores)
        return DealBefore(deal.day.isoformat(), deal.kind, deal.game, own, place, len(scores))


def beside_master(cards: Sequence[Drill], deal: deals.DayDeal, mine: DealTry, lang: str) -> list[DealTurn]:
    """Card by card; what a master gives away is known from the drill."""
    game = SHELF[deal.game]
    level, answers, rows = game.level(MASTER), decode(mine.answers, type=dict[str, str]), []
    for number, card in enumerate(cards, 1):
        chosen, told = answers[card.id], Reader.of(game, card.seat, (), lang)
        said = [game.speech.say(card.state(game), card.action(game, move), told) for move in (chosen, card.best.move)]
        cost = card.cost(chosen)
        rows.append(
            DealTurn(
                number,
                round(deals.card_points(card, cost)),
                round(deals.card_points(card, card.costs[level])),
                *(said if not card.is_right(chosen) else ("", "")),
            )
        )
    return rows


def rivals_of(person: str):  # type: ignore[no-untyped-def]
    return lambda link: standing.rivals(link, person, "")


def is_open(one: DealTry) -> bool:
    """Whether the try is still going on."""
    return one.score is None and one.answers != LEFT


def state_of(one: DealTry | None) -> str:
    if one is None:
        return "open"
    return "playing" if is_open(one) else "done" if one.score is not None else "left"


def result_of_try(deal: deals.DayDeal, seats: Sequence[DealEnd]) -> int | None:
    """None for a match that was not played to its end."""
    if not seats or not seats[0].played:
        return None
    if not seats[0].counts and SHELF[deal.game].study.daily is None:
        return None
    return deals.score(deal.kind, [deals.SeatScore(each.points, each.won) for each in seats])
