"""The house that people may take along: its files, packed, under their own policy; and the page says where it is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from saloon.server.http.headers import FOR_EVER
from server.house import FAST, serve

HASHED = "page-0123456789ab/all.js"


def folder(place: Path) -> Path:
    for name, body in {
        "index.html": "<title>On the road</title>",
        "list.json": json.dumps({"files": {"all.js": {"size": 1200}, "all.css": {"size": 800}}}),
        HASHED: "let road;" * 500,
        "run-0123456789ab/python.wasm": "wasm",
    }.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body)
    return place


async def test_a_house_to_take_along_is_offered_and_served(tmp_path: Path) -> None:
    along = folder(tmp_path / "along")
    async with serve(replace(FAST, database=f"sqlite+aiosqlite:///{tmp_path / 'saloon.db'}", along=along)) as house:
        page = await house.http.get("/")
        assert '<meta name="saloon-along" content="/road/" data-size="2000">' in page.text
        bare = await house.http.get("/road", follow_redirects=False)
        assert (bare.status_code, bare.headers["location"]) == (307, "/road/")
        way_in = await house.http.get("/road/")
        assert "On the road" in way_in.text and "no-cache" in way_in.headers["cache-control"]
        assert "'wasm-unsafe-eval'" in way_in.headers["content-security-policy"]
        assert len(way_in.headers.get_list("content-security-policy")) == 1
        script = await house.http.get(f"/road/{HASHED}", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip" and script.text == "let road;" * 500
        assert script.headers["cache-control"] == FOR_EVER
        assert "'wasm-unsafe-eval'" in script.headers["content-security-policy"], (
            "workers have the policy of their file"
        )
        assert (await house.http.get("/road/run-0123456789ab/python.wasm")).headers[
            "content-type"
        ] == "application/wasm"
        assert (await house.http.get("/road/../saloon.db")).status_code == 404
        assert (await house.http.get("/road/nothing.js")).status_code == 404


async def test_a_house_that_stays_offers_nothing(tmp_path: Path) -> None:
    async with serve(replace(FAST, database=f"sqlite+aiosqlite:///{tmp_path / 'saloon.db'}")) as house:
        assert "saloon-along" not in (await house.http.get("/")).text
        assert (await house.http.get("/road/")).status_code == 404
