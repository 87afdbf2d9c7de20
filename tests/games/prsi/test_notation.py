"""Positions of Prší that never come about are refused."""

from __future__ import annotations

import pytest

from saloon.core import Unreadable
from saloon.games.prsi import GAME
from saloon.games.prsi.rules import PrsiOptions


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("H9 - H8=H 1 1:0:0:- - - -", "count"),
        ("H9/L9/A9/B9/H10/L10 - H8=H 1 1:0:0:- - - -", "count"),
        ("H9/L9 ? H8=H 1 1:0:0:- - - -", "count"),
        ("H9/" + ",".join("?" * 32) + " - H8=H 1 1:0:0:- - - -", "count"),  # a talon of less than none
        ("H9,H9/L9 - H8=H 1 1:0:0:- - - -", "shared"),
        ("H9/H8 - H8=H 1 1:0:0:- - - -", "shared"),
        ("H9/L9 HK H8=H 1 1:0:0:- HK - -", "shared"),
        ("H9/L9 - H8=H 1 1:0:0:- - BK -", "shared"),  # all saw BK go into a hand, and no hand has it
        ("H9/L9 - H7=H 1 1:0:3:- - - -", "number"),
        ("H9/L9 - H7=H 1 1:0:4:- - - -", "number"),  # only one seven lies there
        ("H9/L9 - H8=H 1 1:-1:0:- - - -", "number"),
        ("H9/L9 - H8=L 1 1:0:0:- - - -", "turn"),  # only an over changes the suit
        ("H9/L9 B7 H8=H 1 1:0:2:- - - -", "turn"),  # a seven asks no more once another card lies on it
        ("H9/L9 - H8=H 1 1:0:0:stop - - -", "turn"),  # no ace
        ("H9/L9 - H8=H ? 1:0:0:- - - -", "turn"),  # nobody has dealt
        ("H9/L9 - H8=H 1 1:9:0:- - - -", "turn"),  # eight is the most
        ("H9/L9 - ?=? 1 1:6:0:- - - -", "turn"),  # seven are to come
        ("H9,HK/- - ?=? 1 1:7:0:- - - -", "turn"),  # they go round
        ("H9/L9 - HO=? 1 1:0:0:- - - -", "turn"),  # the suit is open only where the first card acts
        ("H9/- - H8=H 1 1:0:0:- - - -", "over"),  # the second has won
        ("H9/L9 - H8=H 1 1:0:0:- - - 2", "over"),  # and here has not
    ],
)
def test_an_impossible_position_is_refused(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.notation.read_state(text, PrsiOptions())
    assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})


@pytest.mark.parametrize(
    "text", ["H9/L9 - H8=H * 1:0:0:- - - -", "H9/L9 - H8=H 1 *:0:0:- - - -", "H9/L9 - H8=H 1 3:0:0:- - - -"]
)
def test_who_deals_and_who_plays_has_a_seat(text: str) -> None:
    with pytest.raises(Unreadable, match="unreadable-seat"):
        GAME.notation.read_state(text, PrsiOptions())
