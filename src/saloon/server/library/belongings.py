"""All that the house keeps of somebody: to be looked at, and to be taken along in one archive."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, func, select

from saloon.match import write
from saloon.match.seal import Seal
from saloon.server.faults import Refused
from saloon.server.library.archive import folded
from saloon.server.library.portrait import Portrait
from saloon.server.people.doorman import Doorman
from saloon.server.rooms.records import Came, Recognized, Renamed, Sat, Started, Talked, read_row
from saloon.server.store import schema
from saloon.server.store.persons import places_of
from saloon.server.store.port import Stored
from saloon.server.wire.mine import KeptInfo

PRETTY: Final = 2


async def kept(portrait: Portrait) -> KeptInfo:
    """What there is, by tables; the rooms by their codes."""
    hall, id = portrait.hall, portrait.who.id
    rows: dict[str, int] = {"person": 1}
    for table in (
        schema.DEVICE,
        schema.RESCUE,
        schema.PASSKEY,
        schema.PAIRING,
        schema.PUSH,
        schema.LEARNT,
        schema.INVITE,
        schema.TROPHY,
        schema.PRACTICE,
        schema.DEAL_TRY,
    ):
        many = select(func.count()).select_from(table).where(table.c.person == id)
        rows[table.name] = await hall.people.read(partial(counted, query=many))
    for table in (schema.PLACE, schema.RESULT, schema.RUNNING):
        mine = select(func.count()).select_from(table).where(table.c.person == id)
        rows[table.name] = sum(await portrait.everywhere(partial(counted, query=mine)))
    return KeptInfo(await portrait.me(), [room for _, room in await rooms_of(portrait)], rows)


def counted(link: Connection, query: Select[Any]) -> int:
    return int(link.execute(query).scalar_one())


async def rooms_of(portrait: Portrait) -> list[tuple[int, str]]:
    """With the number of the file in which each lies."""
    parts = await portrait.everywhere(lambda link: places_of(link, [portrait.who.id]))
    return [(number, code) for number, part in enumerate(parts) for code, _ in part]


class SaidThere(NamedTuple):
    room: str
    at: int
    text: str


class RoomShare(NamedTuple):
    """The part of a room's log that is somebody's."""

    files: dict[str, str]
    """Matches that are over, by their ids."""
    said: list[SaidThere]
    names: list[str]


async def packed(portrait: Portrait, doorman: Doorman, address: str) -> AsyncIterator[bytes]:
    """A zip, piece by piece: JSON of all that is kept, and the file of every match.

    Each room is read separately, in a thread, and the one who asks waits for a turn.
    """
    buffer = Flowing()
    said: list[SaidThere] = []
    names: set[str] = {portrait.who.name}
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        about = {
            "kept.json": await kept(portrait),
            "record.json": await portrait.record(),
            "going.json": await portrait.going(),
            "history.json": await portrait.whole_history(),
            "lessons.json": await portrait.lessons(),
        }
        for name, value in about.items():
            archive.writestr(name, pretty(value))
        yield buffer.take()
        for number, code in await rooms_of(portrait):
            await doorman.turn(address)
            share = await share_of(portrait, number, code)
            said, names = said + share.said, names | set(share.names)
            for match, text in share.files.items():
                await asyncio.to_thread(archive.writestr, f"matches/{match}.saloon", text)
            yield buffer.take()
        archive.writestr("names.json", pretty(sorted(names)))
        archive.writestr("said.json", pretty([line._asdict() for line in said]))
    yield buffer.take()


async def share_of(portrait: Portrait, number: int, code: str) -> RoomShare:
    store, seal = portrait.hall.stores[number], portrait.hall.seal

    def ids(link: Connection) -> list[str]:
        mine = select(schema.RESULT.c.match).where(
            schema.RESULT.c.room == code, schema.RESULT.c.person == portrait.who.id
        )
        return list(link.execute(mine).scalars())

    matches, rows, secrets = await store.read(ids), await store.rows(code), await store.secrets(code)
    return await asyncio.to_thread(shared_out, portrait.who.id, code, rows, secrets, matches, seal)


def shared_out(
    person: str,
    code: str,
    rows: Sequence[Stored],
    secrets: Mapping[str, bytes],
    matches: Sequence[str],
    seal: Seal | None,
) -> RoomShare:
    read = [(stored, read_row(stored.body).records) for stored in rows]
    guests = {
        record.guest
        for _, records in read
        for record in records
        if isinstance(record, Came | Recognized) and record.person == person
    }
    names = [
        record.name
        for _, records in read
        for record in records
        if (isinstance(record, Came | Sat) and record.person == person)
        or (isinstance(record, Renamed) and record.guest in guests)
    ]
    said = [
        SaidThere(code, stored.at, record.text or record.phrase)
        for stored, records in read
        for record in records
        if isinstance(record, Talked) and record.guest in guests
    ]
    files = {}
    for at, (_, records) in enumerate(read):
        for id in [record.match for record in records if isinstance(record, Started) and record.match in matches]:
            try:
                files[id] = write(folded(rows[at:], secrets).match, seal)
            except Refused:  # its rules are no longer played
                continue
    return RoomShare(files, said, names)


def pretty(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=PRETTY)


class Flowing(io.RawIOBase):
    """A file that is only appended to, and read by the code that sends it."""

    def __init__(self) -> None:
        super().__init__()
        self.held = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        self.held += data
        return len(data)

    def take(self) -> bytes:
        taken, self.held = bytes(self.held), bytearray()
        return taken
