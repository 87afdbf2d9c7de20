"""HTTP: what somebody played, what goes on for them, and the board of the house."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from sqlalchemy import select

from saloon.house.game import SHELF
from saloon.server.faults import Refused
from saloon.server.http.requests import lang_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.http.showing import persons_of, somebody
from saloon.server.library import account, going
from saloon.server.library.history import Asked as Wanted
from saloon.server.show.preload import words_ready
from saloon.server.store.persons import Somebody
from saloon.server.store.schema import PERSON
from saloon.server.tables.hall import Hall
from saloon.server.wire.records import BoardInfo, GameRecordInfo, GoingInfo, HistoryInfo, RecordInfo

Key = Annotated[str, QueryParameter(max_length=40)]
Words = Annotated[str, QueryParameter(max_length=60)]
Time = Annotated[int, QueryParameter(ge=0, le=10**15)]


@get("/api/me/going")
async def goes_on(request: Asked) -> list[GoingInfo]:
    """Every match that goes on for me, my move first, and every end that I have not seen."""
    hall: Hall = request.app.state.hall
    whose = await somebody(request)
    return [account.going_info(mine) for mine in await going.all_of(hall, whose.person)]


@get("/api/me/record")
async def record(request: Asked, lang: LangQuery = "") -> RecordInfo:
    """My page: the record by game, the best things, the rivals."""
    hall: Hall = request.app.state.hall
    whose, lang = await somebody(request), lang_of(request)
    for game in SHELF.values():
        await words_ready(game, lang)
    return await account.record_info(hall.stores, persons_of(request), whose.person, lang)


@get("/api/me/games")
async def game_records(request: Asked, game: Key = "") -> list[GameRecordInfo]:
    """My record by game, or that of one game."""
    hall: Hall = request.app.state.hall
    return await account.game_records(hall.stores, (await somebody(request)).person, game)


@get("/api/me/history")
async def past(
    request: Asked, game: Key = "", company: Key = "", outcome: FromQuery[Literal["", "won", "lost", "drawn", "rated"]] = "",
    since: Time = 0, until: Time = 0, words: Words = "", before: Annotated[str, QueryParameter(max_length=90)] = "",
) -> HistoryInfo:  # fmt: skip
    """Finished matches, the latest first, 25 at a time."""
    hall: Hall = request.app.state.hall
    whose = await somebody(request)
    at, _, id = before.partition(" ")
    cursor = (int(at), id) if at.isascii() and at.isdigit() else (0, "")
    wanted = Wanted(game, company, outcome, since, until, words.strip(), cursor)
    return await account.history_info(hall.stores, whose.person, wanted)


@get("/api/games/{key:str}/board")
async def board(request: Asked, key: FromPath[str]) -> BoardInfo:
    """Those who want to be seen, best first."""
    hall: Hall = request.app.state.hall
    if key not in SHELF:
        raise Refused("game-missing")
    rows = await persons_of(request).rows(select(PERSON).where(PERSON.c.board))
    return await account.board(hall.stores, [Somebody(*row) for row in rows], key)


ROUTES: Final[list[Any]] = [goes_on, record, game_records, past, board]
