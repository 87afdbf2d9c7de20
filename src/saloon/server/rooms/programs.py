"""Programs of guests at a table: what they may do, and when people play rated matches with them."""

from __future__ import annotations

from typing import Final

from saloon.server.faults import Refused
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Offered
from saloon.server.rooms.room import Room
from saloon.server.wire import incoming as wire

MAY: Final[frozenset[type[wire.Message]]] = frozenset(
    {
        wire.Act,
        wire.LetFall,
        wire.ThrowOwn,
        wire.Pledge,
        wire.OpenPledge,
        wire.AgreeUndo,
        wire.RefuseUndo,
        wire.SitDown,
        wire.StandUp,
        wire.LeaveRoom,
        wire.Rematch,
        wire.Abandon,
        wire.Withdraw,
        wire.Resign,
    }
)
"""A program plays its seat. It arranges nothing, says nothing, and asks for no advice."""


def check(room: Room, guest: int, message: wire.Message) -> None:
    """Raises Refused for what a program may not do; anybody else may."""
    if not room.is_program(guest):
        return
    if type(message) not in MAY or (isinstance(message, wire.SitDown) and room.phase == "play"):
        raise Refused("program-may-not")


def admit(attempt: Attempt, message: wire.Admit) -> None:
    """Somebody who sits here agrees that programs play in the next rated match; it holds until another one comes."""
    attempt.need_player()
    attempt.need_phase("setup", "over")
    if attempt.guest not in attempt.room.offers["program"]:
        attempt.do(Offered(attempt.guest, "program"))


def check_rated(room: Room) -> None:
    """No rated match of people with a program, unless all of them agree; who wants a rematch with it agrees."""
    people = {guest for guest in room.people() if not room.is_program(guest)}
    agreed = room.offers["program"] | room.offers["rematch"]
    if room.setup.rated and people < room.people() and not people <= agreed:
        raise Refused("program-rated")
