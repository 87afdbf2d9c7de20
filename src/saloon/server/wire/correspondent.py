"""A match by letters: what a device asks of the house, which keeps nothing of it, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saloon.server.wire import incoming
from saloon.server.wire.outgoing import Chosen

LetterWritten = Annotated[str, Meta(max_length=20_400)]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$")]


class LetterAsked(Struct):
    """Something to do with a letter. The private key and the shares that are not due stay in the device."""

    does: Literal["read", "invite", "accept", "open", "move", "resign", "sign"] = "read"
    letter: LetterWritten = ""
    """All but an invitation have one."""
    key: Hex = ""
    """The public key of the device: whose letter it is."""
    match: Annotated[str, Meta(max_length=64)] = ""
    """The number of the match, drawn by lot with the invitation."""
    game: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[str, Meta(max_length=2000)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    top: Hex = ""
    """The top of their chain of shares, from those who begin or accept."""
    share: Hex = ""
    move: Annotated[str, Meta(max_length=400)] = ""
    signature: Hex = ""
    base: Annotated[str, Meta(max_length=200)] = ""
    """The address before the `#`, for the picture of a letter that is signed."""
    shape: incoming.Shape = "wide"


class LetterSigned(Struct):
    """Where a device has signed: after how many lines, and the hash there."""

    lines: int
    head: str


class LetterNow(Struct):
    """A letter as its reader sees it: the table, whose turn it is to write, and what to sign."""

    letter: str
    match: str
    game: str
    title: str
    options: str
    names: list[str]
    keys: list[str]
    seat: int
    """The reader's; −2 for somebody else's letter."""
    writes: int
    """Who writes next; −1 when it is over."""
    due: str
    """What they do: `accept`, `open`, `move`; or it is `over`."""
    share: int
    """The number of the share that is due from them."""
    sign: str
    """The bytes that the sender signs, in hexadecimal."""
    head: str
    signed: list[LetterSigned | None]
    scene: dict[str, Any]
    acts: list[int]
    actor: int
    falls: list[Chosen]
    acting: str
    result: str
    log: list[str]
    """What has happened, in sentences, the last ones."""
    file: str
    """The match file, once it is over."""
    qr: str
    """A picture of a letter that is signed; empty if it does not fit into one."""
