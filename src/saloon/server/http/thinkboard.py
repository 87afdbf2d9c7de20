"""HTTP: a board to think on. Positions and lines, values of all choices, trees in a notation, moments of a match."""

from __future__ import annotations

from typing import Any, Final

from saloon.analysis.explorer import WORDS
from saloon.analysis.line import looked_at
from saloon.analysis.promises import Facts
from saloon.analysis.tree import AnalysisTree, exported, sound
from saloon.core.state import NATURE, ONLOOKER
from saloon.server.faults import Refused
from saloon.server.http.forms import FromPath, JSONBody, Response, get, post
from saloon.server.http.matches import archive_of
from saloon.server.http.requests import address_of, lang_of
from saloon.server.http.routing import Asked, LangQuery, Number
from saloon.server.library import blackboard, exploring
from saloon.server.rooms.seating import game_named
from saloon.server.show.preload import words_ready
from saloon.server.tables import pondering, seeing
from saloon.server.tables.desk import LATER, Asker
from saloon.server.tables.taproom import Taproom
from saloon.server.wire.analyses import (
    AnalysisAsked,
    AnalysisNow,
    ExplorerTold,
    MomentPosition,
    SeenHint,
    SettingAsked,
    SettingNow,
    TreeWritten,
)

SLICE: Final = 2.0
"""Seconds of work for one question; anyone who wants to know more asks again."""


def hall_of(request: Asked) -> Taproom:
    hall: Taproom = request.app.state.hall
    return hall


@post("/api/analysis/{key:str}", status_code=200)
async def analysis(
    request: Asked, key: FromPath[str], data: JSONBody[AnalysisAsked], lang: LangQuery = ""
) -> AnalysisNow:
    """The position at the end of a line, drawn, with what may be done there."""
    await words_ready(game_named(key), lang_of(request))
    return await hall_of(request).workers.aside(blackboard.board, key, data, lang_of(request))


@post("/api/analysis/{key:str}/values", status_code=200)
async def analysis_values(
    request: Asked, key: FromPath[str], data: JSONBody[AnalysisAsked], lang: LangQuery = ""
) -> Response[Facts]:
    """What every choice promises, as far as it has been worked out beside the tables; asked again, more of it."""
    hall, lang = hall_of(request), lang_of(request)
    line = await hall.workers.aside(blackboard.line_of, key, data)
    view, eyes = looked_at(line, data.seat, data.open)
    acts = line.end.to_act()
    seat = eyes if eyes in acts else next(iter(acts), NATURE)
    if not data.open and seat != eyes and seat != NATURE:
        seat = ONLOOKER
    question = ("ponder", key, view, seat, lang)
    found: Facts | None = hall.pondering.known(question)
    if found is None:
        address = address_of(request)
        found = await hall.pondering.ask(
            Asker(address, "", 0),
            LATER,
            SLICE,
            lambda: True,
            lambda seconds: hall.reviews.workers.run(pondering.ponder, key, view, seat, eyes, lang, seconds),
        )
        if not found["more"]:
            hall.pondering.keep(question, found)
    return Response(found, status_code=200)


@post("/api/analysis/{key:str}/hint", status_code=200)
async def analysis_hint(
    request: Asked, key: FromPath[str], data: JSONBody[AnalysisAsked], lang: LangQuery = ""
) -> SeenHint:
    """What an expert would do with what the seat may know, and what the other threatens where nothing is hidden."""
    hall, lang = hall_of(request), lang_of(request)
    line = await hall.workers.aside(blackboard.line_of, key, data)
    _, seat = looked_at(line, data.seat, data.open)
    if seat not in line.end.to_act():
        raise Refused("phase-wrong")
    view, whole = line.end.view(seat), None if line.hidden or not data.open else line.end
    question = ("see", key, view, seat, whole, lang)
    found: SeenHint | None = hall.pondering.known(question)
    if found is None:
        found = await hall.pondering.ask(
            Asker(address_of(request), "", 0),
            LATER,
            hall.settings.think,
            lambda: True,
            lambda seconds: hall.reviews.workers.run(seeing.see, key, view, seat, whole, lang, seconds),
        )
        hall.pondering.keep(question, found)
    return found


@post("/api/analysis/{key:str}/explorer", status_code=200)
async def analysis_explorer(request: Asked, key: FromPath[str], data: JSONBody[AnalysisAsked]) -> ExplorerTold:
    """What was played from a position, by masters and in the house; only some games have that."""
    game = game_named(key)
    if game.key not in WORDS:
        raise Refused("not-found")
    archive = archive_of(request)
    state = (await archive.aside(blackboard.line_of, key, data)).end
    return await exploring.explored(archive, game, state)


@post("/api/analysis/{key:str}/setting", status_code=200)
async def analysis_setting(
    request: Asked, key: FromPath[str], data: JSONBody[SettingAsked], lang: LangQuery = ""
) -> SettingNow:
    """The text of a position taken apart, to be changed; whether it is possible is told when it is opened."""
    await words_ready(game_named(key), lang_of(request))
    return blackboard.setting(key, data, lang_of(request))


@post("/api/analysis/{key:str}/notation", status_code=200)
async def analysis_notation(request: Asked, key: FromPath[str], data: JSONBody[AnalysisTree]) -> TreeWritten:
    """A tree in the notation of the game, for other programs."""
    return TreeWritten(await hall_of(request).workers.aside(exported, game_named(key), sound(data)))


@get("/api/matches/{id:str}/moment")
async def match_moment(request: Asked, id: FromPath[str], number: Number = 1) -> MomentPosition:
    """A position of a finished match, to think on: before the entry of that number, or at the end."""
    archive = archive_of(request)
    match = (await archive.finished(id)).match
    return await archive.aside(blackboard.moment, match, number)


ROUTES: Final[list[Any]] = [
    analysis,
    analysis_values,
    analysis_hint,
    analysis_explorer,
    analysis_setting,
    analysis_notation,
    match_moment,
]
