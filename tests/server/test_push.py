"""Being told: a push service of our own takes what the house sends, and reads it as a browser would."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select

from saloon.core.state import Unreadable
from saloon.server.store.pushes import MOST
from saloon.server.store.schema import PUSH
from saloon.server.tables import herald as heralds
from saloon.server.tables import webpush
from saloon.server.tables.herald import Word, message
from saloon.server.tables.webpush import Carrier, NotTaken, checked, new_key, packed
from server.house import House, serve, settings


class Browser:
    """Has a key that nobody else has."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def wants(self, endpoint: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "public": packed(point), "auth": packed(self.auth)}

    def reads(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Service:
    """A push service on this machine; it answers as it is told to."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.news = asyncio.Event()
        self.slow = 0.0
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        head = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        head |= {"authorization": next(line.split(": ", 1)[1] for line in lines if line.startswith("Authorization"))}
        body = await reader.readexactly(int(head["content-length"]))
        await asyncio.sleep(self.slow)
        self.taken.append((head, body))
        writer.write(f"HTTP/1.1 {self.answers.pop(0) if self.answers else 201} x\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.news.set()

    async def heard(self, count: int) -> None:
        async with asyncio.timeout(60):
            while len(self.taken) < count:
                self.news.clear()
                await self.news.wait()


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    made = Service()
    server = await asyncio.start_server(made.take, "127.0.0.1", 0)
    made.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push"
    async with server:
        yield made


@asynccontextmanager
async def open_house(database: str, **more: Any) -> AsyncIterator[House]:
    async with serve(settings(database, push_local=True, **more)) as house:
        house.hall.herald.pauses = (0.01, 0.02)
        yield house


@pytest.fixture
async def told(sqlite_database: str) -> AsyncIterator[House]:
    async with open_house(sqlite_database) as house:
        yield house


async def person(house: House, name: str) -> dict[str, Any]:
    made: dict[str, Any] = await house.post("/api/people", name=name)
    return made


async def asks(house: House, who: dict[str, Any], method: str, path: str, **body: Any) -> Any:
    return await house.http.request(method, path, json=body or None, headers={"Authorization": f"Bearer {who['key']}"})


async def subscribe(house: House, who: dict[str, Any], endpoint: str, lang: str = "en") -> Browser:
    browser = Browser()
    answer = await asks(house, who, "POST", f"/api/me/push?lang={lang}", **browser.wants(endpoint))
    assert answer.status_code == 204, answer.text
    return browser


async def subscribed(house: House) -> list[str]:
    return await house.hall.people.read(lambda link: list(link.execute(select(PUSH.c.endpoint)).scalars()))


async def test_one_who_does_not_look_is_told_that_it_is_their_move(told: House, service: Service) -> None:
    """From the move at one table to the text that one browser alone can read."""
    eva, jan = await person(told, "Eva"), await person(told, "Jan")
    browser = await subscribe(told, jan, service.address, "cs")
    room = (await asks(told, eva, "POST", "/api/rooms", game="dama", name="Eva", pace={"days": 2})).json()
    await asks(told, jan, "POST", f"/api/rooms/{room['code']}/join", name="Jan")
    async with told.client(room) as host:
        await host.do("start")
        now = await host.to_move()
        await host.do("act", match=now["match"], action=now["scene"]["choices"][0]["text"])
        await service.heard(1)
    head, body = service.taken[0]
    assert browser.reads(body) == {
        "title": "Dáma",
        "body": "Jsi na tahu.",
        "url": f"/r/{room['code']}",
        "tag": room["code"],
    }
    assert (head["content-encoding"], head["ttl"]) == ("aes128gcm", str(webpush.KEPT))
    assert Vapid02.verify(head["authorization"])
    key = (await told.get("/api/push"))["key"]
    assert head["authorization"].endswith(f"k={key}")
    assert room["code"] not in head["topic"] and b"Jan" not in body


async def test_one_who_looks_is_not_told_and_the_end_is(told: House, service: Service) -> None:
    eva, jan = await person(told, "Eva"), await person(told, "Jan")
    mine = await subscribe(told, eva, service.address + "/eva")
    browser = await subscribe(told, jan, service.address + "/jan")
    room = (await asks(told, eva, "POST", "/api/rooms", game="dama", name="Eva")).json()
    joined = (await asks(told, jan, "POST", f"/api/rooms/{room['code']}/join", name="Jan")).json()
    async with told.client(room) as host:
        async with told.client(joined):
            await host.do("start")
        live = told.hall.tables[room["code"]]
        async with asyncio.timeout(60):
            while 2 not in live.presence.left:
                await asyncio.sleep(0.01)
        live.presence.left[2] -= 60
        await host.do("resign")
        await service.heard(1)
        await told.hall.herald.waiting.join()
    assert [browser.reads(body)["body"] for _, body in service.taken] == ["The match is over."]
    assert mine is not browser


async def test_three_tries_and_the_dead_are_forgotten(told: House, service: Service) -> None:
    jan = await person(told, "Jan")
    await subscribe(told, jan, service.address)
    word, herald = Word(jan["person"], "half", "dama", "KONIK-271"), told.hall.herald
    service.answers = [503, 429, 201]
    await herald.carry(word)
    assert len(service.taken) == 3 and herald.counts.seen["pushes_sent"] == 1
    service.answers = [500, 500, 500, 201]
    await herald.carry(word)
    assert len(service.taken) == 6 and herald.counts.seen["pushes_failed"] == 1 and await subscribed(told)
    service.answers = [410]
    await herald.carry(word)
    assert len(service.taken) == 7 and await subscribed(told) == []


async def test_five_devices_of_a_person_the_newest_stay(told: House, service: Service) -> None:
    from saloon.server.library.registry import let_in

    eva = await person(told, "Eva")
    for number in range(MOST + 2):
        made = await told.hall.people.write(lambda link: let_in(link, eva["person"], "Phone"))
        await subscribe(told, {"key": made.key}, f"{service.address}/{number}")
    assert sorted(each.rpartition("/")[2] for each in await subscribed(told)) == ["2", "3", "4", "5", "6"]
    last = {"key": made.key}
    await asks(told, last, "DELETE", "/api/me/push")
    assert len(await subscribed(told)) == MOST - 1


async def test_a_device_that_is_signed_out_is_told_nothing_more(told: House, service: Service) -> None:
    eva = await person(told, "Eva")
    await subscribe(told, eva, service.address)
    assert (await asks(told, eva, "DELETE", f"/api/me/devices/{eva['device']}")).status_code < 300
    assert await subscribed(told) == []


async def test_no_move_waits_and_what_does_not_fit_is_dropped_and_counted(
    told: House, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    jan = await person(told, "Jan")
    await subscribe(told, jan, service.address)
    service.slow = 3600
    herald = told.hall.herald
    for _ in range(heralds.MOST_OF_ONE + 100):
        herald.tell(Word(jan["person"], "turn", "dama", "KONIK-271"))
    assert herald.counts.seen["pushes_dropped"] == 100
    for number in range(heralds.MOST):
        herald.tell(Word(f"p{number}", "turn", "dama", "KONIK-271"))
    assert herald.counts.seen["pushes_dropped"] == 100 + heralds.MOST_OF_ONE
    host = await told.room("dama")
    async with told.client(host) as eva:
        await eva.do("start", fill="beginner")
        now = await eva.to_move()
        await eva.do("act", match=now["match"], action=now["scene"]["choices"][0]["text"])


async def test_slow_devices_of_one_keep_nobody_else_waiting(
    told: House, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who choose where they are told may choose a place that never answers."""
    eva, jan, herald = await person(told, "Eva"), await person(told, "Jan"), told.hall.herald
    assert herald.carrier is not None
    send, stuck = herald.carrier.send, asyncio.Event()

    async def slow(push: Any, body: bytes, topic: str) -> None:
        if push.person == eva["person"]:
            stuck.set()
            await asyncio.Event().wait()
        await send(push, body, topic)

    monkeypatch.setattr(herald.carrier, "send", slow)
    await subscribe(told, eva, f"{service.address}/eva")
    browser = await subscribe(told, jan, f"{service.address}/jan")
    for number in range(20):
        herald.tell(Word(eva["person"], "turn", "dama", f"KONIK-{number}"))
    await stuck.wait()
    herald.tell(Word(jan["person"], "turn", "prsi", "MEDAK-271"))
    await service.heard(1)
    assert browser.reads(service.taken[0][1])["tag"] == "MEDAK-271"


POINT = {"public": Browser().wants("")["public"], "auth": packed(os.urandom(16)), "local": False}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://10.0.0.7/x",
        "https://[::1]/x",
        "https://192.168.1.5:8443/",
        "https://localhost/",
        "https://169.254.169.254/latest",
        "https://printer.local/",
        "https://me:word@push.example.org/",
        "file:///etc/passwd",
        "https:///x",
        "https://h:99999/",
        "https://push.example.org/x\r\nHost: other",
        "ftp://push.example.org/",
        "https://100.64.0.1/",
    ],
)
def test_addresses_into_the_local_net_are_refused(endpoint: str) -> None:
    with pytest.raises(Unreadable):
        checked(endpoint, **POINT)  # type: ignore[arg-type]


