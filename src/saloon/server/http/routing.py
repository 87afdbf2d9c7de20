"""What the routes share: pictures, caching, and the forms of queries."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Annotated, Any, Final

from saloon.server.http.forms import QueryParameter, Request, Response
from saloon.server.http.headers import AN_HOUR

if TYPE_CHECKING:
    from saloon.server.tables.taproom import Taproom

SVG: Final = "image/svg+xml; charset=utf-8"
PACKED: Final = "packed"
"""The mark of routes whose answers are packed already."""
Asked = Request[Any, Any, Any]
LangQuery = Annotated[str, QueryParameter(description="cs, en or ru", max_length=8)]
DeepQuery = Annotated[bool, QueryParameter(description="whether more worlds are tried")]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int, QueryParameter(ge=-2, le=15)]
Text = Annotated[str, QueryParameter(max_length=2000)]


def house_of(request: Asked) -> Taproom:
    """The house that is asked."""
    house: Taproom = request.app.state.hall
    return house


def packed(request: Asked, body: bytes, kind: str, cache: str) -> Response[bytes]:
    """An answer that is compressed already; the few clients that cannot read that get it plain."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(body), media_type=kind, headers=headers)


def svg(text: str, cache: str = AN_HOUR) -> Response[str]:
    return Response(text, media_type=SVG, headers={"Cache-Control": cache})
