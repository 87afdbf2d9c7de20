"""Floods: what one guest, at the highest speed of one core, may send to a house.

Plain sockets, so that nothing slows them down.
"""

from __future__ import annotations

import json
import selectors
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date, timedelta
from itertools import count, cycle, product
from typing import Any, Final

HERE: Final = "127.0.0.2"
"""Where floods come from: an address of this machine that is no proxy's."""
MASK: Final = b"\0\0\0\0"
PATIENCE: Final = 1.0
BLOCK: Final = 64 * 1024

Place = tuple[str, int]
Opening = Callable[[Place], socket.socket]


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """As a client sends it; the mask changes nothing."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + length + MASK + data


TEXT, PING, PONG, CONT = frame(1, b'{"type":"ping","id":"p"}'), frame(9), frame(10), frame(0, fin=False)
BEGUN: Final = frame(1, b"x", fin=False)


def plain(place: Place) -> socket.socket:
    line = socket.create_connection(place, PATIENCE, (HERE, 0))
    line.setsockopt(
        socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0"
    )  # ends at once, so that no port is left waiting
    return line


def upgraded(place: Place, *first: bytes, path: str = "/socket") -> socket.socket:
    """A socket through which the first bytes have gone already."""
    line = plain(place)
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\nConnection: Upgrade\r\nUpgrade: "
        f"websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    )
    line.sendall(asked.encode())
    if b" 101 " not in line.recv(4096):
        line.close()
        raise ConnectionError
    line.sendall(b"".join(first))
    return line


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n".encode()


def get_as(key: str, path: str) -> bytes:
    return get(path)[:-2] + f"Authorization: Bearer {key}\r\n\r\n".encode()


def post(path: str, body: Any, key: str = "") -> bytes:
    text = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept-Encoding: gzip\r\n"
    if key:
        head += f"Authorization: Bearer {key}\r\n"
    return f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text


class Flood:
    """Many lines at once, each of them opened again when it is closed."""

    def __init__(
        self, place: Place, lines: int, opening: Opening, blocks: Callable[[int], bytes], pace: float = 0.0
    ) -> None:
        self.place, self.lines, self.opening, self.blocks = place, lines, opening, blocks
        self.pace = pace
        """Seconds between two blocks, all lines together."""
        self.chosen = selectors.DefaultSelector()
        self.rest: dict[socket.socket, bytes] = {}
        self.opened = self.sent = self.failed = 0
        self.again = 0.0

    def run(self, until: float) -> None:
        while time.monotonic() < until:
            if len(self.rest) < self.lines and time.monotonic() >= self.again:
                self.open()
            for key, events in self.chosen.select(0.01):
                self.push(key.fileobj, events)  # type: ignore[arg-type]
            if self.pace:
                time.sleep(self.pace)

    def open(self) -> None:
        try:
            line = self.opening(self.place)
        except OSError:
            self.failed += 1
            self.again = time.monotonic() + 0.002
            return
        line.setblocking(False)
        self.opened += 1
        self.rest[line] = b""
        self.chosen.register(line, selectors.EVENT_READ | selectors.EVENT_WRITE)

    def push(self, line: socket.socket, events: int) -> None:
        try:
            if events & selectors.EVENT_READ and not line.recv(1 << 20):
                raise ConnectionError
            if events & selectors.EVENT_WRITE:
                data = self.rest[line] or self.blocks(self.sent)
                gone = line.send(data)
                self.rest[line] = data[gone:]
                self.sent += gone
        except BlockingIOError:
            pass
        except OSError:
            self.chosen.unregister(line)
            del self.rest[line]
            line.close()


def always(block: bytes) -> Callable[[int], bytes]:
    many = block * max(1, BLOCK // len(block))
    return lambda sent: many


def in_turn(blocks: Iterator[bytes]) -> Callable[[int], bytes]:
    return lambda sent: next(blocks)


def knock(place: Place, until: float) -> None:
    """Comes and goes, as fast as it can."""
    while time.monotonic() < until:
        with suppress(OSError):
            plain(place).close()


def halves(place: Place, until: float) -> None:
    """Requests of which only the first half ever comes."""
    Flood(place, 400, plain, lambda sent: b"GET / HTTP/1.1\r\nHost: loc" if sent < 26 * 400 else b"a", 0.002).run(until)


def silent(place: Place, until: float) -> None:
    """Sockets without a word, as many as may be."""
    Flood(place, 400, upgraded, lambda sent: PING, 0.002).run(until)


def upgrades(place: Place, until: float) -> None:
    while time.monotonic() < until:
        with suppress(OSError):
            upgraded(place).close()


def guests(tokens: list[str]) -> Opening:
    """Sockets that have said hello."""
    hellos = cycle([frame(1, json.dumps({"type": "hello", "id": "h", "token": token}).encode()) for token in tokens])
    return lambda place: upgraded(place, next(hellos))


def replays(match: str) -> Iterator[bytes]:
    """Every page of a match from every side."""
    for page, lang, shape, seat in cycle(product(range(0, 400, 7), ("cs", "en", "ru"), ("wide", "tall"), (-2, 0, 1))):
        yield get(f"/api/matches/{match}/steps?first={page}&last={page + 49}&seat={seat}&lang={lang}&shape={shape}")


def pictures(match: str) -> Iterator[bytes]:
    for number, lang, shape, theme in cycle(
        product(range(400), ("cs", "en", "ru"), ("wide", "tall"), ("day", "night"))
    ):
        yield get(f"/api/matches/{match}/picture.svg?number={number}&lang={lang}&shape={shape}&theme={theme}")


def positions() -> Iterator[bytes]:
    for number in cycle(range(10_000)):
        yield get(
            f"/api/games/bang/position?seats={3 + number % 6}&seat={number % 3}&lang={('cs', 'en', 'ru')[number % 3]}"
        )


def thoughts(path: str, lines: list[list[dict[str, Any]]]) -> Iterator[bytes]:
    """Positions of Dáma, each with what is asked there."""
    for number, line in enumerate(cycle(lines)):
        yield post(f"/api/analysis/dama{path}?lang={('cs', 'en', 'ru')[number % 3]}", {"line": line})


def lessons() -> Iterator[bytes]:
    """Scenes of lessons, and hints there."""
    some = ("dama/play", "mlyn/play", "bang/dice", "bang/roles", "bang/arrows", "bang/characters")
    for lesson, what in cycle(product(some, ("scene", "hint"))):
        yield post(f"/api/school/{lesson}/{what}", {"scene": 0})


def days(key: str) -> Iterator[bytes]:
    """The calendar, page after page."""
    for number in count():
        yield get_as(key, f"/api/deal?day={date(2026, 1, 1) - timedelta(days=number % 3000)}")


def decisions(key: str, match: str) -> Iterator[bytes]:
    """Every choice of a match, to be practised."""
    for number in cycle(range(1, 400)):
        yield post("/api/me/deck", {"match": match, "number": number}, key)


def told_of(match: str) -> Iterator[bytes]:
    """All that is told of a match that is over, but its steps and pictures."""
    for part, lang in cycle(product(("course", "review", "verify", "file", "moment?number=9"), ("cs", "en", "ru"))):
        yield get(f"/api/matches/{match}/{part}{'&' if '?' in part else '?'}lang={lang}")


def remarks() -> Iterator[bytes]:
    """On a board for several, each as long as may be."""
    for number in count():
        node = number % 60
        said = {"type": "note", "id": f"n{number}", "shape": 1, "node": node, "text": str(number) + "x" * 1900}
        yield frame(1, json.dumps(said).encode())


def thinkers(study: str) -> Opening:
    hello = frame(1, json.dumps({"type": "hello", "id": "h", "study": study}).encode())
    return lambda place: upgraded(place, hello, path="/study")


def newer(place: Place, until: float, match: str, more: dict[str, Any]) -> dict[str, Callable[[], None]]:
    """What can be asked of boards, lessons, deals, decks, letters and luggage."""

    def asks(lines: int, wishes: Iterator[bytes]) -> Callable[[], None]:
        return lambda: Flood(place, lines, plain, in_turn(wishes)).run(until)

    noting = thinkers(more["study"])
    return {
        "lines on a board": asks(40, thoughts("", more["lines"])),
        "values on a board": asks(150, thoughts("/values", more["lines"])),
        "hints on a board": asks(150, thoughts("/hint", more["lines"])),
        "what was played from there": asks(40, thoughts("/explorer", more["lines"])),
        "remarks on a board for several": lambda: Flood(place, 30, noting, in_turn(remarks())).run(until),
        "scenes of lessons": asks(40, lessons()),
        "days of the calendar": asks(40, days(more["key"])),
        "choices to practise": asks(40, decisions(more["key"], match)),
        "all about a match": asks(40, told_of(match)),
        "letters": asks(40, cycle([post("/api/letters", more["letter"])])),
        "luggage": asks(40, cycle([post("/api/me/luggage", more["luggage"], more["key"])])),
    }


def flood(name: str, place: Place, seconds: float, tokens: list[str], match: str, more: dict[str, Any]) -> None:
    """One of them, for `seconds`; `more`: a person's key, a board for several, lines of moves, a letter, luggage."""
    until = time.monotonic() + seconds

    looks = b"".join(frame(1, json.dumps({"type": "look", "id": str(number)}).encode()) for number in range(20))
    body = (
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
        b"16000\r\n\r\n" + b"x" * 16_000
    )
    floods: dict[str, Callable[[], None]] = {
        "nothing": lambda: time.sleep(seconds),
        "PINGs": lambda: Flood(place, 1, upgraded, always(PING)).run(until),
        "PINGs on 40 sockets": lambda: Flood(place, 40, upgraded, always(PING)).run(until),
        "PINGs, 500 KB a second": lambda: Flood(place, 1, upgraded, lambda sent: PING * 170, 0.002).run(until),
        "PINGs by guests of a room": lambda: Flood(place, 40, guests(tokens), always(PING)).run(until),
        "PONGs": lambda: Flood(place, 1, upgraded, always(PONG)).run(until),
        "empty continuation frames": lambda: Flood(place, 1, lambda to: upgraded(to, BEGUN), always(CONT)).run(until),
        "messages of 16 KB": lambda: Flood(place, 40, upgraded, always(frame(1, b"x" * 16_000))).run(until),
        "sockets that say nothing": lambda: silent(place, until),
        "sockets opened and closed": lambda: upgrades(place, until),
        "connections opened and closed": lambda: knock(place, until),
        "requests of which half comes": lambda: halves(place, until),
        "requests for the page": lambda: Flood(place, 150, plain, always(get("/"))).run(until),
        "requests with long bodies": lambda: Flood(place, 150, plain, always(body)).run(until),
        "looks by guests of a room": lambda: Flood(place, 40, guests(tokens), lambda sent: looks).run(until),
        "steps of a finished match": lambda: Flood(place, 40, plain, in_turn(replays(match))).run(until),
        "pictures of a finished match": lambda: Flood(place, 40, plain, in_turn(pictures(match))).run(until),
        "positions drawn": lambda: Flood(place, 40, plain, in_turn(positions())).run(until),
        **newer(place, until, match, more),
    }
    floods[name]()


NAMES: Final = (
    "nothing",
    "PINGs",
    "PINGs on 40 sockets",
    "PINGs, 500 KB a second",
    "PINGs by guests of a room",
    "PONGs",
    "empty continuation frames",
    "messages of 16 KB",
    "sockets that say nothing",
    "sockets opened and closed",
    "connections opened and closed",
    "requests of which half comes",
    "requests for the page",
    "requests with long bodies",
    "looks by guests of a room",
    "steps of a finished match",
    "pictures of a finished match",
    "positions drawn",
    "lines on a board",
    "values on a board",
    "hints on a board",
    "what was played from there",
    "remarks on a board for several",
    "scenes of lessons",
    "days of the calendar",
    "choices to practise",
    "all about a match",
    "letters",
    "luggage",
)


if __name__ == "__main__":
    asked = json.loads(sys.stdin.read())
    flood(
        asked["name"], (asked["host"], asked["port"]), asked["seconds"], asked["tokens"], asked["match"], asked["more"]
    )
