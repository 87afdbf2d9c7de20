"""The house that people may take along: a folder of files, as `saloon site` writes it."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from saloon.server.faults import Refused
from saloon.server.http.headers import ROAD
from saloon.server.http.pages import ASIDE, TAG, Asked, Files, answered
from saloon.server.http.routing import PACKED

PLACE: Final = "/road/"
MANY: Final = 400
"""The most files that are kept compressed; a house has fewer."""


class FolderFiles(Files):
    """Files as they lie in the folder."""

    def body(self, name: str) -> bytes:
        return self.path(name).read_bytes()

    @lru_cache(MANY)  # noqa: B019 - there is one of them, as long as the house is open
    def smaller(self, name: str, changed: int) -> bytes:
        return gzip.compress(self.body(name), 6, mtime=0)

    def taken(self, request: Asked, name: str) -> Response[bytes]:
        """A file, compressed where the browser can read that."""
        for_ever = bool(TAG.fullmatch(name.partition("/")[0].rpartition("-")[2]))
        answer = answered(request, self.body(name), name, for_ever)
        if name.endswith(".wasm"):
            answer.media_type = "application/wasm"  # browsers read it while it comes, but under this very name
        if answer.status_code != 304 and "gzip" in request.headers.get("accept-encoding", ""):
            answer.content = self.smaller(name, self.path(name).stat().st_mtime_ns)
            answer.headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        if name.endswith((".html", ".js", ".mjs")):
            answer.headers["Content-Security-Policy"] = ROAD
        return answer


@cache
def files_in(folder: Path) -> FolderFiles:
    return FolderFiles(folder)


def along(request: Asked) -> FolderFiles:
    """What lies in the folder; raises Refused where nothing is offered."""
    folder = request.app.state.hall.settings.along
    if folder is None:
        raise Refused("not-found")
    return files_in(folder)


@get("/road", opt={PACKED: True}, **ASIDE)
def way_in(request: Asked) -> Response[bytes]:
    """The address ends in a slash, because all addresses in the folder are relative to it."""
    files = along(request)
    if request.scope["raw_path"].endswith(b"/"):
        return files.taken(request, "index.html")
    return Response(b"", status_code=307, headers={"Location": PLACE}, media_type="text/plain")


@get("/road/{name:path}", opt={PACKED: True}, **ASIDE)
def taken(request: Asked, name: FromPath[Path]) -> Response[bytes]:
    return along(request).taken(request, str(name).lstrip("/"))


ROUTES: Final[list[Any]] = [way_in, taken]
