"""What a thing on the table is: its name, what it does, the clause that says so."""

from __future__ import annotations

from typing import Final

from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.speech.names import actor, bot_name, brings, site_name, tool_name, who_name
from saloon.house.rooms import About
from saloon.kit.poker import STRAIGHT
from saloon.scene import Reader

AREA_CLAUSE: Final = ("9.1", "8.1", "6.1", "7.1", "10.1")
HOUSE_CLAUSE: Final = (
    "9.7",
    "9.9",
    "9.10",
    "9.11",
    "9.12",
    "9.10",
    "9.14",
    "9.15",
    "9.16",
    "9.17",
    "9.18",
    "9.20",
    "9.20",
)
"""The clause of each building, in the order of their values."""
ABILITY_CLAUSE: Final = {
    "cheat": "15.7",
    "prospector": "15.9",
    "marshal": "15.10",
    "preacher": "15.12",
    "ranch-hand": "15.13",
    "baroness": "15.13",
    "mayor": "15.15",
    "wild-card": "15.16",
}
"""All others take a bonus action."""
BELT: Final = {
    "horse": (d.TRAIL_HORSE, "6.5"),
    "pickaxe": (d.PICKAXE, "8.7"),
    "bandana": (d.BANDANA, "7.6"),
    "pistol": (d.PISTOL, "7.7"),
    "rifle": (d.RIFLE, "7.7"),
    "quiet": (d.QUIET, "9.7"),
    "shovel": (d.SHOVEL, "10.4"),
    "bank": (d.DEPOSIT_RED, "9.9"),
    "outlaw": (d.HUNT_J, "9.17"),
}
"""Tools of the belt by the names of their pictures: a thing each stands for, and its clause."""
PLAIN: Final = {
    "seat": "1.1",
    "map": "1.1",
    "card": "3.3",
    "slot": "3.3",
    "key": "4.2",
    "now": "4.2",
    "price": "4.2",
    "deck": "2.2",
    "hole": "16.1",
    "cash": "17.1",
    "gold": "4.1",
    "stars": "1.1",
    "wanted": "13.3",
    "pans": "12.1",
    "hammers": "12.1",
    "mini": "1.1",
    "square": "9.15",
    "offer": "15.2",
}
"""Things that are explained by their kind alone, and the clause."""


def about(view: Fliptown, id: str, reader: Reader) -> About | None:
    """Sites and things owned, papers, and the rest by its kind."""
    if id.startswith("map-"):
        id = id.split("-", 2)[2]
    name, _, number = id.rpartition("-")
    if name in d.AREAS and number.isdecimal():
        area, site = d.AREAS.index(name), int(number)
        return About(
            site_name(area, site, reader),
            brings(actor(view, reader), area, site, reader),
            HOUSE_CLAUSE[site] if area == d.TOWN else AREA_CLAUSE[area],
        )
    if name == "bounty" and int(number) < len(view.bounties):
        return About(reader("bounty-title"), reader("bounty", bounty=d.BOUNTIES[view.bounties[int(number)]]), "14.3")
    if name == "tool":
        tool, clause = BELT[number]
        return About(tool_name(tool, reader), reader("tool-about", tool=number), clause)
    return about_paper(view, id, reader) or about_kind(id, reader)


def about_paper(view: Fliptown, id: str, reader: Reader) -> About | None:
    who = actor(view, reader).who
    if id.startswith("verdict"):
        return About(reader("kind-name", kind="verdict"), reader("kind-about", kind="verdict"), "17.3")
    if id == "power":
        return About(
            who_name(who, reader),
            reader("ability", who=d.CHARACTERS[who].name),
            ABILITY_CLAUSE.get(d.CHARACTERS[who].name, "15.5"),
        )
    if id == "bot":
        return About(bot_name(view.bot, reader), reader("bot-about", bot=d.BOTS[view.bot].name), "18.3")
    if id in ("sheriff", "fine"):
        return About(
            reader("sheriff"),
            reader("sheriff-about", cash=d.FINE_CASH[view.round], count=d.FINE_STARS[view.round]),
            "13.3",
        )
    if id.startswith(("poker", "prospect")):
        return About(
            reader("poker"), reader("poker-about", cash=d.POKER_CASH[STRAIGHT], count=d.POKER_STARS[STRAIGHT]), "11.1"
        )
    return None


def about_kind(id: str, reader: Reader) -> About | None:
    kind = "price" if id.startswith("gold-") else "map" if id == "ground" else id.partition("-")[0]
    if kind not in PLAIN:
        return None
    return About(reader("kind-name", kind=kind), reader("kind-about", kind=kind), PLAIN[kind])
