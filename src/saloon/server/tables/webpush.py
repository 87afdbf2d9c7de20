"""Web Push: a message that only one browser can read, carried by the service that it chose (RFC 8030, 8291, 8292).

The house goes to addresses that browsers give it, so it looks where they lead: into the open net by HTTPS, and nowhere
else unless its operator says so. It connects to the very address it has looked at, and follows nobody further.
"""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from saloon.server.faults import Unreadable
from saloon.server.store.pushes import PushTo

KEPT: Final = 3 * 86_400
"""Seconds that the service keeps a message for a browser that is off."""
GOOD_FOR: Final = 12 * 3600
"""Seconds that the house's proof of who sends is good for."""
PATIENCE: Final = 10.0
POINT: Final = 65
"""Bytes of a public key."""
SECRET: Final = 16


class Gone(Exception):
    """The browser does not want to be told any more."""


class NotTaken(Exception):
    """The service did not take it; perhaps later."""


def possible() -> bool:
    """Whether the libraries are there: `pip install 'saloon[push]'`."""
    try:
        import http_ece  # noqa: F401
        import py_vapid  # noqa: F401
    except ImportError:
        return False
    return True


def new_key() -> bytes:
    """A key of the house, by which services know who sends."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def checked(endpoint: str, public: str, auth: str, local: bool) -> None:
    """Whether one may be told there; raises Unreadable. Names are looked up only when something is sent."""
    try:
        address = urlsplit(endpoint)
        host, _ = address.hostname or "", address.port
        good = address.scheme == "https" or (local and address.scheme == "http")
        good = good and bool(host) and not address.username and endpoint.isascii() and endpoint.isprintable()
        good = good and " " not in endpoint and not address.fragment
        if good and not local:
            good = host != "localhost" and not host.endswith((".local", ".internal")) and is_open(host)
        point = unpacked(public)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        good = good and len(point) == POINT and len(unpacked(auth)) == SECRET
    except ValueError:
        good = False
    if not good:
        raise Unreadable("push-address")


def is_open(host: str) -> bool:
    """Whether an address lies in the open net; a name may."""
    try:
        return ip_address(host).is_global
    except ValueError:
        return True


class Carrier:
    """Sends for the house."""

    def __init__(self, key: bytes, contact: str, local: bool = False) -> None:
        found = load_der_private_key(key, None)
        assert isinstance(found, ec.EllipticCurvePrivateKey)
        self.key = found
        self.contact = contact
        self.local = local
        """Whether services in the local net may be used, and such without TLS."""

    @property
    def public(self) -> str:
        """What browsers are told, so that only this house can send to them."""
        return packed(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sealed(self, push: PushTo, message: bytes) -> bytes:
        """For the one browser alone."""
        import http_ece

        made: bytes = http_ece.encrypt(
            message,
            salt=os.urandom(SECRET),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpacked(push.public),
            auth_secret=unpacked(push.auth),
            version="aes128gcm",
        )
        return made

    def headers(self, address: SplitResult) -> dict[str, str]:
        from py_vapid import Vapid02

        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self.contact,
        }
        signed: dict[str, str] = Vapid02(self.key).sign(claims)
        return signed | {"TTL": str(KEPT), "Urgency": "normal", "Content-Encoding": "aes128gcm"}

    async def send(self, push: PushTo, message: bytes, topic: str) -> None:
        """Raises Gone or NotTaken."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self.post(push, self.sealed(push, message), topic)
        except (OSError, ssl.SSLError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            raise NotTaken(type(error).__name__) from None
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise NotTaken(str(status))

    async def post(self, push: PushTo, body: bytes, topic: str) -> int:
        """One request on a line of its own; the status of the answer."""
        address = urlsplit(push.endpoint)
        host, secure = address.hostname or "", address.scheme == "https"
        port = address.port or (443 if secure else 80)
        where = await self.resolved(host, port)
        more: dict[str, Any] = {"ssl": ssl.create_default_context(), "server_hostname": host} if secure else {}
        reader, writer = await asyncio.open_connection(where, port, limit=1 << 15, **more)
        try:
            path = (address.path or "/") + (f"?{address.query}" if address.query else "")
            head = {"Host": address.netloc, **self.headers(address), "Topic": topic, "Content-Length": str(len(body))}
            lines = [
                f"POST {path} HTTP/1.1",
                *(f"{name}: {value}" for name, value in head.items()),
                "Connection: close",
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            first = (await reader.readline()).split()
            return int(first[1]) if len(first) > 1 else 0
        finally:
            writer.close()

    async def resolved(self, host: str, port: int) -> str:
        """An address of the host; raises OSError if it lies where the house does not go."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self.local and not all(map(is_open, addresses)):
            raise OSError("not in the open net")
        return addresses[0]
