"""The deal of the day for the person of this computer: told and played at the terminal, in the house on this
computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from saloon.house.game import SHELF
from saloon.match import Match
from saloon.match.placed import PlacedChance
from saloon.school.deals import DayDeal, read_day
from saloon.school.drills import Drill
from saloon.server.faults import Refused
from saloon.server.library.dealing import MASTER, DealDesk
from saloon.server.library.local import QuietHall, in_house, local_or_new, local_person, own_name
from saloon.server.library.setplay import SetPlay
from saloon.server.moment import now
from saloon.server.rooms.beats import begins
from saloon.server.store.tries import DealTry, put_try, try_of
from saloon.server.wire.daily import DealInfo
from saloon.userdata import data

FOLDER: Final = "deals"
"""Where a try at the terminal is kept that is not over, among the user's data."""


class DayHouse(NamedTuple):
    """Which house's days are meant: its words and its zone, as `saloon serve` was told."""

    words: str = ""
    zone: str = ""


class TerminalDesk(DealDesk):
    """No master plays unasked: at a terminal one would have to wait for it."""

    def send_master(self, deal: DayDeal) -> None:
        pass

    def day(self, text: str) -> date:
        return read_day(text) if text else self.today()


def told(of: DayHouse, day: str, lang: str) -> DealInfo:
    """The deal of a day, today's if none is named, and what everybody made of it."""

    async def ask(hall: QuietHall) -> DealInfo:
        desk = TerminalDesk(hall)
        return await desk.told(desk.day(day), await local_person(hall), lang)

    return in_house(ask, of.words, of.zone)


def kept_at(day: str) -> Path:
    return data() / FOLDER / f"{day}.saloon"


class DealSeat(NamedTuple):
    """A try that has begun at the terminal."""

    match: Match
    secret: bytes


def seated(of: DayHouse, bots: Sequence[str]) -> DealSeat:
    """Today's match; from now on it is the try that counts. Raises Refused once there is one elsewhere."""

    async def sit(hall: QuietHall) -> DealSeat:
        desk = TerminalDesk(hall)
        deal, who = desk.known(desk.today()), await local_or_new(hall, own_name(""))
        key, secret, game = deal.day.isoformat(), desk.secret(deal.day), SHELF[deal.game]
        mine = await hall.people.read(lambda link: try_of(link, key, who.id))
        if mine is not None and (mine.room or mine.score is not None or mine.answers):
            raise Refused("deal-tried")
        setup = desk.setup(deal, False)
        match = Match(
            game,
            deal.seats,
            names=[who.name, *bots[: deal.seats - 1]],
            chance=PlacedChance(secret, shared=True),
            kinds=["human", *[f"bot:{game.level(MASTER)}"] * (deal.seats - 1)],
            rated=True,
            id=mine.match if mine else None,
            start=begins(setup, game, game.version),
        )
        if mine is None:
            one = DealTry(key, who.id, "", now(), match=match.id)
            if not await hall.people.write(lambda link: put_try(link, one)):
                raise Refused("deal-tried")
        return DealSeat(match, secret)

    return in_house(sit, of.words, of.zone)


def mastered(of: DayHouse, lang: str) -> DealInfo:
    """A master plays today's deal, if none has yet; then everything that may be told."""

    async def ask(hall: QuietHall) -> DealInfo:
        desk = TerminalDesk(hall)
        deal, who = desk.known(desk.today()), await local_person(hall)
        found = await desk.told(deal.day, who, lang)
        if found.score is None or found.master is not None or deal.kind == "drills":
            return found
        await desk.let_master_play(deal)
        hall.workers.close()
        return await desk.told(deal.day, who, lang)

    return in_house(ask, of.words, of.zone)


def answer_cards(of: DayHouse, ask: Callable[[str, Drill, int, int], str | None]) -> None:
    """The drill set of today: asks for each card that is left, until one is not answered."""

    async def answer(hall: QuietHall) -> None:
        who = await local_or_new(hall, own_name(""))
        play = await SetPlay.of(TerminalDesk(hall), who, "")
        while (drill := play.next()) is not None:
            move = ask(play.deal.game, drill, len(play.answers) + 1, len(play.cards))
            if move is None:
                return
            await play.answer(drill, move)

    in_house(answer, of.words, of.zone)
