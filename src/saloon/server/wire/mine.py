"""What somebody gets to know of their own matches."""

from __future__ import annotations

from msgspec import Struct


class PlayerAt(Struct, omit_defaults=True):
    """Who sits, or sat, on a seat."""

    name: str
    kind: str
    """human, or a bot of a level: bot:expert"""
    person: str = ""
    place: int = 0
    points: int | None = None
    won: bool = False


class GoingInfo(Struct):
    """A match that can be gone on with, or whose end was not seen yet."""

    room: str
    match: str
    game: str
    seat: int
    players: list[PlayerAt]
    acts: list[int]
    turn: bool
    """Whether it is my move."""
    began: int
    since: int
    """When something last happened."""
    due: int
    """When my time runs out; 0: it does not."""
    rated: bool
    over: bool
    place: int
    won: bool


class ShareInfo(Struct):
    """A share with its interval of 95 %."""

    value: float
    low: float
    high: float


class GameRecordInfo(Struct):
    """My record in one game; matches alone are counted apart."""

    game: str
    games: int
    won: int
    drawn: int
    share: ShareInfo
    expected: float
    enough: bool
    """Whether the share says anything yet."""
    rated: int
    last: int
    alone: int


class BestInfo(Struct):
    """Something to be proud of, in words, and the match that shows it."""

    game: str
    name: str
    part: str
    value: int
    label: str
    text: str
    match: str
    at: int


class RivalInfo(Struct):
    person: str
    name: str
    games: int
    ahead: int
    behind: int
    even: int
    last: int


class RecordInfo(Struct):
    """My page."""

    games: list[GameRecordInfo]
    bests: list[BestInfo]
    rivals: list[RivalInfo]


class PastMatch(Struct):
    match: str
    room: str
    game: str
    options: str
    at: int
    took: int
    rated: bool
    ended: str
    counts: bool
    seat: int
    expected: float
    players: list[PlayerAt]


class HistoryInfo(Struct):
    total: int
    """How many matches there are of what was asked for."""
    matches: list[PastMatch]
    next: str
    """To be sent as `before` for the next page; empty: there is none."""


class BoardRow(Struct):
    person: str
    name: str
    shape: int
    tone: int
    games: int
    share: ShareInfo
    expected: float
    points: ShareInfo
    """Strength above a regular player, where 400 make the odds to win ten times as good; the board goes by the lower end."""


class BoardInfo(Struct):
    """Those who want to be shown, best first; too few games give no place."""

    game: str
    rows: list[BoardRow]
