"""The mine: down from the entrance or from any circled room, if the value lies in the range of the door."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import ACE, ENTRANCE, KING, MINE, PICKAXE, PICKAXE_VALUE, ROOMS
from saloon.games.fliptown.rules.actions import ENTER, Enter
from saloon.games.fliptown.rules.gains import gain, spend

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def reach(s: Fliptown, me: Map, value: int) -> tuple[Action, ...]:
    """The rooms that a value card opens; the pickaxe moves it by two, if one likes."""
    return doors_for(me.rooms, ways_down(s, me), value, me.owns(PICKAXE))


def connected(s: Fliptown, me: Map) -> tuple[Action, ...]:
    """The rooms that a bonus action may enter: any below a circled one, whatever the ranges say."""
    return doors_open(me.rooms, ways_down(s, me))


def ways_down(s: Fliptown, me: Map) -> int:
    """The rooms from which one may go on."""
    return me.rooms & ~s.fresh if s.options.descent == "later" else me.rooms


def leads(number: int, above: int, values: list[int]) -> bool:
    """Whether a door from one of the rooms above opens for one of the values."""
    return any(
        (door.above == ENTRANCE or above >> door.above & 1) and any(door.low <= each <= door.high for each in values)
        for door in ROOMS[number].doors
    )


@cache
def doors_for(rooms: int, above: int, value: int, pickaxe: bool) -> tuple[Action, ...]:
    step = PICKAXE_VALUE if pickaxe else 0
    values = [each for each in {value, value - step, value + step} if ACE <= each <= KING]
    return tuple(
        [room for number, room in enumerate(ENTER) if not rooms >> number & 1 and leads(number, above, values)]
    )


@cache
def doors_open(rooms: int, above: int) -> tuple[Action, ...]:
    return tuple(
        [
            ENTER[number]
            for number, room in enumerate(ROOMS)
            if not rooms >> number & 1 and any(door.above == ENTRANCE or above >> door.above & 1 for door in room.doors)
        ]
    )


def enter(s: Fliptown, seat: Seat, action: Enter) -> None:
    me, room = s.own(seat), action.room
    spend(s, MINE)
    me.rooms |= 1 << room
    s.fresh |= 1 << room
    gain(s, me, ROOMS[room].reward, MINE, room)
