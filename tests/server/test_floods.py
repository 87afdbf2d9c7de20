"""One guest who sends more than anybody could mean: it is counted where it is read, and others hardly notice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from websockets.frames import Close

from faults.floods import BEGUN, CONT, HERE, PING, PONG, frame, get, post
from saloon.match import Replay
from saloon.server import Limits, Rate
from saloon.server.http.door import Guarded
from saloon.server.library import archive
from saloon.server.people import billing
from saloon.server.people.billing import PAYER, Bill, PaidThreads, billed
from saloon.server.people.doorman import Doorman
from server.house import EASY, House, play_on, serve, settings, start

USUAL = Limits()
STRICT = replace(EASY, frames=USUAL.frames, frame_bytes=USUAL.frame_bytes, strangers=USUAL.strangers, hello_seconds=0.3)


@asynccontextmanager
async def line(house: House, first: bytes = b"") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    place = urlsplit(house.url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(HERE, 0))
    try:
        writer.write(first)
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


@asynccontextmanager
async def socket(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    place = urlsplit(house.url).netloc
    asked = (
        f"GET /socket HTTP/1.1\r\nHost: {place}\r\nConnection: Upgrade\r\nUpgrade: "
        f"websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    )
    async with line(house, asked.encode()) as (reader, writer):
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


async def code(reader: asyncio.StreamReader) -> int:
    """With which a socket is closed; what was answered before is left out."""
    heard = b""
    async with asyncio.timeout(60):
        with suppress(ConnectionError):
            while more := await reader.read(1 << 16):
                heard += more
    at = heard.rfind(b"\x88")
    return Close.parse(heard[at + 2 : at + 2 + heard[at + 1]]).code if at >= 0 else 0


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (PING * 200, 4429),
        (PONG * 200, 4429),
        (BEGUN + frame(0, b"x", fin=False) * 200, 4429),
        (BEGUN + CONT, 4400),
        (frame(10, b"x" * 125) * 100, 4429),
    ],
    ids=["pings", "pongs", "fragments", "empty fragments", "bytes"],
)
async def test_frames_of_every_kind_are_counted_and_the_socket_is_closed(
    sqlite_database: str, sent: bytes, answer: int
) -> None:
    async with (
        serve(
            settings(sqlite_database, limits=replace(STRICT, hello_seconds=15, frame_bytes=Rate(10_000, 0)))
        ) as house,
        socket(house) as (reader, writer),
    ):
        writer.write(sent)
        assert await code(reader) == answer


async def test_no_more_pings_are_answered_than_are_allowed(sqlite_database: str) -> None:
    async with (
        serve(settings(sqlite_database, limits=replace(STRICT, frames=Rate(10, 0)))) as house,
        socket(house) as (reader, writer),
    ):
        writer.write(PING * 5000)
        heard = await reader.read()
        assert heard.count(b"\x8a\x00") <= 10


async def test_sockets_that_have_not_said_hello_are_few_and_closed_within_seconds(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database, limits=replace(STRICT, strangers=2))) as house:
        host = await house.room()
        async with socket(house) as (first, _), socket(house) as (second, _):
            async with socket(house) as (third, _):
                assert await code(third) == 4429
            assert [await code(first), await code(second)] == [4408, 4408]
        for _ in range(4):  # a client that says hello is none of them
            async with house.client(host):
                pass
        assert not house.hall.doorman.strangers


async def test_a_head_without_end_is_not_read(sqlite_database: str) -> None:
    """Long before the time for a request is over."""
    async with (
        serve(settings(sqlite_database, limits=replace(EASY, request_seconds=600))) as house,
        line(house, b"GET / HTTP/1.1\r\nHost: localhost\r\n") as (reader, writer),
    ):
        with suppress(ConnectionError):
            for number in range(200):
                writer.write(f"X-{number}: {'x' * 1000}\r\n".encode())
                await writer.drain()
        with suppress(ConnectionError):
            async with asyncio.timeout(60):
                assert await reader.read() == b""


async def test_of_many_requests_on_one_line_each_waits_for_the_answer_to_the_one_before(sqlite_database: str) -> None:
    """They are all answered, in order, and never more than a few of them are held."""
    async with serve(settings(sqlite_database)) as house, line(house, get("/api/key") * 300) as (reader, _):
        async with asyncio.timeout(60):
            for _ in range(300):
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 200 ")
                await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))


async def test_no_more_is_read_from_a_line_than_is_looked_at(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the answer takes, and however much comes behind the question."""
    lines: set[Guarded] = set()
    take, go = Guarded.data_received, asyncio.Event()

    def taken(self: Guarded, data: bytes) -> None:
        lines.add(self)
        take(self, data)

    async def aside(*_: object) -> dict[str, object]:
        await go.wait()
        return {}

    monkeypatch.setattr(Guarded, "data_received", taken)
    one = post("/api/analysis/dama", {"line": [{"seat": 0, "action": "x" * 400}] * 20})
    async with serve(settings(sqlite_database)) as house, line(house, one) as (_, writer):
        monkeypatch.setattr(house.hall.workers, "aside", aside)

        async def send() -> None:
            with suppress(ConnectionError):
                for _ in range(40):
                    writer.write(one * 100)
                    await writer.drain()

        sending = asyncio.create_task(send())
        async with asyncio.timeout(60):
            while not any(each.rest and each.flow.read_paused for each in lines) and not sending.done():
                await asyncio.sleep(0.01)
        assert not sending.done() and all(len(each.rest) < 2_000_000 for each in lines)
        sending.cancel()
        go.set()


