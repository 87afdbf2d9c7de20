"""Rooms in a store without a server around them: matches of all games at random, with people and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

from saloon.core.event import Event
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.match import Player, Reseated
from saloon.server.people.codes import new_watch
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Abandoned, Arranged, BotPlaced, Came, Recognized, Resigned, Sat, Setup
from saloon.server.rooms.room import Room
from saloon.server.rooms.starting import deal_in
from saloon.server.settings import Settings
from saloon.server.store.database import Store
from saloon.server.tables.live import LiveTable
from saloon.server.tables.noting import TurnNotes

CHUNK = 60
"""Events in one row of the log, so that a long match takes few."""


class Quiet:
    """All that a table needs of a house."""

    seal = None

    def __init__(self, store: Store) -> None:
        self.store, self.settings, self.notes = store, Settings(), TurnNotes(store)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> object:
        return asyncio.ensure_future(work)

    def stir(self, table: LiveTable) -> None:
        pass

    def changed(self, before: Room, table: LiveTable) -> None:
        pass

    def moved(self, table: LiveTable) -> None:
        self.notes.moved(table)

    def looked(self, table: LiveTable, guest: int) -> None:
        self.notes.looked(table, guest)

    def tell_presence(self, table: LiveTable) -> None:
        pass


async def make(store: Store, code: str, game: str, people: dict[int, str], rng: Random, **setup: Any) -> LiveTable:
    """A room in which the seats of `people` are taken, each by a guest who is a person (or by nobody known, if empty),
    the others by bots."""
    watch = new_watch()
    assert await store.make_room(code, watch)
    table = LiveTable(Quiet(store), Room(code, watch))
    shelf = SHELF[game]
    seats = setup.pop("seats", None) or rng.choice([seats for seats in shelf.seats if seats > max(people, default=0)])

    def sit(attempt: Attempt) -> None:
        attempt.do(Arranged(Setup(game, seats, **setup)))
        for guest, (seat, person) in enumerate(people.items(), 1):
            attempt.do(Came(guest, f"Guest {guest}", f"key {guest}", person))
            attempt.do(Sat(seat, guest, f"Guest {guest}", person))
        for seat in range(seats):
            if seat not in people:
                attempt.do(BotPlaced(seat, rng.choice(shelf.offered())))
        deal_in(attempt)

    await table.change(0, "", sit)
    return table


async def play(table: LiveTable, rng: Random, most: int = 10**6) -> None:
    """At random until it is over, or for a number of events."""
    left = most
    while table.room.match and not table.room.match.over and left > 0:
        await table.change(0, "", partial(moves, rng=rng, count=min(left, CHUNK)))
        left -= CHUNK


def moves(attempt: Attempt, rng: Random, count: int) -> None:
    for _ in range(count):
        match = attempt.match
        if match.over:
            return
        seat = rng.choice(match.to_act())
        if seat == NATURE:
            attempt.enter(Event(match.next, NATURE, match.drawn()))
            continue
        drafts = match.game.rules.drafts or (lambda action: False)
        legal = [action for action in match.state.legal(seat) if not drafts(action)]
        attempt.enter(Event(match.next, seat, rng.choice(legal)))


async def do(table: LiveTable, *acts: Callable[[Attempt], None]) -> None:
    for act in acts:
        await table.change(0, "", act)


def resign(seat: int) -> Callable[[Attempt], None]:
    return lambda attempt: attempt.do(Resigned(seat))


def abandon(attempt: Attempt) -> None:
    attempt.do(Abandoned())


def recognize(guest: int, person: str) -> Callable[[Attempt], None]:
    return lambda attempt: attempt.do(Recognized(guest, person))


def bot_for(seat: int) -> Callable[[Attempt], None]:
    """A bot takes over."""

    def act(attempt: Attempt) -> None:
        level = attempt.match.game.level("regular")
        player = Player(attempt.match.players[seat].name, f"bot:{level}")
        attempt.enter(Reseated(attempt.match.next, seat, player))

    return act
