"""What the matches of a room came to, and what goes on in it: rows from the log, found without reading it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from saloon.house.rooms import Feat
from saloon.match.outcome import outcomes
from saloon.server.people.guests import GONE
from saloon.server.rooms.records import Forgotten, Recognized, Record
from saloon.server.rooms.room import Room


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat of a match fared; the fields of `SeatOutcome`, and where, when and who."""

    match: str
    seat: int
    room: str
    game: str
    options: str
    seats: int
    at: int
    """When the match was over."""
    took: int
    """Milliseconds from its first entry to the last."""
    guest: int
    person: str
    name: str
    kind: str
    rated: bool
    ended: str
    counts: bool
    won: bool
    place: int
    points: int | None
    share: float
    fair: float
    against: str
    feats: str
    """As JSON; empty where there are none."""
    away: bool = False
    """Whether it was played elsewhere and brought along."""


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a table, as those who sit there with them may know."""

    name: str
    kind: str
    person: str = ""


class Going(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that somebody can go on with, or has not seen the end of."""

    match: str
    game: str
    began: int
    since: int
    """When something last happened."""
    sitting: list[Sitting]
    acts: list[int]
    """The seats that are waited for."""
    turn: bool = False
    """Whether the seat itself is waited for."""
    due: int = 0
    """When the time of the seat runs out; 0 where it does not run."""
    rated: bool = False
    over: bool = False
    place: int = 0
    won: bool = False
    days: int = 0
    """Days for a move, at a pace of days; 0 elsewhere."""


class Running(msgspec.Struct, frozen=True):
    """A row of the index of running matches."""

    room: str
    seat: int
    person: str
    number: int
    """The row of the log that it tells of."""
    body: bytes


WRITE = msgspec.json.Encoder()
READ = msgspec.json.Decoder(Going)
FEATS = msgspec.json.Decoder(list[Feat])


def results(room: Room, at: int) -> list[SeatResult]:
    """The results of the match that is over, seat by seat."""
    match = room.match
    if match is None or not match.over:
        return []
    options = match.options.text(match.version)
    took = at - room.times[0] if room.times else 0
    return [
        SeatResult(
            match.id,
            each.seat,
            room.code,
            match.game.key,
            options,
            match.seats,
            at,
            took,
            room.chairs[each.seat].guest,
            room.person_at(each.seat),
            each.name,
            each.kind,
            room.setup.rated,
            each.ended,
            each.counts,
            each.won,
            each.place,
            each.points,
            each.share,
            each.fair,
            each.against,
            WRITE.encode(each.feats).decode() if each.feats else "",
            room.setup.away,
        )
        for each in outcomes(match)
    ]


@dataclass
class Ledger:
    """The results of a room, gathered while its log is folded."""

    rows: dict[str, list[SeatResult]] = field(default_factory=dict)

    def follow(self, room: Room, records: Iterable[Record], at: int) -> None:
        """A row of the log has just been folded."""
        for record in records:
            if isinstance(record, Forgotten):
                self.rows = {id: [blank(row, record.person) for row in rows] for id, rows in self.rows.items()}
            if isinstance(record, Recognized):
                name = room.guests[record.guest].name
                self.rows = {id: claimed(rows, record.guest, record.person, name) for id, rows in self.rows.items()}
        match = room.match
        if match is not None and match.over and match.id not in self.rows:
            self.rows[match.id] = results(room, at)

    @property
    def all(self) -> list[SeatResult]:
        return [row for rows in self.rows.values() for row in rows]


def claimed(rows: Sequence[SeatResult], guest: int, person: str, name: str) -> list[SeatResult]:
    """The seats of an unknown guest are the person's: those under the guest's name, at most one of a match."""
    if any(row.person == person for row in rows):
        return list(rows)
    mine = next((row for row in rows if row.guest == guest and not row.person and row.name == name), None)
    return [msgspec.structs.replace(row, person=person) if row is mine else row for row in rows]


def blank(row: SeatResult, person: str) -> SeatResult:
    """Nobody's any more, if it was the person's."""
    return msgspec.structs.replace(row, person=GONE, name="") if row.person == person else row


def running(room: Room, number: int, online: Iterable[int] = ()) -> list[Running]:
    """The match for each person who plays in it; when it is over, for those who did not see that."""
    match = room.match
    if match is None:
        return []
    there = set(online)
    people = [
        (seat, room.person_at(seat))
        for seat in range(match.seats)
        if room.person_at(seat) not in ("", GONE) and not (match.over and room.chairs[seat].guest in there)
    ]
    return [Running(room.code, seat, person, number, WRITE.encode(going(room, seat))) for seat, person in people]


def going(room: Room, seat: int) -> Going:
    """What one person is told of it."""
    match = room.match
    assert match is not None
    began = room.times[0] if room.times else room.at
    sitting = [
        Sitting(player.name, player.kind, room.person_at(at) if player.human and player.name else "")
        for at, player in enumerate(match.shown)
    ]
    scores = match.scores if match.over and not match.abandoned else None
    acts = [] if match.over else waited_for(room)
    return Going(
        match.id,
        match.game.key,
        began,
        room.times[-1] if room.times else room.at,
        sitting,
        acts,
        seat in acts and seat not in room.held and match.players[seat].human,
        due(room, seat),
        match.rated,
        match.over,
        0 if scores is None else 1 + sum([other > scores[seat] for other in scores]),
        scores is not None and scores[seat] == max(scores) and len(set(scores)) > 1,
        room.setup.days if room.paced else 0,
    )


def waited_for(room: Room) -> list[int]:
    """The seats that are to act or to throw; nothing of answers that are kept from all until a window closes."""
    match = room.match
    if match is None or room.step:
        return []
    return sorted({seat for seat in (*match.to_act(), room.throw()) if seat >= 0})


def due(room: Room, seat: int) -> int:
    return room.clock.ends(seat) or 0


def outline(room: Room) -> tuple[Any, ...]:
    """The part of the index that must never be wrong: which match is whose, and whether it goes on."""
    match = room.match
    if match is None:
        return ()
    return (match.id, match.over, *(room.person_at(seat) for seat in range(match.seats)))
