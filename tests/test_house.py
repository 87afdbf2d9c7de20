"""The drawing of the house is true: it is up to date, and its three walks go the way it says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from click.testing import CliRunner

from server.house import play_on, serve, settings, start

TOOL = Path(__file__).parent.parent / "tools" / "house.py"


def tool() -> Any:
    spec = spec_from_file_location("house_drawing", TOOL)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


DRAWN = tool()


@contextmanager
def followed() -> Iterator[list[str]]:
    """The functions of the house that are called in this thread, in order."""
    called: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and (module := frame.f_globals.get("__name__", "")).startswith("saloon."):
            called.append(f"{module}:{frame.f_code.co_qualname}")

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


def missed(stations: tuple[str, ...], called: list[str]) -> list[str]:
    """The stations that were not reached after the one before."""
    calls = iter(called)
    return [station for station in stations if station not in calls]


def test_the_drawing_is_up_to_date() -> None:
    assert DRAWN.PAGE.read_text("utf-8") == DRAWN.drawing(), "python tools/house.py"


def test_the_drawing_names_every_part() -> None:
    parts = {path.name.removesuffix(".py") for path in DRAWN.SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert {part for floor in DRAWN.FLOORS for part in floor} == parts - {"__init__", "__main__", "__pycache__"}


async def test_a_click_goes_the_way_it_is_drawn(tmp_path: Path) -> None:
    async with serve(settings(f"sqlite+aiosqlite:///{tmp_path}/house.db")) as house:
        host = await house.room(game="oko")
        async with house.client(host) as eva:
            await start(eva, fill="beginner")
            with followed() as called:
                await play_on(eva, 1)
    inside = tuple(each for each in DRAWN.WALKS["A click in the browser"] if each.startswith("saloon."))
    assert missed(inside, called) == []


@pytest.mark.parametrize(
    ("walk", "args", "stdin"),
    [
        ("A turn in the terminal", ["play", "oko", "--seed", "1"], "1\n" * 60 + "quit\n"),
        ("saloon sim", ["sim", "oko", "-n", "2", "--jobs", "1", "--bots", "master"], ""),
    ],
)
def test_a_command_goes_the_way_it_is_drawn(
    walk: str, args: list[str], stdin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from saloon.cli.group import app

    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    with followed() as called:
        CliRunner().invoke(app, args, input=stdin)
    assert missed(DRAWN.WALKS[walk], called) == []
