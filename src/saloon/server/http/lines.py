"""Lines between the workers of a house: a message, with an open file, goes to the worker that has the room."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from typing import Final

import msgspec

KIND: Final = getattr(socket, "SOCK_SEQPACKET", socket.SOCK_DGRAM) if sys.platform == "linux" else socket.SOCK_DGRAM
LONGEST: Final = 200_000
PATIENCE: Final = 10.0
"""Seconds for an answer; a worker that has died is back sooner."""
PAUSE: Final = 0.05
"""Seconds between tries while a line is full."""
Headers = list[tuple[bytes, bytes]]


class Moved(msgspec.Struct, tag=True):
    """A socket that another worker goes on with: all that was said on it so far. The file is the socket itself."""

    handshake: bytes
    rest: bytes


class Errand(msgspec.Struct, tag=True):
    """A request that another worker does. The answer goes into the file."""

    method: str
    path: str
    query: bytes
    headers: Headers
    client: tuple[str, int] | None
    body: bytes = b""


class Answer(msgspec.Struct):
    status: int
    headers: Headers
    body: bytes


Letter = Moved | Errand
READ: Final = msgspec.msgpack.Decoder(Letter)
READ_ANSWER: Final = msgspec.msgpack.Decoder(Answer)
WRITE: Final = msgspec.msgpack.Encoder()


class Lines:
    """One line to each worker, made before the workers start: what is sent to one that has died waits for the next."""

    def __init__(self, of: int) -> None:
        self.number = 0
        """The number of this worker."""
        self.pairs = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(of)]
        for each in (end for pair in self.pairs for end in pair):
            each.setblocking(False)

    @property
    def others(self) -> list[int]:
        return [number for number in range(len(self.pairs)) if number != self.number]

    def open(self, take: Callable[[Letter, int], None]) -> None:
        """Whatever is sent to this worker is taken, with the file that came along."""
        asyncio.get_running_loop().add_reader(self.pairs[self.number][0], self.hear, take)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.pairs[self.number][0])

    def hear(self, take: Callable[[Letter, int], None]) -> None:
        try:
            data, files, _, _ = socket.recv_fds(self.pairs[self.number][0], LONGEST, 1)
        except BlockingIOError:
            return
        take(READ.decode(data), files[0])

    async def send(self, to: int, letter: Letter, file: int) -> bool:
        """Send a message; returns whether that worked. A line that is full is waited for."""
        data = WRITE.encode(letter)
        for _ in range(int(PATIENCE / PAUSE)):
            try:
                socket.send_fds(self.pairs[to][1], [data], [file])
                return True
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError:
                return False
        return False

    async def ask(self, to: int, errand: Errand, patience: float = PATIENCE) -> Answer | None:
        """What the other one answers; None if it does not."""
        here, there = socket.socketpair()
        try:
            async with asyncio.timeout(patience):
                with closing(there):
                    if not await self.send(to, errand, there.fileno()):
                        return None
                reader, writer = await asyncio.open_connection(sock=here)
                with closing(writer):
                    return READ_ANSWER.decode(await reader.read())
        except (TimeoutError, OSError, msgspec.DecodeError):
            here.close()
            return None
