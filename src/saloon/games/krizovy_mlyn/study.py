"""What is exactly known about Křížový mlýn: everything, once its table is worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.data import STONES
from saloon.games.krizovy_mlyn.engine.oracle import matters
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions
from saloon.house.feats import quickest
from saloon.house.rooms import Feat, Feats, Study, Themes, Uses
from saloon.kit.stones import Move
from saloon.scene.account import Deed
from saloon.solve import Progress, Solution, SolverWork


def begin(options: KrizovyMlynOptions) -> SolverWork:
    from saloon.games.krizovy_mlyn.engine.solver import Work

    return Work(STONES, options.blocked == "loses")


def check(options: KrizovyMlynOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    from saloon.games.krizovy_mlyn.engine import solver

    return solver.check(STONES, options.blocked == "loses", table)


def feats(deeds: Sequence[Deed], state: KrizovyMlyn) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the quickest win by one's own moves."""
    return quickest(deeds, state, lambda deed: deed.seat)


def theme(view: KrizovyMlyn, seat: Seat, best: float) -> str:
    """The theme of a position: won, or held. Only positions that the table knows are drills."""
    return "win" if best == 1 else "hold"


def used(view: KrizovyMlyn, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: the ring where the stone comes to stand."""
    return (RINGS[action.end >> 3],) if isinstance(action, Move) else ()


RINGS: Final = ("outer", "middle", "inner")
USES: Final = Uses(RINGS, used)


STUDY: Study[KrizovyMlyn] = Study(
    solution=lambda seats: Solution(matters, begin, check),
    feats=Feats({"win": "least"}, feats),
    themes=Themes(("win", "hold"), theme),
    uses=USES,
)
