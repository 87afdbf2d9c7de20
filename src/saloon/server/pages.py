"""The page: its file for every address that people open, and what belongs to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

import saloon
from saloon.server.faults import Refused

PACKAGED: Final = Path(saloon.__file__).parent / "web"
ASIDE: Final[dict[str, Any]] = {"media_type": "text/html", "include_in_schema": False}


def routes(web: Path | None) -> list[Any]:
    """The page itself for every path of `docs/protocol.md`, and its files under /web."""
    folder = PACKAGED if web is None else web

    @get("/", sync_to_thread=True, **ASIDE)
    def lobby() -> Response[bytes]:
        return index(folder)

    @get(["/g/{code:str}", "/r/{code:str}", "/w/{code:str}", "/t/{code:str}", "/m/{code:str}"], **ASIDE)
    async def page(code: FromPath[str]) -> Response[bytes]:
        return index(folder)

    if not folder.is_dir():
        return [lobby, page]
    return [lobby, page, create_static_files_router("/web", [folder], include_in_schema=False)]


def index(folder: Path) -> Response[bytes]:
    path = folder / "index.html"
    if not path.is_file():
        raise Refused("not-found")
    return Response(path.read_bytes(), media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})
