"""The HTTP side: games, rooms, matches."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from saloon.core.state import ONLOOKER, Fault
from saloon.match import write
from saloon.scene import Reader, Scene
from saloon.server import lobby, replay, rulebook
from saloon.server.art import art_sheet, single
from saloon.server.codes import tidy_code
from saloon.server.faults import Refused, Unreadable
from saloon.server.hall import Hall
from saloon.server.protocol import Change, Shape, Theme
from saloon.server.records import Setup
from saloon.server.render import Viewer
from saloon.server.replay import Shelf
from saloon.server.requests import Join, NewRoom, address_of, lang_of
from saloon.server.roomview import room_info
from saloon.server.seating import changed, game_named
from saloon.server.table import Table
from saloon.server.wire import (
    GameInfo,
    Health,
    Joined,
    LevelInfo,
    MatchInfo,
    Phrase,
    PositionScene,
    RoomInfo,
    Stats,
    Steps,
    Verdict,
)  # fmt: skip
from saloon.words import LANGS

SVG = "image/svg+xml; charset=utf-8"
FOR_EVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
PAGES = ("/r/", "/w/", "/t/", "/m/")
Asked = Request[Any, Any, Any]
LangQuery = Annotated[str, QueryParameter(description="cs, en or ru", max_length=8)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int, QueryParameter(ge=-2, le=15)]


def svg(text: str, cache: str = AN_HOUR) -> Response[str]:
    return Response(text, media_type=SVG, headers={"Cache-Control": cache})


# -- games ------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def games(request: Asked, lang: LangQuery = "") -> list[GameInfo]:
    """The games of the house."""
    return lobby.games(lang_of(request))


@get("/api/games/{key:str}", sync_to_thread=False)
def game(request: Asked, key: FromPath[str], lang: LangQuery = "") -> GameInfo:
    """One game with its options."""
    return lobby.game_info(game_named(key), lang_of(request), full=True)


@get("/api/games/{key:str}/picture.svg", sync_to_thread=True)
def game_picture(request: Asked, key: FromPath[str], lang: LangQuery = "", shape: FromQuery[Shape] = "wide", theme: FromQuery[Theme] = "day") -> Response[str]:
    """Its table in the middle of a match."""
    return svg(lobby.picture(game_named(key).key, lang_of(request), shape, theme))


@get("/api/games/{key:str}/rules", media_type="text/html", sync_to_thread=True)
def game_rules(request: Asked, key: FromPath[str], lang: LangQuery = "") -> Response[str]:
    """The rules as an HTML fragment; each clause has an id."""
    text = rulebook.rules(game_named(key).key, lang_of(request))
    return Response(text, media_type="text/html; charset=utf-8", headers={"Cache-Control": AN_HOUR})


def position(request: Asked, key: str, text: str, options: str, seats: int, seat: int, shape: str) -> tuple[Scene, str]:
    """A scene of a position that somebody wrote down."""
    found = game_named(key)
    try:
        chosen = found.options.read(options)
        state = found.notation.read_state(text, chosen) if text else found.new(seats or None, chosen)
        viewer = seat if 0 <= seat < found.seats[-1] else ONLOOKER
        drawn: Scene = found.scene(state if text else state.view(viewer), Reader.of(found, viewer, (), lang_of(request), shape))
        drawn.json()
        return drawn, found.notation.write_state(state)
    except Fault:
        raise
    except Exception:  # a position that no match can reach may break whatever draws it
        raise Unreadable("unreadable-position", text=text[:60]) from None


Text = Annotated[str, QueryParameter(max_length=2000)]


@get("/api/games/{key:str}/position", sync_to_thread=True)
def game_position(
    request: Asked, key: FromPath[str], text: Text = "", options: Text = "", seats: Number = 0, seat: SeatQuery = -2,
    shape: FromQuery[Shape] = "wide", lang: LangQuery = "",
) -> PositionScene:  # fmt: skip
    """A position written in the game's notation, drawn."""
    drawn, written = position(request, key, text, options, seats, seat, shape)
    return PositionScene(drawn.json(), written)


@get("/api/games/{key:str}/position.svg", sync_to_thread=True)
def game_position_picture(
    request: Asked, key: FromPath[str], text: Text = "", options: Text = "", seats: Number = 0, seat: SeatQuery = -2,
    shape: FromQuery[Shape] = "wide", theme: FromQuery[Theme] = "day", lang: LangQuery = "",
) -> Response[str]:  # fmt: skip
    """The same as a picture."""
    drawn, _ = position(request, key, text, options, seats, seat, shape)
    return svg(drawn.svg(theme))


@get("/art/{sheet:str}", sync_to_thread=True)
def art(sheet: FromPath[str]) -> Response[str]:
    """All drawings a game needs, as symbols: `/art/prsi.svg`."""
    key = sheet.removesuffix(".svg")
    return svg(art_sheet(game_named(key).key), FOR_EVER)


@get("/art/{key:str}/{drawing:str}", sync_to_thread=True)
def one_drawing(key: FromPath[str], drawing: FromPath[str]) -> Response[str]:
    """One drawing as a symbol: `/art/prsi/card-H7.svg`."""
    return svg(single(game_named(key).key, drawing.removesuffix(".svg")), FOR_EVER)


@get("/api/words/{lang:str}", sync_to_thread=False)
def page_words(lang: FromPath[str]) -> Response[dict[str, str]]:
    """The words of the page."""
    if lang not in LANGS:
        raise Unreadable("lang-unknown", lang=lang[:20], langs=", ".join(LANGS))
    return Response(lobby.page_words(lang), headers={"Cache-Control": "no-cache"})


