"""The worked example, clause by clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from clauses import clause
from saloon.core import NATURE, Illegal, Unreadable
from saloon.kit.picks import SHUT, WAITED_FOR, SealedPick
from saloon.scene import Reader
from unlike import GAME
from unlike.rules import Unlike, UnlikeOptions


def read(text: str, options: str = "") -> Unlike:
    return GAME.notation.read_state(text, UnlikeOptions.read(options))


def revealed(state: Unlike) -> Unlike:
    ((action, weight),) = state.chances()
    assert weight == 1
    return state.after(NATURE, action)


@clause("1.1", "3.1")
def test_after_five_rounds_points_are_the_scores() -> None:
    state = read("4,4,6 3,9,0 1")
    assert state.scores() is None
    assert revealed(state).scores() == (3, 9, 6)
    assert GAME.new().rounds == 5


@clause("2.1")
def test_all_pick_at_once_and_in_secret() -> None:
    state = GAME.new(3)
    assert state.to_act() == (0, 1, 2)
    assert state.legal(1) == [SealedPick(number) for number in range(1, 7)]
    state = state.after(1, SealedPick(4))
    assert state.to_act() == (0, 2)
    assert state.view(1).chosen == (WAITED_FOR, 4, WAITED_FOR)  # type: ignore[attr-defined]
    assert state.view(0).chosen == (WAITED_FOR, SHUT, WAITED_FOR)  # type: ignore[attr-defined]
    assert state.witness(0, 2, SealedPick(6)) == SealedPick(SHUT)


@clause("2.1")
def test_a_number_that_is_not_there_is_refused() -> None:
    refusal = GAME.new(2).why_not(0, SealedPick(9))
    assert isinstance(refusal, Illegal)
    assert refusal.clause == "2.1"


@clause("2.2")
@pytest.mark.parametrize(("picks", "points"), [("4,4,6", (0, 0, 6)), ("1,2,3", (1, 2, 3)), ("5,5,5", (0, 0, 0))])
def test_a_number_counts_for_the_one_who_picked_it_alone(picks: str, points: tuple[int, ...]) -> None:
    assert revealed(read(f"{picks} 0,0,0 5")).points == points


@clause("3.2")
def test_a_short_game_has_three_rounds() -> None:
    assert GAME.new(2, UnlikeOptions(3)).rounds == 3


@pytest.mark.parametrize("text", ["1,2 0 5", "1 0 5", "7,1 0,0 5", "1,2 0,0 9", "1,2 0,-1 4", "1,2 9,0 4"])
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


def test_a_pick_is_shown_to_its_owner_alone() -> None:
    state = read("4,- 0,0 5")
    mine, theirs = (GAME.board.scene(state.view(seat), Reader.of(GAME, seat)) for seat in (0, 1))
    assert mine.node("before-0").art == "die-4"
    assert theirs.node("before-0").art == "card-back"


def test_a_whole_game_is_short_enough_to_be_read_at_once() -> None:
    """docs/add-a-game.md says how long the example is."""
    written = [line for path in Path(GAME.folder).glob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert 50 < len(written) < 150
