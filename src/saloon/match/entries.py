"""The entries of a log: events of the game, and what happens at the table beside it.

Entries are numbered from 1 in one row, whatever they are; a number is never used twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from saloon.core.event import Event
from saloon.core.notation import write_seat
from saloon.core.state import NATURE, Action, Seat, Unreadable
from saloon.house.game import Game
from saloon.match.seats import Player

NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")
MOST_LETTERS: Final = 400
"""Letters in the text of one action."""


class Undone(NamedTuple):
    """The seat takes back its event `back_to`: it and all later ones no longer stand."""

    number: int
    seat: Seat
    back_to: int
    agreed: tuple[Seat, ...] = ()
    """Those who were asked and agreed."""
    fate_stays: bool = True
    """Whether the same decision meets the same chance again. In older files chance was drawn anew."""


class Reseated(NamedTuple):
    """Somebody else plays the seat from now on: a bot for a person who left, or the person again."""

    number: int
    seat: Seat
    player: Player


Entry = Event | Undone | Reseated


def standing(log: Iterable[Entry]) -> list[Event]:
    """The events that have not been undone."""
    events: list[Event] = []
    for entry in log:
        if isinstance(entry, Event):
            events.append(entry)
        elif isinstance(entry, Undone):
            while events and events[-1].number >= entry.back_to:
                events.pop()
    return events


def crossed(players: Sequence[Player], log: Iterable[Entry]) -> bool:
    """Whether a person sat down on a chair that was not theirs after another one had been a person's: it may be the
    same person.

    Somebody who comes back to a bot that has kept their name has not changed chairs.
    """
    now = list(players)
    people = {seat: player.name for seat, player in enumerate(players) if player.human}
    """Who was the last person on each chair that had one."""
    for entry in log:
        if not isinstance(entry, Reseated):
            continue
        seat, player = entry.seat, entry.player
        if player.human:
            back = people.get(seat) == now[seat].name == player.name
            if not back and people.keys() - {seat}:
                return True
            people[seat] = player.name
        now[seat] = player
    return False


def write_entry(game: Game[Any], entry: Entry) -> str:
    """One line: the number, then seat and action, or `back` (`undo` in older files), or `seat`."""
    if isinstance(entry, Event):
        return f"{entry.number} {write_seat(entry.seat)} {game.notation.write(entry.action)}"
    if isinstance(entry, Undone):
        agreed = "".join(f" {write_seat(seat)}" for seat in entry.agreed)
        word = "back" if entry.fate_stays else "undo"
        return f"{entry.number} {word} {write_seat(entry.seat)} {entry.back_to}{agreed}"
    return f"{entry.number} seat {write_seat(entry.seat)} {entry.player.text()}"


def read_entry(game: Game[Any], seats: int, text: str) -> Entry:
    """The entry; raises Unreadable."""
    number, _, rest = text.partition(" ")
    who, _, what = rest.partition(" ")
    at = read_number(number)
    if who in ("back", "undo"):
        return _read_undone(at, what.split(" "), seats, who == "back")
    if who == "seat":
        seat, _, player = what.partition(" ")
        return Reseated(at, read_sitting(seat, seats), Player.read(player))
    return Event(at, NATURE if who == "*" else read_sitting(who, seats), read_action(game, what))


def _read_undone(number: int, words: list[str], seats: int, fate_stays: bool) -> Undone:
    if len(words) < 2:
        raise Unreadable("unreadable-number", text="")
    agreed = tuple(read_sitting(word, seats) for word in words[2:])
    if list(agreed) != sorted(set(agreed)):
        raise Unreadable("unreadable-seat", text=" ".join(words[2:])[:40])
    return Undone(number, read_sitting(words[0], seats), read_number(words[1]), agreed, fate_stays)


def read_action(game: Game[Any], text: str) -> Action:
    """The action, in the one spelling that the game writes."""
    if len(text) > MOST_LETTERS:
        raise Unreadable("unreadable-action", text=text[:40])
    try:
        action = game.notation.read(text)
        spelled = game.notation.write(action)
    except Unreadable:
        raise
    except (ValueError, LookupError):
        raise Unreadable("unreadable-action", text=text[:40]) from None
    if spelled != text:
        raise Unreadable("unreadable-action", text=text[:40])
    return action


def read_number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise Unreadable("unreadable-number", text=text[:40])
    return int(text)


def read_sitting(text: str, seats: int) -> Seat:
    """The seat of a player; nature has no chair."""
    if not NUMBER.fullmatch(text) or int(text) > seats:
        raise Unreadable("unreadable-seat", text=text[:40])
    return int(text) - 1