async def test_one_who_has_had_much_time_waits_and_nobody_else_does() -> None:
    since, stands = time.monotonic(), True
    doorman = Doorman(Limits(work=Rate(0.01, 1)), lambda: since if stands else time.monotonic())
    doorman.spend("a", 0.2)
    await doorman.turn("b")
    assert doorman.debt("b") == 0
    assert doorman.debt("a") > 0.05
    stands = False
    await doorman.turn("a")
    assert time.monotonic() - since > 0.15
    await asyncio.sleep(0)
    assert not doorman.lines


async def test_an_application_may_run_in_several_loops_at_once() -> None:
    """As programs that test by its schema do: eight first requests in as many loops, and none waits for a lock of
    another one's."""
    doorman = Doorman(Limits(work=Rate(0.0, 10)))
    doorman.spend("a", 0.5)

    def ask() -> None:
        asyncio.run(asyncio.wait_for(doorman.turn("a"), 60))

    await asyncio.gather(*(asyncio.to_thread(ask) for _ in range(4)))
    assert not doorman.lines


async def test_wishes_of_one_address_come_one_after_another() -> None:
    """Each sees what the one before has cost."""
    doorman = Doorman(Limits(work=Rate(0.0, 10)))
    order: list[int] = []

    async def wish(number: int) -> None:
        await doorman.turn("a")
        assert not doorman.debt("a")
        order.append(number)
        doorman.spend("a", 0.05)

    await asyncio.gather(*(wish(number) for number in range(5)))
    assert order == [0, 1, 2, 3, 4]


