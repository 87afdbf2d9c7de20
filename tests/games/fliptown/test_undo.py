"""Taking back in one's own turn: free up to the first turned card, at any table."""

from __future__ import annotations

import pytest

from games.fliptown.frontier import GAME, turn
from saloon.core import NATURE
from saloon.games.fliptown.rules import Fliptown
from saloon.match import Match, OpenChance


def match_at(state: Fliptown) -> Match:
    match = Match(GAME, len(state.maps), state.options, chance=OpenChance(1))
    match.start = match.state = state
    return match


def do(match: Match, *actions: str) -> None:
    for action in actions:
        match.submit(0, GAME.notation.read(action))


@pytest.mark.parametrize("maps", [("gold=9 cash=9",), ("gold=9 cash=9", "", "")])
def test_changes_sites_bonuses_and_purchases_are_taken_back_one_by_one(maps: tuple[str, ...]) -> None:
    """The suit for gold, the store, its trail bonus; all the while no card is turned."""
    start = turn("D6 C5 S10", *maps)
    match = match_at(start)
    do(match, "suit C", "visit store", "store pickaxe")
    for _ in range(3):
        assert match.is_free(0)
        match.undo(0)
    assert match.state == start


def test_a_robbery_card_ends_it() -> None:
    """With two at the table the other one is asked from then on."""
    match = match_at(turn("S6 C9 D10", "targets=2", ""))
    do(match, "rob 9")
    assert match.is_free(0)
    match.run_nature()
    assert not match.is_free(0)


def test_the_next_line_up_ends_it() -> None:
    match = match_at(turn("D6 C5 S10", ""))
    do(match, "dig TL")
    assert match.is_free(0)
    match.run_nature()
    assert len(match.state.line) == 3 and NATURE not in match.to_act()
    assert not match.is_free(0)


def test_what_another_player_decides_ends_it() -> None:
    match = match_at(turn("D6 C5 S10", "", ""))
    do(match, "dig TL")
    assert match.is_free(0) and match.to_act() == (1,)
    match.submit(1, GAME.notation.read("dig TL"))
    assert not match.is_free(0)
