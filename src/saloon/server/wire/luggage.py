"""Luggage: what somebody has made on the road, in one file, and what a house made of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(max_length=80)]
Moment = Annotated[int, Meta(ge=0, le=10**14)]


class PackedMatch(Struct):
    """A match that is over: its file, whose seat, and when it ended."""

    file: Annotated[str, Meta(max_length=900_000)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    at: Moment = 0


class PackedLesson(Struct):
    """How many scenes of a lesson are done."""

    game: Key
    lesson: Key
    done: Annotated[int, Meta(ge=0, le=1000)]
    at: Moment = 0


class PackedCard(Struct):
    """A card of the deck, and the drill itself where it comes from an own match."""

    card: dict[str, Any]
    own: Annotated[str, Meta(max_length=8_000)] = ""


class Luggage(Struct):
    """All of it, or a part: handing it over in parts is the same."""

    saloon: Literal["luggage 1"]
    matches: Annotated[list[PackedMatch], Meta(max_length=500)] = []
    lessons: Annotated[list[PackedLesson], Meta(max_length=1000)] = []
    cards: Annotated[list[PackedCard], Meta(max_length=1000)] = []


class RefusedMatch(Struct):
    """A match that was not taken, and why."""

    match: str
    text: str


class Unpacked(Struct):
    """What is new here; what was here before is only counted."""

    matches: int = 0
    known: int = 0
    """Matches, lessons and cards that were here already."""
    lessons: int = 0
    cards: int = 0
    refused: list[RefusedMatch] = []
