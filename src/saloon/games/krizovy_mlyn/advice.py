"""What a bot should know about Křížový mlýn: the table once it is worked out, else open lines and free ways."""

from __future__ import annotations

from math import exp

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.engine.oracle import sure
from saloon.games.krizovy_mlyn.engine.play import search
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.house.rooms import SEARCHING, Advice, Exact, LookAhead, Reason
from saloon.house.sure import chances_by, why_sure
from saloon.kit.mill import LINES, NEAR_MASK
from saloon.kit.stones import Move, free_points, room


def ready(state: KrizovyMlyn, seat: Seat) -> int:
    """Lines with two own stones, a free third point and an own stone beside it: mills to come."""
    mine, free = state.stones[seat], free_points(state.stones)
    count = 0
    for line in LINES:
        gap = line & free
        if (line & mine).bit_count() == 2 and gap:
            count += bool(NEAR_MASK[gap.bit_length() - 1] & mine & ~line)
    return count


def standing(state: KrizovyMlyn, seat: Seat) -> float:
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    lines = sum((line & mine).bit_count() ** 2 for line in LINES if not line & theirs)
    return 0.25 * lines + 0.1 * room(state.stones, seat) + 1.5 * ready(state, seat)


def worth(state: KrizovyMlyn, seat: Seat) -> float:
    if state.result >= 0:
        return 0.5 if state.result > 1 else float(state.result == seat)
    if ready(state, state.player):
        return 0.98 if state.player == seat else 0.02
    lead = standing(state, seat) - standing(state, 1 - seat)
    return 1 / (1 + exp(-lead / 2))


def rate(view: KrizovyMlyn, seat: Seat, action: Action) -> float:
    return worth(view.after(seat, action), seat)


def reason(view: KrizovyMlyn, seat: Seat, action: Action) -> Reason:
    assert isinstance(action, Move)
    then = view.after(seat, action)
    if then.result == seat:
        return Reason("why-win", {"how": then.how_ended()})
    known = sure(view, seat)
    if known is not None:
        return why_sure(known, action)
    if ready(then, 1 - seat):
        return Reason("why-lost")
    if ready(view, 1 - seat):
        return Reason("why-block")
    if ready(then, seat) > ready(view, seat):
        return Reason("why-threat")
    return Reason("why-safe")


ADVICE = Advice(rate, worth, reason, chances=chances_by(sure))
LEVELS = {**SEARCHING, "master": Exact(sure, LookAhead(2000, 70000, search))}
