"""A move a day: when somebody is to be reminded or is late, what becomes of their seat then, and holidays."""

from __future__ import annotations

from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.match import Player, Reseated
from saloon.server.faults import Refused
from saloon.server.people.presence import Presence
from saloon.server.rooms import windows
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.ledger import waited_for
from saloon.server.rooms.records import PlayedFor, Resigned, Rested
from saloon.server.rooms.room import DAY, Room
from saloon.server.rooms.seating import hand_over
from saloon.server.wire.incoming import TakeHoliday

STAND_IN: Final = "regular"
"""The level of the bot that plays for the late."""
HOLIDAY: Final = 14 * DAY
PARTS: Final = (2, 10)
"""Somebody is reminded when half of the time is left, and when the last tenth of it begins."""
SOON: Final = 15_000
"""Milliseconds within which the house does what it has to do next; if it has not, another server does."""


class Reminder(NamedTuple):
    """Somebody is to be reminded that they are waited for."""

    at: int
    seat: Seat
    part: int
    """Which part of the time is left: 2 is a half, 10 a tenth."""


# -- when --------------------------------------------------------------------------------------


def reminders(room: Room) -> list[Reminder]:
    """The reminders for all whose time runs, in order."""
    clock = room.clock
    ends = [(seat, end) for seat in clock.running if seat not in room.held and (end := clock.ends(seat)) is not None]
    return sorted(Reminder(end - clock.each // part, seat, part) for seat, end in ends for part in PARTS)


def next_look(room: Room, after: int) -> int:
    """When the house must look at the table again though nobody does anything; 0: never."""
    if not room.paced or room.match is None:
        return 0
    if is_at_the_house(room):
        return after + SOON
    deadline = room.clock.deadline()
    times = [each.at for each in reminders(room)] + ([] if deadline is None else [deadline])
    return min((at for at in times if at > after), default=0 if deadline is None else after + SOON)


def is_at_the_house(room: Room) -> bool:
    """Whether the next thing is done by a bot, or is the end of a window or of the pledges."""
    match = room.match
    if match is None or room.step:
        return bool(room.step)
    if windows.asked(match, match.state):
        return windows.settled(room, match, Presence())
    return bool(room.thinkers() or returning(room))


# -- what --------------------------------------------------------------------------------------


def late(room: Room, at: int, opened: int) -> list[Seat]:
    """Whose time is up.

    Anyone whose days ended while the house was closed, or soon after it opened, has a tenth of them from then on.
    """
    return [seat for seat in room.clock.flagged(at) if (room.clock.ends(seat) or 0) >= least(room, opened)]


def least(room: Room, opened: int) -> int:
    """The moment before which nobody's days are over."""
    return opened + room.clock.each // PARTS[-1] if room.paced else 0


def run_out(attempt: Attempt, opened: int) -> None:
    """Time is up. What a clock has used up goes to a bot; at a pace it was agreed what happens."""
    room = attempt.room
    overdue = late(room, attempt.now, opened)
    for seat in room.clock.flagged(attempt.now):
        if room.phase != "play" or room.chairs[seat].kind != "person":
            continue
        if seat not in overdue:
            attempt.do(Rested(seat, least(room, opened), own=False))
        elif room.paced and room.setup.late == "lost":
            attempt.do(Resigned(seat))
        else:
            if room.paced and room.setup.late == "move":
                attempt.do(PlayedFor(seat))
            hand_over(attempt, seat, STAND_IN)


def returning(room: Room) -> list[Seat]:
    """Seats that the house has played for somebody, and whose turn is over."""
    acts = waited_for(room)
    return [seat for seat in sorted(room.minded) if room.chairs[seat].stand_in and seat not in acts]


def give_back(attempt: Attempt) -> None:
    for seat in returning(attempt.room) if attempt.room.phase == "play" else ():
        attempt.enter(
            Reseated(attempt.match.next, seat, Player(attempt.room.chairs[seat].name, attempt.room.kind_at(seat)))
        )


def rest(attempt: Attempt, message: TakeHoliday) -> None:
    """A holiday: the seat's time stands still; it may move meanwhile."""
    seat = attempt.playing(message.seat)
    if not attempt.room.paced:
        raise Refused("phase-wrong")
    if seat in attempt.room.rested:
        raise Refused("rest-spent")
    attempt.do(Rested(seat, attempt.now + HOLIDAY))
