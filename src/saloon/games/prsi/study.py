"""What one remembers of a match of Prší."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.prsi.rules import Draw, Play, Prsi
from saloon.house.feats import quickest
from saloon.house.rooms import Feat, Feats, Study, Themes, Uses
from saloon.kit.cards import MARIAS_RANKS
from saloon.scene.account import Deed


def feats(deeds: Sequence[Deed], state: Prsi) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the quickest win by one's own turns."""
    return quickest(deeds, state, lambda deed: deed.seat)


FEW: Final = 2
"""Cards in a hand that is nearly done."""


def theme(view: Prsi, seat: Seat, best: float) -> str:
    """The theme of a position: what lies on top, and whether somebody has almost no cards left."""
    if view.feed:
        return "seven"
    if view.stopped:
        return "ace"
    return "ending" if min(map(view.count, range(len(view.held)))) <= FEW else "play"


def used(view: Prsi, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: a card of a rank, or drawing."""
    if isinstance(action, Play):
        return (MARIAS_RANKS[action.card & 7],)
    return ("draw",) if isinstance(action, Draw) else ()


USES: Final = Uses((*MARIAS_RANKS, "draw"), used)


STUDY: Study[Prsi] = Study(
    feats=Feats({"win": "least"}, feats),
    themes=Themes(("seven", "ace", "ending", "play"), theme, apart=True),
    uses=USES,
)
