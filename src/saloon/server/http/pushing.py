"""HTTP: devices that want to be told when nobody looks."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from saloon.server.faults import Refused
from saloon.server.http.me import asker, hall_of
from saloon.server.http.requests import lang_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.moment import now
from saloon.server.store.pushes import PushTo, forget_device, put_push
from saloon.server.tables.webpush import checked
from saloon.server.wire.mine import PushInfo


class Wanted(Struct):
    """The address and the keys that a browser gives, to be told things."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    public: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


@get("/api/push", sync_to_thread=False)
def push_key(request: Asked) -> PushInfo:
    """The key by which browsers know the house; empty where it tells nobody."""
    carrier = hall_of(request).herald.carrier
    return PushInfo(carrier.public if carrier else "")


@post("/api/me/push", status_code=204)
async def tell_me(request: Asked, data: JSONBody[Wanted], lang: LangQuery = "") -> None:
    """This device wants to be told; at most five of a person."""
    who, hall = await asker(request), hall_of(request)
    if hall.herald.carrier is None:
        raise Refused("push-off")
    checked(data.endpoint, data.public, data.auth, hall.settings.push_local)
    push = PushTo(data.endpoint, who.id, who.device, data.public, data.auth, lang_of(request), now())
    await hall.people.write(lambda link: put_push(link, push))


@delete("/api/me/push")
async def tell_me_no_more(request: Asked) -> None:
    """This device does not want to be told any more."""
    who = await asker(request)
    await hall_of(request).people.write(lambda link: forget_device(link, who.device))


ROUTES: Final[list[Any]] = [push_key, tell_me, tell_me_no_more]