def test_an_address_in_the_open_net_is_taken_and_broken_keys_are_not() -> None:
    checked("https://push.example.org/x?y=1", **POINT)  # type: ignore[arg-type]
    for broken in ({"public": "x"}, {"auth": "abcd"}, {"public": packed(b"\x04" + bytes(64))}):
        with pytest.raises(Unreadable):
            checked("https://push.example.org/x", **{**POINT, **broken})  # type: ignore[arg-type]


async def test_a_name_that_leads_into_the_local_net_is_not_followed(service: Service) -> None:
    """Looked up when something is sent, and the very address that was looked at is used."""
    browser = Browser()
    from saloon.server.store.pushes import PushTo

    push = PushTo(
        service.address.replace("127.0.0.1", "localhost"), "p", "d", *list(browser.wants("x").values())[1:], "en", 0
    )
    with pytest.raises(NotTaken):
        await Carrier(new_key(), "mailto:house@localhost").send(push, b"{}", "t")
    assert service.taken == []
    await Carrier(new_key(), "mailto:house@localhost", local=True).send(push, b"{}", "t")
    assert len(service.taken) == 1


async def test_without_the_libraries_it_is_said_and_left_out(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.tables.hall.possible", lambda: False)
    async with serve(settings(sqlite_database)) as house:
        assert await house.get("/api/push") == {"key": ""}
        eva = await person(house, "Eva")
        answer = await asks(house, eva, "POST", "/api/me/push", **Browser().wants("https://push.example.org/x"))
        assert (answer.status_code, answer.json()["code"]) == (404, "push-off")
        house.hall.herald.tell(Word(eva["person"], "turn", "dama", "KONIK-271"))
        assert house.hall.herald.waiting.empty()


async def test_the_key_of_the_house_stays(sqlite_database: str) -> None:
    keys = []
    for _ in range(2):
        async with serve(settings(sqlite_database)) as house:
            keys.append((await house.get("/api/push"))["key"])
    assert keys[0] == keys[1] and len(webpush.unpacked(keys[0])) == webpush.POINT


@pytest.mark.parametrize("kind", ["turn", "half", "tenth", "over"])
@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
def test_the_text_tells_the_game_and_the_room_and_nothing_else(kind: Any, lang: str) -> None:
    text = json.loads(message(Word("p", kind, "bang", "KONIK-271"), lang))
    assert set(text) == {"title", "body", "url", "tag"} and text["body"] and text["title"] != "p"


async def test_the_worker_of_the_page_stands_at_the_root(house: House) -> None:
    answer = await house.http.get("/worker.js")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
