"""Finding a game by what people call it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from unicodedata import combining, normalize

from saloon.core.state import Unreadable
from saloon.house.game import SHELF, Game
from saloon.words import LANGS


def game(name: str) -> Game[Any]:
    """The game of this key or title; case, accents and spaces are taken lightly.

    >>> game("Prší").key, game("PRSI").key
    ('prsi', 'prsi')
    """
    import saloon.games  # noqa: F401 - fills the shelf

    if name in SHELF:
        return SHELF[name]
    known = dict(called())
    found = known.get(plain(name))
    if found:
        return found
    from difflib import get_close_matches

    close = get_close_matches(plain(name), known, n=1)
    if close:
        raise Unreadable("game-unknown-like", text=name[:40], like=known[close[0]].key)
    raise Unreadable("game-unknown", text=name[:40], keys=", ".join(sorted(SHELF)))


def called() -> Iterator[tuple[str, Game[Any]]]:
    """All names of all games: keys win over titles."""
    for each in SHELF.values():
        for lang in LANGS:
            yield plain(each.called(lang)), each
    for key, each in SHELF.items():
        yield plain(key), each


def plain(name: str) -> str:
    """Letters and digits alone, small, without accents.

    >>> plain("Člověče, nezlob se!")
    'clovecenezlobse'
    """
    bare = "".join(letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))
    return re.sub(r"[\W_]+", "", bare)
