"""What a bot should know about Člověče: run, hit who has come far, keep out of reach, get home.

For plain good sense a pawn is worth the squares behind it, and something for having come out at all; what
rivals could hit before the next turn counts by the chance that they do. A master goes by chances to win that were
learned (`outlook.py`), and between two by what they are after the other's next turn (`ahead.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.clovece.advice.ahead import promise
from saloon.games.clovece.advice.danger import danger
from saloon.games.clovece.advice.outlook import chances
from saloon.games.clovece.data import BASE, HOUSE, RIVALS, TRACK, Square
from saloon.games.clovece.rules import BOUND, MOVE, Clovece, Move
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere

OUT: Final = 9.0
"""What a pawn on the start is worth, in squares."""
HOME: Final = 6.0
"""What being in the house adds."""
VALUE: Final = (*(OUT + at + (HOME if at >= HOUSE else 0.0) for at in range(44)), 0.0)  # VALUE[BASE] is 0
FURTHER: Final = (*(value + at * at / TRACK for at, value in enumerate(VALUE[:-1])), 0.0)
"""The same, but later squares count more: among many it pays to bring home one pawn at a time."""
FULL: Final = sum(VALUE[HOUSE:44])
SCALE: Final = 50.0
"""The lead, in squares, that makes a win e times as likely."""
FIRST: Final = 0.75
"""How much of the worth is winning; the rest is leaving others behind."""


def standing(state: Clovece, seat: Seat, value: Sequence[float] = VALUE) -> float:
    """The squares gone, less what may be lost."""
    return sum([value[at] * (1 - danger(state, seat, at)) for at in state.pawns[seat]], 0.0)


# -- ratings ----------------------------------------------------------------------------------


def rate(view: Clovece, seat: Seat, action: Action) -> float:
    """The chance to be home before the others who still run."""
    after = view.after(seat, action)
    if seat in after.out:
        return 1.0
    if after.player == seat or len(view.pawns) - len(view.out) > 2:
        return chances(after)[seat]
    return promise(after, seat)


def sensible(view: Clovece, seat: Seat, action: Action, value: Sequence[float] = VALUE) -> float:
    """How far ahead of the others the action puts the seat."""
    after = view.after(seat, action)
    others = [standing(after, other, value) for other in range(len(view.pawns)) if other != seat]
    return standing(after, seat, value) - sum(others, 0.0) / len(others)


def shrewd(view: Clovece, seat: Seat, action: Action) -> float:
    """Good sense that knows how many still run."""
    return sensible(view, seat, action, FURTHER if len(view.pawns) - len(view.out) > 2 else VALUE)


def worth(state: Clovece, seat: Seat) -> float:
    """What the squares gone promise: the win and the places behind it."""
    seats = len(state.pawns)
    behind = 1 / (seats - 1)
    if seat in state.out:
        place = state.out.index(seat)
        return (FIRST if place == 0 else 0.0) + (1 - FIRST) * (seats - 1 - place) * behind
    strengths = {each: exp((standing(state, each) - FULL) / SCALE) for each in range(seats) if each not in state.out}
    mine = strengths[seat]
    passed = sum([mine / (mine + other) for each, other in strengths.items() if each != seat], 0.0)
    win = 0.0 if state.out else mine / sum(strengths.values(), 0.0)
    return FIRST * win + (1 - FIRST) * passed * behind


def playout(state: Clovece, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Hit others rather than enter the house, enter rather than run, and spare the own pawns."""
    best, chosen = -1.0, legal[0]
    for action in legal:
        victim, _ = state.hit_by(action)
        if victim == seat:
            score = 0.0
        elif victim >= 0:
            score = 3.0
        else:
            score = 2.0 if isinstance(action, Move) and action.at < HOUSE <= action.at + state.total else 1.0
        score += 0.9 * rng.random()
        if score > best:
            best, chosen = score, action
    return chosen


# -- reasons ----------------------------------------------------------------------------------


def reason(view: Clovece, seat: Seat, action: Action) -> Reason:
    if not isinstance(action, Move):
        return Reason("why-enter")
    if len(view.legal(seat)) == 1:
        return Reason("why-bound" if view.phase == BOUND else "why-only")
    at, to = action.at, action.at + view.total
    victim, pawn = view.hit_by(action)
    if victim == seat:
        return Reason("why-own")
    if victim >= 0:
        return Reason("why-hit", {"count": view.pawns[victim][pawn]})
    if to >= HOUSE:
        return why_house(view, seat, at)
    return why_run(view, seat, at, to)


def why_house(view: Clovece, seat: Seat, at: Square) -> Reason:
    if sum(each >= HOUSE for each in view.pawns[seat]) == 3 and at < HOUSE:
        return Reason("why-last")
    return Reason("why-inside" if at >= HOUSE else "why-house")


def why_run(view: Clovece, seat: Seat, at: Square, to: Square) -> Reason:
    if danger(view, seat, at) > danger(view, seat, to):
        return Reason(
            "why-flee", {"danger": round(100 * danger(view, seat, at)), "left": round(100 * danger(view, seat, to))}
        )
    ahead, before = nearest_ahead(view, seat, to), nearest_ahead(view, seat, at)
    if ahead and (not before or ahead < before):
        return Reason("why-chase", {"count": ahead})
    if to >= HOUSE - 6:
        return Reason("why-near")
    if at == max(each for each in view.pawns[seat] if each < HOUSE):
        return Reason("why-lead")
    others = [rate(view, seat, each) for each in view.legal(seat) if each != MOVE[at]]
    chance, other = round(100 * rate(view, seat, MOVE[at])), round(100 * max(others))
    return Reason("why-chance", {"chance": chance, "other": other, "less": chance - other})


def nearest_ahead(view: Clovece, seat: Seat, at: Square) -> int:
    """Steps to the nearest rival that a pawn of the seat could hit with one throw, 0 for none."""
    found = 0
    for other, shift in RIVALS[view.options.sides][len(view.pawns)][seat]:
        for theirs in view.pawns[other]:
            steps = (theirs - shift) % TRACK - at
            if BASE < theirs < HOUSE and 0 < steps <= 6 and (not found or steps < found):
                found = steps
    return found


# -- lesser heads -----------------------------------------------------------------------------


def runner(view: Clovece, seat: Seat, action: Action) -> float:
    """Out with a pawn, then the foremost one runs; a hit only if it lies on its way."""
    return 100.0 if not isinstance(action, Move) else float(action.at)


def hunter(view: Clovece, seat: Seat, action: Action) -> float:
    """Hit pawns that have come far, get home, run. It does not see what it may lose in turn."""
    victim, pawn = view.hit_by(action)
    if victim == seat:
        return -100.0
    if victim >= 0:
        return 50.0 + view.pawns[victim][pawn]
    return 40.0 if not isinstance(action, Move) or action.at < HOUSE <= action.at + view.total else action.at / 10


ADVICE = Advice(rate, worth, reason, playout)
LEVELS: Levels = {
    "beginner": Follow(rate=runner),
    "regular": Follow(rate=hunter),
    "expert": Follow(rate=shrewd),
    "master": Follow(compares=everywhere),
    PLAIN: Follow(rate=sensible),
}
