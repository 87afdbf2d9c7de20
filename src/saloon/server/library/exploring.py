"""What was played from a position in the house's own matches: looked through bit by bit, and remembered."""

from __future__ import annotations

from typing import Any, Final

from saloon.analysis.explorer import PlayedMoves
from saloon.analysis.masters import masters
from saloon.house.game import Game
from saloon.match import Match
from saloon.server.faults import Refused
from saloon.server.library.archive import Archive
from saloon.server.wire.analyses import ExplorerRow, ExplorerTold

AT_ONCE: Final = 10
"""Matches that are looked through for one question."""
MOST: Final = 5000
"""The latest matches of a game that are looked at."""


class HouseMoves:
    """What was played in one game, as far as the house has been looked through."""

    def __init__(self, game: Game[Any]) -> None:
        self.moves = PlayedMoves(game)
        self.seen: set[str] = set()

    def add(self, match: Match) -> None:
        if match.scores is not None and match.fresh and not match.abandoned:
            kinds = [player.kind for player in match.players]
            self.moves.add(match.start, [(each.seat, each.action) for each in match.events], match.scores, kinds)


async def explored(archive: Archive, game: Game[Any], state: Any) -> ExplorerTold:
    """What is known by now, and a little more of the house looked through."""
    house = archive.explored.setdefault(game.key, HouseMoves(game))
    ids = [id for store in archive.stores for id in await store.latest(game.key, MOST)]
    unseen = [id for id in ids if id not in house.seen]
    for id in unseen[:AT_ONCE]:
        house.seen.add(id)
        try:
            await archive.aside(house.add, (await archive.find(id)).match)
        except Refused:
            continue  # it has gone meanwhile
    known = await archive.aside(masters, game.key)
    theirs, ours = known.here(state), house.moves.here(state)
    rows = [
        ExplorerRow(move, theirs.get(move, [0, 0, 0]), ours.get(move, [0, 0, 0]), house.moves.met(state, move))
        for move in {**theirs, **ours}
    ]
    rows.sort(key=lambda row: (-sum(row.masters) - sum(row.house), row.move))
    return ExplorerTold(known.games, house.moves.games, len(unseen) > AT_ONCE, rows)
