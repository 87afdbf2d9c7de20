"""What an operator may set: where the data lies, and how much is allowed."""

from __future__ import annotations

import os
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from saloon.userdata import data

PRESENCE_GRACE: Final = 5.0
"""Seconds without a socket before a guest is shown as gone."""
AWAY: Final = 30.0
"""Seconds after which others may put a bot on the seat."""
RATED_AWAY: Final = 600.0
"""The same in a rated match: only someone away for this long loses their say."""
STEP: Final = 3.0
"""Seconds that pledging and opening wait for the silent."""
WINDOW: Final = 3.0
"""Seconds that a window for hidden cards stays open."""
NUDGE: Final = 60.0
"""Seconds of silence before everybody is told who is waited for."""
BLINK: Final = 0.004
"""Seconds of work after which the loop is given to others."""


@dataclass(frozen=True)
class Rate:
    """A bucket: how many fit into it, and how many it gets back a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 16_384
    messages: Rate = Rate(60, 20)
    """Per socket, as the next two."""
    frames: Rate = Rate(120, 40)
    """Frames of every kind: parts of messages, PINGs, PONGs."""
    frame_bytes: Rate = Rate(200_000, 50_000)
    requests: Rate = Rate(200, 40)
    """The rest is per address."""
    work: Rate = Rate(2, 0.25)
    """Seconds of the processor. Those who have used more wait, and nobody else does."""
    haste: Rate = Rate(0.1, 0.5)
    """The same by the clock, for work at a stretch: steady asking leaves half the time to others."""
    rooms: Rate = Rate(20, 20 / 600)
    people: Rate = Rate(30, 30 / 3600)
    """People who come into being: a class of a school, not a flood."""
    rescues: Rate = Rate(5, 5 / 600)
    """Rescue codes that are tried."""
    archives: Rate = Rate(6, 6 / 3600)
    """Archives of all that is kept of somebody."""
    homecomings: Rate = Rate(2_000, 2_000 / 3600)
    """Matches that were played elsewhere and come here."""
    joins: Rate = Rate(12, 12 / 600)
    """Per address and room."""
    programs: Rate = Rate(10, 10 / 600)
    """Programs that come to tables from one address."""
    program_messages: Rate = Rate(40, 8)
    """Messages from the socket of a program."""
    codes: Rate = Rate(30, 30 / 60)
    faults: Rate = Rate(10, 10 / 60)
    """Codes, keys and tokens that do not exist."""
    sockets: int = 40
    strangers: int = 20
    """Sockets that have not said hello."""
    all_sockets: int = 4_000
    tables: int = 1_000
    """Live at a time; above it new rooms are refused."""
    queue: int = 2_000
    """Messages a slow reader may fall behind before it is dropped."""
    queue_bytes: int = 2_000_000
    """The same in letters."""
    ask_bytes: int = 200_000
    """Letters that may wait for a reader before its next question is read."""
    connections: int = 200
    """At once from one network, a proxy's not counted."""
    all_connections: int = 8_000
    request_seconds: float = 15
    """Within which a request must have arrived."""
    head_bytes: int = 32_768
    """Bytes of a request before its body."""
    pieces: int = 500
    """In which a body may come."""
    guesses: int = 100
    """Wrong rescue codes in an hour, in the whole house."""
    hello_seconds: float = 5
    silent_seconds: float = 30


@dataclass(frozen=True)
class Share:
    """Which of the rooms are a worker's: its number, and how many workers there are."""

    number: int = 0
    of: int = 1

    def owner(self, code: str) -> int:
        """The worker to whom a room belongs; the same in every process and for ever."""
        return zlib.crc32(code.encode()) % self.of

    def has(self, code: str) -> bool:
        return self.owner(code) == self.number


def thinkers() -> int:
    return max(1, min(8, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Settings:
    database: str = ""
    """A SQLAlchemy address; empty: SQLite in the user's data folder."""
    share: Share = Share()
    """The rooms that this process looks after: all of them, unless there are several workers."""
    thinkers: int = field(default_factory=thinkers)
    """Processes that think for bots."""
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Further origins a browser may come from, beside the server's own."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies: many people come from there, and what they say about addresses is believed."""
    hosts: tuple[str, ...] = ()
    """Names under which the server is reached, beside addresses, localhost and this machine's own name."""
    pace: float = 0.7
    """The least seconds a bot takes, so that people can follow."""
    think: float = 4.0
    """Seconds a bot may think at most."""
    patient: bool = False
    """Bots think for as long as their budgets of positions last, however slow the machine is; not by the clock."""
    idle: float = 60.0
    """Seconds after which a table nobody looks at leaves memory."""
    keep_days: int = 365
    """Rooms untouched for longer are deleted."""
    step: float = STEP
    window: float = WINDOW
    public: str = ""
    """The address under which others reach the server, such as http://192.168.1.5:8277."""
    people: bool = True
    """Whether the house knows people; if not, there are guests of rooms and nothing else."""
    deals: str = ""
    """Words on which houses have agreed that wish to have the same deals of the day; empty: this house has its own."""
    zone: str = ""
    """By whose midnight days begin here, such as Europe/Prague; empty: that of the machine."""
    push_local: bool = False
    """Whether devices may be told through services in the local net; only for those who run one there."""
    along: Path | None = None
    """The folder of the house that people may take along; None: it is not offered."""
    web: Path | None = None
    """The folder of the page; None: the packaged one."""

    def address(self) -> str:
        """Where the data lies."""
        if self.database:
            return self.database
        folder = data()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'saloon.db'}"
