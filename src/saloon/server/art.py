"""The drawings of a game as one file of symbols."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from saloon import scene
from saloon.core.state import NATURE, State
from saloon.house.game import SHELF, Game
from saloon.kit.cards import MARIAS
from saloon.scene import Reader, slate
from saloon.scene.art import HOUSE, drawing, sheet
from saloon.scene.dice import PIPS
from saloon.scene.marias import SUITS
from saloon.server.faults import Refused

FAMILIES: Final = {"card": (*MARIAS.texts, "back"), "sign": tuple(SUITS), "die": tuple(PIPS)}
"""Drawings that are made rather than kept as files. Other families are found by playing."""
STEPS: Final = 250
LOOKS: Final = 8
"""Positions of a match that are looked at."""
NAME: Final = re.compile(r"[A-Za-z0-9_.-]{1,60}")


@cache
def art_sheet(key: str) -> str:
    """All drawings that scenes of the game use. The first time takes a moment."""
    game = SHELF[key]
    folder = game.folder / "art"
    symbols = sheet((name for name in sorted(names(game)) if is_drawn(name, folder)), folder)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def names(game: Game[Any]) -> set[str]:
    kept = {path.stem for place in (HOUSE, game.folder / "art") for path in place.glob("*.svg")}
    made = {f"{family}-{member}" for family, members in FAMILIES.items() for member in members}
    tables = {game.seats[0], game.seats[-1]}  # what lies on those between lies on one of these
    return kept | made | {name for seats in tables for name in met(game, seats)}


def met(game: Game[Any], seats: int) -> set[str]:
    """Drawings that are met in a match by lot, in both shapes."""
    found = set()
    path = list(walk(game, seats))
    for count, state in enumerate([*path[:: max(1, len(path) // LOOKS)], path[-1]]):
        seat = count % seats
        for shape in ("wide", "tall"):
            drawn = game.board.scene(state.view(seat), Reader.of(game, seat, (), "en", shape))
            found |= {node.art for node in drawn.nodes if node.art}
    return found | {f"{family}-{size}" for name in found for family, size in alike(name)}


def alike(name: str) -> Iterator[tuple[str, str]]:
    """The frames and rows of a slate come in the same sizes; who acts decides which is shown."""
    family, _, size = name.partition("-")
    if family in slate.DRAWINGS:
        yield from ((other, size) for other in slate.DRAWINGS)


def single(key: str, name: str) -> str:
    """One drawing as a symbol, for a scene that needs one which is not on the sheet."""
    folder = SHELF[key].folder / "art"
    if not NAME.fullmatch(name) or not is_drawn(name, folder):
        raise Refused("not-found")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{sheet([name], folder)}</svg>'


def walk(game: Game[Any], seats: int) -> Iterator[State]:
    state, rng = game.new(seats), Random(seats)
    for _ in range(STEPS):
        yield state
        acts = state.to_act()
        if not acts:
            return
        legal = state.legal(acts[0])
        action = state.sample(rng) if acts[0] == NATURE else legal[int(rng.random() * len(legal))]
        state = state.after(acts[0], action)


def is_drawn(name: str, folder: Path) -> bool:
    try:
        return bool(drawing(name, folder))
    except (KeyError, ValueError, IndexError):
        return False


@cache
def stamp(key: str) -> str:
    """Changes when drawings may have changed, so that browsers may keep the sheet for ever."""
    made = hashlib.sha256()
    for folder in (SHELF[key].folder, Path(scene.__file__).parent):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.svg"))):
            made.update(path.read_bytes())
    return made.hexdigest()[:16]
