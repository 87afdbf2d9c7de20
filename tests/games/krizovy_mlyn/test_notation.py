"""Positions of Křížový mlýn that never come about are refused."""

from __future__ import annotations

import pytest

from saloon.core import Unreadable
from saloon.games.krizovy_mlyn import GAME

CROSS = "d7,d5,f4,d1,d3,b4/g4,a4,d6,d2,e4,c4"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("d7,d5,f4,d1,d3,b4/d7,a4,d6,d2,e4,c4 1 .... - -", "shared"),
        ("d7,d7,f4,d1,d3,b4/g4,a4,d6,d2,e4,c4 1 .... - -", "shared"),
        ("d7,d5,f4,d1,d3/g4,a4,d6,d2,e4,c4 1 .... - -", "count"),
        ("a7,d5,f4,d1,d3,b4,d7/g4,a4,d6,d2,e4,c4 1 .... - -", "count"),
        (f"{CROSS} 1 .... - fffffffffffff", "number"),
        (f"{CROSS} 1 .... 1-0 -", "over"),  # nobody has a mill
        ("d7,a7,g7,d1,d3,b4/g4,a4,d6,d2,e4,c4 2 g4g7 - -", "over"),  # White has one and has won
        ("d5,f6,a1,g7,b2,c4/a7,d7,a4,b6,d6,b4 2 g4g7 - -", "over"),  # Black is shut in
    ],
)
def test_an_impossible_position_is_refused(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.notation.read_state(text, GAME.options())
    assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})
