"""What one remembers of a match of Prší."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.games.prsi.rules import Prsi
from saloon.house.feats import quickest
from saloon.house.rooms import Feat, Feats, Study
from saloon.scene.account import Deed


def feats(deeds: Sequence[Deed], state: Prsi) -> Sequence[Sequence[Feat]]:
    """The quickest win by one's own turns."""
    return quickest(deeds, state, lambda deed: deed.seat)


STUDY: Study[Prsi] = Study(feats=Feats({"win": "least"}, feats))
