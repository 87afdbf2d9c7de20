"""Names of things and what they give, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from saloon.games.fliptown.data import (
    AREAS,
    BADLANDS,
    BANDANA,
    BOARDS,
    BOTS,
    BUILDINGS,
    CHARACTERS,
    COMES_WITH,
    GRAVE_WANTED,
    KINDS,
    MINE,
    NOTHING,
    PAIRS,
    PRICE,
    QUIET,
    ROOMS,
    SHOVEL,
    STOPS,
    SUIT,
    TARGETS,
    TOMBS,
    TOOLS,
    TOWN,
    TRAIL,
    VALUE,
    VALUES,
    Reward,
)  # fmt: skip
from saloon.games.fliptown.rules import Map
from saloon.kit.cards import BLANK, Card
from saloon.scene import Reader

SIGNS: Final = "♣♦♥♠"


def card(which: Card) -> str:
    return "?" if which == BLANK else VALUES[VALUE[which]] + SIGNS[SUIT[which]]


def area_name(area: int, reader: Reader) -> str:
    return reader("area", area=AREAS[area])


def building_name(building: int, reader: Reader) -> str:
    return reader("building-name", building=BUILDINGS[building])


def tool_name(tool: int, reader: Reader) -> str:
    return reader("tool", tool=TOOLS[tool])


def inside(name: str) -> str:
    """A name in the middle of a sentence; the letter of a king stays as it is."""
    return name[:1].lower() + name[1:] if name[1:2].islower() else name


def who_name(who: int, reader: Reader) -> str:
    return reader("character", who=CHARACTERS[who].name if who != BLANK else "nobody")


def bot_name(bot: int, reader: Reader) -> str:
    return reader("bot", bot=BOTS[bot].name)


# -- what sites give --------------------------------------------------------------------------


def gains(reward: Reward, reader: Reader) -> Iterator[str]:
    """Each thing that a reward holds, in words."""
    for name, count in zip(("stars", "cash", "gold", "wanted", "pans", "hammers", "shed"), reward, strict=False):
        if count:
            yield reader(f"gain-{name}", count=count)
    if reward.either:
        yield reader("gain-either")
    if reward.bonus != BLANK:
        yield reader("gain-bonus", area=AREAS[reward.bonus])


def gives(rewards: Iterable[Reward], reader: Reader) -> str:
    return ", ".join(gain for reward in rewards for gain in gains(reward, reader)) or reader("gain-nothing")


def rewards(me: Map, area: int, site: int) -> list[Reward]:
    """What going to the site would bring at once, as things stand."""
    if area == TRAIL:
        return [STOPS[site]]
    if area == MINE:
        return [ROOMS[site].reward]
    if area == TOWN:
        return [] if me.town >> site & 1 else [BOARDS[site]]
    if area == BADLANDS:
        loot = TARGETS[site]
        return [loot._replace(wanted=loot.wanted - me.owns(BANDANA))]
    return [
        grave(me),
        *(
            pair
            for one, two, pair in PAIRS
            if site in (one, two) and (me.tombs | 1 << site) >> one & (me.tombs | 1 << site) >> two & 1
        ),
    ]


def grave(me: Map) -> Reward:
    """What any tombstone brings."""
    return Reward(wanted=0 if me.owns(QUIET) else GRAVE_WANTED, stars=int(me.owns(SHOVEL)))


def site_name(area: int, site: int, reader: Reader) -> str:
    """The site without what it gives."""
    if area == TOWN:
        return reader("site-town", value=VALUES[site + 1], building=BUILDINGS[site])
    if area == BADLANDS:
        return reader("site-badlands", value=VALUES[site + 2], kind=KINDS[site // 3])
    if area == MINE:
        return reader("site-mine", room=ROOMS[site].name)
    return reader("site-trail", value=VALUES[site + 1]) if area == TRAIL else reader("site-cemetery", place=TOMBS[site])


def brings(me: Map, area: int, site: int, reader: Reader) -> str:
    """What the site would bring, with what its building does or its room counts."""
    parts = [gain for reward in rewards(me, area, site) for gain in gains(reward, reader)]
    if area == TOWN:
        return "; ".join(filter(None, [", ".join(parts), reader("effect", building=BUILDINGS[site])]))
    if area == MINE and ROOMS[site].counts != BLANK:
        parts.append(reader("gain-silver", area=AREAS[ROOMS[site].counts]))
    return ", ".join(parts) or reader("gain-nothing")


def full_site(me: Map, area: int, site: int, reader: Reader) -> str:
    return f"{site_name(area, site, reader)}: {brings(me, area, site, reader)}"


def thing(tool: int, reader: Reader) -> str:
    """Something sold, with its price and what comes with it."""
    price = reader("price", count=PRICE[tool]) if PRICE[tool] else reader("free")
    extra = [*gains(COMES_WITH.get(tool, NOTHING), reader)]
    return f"{inside(tool_name(tool, reader))} ({', '.join([price, *extra])})"
