"""Messages that mean no good: made from what the server can read, from what happens at the table, and from noise."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from msgspec import inspect

from saloon.house import SHELF
from saloon.server.wire.incoming import Incoming

KINDS: Final = inspect.type_info(Incoming)
DEAR: Final = ("hint", "weigh", "chances", "leave", "kick", "abandon", "resign")
"""What takes long to answer, or ends what could still be played, comes less often."""
NUMBERS: Final = (
    0,
    1,
    0,
    1,
    2,
    3,
    7,
    15,
    16,
    -1,
    -2,
    -3,
    255,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    10**30,
    0.5,
    -0.0,
    1e308,
)
TEXTS: Final = (
    "",
    " ",
    "0",
    "null",
    "Eva",
    "x" * 24,
    "x" * 41,
    "x" * 399,
    "x" * 401,
    "\0",
    "\n",
    "\ud800",
    "\u202eavE",
    "\u200b",
    "😀" * 9,
    "И" * 30,
    "%s%n{0}",
    "'; DROP TABLE log; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "A" * 64,
    "0" * 64,
    "ab" * 16,
    "-",
    "pass",
    "play",
    "H7",
    "+H7",
    "a1-b2",
    "give 1 2",
    "1e9",
    "ⅷ",
    "٣",
)
NOISE: Final = (
    "",
    " ",
    "{",
    "}",
    "[]",
    "[[[[",
    "null",
    "true",
    "7",
    '"hello"',
    "{}",
    '{"type":7}',
    '{"type":"hello"}',
    '{"type":"act","id":""}',
    '{"type":"nothing","id":"a"}',
    '{"type":"ping","id":"a","id":"b"}',
    '{"type":"ping","id":"a"}{"type":"ping","id":"b"}',
    '{"type":"ping","id":NaN}',
    '{"type":"ping","id":"\\ud800"}',
    '{"id":"a"}',
    "[" * 5000,
    '{"a":' * 2000,
    "\ufeff{}",
    "GET / HTTP/1.1",
    "x" * 16_000,
)
PLACES: Final = (
    "/api/games/{}",
    "/api/games/prsi/position?text={}&seat={}",
    "/api/games/bang/position.svg?text={}&options={}",
    "/api/games/{}/odds?options={}",
    "/api/rooms/{}",
    "/api/rooms/{}/join",
    "/api/rooms",
    "/api/matches/{}",
    "/api/matches/{}/steps?first={}&last={}",
    "/api/matches/{}/picture.svg?number={}&seat={}",
    "/api/matches/{}/verify",
    "/api/matches/{}/file",
    "/api/qr.svg?path={}",
    "/art/{}",
    "/art/prsi/{}",
    "/web/{}",
    "/r/{}",
    "/m/{}",
    "/{}",
    "/api/phrases?lang={}",
    "/schema/{}",
    "/api/games?lang={}",
)
PIECES: Final = (
    "%00",
    "%ff%fe",
    "%2e%2e%2f",
    "..%2f..%2fpasswd",
    "%F0%9F%98%80",
    "%",
    "%zz",
    "-1",
    "0",
    "99999999999999999999",
    "1e9",
    "a" * 3000,
    "prsi",
    "prsi.svg",
    "%0d%0aX:1",
    "'",
    "%3Cscript%3E",
    "",
)


class Fuzz:
    """One hostile guest: what it sends depends on its seed and on what it has seen."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.number = 0
        self.sent: list[str | bytes] = []
        self.seen: dict[str, list[Any]] = {"game": list(SHELF)}
        """By the name of a field: values that make sense."""

    def learn(self, message: dict[str, Any]) -> None:
        """What the house says is turned against it."""
        if message["type"] in ("table", "event"):
            scene = message["scene"]
            self.seen["action"] = [choice["text"] for choice in scene["choices"]] or self.seen.get("action", [])
            self.seen["node"] = self.seen["path"] = [node["id"] for node in scene["nodes"]]
            self.seen["match"], self.seen["number"] = [message["match"]], [message["number"], message["number"] - 1]

    def next(self) -> str | bytes:
        """Mostly well-formed messages; a few of each other kind."""
        make = self.rng.choices((self.formed, self.again, self.garbled, self.noise), (24, 4, 1, 1))[0]
        text = make()
        self.sent.append(text)
        return text

    def formed(self) -> str:
        """Every field has its type, or nearly; what it says may be nonsense."""
        assert isinstance(KINDS, inspect.UnionType)
        kinds = [kind for kind in KINDS.types if isinstance(kind, inspect.StructType)]
        kind = self.rng.choices(kinds, [1 if each.tag in DEAR else 8 for each in kinds])[0]
        self.number += 1
        fields = {
            field.name: self.value(field.name, field.type)
            for field in kind.fields
            if field.required or self.rng.random() < 0.6
        }
        return json.dumps({**fields, "type": kind.tag, "id": f"f{self.number}"})

    def value(self, name: str, kind: Any) -> Any:
        rng = self.rng
        if rng.random() < 0.02:
            return rng.choice((*NUMBERS, *TEXTS, None, True, [], {}, [[]], {"": {}}))
        match kind:
            case inspect.UnionType():
                return self.value(name, rng.choice(kind.types))
            case inspect.LiteralType():
                return rng.choice(kind.values)
            case inspect.StructType():
                return {field.name: self.value(field.name, field.type) for field in kind.fields}
            case inspect.ListType():
                return [self.value(name, kind.item_type) for _ in range(rng.randrange(4))]
            case inspect.DictType():
                return {
                    rng.choice(("deal", "over", "", "x" * 50)): self.value("", kind.value_type)
                    for _ in range(rng.randrange(3))
                }
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.NoneType():
                return None
        known = self.seen.get(name, [])
        if known and rng.random() < 0.7:
            return rng.choice(known)
        return (
            rng.choice(NUMBERS[:8] if rng.random() < 0.95 else NUMBERS)
            if isinstance(kind, inspect.IntType)
            else rng.choice(TEXTS)
        )

    def again(self) -> str | bytes:
        """Something that was sent before, perhaps in another life of the room."""
        return self.rng.choice(self.sent) if self.sent else self.formed()

    def garbled(self) -> str | bytes:
        """A message with some letters lost, doubled or turned, as text or as bytes."""
        text = bytearray(self.formed().encode("utf-8", "surrogatepass"))
        for _ in range(self.rng.randrange(1, 5)):
            at = self.rng.randrange(len(text))
            text[at : at + self.rng.randrange(3)] = self.rng.randbytes(self.rng.randrange(3))
        return bytes(text) if self.rng.random() < 0.5 else text.decode("utf-8", "replace")

    def noise(self) -> str | bytes:
        return self.rng.choice((*NOISE, self.rng.randbytes(50), b"", b"\xff\xfe", bytes(15_000)))

    def request(self) -> dict[str, Any]:
        """Any method at any place, with a body that may be anything."""
        rng = self.rng
        pieces = (*PIECES, *self.seen.get("match", []), *self.seen.get("code", []))
        place = rng.choice(PLACES)
        bodies = (
            b"",
            b"{}",
            b"[]",
            b"null",
            b"\xff\xfe",
            self.formed().encode("utf-8", "surrogatepass"),
            *(noise.encode() for noise in NOISE[:12]),
        )
        kinds = ("application/json", "text/plain", "application/msgpack", "multipart/form-data", "", "a" * 500)
        body = rng.choice(
            (
                rng.choice(bodies),
                json.dumps(
                    {"game": rng.choice((*SHELF, "x")), "name": rng.choice(TEXTS), "seats": rng.choice(NUMBERS)}
                ).encode(),
            )
        )
        headers = {
            "content-type": rng.choice(kinds),
            "accept-language": rng.choice(("cs", "*", ";;;q=x", "x" * 300)),
            "accept": rng.choice(("*/*", "text/html", "a/b;q=9")),
        }
        path = place.format(*(rng.choice(pieces) for _ in range(place.count("{}"))))
        return {
            "method": rng.choice(("GET", "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "X")),
            "path": path,
            "headers": headers,
            "body": body,
        }
