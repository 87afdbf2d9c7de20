"""A board to think on: what is asked of it, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from saloon.server.wire import incoming
from saloon.server.wire.outgoing import Chosen

PositionWritten = Annotated[str, Meta(max_length=4000)]
OptionsWritten = Annotated[str, Meta(max_length=2000)]
MOST_MOVES = 2000


class TriedMove(Struct):
    """A move of a line: who, and what; what falls is a move of seat −1, and an empty one falls by lot."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    action: Annotated[str, Meta(max_length=400)]


class AnalysisAsked(Struct):
    """A position and a line from there, as a seat sees it or with everything open."""

    position: PositionWritten = ""
    options: OptionsWritten = ""
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    """Where no position is given."""
    line: Annotated[list[TriedMove], Meta(max_length=MOST_MOVES)] = []
    seat: Annotated[int, Meta(ge=-2, le=15)] = -2
    """Whose eyes; with everything open, whose side."""
    open: bool = True
    deal: bool = False
    """What is hidden at the beginning is dealt by lot."""
    shape: incoming.Shape = "wide"


class TriedLine(Struct):
    """A move of the line as it was understood."""

    seat: int
    action: str
    text: str


class AnalysisNow(Struct):
    """The position at the end of the line."""

    scene: dict[str, Any]
    begins: str
    """The position that the line begins with."""
    options: str
    text: str
    seats: int
    names: list[str]
    acts: list[int]
    """Who is to act; −1 is fortune, nobody when the game is over."""
    actor: int
    """Whose choices the scene offers; −2 where it offers none."""
    line: list[TriedLine]
    falls: list[Chosen]
    """What may fall."""
    hidden: bool
    """Whether something is hidden, because the position is what one seat knew."""
    acting: str
    """Who is to act, in a sentence."""
    result: str
    """How it ended, in a sentence; empty while it goes on."""


class SeenThreat(Struct):
    """What the other would do if it were their turn, why, and the things of the table that it touches."""

    seat: int
    move: str
    label: str
    text: str
    path: list[str]


class SeenHint(Struct):
    """What an expert would do with what the seat knows, and what the other threatens."""

    seat: int
    move: str
    label: str
    text: str
    more: str
    threats: list[SeenThreat]


class TreeWritten(Struct):
    """A tree in the notation of its game, for other programs."""

    pdn: str


class SettingAsked(Struct):
    """A position to be set up: as text, or by what stands where."""

    position: PositionWritten
    pieces: (
        Annotated[dict[Annotated[str, Meta(max_length=8)], Annotated[str, Meta(max_length=20)]], Meta(max_length=80)]
        | None
    ) = None
    """By place, the drawing of what stands there."""
    seat: Annotated[int, Meta(ge=0, le=15)] = 0
    """Who moves."""


class SettingField(Struct):
    """A part of the text of a position: what it is called, what stands before it, and what it says."""

    label: str
    before: str
    value: str


class SettingNow(Struct):
    """A position taken apart; possible or not."""

    text: str
    fields: list[SettingField]
    pieces: list[str]
    """Drawings of what is put on the board; none where there is no board of fixed places."""


class ExplorerRow(Struct):
    """A move: wins, draws and losses of those who made it, in games of masters and in the house's own."""

    move: str
    masters: list[int]
    house: list[int]
    against: dict[str, int]
    """Whom they played against in the house: how often by kind (`human`, `bot:expert`)."""


class ExplorerTold(Struct):
    """What was played from a position."""

    masters: int
    """Games of masters that were looked through."""
    house: int
    """Matches of the house that were looked through by now."""
    more: bool
    """Whether more of the house's matches are to be looked through: ask again."""
    rows: list[ExplorerRow]


class MomentPosition(Struct):
    """A position of a finished match, to think on."""

    game: str
    options: str
    seats: int
    text: str
    names: list[str]
    seat: int
    """Who decides there; −1 where fortune does."""
    move: str
    """What was done there; empty at the end."""
