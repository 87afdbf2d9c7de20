"""HTTP: people. Who somebody is, what they can go on with, their record and history, and the house's board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from saloon.server.faults import Refused
from saloon.server.http.forms import FromPath, JSONBody, QueryParameter, delete, get, patch, post
from saloon.server.http.requests import CompanyAsked, address_of, key_of, lang_of
from saloon.server.http.rooms import find_room
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.library import portrait, registry
from saloon.server.library.bringing import MOST, bring
from saloon.server.library.history import Asked as Wanted
from saloon.server.library.inviting import invite, invites
from saloon.server.library.noticing import noticed
from saloon.server.library.portrait import Portrait
from saloon.server.people.codes import tidy_code
from saloon.server.people.emblems import SHAPES, TONES
from saloon.server.people.names import tidy_name, tidy_text
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.seating import game_named
from saloon.server.store.accounts import forget_end
from saloon.server.store.persons import alter
from saloon.server.store.trophies import Trophy
from saloon.server.tables.quicklooks import MOST_OF_ONE
from saloon.server.wire import mine as wire
from saloon.server.wire.incoming import Name

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

Line = Annotated[str, QueryParameter(max_length=80)]
Label = Annotated[str, Meta(max_length=60)]
"""What a device is called in the list of devices."""
Moment = Annotated[int, QueryParameter(ge=0, le=1 << 53)]


class Arrival(Struct):
    """Somebody who is here for the first time."""

    name: Name | None = None
    label: Label = ""


class Wishes(Struct):
    """What somebody changes about themself; what is left out stays as it is."""

    name: Name | UnsetType = UNSET
    shape: Annotated[int, Meta(ge=0, lt=SHAPES)] | UnsetType = UNSET
    tone: Annotated[int, Meta(ge=0, lt=TONES)] | UnsetType = UNSET
    board: bool | UnsetType = UNSET


class LookedAt(Struct):
    """Rows of the history that somebody has on the screen."""

    matches: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_OF_ONE)]


class SeenEnd(Struct):
    room: Annotated[str, Meta(max_length=40)]


class OldTrophy(Struct):
    """A challenge that this browser has kept: of which game, which match, when."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=60)]
    match: Annotated[str, Meta(max_length=64)]
    at: Annotated[int, Meta(ge=0)]


class OldTrophies(Struct):
    challenges: Annotated[list[OldTrophy], Meta(max_length=MOST)]


