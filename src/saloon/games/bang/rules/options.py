"""The choices of a table of Bang! The Dice Game."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.core.options import Options, choice


@dataclass(frozen=True)
class BangOptions(Options):
    """How this table plays; the first value is the printed rule or our reading of it."""

    characters: str = choice("random", "choose")
    gringo: str = choice("volley", "hit")
    gringo_last: bool = choice(True, False)
    indians_credit: str = choice("none", "active")
    all_dead: str = choice("outlaw", "draw", until={1: "draw"})
    gatling: str = choice("losses", "arrows", until={1: "arrows"})
