"""What a bot should know about Oko: the chance to win the round, worked out to the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from saloon.core.outcomes import DIE
from saloon.core.state import Action, Seat
from saloon.games.oko import GAME
from saloon.games.oko.rules import OKO, THROW, THROWS, Oko
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere
from saloon.kit.course import Course, Likely, Promise, Worths
from saloon.kit.course import promise as promised
from saloon.kit.playoff import Matches, chances_of, here, is_whole, percent
from saloon.kit.rounds import STOP, gives_up

COURSE: Final = Course(
    THROWS,
    [total if total <= OKO else 0 for total in range(OKO + max(DIE))],
    [[(total + face, 1 / 6) for face in DIE] for total in range(OKO)],
    [(total,) if 0 < total < OKO else () for total in range(OKO + max(DIE))],
)
"""A spot is a sum of throws; a throw is named by the sum before it."""


MATCHES: Final = Matches(GAME.key, GAME.version, lambda options: COURSE, "oko/advice/table")


def promise(view: Oko, action: Action) -> Promise:
    """What an action of the player to move leads to."""
    now, total = here(MATCHES.of(view), view), sum(view.faces)
    worths = now.worths()
    likely = COURSE.stayed(total) if action == STOP else COURSE.thrown(worths, total, THROWS - len(view.faces))
    return promised(likely, worths, now.best)


def rate(view: Oko, seat: Seat, action: Action) -> float:
    """The chance to win. Where it is sure already, one does not throw again."""
    return promise(view, action).win + (1e-9 if action == STOP else 0.0)


def worth(state: Oko, seat: Seat) -> float:
    """The chance to win the match."""
    return chances(state)[seat]


def exactly(view: Oko) -> list[float] | None:
    """The chance of each seat to win the match, where it is followed to its end."""
    return chances(view) if is_whole(MATCHES.of(view), view) else None


def chances(state: Oko) -> list[float]:
    return chances_of(MATCHES.of(state), state, lambda worths: coming(state, worths))


def coming(state: Oko, worths: Worths) -> Likely:
    """How likely each sum is for the player who throws now."""
    total, throws = sum(state.faces), THROWS - len(state.faces)
    return COURSE.thrown(worths, total, throws) if state.in_cup else COURSE.lying(worths, total, throws)


def playout(state: Oko, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A quick choice by good sense."""
    return STOP if steady(state, seat, STOP) else THROW


def reason(view: Oko, seat: Seat, action: Action) -> Reason:
    """The chance in words: to beat what leads, or to win."""
    mine, other = promise(view, action), promise(view, THROW if action == STOP else STOP)
    best, total, last = view.lead()[0], sum(view.faces), not view.waiting()
    if best and not mine.beat + mine.level + other.beat + other.level:
        return Reason("why-lost")
    if action == THROW and last and best:
        return Reason("why-beat", {"chance": percent(mine.beat), "level": percent(mine.level), "points": best})
    if action == STOP and last and mine.beat == 1:
        return Reason("why-won")
    args: dict[str, str | int] = {"chance": percent(mine.win), "goal": goal(view)}
    if action == THROW and total + max(DIE) <= OKO:
        return Reason("why-safe", args)
    args["other"] = percent(other.win)
    if action == STOP:
        return Reason("why-stop", args)
    return Reason("why-risk", {**args, "risk": percent(max(0, total + max(DIE) - OKO) / 6)})


def goal(view: Oko) -> str:
    """What the chances are about."""
    return "match" if MATCHES.of(view).rounds > 1 else "round"


# -- lesser heads -----------------------------------------------------------------------------


def careful(view: Oko, seat: Seat, action: Action) -> float:
    """Stop where one throw could be too much, no matter what the others have."""
    return float((action == STOP) == (sum(view.faces) + max(DIE) > OKO))


def steady(view: Oko, seat: Seat, action: Action) -> float:
    """Stop from 16 on, but never below what leads; the last to throw stops when ahead."""
    total, best = sum(view.faces), view.lead()[0]
    return float((action == STOP) == (total > best and (total >= 16 or not view.waiting())))


ADVICE = Advice(rate, worth, reason, playout, hopeless=gives_up, chances=exactly)
LEVELS: Levels = {"beginner": Follow(rate=careful), "master": Follow(compares=everywhere), PLAIN: Follow(rate=steady)}
"""There are two levels. Nobody would notice one between good sense and the exact chance."""
