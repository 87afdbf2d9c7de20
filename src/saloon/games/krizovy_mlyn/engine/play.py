"""From the rules of Křížový mlýn to the search and back, for a master without the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.engine.search import Search
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.kit.deepening import WIN, chance
from saloon.kit.mill import ALL
from saloon.kit.stones import DRAWN

SCALE: Final = 100.0
"""A lead of this many points makes a win e times as likely as a loss."""


def due(view: KrizovyMlyn) -> set[int]:
    """The positions that would make a draw if they came once more."""
    found, last = set(), view.options.repetition - 1
    for key in view.seen:
        if view.seen.count(key) >= last:
            white, black = key & ALL, key >> 24 & ALL
            found.add(black | white << 24 if key >> 48 else white | black << 24)
    return found


def search(
    view: KrizovyMlyn,
    seat: Seat,
    actions: Sequence[Action],
    *,
    positions: int | None,
    seconds: float | None,
    tables: bool,
) -> list[tuple[Action, float]]:
    """The actions with what they promise, best first. Where the table knows, nothing is searched."""
    after = [view.after(seat, action) for action in actions]
    won = [(action, chance(WIN - 1, SCALE)) for action, then in zip(actions, after, strict=True) if then.result == seat]
    if won:
        rest = [(action, 0.5) for action, then in zip(actions, after, strict=True) if then.result != seat]
        return won + rest
    work = Search(view.options.blocked == "loses", positions, seconds, due(view))
    ways = [-1 if then.result == DRAWN else then.stones[1 - seat] | then.stones[seat] << 24 for then in after]
    return [(actions[number], chance(value, SCALE)) for number, value in work.deepen(ways, [0] * len(ways))]