@get("/api/phrases", sync_to_thread=False)
def phrases(request: Asked, lang: LangQuery = "") -> list[Phrase]:
    """Ready phrases for the chat."""
    return lobby.phrases(lang_of(request))


@get("/api/levels", sync_to_thread=False)
def levels(request: Asked, lang: LangQuery = "") -> list[LevelInfo]:
    """The levels of the bots."""
    return lobby.levels(lang_of(request))


# -- rooms ------------------------------------------------------------------------------------


@post("/api/rooms")
async def make_room(request: Asked, data: JSONBody[NewRoom]) -> Joined:
    """Make a room and sit down on its first seat."""
    hall: Hall = request.app.state.hall
    wanted = Change("new", data.game, data.seats, data.options, data.chance, data.clock, data.rated, data.chat)
    setup = changed(Setup("", 0), wanted)
    hall.doorman.check("rooms", address_of(request))
    return await hall.make(setup, data.name)


async def find_room(request: Asked, code: str) -> Table:
    """The room of a code that somebody typed. Wrong guesses are counted."""
    hall: Hall = request.app.state.hall
    hall.doorman.look_up(address_of(request))
    try:
        return await hall.table(tidy_code(code))
    except Refused:
        hall.doorman.missed(address_of(request))
        raise


@get("/api/rooms/{code:str}")
async def room(request: Asked, code: FromPath[str], lang: LangQuery = "") -> RoomInfo:
    """A room before one joins it."""
    table = await find_room(request, code)
    async with table.lock:
        return room_info(table.room, Viewer(role="stranger", lang=lang_of(request)), table)


@post("/api/rooms/{code:str}/join")
async def join(request: Asked, code: FromPath[str], data: JSONBody[Join]) -> Joined:
    """Become a guest, and sit down if there is an open seat."""
    table = await find_room(request, code)
    hall: Hall = request.app.state.hall
    return await hall.come(table, data.name, data.sit)


@get("/api/qr.svg", sync_to_thread=False)
def qr(request: Asked, path: Annotated[str, QueryParameter(max_length=120)]) -> Response[str]:
    """A QR picture of an address of this server."""
    if not path.startswith(PAGES) or not path.isascii():
        raise Refused("not-found")
    address = str(request.base_url).rstrip("/") + path
    picture = BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", xmldecl=False, scale=4, dark="#2a2018", light="#fffaf0")
    return svg(picture.getvalue().decode(), "no-store")


# -- matches ----------------------------------------------------------------------------------


def shelf(request: Asked) -> Shelf:
    found: Shelf = request.app.state.shelf
    return found


@get("/api/matches/{id:str}")
async def match_info(request: Asked, id: FromPath[str]) -> MatchInfo:
    """What everybody may know of a match."""
    return replay.match_info((await shelf(request).find(id)).match)


@get("/api/matches/{id:str}/file")
async def match_file(request: Asked, id: FromPath[str]) -> Response[str]:
    """The match file, after the end."""
    match = (await shelf(request).finished(id)).match
    name = f'attachment; filename="{match.game.key}-{match.id[:8]}.saloon"'
    return Response(write(match), media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


@get("/api/matches/{id:str}/steps")
async def match_steps(
    request: Asked, id: FromPath[str], first: Number = 0, last: Number = 49, seat: SeatQuery = -2, shape: FromQuery[Shape] = "wide",
    lang: LangQuery = "",
) -> Steps:  # fmt: skip
    """The replay, at most fifty steps at a time."""
    played = await shelf(request).finished(id)
    viewer = seat if 0 <= seat < played.match.seats else ONLOOKER
    return await replay.steps(played, first, last, viewer, lang_of(request), shape)


@get("/api/matches/{id:str}/picture.svg")
async def match_picture(
    request: Asked, id: FromPath[str], number: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1, seat: SeatQuery = -2,
    shape: FromQuery[Shape] = "wide", theme: FromQuery[Theme] = "day", lang: LangQuery = "",
) -> Response[str]:  # fmt: skip
    """A position of a match: any after the end, the last one as an onlooker sees it before."""
    played = await shelf(request).find(id)
    match = played.match
    if not match.over:
        number, seat = -1, ONLOOKER
    states = played.states()
    state = states[number if 0 <= number < len(states) else -1]
    viewer = seat if 0 <= seat < match.seats else ONLOOKER
    drawn = replay.picture(match, state, viewer, lang_of(request), shape)
    return svg(drawn.svg(theme), AN_HOUR if match.over else "no-store")


@get("/api/matches/{id:str}/verify")
async def match_verify(request: Asked, id: FromPath[str], lang: LangQuery = "") -> Verdict:
    """Whether everything was as promised."""
    played = await shelf(request).finished(id)
    hall: Hall = request.app.state.hall
    return await hall.workers.aside(replay.verdict, played.match, lang_of(request))


@get("/api/stats")
async def stats(request: Asked) -> Stats:
    """How many matches were begun, finished and abandoned here."""
    hall: Hall = request.app.state.hall
    found = await hall.store.results()
    return Stats(sum(found.values()), found.get("finished", 0), found.get("abandoned", 0))


@get("/api/health", sync_to_thread=False)
def health() -> Health:
    """Whether the server answers."""
    return Health(True)


ROUTES = Router(
    "/",
    route_handlers=[
        games, game, game_picture, game_rules, game_position, game_position_picture, art, one_drawing, page_words, phrases, levels,
        make_room, room, join, qr, match_info, match_file, match_steps, match_picture, match_verify, stats, health,
    ],
)  # fmt: skip

