"""Frames that no client of ours sends: what RFC 6455 forbids, and what it allows and nobody means.

Raw bytes, so that no library tidies them up.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import nullcontext, suppress
from random import Random
from typing import Final
from urllib.parse import urlsplit

from faults.floods import BEGUN, CONT, HERE, PING, PONG, frame

NO_TEXT: Final = b"\xff\xfe\xc3\x28"
TEXT, CLOSE = 1, 8


def raw(first: int, length: bytes, data: bytes = b"") -> bytes:
    """A frame whose head is whatever it is."""
    return bytes([first]) + length + data


def close(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


CASES: Final[dict[str, tuple[bytes, set[int]]]] = {
    "PINGs": (PING * 200, {4429}),
    "PINGs with data": (frame(9, b"x" * 125) * 200, {4429}),
    "PONGs nobody asked for": (PONG * 200, {4429}),
    "empty parts": (BEGUN + CONT, {4400}),
    "empty parts of nothing": (CONT, {1002, 4400}),
    "many small parts": (BEGUN + frame(0, b"x", fin=False) * 200, {4429}),
    "a part without a beginning": (frame(0, b"x"), {1002}),
    "a message inside a message": (BEGUN + frame(TEXT, b"x"), {1002}),
    "PINGs between parts": (BEGUN + PING * 3 + frame(0, b"x") + close(1000), {4400, 1000}),
    "a PING in parts": (frame(9, fin=False), {1002}),
    "a PING too long": (frame(9, b"x" * 126), {1002}),
    "a close too long": (frame(CLOSE, b"\x03\xe8" + b"x" * 124), {1002}),
    "not masked": (raw(0x81, b"\x01", b"x"), {1002}),
    "a message too long": (frame(TEXT, b"x" * 20_000), {1009}),
    "parts too long": (frame(TEXT, b"x" * 9_000, fin=False) + frame(0, b"x" * 9_000), {1009}),
    "a length without end": (raw(0x81, b"\xff" + b"\x7f" + b"\xff" * 7), {1009}),
    "a length below zero": (raw(0x81, b"\xff" + b"\xff" * 8), {1002, 1009}),
    "no text": (frame(TEXT, NO_TEXT), {1007}),
    "no text in parts": (frame(TEXT, NO_TEXT[:3], fin=False) + frame(0, NO_TEXT[3:]), {1007}),
    "bytes that are no message": (frame(2, bytes(100)), {4400}),
    "an empty message": (frame(TEXT), {4400}),
    "half a code": (frame(CLOSE, b"\x03"), {1002}),
    "a reason that is no text": (close(1000, NO_TEXT), {1007, 1002}),
    "an empty close": (frame(CLOSE), {1000, 1005}),
    **{f"reserved bit {bit:#x}": (raw(0x81 | bit, b"\x81\0\0\0\0x"), {1002}) for bit in (0x40, 0x20, 0x10, 0x70)},
    **{f"opcode {opcode}": (frame(opcode, b"x"), {1002}) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    **{f"close {code}": (close(code), {code}) for code in (1000, 1001, 1011, 3000, 4999)},
    **{
        f"close {code}, which nobody may say": (close(code), {1002})
        for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535)
    },
}
"""What is sent, and the codes that answer it; before anybody has said hello."""
FINE: Final = {1000, 1001, 1002, 1003, 1005, 1007, 1009, 1011, 3000, 4400, 4401, 4408, 4429, 4999}
"""Codes that may answer a mixture of all that; a code that was sent comes back."""


async def closing(url: str, sent: list[bytes], hello: str = "", *, goes: bool = False) -> int:
    """The code with which a line is closed on which these bytes have gone, piece by piece; 0 if it was dropped without
    a word, or the one who sent them went first."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(HERE, 0))
    asked = (
        f"GET /socket HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: Upgrade\r\nUpgrade: "
        f"websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    )
    heard = b""
    try:
        async with asyncio.timeout(60):
            writer.write(asked.encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            if hello:
                writer.write(frame(TEXT, json.dumps({"type": "hello", "id": "h", "token": hello}).encode()))
            with suppress(ConnectionError):
                for piece in sent:
                    writer.write(piece)
                    await writer.drain()
                if goes:
                    writer.write_eof()
                while not code_in(heard) and (more := await reader.read(1 << 16)):
                    heard += more
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    return code_in(heard)


def code_in(heard: bytes) -> int:
    """Of the close frame among what a server has sent."""
    while len(heard) > 1:
        size, at = heard[1], 2
        if size > 125:
            at = 4 if size == 126 else 10
            size = int.from_bytes(heard[2:at], "big")
        if heard[0] == 0x88:
            return int.from_bytes(heard[at : at + 2], "big") if size else 1005
        heard = heard[at + size :]
    return 0


def mixture(rng: Random) -> list[bytes]:
    """Some of the cases one after another, bytes lost or turned here and there, cut anywhere; a close at the end."""
    sent = bytearray(b"".join(rng.choice(list(CASES.values()))[0] for _ in range(rng.randrange(1, 5))) + close(1000))
    for _ in range(rng.randrange(3)):
        at = rng.randrange(len(sent))
        sent[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    cuts = sorted(rng.randrange(len(sent) + 1) for _ in range(rng.randrange(6)))
    return [bytes(sent[a:b]) for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True)]


async def batter(url: str, seed: int, lines: int, token: str = "", *, patient: bool = False) -> Counter[int]:
    """A number of lines with mixtures, one after another; how they were closed.

    Under the usual limits one has to be patient, for lines are dropped unanswered.
    """
    rng, codes = Random(seed), Counter[int]()
    while codes.total() < lines:
        with suppress(ConnectionError, EOFError) if patient else nullcontext():
            codes[await closing(url, mixture(rng), token if rng.random() < 0.5 else "", goes=True)] += 1
    return codes
