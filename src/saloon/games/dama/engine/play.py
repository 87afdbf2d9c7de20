"""From the rules of Dáma to the search and back: which position each action leads to, and what it promises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama.engine import oracle
from saloon.games.dama.engine.moves import Capturing, Here
from saloon.games.dama.engine.order import MOST
from saloon.games.dama.engine.search import Search, zest
from saloon.games.dama.rules import Dama, DamaOptions
from saloon.games.dama.rules.actions import Accept, Offer
from saloon.kit.deepening import SURE, WIN, chance

SCALE: Final = 190.0
"""A lead of this many points makes a win e times as likely as a loss."""
PATIENCE: Final = 20
"""Quiet moves of both before the side that stands worse proposes a draw."""


def terms_of(options: DamaOptions) -> Capturing:
    return Capturing(options.chain == "free", options.removal == "each", options.king_first)


def here_of(white: int, black: int, kings: int, player: Seat) -> Here:
    return (black, white, kings, player) if player else (white, black, kings, player)


def search_for(view: Dama, seat: Seat, positions: int | None, seconds: float | None) -> Search:
    options = view.options
    past = {here_of(*each) for each in (*view.past, view.position())}
    return Search(
        terms_of(options), -WIN if options.blocked == "loses" else 0, 2 * options.calm, seat, positions, seconds, past
    )


def search(
    view: Dama, seat: Seat, actions: Sequence[Action], *, positions: int | None, seconds: float | None, tables: bool
) -> list[tuple[Action, float]] | None:
    """The actions with what they promise, best first; None where captures can be overlooked."""
    if view.options.capture == "huff":
        return None
    work = search_for(view, seat, positions, seconds)
    table = oracle.table_for(view.options) if tables else None
    if table is not None:
        work.few, work.probe = MOST, lambda here, rest: oracle.look_up(table, here, rest)
    if view.offered:
        return answer(view, actions, work)
    after = [(action, view.after(seat, action)) for action in actions if not isinstance(action, Offer)]
    ways = [None if then.end and then.winner() is None else here_of(*then.position()) for _, then in after]
    ranked = work.deepen(ways, [work.calm - len(then.past) for _, then in after])
    found: list[tuple[Action, float]] = [(after[number][0], promise(view, value)) for number, value in ranked]
    offers: list[tuple[Action, float]] = [
        (action, min(0.5, found[0][1])) for action in actions if isinstance(action, Offer)
    ]
    peace = len(view.past) >= PATIENCE and ranked[0][1] < 0
    return offers + found if peace else found + offers


def promise(view: Dama, value: int) -> float:
    """The chance to win, without the zest: that only says which positions are worth playing on."""
    return chance(value - zest(view.white | view.black) if value and abs(value) < SURE else value, SCALE)


def answer(view: Dama, actions: Sequence[Action], work: Search) -> list[tuple[Action, float]]:
    """The answer to an offer: a draw only where it is worth more than playing on."""
    here = here_of(*view.position())
    work.path.discard(here)
    (_, value), *_ = work.deepen([here], [work.calm - len(view.past)])
    found = [(action, 0.5 if isinstance(action, Accept) else promise(view, value)) for action in actions]
    return sorted(found, key=lambda each: isinstance(each[0], Accept) == (value >= 0))
