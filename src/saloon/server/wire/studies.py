"""A board that several people think on: what is said on its socket, and what is heard."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from saloon.server.wire.analyses import OptionsWritten, PositionWritten
from saloon.server.wire.incoming import decoded

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Node = Annotated[int, Meta(ge=-1, le=10_000)]
Remark = Annotated[str, Meta(max_length=2000)]


class StudyMessage(Struct, tag_field="type", kw_only=True):
    """All that is said has an id; what is sent again under the same one is done once."""

    id: Id


class StudyHello(StudyMessage, tag="hello"):
    study: Annotated[str, Meta(max_length=32)]
    lang: Annotated[str, Meta(max_length=8)] = "en"


class StudyPing(StudyMessage, tag="ping"):
    pass


class Reshaping(StudyMessage):
    """What names a move by its number says which tree it means: `shape` changes whenever numbers do."""

    shape: int


class MoveTried(Reshaping, tag="add"):
    """A move, or what falls (seat −1); what is empty falls by lot."""

    after: Node
    seat: Annotated[int, Meta(ge=-1, le=15)]
    move: Annotated[str, Meta(max_length=400)]


class MoveNoted(Reshaping, tag="note"):
    node: Node
    text: Remark


class MoveLifted(Reshaping, tag="lift"):
    node: Node


class MoveCut(Reshaping, tag="cut"):
    node: Node


class NodeShown(Reshaping, tag="look"):
    """Everybody is asked to look there."""

    node: Node


class StudyBegun(Reshaping, tag="begin"):
    """Another position at the root; all moves go."""

    position: PositionWritten
    options: OptionsWritten = ""


class StudyNamed(StudyMessage, tag="name"):
    text: Annotated[str, Meta(max_length=120)]


StudyChange = MoveTried | MoveNoted | MoveLifted | MoveCut | StudyBegun | StudyNamed
StudySaid = StudyHello | StudyPing | NodeShown | StudyChange
READ: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(StudySaid)


def read_said(text: str | bytes) -> StudySaid:
    """The message; raises Unreadable."""
    said: StudySaid = decoded(READ, text)
    return said


class StudyMade(Struct):
    """The key of a new one: everybody who knows it may look and move."""

    key: str


class StudyTold(Struct, tag_field="type", tag="study"):
    """The whole tree, the move that is looked at, and how many are here."""

    tree: dict[str, Any]
    """As a file of the page holds it."""
    shape: int
    at: int
    here: int


class MoveAdded(Struct, tag_field="type", tag="added"):
    """One more move, the last of the tree; or a known one (then `move` is missing). All look there."""

    at: int
    after: int = -1
    seat: int = -1
    move: str | None = None


class NodeLooked(Struct, tag_field="type", tag="looked"):
    at: int


class HereNow(Struct, tag_field="type", tag="here"):
    """How many look."""

    here: int


class StudyDone(Struct, tag_field="type", tag="ack"):
    id: str
