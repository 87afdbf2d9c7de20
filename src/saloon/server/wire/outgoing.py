"""What clients get, in the shapes that `docs/protocol.md` gives them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

Value = bool | int | str


class OptionValue(Struct):
    value: Value
    label: str


class Option(Struct):
    name: str
    label: str
    about: str
    default: Value
    values: list[OptionValue]


class LessonStep(Struct):
    position: str
    text: str


class Preset(Struct):
    name: str
    label: str
    options: dict[str, Value]


class GameInfo(Struct):
    key: str
    title: str
    summary: str
    seats: tuple[int, int]
    minutes: int
    group: str
    """great, boards, cards or dice."""
    luck: bool
    secrets: bool
    camps: bool
    """Whether several win together."""
    tally: str
    """What is counted for each seat, in words; empty where nothing is."""
    version: int
    art: str
    odds: bool
    levels: list[str]
    """The levels of bots it offers: fewer than four where more would not differ."""
    ratings: list[int | None]
    """How strong each of them is: 0 moves at random; null where nobody has measured it."""
    alone: Option | None
    """Ways to play alone, where one may and there are several."""
    options: list[Option]
    presets: list[Preset]
    lesson: list[LessonStep]


class ChallengeLine(Struct):
    name: str
    label: str
    parts: int


class OddsLine(Struct):
    label: str
    fraction: str
    value: str


class Phrase(Struct):
    id: str
    text: str


class LevelInfo(Struct):
    level: str
    label: str
    about: str


class Joined(Struct):
    code: str
    guest: int
    token: str
    seats: list[int]


class TokenOf(Struct):
    """Whose a token is."""

    guest: int
    name: str


class Wrong(Struct):
    """An error."""

    code: str
    text: str
    clause: str = ""


class You(Struct, gc=False):
    guest: int
    host: bool
    role: str
    seats: list[int]
    seat: int
    lang: str
    shape: str
    throws: bool = False
    """Whether the guest throws for themself."""
    prepared: list[str] = []
    """What the seat would answer, if they do what it expects: in turn what they do and what it does."""


class SeatInfo(Struct, gc=False):
    seat: int
    kind: str
    name: str
    guest: int
    online: bool
    level: str
    stand_in: bool
    away: int
    rested: bool = False
    """At a pace of days: whether this seat has had its holiday."""
    resting: bool = False
    """Whether it is on holiday now."""
    program: bool = False
    """Whether a program of somebody's own sits here."""


class GuestInfo(Struct, gc=False):
    guest: int
    name: str
    online: bool
    host: bool
    program: bool = False


class Banked(Struct, gc=False):
    bank: int
    increment: int


class Paced(Struct, gc=False):
    days: int
    late: str
    """What happens to those who are late: the house plays that `move`, a `bot` takes the seat, the match is `lost`."""


class SetupInfo(Struct, gc=False):
    seats: int
    options: dict[str, Value]
    chance: str
    clock: Banked | None
    rated: bool
    chat: str
    locked: bool = False
    pace: Paced | None = None
    deal: str = ""
    """The day whose deal is played here."""
    party: str = ""
    """Duplicate: the code of the room whose chance this one shares."""


class GameName(Struct, gc=False):
    key: str
    title: str
    secrets: bool
    luck: bool
    odds: bool


class EndingInfo(Struct, gc=False):
    outcome: str
    winners: list[int]
    sentence: str
    why: str
    near: str = ""
    """How close it was, in a sentence."""
    challenges: list[str] = []
    """Feats that a match of one player has fulfilled."""


class OpeningInfo(Struct, gc=False):
    sentence: str
    about: str
    art: str


class MatchNow(Struct, gc=False):
    match: str
    number: int
    over: bool
    result: str
    scores: list[int] | None
    commitment: str
    secret: str
    pledges: list[str]
    opened: list[str]
    ending: EndingInfo | None = None
    head: str = ""
    key: str = ""
    signature: str = ""


