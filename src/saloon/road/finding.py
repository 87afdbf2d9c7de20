"""Games that are not unpacked yet are brought when something of them is first imported."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

GAMES = "saloon.games."


class GameFinder(MetaPathFinder):
    """Asked after all other finders: what they know is there already."""

    def __init__(self, bring: Callable[[str], object]) -> None:
        self.bring = bring
        self.brought: set[str] = set()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        key = fullname.removeprefix(GAMES).partition(".")[0]
        if not fullname.startswith(f"{GAMES}{key}.") or key in self.brought:
            return None
        self.bring(key)
        self.brought.add(key)
        importlib.invalidate_caches()
        return PathFinder.find_spec(fullname, path, target)


def find_games(bring: Callable[[str], object]) -> None:
    importlib.invalidate_caches()
    sys.meta_path.append(GameFinder(bring))
