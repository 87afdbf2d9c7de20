"""What a bot should know about Maroko: the chance to win the round, worked out to the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from saloon.core.outcomes import rolls
from saloon.core.state import Action, Seat
from saloon.games.maroko import GAME
from saloon.games.maroko.rules import KEEP, STRENGTH, THROWS, Keep, Maroko, MarokoOptions, is_great, keeps, number_of
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere
from saloon.kit.course import Course, Likely, Promise, Worths
from saloon.kit.course import promise as promised
from saloon.kit.playoff import Matches, chances_of, here, is_whole, percent
from saloon.kit.rounds import STOP, gives_up

THROW: Final = {kept: throw for throw, kept in enumerate(KEEP)}
"""By what stays: the number of the throw, the first with all three dice."""
LANDS: Final = {
    kept: tuple(
        (tuple(sorted(kept + fallen)), weight / 6 ** (3 - len(kept))) for fallen, weight in rolls(3 - len(kept))
    )
    for kept in KEEP
}
"""By what stays: the sorted dice that the next throw makes, each with its chance."""
SPOTS: Final = tuple(
    {
        spot: i
        for i, spot in enumerate(
            dict.fromkeys((dice, () if repick else kept) for kept, lands in LANDS.items() for dice, _ in lands)
        )
    }
    for repick in (False, True)
)
"""By whether dice left lying may be taken up again: a number for sorted dice and, where it matters, those left."""


@cache
def course(third: bool, repick: bool) -> Course:
    spots, strength = SPOTS[repick], STRENGTH[third]
    return Course(
        THROWS,
        [strength[dice] for dice, _ in spots],
        [[(spots[dice, () if repick else kept], chance) for dice, chance in lands] for kept, lands in LANDS.items()],
        [[THROW[kept] for kept in keeps(dice, left, repick)] for dice, left in spots],
    )


def course_of(options: MarokoOptions) -> Course:
    return course(options.ties == "third", options.repick)


MATCHES: Final = Matches(GAME.key, GAME.version, course_of, "maroko/advice/table")


def promise(view: Maroko, action: Action) -> Promise:
    """What an action of the player to move leads to."""
    now, turns = here(MATCHES.of(view), view), course_of(view.options)
    worths = now.worths()
    if isinstance(action, Keep):
        return promised(turns.thrown(worths, THROW[action.dice], THROWS - view.throws), worths, now.best)
    return promised(turns.stayed(spot_of(view)), worths, now.best)


def spot_of(view: Maroko) -> int:
    return SPOTS[view.options.repick][view.lying(), () if view.options.repick else view.left_lying()]


def rate(view: Maroko, seat: Seat, action: Action) -> float:
    """The chance to win. Where it is sure already, one does not throw again."""
    return promise(view, action).win + (1e-9 if action == STOP else 0.0)


def worth(state: Maroko, seat: Seat) -> float:
    """The chance to win the match."""
    return chances(state)[seat]


def exactly(view: Maroko) -> list[float] | None:
    """The chance of each seat to win the match, where it is followed to its end."""
    return chances(view) if is_whole(MATCHES.of(view), view) else None


def chances(state: Maroko) -> list[float]:
    return chances_of(MATCHES.of(state), state, lambda worths: coming(state, worths))


def coming(state: Maroko, worths: Worths) -> Likely:
    """How likely each strength is for the player who throws now."""
    turns, throws = course_of(state.options), THROWS - state.throws
    return (
        turns.thrown(worths, THROW[state.lying()], throws)
        if 0 in state.dice
        else turns.lying(worths, spot_of(state), throws)
    )


def playout(state: Maroko, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A quick choice by good sense."""
    return sense(state, legal)


# -- lesser heads -----------------------------------------------------------------------------


def sense(state: Maroko, legal: Sequence[Action]) -> Action:
    """Go on from what is alike, else from the highest die; the last to throw stops when ahead."""
    dice = state.lying()
    ahead = state.strength(dice) > state.lead()[0] and not state.waiting()
    if is_great(dice) or ahead:
        return STOP
    number = number_of(dice)
    wanted = KEEP[(number, number) if number else dice[2:]]
    return wanted if wanted in legal else KEEP[()]


def reason(view: Maroko, seat: Seat, action: Action) -> Reason:
    """The chance in words: to beat what leads, or to win."""
    mine = promise(view, action)
    best, leaders = view.lead()
    last = not view.waiting()
    if action == STOP:
        if last and mine.beat == 1:
            return Reason("why-won")
        other = max(promise(view, each).win for each in view.legal(seat) if each != STOP)
        return Reason("why-stop", {"chance": percent(mine.win), "other": percent(other), "goal": goal(view)})
    if last and best:
        dice = view.results[leaders[0]]
        hand: dict[str, str | int] = {"kind": "great" if is_great(dice) else "pair", "number": number_of(dice)}
        return Reason("why-beat", {"chance": percent(mine.beat), "level": percent(mine.level), **hand})
    return Reason("why-win", {"chance": percent(mine.win), "goal": goal(view)})


def goal(view: Maroko) -> str:
    """What the chances are about."""
    return "match" if MATCHES.of(view).rounds > 1 else "round"


def steady(view: Maroko, seat: Seat, action: Action) -> float:
    return float(action == sense(view, view.legal(seat)))


def content(view: Maroko, seat: Seat, action: Action) -> float:
    """Keep anything alike, no matter what the others have; otherwise the highest die."""
    dice = view.lying()
    if number_of(dice):
        return float(action == STOP)
    return len(action.dice) + sum(action.dice) / 100 if isinstance(action, Keep) and len(action.dice) < 2 else -1.0


ADVICE = Advice(rate, worth, reason, playout, hopeless=gives_up, chances=exactly)
LEVELS: Levels = {"beginner": Follow(rate=content), "master": Follow(compares=everywhere), PLAIN: Follow(rate=steady)}
"""There are two levels. Nobody would notice one between good sense and the exact chance."""
