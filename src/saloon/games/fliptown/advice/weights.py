"""Learned from whole games of the quick policy (`train/fliptown_weights.py`): points by feature and time."""

from __future__ import annotations

from functools import cache
from struct import unpack

from saloon.kit.packed import packed


@cache
def learned() -> dict[str, tuple[float, ...]]:
    """Six numbers for each feature of a map: for each round one for its last turn, and one more for its first."""
    return {name: unpack("<6d", part) for name, part in packed("fliptown/advice/weights").items()}
