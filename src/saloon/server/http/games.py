"""HTTP: games, their pictures, rules and positions, phrases and levels."""

from __future__ import annotations

from typing import Any, Final

from saloon.core.state import ONLOOKER, Fault
from saloon.house.game import SHELF
from saloon.scene import Reader, Scene
from saloon.server.faults import Unreadable
from saloon.server.http.forms import FromPath, FromQuery, Response, get
from saloon.server.http.headers import AN_HOUR, FOR_EVER, SHOWN_AT_ONCE
from saloon.server.http.requests import lang_of
from saloon.server.http.routing import Asked, LangQuery, Number, SeatQuery, Text, svg
from saloon.server.library import lobby, rulebook
from saloon.server.library.pictures import art_sheet, single
from saloon.server.rooms.seating import game_named
from saloon.server.wire.incoming import Shape, Theme
from saloon.server.wire.outgoing import ChallengeLine, GameInfo, LevelInfo, OddsLine, Phrase, PositionScene


@get("/api/games", sync_to_thread=True)
def games(request: Asked, lang: LangQuery = "") -> list[GameInfo]:
    """The games of the house."""
    return lobby.games(lang_of(request))


@get("/api/games/{key:str}", sync_to_thread=True)
def game(request: Asked, key: FromPath[str], lang: LangQuery = "") -> GameInfo:
    """One game with its options."""
    return lobby.game_info(game_named(key), lang_of(request), full=True)


@get("/api/games/{key:str}/picture.svg", media_type="image/svg+xml", sync_to_thread=True)
def game_picture(
    request: Asked,
    key: FromPath[str],
    lang: LangQuery = "",
    shape: FromQuery[Shape] = "wide",
    theme: FromQuery[Theme] = "day",
) -> Response[str]:
    """Its table in the middle of a match."""
    return svg(lobby.picture(game_named(key).key, lang_of(request), shape, theme))


@get("/api/games/{key:str}/icon.svg", media_type="image/svg+xml", sync_to_thread=True)
def game_icon(request: Asked, key: FromPath[str], proud: FromQuery[bool] = False) -> Response[str]:
    """Its small drawing, for rows of a list; or the one that stands beside somebody's best things."""
    return svg(lobby.icon(game_named(key).key, "proud" if proud else "icon"))


@get("/api/pictures", sync_to_thread=True)
def game_pictures(
    request: Asked, games: Text, lang: LangQuery = "", shape: FromQuery[Shape] = "wide", theme: FromQuery[Theme] = "day"
) -> Response[dict[str, str]]:
    """The pictures of several games, by their keys with commas between them."""
    drawn = {
        key: lobby.picture(game_named(key).key, lang_of(request), shape, theme)
        for key in games.split(",")[: len(SHELF)]
    }
    return Response(drawn, headers={"Cache-Control": SHOWN_AT_ONCE})


@get("/api/games/{key:str}/rules", media_type="text/html", sync_to_thread=True)
def game_rules(request: Asked, key: FromPath[str], lang: LangQuery = "") -> Response[str]:
    """The rules as an HTML fragment; each clause has an id."""
    text = rulebook.rules(game_named(key).key, lang_of(request))
    return Response(text, media_type="text/html; charset=utf-8", headers={"Cache-Control": AN_HOUR})


@get("/api/games/{key:str}/odds", sync_to_thread=True)
def game_odds(request: Asked, key: FromPath[str], options: Text = "", lang: LangQuery = "") -> list[OddsLine]:
    """Exact numbers worth knowing under these options; none where nothing is worked out."""
    found = game_named(key)
    with found.speaks():
        return lobby.odds(found, found.options.read(options), lang_of(request))


@get("/api/games/{key:str}/challenges", sync_to_thread=True)
def game_challenges(request: Asked, key: FromPath[str], lang: LangQuery = "") -> list[ChallengeLine]:
    """Feats to be gathered over many matches; none where the game has none."""
    return lobby.challenges(game_named(key), lang_of(request))


def position(request: Asked, key: str, text: str, options: str, seats: int, seat: int, shape: str) -> tuple[Scene, str]:
    """A scene of a position that somebody wrote down."""
    found = game_named(key)
    try:
        with found.speaks():
            chosen = found.options.read(options)
            state = found.notation.read_state(text, chosen) if text else found.new(seats or None, chosen)
            viewer = seat if 0 <= seat < found.seats[-1] else ONLOOKER
            drawn: Scene = found.board.scene(
                state if text else state.view(viewer), Reader.of(found, viewer, (), lang_of(request), shape)
            )
            drawn.json()
            return drawn, found.notation.write_state(state)
    except Fault:
        raise
    except Exception:  # a position that no match can reach may break whatever draws it
        raise Unreadable("unreadable-position", text=text[:60]) from None


@get("/api/games/{key:str}/position", sync_to_thread=True)
def game_position(
    request: Asked,
    key: FromPath[str],
    text: Text = "",
    options: Text = "",
    seats: Number = 0,
    seat: SeatQuery = -2,
    shape: FromQuery[Shape] = "wide",
    lang: LangQuery = "",
) -> PositionScene:
    """A position written in the game's notation, drawn."""
    drawn, written = position(request, key, text, options, seats, seat, shape)
    return PositionScene(drawn.json(), written)


@get("/api/games/{key:str}/position.svg", media_type="image/svg+xml", sync_to_thread=True)
def game_position_picture(
    request: Asked,
    key: FromPath[str],
    text: Text = "",
    options: Text = "",
    seats: Number = 0,
    seat: SeatQuery = -2,
    shape: FromQuery[Shape] = "wide",
    theme: FromQuery[Theme] = "day",
    lang: LangQuery = "",
) -> Response[str]:
    """The same as a picture."""
    drawn, _ = position(request, key, text, options, seats, seat, shape)
    return svg(drawn.svg(theme))


@get("/art/{sheet:str}", media_type="image/svg+xml", sync_to_thread=True)
def art(sheet: FromPath[str]) -> Response[str]:
    """All drawings a game needs, as symbols: `/art/prsi.svg`."""
    key = sheet.removesuffix(".svg")
    return svg(art_sheet(game_named(key).key), FOR_EVER)


@get("/art/{key:str}/{drawing:str}", media_type="image/svg+xml", sync_to_thread=True)
def one_drawing(key: FromPath[str], drawing: FromPath[str]) -> Response[str]:
    """One drawing as a symbol: `/art/prsi/card-H7.svg`."""
    return svg(single(game_named(key).key, drawing.removesuffix(".svg")), FOR_EVER)


@get("/api/phrases", sync_to_thread=False)
def phrases(request: Asked, lang: LangQuery = "") -> list[Phrase]:
    """Ready phrases for the chat."""
    return lobby.phrases(lang_of(request))


@get("/api/levels", sync_to_thread=False)
def levels(request: Asked, lang: LangQuery = "") -> list[LevelInfo]:
    """The levels of the bots."""
    return lobby.levels(lang_of(request))


ROUTES: Final[list[Any]] = [
    games,
    game,
    game_picture,
    game_icon,
    game_pictures,
    game_rules,
    game_odds,
    game_challenges,
    game_position,
    game_position_picture,
    art,
    one_drawing,
    phrases,
    levels,
]
