"""The rules of a game as one value: its options, its positions, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from saloon.core.options import Options
from saloon.core.origin import FortuneOrigin
from saloon.core.state import Action, S, Seat


@dataclass(frozen=True)
class Rules(Generic[S]):
    """What `rules.py` of a game holds as `RULES`."""

    options: type[Options]
    state: type[S]
    start: Callable[[int, Any], S]
    """(seats, options) -> the position before the first event"""
    silence: Callable[[S, Seat], Action | None] | None = None
    """(view, seat) -> what somebody who says nothing is taken to say, in a window that passes by itself; None: there is
    none.

    Whether there is a window, and who is asked, follows from what everybody knows. All answers come to light together.
    """
    drafts: Callable[[Action], bool] | None = None
    """Whether an action only puts together what its seat alone sees, a step towards one that counts; None: there are
    none.

    A match and a server keep such steps to themselves and out of the log: `allows` takes the action they lead to as it
    is.
    """
    origin: Callable[[S], FortuneOrigin] | None = None
    """(a position where fortune moves) -> where it comes from, for chance that is tied to its place; None: fortune is
    counted through the whole match.
    """
