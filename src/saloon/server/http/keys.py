"""HTTP: ways to keep one's place. Rescue codes, a second device, and devices that are signed out."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from saloon.server.faults import Refused
from saloon.server.http.errands import MARK, errand
from saloon.server.http.lines import Lines
from saloon.server.http.me import Label, asker, hall_of
from saloon.server.http.requests import address_of, lang_of
from saloon.server.http.routing import Asked, LangQuery
from saloon.server.library import returning
from saloon.server.library.leaving import forget_all
from saloon.server.library.portrait import Portrait
from saloon.server.moment import now
from saloon.server.people.names import tidy_text
from saloon.server.store.persons import sign_out
from saloon.server.wire.incoming import Key
from saloon.server.wire.mine import MeInfo, NewPerson, PairAnswer, PairAsked, PairLink, PairState, RescueCodes


class RescueTyped(Struct):
    code: Annotated[str, Meta(max_length=200)]
    label: Label = ""


class YesOrNo(Struct):
    yes: bool


class PairFollowed(Struct):
    token: Key
    label: Label = ""


class PairClaimed(Struct):
    claim: Key
    no: bool = False
    """This device does not want to."""


@post("/api/me/rescue")
async def write_codes(request: Asked, lang: LangQuery = "") -> RescueCodes:
    """Three new rescue codes; the old ones open nothing any more."""
    return await returning.new_rescues(hall_of(request), await asker(request), lang_of(request))


@post("/api/people/rescue")
async def rescue(request: Asked, data: JSONBody[RescueTyped]) -> NewPerson:
    """The place that a rescue code opens, on this device too."""
    hall_of(request).doorman.check("rescues", address_of(request))
    return await returning.rescued(hall_of(request), data.code, data.label)


@post("/api/me/pair")
async def pair(request: Asked) -> PairLink:
    """A link that gives my place to another device, if I say yes to it; good once, for five minutes."""
    return await returning.pair(hall_of(request), await asker(request))


@get("/api/me/pair")
async def pairing(request: Asked) -> PairState:
    """Whether another device has followed the link, and what it calls itself."""
    return await returning.pairing(hall_of(request), await asker(request))


@post("/api/me/pair/answer", status_code=200)
async def answer_pairing(request: Asked, data: JSONBody[YesOrNo]) -> PairState:
    """Yes, that is my other device; or no, and the link opens nothing any more."""
    return await returning.answer_pairing(hall_of(request), await asker(request), data.yes)


@post("/api/people/pair")
async def follow_pairing(request: Asked, data: JSONBody[PairFollowed]) -> PairAsked:
    """I am the other device: whose place would it be?"""
    return await returning.ask_pairing(hall_of(request), data.token, data.label)


@post("/api/people/pair/claim", status_code=200)
async def claim_pairing(request: Asked, data: JSONBody[PairClaimed]) -> PairAnswer:
    """Whether the first device has said yes; if so the key, once."""
    return await returning.claim_pairing(hall_of(request), data.claim, data.no)


@delete("/api/me/devices/{id:str}", status_code=200)
async def sign_device_out(request: Asked, id: FromPath[str]) -> MeInfo:
    """One of my devices loses its key, perhaps this one; its sockets are closed."""
    who, hall = await asker(request), hall_of(request)
    if not await hall.people.write(lambda link: sign_out(link, who.id, tidy_text(id), now())):
        raise Refused("device-unknown")
    await tell_all(request, who.id, id)
    return await Portrait(hall, who, lang_of(request)).me()


async def tell_all(request: Asked, person: str, device: str) -> None:
    """Every worker and every server closes the sockets of a device; of no device, all of the person."""
    hall, lines = hall_of(request), request.app.state.lines
    await hall.signed_out(person, device)
    if isinstance(lines, Lines) and not hall.store.postgres:
        for to in lines.others:
            letter = errand(request.scope)
            letter.method, letter.path = "POST", f"/api/people/{person}/out/{device or '-'}"
            await lines.ask(to, letter)


@post("/api/people/{person:str}/out/{device:str}", include_in_schema=False, status_code=204)
async def close_sockets(request: Asked, person: FromPath[str], device: FromPath[str]) -> None:
    """Another worker has signed a device out, or somebody has left the house there."""
    if MARK not in request.scope:
        raise Refused("not-found")
    hall = hall_of(request)
    hall.show_out(person, device.strip("-"))
    if device == "-":
        hall.spawn(forget_all(hall))


ROUTES: Final[list[Any]] = [
    write_codes,
    rescue,
    pair,
    pairing,
    answer_pairing,
    follow_pairing,
    claim_pairing,
    sign_device_out,
    close_sockets,
]
