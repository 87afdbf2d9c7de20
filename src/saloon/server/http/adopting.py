"""HTTP: rooms that a device joined before it had a person become rooms of that person."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from saloon.server.faults import Refused
from saloon.server.http.errands import errand
from saloon.server.http.forms import JSONBody, post
from saloon.server.http.lines import Lines
from saloon.server.http.me import asker, hall_of
from saloon.server.http.requests import TokenShown
from saloon.server.http.routing import Asked
from saloon.server.people.codes import tidy_code
from saloon.server.people.visitor import Visitor
from saloon.server.tables.hall import Hall
from saloon.server.wire.mine import Adopted
from saloon.server.wire.outgoing import encode


class OldTokens(Struct):
    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=40)]


@post("/api/me/adopt", status_code=200)
async def adopt_rooms(request: Asked, data: JSONBody[OldTokens]) -> Adopted:
    """Rooms joined before the device had a person: the one who holds a room's token is its guest."""
    who, hall = await asker(request), hall_of(request)
    mine: list[str] = []
    unknown: list[str] = []
    for token in data.tokens:
        code = tidy_code(token.partition(".")[0])
        (mine if await adopted(request, hall, who, code, token) else unknown).append(code)
    return Adopted(mine, unknown)


async def adopted(request: Asked, hall: Hall, who: Visitor, code: str, token: str) -> bool:
    """Whether the room is one of the person's now; another worker's room is adopted there."""
    lines: Lines | None = request.app.state.lines
    if lines is not None and not hall.share.has(code):
        wish = errand(request.scope, encode(TokenShown(token)).encode())
        answer = await lines.ask(hall.share.owner(code), replace(wish, path=f"/api/rooms/{code}/adopt", query=b""))
        return answer is not None and answer.status == 200
    try:
        table, guest = await hall.by_token(token)
        await hall.recognize(table, guest, who.id)
    except Refused:
        return False
    return True


ROUTES: Final[list[Any]] = [adopt_rooms]
