"""What clients send, checked before anything else sees it. `docs/protocol.md` is the prose."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from saloon.server.faults import Unreadable

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Action = Annotated[str, Meta(min_length=1, max_length=400)]
Steps = Annotated[list[Action], Meta(max_length=20)]
EntryNo = Annotated[int, Meta(ge=0)]
Key = Annotated[str, Meta(max_length=100)]
"""The key by which a device knows a person."""
Hex = Annotated[str, Meta(max_length=200)]
Lang = Literal["cs", "en", "ru"]
Shape = Literal["wide", "tall"]
DrillShape = Literal["wide", "tall", "small"]
"""`small` has little room, and less height than width: a drill on a phone, above its choices."""
Theme = Literal["day", "night"]
Level = Literal["beginner", "regular", "expert", "master"]
MatchId = Annotated[str, Meta(max_length=64)]
Value = bool | int | Annotated[str, Meta(max_length=60)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=60)]


class ClockSetup(Struct, frozen=True):
    """A clock: seconds for each seat, and for each decision."""

    bank: Annotated[int, Meta(ge=0, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class PaceSetup(Struct, frozen=True):
    """How many days a move may take, and what happens to those who are late; 0 is no pace."""

    days: Literal[0, 1, 2, 3, 7]
    late: Literal["move", "bot", "lost"] = "move"


class After(Struct, frozen=True):
    match: MatchId
    number: EntryNo


class Message(Struct, tag_field="type", tag=str.lower):
    id: Id


class Hello(Message):
    token: Annotated[str, Meta(max_length=100)] = ""
    watch: Annotated[str, Meta(max_length=100)] = ""
    room: Annotated[str, Meta(max_length=40)] = ""
    """Its code, from a person who is a guest there: the key opens it on every device."""
    key: Key = ""
    lang: Lang = "en"
    shape: Shape = "wide"
    screen: bool = False
    after: After | None = None
    changes: bool = False
    """Whether an event tells only what is different in its scene."""


class LookFrom(Message, tag="look"):
    lang: Lang | None = None
    shape: Shape | None = None
    seat: Annotated[int, Meta(ge=-2, le=15)] | None = None


class Ping(Message):
    pass


class Change(Message, tag="setup"):
    game: Annotated[str, Meta(max_length=40)] | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options | None = None
    chance: Literal["fair", "typed"] | None = None
    clock: ClockSetup | None = None
    rated: bool | None = None
    chat: Literal["free", "phrases", "off"] | None = None
    locked: bool | None = None
    pace: PaceSetup | None = None
    party: Annotated[str, Meta(max_length=40)] | None = None
    """Duplicate: the code of a room, whose chance this table shares; empty: its own."""


class SitDown(Message, tag="sit"):
    seat: SeatNo
    name: Name | None = None
    key: Key = ""
    """The key of another person on the same device, who sits here."""


class StandUp(Message, tag="stand"):
    seat: SeatNo


class Rename(Message, tag="name"):
    name: Name
    seat: SeatNo | None = None


class PutBot(Message, tag="bot"):
    seat: SeatNo
    level: Level | Literal[""]


class Back(Message):
    seat: SeatNo | None = None


class Start(Message):
    fill: Level | None = None


class Pledge(Message):
    hash: Hex
    seat: SeatNo | None = None


class OpenPledge(Message, tag="open"):
    bytes: Hex
    seat: SeatNo | None = None


class Act(Message):
    action: Action
    match: MatchId
    seat: SeatNo | None = None
    number: EntryNo | None = None
    waive: bool = False
    """In a window: nobody need wait for this seat. Those who hold nothing may say so as well, so it tells nothing."""


class Prepare(Message):
    """At a pace, where all is open: if they do this, I do that; up to five times in turn. No steps: never mind."""

    match: MatchId
    number: EntryNo
    steps: Steps
    seat: SeatNo | None = None


class Suppose(Message):
    """How the table would look after some moves."""

    steps: Steps
    seat: SeatNo | None = None


class Nature(Message):
    action: Action
    match: MatchId
    number: EntryNo | None = None


class LetFall(Message, tag="throw"):
    """The dice fall that wait in one's hand."""

    match: MatchId
    number: EntryNo | None = None


class ThrowOwn(Message, tag="throws"):
    """Whether the guest throws for themself, or the house at once."""

    own: bool


class AskUndo(Message, tag="undo"):
    seat: SeatNo | None = None


class AgreeUndo(Message, tag="agree"):
    seat: SeatNo | None = None


class RefuseUndo(Message, tag="refuse"):
    seat: SeatNo | None = None


class Hint(Message):
    seat: SeatNo | None = None


class Why(Message):
    action: Action | None = None
    node: Annotated[str, Meta(min_length=1, max_length=80)] | None = None
    path: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=30)] = []
    """Clicks made before the one on the node."""
    seat: SeatNo | None = None


class Weigh(Message):
    seat: SeatNo | None = None


class Chances(Message):
    seat: SeatNo | None = None
    seen: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How many played-out games the last answer rested on: a better answer is wanted."""


class PositionAsked(Message, tag="position"):
    pass


class Say(Message):
    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=400)] = ""


class Rematch(Message):
    pass


class Abandon(Message):
    pass


class Admit(Message):
    """A program may play in the next rated match here, as far as it is up to me."""


class Withdraw(Message):
    """Take an own offer back, or decline somebody else's."""

    what: Literal["abandon", "rematch", "program"]


class Resign(Message):
    seat: SeatNo | None = None


class TakeHoliday(Message, tag="rest"):
    """At a pace: the time of one's seat stands still for a while, once a match."""

    seat: SeatNo | None = None


class Swap(Message):
    """Two chairs change places."""

    seat: SeatNo
    other: SeatNo


class Kick(Message):
    guest: Annotated[int, Meta(ge=1)]


class LeaveRoom(Message, tag="leave"):
    level: Level = "regular"


Command = (
    Change
    | SitDown
    | StandUp
    | Rename
    | PutBot
    | Back
    | Start
    | Pledge
    | OpenPledge
    | Act
    | Prepare
    | Nature
    | LetFall
    | ThrowOwn
    | AskUndo
    | AgreeUndo
    | RefuseUndo
    | Say
    | Rematch
    | Admit
    | Abandon
    | Withdraw
    | Resign
    | TakeHoliday
    | Swap
    | Kick
    | LeaveRoom
)
"""Messages that may change the room."""
Incoming = Hello | LookFrom | Ping | Hint | Why | Weigh | Chances | Suppose | PositionAsked | Command

DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Incoming)


def read_message(text: str | bytes) -> Incoming:
    """The message; raises Unreadable."""
    message: Incoming = decoded(DECODER, text)
    return message


def decoded(decoder: msgspec.json.Decoder[Any], text: str | bytes) -> Any:
    """What somebody has sent, as far as it is what the decoder knows; raises Unreadable."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable("message-unreadable", about=str(error)[:120]) from None
