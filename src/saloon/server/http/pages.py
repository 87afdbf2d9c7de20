"""The page: its file for every address that people open, and what belongs to it."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

import saloon
from saloon.server.faults import Refused

PACKAGED: Final = Path(saloon.__file__).parent / "web"
ASIDE: Final[dict[str, Any]] = {"include_in_schema": False, "sync_to_thread": True}
TYPES: Final = {".js": "text/javascript", ".html": "text/html", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json"}
Asked = Request[Any, Any, Any]


class Files:
    """The files of a folder, asked for again by their hash: unchanged ones are not sent twice."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def answer(self, request: Asked, name: str) -> Response[bytes]:
        path = self.path(name)
        body = path.read_bytes()
        headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:24]}"', "Cache-Control": "no-cache"}
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type="text/plain")
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return Response(body, media_type=f"{kind}; charset=utf-8", headers=headers)

    def path(self, name: str) -> Path:
        """Of a file in the folder; raises Refused, also for names that no file can have."""
        try:
            path = (self.folder / name.lstrip("/")).resolve()
            if path.is_relative_to(self.folder) and path.is_file():
                return path
        except (ValueError, OSError):
            pass
        raise Refused("not-found")


def is_browsing(request: Asked) -> bool:
    """Whether a person follows an address, rather than a program asking for data."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def nowhere(request: Asked, web: Path | None) -> Response[bytes]:
    """The page for an address at which there is nothing; it says so in the reader's language."""
    answer = Files(PACKAGED if web is None else web).answer(request, "index.html")
    return Response(answer.content, status_code=404, media_type=answer.media_type)


def routes(web: Path | None) -> list[Any]:
    """The page itself for every path of `docs/protocol.md`, and its files under /web."""
    files = Files(PACKAGED if web is None else web)

    @get("/", **ASIDE)
    def lobby(request: Asked) -> Response[bytes]:
        return files.answer(request, "index.html")

    @get(["/g/{code:str}", "/r/{code:str}", "/w/{code:str}", "/t/{code:str}", "/m/{code:str}"], include_in_schema=False)
    async def page(request: Asked, code: FromPath[str]) -> Response[bytes]:
        return await asyncio.to_thread(files.answer, request, "index.html")

    @get("/web/{name:path}", **ASIDE)
    def file(request: Asked, name: FromPath[Path]) -> Response[bytes]:
        return files.answer(request, str(name))

    return [lobby, page, file]
