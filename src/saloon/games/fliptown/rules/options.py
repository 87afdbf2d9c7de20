"""How a table plays."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.core.options import Options, choice


@dataclass(frozen=True)
class FliptownOptions(Options):
    """The first value is the printed rule or our reading of it."""

    holdem: str = choice("no", "yes", "competitive")
    characters: str = choice("no", "dealt", "chosen")
    cowbot: str = choice("none", "jane", "bart", "billy", "earp", "drawn", "card")
    level: str = choice("easy", "normal", "hard")
    guns: int = choice(2, 3)
    jane: str = choice("star", "cash")
    passing: str = choice("stuck", "always")
    descent: str = choice("anytime", "later")
    ties: str = choice("standard", "raw")
    fifth: str = choice("source", "kind")
    abilities: str = choice("wait", "lapse", until={1: "lapse"})
