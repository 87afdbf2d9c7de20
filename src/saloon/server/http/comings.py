"""HTTP: what was made on the road is packed into one file, and unpacked here."""

from __future__ import annotations

from typing import Any, Final

from saloon.server.http.forms import JSONBody, Response, ResponseSpec, get, post
from saloon.server.http.me import asker, hall_of, own
from saloon.server.http.requests import address_of, lang_of
from saloon.server.http.routing import PACKED, Asked, LangQuery
from saloon.server.library import homecoming
from saloon.server.wire.luggage import Luggage, Unpacked

MOST_BYTES: Final = 1_000_000
"""Bytes of one part of the luggage: the page hands it over match by match."""


@get(
    "/api/me/luggage",
    opt={PACKED: True},
    responses={200: ResponseSpec(Luggage, generate_examples=False, description="The file")},
)
async def luggage(request: Asked) -> Response[bytes]:
    """All my matches, lessons and cards in one file, for another house; it is long, so it is written in a thread."""
    hall, small = hall_of(request), "gzip" in request.headers.get("accept-encoding", "")
    found = await homecoming.packed(await own(request), hall.doorman, address_of(request))
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="saloon-luggage.json"'}
    return Response(
        await hall.workers.aside(homecoming.written, found, small),
        media_type="application/json",
        headers={**headers, "Content-Encoding": "gzip"} if small else headers,
    )


@post("/api/me/luggage", status_code=200, request_max_body_size=MOST_BYTES)
async def unpack(request: Asked, data: JSONBody[Luggage], lang: LangQuery = "") -> Unpacked:
    """What was made elsewhere becomes mine here, marked so; nothing of it is rated."""
    who, hall = await asker(request), hall_of(request)
    return await homecoming.unpacked(hall, who, data, lang_of(request), address_of(request))


ROUTES: Final[list[Any]] = [luggage, unpack]