def hall_of(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def asker(request: Asked) -> Visitor:
    """Who asks; raises Refused."""
    return await hall_of(request).visitor(key_of(request))


async def own(request: Asked) -> Portrait:
    return Portrait(hall_of(request), await asker(request), lang_of(request), address_of(request))


@post("/api/people")
async def arrive(request: Asked, data: JSONBody[Arrival], lang: LangQuery = "") -> wire.NewPerson:
    """A person comes into being, with a key for this device."""
    hall_of(request).doorman.check("people", address_of(request))
    return await registry.welcome(hall_of(request), data.name or "", data.label, lang_of(request))


@get("/api/home")
async def home(request: Asked, lang: LangQuery = "") -> wire.HomeInfo:
    """All that the lobby asks for; without a key it is a house without memories."""
    hall = hall_of(request)
    if not hall.settings.people or not key_of(request):
        return wire.HomeInfo(hall.settings.people, None, [], [], None, [])
    return await (await own(request)).home()


@get("/api/me")
async def me(request: Asked) -> wire.MeInfo:
    """Who I am, and on which devices."""
    return await (await own(request)).me()


@patch("/api/me")
async def change_me(request: Asked, data: JSONBody[Wishes]) -> wire.MeInfo:
    """Another name, another badge, on the board or not."""
    who, hall = await asker(request), hall_of(request)
    name = who.name if data.name is UNSET else tidy_name(data.name)
    shape = who.emblem.shape if data.shape is UNSET else data.shape
    tone = who.emblem.tone if data.tone is UNSET else data.tone
    board = who.board if data.board is UNSET else data.board
    await hall.people.write(lambda link: alter(link, who.id, name=name, shape=shape, tone=tone, board=board))
    return await (await own(request)).me()


@get("/api/me/going")
async def going(request: Asked) -> list[wire.GoingInfo]:
    """What I can go on with: my move first, then others' moves, then ends I have not seen."""
    return await (await own(request)).going()


@get("/api/me/record")
async def record(request: Asked, game: Line = "", lang: LangQuery = "") -> wire.RecordInfo:
    """My record, of all games or of one."""
    return await (await own(request)).record(game_named(game).key if game else "")


@get("/api/me/ratings")
async def my_ratings(request: Asked) -> wire.RatingsInfo:
    """How strong I am, by rated matches, with intervals."""
    return await (await own(request)).ratings()


@get("/api/me/history")
async def past(
    request: Asked,
    game: Line = "",
    company: Annotated[str, QueryParameter(name="with", max_length=80)] = "",
    result: Line = "",
    since: Moment = 0,
    until: Moment = 0,
    q: Line = "",
    before: Annotated[str, QueryParameter(max_length=120)] = "",
) -> wire.HistoryInfo:
    """Finished matches, the latest first, 25 at a time."""
    game, company, result, words = (tidy_text(each) for each in (game, company, result, q))
    wanted = Wanted(game, company, result, since, until, words, portrait.cursor(before))
    return await (await own(request)).history(wanted)


@post("/api/me/glances", status_code=200)
async def my_glances(request: Asked, data: JSONBody[LookedAt]) -> wire.GlancesInfo:
    """Luck and choices in these matches: what is known; the rest is looked at while I go on asking."""
    return await noticed(await own(request), request.app.state.glances, data.matches)


@post("/api/me/seen", status_code=204)
async def saw_end(request: Asked, data: JSONBody[SeenEnd]) -> None:
    """I have seen how the match in the room ended, or do not want to be told any more."""
    who, hall, code = await asker(request), hall_of(request), tidy_code(data.room)
    await hall.store_of(code).write(lambda link: forget_end(link, code, who.id))


@post("/api/me/challenges", status_code=204)
async def bring_challenges(request: Asked, data: JSONBody[OldTrophies]) -> None:
    """What this browser has kept from before it knew a person is the person's."""
    found = [Trophy(each.game, each.name, each.match, each.at) for each in data.challenges]
    await bring(hall_of(request), await asker(request), found)


@get("/api/me/invites")
async def my_invites(request: Asked) -> list[wire.InviteInfo]:
    """Who asks me to which table."""
    return await invites(hall_of(request), await asker(request))


@post("/api/rooms/{code:str}/invite", status_code=200)
async def ask_again(request: Asked, code: FromPath[str], data: JSONBody[CompanyAsked]) -> wire.Invited:
    """The others of a match that I have played are asked to this room."""
    hall = hall_of(request)
    who = await hall.visitor(key_of(request))
    table = await find_room(request, code)
    hall.doorman.check("joins", f"{who.id} {table.room.code} invites")
    return await invite(hall, table, who, data.match)


@delete("/api/me/invites/{code:str}")
async def decline(request: Asked, code: FromPath[str]) -> None:
    """Thank you, no."""
    await hall_of(request).came(tidy_code(code), (await asker(request)).id)


@get("/api/games/{key:str}/board")
async def house_board(request: Asked, key: FromPath[str]) -> wire.BoardInfo:
    """Those who want to be shown, best first; and the one who asks, seen by nobody else."""
    hall = hall_of(request)
    if not hall.settings.people:
        raise Refused("people-off")
    return await portrait.board(hall, game_named(key).key, await hall.visitor_if_any(key_of(request)))


ROUTES: Final[list[Any]] = [
    arrive,
    home,
    me,
    change_me,
    going,
    record,
    my_ratings,
    past,
    my_glances,
    saw_end,
    bring_challenges,
    my_invites,
    ask_again,
    decline,
    house_board,
]
