"""What one remembers of a match of Prší."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Seat
from saloon.games.prsi.rules import Prsi
from saloon.house.feats import quickest
from saloon.house.rooms import Feat, Feats, Study, Themes
from saloon.scene.account import Deed


def feats(deeds: Sequence[Deed], state: Prsi) -> Sequence[Sequence[Feat]]:
    """The quickest win by one's own turns."""
    return quickest(deeds, state, lambda deed: deed.seat)


FEW: Final = 2
"""Cards in a hand that is nearly done."""


def theme(view: Prsi, seat: Seat, best: float) -> str:
    """By what lies on top, and whether somebody is about to be done."""
    if view.feed:
        return "seven"
    if view.stopped:
        return "ace"
    return "ending" if min(map(view.count, range(len(view.held)))) <= FEW else "play"


STUDY: Study[Prsi] = Study(
    feats=Feats({"win": "least"}, feats), themes=Themes(("seven", "ace", "ending", "play"), theme)
)
