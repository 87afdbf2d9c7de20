"""If they do this, I do that: answers that somebody prepares at a pace of days, and that are given when they come due.

A line is what the others would do and what the seat would answer, in turn. It is one line, not a tree: as soon as
somebody does something else, what is left of it is gone (`line_after`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from saloon.core.event import Event
from saloon.core.state import Action, Fault, Seat, State
from saloon.house.game import Game
from saloon.match import Match
from saloon.server.faults import Refused, Unreadable
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Prepared
from saloon.server.rooms.room import Room
from saloon.server.wire.incoming import Prepare

MOST: Final = 5
"""Answers that somebody may prepare, each to what the others do before it."""


class Supposition(NamedTuple):
    """A step of a line: who would do what, in which position, and the position after it."""

    before: State
    seat: Seat
    action: Action
    after: State


def is_plain(game: Game[Any]) -> bool:
    """Whether all is open and one decides after the other: then a line says all there is to say."""
    return not game.luck and not game.secrets


def may_prepare(room: Room) -> bool:
    return room.paced and room.phase == "play" and is_plain(room.game)


def supposed(match: Match, texts: Sequence[str]) -> Iterator[Supposition]:
    """The course of a match if people did this; raises Fault where they cannot."""
    state = match.state
    for text in texts:
        if not state.to_act():
            raise Refused("prepare-over")
        seat = state.to_act()[0]
        try:
            action = match.game.notation.resolve(state.view(seat), seat, text)
        except Fault:
            raise
        except (ValueError, LookupError):
            raise Unreadable("unreadable-action", text=text[:40]) from None
        after = state.after(seat, action)
        yield Supposition(state, seat, action, after)
        state = after


def answers(steps: Sequence[Supposition], seat: Seat) -> int:
    """How often the seat would answer: decisions of one turn are one answer."""
    mine = [step.seat == seat for step in steps]
    return sum(one and not before for before, one in zip([False, *mine], mine, strict=False))


def prepare(attempt: Attempt, message: Prepare) -> None:
    attempt.need_match(message.match)
    seat = attempt.playing(message.seat)
    room, match = attempt.room, attempt.match
    if not may_prepare(room):
        raise Refused("prepare-not-here")
    if message.number != len(match.log):
        raise Refused("position-stale")
    if seat in match.to_act():
        raise Refused("prepare-turn")
    steps = list(supposed(match, message.steps))
    if steps and steps[-1].seat != seat:
        raise Refused("prepare-answer")
    if answers(steps, seat) > MOST:
        raise Refused("prepare-long", most=MOST)
    texts = [match.game.notation.write(step.action) for step in steps]
    if tuple(texts) != room.prepared.get(seat, ()):
        attempt.do(Prepared(seat, texts))


def follow(attempt: Attempt) -> None:
    """Answers that are due are given, no matter who has prepared them, each after it was checked again."""
    match, room = attempt.match, attempt.room
    while due := [seat for seat in match.to_act() if room.prepared.get(seat)]:
        try:
            step = next(supposed(match, room.prepared[due[0]][:1]))
        except Fault:
            attempt.do(Prepared(due[0]))
        else:
            attempt.enter(Event(match.next, step.seat, step.action))
            attempt.run_nature()
