"""From the rules of Mlýn to the search and back: which positions each action leads to, and what they promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.mlyn.engine import oracle
from saloon.games.mlyn.engine.search import Search, position
from saloon.games.mlyn.rules import Mlyn
from saloon.kit.deepening import chance
from saloon.kit.mill import ALL
from saloon.kit.stones import DRAWN

SCALE: Final = 250.0
"""A lead of this many points makes a win e times as likely as a loss."""
PLACING: Final = 4
"""While stones are in hand a master looks at this many times the positions: games are lost there."""


def leads_to(then: Mlyn, seat: Seat) -> list[int]:
    """The positions with the other to move: after an action, or after each stone one may then take; none if drawn."""
    if then.closed:
        return [each for action in then.legal(seat) for each in leads_to(then.after(seat, action), seat)]
    if then.result == DRAWN:
        return []
    other = 1 - seat
    return [position(then.stones[other], then.stones[seat], then.hand[other], then.hand[seat])]


def seen(view: Mlyn) -> set[int]:
    """The positions that a repetition would bring back."""
    found = set()
    for key in view.seen:
        white, black = key & ALL, key >> 24 & ALL
        found.add(position(black, white) if key >> 48 else position(white, black))
    return found


def search(
    view: Mlyn, seat: Seat, actions: Sequence[Action], *, positions: int | None, seconds: float | None, tables: bool
) -> list[tuple[Action, float]]:
    """The actions with what they promise, best first."""
    options = view.options
    if tables and positions is not None and max(view.hand):
        positions *= PLACING
    work = Search(
        options.double == "two", options.blocked == "passes", 2 * options.quiet, positions, seconds, seen(view)
    )
    table = oracle.table_for(options) if tables else None
    if table is not None:
        work.few, work.probe = (
            oracle.most_in(table),
            lambda own, other, rest: oracle.look_up(table, own, other, rest),
        )
    after = [view.after(seat, action) for action in actions]
    ranked = work.deepen([leads_to(then, seat) for then in after], [2 * options.quiet - then.quiet for then in after])
    return [(actions[number], chance(value, SCALE)) for number, value in ranked]
