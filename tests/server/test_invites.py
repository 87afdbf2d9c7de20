"""Again with the same people finds them wherever they are, in the lobby and by push; and old challenges of a browser
become the person's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import delete

from saloon.server.moment import now
from saloon.server.store.invites import LAST
from saloon.server.store.schema import INVITE, ROOM
from server.house import House, start
from server.test_push import Service, asks, open_house, person, service, subscribe  # noqa: F401
from server.test_workers import crew


@pytest.fixture
async def told(database: str) -> AsyncIterator[House]:
    """On both kinds of store."""
    async with open_house(database) as house:
        yield house


async def played(house: House, *people: dict[str, Any], game: str = "dama") -> tuple[str, str]:
    """The room and the match that these people have played to an end."""
    host, *others = people
    room = (await asks(house, host, "POST", "/api/rooms", game=game, seats=len(people))).json()
    joined = [room] + [
        (await asks(house, each, "POST", f"/api/rooms/{room['code']}/join", sit=True)).json() for each in others
    ]
    async with house.client(joined[0]) as eva, house.client(joined[1]) as jan:
        await start(eva, jan)
        match: str = eva.room["match"]["match"]
        await jan.do("resign")
        await eva.in_phase("over")
    return room["code"], match


async def invites(house: House, who: dict[str, Any]) -> list[dict[str, Any]]:
    answer = await asks(house, who, "GET", "/api/home")
    assert answer.status_code == 200
    listed = (await asks(house, who, "GET", "/api/me/invites")).json()
    assert answer.json()["invites"] == listed
    return list(listed)


async def test_people_whose_room_is_gone_are_found(told: House, service: Service) -> None:  # noqa: F811
    eva, jan = await person(told, "Eva"), await person(told, "Jan")
    browser = await subscribe(told, jan, service.address, "en")
    old, match = await played(told, eva, jan)
    room = (await asks(told, eva, "POST", "/api/rooms", game="dama")).json()["code"]
    assert room != old
    answer = await asks(told, eva, "POST", f"/api/rooms/{room}/invite", match=match)
    assert (answer.status_code, answer.json()) == (200, {"names": ["Jan"]})
    (found,) = await invites(told, jan)
    assert (found["room"], found["game"], found["by"]["name"], found["by"]["person"]) == (
        room,
        "dama",
        "Eva",
        eva["person"],
    )
    assert await invites(told, eva) == []
    await service.heard(1)
    said = browser.reads(service.taken[-1][1])
    assert (said["body"], said["url"]) == ("Eva invites you.", f"/r/{room}")
    joined = (await asks(told, jan, "POST", f"/api/rooms/{room}/join", sit=True)).json()
    assert joined["seats"] == [1] and await invites(told, jan) == []


async def test_only_who_played_it_may_ask_and_only_to_a_table_where_they_are(told: House) -> None:
    eva, jan, iva = [await person(told, name) for name in ("Eva", "Jan", "Iva")]
    _, match = await played(told, eva, jan)
    room = (await asks(told, iva, "POST", "/api/rooms", game="dama")).json()["code"]
    other = await asks(told, iva, "POST", f"/api/rooms/{room}/invite", match=match)
    assert other.json()["code"] == "match-unknown"
    answer = await asks(told, eva, "POST", f"/api/rooms/{room}/invite", match=match)
    assert answer.json()["code"] == "not-guest"
    nobody = await told.http.post(f"/api/rooms/{room}/invite", json={"match": match})
    assert nobody.status_code == 401
    assert await invites(told, jan) == []


async def test_one_may_say_no_and_it_does_not_last_for_ever(told: House) -> None:
    eva, jan = await person(told, "Eva"), await person(told, "Jan")
    _, match = await played(told, eva, jan)
    room = (await asks(told, eva, "POST", "/api/rooms", game="dama")).json()["code"]
    await asks(told, eva, "POST", f"/api/rooms/{room}/invite", match=match)
    assert (await asks(told, jan, "DELETE", f"/api/me/invites/{room}")).status_code == 204
    assert await invites(told, jan) == []
    await asks(told, eva, "POST", f"/api/rooms/{room}/invite", match=match)
    old = now() - LAST - 1
    await told.hall.people.write(lambda link: link.execute(INVITE.update().values(at=old)) and None)
    assert await invites(told, jan) == []


async def test_it_is_too_late_once_others_play_and_gone_with_who_asked(told: House) -> None:
    eva, jan = await person(told, "Eva"), await person(told, "Jan")
    _, match = await played(told, eva, jan)
    made = (await asks(told, eva, "POST", "/api/rooms", game="dama")).json()
    await asks(told, eva, "POST", f"/api/rooms/{made['code']}/invite", match=match)
    async with told.client(made) as host:
        await host.do("start", fill="beginner")
        async with asyncio.timeout(60):
            while await invites(told, jan):
                await asyncio.sleep(0.02)
    second = (await asks(told, eva, "POST", "/api/rooms", game="dama")).json()["code"]
    await asks(told, eva, "POST", f"/api/rooms/{second}/invite", match=match)
    assert (await asks(told, eva, "DELETE", "/api/me")).status_code == 204
    assert await invites(told, jan) == []


async def test_a_rematch_tells_those_who_have_gone_away(told: House, service: Service) -> None:  # noqa: F811
    eva, jan = await person(told, "Eva"), await person(told, "Jan")
    code, _ = await played(told, eva, jan)
    async with asyncio.timeout(60):
        while told.hall.tables[code].presence.here():
            await asyncio.sleep(0.02)
    browser = await subscribe(told, jan, service.address, "en")
    async with told.client(room=code, key=eva["key"]) as host:
        await host.do("rematch")
        await service.heard(1)
    assert browser.reads(service.taken[-1][1])["body"] == "Eva invites you."


async def test_people_are_found_at_whatever_worker(database: str, service: Service) -> None:  # noqa: F811
    async with crew(database, push_local=True) as houses:
        for house in houses:
            house.hall.herald.pauses = (0.01, 0.02)
        left, right = houses
        eva, jan = await person(left, "Eva"), await person(right, "Jan")
        browser = await subscribe(left, jan, service.address, "en")
        _, match = await played(left, eva, jan)
        share, rooms = left.hall.share, dict[int, str]()
        while len(rooms) < 2:  # one at each worker
            code = (await asks(right, eva, "POST", "/api/rooms", game="dama")).json()["code"]
            rooms[share.owner(code)] = code
        for number, (house, code) in enumerate(zip(houses, rooms.values(), strict=True), 1):
            answer = await asks(house, eva, "POST", f"/api/rooms/{code}/invite", match=match)
            assert (answer.status_code, answer.json()) == (200, {"names": ["Jan"]})
            await service.heard(number)
            assert browser.reads(service.taken[-1][1])["url"] == f"/r/{code}"
        for house in houses:
            assert {each["room"] for each in await invites(house, jan)} == set(rooms.values())
        there, refused = rooms[0], rooms[1]
        assert (await asks(left, jan, "DELETE", f"/api/me/invites/{refused}")).status_code == 204
        assert (await asks(right, jan, "POST", f"/api/rooms/{there}/join", sit=True)).status_code in (200, 201)
        assert [await invites(house, jan) for house in houses] == [[], []]


# -- challenges of a browser ---------------------------------------------------------------------


def kept(name: str, match: str = "f" * 32, game: str = "fliptown") -> dict[str, Any]:
    return {"game": game, "name": name, "match": match, "at": 1_700_000_000_000}


async def challenges(house: House, who: dict[str, Any]) -> dict[str, str]:
    record = (await asks(house, who, "GET", "/api/me/record?game=fliptown")).json()
    return {best["part"]: best["match"] for best in record["bests"] if best["name"] == "challenge"}


async def test_challenges_of_a_browser_become_the_persons(told: House) -> None:
    eva = await person(told, "Eva")
    rows = await told.get("/api/games/fliptown/challenges")
    plain = next(row["name"] for row in rows if row["parts"] == 1)
    parted = next(row["name"] for row in rows if row["parts"] > 1)
    told_of = [kept(plain), kept(f"{parted}:1"), kept("no-such"), kept(plain, game="dama"), kept(f"{plain}:1")]
    for _ in range(2):  # what is there already stays as it is
        assert (await asks(told, eva, "POST", "/api/me/challenges", challenges=told_of)).status_code == 204
        assert await challenges(told, eva) == {plain: "", f"{parted}:1": ""}
    rows = (await asks(told, eva, "GET", "/api/me/kept")).json()["rows"]
    assert (rows["trophy"], rows["invite"]) == (2, 0)


async def test_what_a_match_that_is_here_does_not_show_is_not_taken(told: House) -> None:
    eva, jan = await person(told, "Eva"), await person(told, "Jan")
    _, match = await played(told, eva, jan)
    rows = await told.get("/api/games/fliptown/challenges")
    plain = next(row["name"] for row in rows if row["parts"] == 1)
    await asks(told, eva, "POST", "/api/me/challenges", challenges=[kept(plain, match)])
    assert await challenges(told, eva) == {}
    await told.hall.store.write(lambda link: link.execute(delete(ROOM)) and None)
    await asks(told, eva, "POST", "/api/me/challenges", challenges=[kept(plain, match)])
    assert await challenges(told, eva) == {plain: ""}
