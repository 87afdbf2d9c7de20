"""What HTTP requests bring: the reader's language, the address, bodies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from saloon.server.http.addresses import network
from saloon.server.wire.incoming import ClockSetup, Name, Options, PaceSetup
from saloon.words import LANGS

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection


class NewRoom(Struct):
    game: str
    name: Name | None = None
    """Needed only from somebody without a key: a person has a name."""
    seats: int | None = None
    options: Options | None = None
    lang: str = ""
    chance: Literal["fair", "typed"] = "fair"
    clock: ClockSetup | None = None
    rated: bool = False
    chat: Literal["free", "phrases", "off"] = "free"
    pace: PaceSetup | None = None
    position: Annotated[str, Meta(max_length=4000)] = ""
    """Where the match begins, if not at the usual start; then seats and options are those of the position."""
    written: Annotated[str, Meta(max_length=2000)] = ""
    """The options of the position, as a match file writes them."""
    seat: Annotated[int, Meta(ge=0, le=15)] = 0
    """Where the maker sits down."""
    party: Annotated[str, Meta(max_length=40)] | None = None
    """Duplicate: the code of a room whose chance this one shares."""


class Join(Struct):
    name: Name | None = None
    sit: bool = True
    program: bool = False
    """Whether a program comes: its token is a program's, and all see that."""


class CompanyAsked(Struct):
    """The people of a match."""

    match: Annotated[str, Meta(max_length=64)]


class TokenShown(Struct):
    token: Annotated[str, Meta(max_length=100)]


def lang_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What was asked for, else what the browser prefers, else English."""
    asked = request.query_params.get("lang", "")
    if asked in LANGS:
        return str(asked)
    for part in request.headers.get("accept-language", "")[:200].split(","):
        if (lang := part.strip()[:2].lower()) in LANGS:
            return lang
    return "en"


def key_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The key that a device shows: `Authorization: Bearer …`; empty if it shows none."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip()[:100] if kind.lower() == "bearer" else ""


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that limits count by: a network of IPv6 is one."""
    return network(request.client.host) if request.client else "local"
