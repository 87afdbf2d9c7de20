"""HTTP: matches, running and finished."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable
from typing import Annotated, Any, Final

from saloon.core.state import ONLOOKER
from saloon.match import Replay, write
from saloon.match.aftermath import Aftermath
from saloon.match.seal import Seal
from saloon.match.telling import reader
from saloon.server.faults import Refused
from saloon.server.http.forms import FromPath, FromQuery, QueryParameter, Response, ResponseSpec, get
from saloon.server.http.headers import AN_HOUR
from saloon.server.http.requests import address_of, lang_of
from saloon.server.http.routing import PACKED, SVG, Asked, DeepQuery, LangQuery, Number, SeatQuery, packed
from saloon.server.library import archive as kept
from saloon.server.library.archive import Archive
from saloon.server.people.billing import charge
from saloon.server.show.preload import words_ready
from saloon.server.tables import thinking
from saloon.server.tables.desk import LATER, Asker
from saloon.server.tables.taproom import Taproom
from saloon.server.wire.incoming import Shape, Theme
from saloon.server.wire.outgoing import HouseKey, MatchCourse, MatchInfo, Steps, Verdict


def archive_of(request: Asked) -> Archive:
    found: Archive = request.app.state.archive
    return found


def seal(request: Asked) -> Seal | None:
    hall: Taproom = request.app.state.hall
    return hall.seal


@get("/api/key", sync_to_thread=False)
def house_key(request: Asked) -> HouseKey:
    """The key of the seal that this house puts under its matches."""
    found = seal(request)
    return HouseKey(found.key if found else "")


@get("/api/matches/{id:str}")
async def match_info(request: Asked, id: FromPath[str]) -> MatchInfo:
    """What everybody may know of a match."""
    return kept.match_info((await archive_of(request).find(id)).match, seal(request))


@get("/api/matches/{id:str}/file", media_type="text/plain")
async def match_file(request: Asked, id: FromPath[str]) -> Response[str]:
    """The match file, after the end."""
    archive = archive_of(request)
    match = (await archive.finished(id)).match
    name = f'attachment; filename="{match.game.key}-{match.id[:8]}.saloon"'
    return Response(
        await archive.aside(write, match, seal(request)),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": name},
    )


@get(
    "/api/matches/{id:str}/steps",
    opt={PACKED: True},
    responses={200: ResponseSpec(Steps, generate_examples=False, description="Some of the steps")},
)
async def match_steps(
    request: Asked,
    id: FromPath[str],
    first: Number = 0,
    last: Number = 49,
    seat: SeatQuery = -2,
    shape: FromQuery[Shape] = "wide",
    lang: LangQuery = "",
) -> Response[bytes]:
    """The replay, at most fifty steps at a time."""
    archive, lang = archive_of(request), lang_of(request)
    played = await archive.finished(id)
    await words_ready(played.match.game, lang)
    viewer = seat if 0 <= seat < played.match.seats else ONLOOKER
    numbers = kept.page(played.match, first, last)
    made = await archive.packed(
        (id, numbers, viewer, lang, shape, played.match.forgotten),
        lambda: kept.steps(played, numbers, viewer, lang, shape),
    )
    return packed(request, made, "application/json", AN_HOUR)


@get(
    "/api/matches/{id:str}/course",
    opt={PACKED: True},
    responses={200: ResponseSpec(MatchCourse, generate_examples=False, description="How it went")},
)
async def match_course(request: Asked, id: FromPath[str], lang: LangQuery = "") -> Response[bytes]:
    """What was counted during a match that is over, where it came from, what turned it; made in another process."""
    archive, lang = archive_of(request), lang_of(request)
    match = (await archive.finished(id)).match
    hall: Taproom = request.app.state.hall
    names = reader(match.game, match.shown, ONLOOKER, lang).names

    def recount(_: float) -> Awaitable[tuple[Aftermath, float]]:
        return hall.advisers.run(thinking.recount, match.game.key, match.start, match.events, names, lang)

    async def looked_back() -> bytes:
        told, seconds = await hall.desk.ask(Asker(address_of(request), id, 0), LATER, 0.0, lambda: True, recount)
        charge(seconds)
        return kept.course(told)

    return packed(
        request, await archive.looked_up((id, lang, match.forgotten), looked_back), "application/json", AN_HOUR
    )


@get("/api/matches/{id:str}/review", opt={PACKED: True})
async def match_review(
    request: Asked, id: FromPath[str], lang: LangQuery = "", deep: DeepQuery = False
) -> Response[bytes]:
    """The review after the end: worked out beside the tables, so ask again until it is whole. A deep one tries more
    worlds."""
    archive, lang = archive_of(request), lang_of(request)
    match = (await archive.finished(id)).match
    hall: Taproom = request.app.state.hall
    key = (id, match.forgotten, "deep") if deep else (id, match.forgotten)
    asked = hall.reviews.known.get(key)
    if asked is None or not asked.facts:
        text = await archive.aside(write, match, None)
        asked = hall.reviews.ask(key, text, Asker(address_of(request), id, 0), deep)
    if asked.failed:
        raise Refused("review-failed")
    told = await hall.reviews.told(asked, lang)
    made = await archive.aside(gzip.compress, kept.review(asked.done, asked.of, asked.whole, told), kept.PACKED)
    return packed(request, made, "application/json", AN_HOUR if asked.whole else "no-store")


@get("/api/matches/{id:str}/picture.svg", media_type="image/svg+xml", opt={PACKED: True})
async def match_picture(
    request: Asked,
    id: FromPath[str],
    number: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    seat: SeatQuery = -2,
    shape: FromQuery[Shape] = "wide",
    theme: FromQuery[Theme] = "day",
    lang: LangQuery = "",
) -> Response[bytes]:
    """A position of a match: any after the end, the last one as an onlooker sees it before."""
    archive = archive_of(request)
    match = (await archive.find(id)).match
    await words_ready(match.game, lang_of(request))
    if not match.over:
        number, seat = -1, ONLOOKER
    viewer, last, lang = seat if 0 <= seat < match.seats else ONLOOKER, len(match.log), lang_of(request)
    at = number if 0 <= number <= last else last
    key = (id, at, viewer, lang, shape, theme, match.over, match.forgotten)
    drawn = await archive.packed(key, lambda: Replay(match, viewer, lang, shape).table(at).svg(theme).encode())
    return packed(request, drawn, SVG, AN_HOUR if match.over else "no-store")


@get("/api/matches/{id:str}/verify")
async def match_verify(request: Asked, id: FromPath[str], lang: LangQuery = "") -> Verdict:
    """Whether everything was as promised."""
    played = await archive_of(request).finished(id)
    hall: Taproom = request.app.state.hall
    return await hall.workers.aside(kept.verdict, played.match, lang_of(request), hall.seal)


ROUTES: Final[list[Any]] = [
    match_info,
    match_file,
    match_steps,
    match_course,
    match_review,
    match_picture,
    match_verify,
    house_key,
]
