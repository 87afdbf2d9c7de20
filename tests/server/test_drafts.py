"""An offer is put together out of everybody's sight: no message, no byte and no number tells how."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from games.dice_town.street import owning, table, town
from saloon.games.dice_town.rules import DiceTown
from saloon.house import SHELF
from server.house import Client, House, start
from server.test_windows import nameless

GAME = SHELF["dice_town"]
OFFER = "offer $2 1n gear8 fenced - for 1"
PIECES = ("give $5", "give 1n", "add gear8", "give $1", "drop gear8", "add gear8", "give $2")


def tie(options: str) -> DiceTown:
    """Seats 1 and 2 are tied at the mine before the third, who is the Sheriff."""
    state = town(table(3, options, sheriff=2, hands={0: "gear8"}), "99JKK 99TQQ TTJJA")
    return owning(state, nuggets=(3, 0, 0))


async def others_hear(
    house: House, monkeypatch: pytest.MonkeyPatch, options: str, *actions: str
) -> tuple[list[str], list[str]]:
    """All that the other bidder and an onlooker hear while the first bidder does this, up to the answer that counts."""
    monkeypatch.setitem(GAME.rooms, "RULES", replace(GAME.rules, start=lambda seats, chosen: tie(options)))
    host = await house.room(game="dice_town", seats=3)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan, house.client(watch=watch_key(eva)) as onlooker:
        await start(eva, jan, fill="beginner")
        for each in (eva, jan, onlooker):
            await each.until(lambda message: message["type"] == "table" and 0 in message["to_act"])
            await each.ask("ping")  # whatever was on its way is here now
        heard = [len(each.raw) for each in (jan, onlooker)]
        for action in actions:
            await eva.do("act", match=eva.table["match"], seat=0, action=action)
        for each, since in zip((jan, onlooker), heard, strict=True):
            await each.until(lambda message: message["type"] == "event", since)
        told = [
            [nameless(raw) for raw in each.raw[since:] if "id" not in json.loads(raw)]
            for each, since in zip((jan, onlooker), heard, strict=True)
        ]
    return told[0], told[1]


def watch_key(client: Client) -> str:
    return str(client.room["links"]["watch"].removeprefix("/w/"))


async def test_sealed_offers_cannot_be_told_apart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """No offer, a whole one, one of many pieces: the same bytes, the same number of messages, the same numbers in the
    log."""
    ways: list[tuple[str, ...]] = [("no offer",), (OFFER,), (*PIECES, OFFER), ("give $5", "no offer")]
    told = [await others_hear(house, monkeypatch, "bribes=sealed", *way) for way in ways]
    assert len(told[0][0]) == len(told[0][1]) == 1
    for each in told[1:]:
        assert each == told[0]


async def test_an_open_offer_shows_when_it_is_laid_and_not_how_it_came_about(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = await others_hear(house, monkeypatch, "bribes=tied", OFFER)
    in_pieces = await others_hear(house, monkeypatch, "bribes=tied", *PIECES, OFFER)
    assert at_once == in_pieces
    line = json.loads(at_once[0][0])["line"]["text"]
    assert "2 dollars" in line and "1 nugget" in line and "a card" in line


async def test_one_who_puts_it_together_sees_it_grow(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """On every device, and again after coming back; the log has the offer alone."""
    monkeypatch.setitem(GAME.rooms, "RULES", replace(GAME.rules, start=lambda seats, chosen: tie("")))
    host = await house.room(game="dice_town", seats=3)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:  # jan, tied too, takes his time
        await start(eva, jan, fill="beginner")
        begun = await eva.until(lambda message: message["type"] == "table" and message["acts"] == [0])
        await eva.do("act", match=begun["match"], seat=0, action="give $2")
        draft = eva.last("draft")
        assert (draft["number"], draft["acts"]) == (begun["number"], [0])
        assert number_in(draft) == "2" and "offer $2 0n - fenced - for 1" in [
            each["text"] for each in draft["scene"]["choices"]
        ]
        assert (await eva.ask("why", seat=0, node="give-dollars"))["name"] == "Dollars"
        async with house.client(host) as again:
            assert number_in(await again.until(lambda message: message["type"] == "table")) == "2"
        await eva.do("act", match=begun["match"], seat=0, action="offer $2 0n - fenced - for 1")
        laid = await eva.until(lambda message: message["type"] == "event" and message["line"]["seat"] == 0)
        assert "2 dollars" in laid["line"]["text"]
        assert not [each for each in eva.heard if each["type"] == "event" and "purse" in each["line"]["text"]]


def number_in(message: dict[str, Any]) -> str:
    return next(str(node["text"]) for node in message["scene"]["nodes"] if node["id"] == "give-dollars-number")
