"""What parts of a position of Mlýn are worth, stage by stage.

Chosen by games against one another (`python train/mlyn_weights.py`). Room counts for more than it seems: games are lost
in the placing, with a stone more and all of them shut in. Two in a line is worth nothing early on, since the answer
that shuts it stands well; a side that flies needs no room at all.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Points for each thing that one has and the other has not."""

    stone: int
    mill: int
    two: int
    """Two stones and a free third point of a line."""
    step: int
    """A free point beside a stone."""
    shut: int
    """A stone that has none."""
    turn: int
    """Being to move."""


class Stages(NamedTuple):
    """What changes in the course of a game."""

    early: Weights
    late: Weights
    """Few stones are left in hand."""
    moving: Weights
    flying: Weights
    """One of the two, or both."""


WEIGHTS: Final = Stages(
    early=Weights(stone=52, mill=97, two=-5, step=30, shut=-37, turn=22),
    late=Weights(stone=165, mill=92, two=86, step=43, shut=-40, turn=35),
    moving=Weights(stone=138, mill=61, two=47, step=38, shut=-26, turn=6),
    flying=Weights(stone=125, mill=-18, two=72, step=-13, shut=0, turn=30),
)
