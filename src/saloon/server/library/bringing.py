"""Challenges that a browser has kept from before the house knew people become the person's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from saloon.house.game import SHELF
from saloon.match.outcome import CHALLENGE
from saloon.server.library.standing import Best
from saloon.server.moment import now
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.ledger import FEATS
from saloon.server.store.trophies import Trophy, feats_of, put_trophies

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

MOST: Final = 200
"""That somebody can bring along at once."""


async def bring(hall: Hall, who: Visitor, found: Sequence[Trophy]) -> int:
    """Takes challenges that the game has; returns how many. Of a match that is still here, only what was done in it."""
    kept = [each for trophy in found if is_challenge(trophy) for each in [await checked(hall, trophy)] if each]
    if kept:
        await hall.people.write(lambda link: put_trophies(link, who.id, kept))
    return len(kept)


def is_challenge(trophy: Trophy) -> bool:
    game = SHELF.get(trophy.game)
    challenges = game.study.challenges if game else None
    if challenges is None:
        return False
    name, _, part = trophy.part.partition(":")
    parts = challenges.parts.get(name, 1)
    return name in challenges.names and (parts > 1) == bool(part) and len(trophy.part) <= 60


async def checked(hall: Hall, trophy: Trophy) -> Trophy | None:
    at = min(max(trophy.at, 0), now())
    for store in hall.stores:
        kept = await store.read(lambda link: feats_of(link, trophy.match))
        if kept is not None:
            done = {feat.part for feat in FEATS.decode(kept or "[]") if feat.name == CHALLENGE}
            return trophy._replace(at=at) if trophy.part in done else None
    return trophy._replace(match="", at=at)


def as_best(trophy: Trophy) -> Best:
    return Best(trophy.game, CHALLENGE, trophy.part, 1, trophy.match, trophy.at)
