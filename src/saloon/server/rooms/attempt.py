"""An attempt to change a room: what a message brings about. It makes records and folds them in as it goes.

The room is a copy: if the attempt fails half way, or another server was faster, it is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saloon.core.event import Event
from saloon.core.state import NATURE, Seat
from saloon.match import Entry, Match, Reseated, Undone
from saloon.match.entries import write_entry
from saloon.server.faults import Illegal, Refused, Unreadable
from saloon.server.people.presence import Presence
from saloon.server.rooms.records import ENDING, Entered, Offered, Record, Started, kind_of
from saloon.server.rooms.room import Room
from saloon.server.settings import AWAY, RATED_AWAY

MOST_ROWS: Final = 50_000
"""Rows of a match, and of all matches of a room in which another one may begin."""
MOST_ASIDES: Final = 5_000
"""What one guest puts together, answers in windows and wants to take back in one match."""
MOST_SAID: Final = 2_000
"""Lines of one guest."""
MOST_WISHES: Final = 2_000
"""Comings and goings of one guest: chairs, names, setups, offers."""


class Attempt:
    """The room, the guest who does something, and what has changed so far."""

    def __init__(self, room: Room, guest: int, now: int, presence: Presence | None = None) -> None:
        self.room = room
        self.guest = guest
        self.now = now
        self.presence = presence or Presence()
        self.records: list[Record] = []
        self.secret: tuple[str, bytes] | None = None
        """The id and the secret of a match that starts with it."""
        self.shared: Callable[[str, int], bytes] | None = None
        """Duplicate: (party, number of its match) -> the secret of all its tables."""

    def do(self, record: Record) -> None:
        self.room.take(record, self.now)
        self.records.append(record)

    def enter(self, entry: Entry) -> None:
        """An entry of the match, not written and read again before it is folded in."""
        self.room.enter(entry, self.now)
        self.records.append(Entered(write_entry(self.match.game, entry)))

    # -- who may ------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        if self.room.match is None:
            raise Refused("phase-wrong")
        return self.room.match

    @property
    def host(self) -> int:
        return self.presence.host(self.room.hosts)

    def is_away(self, guest: int) -> bool:
        """Whether the guest has been gone long enough for others to act."""
        if self.room.paced:
            return False  # nobody need be here before their days are over
        return self.presence.away(guest) >= (RATED_AWAY if self.is_rated else AWAY)

    @property
    def is_firm(self) -> bool:
        """Whether everybody keeps their seat, however long they are away."""
        return self.is_rated or self.room.paced

    @property
    def is_rated(self) -> bool:
        """Whether a rated match is going on."""
        match = self.room.match
        return match is not None and match.rated and not match.over

    def need_here(self) -> None:
        """Raises Refused for somebody who has left for good. Guest 0 is the house itself, and always here."""
        if self.guest and self.room.is_gone(self.guest):
            raise Refused("not-guest")

    def need_space(self) -> None:
        """Raises Refused when the log is full. Each guest has limits for talk, for comings and goings, and for what
        does not move a match on; a match can always be ended."""
        room = self.room
        ends = any(isinstance(record, ENDING) or record == Offered(self.guest, "abandon") for record in self.records)
        if not self.guest or ends:
            return
        kind = kind_of(self.records)
        if kind == "talk" and room.rows[kind, self.guest] >= MOST_SAID:
            raise Refused("talk-enough")
        if kind == "wish" and room.rows[kind, self.guest] >= MOST_WISHES:
            raise Refused("room-spent")
        if kind == "aside" and room.rows[kind, self.guest] >= MOST_ASIDES:
            raise Refused("room-spent")
        if kind == "match" and room.played >= MOST_ROWS and not self.match.over:
            raise Refused("room-spent")
        if room.all_played >= MOST_ROWS and any(isinstance(record, Started) for record in self.records):
            raise Refused("room-spent")

    def need_host(self) -> None:
        if self.guest != self.host:
            raise Refused("not-host")

    def need_player(self) -> None:
        if not self.room.seats_of(self.guest):
            raise Refused("not-player")

    def need_phase(self, *phases: str) -> None:
        if self.room.phase not in phases:
            raise Refused("phase-wrong")

    def need_match(self, match: str) -> None:
        """Raises Refused for a message about another match: it comes too late."""
        if self.match.id != match:
            raise Refused("match-other")

    def need_position(self, number: int | None, seat: Seat) -> None:
        """A move belongs to the position it was made in; what others do at the same time leaves it as it is."""
        match = self.match
        if number is None or number == len(match.log):
            return
        acts = match.befores()[number].to_act() if number < len(match.log) else ()
        others = set(acts) - {seat}
        since = [entry for entry in match.log[number:] if not isinstance(entry, Reseated)]
        if seat not in acts or any(isinstance(entry, Undone) or entry.seat not in others for entry in since):
            raise Refused("position-stale")

    def seat(self, seat: Seat | None) -> Seat:
        """The seat that is meant, held by the guest."""
        held = self.room.seats_of(self.guest)
        if not held:
            raise Refused("not-player")
        if seat is None:
            if len(held) > 1:
                raise Refused("seat-which")
            return held[0]
        if seat not in held:
            raise Refused("seat-not-yours")
        return seat

    def playing(self, seat: Seat | None) -> Seat:
        """The seat that is meant, held and played by the guest."""
        at = self.seat(seat)
        if self.room.chairs[at].kind != "person":
            raise Refused("seat-bot")
        return at

    def chair(self, seat: Seat) -> Seat:
        """A seat that is there."""
        if seat >= len(self.room.chairs):
            raise Unreadable("unreadable-seat", text=str(seat))
        return seat

    def all_of(self, what: str) -> bool:
        """Whether every person who is there has made the offer; in a rated match and at a pace, everybody who may come
        back."""
        people = self.room.people()
        if self.is_firm:
            people |= {chair.guest for chair in self.room.chairs if chair.guest}
            wanted = {guest for guest in people if not self.is_away(guest)}
        else:
            wanted = people & self.presence.here()
        return (wanted or people) <= self.room.offers[what]

    # -- nature -------------------------------------------------------------------------

    def run_nature(self) -> None:
        """Nature's events until a seat must act, somebody is to throw, or people must say what fell."""
        match = self.match
        while match.to_act() == (NATURE,) and not match.must_type() and self.room.throw() == NATURE:
            self.enter(Event(match.next, NATURE, match.drawn()))

    def throw(self) -> None:
        """The throw that is waited for, and what nature does then."""
        match = self.match
        if self.room.throw() == NATURE or match.must_type():
            raise Illegal("throw-not-due")
        self.enter(Event(match.next, NATURE, match.drawn()))
        self.run_nature()
