"""What a bot should know about Tisícovka: the chance to win that a series is played for (`series.py`)."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.tisicovka.advice.series import Series, going_on, promise, series_of, thrown_next
from saloon.games.tisicovka.advice.throws import NOTHING, WIPE, offers
from saloon.games.tisicovka.data import STEP
from saloon.games.tisicovka.rules import NOBODY, Again, Bank, Tisicovka, TisicovkaOptions
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere

STEADY: Final = 600
"""With this many points at stake one more throw is the last thing to think of."""


@cache
def risk(left: int, options: TisicovkaOptions, second: bool = False) -> int:
    """How often in a hundred a throw loses the series, by the number of dice."""
    if left == 1:
        return round(100 * 4 / 6) if second else round(100 * 4 / 9)
    lost = sum(offer.weight for offer in offers(left, options) if offer.kind in (WIPE, NOTHING))
    return int(100 * lost / 6**left + 0.5)


def rate(view: Tisicovka, seat: Seat, action: Action) -> float:
    """The chance to win."""
    return promise(view, series_of(view), action)


def best_other(view: Tisicovka, seat: Seat) -> int:
    return max(total for other, total in enumerate(view.totals) if other != seat)


def worth(state: Tisicovka, seat: Seat) -> float:
    """The share of the win that the totals promise."""
    if (scores := state.scores()) is not None:
        winners = [total == max(scores) for total in scores]
        return winners[seat] / sum(winners)
    reach = [
        exp((total + (0.6 * state.at_stake() if who == state.player else 0)) / 180)
        for who, total in enumerate(state.totals)
    ]
    return reach[seat] / sum(reach)


def hopeless(view: Tisicovka, seat: Seat, action: Action) -> bool:
    """Stopping in the last series behind somebody who does not throw any more."""
    if view.trigger == NOBODY or not isinstance(action, Bank):
        return False
    return view.totals[seat] + view.at_stake() < max(
        [total for other, total in enumerate(view.totals) if other != seat and other not in view.turns]
    )


def reason(view: Tisicovka, seat: Seat, action: Action) -> Reason:
    """The chance to win with it, and that of stopping instead of throwing on, or the other way round."""
    if (
        view.trigger != NOBODY
        and not view.turns
        and view.totals[seat] + view.at_stake() > best_other(view, seat)
        and isinstance(action, Bank)
    ):
        return Reason("why-win")
    others = [rate(view, seat, each) for each in view.legal(seat) if isinstance(each, Bank) != isinstance(action, Bank)]
    if not others:
        return Reason("why-only")
    args = {**tenths(rate(view, seat, action)), **tenths(max(others), "other-"), "points": view.at_stake()}
    if isinstance(action, Bank):
        return Reason("why-bank", args)
    _, left = thrown_next(view, action)
    return Reason("why-throw", {**args, "count": left, "risk": risk(left, view.options, isinstance(action, Again))})


def tenths(chance: float, prefix: str = "") -> dict[str, int]:
    """A chance in whole per cent and a tenth; only a certainty is shown as 0 or 100."""
    told = round(1000 * chance)
    whole, tenth = divmod(min(999, max(1, told)) if 0 < chance < 1 else told, 10)
    return {f"{prefix}whole": whole, f"{prefix}tenth": tenth}


# -- lesser heads -----------------------------------------------------------------------------


def timid(view: Tisicovka, seat: Seat, action: Action) -> float:
    """All that scores is put aside; with three dice or less one stops."""
    if isinstance(action, Bank):
        return 0.0
    points, left = thrown_next(view, action)
    return points - view.points + 1.0 if left > 3 else -1.0


@cache
def mean(options: TisicovkaOptions) -> Series:
    """A series played for the mean of its points alone, in steps."""
    return Series(options, float, 0.0, 0.0, STEADY // STEP, 4)


def by_mean(view: Tisicovka, seat: Seat, action: Action) -> float:
    """The mean of the series alone, as if neither the goal nor what is written down mattered."""
    if isinstance(action, Bank):
        return view.at_stake() / STEP
    return going_on(view, mean(view.options), action)


ENOUGH: Final = 150
"""With this many points at stake good sense stops."""


def steady(view: Tisicovka, seat: Seat, action: Action) -> float:
    """All that scores, and on until it is enough."""
    if isinstance(action, Bank):
        return 0.0
    points, _ = thrown_next(view, action)
    return points + 1.0 if view.at_stake() < ENOUGH else -1.0


ADVICE = Advice(rate, worth, reason, hopeless=hopeless)
LEVELS: Levels = {
    "beginner": Follow(rate=timid),
    "regular": Follow(rate=by_mean),
    "master": Follow(compares=everywhere),
    PLAIN: Follow(rate=steady),
}
