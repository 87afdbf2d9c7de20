"""A match that is over, looked back on: what was counted as it went on, where it came from, and what turned it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, get_args

from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Seat, State, View
from saloon.house.game import Game
from saloon.house.rooms import Weight
from saloon.scene import Reader
from saloon.scene.account import Account, Deed

MOMENTS: Final = 3
LOUDNESS: Final = get_args(Weight)
NOTABLE: Final = LOUDNESS.index("notable")
LEAST: Final = 0.04
"""A smaller swing is no turning point."""


class Turning(NamedTuple):
    """An event that changed everybody's chances."""

    number: int
    text: str
    seat: Seat
    """Who did it."""


class Aftermath(NamedTuple):
    """What is told of a match after its end."""

    label: str
    """What is counted."""
    course: list[list[int]]
    """The counts as they changed, by seat."""
    account: Account
    turnings: list[Turning]
    """The greatest swings, in the order they came."""


def aftermath(
    game: Game[Any], start: State, events: Sequence[Event], names: Sequence[str], lang: str, seat: Seat = ONLOOKER
) -> Aftermath:
    """All about a match that is over, from the events that stand. Everything lies open then."""
    reader, deeds = Reader.of(game, seat, names, lang), deeds_of(start, events)
    label = reader("tally") if game.speech.tally else ""
    return Aftermath(
        label,
        course(game, start, deeds),
        account(game, start, deeds, reader),
        turnings(game, [event.number for event in events], deeds, reader),
    )


def deeds_of(start: State, events: Iterable[Event]) -> list[Deed]:
    found, state = [], start
    for event in events:
        after = state.after(event.seat, event.action)
        found.append(Deed(View(state), event.seat, event.action, View(after)))
        state = after
    return found


def account(game: Game[Any], start: State, deeds: Sequence[Deed], reader: Reader) -> Account:
    """Where the points came from, in a game that can tell."""
    told = game.speech.account
    return told(deeds, deeds[-1].after if deeds else View(start), reader) if told else Account(())


def course(game: Game[Any], start: State, deeds: Sequence[Deed]) -> list[list[int]]:
    """How the counts stood after each change, from the first moment when there was something to count."""
    tally = game.speech.tally
    if tally is None:
        return []
    rows = [row for position in (start, *(deed.after for deed in deeds)) if (row := list(tally(position)))]
    return [row for row, before in zip(rows, [None, *rows], strict=False) if row != before]


def turnings(game: Game[Any], numbers: Sequence[int], deeds: Sequence[Deed], reader: Reader) -> list[Turning]:
    """The greatest swings of everybody's chances, from one position in which something is open to the next. Of what
    happened between them the loudest event is told: a shot, not the role that it turns up; a visit, not the cards that
    led there."""
    speech, seats, found = game.speech, range(len(reader.names)), []
    chances: list[float] = []
    told: list[tuple[int, Deed]] = []
    for number, deed in zip(numbers, deeds, strict=True):
        if speech.tally and not speech.tally(deed.before):
            continue  # the table is being set up
        chances = chances or outlook(game, deed.before, seats)
        if loudness(game, deed) >= NOTABLE:
            told.append((number, deed))
        if not told or is_forced(deed.after):
            continue
        now = outlook(game, deed.after, seats)
        swings = [new - old for new, old in zip(now, chances, strict=True)]
        found.append((sum(map(abs, swings)), *max(told, key=lambda each: loudness(game, each[1]))))
        chances, told = now, []
    best = sorted(found, key=lambda each: -each[0])[:MOMENTS]
    return [
        Turning(number, speech.tell(deed.before, deed.seat, deed.action, reader), deed.seat)
        for swing, number, deed in sorted(best, key=lambda each: each[1])
        if swing >= LEAST
    ]


def loudness(game: Game[Any], deed: Deed) -> int:
    return LOUDNESS.index(game.speech.weight(deed.before, deed.seat, deed.action))


def is_forced(position: State) -> bool:
    """Whether only one thing can come next."""
    return position.to_act() == (NATURE,) and len(position.chances()) == 1


def outlook(game: Game[Any], position: State, seats: Iterable[Seat]) -> list[float]:
    """What the position promises each seat."""
    return [game.advice.worth(position, seat) for seat in seats]
