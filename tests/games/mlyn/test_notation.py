"""Positions of Mlýn that never come about are refused."""

from __future__ import annotations

import pytest

from saloon.core import Unreadable
from saloon.games.mlyn import GAME
from saloon.games.mlyn.rules import MlynOptions

BOARD = "a7,d7,f6,d2,a4/b6,d6,d5,a1,g1"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a7/a7 8:8 1:0 0 .... - -", "shared"),
        ("a7,a7/b6 8:8 1:0 0 .... - -", "shared"),
        (f"{BOARD} 99:99 1:0 0 .... - -", "count"),
        (f"{BOARD} 4:5 2:0 0 .... - -", "count"),  # Black would have ten
        (f"{BOARD} -1:0 2:0 0 .... - -", "number"),
        (f"{BOARD} 0:4 2:0 0 .... - -", "number"),  # both place in turn
        (f"{BOARD} 0:0 1:0 -5 .... - -", "number"),
        (f"{BOARD} 0:0 1:0 0 .... - -1", "number"),
        (f"{BOARD} 0:0 1:1 0 .... - -", "turn"),  # nothing to take without a mill
        ("a7,d7,g7,f6/b6,d6,d5,a1 0:0 1:2 0 .... - -", "turn"),  # two mills take one stone (3.5)
        ("a7,d7,f6/b6,d6 0:0 1:0 0 .... - -", "over"),  # two stones have lost (6.1)
        (f"{BOARD} 0:0 1:0 0 .... 1-0 -", "over"),
        (f"{BOARD} 0:0 1:0 100 .... - -", "over"),  # a draw (6.6)
        ("a7,g7,a1,g1/d7,g4,d1,a4,b6 0:0 1:0 0 d6b6 - -", "over"),  # shut in (6.3)
    ],
)
def test_an_impossible_position_is_refused(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.notation.read_state(text, MlynOptions())
    assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})