class PledgeStep(Struct, gc=False):
    step: str
    left: int


class Wish(Struct, gc=False):
    seat: int
    asked: list[int]
    agreed: list[int]


class Links(Struct, gc=False):
    join: str
    watch: str
    screen: str
    origin: str = ""
    """Where others reach this server, if it is not where the reader does."""


class RoomInfo(Struct, tag_field="type", tag="room", gc=False):
    code: str
    phase: str
    game: GameName
    you: You
    seats: list[SeatInfo]
    guests: list[GuestInfo]
    watchers: int
    setup: SetupInfo
    match: MatchNow | None
    pledge: PledgeStep | None
    wish: Wish | None
    offers: dict[str, list[int]]
    links: Links
    series: list[int]
    """Matches won in a row of rematches by those who sit here."""
    window: int = 0
    """Milliseconds that a window stays open."""


class LogLine(Struct, gc=False):
    number: int
    kind: str
    seat: int
    text: str
    clause: str
    at: int
    weight: str
    hand: int


class ShortLine(Struct, omit_defaults=True, gc=False):
    """A line for readers of changes, without what is usual; an unset hand is that of the seat."""

    text: str
    at: int
    seat: int = -1
    number: int = 0
    kind: str = "event"
    clause: str = ""
    weight: str = "notable"
    hand: int | UnsetType = UNSET


class Chosen(Struct, gc=False):
    text: str
    label: str


class Ticking(Struct, gc=False):
    left: int
    runs: bool


class TableNow(Struct, tag_field="type", tag="table", gc=False):
    match: str
    number: int
    log: list[LogLine] | list[ShortLine]
    acts: list[int]
    to_act: list[int]
    nature: list[Chosen]
    clocks: list[Ticking] | None
    undo: str
    opening: OpeningInfo | None = None
    window: bool = False
    """Whether the choices pass by themselves: everybody who may hold a card is asked."""
    throw: int = -1
    """Whose throw is waited for."""
    scene: Raw | UnsetType = UNSET
    changes: Raw | UnsetType = UNSET
    """Instead of the scene, for readers of changes who have the one before."""


class Happened(Struct, tag_field="type", tag="event", gc=False):
    match: str
    number: int
    line: LogLine
    scene: Raw | UnsetType
    acts: list[int]
    to_act: list[int]
    nature: list[Chosen]
    clocks: list[Ticking] | None
    undo: str
    more: bool
    opening: OpeningInfo | None = None
    window: bool = False
    throw: int = -1


class Changed(Struct, tag_field="type", tag="event", omit_defaults=True, gc=False):
    """The same for a reader of changes: without the match and what is usual; unset, nature is to act."""

    number: int
    line: ShortLine
    changes: Raw | UnsetType
    acts: list[int] = []
    to_act: list[int] | UnsetType = UNSET
    nature: list[Chosen] = []
    clocks: list[Ticking] | None = None
    undo: str = ""
    more: bool = False
    opening: OpeningInfo | None = None
    window: bool = False
    throw: int = -1


class DraftNow(Struct, tag_field="type", tag="draft", gc=False):
    """What the reader alone has put together; nothing has happened."""

    match: str
    number: int
    acts: list[int]
    scene: Raw | UnsetType = UNSET
    changes: Raw | UnsetType = UNSET


class Acknowledged(Struct, tag_field="type", tag="done", gc=False):
    id: str
    number: int


class Rejected(Struct, tag_field="type", tag="error"):
    id: str
    code: str
    text: str
    clause: str


class Hinted(Struct, tag_field="type", tag="hint"):
    id: str
    seat: int
    action: str
    label: str
    text: str
    path: list[str]
    more: str = ""
    """The rest of the reason, for those who ask why."""


class WhyNot(Struct, tag_field="type", tag="why"):
    id: str
    legal: bool
    text: str
    clause: str
    actions: list[str]
    name: str = ""
    about: str = ""
    """What the thing is, and what it does."""
    rule: str = ""
    """The clause that says so."""


