"""HTTP: what the house keeps of somebody, all of it to take along, and how to leave."""

from __future__ import annotations

from typing import Any, Final

from litestar import delete, get
from litestar.response import Stream

from saloon.server.http.keys import tell_all
from saloon.server.http.me import asker, hall_of, own
from saloon.server.http.requests import address_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.library import belongings, leaving
from saloon.server.wire.mine import KeptInfo


@get("/api/me/kept")
async def kept(request: Asked) -> KeptInfo:
    """All that the house keeps of me."""
    return await belongings.kept(await own(request))


@get("/api/me/archive", media_type="application/zip")
async def take_along(request: Asked, lang: LangQuery = "") -> Stream:
    """The same in one archive, with the file of every match that is over."""
    portrait, hall = await own(request), hall_of(request)
    hall.doorman.check("archives", address_of(request))
    return Stream(
        belongings.packed(portrait, hall.doorman, address_of(request)),
        media_type="application/zip",
        headers={"Content-Disposition": 'attachment; filename="saloon.zip"', "Cache-Control": "no-store"},
    )


@delete("/api/me")
async def leave(request: Asked) -> None:
    """I leave the house: my place, my keys and codes are gone at once, my name soon after from all rooms."""
    who, hall = await asker(request), hall_of(request)
    await leaving.leave(hall, who)
    await tell_all(request, who.id, "")
    hall.spawn(leaving.forget_all(hall))


ROUTES: Final[list[Any]] = [kept, take_along, leave]
