"""Without a net it is the same deal: the same promises, and the same cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from road.test_homecoming import Traveller, carry
from saloon.road.cupboard import MemoryShelf
from saloon.road.house import RoadHouse, road_settings
from saloon.school.deals import DayDeal
from saloon.server.library.dealing import DealDesk
from saloon.server.store.tries import master_of
from server.house import serve
from server.test_deal import TUESDAY, WEDNESDAY, Calendar, at, calendar, deal, open_house, somebody
from server.test_practice import get

__all__ = ["calendar"]
WORDS = "konik medak"
"""On which both houses have agreed: a promise stands for all the chance of its day."""


async def test_without_a_net_it_is_the_same_deal(tmp_path: Path, calendar: Calendar) -> None:
    calendar.now = at(WEDNESDAY)
    async with serve(open_house(tmp_path / "a.db", WORDS)) as house:
        eva = await somebody(house, "Eva")
        there, card = await deal(house, eva), await get(house, eva, "/api/deal/cards")
    road = RoadHouse(MemoryShelf(), carry, replace(road_settings(deals=WORDS), zone="UTC"))
    await road.open()
    jan = Traveller(road)
    jan.headers["authorization"] = f"Bearer {(await jan.ask('POST', '/api/people', {'name': 'Jan'}))['key']}"
    here = await jan.ask("GET", "/api/deal")
    assert (here["kind"], here["promise"], here["calendar"]) == (there["kind"], there["promise"], there["calendar"])
    assert (await jan.ask("GET", "/api/deal/cards"))["id"] == card["id"]
    for task in list(road.tasks):
        task.cancel()


async def test_a_master_plays_once_the_own_try_is_over(calendar: Calendar) -> None:
    """Not before: a phone has better things to do. It lies in the house like any other match."""
    calendar.now = at(TUESDAY)
    road = RoadHouse(MemoryShelf(), carry, replace(road_settings(deals=WORDS), zone="UTC"))
    await road.open()
    jan = Traveller(road)
    jan.headers["authorization"] = f"Bearer {(await jan.ask('POST', '/api/people', {'name': 'Jan'}))['key']}"
    seen: list[DayDeal] = []
    desk = await deal_desk(road)
    desk.send_master = seen.append  # type: ignore[assignment,method-assign]
    assert (await jan.ask("GET", "/api/deal"))["master"] is None and not seen
    deal = desk.known(desk.today())
    await desk.let_master_play(deal)
    found = await road.people.read(lambda link: master_of(link, deal.day.isoformat()))
    assert found is not None and found.match
    assert (await jan.ask("GET", f"/api/matches/{found.match}"))["result"]
    for task in list(road.tasks):
        task.cancel()


async def deal_desk(road: RoadHouse) -> DealDesk:
    await road.remember()
    desk: DealDesk = road.state.deals
    return desk