class WeighedRow(Struct):
    label: str
    text: str


class Weighed(Struct, tag_field="type", tag="weigh"):
    id: str
    rows: list[WeighedRow]


class ChanceRow(Struct):
    name: str
    text: str


class ChancesTold(Struct, tag_field="type", tag="chances"):
    id: str
    seat: int
    text: str
    rows: list[ChanceRow]
    """Everybody; nobody where one plays alone."""
    worlds: int = 0
    """Games that were played on for it; none where it is exact."""
    more: bool = False
    """Whether asking again, with `worlds` as `seen`, gives a better answer."""


class PositionText(Struct, tag_field="type", tag="position"):
    id: str
    game: str
    text: str
    options: str
    seat: int


class SupposedStep(Struct):
    """Somebody would do this."""

    seat: int
    text: str
    label: str


class Supposed(Struct, tag_field="type", tag="suppose"):
    """The table after some moves that nobody has made."""

    id: str
    seat: int
    """Whose turn it would be, whose choices the scene has; -1 if the match would be over."""
    steps: list[SupposedStep]
    more: bool
    """Whether another answer may be prepared."""
    scene: Raw


class ChatLine(Struct):
    line: int
    guest: int
    name: str
    phrase: str
    text: str
    at: int


class ChatLines(Struct, tag_field="type", tag="chat"):
    lines: list[ChatLine]


class Pong(Struct, tag_field="type", tag="pong"):
    id: str
    at: int


class Nudge(Struct, tag_field="type", tag="nudge"):
    seat: int
    guest: int


class Trouble(Struct, tag_field="type", tag="trouble"):
    on: bool
    text: str


class PlayerInfo(Struct):
    name: str
    kind: str


class MatchInfo(Struct):
    match: str
    game: str
    version: int
    options: dict[str, Value]
    players: list[PlayerInfo]
    number: int
    over: bool
    result: str
    scores: list[int] | None
    chance: str
    commitment: str
    secret: str
    head: str = ""
    key: str = ""
    signature: str = ""
    crossed: bool = False
    """Somebody changed chairs and may have seen two hands: it counts for nothing."""


class ReplayStep(Struct):
    number: int
    line: LogLine | None
    scene: dict[str, Any]


class Steps(Struct):
    match: str
    total: int
    steps: list[ReplayStep]


class AccountRow(Struct):
    """What one source brought each seat; `told` says what it was that is counted so."""

    name: str
    amounts: list[int]
    told: list[str]


class KeyMoment(Struct):
    """An entry that turned the match, and whose it was."""

    number: int
    text: str
    seat: int


class MatchCourse(Struct):
    """What was counted for each seat, row after row as it changed, where it came from, and what turned the match."""

    label: str
    rows: list[list[int]]
    account: list[AccountRow]
    """Adds up to the last row."""
    notes: list[str]
    """By seat, what stands beside the name; empty where nothing does."""
    moments: list[KeyMoment]


class PositionScene(Struct):
    scene: dict[str, Any]
    text: str


class Verdict(Struct):
    holds: bool
    claim: bool
    seal: str
    """`sealed` or `not sealed`."""
    lines: list[str]
    crossed: bool = False
    """The same as of `MatchInfo`; the lines say so too."""


class Stats(Struct):
    started: int
    finished: int
    abandoned: int


class HouseKey(Struct):
    key: str


class Health(Struct):
    ok: bool


ENCODER = msgspec.json.Encoder()


def encode(message: Struct) -> str:
    return ENCODER.encode(message).decode()


def encode_changes(before: Struct, message: Struct) -> str:
    """The fields of a message that are not as they were in the one before."""
    fields = {
        name: getattr(message, name)
        for name in message.__struct_fields__
        if getattr(message, name) != getattr(before, name)
    }
    return ENCODER.encode({"type": message.__struct_config__.tag, **fields}).decode()
