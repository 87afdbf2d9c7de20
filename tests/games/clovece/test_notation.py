"""Positions of Člověče that never come about are refused."""

from __future__ import annotations

import pytest

from saloon.core import Unreadable
from saloon.games.clovece import GAME
from saloon.games.clovece.rules import CloveceOptions


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("5,.,.,. 1:throw 0:0 - - -", "count"),
        ("5,5,.,./.,.,.,. 1:throw 0:0 - - -", "shared"),
        ("25,.,.,./5,.,.,. 1:throw 0:0 - - -", "shared"),  # one square, counted from either start
        ("5,.,.,./8,.,.,. 1:move 9:9 - - -", "number"),
        ("5,.,.,./8,.,.,. 1:move 3:-3 - - -", "number"),
        ("5,.,.,./8,.,.,. 1:move 3:5 - - -", "number"),  # sixes alone are added to a throw
        ("5,.,.,./8,.,.,. 1:move 3:0 - - -", "turn"),  # only a six brings a pawn out
        ("5,h1,h2,h3/8,.,.,. 1:move 6:0 - - -", "turn"),  # the base is empty
        ("h1,.,.,./8,.,.,. 1:move 5:5 - - -", "turn"),  # nobody can go five
        ("5,.,.,./8,.,.,. 1:bound 3:3 - - -", "turn"),  # no pawn has come out
        ("5,.,.,./8,.,.,. 1:entered 6:0 - - -", "turn"),
        ("5,.,.,./8,.,.,. 1:try3 0:0 - - -", "turn"),  # a pawn is in play
        ("5,.,.,./8,.,.,. 1:throw 0:0 .. - -", "turn"),  # throws for the beginning, and pawns are out
        (".,.,.,./.,.,.,. 1:throw 3:0 3. - -", "turn"),  # it is the other's throw
        ("5,.,.,./8,.,.,. 1:over 0:0 - - -", "over"),
        ("5,.,.,./8,.,.,. 1:throw 0:0 - 2 -", "over"),  # nobody has finished
        ("h1,h2,h3,h4/8,.,.,./7,.,.,. 2:throw 0:0 - - -", "over"),  # the first has
        ("h1,h2,h3,h4/8,.,.,./7,.,.,. 2:throw 0:0 - 1,1 -", "over"),
        ("h1,h2,h3,h4/8,.,.,./7,.,.,. 1:throw 0:0 - 1 -", "turn"),  # and has no turn any more
    ],
)
def test_an_impossible_position_is_refused(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.notation.read_state(text, CloveceOptions())
    assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})


def test_nature_is_no_player() -> None:
    with pytest.raises(Unreadable, match="unreadable-seat"):
        GAME.notation.read_state("5,.,.,./8,.,.,. *:throw 0:0 - - -", CloveceOptions())
