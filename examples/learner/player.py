"""What was learned takes a seat: `saloon ladder prsi --bot python:examples/learner/player.py:Learned`.

It reads the weights from `KEY.npz` in the folder that the variable LEARNED names, otherwise beside this file.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np


@cache
def weights(key: str, folder: str) -> list[list[np.ndarray]]:
    found = np.load(Path(folder) / f"{key}.npz")
    return [[found[f"{seat}{at}"] for at in range(4)] for seat in (0, 1)]


class Learned:
    """Takes the likeliest legal choice; a bot of the house is (game, seat, seed)."""

    def __init__(self, game, seat, seed):
        self.game, self.seat = game, seat
        self.net = weights(game.key, os.environ.get("LEARNED", str(Path(__file__).parent)))[seat]
        cells = game.codec.layout(game.options)
        self.low = np.array([cell.low for cell in cells])
        self.room = np.maximum(np.array([cell.high for cell in cells]) - self.low, 1)

    def choose(self, view, clock, number):
        row = (np.array(self.game.codec.row(view, self.seat, 2)) - self.low) / self.room
        hidden = np.tanh(row @ self.net[0] + self.net[1])
        values = hidden @ self.net[2] + self.net[3]
        choices = self.game.codec.choices(view, self.seat)
        return choices[max(choices, key=lambda number: values[number])]

    def explain(self, view, clock, number=0):
        raise NotImplementedError("it knows no reasons")
