"""The seal of the house under a match that is over."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from saloon.match import Match, write
from saloon.match.file import head_of
from saloon.match.seal import Seal

HEADS: Final[OrderedDict[tuple[str, int, bool], str]] = OrderedDict()
MOST_HEADS: Final = 1000


class Signed(NamedTuple):
    """The last hash of the file, the key of the house, and its signature."""

    head: str = ""
    key: str = ""
    signature: str = ""


def signed(match: Match, seal: Seal | None) -> Signed:
    """Worked out once for each match."""
    if seal is None or not match.over or match.away:
        return Signed()
    known = (match.id, len(match.log), match.abandoned)
    if known not in HEADS:
        HEADS[known] = head_of(write(match))
        if len(HEADS) > MOST_HEADS:
            HEADS.popitem(last=False)
    return Signed(HEADS[known], seal.key, seal.sign(match.id, HEADS[known]))
