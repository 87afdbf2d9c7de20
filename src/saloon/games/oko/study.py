"""What is exactly known about Oko: odds, worked out over the rules, and whole matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from saloon.core.outcomes import rolls
from saloon.core.state import NATURE, Action, Seat
from saloon.games.oko.rules import OKO, THROWS, Oko, OkoOptions, Throw, points, start
from saloon.house.feats import counted, one_each
from saloon.house.rooms import Feat, Feats, OddsRow, Study, Themes, Uses
from saloon.kit.odds import best
from saloon.kit.rounds import LOT
from saloon.scene.account import Deed
from saloon.solve import Solution


def odds(options: OkoOptions) -> Sequence[OddsRow]:
    """Fixed numbers of throws; then whole turns of somebody who wants one thing only."""
    fresh = start(2, options).after(NATURE, LOT[0])
    return [
        OddsRow("odds-sum", {"throws": 4}, summing(4, lambda total: total == OKO)),
        OddsRow("odds-sum", {"throws": THROWS}, summing(THROWS, lambda total: total == OKO)),
        OddsRow("odds-over", {"throws": THROWS}, summing(THROWS, lambda total: total > OKO)),
        OddsRow("odds-oko", {}, best(fresh, 0, lambda s: int(sum(s.results[0]) == OKO) if s.results[0] else None)),
        OddsRow("odds-mean", {}, best(fresh, 0, earned)),
    ]


def summing(throws: int, wanted: Callable[[int], bool]) -> Fraction:
    """How often a number of throws of a die add up as wanted."""
    return Fraction(sum(weight for roll, weight in rolls(throws) if wanted(sum(roll))), 6**throws)


def earned(state: Oko) -> int | None:
    """The points of the first seat once its turn is over."""
    return points(state.results[0]) if state.results[0] else None


def solution(seats: int) -> Solution:
    """Matches of several rounds; those among few come with the package."""
    from saloon.games.oko.advice import MATCHES
    from saloon.kit import contest

    return contest.solution(MATCHES, seats)


def feats(deeds: Sequence[Deed], state: Oko) -> Sequence[Sequence[Feat]]:
    """What players are proud of: how often a turn ended with twenty-one."""
    return one_each("oko", counted(deeds, len(state.wins), oko_of))


def oko_of(deed: Deed) -> Seat | None:
    """The seat whose turn has just ended with twenty-one."""
    seat = deed.before.player
    result = deed.after.results[seat]
    return seat if result != deed.before.results[seat] and sum(result) == OKO else None


def theme(view: Oko, seat: Seat, best: float) -> str:
    """The theme of a position: nobody has finished a turn of this round, or there is something to beat."""
    return "chase" if any(view.results) else "lead"


def used(view: Oko, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: throwing on, or stopping, at this sum."""
    return ("throw",) if isinstance(action, Throw) else ("stop",)


USES: Final = Uses(("throw", "stop"), used)


STUDY: Study[Oko] = Study(
    odds,
    solution=solution,
    feats=Feats({"oko": "often"}, feats),
    themes=Themes(("lead", "chase"), theme, patience=20, plain=0.5),
    uses=USES,
)
