"""HTTP: the deal of the day, and tables that share their chance."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Struct

from saloon.school.deals import read_day
from saloon.server.faults import Refused
from saloon.server.http.forms import FromPath, JSONBody, QueryParameter, get, post
from saloon.server.http.matches import archive_of
from saloon.server.http.me import asker, hall_of
from saloon.server.http.requests import address_of, key_of, lang_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.library import parties
from saloon.server.library.dealing import DealDesk
from saloon.server.people.codes import tidy_code
from saloon.server.wire.daily import DealInfo, DealTurns, DuplicateInfo
from saloon.server.wire.outgoing import Joined

DayQuery = Annotated[str, QueryParameter(max_length=10, description="a day such as 2026-11-18; today without it")]


class DealWish(Struct):
    """Which deal to play."""

    day: Annotated[str, QueryParameter(max_length=10)] = ""
    again: bool = False
    """Once more, for oneself."""


def desk_of(request: Asked) -> DealDesk:
    desk: DealDesk = request.app.state.deals
    return desk


@get("/api/deal")
async def deal(request: Asked, day: DayQuery = "", lang: LangQuery = "") -> DealInfo:
    """The deal of a day that has begun, and what everybody made of it."""
    desk, hall = desk_of(request), hall_of(request)
    who = await hall.visitor(key_of(request)) if hall.settings.people and key_of(request) else None
    return await desk.told(read_day(day) if day else desk.today(), who, lang_of(request))


@get("/api/deal/turns")
async def deal_turns(request: Asked, day: DayQuery = "", lang: LangQuery = "") -> DealTurns:
    """My try beside the master's, turn by turn; nothing before both are over."""
    desk = desk_of(request)
    who = await asker(request)
    return await desk.turns(read_day(day) if day else desk.today(), who, lang_of(request), archive_of(request))


@post("/api/deal/try")
async def try_deal(request: Asked, data: JSONBody[DealWish]) -> Joined:
    """A room in which the deal is played: the first time it counts."""
    desk, hall = desk_of(request), hall_of(request)
    who = await asker(request)
    hall.doorman.check("rooms", address_of(request))
    return await desk.play(who, desk.known(read_day(data.day) if data.day else desk.today()), data.again)


@get("/api/duplicates/{code:str}")
async def duplicate(request: Asked, code: FromPath[str]) -> DuplicateInfo:
    """The tables of a party, and what each seat made of the same chance."""
    hall = hall_of(request)
    hall.doorman.look_up(address_of(request))
    party = tidy_code(code)
    found = await parties.compared(hall, party)
    if not found.tables:
        hall.doorman.missed(address_of(request))
        raise Refused("room-unknown")
    return found


ROUTES: Final[list[Any]] = [deal, deal_turns, try_deal, duplicate]
