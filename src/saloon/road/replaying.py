"""A match file from anywhere: played through again, and replayed here until the house is closed.

It stands in nobody's record. A server replays only what lies in its own log.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from saloon.match import load, verify
from saloon.server.faults import Refused, Unreadable
from saloon.server.http.forms import JSONBody, post
from saloon.server.http.matches import archive_of
from saloon.server.http.requests import lang_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.library.archive import TimedMatch
from saloon.server.moment import now


class GivenFile(Struct):
    text: Annotated[str, Meta(max_length=2_000_000)]


class GivenMatch(Struct):
    match: str


@post("/api/files", status_code=200)
async def replay(request: Asked, data: JSONBody[GivenFile], lang: LangQuery = "") -> GivenMatch:
    """From now on the match can be asked for by its id; one that lies here already stays as it is."""
    report = verify(data.text)
    if not report.holds:
        raise Unreadable("luggage-wrong", about=report.lines(lang_of(request))[0])
    match, archive = load(data.text), archive_of(request)
    if not match.over:
        raise Refused("match-running")
    if not [place for store in archive.stores if (place := await store.place_of(match.id))]:
        archive.keep(TimedMatch(match, [now()] * len(match.log)))
    return GivenMatch(match.id)


ROUTES: Final[list[Any]] = [replay]
