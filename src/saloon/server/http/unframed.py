"""The words in which routes are written, where there is no Litestar: they only say what a route is.

`saloon.road` finds a route by its path and calls its function, in a browser and, in tests, beside the server.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Generic, TypeVar

T = TypeVar("T")


class Request(Generic[T]):
    """What a route is asked; those who call it give something that has these."""

    app: Any
    headers: Mapping[str, str]
    query_params: Mapping[str, str]
    client: Any
    base_url: str

    def __class_getitem__(cls, _: Any) -> Any:
        return cls


class Response(Generic[T]):
    """An answer that is more than its content."""

    def __init__(
        self,
        content: T,
        *,
        status_code: int | None = None,
        media_type: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.media_type = media_type
        self.headers = dict(headers or {})


class QueryParameter:
    """What a query may hold."""

    def __init__(
        self,
        *,
        name: str | None = None,
        description: str = "",
        max_length: int | None = None,
        ge: int | None = None,
        le: int | None = None,
    ) -> None:
        self.query = name
        self.max_length = max_length
        self.ge = ge
        self.le = le


class ResponseSpec:
    """Only the description of the API reads it."""

    def __init__(self, *given: Any, **more: Any) -> None:
        pass


FromPath = Annotated[T, "path"]
FromQuery = Annotated[T, "query"]
JSONBody = Annotated[T, "body"]


class Route:
    """A function, and when it is called."""

    def __init__(self, method: str, path: str, fn: Callable[..., Any], status: int, media_type: str | None) -> None:
        self.http_methods = {method}
        self.paths = {path}
        self.fn = fn
        self.status_code = status
        self.media_type = media_type


def route(method: str, usual: int) -> Callable[..., Callable[[Callable[..., Any]], Route]]:
    def at(path: str, *, status_code: int = usual, media_type: str | None = None, **_: Any) -> Any:
        return lambda fn: Route(method, path, fn, status_code, media_type)

    return at


get = route("GET", 200)
post = route("POST", 201)
patch = route("PATCH", 200)
delete = route("DELETE", 204)
