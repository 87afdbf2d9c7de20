"""The house that people may take along: a folder of files, as `saloon site` writes it."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from saloon.server.http.headers import ROAD
from saloon.server.http.pages import ASIDE, TAG, Asked, Files, answered
from saloon.server.http.routing import PACKED

PLACE: Final = "/road/"
MANY: Final = 400
"""Files that are kept packed, more than a house has."""


class FolderFiles(Files):
    """Files as they lie in the folder."""

    def body(self, name: str) -> bytes:
        return self.path(name).read_bytes()

    @lru_cache(MANY)  # noqa: B019 - there is one of them, as long as the house is open
    def smaller(self, name: str, changed: int) -> bytes:
        return gzip.compress(self.body(name), 6, mtime=0)

    def taken(self, request: Asked, name: str) -> Response[bytes]:
        """A file, packed for those who can read that."""
        name = name or "index.html"
        for_ever = bool(TAG.fullmatch(name.partition("/")[0].rpartition("-")[2]))
        answer = answered(request, self.body(name), name, for_ever)
        if answer.status_code != 304 and "gzip" in request.headers.get("accept-encoding", ""):
            answer.content = self.smaller(name, self.path(name).stat().st_mtime_ns)
            answer.headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        if name.endswith((".html", ".js", ".mjs")):
            answer.headers["Content-Security-Policy"] = ROAD
        return answer


def routes(folder: Path) -> list[Any]:
    files = FolderFiles(folder)

    @get(["/road", "/road/{name:path}"], opt={PACKED: True}, **ASIDE)
    def along(request: Asked, name: FromPath[Path | None] = None) -> Response[bytes] | Redirect:
        """The way in has a stroke at its end, for all addresses in it begin there."""
        if name is None and not request.url.path.endswith("/"):
            return Redirect(PLACE)
        return files.taken(request, str(name or "").lstrip("/"))

    return [along]
