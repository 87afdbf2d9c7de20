"""Fair chance over the wire, and real dice."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import pytest

from saloon.match import pledge_of, read, verify
from saloon.match.chain import join
from saloon.match.fair import bot_seed, draw
from saloon.match.seal import is_sealed
from server.house import House, is_turn, play_on, serve, settings, start


async def test_seats_add_to_chance_first_pledged_then_opened(sqlite_database: str) -> None:
    """The commitment is published before the first event, the secret after the last, and the file holds."""
    async with serve(settings(sqlite_database, step=60)) as house:
        await pledge_and_open(house)


async def pledge_and_open(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    added = {0: b"e" * 16, 1: b"j" * 20}
    async with house.client(host) as eva, house.client(guest) as jan:
        await eva.do("start")
        room = await eva.until(lambda message: message["type"] == "room" and message["phase"] == "pledge")
        match = room["match"]["match"]
        assert room["pledge"]["step"] == "pledge"
        assert len(room["match"]["commitment"]) == 64
        assert room["match"]["number"] == 0
        for seat, client in enumerate((eva, jan)):
            assert await client.refused("open", bytes=added[seat].hex()) == "phase-wrong"
            await client.do("pledge", hash=pledge_of(match, seat, added[seat]))
        await eva.sees(lambda room: room["pledge"] is not None and room["pledge"]["step"] == "open")
        assert await eva.refused("open", bytes=(b"x" * 16).hex()) == "redeem-wrong"
        await eva.do("open", bytes=added[0].hex())
        assert await eva.refused("open", bytes=added[0].hex()) == "phase-wrong"
        await jan.do("open", bytes=added[1].hex())
        playing = await eva.sees(lambda room: room["phase"] == "play")
        assert playing["match"]["secret"] == ""
        assert playing["pledge"] is None
        await asyncio.gather(play_on(eva), play_on(jan))
        secret = eva.room["match"]["secret"]
    text = (await house.http.get(f"/api/matches/{match}/file")).text
    assert verify(text).holds
    record = read(text)
    assert record.secret is not None
    assert record.secret.hex() == secret
    assert [(seat, given) for _, seat, _, given in record.added] == [(0, added[0]), (1, added[1])]


async def test_a_pledge_that_is_not_opened_makes_the_match_begin_anew(sqlite_database: str) -> None:
    """Otherwise a house that had read the bytes could drop them and so choose between two deals."""
    async with serve(settings(sqlite_database, step=2)) as house:
        host = await house.room()
        guest = await house.join(host["code"])
        async with house.client(host) as eva, house.client(guest) as jan:
            await eva.do("start")
            match = eva.room["match"]["match"]
            assert eva.room["pledge"]["left"] <= 2000
            await jan.do("pledge", hash="")
            await eva.do("pledge", hash=pledge_of(match, 0, b"e" * 16))
            assert 2000 < eva.room["pledge"]["left"] <= 4000, (
                "the one who has pledged is there: a busy device gets longer to open"
            )
            room = await eva.in_phase("play")
        assert room["match"]["match"] != match
        assert room["match"]["pledges"] == ["", ""], "who did not open is not asked again"
        assert (await house.get(f"/api/matches/{match}"))["result"] == "abandoned"
        assert await house.hall.store.results() == {"abandoned": 1, "": 1}
        verdict = await house.get(f"/api/matches/{match}/verify", lang="en")
        assert any("Seat 1 pledged bytes and never opened them" in line for line in verdict["lines"])


async def test_a_restart_does_not_lose_opened_bytes(database: str) -> None:
    """One has opened, the server ends and another one starts, the other one opens: both are in the match."""
    added = (b"e" * 16, b"j" * 16)
    async with serve(settings(database, step=60)) as house:
        host = await house.room()
        guest = await house.join(host["code"])
        async with house.client(host) as eva, house.client(guest) as jan:
            await eva.do("start")
            match = eva.room["match"]["match"]
            for seat, client in enumerate((eva, jan)):
                await client.do("pledge", hash=pledge_of(match, seat, added[seat]))
            await eva.do("open", bytes=added[0].hex())
    async with serve(settings(database, step=60)) as house:
        async with house.client(host) as eva, house.client(guest) as jan:
            assert jan.room["match"]["opened"] == [added[0].hex(), ""]
            await jan.do("open", bytes=added[1].hex())
            await eva.in_phase("play")
            await eva.do("abandon")
            await jan.do("abandon")
            await eva.in_phase("over")
        text = (await house.http.get(f"/api/matches/{match}/file")).text
    assert verify(text).holds
    assert [given for _, _, _, given in read(text).added] == list(added)


async def test_a_house_signs_what_is_over_with_one_key_for_ever(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database)) as house:
        host = await house.room()
        async with house.client(host) as eva:
            await start(eva, fill="beginner")
            assert eva.room["match"]["signature"] == ""
            await play_on(eva)
            kept = eva.room["match"]
        key = (await house.get("/api/key"))["key"]
    async with serve(settings(sqlite_database)) as house:
        assert (await house.get("/api/key"))["key"] == key == kept["key"]
        text = (await house.http.get(f"/api/matches/{kept['match']}/file")).text
        report = verify(text)
        assert report.holds
        assert (report.key, report.head) == (key, kept["head"])
        assert is_sealed(key, kept["match"], kept["head"], kept["signature"])
        assert key in "".join(report.lines("cs"))
        told = await house.get(f"/api/matches/{kept['match']}/verify")
        assert told["holds"] and any(key in line for line in told["lines"])


@pytest.mark.parametrize("forge", ["name", "rated", "bot", "cut"])
async def test_a_history_written_anew_is_not_signed_by_the_house(house: House, forge: str) -> None:
    """Names exchanged, friendly as rated, bots as people, a tail cut off: the chain can be worked out anew, the seal
    cannot."""
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva)
        match = eva.room["match"]["match"]
    text = (await house.http.get(f"/api/matches/{match}/file")).text
    lines = [line.rpartition(" ")[0] for line in text.splitlines()]
    if forge == "cut":
        end = next(at for at, line in enumerate(lines) if line.startswith("end "))
        lines = [*lines[: end - 1], "end abandoned", *lines[end + 1 :]]
    swap = {"name": ("Eva", "Zlo"), "rated": ("play friendly", "play rated"), "bot": ("bot:beginner", "human")}.get(
        forge, ("", "")
    )
    forged = join(line.replace(*swap) for line in lines)
    report = verify(forged)
    assert not report.holds
    assert {finding.message for finding in report.findings} == {"verify-seal"}
    unsigned = verify(join(line.replace(*swap) for line in lines[:-1]))
    assert unsigned.holds, "the rules and the draws are right"
    assert unsigned.key == ""
    assert unsigned.seal == "not sealed" and "Consistent, not sealed" in "".join(unsigned.lines())


async def test_the_secret_is_in_no_message_before_the_end(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva, 2)
        code, match = host["code"], eva.room["match"]["match"]
        secret = (await house.hall.store.secrets(code))[match].hex()
        info = await house.http.get(f"/api/matches/{match}")
        room = await house.http.get(f"/api/rooms/{code}")
        assert secret not in "".join(eva.raw) + info.text + room.text
        assert info.json()["secret"] == ""
        for path in ("file", "steps", "verify"):
            answer = await house.http.get(f"/api/matches/{match}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "match-running")


async def test_with_real_dice_people_say_what_fell(house: House) -> None:
    host = await house.room(chance="typed")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        table = await eva.until(lambda message: message["type"] in ("table", "event") and bool(message["nature"]))
        assert [each["text"] for each in table["nature"]] == ["dealer 1", "dealer 2"]
        assert all(each["label"] for each in table["nature"])
        match = table["match"]
        assert await jan.refused("nature", match=match, action="+H7") == "nature-cannot"
        assert await jan.refused("nature", match=match, action="nonsense") == "unreadable-action"
        await jan.do("nature", match=match, action="dealer 2")
        for card in ("H7", "H8", "H9", "H10", "L7", "L8", "L9", "L10", "A9"):
            await eva.do("nature", match=match, action=f"+{card}")
        turn = await eva.until(is_turn) if eva.table["acts"] else await jan.until(is_turn)
        assert turn["scene"]["choices"]
        await eva.do("abandon")
        await jan.do("abandon")
        over = await eva.in_phase("over")
        assert over["match"]["commitment"] == over["match"]["secret"] == ""
    verdict = await house.get(f"/api/matches/{match}/verify")
    assert verdict["holds"]
    assert not verdict["claim"], "real dice prove nothing here, and it says so"


async def test_chance_that_draws_by_itself_cannot_be_typed_in(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        assert await eva.refused("nature", match=eva.room["match"]["match"], action="+H7") == "chance-not-typed"


async def test_what_bots_will_do_follows_from_the_secret_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's seed is the same on every server that runs the match; the secret itself goes to no worker."""
    asked: list[tuple[Any, ...]] = []
    run = house.hall.workers.run

    async def overheard(work: Any, *args: Any) -> Any:
        asked.append(args)
        return await run(work, *args)

    monkeypatch.setattr(house.hall.workers, "run", overheard)
    host = await house.room(game="dama")
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva, 3)
        await eva.to_move(eva.heard.index(eva.last("done")))
    room = house.hall.tables[host["code"]].room
    assert room.match is not None
    secret = room.secrets[room.match.id]
    seeds, numbers = [args[3] for args in asked], [args[-1] for args in asked]
    assert set(seeds) == {bot_seed(secret, 1)}
    assert numbers == sorted(set(numbers)), "each time another lot"
    assert all(secret not in pickle.dumps(args) and secret.hex() not in repr(args) for args in asked)


def test_nobody_finds_a_bots_seed_without_the_secret() -> None:
    one, other = b"1" * 32, b"2" * 32
    assert bot_seed(one, 0) == bot_seed(one, 0)
    assert len({bot_seed(one, 0), bot_seed(one, 1), bot_seed(other, 0)}) == 3
    assert draw(one, [], 1, 1 << 64) != bot_seed(one, 1), "nature's events and bots have labels of their own"
