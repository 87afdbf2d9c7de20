"""HTTP: how the server is."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from saloon.server.faults import Refused
from saloon.server.http.addresses import is_here
from saloon.server.http.errands import everybody
from saloon.server.http.forms import Response, get
from saloon.server.http.routing import Asked
from saloon.server.people.counting import together
from saloon.server.tables.hall import Hall
from saloon.server.wire.outgoing import Health, Stats


@get("/api/stats")
async def stats(request: Asked) -> Stats:
    """How many matches were begun, finished and abandoned here."""
    hall: Hall = request.app.state.hall
    found = sum([Counter(await store.results()) for store in hall.stores], Counter())
    return Stats(sum(found.values()), found.get("finished", 0), found.get("abandoned", 0))


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Asked) -> Response[str]:
    """What Prometheus reads; only for requests from this machine itself, by any of its names."""
    if not is_here(request.client.host if request.client else ""):
        raise Refused("not-found")
    hall: Hall = request.app.state.hall
    others = [answer.body.decode() for answer in await everybody(request.scope, request.app.state.lines) if answer]
    return Response(together([hall.metrics(), *others]), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/health")
async def health(request: Asked) -> Response[Health]:
    """Whether the server answers and can write, with all its workers."""
    hall: Hall = request.app.state.hall
    others = await everybody(request.scope, request.app.state.lines)
    ok = not hall.closing and await hall.health.ok() and all(answer and answer.status == 200 for answer in others)
    return Response(Health(ok), status_code=200 if ok else 503)


ROUTES: Final[list[Any]] = [stats, health, metrics]
