"""The tables of the database. The log is the truth; the others only help to find things."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()


def of_room(*, primary_key: bool = False, index: bool | None = None) -> Column[str]:
    """The room of a row; when the room is deleted, so is the row."""
    room = ForeignKey("room.code", ondelete="CASCADE")
    return Column("room", String(16), room, primary_key=primary_key, nullable=False, index=index)


def of_person(*, primary_key: bool = False, index: bool | None = None) -> Column[str]:
    """The person of a row; when the person is deleted, so is the row."""
    person = ForeignKey("person.id", ondelete="CASCADE")
    return Column("person", String(32), person, primary_key=primary_key, nullable=False, index=index)


ROOM: Final = Table(
    "room",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

LOG: Final = Table(
    "log",
    METADATA,
    of_room(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""`(room, number)` is unique: two servers cannot both append the same row."""

MATCH: Final = Table(
    "match",
    METADATA,
    Column("id", String(64), primary_key=True),
    of_room(index=True),
    Column("number", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("result", String(16), nullable=False, server_default=""),
    Column("counted", Boolean, nullable=False, server_default=false()),
)
"""Where a match lies in the log of its room, and the secret of its chance. `counted`: its results are written."""

KEEP: Final = Table(
    "keep",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What a house keeps for ever: the key of its seal."""

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("server", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When a server last wrote something to see whether it can."""

PERSON: Final = Table(
    "person",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("shape", Integer, nullable=False),
    Column("tone", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("board", Boolean, nullable=False, server_default=false()),
    Column("shut", BigInteger, nullable=False, server_default="0"),
)
"""Somebody who comes back: a name and a badge. `board`: whether they want to stand on the house's board. `shut`: when a
device was last signed out; tokens of rooms that are older than that open nothing by themselves."""

DEVICE: Final = Table(
    "device",
    METADATA,
    Column("id", String(32), primary_key=True),
    of_person(index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""A key to a person, as one device holds it: only its hash. A family's tablet has several, one for each."""

RESCUE: Final = Table(
    "rescue",
    METADATA,
    of_person(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
)
"""Rescue codes, as slow hashes. `spent`: when one was used; 0 for a fresh one."""

GUESS: Final = Table(
    "guess",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Rescue codes that somebody tried in the last hour and that opened nothing; not which, nor from where."""

GONE_PERSON: Final = Table(
    "gone",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The ids of people who have left the house, and nothing else of them: their rooms forget them, also those that come
back from a backup."""

PASSKEY: Final = Table(
    "passkey",
    METADATA,
    Column("id", String(400), primary_key=True),
    of_person(index=True),
    Column("public", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""A key that a device or a password manager holds for a person: the public half of it, and how often it was used as it
says itself."""

DARE: Final = Table(
    "dare",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What a passkey was asked to sign, until it has, or for five minutes; for whom, when somebody adds one."""

PAIRING: Final = Table(
    "pairing",
    METADATA,
    of_person(primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("claim", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("label", String(60), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""A second device that is about to become the person's; `hash` of the link, `claim` of what the device that followed it
holds."""

PLACE: Final = Table(
    "place",
    METADATA,
    Column("person", String(32), primary_key=True),
    of_room(primary_key=True, index=True),
)
"""In which rooms a person is or was; it lies with the rooms, and the logs say the same."""

RESULT: Final = Table(
    "result",
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    of_room(index=True),
    Column("game", String(32), nullable=False),
    Column("options", String(1000), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("took", BigInteger, nullable=False),
    Column("guest", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", String(16), nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=True),
    Column("share", Float, nullable=False),
    Column("fair", Float, nullable=False),
    Column("against", String(300), nullable=False),
    Column("feats", Text, nullable=False),
    Column("away", Boolean, nullable=False, server_default=false()),
    Index("ix_result_person", "person", "at"),
    Index("ix_result_board", "game", "person"),
)
"""What every seat of a finished match came to (`rooms.ledger.Result`); the logs say the same."""

GLANCE: Final = Table(
    "glance",
    METADATA,
    Column("match", String(64), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    of_room(index=True),
    Column("mark", String(16), nullable=False),
    Column("whole", Boolean, nullable=False),
    Column("body", Text, nullable=False),
)
"""What a review says of a match in short (`reviews.glancing.Glance`, seat by seat as JSON), and the mark of what it
depends on besides the match. `whole`: more than a quick look. It can be made again at any time."""

RUNNING: Final = Table(
    "running",
    METADATA,
    of_room(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""For each person the matches that go on, and those whose end they have not seen (`rooms.ledger.Running`)."""

DUE: Final = Table(
    "due",
    METADATA,
    of_room(primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Rooms in which a match is played at a pace of days: when the house must next look there
(`rooms.lateness.next_look`)."""

PUSH: Final = Table(
    "push",
    METADATA,
    Column("endpoint", String(500), primary_key=True),
    of_person(index=True),
    Column("device", String(32), ForeignKey("device.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""Browsers that want to be told when nobody looks (`store.pushes.PushTo`).

A device that is signed out is told nothing more."""

PRACTICE: Final = Table(
    "practice",
    METADATA,
    of_person(primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("drill", String(80), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("card", Text, nullable=False),
    Column("own", Text, nullable=False, server_default=""),
)
"""Cards of a person's deck (`school.deck.PracticeCard` as JSON). `own`: the drill itself, where it comes from one of
their own matches and not with the game."""

DEAL_TRY: Final = Table(
    "attempt",
    METADATA,
    Column("day", String(10), primary_key=True),
    of_person(primary_key=True, index=True),
    Column("room", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("match", String(64), nullable=False, server_default=""),
    Column("score", Integer, nullable=True),
    Column("answers", Text, nullable=False, server_default=""),
)
"""The one try of a person at the deal of a day that counts: where it is played, and what it came to. `answers`: of a
drill set, as far as it has gone."""

DEAL: Final = Table(
    "deal",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("score", Integer, nullable=True),
    Column("match", String(64), nullable=False, server_default=""),
)
"""What a master made of the deal of a day, and the match in which it did."""

DUPLICATE: Final = Table(
    "duplicate",
    METADATA,
    of_room(primary_key=True),
    Column("party", String(16), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Tables that share their chance: the room of each, and the code of the room that was the first of them."""

LEARNT: Final = Table(
    "learnt",
    METADATA,
    of_person(primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""How many scenes of a lesson somebody has done, and when they last did one."""

INVITE: Final = Table(
    "invite",
    METADATA,
    Column("room", String(16), primary_key=True),
    of_person(primary_key=True, index=True),
    Column("by", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who is asked to which table, and by whom (`store.invites.Invite`); the room may lie in another file."""

TROPHY: Final = Table(
    "trophy",
    METADATA,
    of_person(primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("part", String(60), primary_key=True),
    Column("match", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Challenges that somebody brought along from a browser (`store.trophies.Trophy`)."""

STUDY: Final = Table(
    "study",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)
"""Boards that several people think on (`store.studykeeping.KeptStudy`): the tree, how often it changed, and when."""
