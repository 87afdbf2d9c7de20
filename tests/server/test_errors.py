"""The protocol's list of errors is the code's: every code that can come over the wire stands there, with its status."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import saloon
from saloon.core.state import Fault, Illegal, Unreadable
from saloon.server.faults import STATUS, Refused, status_of
from saloon.server.library import lobby
from server.house import House

ROOT = Path(saloon.__file__).parent
PAGE = ROOT.parents[1] / "docs" / "protocol.md"
KINDS: dict[str, type[Fault]] = {"Illegal": Illegal, "Unreadable": Unreadable, "Refused": Refused}
PARTS = ("core", "games", "kit", "house", "match", "school/deals", "server")
"""Whatever is raised there may be told to somebody at a table,"""
BACKSTAGE = (
    "server/store/",
    "server/http/run.py",
    "match/file.py",
    "match/chain.py",
    "match/record.py",
    "match/seats.py",
    "match/fair.py",
    "house/position.py",
    "house/clauses.py",
)
"""but not what only an operator can meet, or a program that reads or makes a match itself."""


class Row(NamedTuple):
    """A line of the table."""

    patterns: list[str]
    statuses: set[int]
    again: str


@cache
def rows() -> list[Row]:
    table = PAGE.read_text("utf-8").partition("\n## 10. ")[2]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines() if line.startswith("| `")]
    return [
        Row(
            [name.replace("…", "*") for name in re.findall(r"`([^`]+)`", codes)],
            set(map(int, re.findall(r"\d+", status))),
            again,
        )
        for codes, status, again in cells
    ]


def row_of(code: str) -> Row | None:
    return next((row for row in rows() if any(fnmatch(code, pattern) for pattern in row.patterns)), None)


@cache
def raised() -> set[tuple[str, str]]:
    """The kind and the code of every fault that the code can make."""
    found = set()
    for path in ROOT.rglob("*.py"):
        where = path.relative_to(ROOT).as_posix()
        if where.startswith(PARTS) and not where.startswith(BACKSTAGE):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id in KINDS
                    and node.args
                ):
                    found |= {(node.func.id, code) for code in constants(node.args[0])}
    return found - {("Unreadable", "match-id"), ("Unreadable", "zone-unknown")}  # made by the server; told at its start


def constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_code_stands_there_with_its_status() -> None:
    told = {(code, status_of(KINDS[kind](code))) for kind, code in raised()}
    told |= STATUS.items()
    assert len(told) > 150
    assert [
        (code, status) for code, status in sorted(told) if (row := row_of(code)) is None or status not in row.statuses
    ] == []


def test_nothing_stands_there_that_nobody_raises() -> None:
    codes = {code for _, code in raised()} | set(STATUS)
    assert [
        pattern for row in rows() for pattern in row.patterns if not any(fnmatch(code, pattern) for code in codes)
    ] == []


def test_the_page_repeats_what_may_be_repeated() -> None:
    repeated = re.findall(r'message\.code === "([\w-]+)"', (ROOT / "web" / "net" / "socket.js").read_text("utf-8"))
    assert repeated
    for code in repeated:
        row = row_of(code)
        assert row is not None and row.again.startswith("yes")
    assert {pattern for row in rows() if row.again.startswith("yes") for pattern in row.patterns} == {
        "trouble",
        "busy",
        "too-fast",
    }


async def test_the_statuses_of_the_framework_are_those_of_the_list(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(lang: str) -> object:
        raise RuntimeError

    monkeypatch.setattr(lobby, "phrases", fails)
    asked = {
        ("GET", "/api/nowhere"): (404, "not-found"),
        ("PUT", "/api/games"): (405, "not-allowed"),
        ("POST", "/api/rooms"): (400, "message-unreadable"),
        ("GET", "/api/phrases"): (500, "busy"),
        ("GET", "/api/rooms/KONIK-271"): (404, "room-unknown"),
        ("GET", "/api/games/nothing"): (404, "game-missing"),
    }
    for (method, path), (status, code) in asked.items():
        answer = await house.http.request(method, path)
        row = row_of(code)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert row is not None and status in row.statuses
