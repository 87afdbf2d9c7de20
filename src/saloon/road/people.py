"""The people of a device, as far as they are known before the records are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from saloon.server.http.forms import JSONBody, get, post
from saloon.server.http.requests import key_of, lang_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.people.emblems import Emblem
from saloon.server.people.visitor import Visitor
from saloon.server.wire.incoming import Name
from saloon.server.wire.mine import HomeInfo, NewPerson, PushInfo

if TYPE_CHECKING:
    from saloon.road.house import RoadHouse


class KeptPerson(msgspec.Struct, frozen=True):
    """A person of the device as the shelf keeps them."""

    id: str
    name: str
    shape: int
    tone: int
    made: int
    seen: int
    board: bool
    device: str

    @property
    def visitor(self) -> Visitor:
        emblem = Emblem(self.shape, self.tone)
        return Visitor(self.id, self.name, emblem, self.made, self.seen, self.board, self.device)


def kept_person(who: Visitor) -> bytes:
    return msgspec.msgpack.encode(KeptPerson(who.id, who.name, *who.emblem, who.made, who.seen, who.board, who.device))


class RoadArrival(Struct):
    """Somebody who is here for the first time."""

    name: Name | None = None
    label: Annotated[str, Meta(max_length=60)] = ""


@post("/api/people")
async def arrive(request: Asked, data: JSONBody[RoadArrival], lang: LangQuery = "") -> NewPerson:
    """A person comes into being, with a key for this device."""
    house: RoadHouse = request.app.state.hall
    return await house.welcome(data.name or "", lang_of(request))


@get("/api/home")
async def home(request: Asked, lang: LangQuery = "") -> HomeInfo:
    """All that the lobby asks for; without a key it is a house without memories, and none are read."""
    house: RoadHouse = request.app.state.hall
    if not key_of(request):
        return HomeInfo(True, None, [], [], None, [])
    await house.remember()
    from saloon.server.http.me import own

    return await (await own(request)).home()


@get("/api/push", sync_to_thread=False)
def push(request: Asked) -> PushInfo:
    """There is nobody who could tell this device anything."""
    return PushInfo("")


ROUTES: Final[list[Any]] = [arrive, home, push]
