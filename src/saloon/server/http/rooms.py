"""HTTP: making rooms and joining them."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, Final

from saloon.server.faults import Refused, Unreadable
from saloon.server.http.addresses import is_local
from saloon.server.http.forms import FromPath, JSONBody, QueryParameter, Response, get, post
from saloon.server.http.requests import Join, NewRoom, TokenShown, address_of, key_of, lang_of
from saloon.server.http.routing import Asked, LangQuery, svg
from saloon.server.people.codes import tidy_code
from saloon.server.people.names import MOST_NAME
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.records import Setup
from saloon.server.rooms.seating import changed, placed
from saloon.server.show.preload import words_ready
from saloon.server.show.roomview import room_info
from saloon.server.show.viewer import Viewer
from saloon.server.tables.live import LiveTable
from saloon.server.tables.taproom import Taproom
from saloon.server.wire.incoming import Change
from saloon.server.wire.outgoing import Joined, RoomInfo, TokenOf

PAGES: Final = ("/r/", "/w/", "/t/", "/m/", "/#pair=")


@post("/api/rooms")
async def make_room(request: Asked, data: JSONBody[NewRoom]) -> Joined:
    """Make a room and sit down on its first seat."""
    hall: Taproom = request.app.state.hall
    wanted = Change(
        "new",
        data.game,
        data.seats,
        data.options,
        data.chance,
        data.clock,
        data.rated,
        data.chat,
        pace=data.pace,
        party=data.party,
    )
    setup = changed(Setup("", 0), wanted)
    if data.position:
        setup = placed(setup, data.position, data.written)
    hall.doorman.check("rooms", address_of(request))
    who = await hall.visitor_if_any(key_of(request))
    return await hall.make(setup, name_of(data.name, who), who.id if who else "", min(data.seat, setup.seats - 1))


def name_of(given: str | None, who: Visitor | None) -> str:
    """What somebody is called here: as they say, else as they are called in the house; raises Unreadable."""
    if given is None and who is None:
        raise Unreadable("name-unfit", most=MOST_NAME)
    return given or (who.name if who else "")


async def find_room(request: Asked, code: str) -> LiveTable:
    """The room of a code that somebody typed. Wrong guesses are counted."""
    hall: Taproom = request.app.state.hall
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
    await words_ready(table.room.game, lang_of(request))
    async with table.lock:
        return room_info(table.room, Viewer(role="stranger", lang=lang_of(request)), table.presence)


@post("/api/rooms/{code:str}/join")
async def join(request: Asked, code: FromPath[str], data: JSONBody[Join]) -> Joined:
    """Become a guest, and sit down if there is an open seat."""
    table = await find_room(request, code)
    hall: Taproom = request.app.state.hall
    hall.doorman.check("joins", f"{address_of(request)} {table.room.code}")
    if data.program:
        hall.doorman.check("programs", address_of(request))
        return await hall.come(table, name_of(data.name, None), data.sit, program=True)
    who = await hall.visitor_if_any(key_of(request))
    joined = await hall.come(table, name_of(data.name, who), data.sit, person=who.id if who else "")
    if who:
        await hall.came(table.room.code, who.id)
    return joined


@post("/api/rooms/{code:str}/adopt", status_code=200)
async def adopt(request: Asked, code: FromPath[str], data: JSONBody[TokenShown]) -> TokenOf:
    """The guest of a token is the person who asks, if nothing else was known of the guest."""
    hall: Taproom = request.app.state.hall
    who = await hall.visitor(key_of(request))
    table, number = await shown(request, code, data.token)
    await hall.recognize(table, number, who.id)
    return TokenOf(number, table.room.guests[number].name)


@post("/api/rooms/{code:str}/guest", status_code=200)
async def guest(request: Asked, code: FromPath[str], data: JSONBody[TokenShown]) -> TokenOf:
    """Whose token of this room somebody has; so a page can ask before it becomes that guest."""
    table, number = await shown(request, code, data.token)
    return TokenOf(number, table.room.guests[number].name)


async def shown(request: Asked, code: str, token: str) -> tuple[LiveTable, int]:
    """The table and the guest of a token that somebody shows; raises Refused, and wrong ones are counted."""
    hall: Taproom = request.app.state.hall
    hall.doorman.knock(address_of(request))
    try:
        if tidy_code(token.partition(".")[0]) != tidy_code(code):
            raise Refused("token-unknown")
        return await hall.by_token(token)
    except Refused:
        hall.doorman.missed(address_of(request))
        raise Refused("token-unknown") from None


@get("/api/qr.svg", media_type="image/svg+xml", sync_to_thread=False)
def qr(request: Asked, path: Annotated[str, QueryParameter(max_length=120)]) -> Response[str]:
    """A QR picture of an address of this server."""
    if not path.startswith(PAGES) or not path.isascii():
        raise Refused("not-found")
    hall: Taproom = request.app.state.hall
    public = hall.settings.public if is_local(request.headers.get("host")) else ""
    address = (public or str(request.base_url).rstrip("/")) + path
    import segno  # a moment to read, and nobody needs it before

    picture = BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", xmldecl=False, scale=4, dark="#2a2018", light="#fffaf0")
    return svg(picture.getvalue().decode(), "no-store")


ROUTES: Final[list[Any]] = [make_room, room, join, adopt, guest, qr]
