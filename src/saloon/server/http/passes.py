"""HTTP: passkeys."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import delete, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from saloon.server.faults import Refused
from saloon.server.http.me import Label, asker, hall_of, own
from saloon.server.http.requests import address_of
from saloon.server.http.routing import Asked
from saloon.server.library import passkeeping
from saloon.server.library.passkeeping import Site
from saloon.server.people.names import tidy_text
from saloon.server.store.passkeys import drop_passkey
from saloon.server.wire.mine import MeInfo, NewPerson


class PasskeyShown(Struct):
    credential: dict[str, Any]
    """As `PublicKeyCredential.toJSON()` gives it."""
    label: Label = ""


def site_of(request: Asked) -> Site:
    """By which name and address the browser has come. The guard has seen that both are this server's own."""
    host = request.headers.get("host", "")
    origin = request.headers.get("origin") or f"{request.url.scheme}://{host}"
    return Site(urlsplit(f"//{host}").hostname or "", origin)


@post("/api/me/passkeys/new", status_code=200)
async def want_passkey(request: Asked) -> dict[str, Any]:
    """What `navigator.credentials.create` wants."""
    return await passkeeping.dare_to_add(hall_of(request), await asker(request), site_of(request))


@post("/api/me/passkeys")
async def add_passkey(request: Asked, data: JSONBody[PasskeyShown]) -> MeInfo:
    """One more way to my place."""
    await passkeeping.add(hall_of(request), await asker(request), site_of(request), data.credential, data.label)
    return await (await own(request)).me()


@delete("/api/me/passkeys/{id:str}", status_code=200)
async def forget_passkey(request: Asked, id: FromPath[str]) -> MeInfo:
    """It opens nothing any more."""
    who, hall = await asker(request), hall_of(request)
    if not await hall.people.write(lambda link: drop_passkey(link, who.id, tidy_text(id))):
        raise Refused("device-unknown")
    return await (await own(request)).me()


@post("/api/people/passkey/new", status_code=200)
async def want_signature(request: Asked) -> dict[str, Any]:
    """What `navigator.credentials.get` wants."""
    return await passkeeping.dare_to_open(hall_of(request), site_of(request))


@post("/api/people/passkey")
async def open_by_passkey(request: Asked, data: JSONBody[PasskeyShown]) -> NewPerson:
    """The place that a passkey opens, on this device too."""
    hall_of(request).doorman.check("rescues", address_of(request))
    return await passkeeping.opened(hall_of(request), site_of(request), data.credential, data.label)


ROUTES: Final[list[Any]] = [want_passkey, add_passkey, forget_passkey, want_signature, open_by_passkey]
