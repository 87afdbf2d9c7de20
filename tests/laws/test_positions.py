"""Whatever position can be read can be shown and played on: no made-up text crashes or hangs a table."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from laws.walks import GAMES, KEYS, options_by_lot, step, walk
from saloon.core import ONLOOKER, Fault, State
from saloon.house import Game
from saloon.scene import Reader

TRIED = 60
STEPS = 120
PATIENCE = 120
"""Seconds after which a step that never ends is given up."""
EACH = re.compile(r"\d+|[^\W\d_]+|[^\w\s]")


@contextmanager
def patience() -> Iterator[None]:
    def give_up(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def made_up(text: str, other: str, rng: Random) -> str:
    """A position with a field of another one, or with one or two pieces changed."""
    fields, others = text.split(), other.split()
    if rng.random() < 0.5 and len(fields) == len(others):
        for _ in range(rng.choice((1, 1, 2))):
            at = rng.randrange(len(fields))
            fields[at] = others[at]
        return " ".join(fields)
    for _ in range(rng.choice((1, 1, 2))):
        pieces = list(EACH.finditer(text))
        piece = rng.choice(pieces)
        alike = [
            each[0] for each in EACH.finditer(f"{text} {other} 0 1 2 9") if each[0].isdecimal() == piece[0].isdecimal()
        ]
        text = text[: piece.start()] + rng.choice(alike) + text[piece.end() :]
    return text


def play_on(game: Game[Any], state: State, rng: Random) -> None:
    """Somebody looks at the table and the one to act does anything."""
    game.board.scene(state.view(ONLOOKER), Reader.of(game))
    state = state.guess(rng)
    for _ in range(STEPS):
        if not state.to_act():
            break
        seat, action = step(state, rng)
        state = state.after(seat, action)
    game.board.scene(state.view(0), Reader.of(game, 0))


@pytest.mark.parametrize("key", KEYS)
def test_whatever_position_can_be_read_can_be_played(key: str) -> None:
    game, rng = GAMES[key], Random(key)
    for _ in range(TRIED):
        seats, options = rng.choice(game.seats), options_by_lot(game, rng)
        one, two = (walk(game, seats, options, rng.randrange(2**32), rng.randrange(120)).state for _ in range(2))
        text = made_up(game.notation.write_state(one), game.notation.write_state(two), rng)
        try:
            state = game.notation.read_state(text, options)
        except Fault:
            continue
        try:
            with patience():
                play_on(game, state, rng)
        except Exception as error:
            raise AssertionError(f"{options.text()} {text}") from error
