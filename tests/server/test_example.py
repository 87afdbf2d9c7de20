"""The example client takes a seat and plays, knowing nothing but the protocol; the example house is one that would
open."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
import shlex
import signal
from pathlib import Path
from typing import Any

import yaml

from saloon.cli.serve import command
from saloon.server.http.addresses import is_own_host
from saloon.server.settings import Settings
from server.house import PATIENCE, House
from server.process import launch, process
from server.test_failure import Remote

EXAMPLE = Path(__file__).parents[2] / "examples" / "seat.py"
MOVES = 6


def example() -> Any:
    spec = importlib.util.spec_from_file_location("seat", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60


async def test_two_foreign_programs_play_a_match(house: House) -> None:
    seat = example()
    host = await house.room()
    guest = await asyncio.to_thread(seat.join, house.url, host["code"], "Robbie")
    async with asyncio.timeout(60):
        players = [asyncio.create_task(seat.play(house.url, token)) for token in (host["token"], guest)]
        async with house.client(host) as eva:
            while not all(person["online"] for person in eva.room["seats"]):
                await eva.until(lambda message: message["type"] == "room", len(eva.heard))
            await eva.do("start")
        scores = await asyncio.gather(*players)
    assert scores[0] == scores[1]
    assert len(scores[0]) == 2


async def test_they_come_back_to_a_server_that_was_restarted(sqlite_database: str, tmp_path: Path) -> None:
    seat, played, enough = example(), list[str](), asyncio.Event()

    def choose(choices: list[str]) -> str:
        played.append(choices[0])
        if len(played) == MOVES:
            enough.set()
        return choices[0]

    first = await launch(sqlite_database, tmp_path)
    house = Remote(first.url)
    host = await house.room("mlyn")
    guest = await house.join(host["code"])
    players = [asyncio.create_task(seat.play(first.url, each["token"], choose)) for each in (host, guest)]
    async with asyncio.timeout(PATIENCE):
        async with house.client(host) as eva:
            await eva.do("start")
            await enough.wait()
        first.running.send_signal(signal.SIGTERM)
        assert await first.running.wait() == 0
        async with process(sqlite_database, tmp_path, int(first.url.rpartition(":")[2])):
            scores = await asyncio.gather(*players)
    assert scores[0] == scores[1]
    assert len(played) > MOVES


HOUSE = EXAMPLE.parent / "house"


def told_to_serve() -> list[list[str]]:
    """What each of the example files makes `saloon serve` do."""
    unit = (HOUSE / "saloon.service").read_text("utf-8").replace("\\\n", " ")
    execute = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    image = next(
        line for line in (HOUSE / "Containerfile").read_text("utf-8").splitlines() if line.startswith("ENTRYPOINT ")
    )
    compose = yaml.safe_load((HOUSE / "compose.yaml").read_text("utf-8"))
    entry = json.loads(image.removeprefix("ENTRYPOINT "))[2:]
    return [shlex.split(execute)[2:], *([*entry, *compose["services"][name]["command"]] for name in ("one", "two"))]


def test_the_examples_of_a_house_are_understood() -> None:
    for words in told_to_serve():
        context = command.make_context("serve", list(words))
        assert not context.args
        assert context.params["name"][0] == "games.example.org"


def test_the_image_is_made_of_files_that_are_there() -> None:
    root = EXAMPLE.parents[1]
    lines = [
        line.split() for line in (HOUSE / "Containerfile").read_text("utf-8").splitlines() if line.startswith("COPY ")
    ]
    assert [name for _, *names, _ in lines for name in names if not (root / name).exists()] == []


def test_the_proxy_asks_servers_by_names_they_answer_to() -> None:
    proxy = (HOUSE / "Caddyfile").read_text("utf-8")
    servers = re.findall(r"(\w+):8277", proxy)
    compose = yaml.safe_load((HOUSE / "compose.yaml").read_text("utf-8"))
    subnet = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    for name in servers:
        given = command.make_context("serve", list(compose["services"][name]["command"])).params
        house = Settings(hosts=given["name"], proxies=given["proxy"])
        assert is_own_host(f"{name}:8277", house)
        assert is_own_host(proxy.split()[0], house)
        assert given["proxy"] == (subnet,)
