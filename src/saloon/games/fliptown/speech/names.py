"""Names of things and what they give, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.kit.cards import BLANK, Card
from saloon.scene import Reader

SIGNS: Final = "♣♦♥♠"


def card(which: Card) -> str:
    return "?" if which == BLANK else d.VALUES[d.VALUE[which]] + SIGNS[d.SUIT[which]]


def area_name(area: int, reader: Reader) -> str:
    return reader("area", area=d.AREAS[area])


def building_name(building: int, reader: Reader) -> str:
    return reader("building-name", building=d.BUILDINGS[building])


def tool_name(tool: int, reader: Reader) -> str:
    return reader("tool", tool=d.TOOLS[tool])


def inside(name: str) -> str:
    """A name in the middle of a sentence; the letter of a king stays as it is."""
    return name[:1].lower() + name[1:] if name[1:2].islower() else name


def who_name(who: int, reader: Reader) -> str:
    return reader("character", who=d.CHARACTERS[who].name if who != BLANK else "nobody")


def bot_name(bot: int, reader: Reader) -> str:
    return reader("bot", bot=d.BOTS[bot].name)


# -- whose map it is about --------------------------------------------------------------------


def actor(view: Fliptown, reader: Reader) -> Map:
    """The map the choice is about: the reader's own, or that of the player to act."""
    return view.maps[reader.seat if 0 <= reader.seat < len(view.maps) else min(view.player, len(view.maps) - 1)]


# -- what sites give --------------------------------------------------------------------------


def gains(reward: d.Reward, reader: Reader) -> Iterator[str]:
    """Each thing that a reward holds, in words."""
    for name, count in zip(("stars", "cash", "gold", "wanted", "pans", "hammers", "shed"), reward, strict=False):
        if count:
            yield reader(f"gain-{name}", count=count)
    if reward.either:
        yield reader("gain-either")
    if reward.bonus != BLANK:
        yield reader("gain-bonus", area=d.AREAS[reward.bonus])


def gives(rewards: Iterable[d.Reward], reader: Reader) -> str:
    return ", ".join(gain for reward in rewards for gain in gains(reward, reader)) or reader("gain-nothing")


def rewards(me: Map, area: int, site: int) -> list[d.Reward]:
    """What going to the site would bring at once, as things stand."""
    if area == d.TRAIL:
        return [d.STOPS[site]]
    if area == d.MINE:
        return [d.ROOMS[site].reward]
    if area == d.TOWN:
        return [] if me.town >> site & 1 else [d.BOARDS[site]]
    if area == d.BADLANDS:
        loot = d.TARGETS[site]
        return [loot._replace(wanted=loot.wanted - me.owns(d.BANDANA))]
    return [
        grave(me),
        *(
            pair
            for one, two, pair in d.PAIRS
            if site in (one, two) and (me.tombs | 1 << site) >> one & (me.tombs | 1 << site) >> two & 1
        ),
    ]


def grave(me: Map) -> d.Reward:
    """What any tombstone brings."""
    return d.Reward(wanted=0 if me.owns(d.QUIET) else d.GRAVE_WANTED, stars=int(me.owns(d.SHOVEL)))


def site_name(area: int, site: int, reader: Reader) -> str:
    """The site without what it gives."""
    if area == d.TOWN:
        return reader("site-town", value=d.VALUES[site + 1], building=d.BUILDINGS[site])
    if area == d.BADLANDS:
        return reader("site-badlands", value=d.VALUES[site + 2], kind=d.KINDS[site // 3])
    if area == d.MINE:
        return reader("site-mine", room=d.ROOMS[site].name)
    return (
        reader("site-trail", value=d.VALUES[site + 1])
        if area == d.TRAIL
        else reader("site-cemetery", place=d.TOMBS[site])
    )


def brings(me: Map, area: int, site: int, reader: Reader) -> str:
    """What the site would bring, with what its building does or its room counts."""
    parts = [gain for reward in rewards(me, area, site) for gain in gains(reward, reader)]
    if area == d.TOWN:
        return "; ".join(filter(None, [", ".join(parts), reader("effect", building=d.BUILDINGS[site])]))
    if area == d.MINE and d.ROOMS[site].counts != BLANK:
        parts.append(reader("gain-silver", area=d.AREAS[d.ROOMS[site].counts]))
    return ", ".join(parts) or reader("gain-nothing")


def full_site(me: Map, area: int, site: int, reader: Reader) -> str:
    return f"{site_name(area, site, reader)}: {brings(me, area, site, reader)}"


def thing(tool: int, reader: Reader) -> str:
    """Something sold, with its price and what comes with it."""
    price = reader("price", count=d.PRICE[tool]) if d.PRICE[tool] else reader("free")
    extra = [*gains(d.COMES_WITH.get(tool, d.NOTHING), reader)]
    return f"{inside(tool_name(tool, reader))} ({', '.join([price, *extra])})"
