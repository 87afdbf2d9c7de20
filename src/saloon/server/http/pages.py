"""The page: its file for every address that people open, and what belongs to it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from saloon.server.faults import Refused
from saloon.server.http.bundle import PACKAGED, Bundle, bundle_of
from saloon.server.http.headers import FOR_EVER

ASIDE: Final[dict[str, Any]] = {"include_in_schema": False, "sync_to_thread": True}
TYPES: Final = {
    ".js": "text/javascript",
    ".html": "text/html",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}
HEAD: Final = b"<title>"
TAG: Final = re.compile(r"[0-9a-f]{12}")
Asked = Request[Any, Any, Any]


class Files:
    """The files of a folder. Under the folder's tag they may be kept for ever; else a browser asks by their hash."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.made: Bundle | None = None

    @property
    def bundle(self) -> Bundle:
        """Made anew when somebody has changed a file."""
        if self.made is None:
            self.made = bundle_of(self.folder)
        if not self.made.fresh:
            self.made = Bundle(self.folder)
        return self.made

    def index(self, request: Asked) -> Response[bytes]:
        along = request.app.state.hall.settings.along
        body = self.bundle.index if along is None else self.bundle.index.replace(HEAD, along_mark(along) + HEAD, 1)
        return answered(request, body, "index.html")

    def answer(self, request: Asked, name: str) -> Response[bytes]:
        tag, _, rest = name.lstrip("/").partition("/")
        if TAG.fullmatch(tag):
            return answered(request, self.body(rest), rest, tag == self.bundle.tag)
        return answered(request, self.body(name.lstrip("/")), name)

    def body(self, name: str) -> bytes:
        if name in self.bundle.made:
            return self.bundle.made[name]
        return self.path(name).read_bytes()

    def path(self, name: str) -> Path:
        """The path of a file in the folder; raises Refused, also for names that no file can have."""
        try:
            path = (self.folder / name.lstrip("/")).resolve()
            if path.is_relative_to(self.folder) and path.is_file():
                return path
        except (ValueError, OSError):
            pass
        raise Refused("not-found")


def answered(request: Asked, body: bytes, name: str, for_ever: bool = False) -> Response[bytes]:
    headers = {
        "ETag": f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        "Cache-Control": FOR_EVER if for_ever else "no-cache",
    }
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="text/plain")
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    drawn = kind.startswith("image/") and kind != "image/svg+xml"
    return Response(body, media_type=kind if drawn else f"{kind}; charset=utf-8", headers=headers)


@cache
def along_mark(folder: Path) -> bytes:
    """What tells the page that the house may be taken along, from where, and how large it is."""
    listed = json.loads((folder / "list.json").read_bytes())["files"]
    size = sum(each["size"] for each in listed.values())
    return b'<meta name="saloon-along" content="/road/" data-size="%d">\n' % size


@cache
def files_of(web: Path | None) -> Files:
    """The files of the page that is packed with the house, or of another one."""
    return Files(PACKAGED if web is None else web)


def is_browsing(request: Asked) -> bool:
    """Whether a person follows an address, rather than a program asking for data."""
    return (
        request.method == "GET"
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith("/api/")
    )


def nowhere(request: Asked, web: Path | None) -> Response[bytes]:
    """The page for an address at which there is nothing; it says so in the reader's language."""
    answer = files_of(web).index(request)
    return Response(answer.content, status_code=404, media_type=answer.media_type)


OF_SOMETHING: Final = (
    "/g/{code:str}",
    "/r/{code:str}",
    "/w/{code:str}",
    "/t/{code:str}",
    "/m/{code:str}",
    "/m/{code:str}/review",
    "/m/{code:str}/try",
    "/analysis/{code:str}",
    "/school/{code:str}",
    "/deal/{code:str}",
    "/drill/{code:str}",
    "/d/{code:str}",
)
"""Pages of a game, a room, a match, a day."""


def routes(web: Path | None) -> list[Any]:
    """The page itself for every path of `docs/protocol.md`, and its files under /web."""
    files = files_of(web)

    @get(["/", "/me", "/letter", "/privacy", "/deal", "/drill"], include_in_schema=False)
    async def home(request: Asked) -> Response[bytes]:
        return await asyncio.to_thread(files.index, request)

    @get(list(OF_SOMETHING), include_in_schema=False)
    async def page(request: Asked, code: FromPath[str]) -> Response[bytes]:
        return await asyncio.to_thread(files.index, request)

    @get("/school/{code:str}/{lesson:str}", include_in_schema=False)
    async def lesson(request: Asked, code: FromPath[str], lesson: FromPath[str]) -> Response[bytes]:
        return await asyncio.to_thread(files.index, request)

    @get("/worker.js", **ASIDE)
    def worker(request: Asked) -> Response[bytes]:
        """The service worker stands at the root, so that it may speak for the whole house."""
        return answered(request, files.body("worker.js"), "worker.js")

    @get("/web/{name:path}", **ASIDE)
    def file(request: Asked, name: FromPath[Path]) -> Response[bytes]:
        return files.answer(request, str(name))

    return [home, page, lesson, worker, file]
