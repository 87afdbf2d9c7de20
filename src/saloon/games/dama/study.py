"""What is exactly known about Dáma: all positions with few pieces, once their table is worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama.engine.oracle import matters
from saloon.games.dama.engine.order import MOST
from saloon.games.dama.rules import Dama, DamaOptions
from saloon.games.dama.rules.actions import Huff, Jump, Offer, Step
from saloon.house.feats import one_each, quickest, together
from saloon.house.rooms import Feat, Feats, Study, Themes, Uses
from saloon.scene.account import Deed
from saloon.solve import Progress, Solution, SolverWork


def begin(options: DamaOptions) -> SolverWork:
    from saloon.games.dama.engine.solver import Work, terms_of

    return Work(MOST, terms_of(options))


def check(options: DamaOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    from saloon.games.dama.engine import solver

    return solver.check(MOST, solver.terms_of(options), table)


def feats(deeds: Sequence[Deed], state: Dama) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the quickest win by one's own moves, and the most pieces taken at once."""
    moves = quickest(deeds, state, lambda deed: deed.seat if isinstance(deed.action, Step | Jump) else None)
    taken = [0, 0]
    for deed in deeds:
        if isinstance(deed.action, Jump):
            taken[deed.seat] = max(taken[deed.seat], deed.before.taken_on(deed.action.path).bit_count())
    return together(moves, one_each("capture", taken, least=2))


def theme(view: Dama, seat: Seat, best: float) -> str:
    """The theme of a position: a capture, or few pieces. Only positions that the table knows are drills."""
    return "capture" if any(isinstance(action, Jump) for action in view.legal(seat)) else "ending"


def used(view: Dama, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: a step, a capture of one or several, taking a piece away, offering a draw."""
    if isinstance(action, Jump):
        return ("jump",) if len(action.path) == 2 else ("jumps",)
    kinds: Mapping[type[Action], str] = {Step: "step", Huff: "huff", Offer: "offer"}
    return (kinds[type(action)],) if type(action) in kinds else ()


USES: Final = Uses(("step", "jump", "jumps", "huff", "offer"), used)


STUDY: Study[Dama] = Study(
    solution=lambda seats: Solution(matters, begin, check),
    feats=Feats({"win": "least", "capture": "most"}, feats),
    themes=Themes(("capture", "ending"), theme, apart=True, patience=20),
    uses=USES,
)
