"""What a bot should know about Mlýn: mills, open twos, room to move, stones."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp

from saloon.core.state import Action, Seat
from saloon.games.mlyn.engine.oracle import sure
from saloon.games.mlyn.engine.play import search
from saloon.games.mlyn.rules import FLYING, Mlyn, Place, Remove
from saloon.house.rooms import SEARCHING, Advice, Exact, LookAhead, Reason, Sampling
from saloon.house.sure import beside, chances_by, why_sure
from saloon.kit.mill import LINES, NEAR_MASK, mills_at, points
from saloon.kit.stones import Move, free_points, room


def standing(state: Mlyn, seat: Seat) -> float:
    """Stones, mills, lines with two stones and a free point, and room to move."""
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    value = 3.0 * (mine.bit_count() + state.hand[seat])
    for line in LINES:
        here = (mine & line).bit_count()
        if here == 3:
            value += 1.0
        elif here == 2 and not theirs & line:
            value += 0.6
    return value + 0.12 * room(state.stones, seat)


def worth(state: Mlyn, seat: Seat) -> float:
    if state.result >= 0:
        return 0.5 if state.result > 1 else float(state.result == seat)
    turn = 0.3 + 3.0 * state.closed
    lead = standing(state, seat) - standing(state, 1 - seat) + (turn if state.player == seat else -turn)
    return 1 / (1 + exp(-lead / 4))


def identity(s: Mlyn) -> Hashable:
    """The stones and what is due. Of the past only its length counts: what stood in it seldom makes a repetition."""
    return s.stones, s.hand, s.player, s.closed, s.quiet, len(s.seen)


def threats(state: Mlyn, seat: Seat) -> int:
    """Points where the seat would close a mill with one more stone that can come there."""
    mine, free = state.stones[seat], free_points(state.stones)
    count = 0
    for point in points(free):
        if mills_at(point, mine):
            comes = state.hand[seat] or mine.bit_count() == FLYING or NEAR_MASK[point] & mine & ~line_of(point, mine)
            count += bool(comes)
    return count


def line_of(point: int, mine: int) -> int:
    """The stones that the mill at this point already needs."""
    found = 0
    for line in LINES:
        if line >> point & 1 and (mine & line).bit_count() == 2:
            found |= line
    return found


def rate(view: Mlyn, seat: Seat, action: Action) -> float:
    then = view.after(seat, action)
    if then.result == seat:
        return 100.0
    danger = threats(then, 1 - seat) * (0.05 if then.closed else 0.12)
    return worth(then, seat) - danger


def reason(view: Mlyn, seat: Seat, action: Action) -> Reason:
    then = view.after(seat, action)
    if then.result == seat:
        return Reason("why-win")
    known = sure(view, seat)
    return (
        Reason(why(view, seat, action, then), beside(search, view, seat, action))
        if known is None
        else why_sure(known, action)
    )


def why(view: Mlyn, seat: Seat, action: Action, then: Mlyn) -> str:
    """What can be seen on the board."""
    if then.closed > view.closed:
        return "why-mill"
    if isinstance(action, Remove):
        return "why-break" if threats(view, 1 - seat) > threats(then, 1 - seat) else "why-fewer"
    if threats(view, 1 - seat) > threats(then, 1 - seat):
        return "why-block"
    if threats(then, seat) > threats(view, seat):
        return "why-threat"
    if not isinstance(action, Place | Move):
        return "why-forced"
    if not threats(then, 1 - seat):
        return "why-safe"
    return "why-room" if room(then.stones, seat) > room(view.stones, seat) else "why-rest"


ADVICE = Advice(rate, worth, reason, chances=chances_by(sure), sampling=Sampling(100))
LEVELS = {
    **SEARCHING,
    "regular": LookAhead(40, 150, search, identity),
    "expert": Exact(sure, LookAhead(300, 1200, search, identity), probes=False),
    "master": Exact(sure, LookAhead(2000, 18000, search, identity)),
}
