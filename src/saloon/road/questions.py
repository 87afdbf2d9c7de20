"""Questions to the house without a web server: the same routes, found by their paths and called.

The answers are those that the server sends, byte for byte.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import SimpleNamespace
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from saloon.core.state import Fault
from saloon.match import explain
from saloon.server.faults import Refused, Unreadable, status_of
from saloon.server.http.requests import lang_of
from saloon.server.store.outage import CAUSES
from saloon.server.wire.outgoing import Wrong
from saloon.words import words

LOG = logging.getLogger("saloon")
JSON: Final = "application/json"
PLACE: Final = re.compile(r"\{(\w+):\w+\}")


class RoadAnswer(NamedTuple):
    status: int
    kind: str
    body: bytes
    headers: Mapping[str, str]


@dataclass
class AskedHere:
    """A request as routes see it."""

    app: Any
    method: str
    path: str
    headers: Mapping[str, str] = field(default_factory=dict)
    query_params: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    base_url: str = ""
    client: Any = None


class Parameter(NamedTuple):
    name: str
    kind: Any
    where: str
    default: Any


class RoadDoor:
    """A route, ready to be called."""

    def __init__(self, handler: Any) -> None:
        self.fn: Callable[..., Any] = handler.fn
        self.status: int = handler.status_code
        self.media = str(handler.media_type) if handler.media_type else ""
        self.method: str = next(iter(handler.http_methods - {"OPTIONS"}))
        (self.path,) = handler.paths
        self.pattern = re.compile(PLACE.sub(r"(?P<\1>[^/]+)", self.path))

    @cached_property
    def parameters(self) -> list[Parameter]:
        hints = get_type_hints(self.fn, include_extras=True)
        named = inspect.signature(self.fn).parameters
        return [self.parameter(name, hints[name], each.default) for name, each in named.items()]

    def parameter(self, name: str, hint: Any, default: Any) -> Parameter:
        base, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        if name in ("request", "data"):
            return Parameter(name, base, name, default)
        if f"{{{name}:" in self.path:
            return Parameter(name, base, "path", default)
        limits = [mark for mark in marks if hasattr(mark, "max_length")]
        for mark in limits:
            given = {each: getattr(mark, each) for each in ("max_length", "ge", "le")}
            base = Annotated[base, msgspec.Meta(**{each: value for each, value in given.items() if value is not None})]
        return Parameter(name, base, (limits and limits[0].query) or name, default)

    def filled(self, request: AskedHere, places: Mapping[str, str]) -> dict[str, Any]:
        """What the function is called with; raises msgspec.ValidationError."""
        given: dict[str, Any] = {}
        for name, kind, where, default in self.parameters:
            if where == "request":
                given[name] = request
            elif where == "data":
                given[name] = msgspec.json.decode(request.body, type=kind)
            elif where == "path":
                given[name] = places[name]
            elif where in request.query_params:
                given[name] = msgspec.convert(request.query_params[where], kind, strict=False)
            elif default is inspect.Parameter.empty:
                raise msgspec.ValidationError(name)
        return given


class Doors:
    """All routes; more of them are brought when something is asked that none of the first answers."""

    def __init__(self, state: SimpleNamespace, handlers: Iterable[Any], origin: str = "") -> None:
        self.app = SimpleNamespace(state=state)
        self.doors = [RoadDoor(each) for each in handlers]
        self.origin = origin

    def add(self, handlers: Iterable[Any]) -> None:
        self.doors += [RoadDoor(each) for each in handlers]

    def find(self, method: str, path: str) -> tuple[RoadDoor, dict[str, str]] | None:
        """The door with the fewest names of its own in its path comes first."""
        for door in sorted(self.doors, key=lambda each: each.path.count("{")):
            if door.method == method and (found := door.pattern.fullmatch(path)):
                return door, {name: unquote(value) for name, value in found.groupdict().items()}
        return None

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes = b"") -> RoadAnswer:
        """What the house says; never raises."""
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
        request = AskedHere(self.app, method, parts.path, headers, query, body, self.origin)
        try:
            found = self.find(method, parts.path)
            if found is None:
                raise Refused("not-found")
            door, places = found
            came = door.fn(**door.filled(request, places))
            return answer(door, await came if inspect.isawaitable(came) else came)
        except Fault as fault:
            return wrong(request, fault, status_of(fault))
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError):
            return wrong(request, Unreadable("message-unreadable", about="-"), 400)
        except CAUSES:
            return wrong(request, Refused("trouble"), 503)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            LOG.error("a question failed: %s %s", method, type(error).__name__, exc_info=error)
            return wrong(request, Refused("busy"), 500)


def answer(door: RoadDoor, came: Any) -> RoadAnswer:
    """A value, or a response of the framework, as bytes."""
    status, kind, headers = door.status, door.media or JSON, {}
    if hasattr(came, "media_type") and hasattr(came, "content"):
        status = came.status_code or door.status
        kind, headers, came = str(came.media_type or door.media or JSON), dict(came.headers), came.content
    if status == 204:
        return RoadAnswer(status, kind, b"", headers)
    if isinstance(came, bytes):
        return RoadAnswer(status, kind, came, headers)
    if isinstance(came, str) and not kind.startswith(JSON):
        return RoadAnswer(status, kind, came.encode(), headers)
    return RoadAnswer(status, kind, msgspec.json.encode(came), headers)


def wrong(request: Any, fault: Fault, status: int) -> RoadAnswer:
    text = explain(fault, words(lang_of(request)))
    return RoadAnswer(status, JSON, msgspec.json.encode(Wrong(fault.message, text, fault.clause)), {})
