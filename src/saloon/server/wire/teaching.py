"""What the school tells: the lessons of a game, a scene of one, and what became of an answer."""

from __future__ import annotations

from msgspec import Struct

from saloon.server.wire.outgoing import DraftNow, Happened, LogLine, RoomInfo, TableNow


class LessonInfo(Struct):
    """A lesson, and how far the reader has come."""

    name: str
    title: str
    about: str
    scenes: int
    done: int


class DrillTheme(Struct):
    """Drills about one thing."""

    theme: str
    label: str
    count: int


class SchoolInfo(Struct):
    """The school of a game."""

    game: str
    title: str
    lessons: list[LessonInfo]
    themes: list[DrillTheme]


class IdeaInfo(Struct):
    """What the coach says once, when such a choice or such a clause first comes up."""

    name: str
    choice: str
    """A pattern of the choice's text: `*` is anything, `?` one letter; empty: any choice."""
    clause: str
    text: str


class TaughtTable(TableNow, tag_field="type", tag="table"):
    """A table that is always told whole."""

    log: list[LogLine]


class LessonNow(Struct):
    """A scene of a lesson, on a table like any other."""

    lesson: str
    title: str
    scene: int
    scenes: int
    text: str
    lit: list[str]
    """Things that are pointed at."""
    room: RoomInfo
    table: TaughtTable


class LessonReply(Struct):
    """What became of an answer."""

    right: bool
    text: str
    events: list[Happened]
    """What has happened then; nothing if the answer was not right."""
    draft: DraftNow | None = None
    """A step towards an answer: it is no answer yet."""
    over: bool = False
    """Whether that was the last scene."""
    often: str = ""
    """At the end: what owners of the box usually get wrong."""
