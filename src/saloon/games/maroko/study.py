"""What is exactly known about Maroko: odds, worked out over the rules, and whole matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.maroko.rules import Keep, Maroko, MarokoOptions, is_great, number_of, start
from saloon.house.feats import counted, one_each
from saloon.house.rooms import Feat, Feats, OddsRow, Study, Themes, Uses
from saloon.kit.dice import Dice
from saloon.kit.odds import best, share
from saloon.kit.rounds import LOT
from saloon.scene.account import Deed
from saloon.solve import Solution


def odds(options: MarokoOptions) -> Sequence[OddsRow]:
    """One throw of three dice; then whole turns of somebody who wants one thing only."""
    fresh = start(2, options).after(NATURE, LOT[0])
    return [
        OddsRow("odds-throw", {"kind": "great"}, share(fresh, thrown(is_great))),
        OddsRow("odds-throw", {"kind": "pair"}, share(fresh, thrown(is_pair))),
        OddsRow("odds-throw", {"kind": "none"}, share(fresh, thrown(is_nothing))),
        OddsRow("odds-turn", {"kind": "great"}, best(fresh, 0, reached(is_great))),
        OddsRow("odds-turn", {"kind": "pair"}, best(fresh, 0, reached(is_any))),
        OddsRow("odds-sixes", {}, best(fresh, 0, reached(is_sixes))),
    ]


def is_any(dice: Dice) -> bool:
    return number_of(dice) > 0


def is_nothing(dice: Dice) -> bool:
    return number_of(dice) == 0


def is_pair(dice: Dice) -> bool:
    return number_of(dice) > 0 and not is_great(dice)


def is_sixes(dice: Dice) -> bool:
    return dice == (6, 6, 6)


def thrown(wanted: Callable[[Dice], bool]) -> Callable[[Maroko], bool]:
    return lambda s: wanted(s.lying())


def reached(wanted: Callable[[Dice], bool]) -> Callable[[Maroko], int | None]:
    """1 when the turn of the first seat ends as wanted, 0 when it does not."""
    return lambda s: int(wanted(s.results[0])) if s.results[0] else None


def solution(seats: int) -> Solution:
    """Matches of several rounds; those among few come with the package."""
    from saloon.games.maroko.advice import MATCHES
    from saloon.kit import contest

    return contest.solution(MATCHES, seats)


def feats(deeds: Sequence[Deed], state: Maroko) -> Sequence[Sequence[Feat]]:
    """What players are proud of: how often a turn ended with a great Maroko."""
    return one_each("great", counted(deeds, len(state.wins), great_of))


def great_of(deed: Deed) -> Seat | None:
    """The seat whose turn has just ended with a great Maroko."""
    seat = deed.before.player
    result = deed.after.results[seat]
    return seat if result != deed.before.results[seat] and bool(result) and is_great(result) else None


def theme(view: Maroko, seat: Seat, best: float) -> str:
    """The theme of a position: nobody has finished a turn of this round, or there is something to beat."""
    return "chase" if any(view.results) else "lead"


def used(view: Maroko, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: how many dice are left lying, or stopping."""
    return (f"keep-{len(action.dice)}",) if isinstance(action, Keep) else ("stop",)


USES: Final = Uses(("keep-2", "keep-1", "keep-0", "stop"), used)


STUDY: Study[Maroko] = Study(
    odds,
    solution=solution,
    feats=Feats({"great": "often"}, feats),
    themes=Themes(("lead", "chase"), theme),
    uses=USES,
)
