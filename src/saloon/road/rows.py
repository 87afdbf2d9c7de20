"""The rows of all rooms on a shelf: what `store.port` asks for, without a database.

One house at a time has the shelf, so what it has written last it knows.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from saloon.road.cupboard import Cupboard
from saloon.server.store.port import Append, Consequence, MatchPlace, RowStore, Stored


class KeptMatch(msgspec.Struct, frozen=True):
    """Where a match lies, its secret, and how it ended."""

    room: str
    number: int
    secret: bytes
    result: str = ""
    game: str = ""
    at: int = 0
    """When it ended, if it counts."""


class Follows(msgspec.Struct, frozen=True):
    """What a row changes besides the log, until the records are told of it."""

    room: str
    people: list[str]
    account: Consequence | None = None
    match: str = ""
    number: int = 0
    secret: bytes = b""
    ended: tuple[str, str] | None = None


READ: Final = msgspec.msgpack.Decoder(KeptMatch)
READ_FOLLOWS: Final = msgspec.msgpack.Decoder(Follows)
WRITE: Final = msgspec.msgpack.Encoder()
PENDING: Final = "pending/"


def row_name(room: str, number: int) -> str:
    return f"log/{room}/{number:08d}"


class ShelfRows(RowStore):
    """The store of rows of a house in a browser."""

    def __init__(self, shelf: Cupboard) -> None:
        self.shelf = shelf
        self.last: dict[str, int] = {}
        """The number of the last row of each room that was looked at."""
        self.written = 0
        """Rows since the house was opened."""
        self.changed: set[str] = set()
        """Rooms whose logs have grown since the records were told."""

    async def make_room(self, code: str, watch: str) -> bool:
        if await self.shelf.get(f"room/{code}") is not None:
            return False
        await self.shelf.write({f"room/{code}": watch.encode(), f"watch/{watch}": code.encode()})
        self.last[code] = 0
        return True

    async def append(self, row: Append) -> bool:
        if row.room not in self.last:
            await self.rows(row.room)
        if row.number != self.last[row.room] + 1:
            return False
        puts = {row_name(row.room, row.number): row.at.to_bytes(8, "big") + row.body}
        if row.match:
            id, secret = row.match
            puts[f"match/{id}"] = WRITE.encode(KeptMatch(row.room, row.number, secret))
        if row.ended:
            puts |= await self.ending(row, puts)
        if row.match or row.ended or row.people or row.account:
            id, secret = row.match or ("", b"")
            follows = Follows(row.room, sorted(row.people), row.account, id, row.number, secret, row.ended)
            puts[f"{PENDING}{row.at:015d}/{row.room}/{row.number:08d}"] = WRITE.encode(follows)
        await self.shelf.write(puts)
        self.last[row.room] = row.number
        self.written += 1
        self.changed.add(row.room)
        return True

    async def ending(self, row: Append, puts: dict[str, bytes]) -> dict[str, bytes]:
        """The match that ends with the row, with its result."""
        id, result = row.ended or ("", "")
        name = f"match/{id}"
        kept = puts.get(name) or await self.shelf.get(name)
        if kept is None:
            return {}
        made = [each for each in (row.account.results if row.account else ()) if each.match == id and each.counts]
        game, at = (made[0].game, row.at) if made else ("", 0)
        return {name: WRITE.encode(msgspec.structs.replace(READ.decode(kept), result=result, game=game, at=at))}

    async def whole(self, code: str) -> tuple[str, list[Stored], dict[str, bytes]] | None:
        watch = await self.shelf.get(f"room/{code}")
        return None if watch is None else (watch.decode(), await self.rows(code), await self.secrets(code))

    async def rows(self, room: str, after: int = 0) -> list[Stored]:
        found = await self.shelf.under(f"log/{room}/")
        rows = [
            Stored(int(name.rpartition("/")[2]), int.from_bytes(kept[:8], "big"), kept[8:])
            for name, kept in found.items()
        ]
        self.last[room] = rows[-1].number if rows else 0
        return [row for row in rows if row.number > after]

    async def matches(self) -> dict[str, KeptMatch]:
        return {
            name.removeprefix("match/"): READ.decode(kept) for name, kept in (await self.shelf.under("match/")).items()
        }

    async def secrets(self, room: str) -> dict[str, bytes]:
        return {id: each.secret for id, each in (await self.matches()).items() if each.room == room}

    async def room_of(self, watch: str) -> str | None:
        found = await self.shelf.get(f"watch/{watch}")
        return None if found is None else found.decode()

    async def place_of(self, match: str) -> MatchPlace | None:
        found = await self.shelf.get(f"match/{match}")
        return None if found is None else MatchPlace((kept := READ.decode(found)).room, kept.number)

    async def forgotten(self, match: str) -> list[int]:
        """Nobody leaves a house of one's own."""
        return []

    async def latest(self, game: str, most: int) -> list[str]:
        ended = [(each.at, id) for id, each in (await self.matches()).items() if each.game == game]
        return [id for _, id in sorted(ended, reverse=True)[:most]]

    async def results(self) -> dict[str, int]:
        return dict(Counter(each.result for each in (await self.matches()).values()))

    async def keep(self, name: str, value: bytes) -> bytes:
        found = await self.shelf.get(f"keep/{name}")
        if found is None:
            await self.shelf.write({f"keep/{name}": value})
        return value if found is None else found

    async def pulse(self) -> None:
        await self.shelf.write({"pulse": b"."})
