"""Random games of a game by the thousand: none may break, and nothing on the table may get lost.

python bench/many.py dice_town -n 5000 -o book=ru        5,000 at every size, this option
python bench/many.py fliptown -n 500 --seats 2 --mixed   any values of all options, drawn by lot for each game
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

from saloon.core.build import form
from saloon.core.options import Options
from saloon.core.play import anything, play
from saloon.core.state import State, Unreadable
from saloon.games import SHELF
from saloon.house import Game


def drawn(game: Game[Any], seats: int, given: str, mixed: bool, chance: Random) -> State:
    """The start of a game with the options given, or any that fit together."""
    options: Options = game.options.read(given)
    if mixed:
        options = replace(options, **{name: chance.choice(values) for name, values in game.options.choices().items()})
    try:
        state: State = game.new(seats, options)
    except Unreadable:  # not every variant fits every table
        return drawn(game, seats, given, mixed, chance)
    return state


def whole(state: State, chance: Random) -> int:
    """Play it to its end and count the events; what is there must stay there."""
    before, events, last = state.census(), 0, state
    for _, _, last in play(state, anything, chance):
        events += 1
        if events % 50 == 0:
            assert last.census() == before, "something got lost"
    assert last.census() == before and last.scores() is not None
    return events


def lines(words: argparse.Namespace) -> Iterator[str]:
    game = SHELF[words.game]
    for seats in [words.seats] if words.seats else game.seats:
        began, events = process_time(), []
        for number in range(words.first, words.first + words.games):
            chance = Random(f"{game.key} {seats} {number}")
            try:
                events.append(whole(drawn(game, seats, words.option, words.mixed, chance), chance))
            except Exception as error:
                error.add_note(f"{game.key}, {seats} seats, game {number}")
                raise
        took = process_time() - began
        yield (
            f"{game.key} {seats} seats {words.option or ('mixed' if words.mixed else '')}: {len(events)} games, "
            f"{sum(events)} events, {sum(events) / took:,.0f} a second ({form()})"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("-n", dest="games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int)
    parser.add_argument("-o", dest="option", default="")
    parser.add_argument("--mixed", action="store_true")
    for line in lines(parser.parse_args()):
        print(line, flush=True)
