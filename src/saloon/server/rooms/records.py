"""What the log of a room is made of. Folding these gives the room, the match included.

A row of the log holds all that one message brought about, in order: a move and what nature made
of it are stored together or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct


class Setup(Struct, frozen=True, gc=False):
    """What the next match is played by."""

    game: str
    seats: int
    options: str = ""
    chance: str = "fair"
    bank: int = 0
    """Seconds; 0 is no clock."""
    increment: int = 0
    rated: bool = False
    chat: str = "free"
    locked: bool = False
    days: int = 0
    """At a pace: days for a move; 0 where there is none."""
    late: str = "move"
    """What becomes of a seat whose days are over: the house plays that move, a bot takes the seat, or the match is
    lost."""
    position: str = ""
    """Where the match begins, if not at the beginning."""
    deal: str = ""
    """The day whose deal it is: chance is that of the day."""
    again: bool = False
    """The deal once more, for oneself: it counts for nothing."""
    party: str = ""
    """Duplicate: the code of the room that was the first of several with the same chance."""
    away: bool = False
    """It was played elsewhere and brought along."""

    @property
    def shared(self) -> bool:
        """Whether chance is tied to its place and shared with other tables."""
        return bool(self.deal or self.party)

    @property
    def strict(self) -> bool:
        """Whether nothing is hinted at or taken back."""
        return self.rated or bool(self.deal and not self.again)


class Rec(Struct, omit_defaults=True, gc=False):
    """One thing that happened to a room."""


class Arranged(Rec, tag="arranged"):
    setup: Setup


class Came(Rec, tag="came"):
    """A guest, with the hash of the token, and the person, if the house knows them; or a program."""

    guest: int
    name: str
    key: str
    person: str = ""
    program: bool = False


class Recognized(Rec, tag="known"):
    """A guest of whom nothing was known is a person, and has been all along: the device with the token says so."""

    guest: int
    person: str


class Forgotten(Rec, tag="forgotten"):
    """A person has left the house: what was theirs here is nobody's, and their name is shown no more."""

    person: str


class Went(Rec, tag="went"):
    guest: int


class Renamed(Rec, tag="renamed"):
    guest: int
    name: str
    seat: int = -1


class Sat(Rec, tag="sat"):
    seat: int
    guest: int
    name: str
    person: str = ""


class Stood(Rec, tag="stood"):
    seat: int


class BotPlaced(Rec, tag="bot"):
    """A bot of the level sits down before the match; without a level the seat opens."""

    seat: int
    level: str


class Reordered(Rec, tag="reordered"):
    """People change chairs: who sits on each now sat there before."""

    order: list[int]


class Started(Rec, tag="started"):
    """A match begins; its secret lies in the table of matches."""

    match: str
    setup: Setup
    version: int
    players: list[str]
    """As `Player.text()` writes them."""
    pledge: list[int] = []
    """The seats whose people may add to chance."""


class Pledged(Rec, tag="pledged"):
    seat: int
    hash: str


class PledgesClosed(Rec, tag="opening"):
    """No more pledges; those who pledged open."""


class Opened(Rec, tag="opened"):
    seat: int
    bytes: str


class Begun(Rec, tag="begun"):
    """Play begins."""


class Entered(Rec, tag="e"):
    """An entry of the match, as a match file writes it."""

    text: str


class Held(Rec, tag="held"):
    """Somebody's answer in a window, kept from everybody until it closes."""

    seat: int
    text: str
    waived: bool = False
    """Whether nobody need wait for them."""


class Drafted(Rec, tag="drafted"):
    """A step of what somebody puts together, which nobody else learns of."""

    seat: int
    text: str


class Prepared(Rec, tag="prepared"):
    """What a seat would answer, move by move, if the others do what it expects; nobody else learns of it."""

    seat: int
    steps: list[str] = []
    """What the others would do and what the seat would, in turn; none: it takes back what it had prepared."""


class PlayedFor(Rec, tag="minded"):
    """The days of a seat are over: a bot plays to the end of the turn, then the person who sits there goes on."""

    seat: int


class Rested(Rec, tag="rested"):
    """The time of a seat stands still: its player is on holiday, once a match; or the house was closed when it ran
    out."""

    seat: int
    until: int
    own: bool = True


class Handed(Rec, tag="hand"):
    """A guest throws for themself from now on, or the house does it for them."""

    guest: int
    own: bool


class Wished(Rec, tag="wished"):
    seat: int


class Agreed(Rec, tag="agreed"):
    seat: int


class Denied(Rec, tag="denied"):
    seat: int


class Offered(Rec, tag="offered"):
    guest: int
    what: str
    """rematch, abandon, or program: that one may play in a rated match."""


class Abandoned(Rec, tag="abandoned"):
    pass


class Withdrawn(Rec, tag="withdrawn"):
    """An offer is taken back by who made it, or declined by somebody else."""

    guest: int
    what: str


class Resigned(Rec, tag="resigned"):
    seat: int


class Talked(Rec, tag="said"):
    guest: int
    phrase: str = ""
    text: str = ""


Record = (
    Arranged
    | Came
    | Recognized
    | Forgotten
    | Went
    | Renamed
    | Sat
    | Stood
    | BotPlaced
    | Reordered
    | Started
    | Pledged
    | PledgesClosed
    | Opened
    | Begun
    | Entered
    | Held
    | Drafted
    | Prepared
    | PlayedFor
    | Rested
    | Handed
    | Wished
    | Agreed
    | Denied
    | Offered
    | Withdrawn
    | Resigned
    | Abandoned
    | Talked
)


OF_THE_MATCH: Final = Pledged | PledgesClosed | Opened | Begun | Entered | PlayedFor | Rested
ASIDE: Final = Held | Drafted | Prepared | Wished | Agreed | Denied
"""What somebody may do in a match again and again while it does not move on."""
ENDING: Final = Went | Abandoned | Resigned | Forgotten
"""What is possible at any time: a match can always be ended and left."""


class LogRow(Struct, frozen=True, omit_defaults=True, gc=False):
    """One change of the room: who made it, by which message, and what came of it."""

    records: list[Record]
    guest: int = 0
    message: str = ""


def kind_of(records: Sequence[Record]) -> str:
    """What the rows of a log are counted by: talk, the match, asides in it, or the comings and goings of a guest.

    The first record says it: somebody who takes a bot's seat has come, whatever nature does then.
    """
    first = records[0]
    if isinstance(first, Talked):
        return "talk"
    if isinstance(first, ASIDE):
        return "aside"
    return "match" if isinstance(first, OF_THE_MATCH) and not is_reseating(first) else "wish"


def is_reseating(record: Record) -> bool:
    """Whether somebody else plays a seat from now on, as `match.entries` writes it."""
    return isinstance(record, Entered) and record.text.split(" ", 2)[1:2] == ["seat"]


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(LogRow)


def write_row(row: LogRow) -> bytes:
    return ENCODER.encode(row)


def read_row(body: bytes) -> LogRow:
    return DECODER.decode(body)
