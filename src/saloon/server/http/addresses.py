"""Where a request comes from, and by which name it calls the server."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from socket import gethostname
from urllib.parse import urlsplit

from saloon.server.settings import Settings


def network(address: str) -> str:
    """One address of IPv4; of IPv6 the network that one subscriber has.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(found) if found.version == 4 else str(ip_address(int(found) >> 64 << 64))


def is_among(address: str, places: Iterable[str]) -> bool:
    """Whether an address is one of those, or in one of those networks.

    >>> is_among("10.0.0.7", ["10.0.0.0/24"]), is_among("10.0.1.7", ["10.0.0.0/24", "::1"])
    (True, False)
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address in places
    return any(found in ip_network(place, strict=False) for place in places)


def is_own_host(host: str | None, settings: Settings) -> bool:
    """Whether a request names this server. A foreign name that leads here is somebody else's page in disguise."""
    try:
        name = (urlsplit(f"//{host or ''}").hostname or "").lower().rstrip(".")
    except ValueError:
        return False
    with suppress(ValueError):
        return bool(ip_address(name))
    own = gethostname().lower()
    known = {"localhost", own, f"{own}.local", *(each.lower() for each in settings.hosts)}
    known |= {(urlsplit(each).hostname or "").lower() for each in (settings.public, *settings.origins) if each}
    return name in known or name.endswith(".localhost")


def is_local(host: str | None) -> bool:
    """Whether a host names this machine only, so that nobody else could use the address."""
    try:
        name = urlsplit(f"//{host or ''}").hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def is_here(peer: str) -> bool:
    """Whether somebody comes from this machine itself.

    >>> is_here("127.0.0.1"), is_here("::1"), is_here("::ffff:127.0.0.1"), is_here("192.0.2.7"), is_here("")
    (True, True, True, False, False)
    """
    try:
        return ip_address(network(peer) if "." in peer else peer).is_loopback
    except ValueError:
        return False