async def test_work_is_charged_where_it_is_done_and_waiting_costs_nothing() -> None:
    spent: list[float] = []

    def busy(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def work() -> str:
        await asyncio.sleep(0.3)
        busy(0.02)
        await asyncio.get_running_loop().run_in_executor(threads, busy, 0.03)
        with suppress(ZeroDivisionError):
            await fails()
        return "done"

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    threads = PaidThreads(1, "saloon-test")
    since = time.perf_counter()
    assert (
        await asyncio.create_task(billed(work(), Bill(lambda payer, worked, held: spent.append(worked), "a"))) == "done"
    )
    threads.shutdown()
    assert 0.05 <= sum(spent) < time.perf_counter() - since - 0.25


async def test_what_is_read_in_the_store_for_somebody_is_paid_by_them(house: House) -> None:
    in_threads: list[float] = []

    def spend(_: str, worked: float, held: float | None) -> None:
        if held is None:
            in_threads.append(worked)

    await billed(house.hall.store.read(lambda _: sum(range(100_000))), Bill(spend, "192.0.2.1"))
    assert len(in_threads) == 1 and in_threads[0] > 0


async def test_nobody_pays_for_what_other_programs_do_on_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where ten programs want each processor, a move that takes a millisecond of it takes ten by the clock."""
    clock, worked = [0.0], [0.0]
    monkeypatch.setattr(billing, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(billing, "thread_time", lambda: worked[0])
    doorman = Doorman(Limits(), lambda: clock[0])

    async def move() -> None:
        for _ in range(40):
            clock[0], worked[0] = clock[0] + 0.01, worked[0] + 0.001
            await asyncio.sleep(0)

    for _ in range(100):  # forty people behind one address, each with a move every four seconds
        await billed(move(), doorman.bill("a"))
        clock[0] += 0.1
    assert doorman.bucket("work", "a").left > 0, "four seconds of work in fifty: far less than its share"
    assert doorman.debt("a") <= 0.1, "and a breath at most, so that others come between"


def test_many_short_steps_are_charged_with_few_looks_at_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of a step in which other programs had the processor, what it has worked itself, less a look's worth."""
    clock, worked, looks = [0.0], [0.0], [0]

    def look() -> float:
        looks[0] += 1
        return worked[0]

    def step(took: float, work: float) -> float:
        since = billing.lap()
        clock[0], worked[0] = clock[0] + took, worked[0] + work
        return billing.lap(since)[0]

    monkeypatch.setattr(billing, "LOOKED", billing.Looked())
    monkeypatch.setattr(billing, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(billing, "thread_time", look)
    assert sum(step(1e-5, 1e-5) for _ in range(1000)) == pytest.approx(0.01, abs=billing.GLANCE)
    assert looks[0] <= 0.01 / billing.GLANCE + 1
    assert 0.001 - billing.GLANCE <= step(0.01, 0.001) <= 0.001
    clock[0] += 1
    assert step(0.01, 0.001) == pytest.approx(0.001), "after a rest it is seen exactly"


def test_one_who_asks_for_one_thing_after_another_leaves_half_of_the_time_to_others() -> None:
    """And for a single wish, however long it took, nobody waits for long."""
    now = [0.0]
    doorman = Doorman(Limits(work=Rate(100, 1), haste=Rate(0.1, 0.5)), lambda: now[0])
    doorman.spend("b", 0.09)
    assert not doorman.debt("b")
    used = 0.0
    while now[0] < 10:
        doorman.spend("a", 0.004)
        used, now[0] = used + 0.004, now[0] + 0.004 + doorman.debt("a")
    assert 4.9 < used < 5.2
    now[0] += 10
    doorman.spend("a", 3.0)
    assert 0.05 < doorman.debt("a") <= 0.1


def test_threads_do_one_thing_at_a_time_for_one_payer_and_others_do_not_wait() -> None:
    threads, begun, goes_on = PaidThreads(3, "saloon-test"), threading.Event(), threading.Event()
    order: list[str] = []
    spent: list[str] = []

    def charge(payer: str, worked: float, held: float | None) -> None:
        spent.append(payer)

    def ask(payer: str, *works: Callable[[], object]) -> list[Future[object]]:
        PAYER.set(Bill(charge, payer) if payer else None)
        return [threads.submit(work) for work in works]

    def first() -> None:
        begun.set()
        assert goes_on.wait(60)
        order.append("first")

    wishes = ask("a", first, lambda: order.append("second"), lambda: 1 / 0, lambda: order.append("fourth"))
    assert begun.wait(60)
    for other in ("b", ""):
        assert ask(other, partial(order.append, other))[0].exception(60) is None
    assert order == ["b", ""]
    goes_on.set()
    assert [type(each.exception(60)) for each in wishes] == [type(None), type(None), ZeroDivisionError, type(None)]
    assert order == ["b", "", "first", "second", "fourth"]
    assert sorted(spent) == ["a"] * 4 + ["b"]
    threads.shutdown()
    assert not threads.lines


def noting_where(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, where: list[str]) -> None:
    """Notes in which thread a function runs."""
    real = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda *args: (where.append(threading.current_thread().name), real(*args))[1])


async def test_replays_are_made_beside_the_loop_once_and_paid_for_by_who_asks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await play_on(eva, 1)
        await eva.do("resign")
        match = eva.room["match"]["match"]
    where: list[str] = []
    looked_back: list[str] = []
    recount = archive.course
    monkeypatch.setattr(archive, "course", lambda told: (looked_back.append(told.label), recount(told))[1])
    for owner, name in ((archive, "steps"), (archive, "folded"), (Replay, "table")):
        noting_where(monkeypatch, owner, name, where)
    paid: list[float] = []
    monkeypatch.setattr(
        house.hall.doorman,
        "spend",
        lambda address, worked, held=None: (
            paid.append(worked) if threading.current_thread().name.startswith("saloon") else None
        ),
    )
    pages = ("steps?first=0&last=9", "steps?first=0&last=49", "steps?first=0&last=49")
    for path in (*pages, "picture.svg?number=1", "course"):
        answers = await asyncio.gather(*(house.http.get(f"/api/matches/{match}/{path}") for _ in range(3)))
        assert {answer.status_code for answer in answers} == {200}
    plain = await house.http.get(f"/api/matches/{match}/steps", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["steps"][1]["number"] == 1
    assert where
    assert all(name.startswith("saloon-archive") for name in where), set(where)
    assert len(where) == 1 + (1 + 2) + 1, "one match, one page of two steps, one picture"
    assert len(looked_back) == 1, "worked out by another process, once"
    assert paid
