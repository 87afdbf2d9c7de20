"""The words in which routes are written: Litestar's, or where it is missing plain ones of the same names."""

from __future__ import annotations

try:
    from litestar import Request, Response, delete, get, patch, post
    from litestar.openapi.datastructures import ResponseSpec
    from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
except ImportError:
    from saloon.server.http.unframed import (  # type: ignore[assignment]
        FromPath,
        FromQuery,
        JSONBody,
        QueryParameter,
        Request,
        Response,
        ResponseSpec,
        delete,
        get,
        patch,
        post,
    )

__all__ = [
    "FromPath",
    "FromQuery",
    "JSONBody",
    "QueryParameter",
    "Request",
    "Response",
    "ResponseSpec",
    "delete",
    "get",
    "patch",
    "post",
]
