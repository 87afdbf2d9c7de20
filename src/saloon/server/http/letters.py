"""HTTP: matches by letters. The house reads, draws and packs; it keeps nothing, and no secret comes to it."""

from __future__ import annotations

from typing import Any, Final

from saloon.match.correspondence import game_of
from saloon.match.letter import unpack_letter
from saloon.server.http.forms import JSONBody, post
from saloon.server.http.requests import lang_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.library import letterbox
from saloon.server.rooms.seating import game_named
from saloon.server.show.preload import words_ready
from saloon.server.tables.taproom import Taproom
from saloon.server.wire.correspondent import LetterAsked, LetterNow


@post("/api/letters", status_code=200)
async def letters(request: Asked, data: JSONBody[LetterAsked], lang: LangQuery = "") -> LetterNow:
    """A letter read or answered, for one reader."""
    hall: Taproom = request.app.state.hall
    game = game_named(data.game) if data.does == "invite" else game_of(unpack_letter(data.letter))
    await words_ready(game, lang_of(request))
    return await hall.workers.aside(letterbox.answered, data, lang_of(request))


ROUTES: Final[list[Any]] = [letters]
