"""The reference that a game is reviewed by, and the fingerprint that its reviews are kept under."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from saloon.bots.worth import shares
from saloon.core.play import anything, outcome
from saloon.house.game import Game
from saloon.house.rooms import Reference


def reference_of(game: Game[Any], quick: bool = False, drills: bool = False) -> Reference[Any]:
    """The game's own, or that of a quick look, or of drills; a game that has none is played on quickly to the end."""
    if "REFERENCE" not in game.rooms and find_spec(f"{game.home}.reference") is None:
        game.rooms["REFERENCE"] = Reference(
            "quick play", quick_play(game), lambda state: "sampled", draws=True, to_the_end=True
        )
    reference: Reference[Any] = game.room("reference", "REFERENCE")
    other = reference.quick if quick else reference.drills if drills else None
    return reference if other is None else other


def quick_play(game: Game[Any]) -> Any:
    def value(state: Any, chance: Random) -> Sequence[float]:
        scores = outcome(state, game.advice.playout or anything, chance).scores()
        assert scores is not None
        return (float(scores[0]),) if len(scores) == 1 else shares(scores, game.camps)

    return value


@cache
def sources(folder: Path) -> str:
    found = sha256()
    for file in sorted(folder.rglob("*.py")):
        found.update(file.read_bytes())
    return found.hexdigest()


def fingerprint(game: Game[Any], worlds: int, reference: str) -> str:
    """A short name for everything but the match that a review depends on: game, rules, advice, reference, the way of
    reviewing."""
    parts = (
        game.key,
        game.version,
        reference,
        worlds,
        sources(game.folder),
        sources(Path(__file__).parent),
    )
    return sha256(repr(parts).encode()).hexdigest()[:16]
