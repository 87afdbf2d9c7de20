"""`saloon site FOLDER`: the whole house as files, for any web space.

Every file but four lies in a folder whose name is a hash of what is in it, and one list names them all.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from saloon.road.answers import all_answers
from saloon.road.fetching import RUNTIME_FILES, runtime, wheel
from saloon.road.packing import LIBRARY, packed, wheel_files
from saloon.server.http.bundle import PACKAGED, Bundle, files
from saloon.server.http.headers import ROAD

LIST: Final = "list.json"
SLOW: Final = Path(__file__).with_name("slow.json")


class SitePart(NamedTuple):
    """A file of the folder."""

    name: str
    body: bytes
    when: str
    """`first`: before the first move; `game`: with a game; `later`: when it is asked for."""


class Made(NamedTuple):
    """What a folder holds: bytes, and bytes as a web space packs them."""

    version: str
    files: int
    size: int
    packed: int
    first: int
    """Packed, before the first move."""
    games: int
    """Packed, of all games with their bots, besides."""


def site(folder: Path, deals: str = "", home: str = "") -> Made:
    """Write the house into the folder; raises Missing. What another version left there goes.

    `home`: the way from the folder to a house with a server, to which one may hand over what was made on the road.
    """
    bundle = Bundle(PACKAGED)
    ran = runtime()
    archives = packed(ran, fast := wheel())
    sheets, single = all_answers()
    folder.mkdir(parents=True, exist_ok=True)
    groups = {
        "page": page_parts(bundle),
        "run": [SitePart(name, (ran / name).read_bytes(), "first") for name in RUNTIME_FILES if name != LIBRARY],
        "house": [
            *(SitePart(name, body, when_of(name)) for name, body in archives.items()),
            *(SitePart(name, body, "first") for name, body in wheel_files(fast, ".so")),
        ],
        "said": [*sheet_parts(sheets), *(SitePart(single_name(each), body, "game") for each, body in single.items())],
    }
    listed: dict[str, dict[str, object]] = {}
    kept: set[str] = set()
    for group, parts in groups.items():
        inside = f"{group}-{tag(parts)}"
        kept.add(inside)
        write(folder / inside, parts)
        listed |= {part.name: entry(inside, part) for part in parts}
    version = hashlib.sha256(json.dumps(listed, sort_keys=True).encode()).hexdigest()[:16]
    ready = {address: f"{listed[f'{name}.json']['at']}#" for name, sheet in sheets.items() for address in sheet}
    ready |= {address: str(listed[single_name(address)]["at"]) for address in single}
    needs = {name.removesuffix(".zip"): [name] for name in archives}
    told: dict[str, object] = {"version": version, "deals": deals, "home": home, "slow": slow_levels()}
    told |= {"needs": needs, "ready": ready, "files": listed}
    page = str(listed["all.js"]["at"]).rpartition("/")[0]
    write(folder, root_parts(bundle, page, version, told))
    for old in folder.iterdir():
        if old.is_dir() and re.fullmatch(r"(page|run|house|said)-[0-9a-f]{12}", old.name) and old.name not in kept:
            shutil.rmtree(old)
    return counted(version, listed)


def entry(inside: str, part: SitePart) -> dict[str, object]:
    """What the list of files says of one."""
    at, size = f"{inside}/{part.name}", len(part.body)
    return {"at": at, "size": size, "packed": smaller(part.body), "when": part.when}


def slow_levels() -> dict[str, dict[str, float]]:
    """Seconds that a move of a level takes on a slow phone, where that is long (`bench/road.py`)."""
    found: dict[str, dict[str, float]] = json.loads(SLOW.read_text("utf-8"))
    return found


def when_of(archive: str) -> str:
    return {"house.zip": "first", "library.zip": "first", "records.zip": "later", "school.zip": "later"}.get(
        archive, "game"
    )


def counted(version: str, listed: dict[str, dict[str, object]]) -> Made:
    def total(what: str, *whens: str) -> int:
        return sum(int(str(each[what])) for each in listed.values() if not whens or each["when"] in whens)

    sizes = total("size"), total("packed"), total("packed", "first"), total("packed", "game")
    return Made(version, len(listed), *sizes)


def page_parts(bundle: Bundle) -> list[SitePart]:
    """The page in two pieces, and what is asked for beside them: words, the checking page, pictures, workers."""
    found = [SitePart(name, body, "first") for name, body in bundle.made.items()]
    for path in files(bundle.folder):
        name = path.relative_to(bundle.folder).as_posix()
        if name in ("index.html", "manifest.json", "worker.js") or (name.endswith(".js") and is_bundled(name)):
            continue
        body = path.read_bytes()
        if name == "verify/index.html":
            body = body.replace(b'href="/"', b'href="../../"')
        first = name.startswith(("words/", "road/"))
        found.append(SitePart(name, body, "first" if first else "later"))
    return found


def is_bundled(name: str) -> bool:
    """Modules of the page lie in one script already; words, workers and the checking page stand alone."""
    return not name.startswith(("words/", "verify/", "road/")) or name == "words/words.js"


def sheet_parts(sheets: dict[str, dict[str, bytes]]) -> list[SitePart]:
    found = []
    for name, sheet in sheets.items():
        body = json.dumps({each: text.decode() for each, text in sheet.items()}, ensure_ascii=False).encode()
        found.append(SitePart(f"{name}.json", body, "game" if name.startswith("facts") else "first"))
    return found


def single_name(address: str) -> str:
    """`/api/games/oko/rules?lang=cs` as `oko-rules-cs.html`; `/art/oko.svg` as it is called."""
    found = re.fullmatch(r"/api/games/(\w+)/rules\?lang=(\w+)", address)
    return f"{found[1]}-rules-{found[2]}.html" if found else address.rpartition("/")[2]


def root_parts(bundle: Bundle, page: str, version: str, told: dict[str, object]) -> list[SitePart]:
    """The four files whose names stay: the way in, the list, what keeps the house, what a phone asks for."""
    index = (
        bundle.index.decode()
        .replace(f'"/web/{bundle.tag}/', f'"{page}/')
        .replace(f"{page}/manifest.json", "manifest.json")
    )
    head = f"""<meta http-equiv="Content-Security-Policy" content="{ROAD}">
<meta name="saloon-road" content="{LIST}" data-page="{page}/" data-version="{version}">
"""
    index = index.replace('<meta name="viewport"', f'{head}<meta name="viewport"')
    manifest = json.loads((bundle.folder / "manifest.json").read_bytes())
    manifest |= {"start_url": "./", "scope": "./", "id": "./"}
    text = json.dumps(manifest, ensure_ascii=False, indent=2).replace('"/web/', f'"{page}/')
    service = (bundle.folder / "road" / "service.js").read_bytes()
    return [
        SitePart("manifest.json", text.encode(), "first"),
        SitePart("service.js", service, "first"),
        SitePart("index.html", index.encode(), "first"),
        SitePart(LIST, json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode(), "first"),
    ]


def tag(parts: Iterable[SitePart]) -> str:
    whole = hashlib.sha256()
    for part in sorted(parts):
        whole.update(part.name.encode() + b"\0" + hashlib.sha256(part.body).digest())
    return whole.hexdigest()[:12]


def smaller(body: bytes) -> int:
    """As a web space sends it."""
    return min(len(body), len(gzip.compress(body, 6, mtime=0)))


def write(folder: Path, parts: Iterable[SitePart]) -> None:
    for part in parts:
        path = folder / part.name
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f".{path.name}.part")
        new.write_bytes(part.body)
        new.replace(path)
