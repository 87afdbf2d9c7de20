"""What the routes share: pictures, caching, and the forms of queries."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.params import QueryParameter

from saloon.server.http.headers import AN_HOUR

SVG: Final = "image/svg+xml; charset=utf-8"
Asked = Request[Any, Any, Any]
LangQuery = Annotated[str, QueryParameter(description="cs, en or ru", max_length=8)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int, QueryParameter(ge=-2, le=15)]
Text = Annotated[str, QueryParameter(max_length=2000)]


def svg(text: str, cache: str = AN_HOUR) -> Response[str]:
    return Response(text, media_type=SVG, headers={"Cache-Control": cache})
