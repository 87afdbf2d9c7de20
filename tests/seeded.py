"""Seeded play of every game, what its readers are told of it to the byte, and seeded moves of the levels, as checksums:
two builds that print the same play and tell alike.

    python tests/seeded.py             all of it
    python tests/seeded.py told        what readers are told, alone: to compare two trees of sources, by PYTHONPATH
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from hashlib import sha256
from random import Random
from typing import Any

from saloon.bots import make
from saloon.core import ONLOOKER, Action, Event, anything, play
from saloon.core.build import form
from saloon.games import SHELF
from saloon.house import Game
from saloon.match.seats import Player
from saloon.match.telling import Spectator
from saloon.match.walk import Moment
from saloon.scene.changes import Known
from saloon.words import LANGS

GAMES = 4
CHOICES = 3
TOLD = 60
"""Decisions of a game of which all is told."""


class Fielded:
    """An action told by its fields, however the house shortens it."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def __repr__(self) -> str:
        found = {each.name: getattr(self.action, each.name) for each in fields(self.action)}  # type: ignore[arg-type]
        told = {name: Fielded(value) if isinstance(value, Action) else value for name, value in found.items()}
        return f"{type(self.action).__qualname__}({', '.join(f'{name}={value!r}' for name, value in told.items())})"


def by_lot(game: Game[Any], seats: int) -> Iterator[str]:
    """What happens in a few random games, and all positions with their views."""
    chance = Random(f"{game.key} {seats}")
    for _ in range(GAMES):
        for number, (seat, action, state) in enumerate(play(game.new(seats), anything, chance, 200)):
            yield f"{seat} {Fielded(action)!r}"
            if number % 16 == 0:
                yield game.notation.write_state(state)
                yield game.notation.write_state(state.view(0).guess(chance))
                yield str(state.scores())


def told(game: Game[Any], seats: int) -> Iterator[str]:
    """What two seats and an onlooker are told of a random game, each in a language and a shape: every scene as changes
    and some as a whole, and every sentence."""
    chance = Random(f"told {game.key} {seats}")
    before = game.new(seats)
    players = tuple(Player(name) for name in ("Jan", "Čeněk", "Ольга", "Eva 😀", "", "Ivo", "Ada", "Max")[:seats])
    eyes = [
        Spectator(game, seat, LANGS[number % 3], ("wide", "tall")[number % 2])
        for number, seat in enumerate((0, seats - 1, ONLOOKER))
    ]
    known = [Known.of(each.scene(before, players)) for each in eyes]
    for number, (seat, action, state) in enumerate(play(before, anything, chance, TOLD), 1):
        moment = Moment(Event(number, seat, action), before, state, players)
        for at, each in enumerate(eyes):
            scene = each.scene(state, players)
            changes, known[at] = known[at].told(scene)
            yield changes.decode()
            if number % 16 == 0:
                yield scene.packed().decode()
            yield f"{each.tell(moment)} {each.weight(moment)} {each.hand(moment)} {each.clause(before)}"
        before = state


def by_level(game: Game[Any], level: str) -> Iterator[str]:
    """What a level thinks of a few positions that leave a choice, to the last digit."""
    reached = [
        (state, seat)
        for _, _, state in play(game.new(), anything, Random(game.key))
        for seat in state.to_act()[:1]
        if seat >= 0
    ]
    asked = [(state, seat) for state, seat in reached if len(state.legal(seat)) > 1]
    for number, (state, seat) in enumerate(Random(game.key).choices(asked, k=CHOICES)):
        thought = make(game, level, seat, 7).explain(state.view(seat), number=number)
        yield (
            f"{Fielded(thought.action)!r} {thought.reason!r} "
            f"{[(Fielded(each.action), float(each.value), each.tries) for each in thought.ranked]!r}"
        )


def checksum(lines: Iterator[str]) -> str:
    found = sha256()
    for line in lines:
        found.update(line.encode())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    print(form())
    alone = sys.argv[1:] == ["told"]
    for key in sorted(SHELF):
        game = SHELF[key]
        for seats in sorted({game.seats[0], game.seats[-1]}):
            print(key, seats, "told", checksum(told(game, seats)))
            if not alone:
                print(key, seats, checksum(by_lot(game, seats)))
        for level in game.offered() if not alone else ():
            print(key, level, checksum(by_level(game, level)))
