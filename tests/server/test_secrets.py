"""Nothing that a seat may not know is ever in a byte that is sent to it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from saloon.core.event import Event
from saloon.core.state import NATURE
from saloon.games.prsi.rules import Prsi, Turn
from saloon.kit.cards import MARIAS
from saloon.match import Match, load
from saloon.match.telling import seen_by
from saloon.words import LANGS, words
from server.house import Client, House, play_on, start


def hidden_from(match: Match, viewer: int) -> list[tuple[int, str]]:
    """Cards that went to other hands unseen, with the number of the event that dealt them."""
    found = []
    for entry, before, *_ in match.walk():
        if isinstance(entry, Event) and entry.seat == NATURE and isinstance(entry.action, Turn):
            seen = before.witness(viewer, NATURE, entry.action)
            if seen != entry.action:
                found.append((entry.number, MARIAS.write(entry.action.card)))
    return found


def shown_at(match: Match, viewer: int, card: str, since: int) -> int:
    """The number of the event after which the viewer may know the card."""
    number = MARIAS.read(card)
    for entry, _, after, *_ in match.walk():
        if entry.number > since and knows(after, viewer, number):
            return int(entry.number)
    return 10**9


def knows(state: Prsi, viewer: int, card: int) -> bool:
    view = seen_by(state, viewer)
    return card == view.top or card in view.pile or card in view.known or any(card in hand for hand in view.hands)


def texts_until(client: Client, number: int) -> list[str]:
    """Everything the client was sent up to the event of this number, without that one."""
    taken = []
    for raw in client.raw:
        message = json.loads(raw)
        if message["type"] == "event" and message["number"] >= number:
            break
        taken.append(raw)
    return taken


async def test_hidden_hands_are_never_on_the_wire(house: House) -> None:
    """All bytes to the other seat and to a watcher, searched for the ids and texts of hidden cards."""
    host = await house.room(game="prsi")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        watch = eva.room["links"]["watch"].removeprefix("/w/")
        async with house.client(watch=watch) as onlooker:
            await start(eva, jan)
            await asyncio.gather(play_on(eva), play_on(jan))
            await onlooker.in_phase("over")
            match = house.hall.tables[host["code"]].room.match
            assert match is not None
            checked = 0
            for viewer, client in ((0, eva), (1, jan), (-2, onlooker)):
                for dealt, card in hidden_from(match, viewer):
                    known = shown_at(match, viewer, card, dealt)
                    for raw in texts_until(client, known)[first_after(client, dealt) :]:
                        checked += 1
                        assert f'"card-{card}"' not in raw, (viewer, card)
                        assert f'"{card}"' not in raw
                        assert f"+{card}" not in raw
            assert checked > 50


def first_after(client: Client, number: int) -> int:
    """Where the event of this number stands among what the client was sent."""
    for index, raw in enumerate(client.raw):
        message = json.loads(raw)
        if message["type"] == "event" and message["number"] == number:
            return index
    return 0


async def test_the_position_in_text_has_blanks(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        match = house.hall.tables[host["code"]].room.match
        assert match is not None
        hand = [MARIAS.write(card) for card in match.state.hands[1]]  # type: ignore[attr-defined]
        text = (await eva.do("position"))["text"]
        own = (await jan.do("position"))["text"]
        assert not [card for card in hand if card in text]
        assert all(card in own for card in hand)
        shown = await house.get("/api/games/prsi/position", text=text, seat=0)
        assert shown["text"] == text


async def test_bots_are_given_views_only(house: House, monkeypatch: Any) -> None:
    given: list[Any] = []
    real = house.hall.workers.run

    async def run(work: Any, *args: Any, **more: Any) -> Any:
        given.append(args)
        return await real(work, *args, **more)

    monkeypatch.setattr(house.hall.workers, "run", run)
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva, choose=lambda choices: choices[-1])
    assert given
    for key, _, seat, _, view, *_ in given:
        assert key == "prsi"
        assert view == view.view(seat), "a view of a view is itself; a full position is not"
        assert all(card < 0 or view.shown >> card & 1 for card in view.hands[1 - seat])


async def test_hints_come_from_the_view_with_a_reason_in_words(house: House) -> None:
    host = await house.room()
    async with house.client(host, lang="cs") as eva:
        await start(eva, fill="beginner")
        turn = await eva.to_move()
        hint = await eva.do("hint")
        texts = [choice["text"] for choice in turn["scene"]["choices"]]
        assert hint["action"] in texts
        assert hint["label"] in hint["text"]
        assert hint["path"] == next(
            choice["path"] for choice in turn["scene"]["choices"] if choice["text"] == hint["action"]
        )


async def test_one_hint_is_thought_about_at_a_time(house: House, monkeypatch: Any) -> None:
    """Somebody who asks again and again does not keep the thinkers of all tables busy."""
    gate, think = asyncio.Event(), house.hall.workers.run

    async def slowly(*given: Any) -> Any:
        await gate.wait()
        return await think(*given)

    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        monkeypatch.setattr(house.hall.workers, "run", slowly)
        first = await eva.send("hint")
        assert await eva.refused("hint") == "too-fast"
        gate.set()
        answer = await eva.until(lambda message: message.get("id") == first)
        assert answer["type"] == "hint"
        assert (await eva.do("hint"))["action"] == answer["action"]


async def test_there_are_no_hints_in_a_rated_match(house: House) -> None:
    host = await house.room(rated=True)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        assert await eva.refused("hint") == "hint-rated"


async def test_why_not_gives_the_reason_and_the_clause(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        turn = await eva.to_move()
        choices = turn["scene"]["choices"]
        path = next((choice["path"] for choice in choices if choice["path"]), None)
        if path:
            touched = await eva.do("why", node=path[0])
            assert touched["legal"]
            assert touched["actions"]
        held = [node["id"] for node in turn["scene"]["nodes"] if node["id"].startswith("card-") and node["y"] > 450]
        dead = [node for node in held if all(node not in choice["path"] for choice in choices)]
        for node in dead:
            answer = await eva.do("why", node=node)
            assert not answer["legal"]
            assert answer["clause"]
        nothing = await eva.do("why", node="ring")
        assert not nothing["legal"]
        assert turn["scene"]["prompt"] in nothing["text"]
        strange = await eva.do("why", action="checkmate")
        assert not strange["legal"]


async def test_tokens_are_not_in_the_database(house: House, tmp_path: Any) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva:
        await eva.do("say", phrase="hello")
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("saloon.db*"))
    assert b"hello" in stored
    for joined in (host, guest):
        assert joined["token"].partition(".")[2].encode() not in stored


async def test_who_plays_may_not_look_into_a_bots_hand(house: House) -> None:
    """Taking a second seat in the middle of a match would show its cards; where nothing is hidden it may be done."""
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        assert await eva.refused("sit", seat=1) == "seat-second"
        assert eva.room["seats"][1]["kind"] == "bot"
    host = await house.room("dama")
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.do("sit", seat=1)
        assert eva.room["seats"][1]["kind"] == "person"


async def test_who_changes_chairs_and_may_have_seen_both_hands_wins_nothing(house: House) -> None:
    """Alone against bots: the own seat to a bot, then the bot's.

    The ending and the file say so, and no win is counted.
    """
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.do("bot", seat=0, level="beginner")
        await eva.do("sit", seat=1)
        await eva.do("resign", seat=1)
        for lang in LANGS:
            await eva.do("look", lang=lang)
            assert words(lang)("end-crossed") in eva.room["match"]["ending"]["why"]
        assert eva.room["match"]["scores"] and sum(eva.room["series"]) == 0
        place = f"/api/matches/{eva.room['match']['match']}"
        assert load((await house.http.get(f"{place}/file")).text).crossed
        assert (await house.get(place))["crossed"]
        verdict = await house.get(f"{place}/verify", lang="cs")
        assert verdict["crossed"] and words("cs")("end-crossed") in verdict["lines"]


async def test_who_comes_back_to_their_own_chair_has_seen_one_hand(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.do("bot", seat=0, level="beginner")
        await eva.do("back", seat=0)
        await eva.do("resign", seat=0)
        assert sum(eva.room["series"]) == 1
        assert words("en")("end-crossed") not in eva.room["match"]["ending"]["why"]
        assert not (await house.get(f"/api/matches/{eva.room['match']['match']}"))["crossed"]


async def test_chances_come_from_the_view_of_the_seat_alone(house: House, monkeypatch: Any) -> None:
    given: list[Any] = []
    real = house.hall.advisers.run

    async def run(work: Any, *args: Any) -> Any:
        given.append(args)
        return await real(work, *args)

    monkeypatch.setattr(house.hall.advisers, "run", run)
    host = await house.room()
    async with house.client(host, lang="cs") as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        told = await eva.do("chances")
        assert "%" in told["text"]
        assert len(told["rows"]) == 2 and all("%" in row["text"] for row in told["rows"])
    key, seat, view, *_ = given[0]
    assert (key, seat) == ("prsi", told["seat"])
    assert view == view.view(seat)


async def test_nobody_is_told_chances_who_does_not_play_or_plays_for_a_rating(house: House) -> None:
    host = await house.room(rated=True)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        assert await eva.refused("chances") == "hint-rated"
    other = await house.room()
    async with house.client(other) as jan:
        await start(jan, fill="beginner")
        await jan.to_move()
        async with house.client(watch=jan.room["links"]["watch"].removeprefix("/w/")) as onlooker:
            assert await onlooker.refused("chances") == "not-player"
