"""Known counts: leaves of the tree, checked with the naive twin, and the symmetry of the board."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from saloon.core import Action
from saloon.games.dama import GAME
from saloon.games.dama.data import set_of, squares_in
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.rules import Dama, DamaOptions
from saloon.games.dama.rules.actions import HUFF, STEP, Huff, Jump, Step
from saloon.games.dama.rules.state import Position
from twins.dama_naive import Naive
from twins.test_dama import twin

ENGLISH = [7, 49, 302, 1469, 7361, 36768, 179740]
"""Leaves from the start in English draughts, known from many programs."""
LINES = [line for line in (Path(__file__).parent / "perft.txt").read_text("utf-8").splitlines() if line[0] != "#"]
SLOW_ENOUGH = 2500


def read(line: str) -> tuple[Dama, list[int]]:
    _, options, position, counts = line.split(" / ")
    return NOTATION.read_state(position, DamaOptions.read("" if options == "-" else options)), [
        int(each) for each in counts.split()
    ]


def leaves(state: Dama, depth: int) -> int:
    if not state.to_act():
        return 0
    (seat,) = state.to_act()
    legal = state.legal(seat)
    return len(legal) if depth == 1 else sum(leaves(state.after(seat, action), depth - 1) for action in legal)


def naive_choices(game: Naive) -> list[str]:
    if game.end:
        return []
    if game.offered:
        return ["accept", "decline"]
    if game.huffable:
        return [*(f"huff {'abcdefgh'[c]}{r + 1}" for c, r in game.huffable), "forgive"]
    each_once = {chain.outcome: chain.text for chain in game.allowed_captures()}
    return [*each_once.values(), *game.allowed_steps(), *game.others()]


def naive_leaves(game: Naive, depth: int) -> int:
    choices = naive_choices(game)
    if depth == 1:
        return len(choices)
    total = 0
    for text in choices:
        after = deepcopy(game)
        after.play(text)
        total += naive_leaves(after, depth - 1)
    return total


def test_the_start_counts_as_in_english_draughts() -> None:
    """Without kings the rules agree, so the counts do."""
    state, counts = read(LINES[0])
    assert state == GAME.new()
    assert counts == ENGLISH


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line.split(" / ")[:2]))
def test_leaves_are_counted(line: str) -> None:
    state, counts = read(line)
    assert [leaves(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line.split(" / ")[:2]))
def test_the_twin_counts_the_same(line: str) -> None:
    state, counts = read(line)
    few = [count for count in counts if count <= SLOW_ENOUGH]
    assert len(few) >= 3
    assert [naive_leaves(twin(state), depth) for depth in range(1, len(few) + 1)] == few


# -- symmetry -----------------------------------------------------------------------------------


def turned_mask(mask: int) -> int:
    return set_of(63 - square for square in squares_in(mask))


def turned_position(position: Position) -> Position:
    white, black, kings, player = position
    return turned_mask(black), turned_mask(white), turned_mask(kings), 1 - player


def turned(state: Dama) -> Dama:
    """The same with the colours swapped and the board turned round."""
    white, black, kings, player = turned_position(state.position())
    return Dama(
        state.options,
        white,
        black,
        kings,
        player,
        turned_mask(state.missed),
        tuple(map(turned_position, state.past)),
        tuple(63 - square for square in state.last),
        state.offered,
        (0, 2, 1, 3)[state.refused],
        state.end,
    )


def turned_action(action: Action) -> Action:
    match action:
        case Step(start=start, end=end):
            return STEP[63 - start, 63 - end]
        case Jump(path=path):
            return Jump(tuple(63 - square for square in path))
        case Huff(square=square):
            return HUFF[63 - square]
    return action


@pytest.mark.parametrize("seed", range(24))
def test_turning_the_board_and_swapping_the_colours_changes_nothing(seed: int) -> None:
    """Both colours have the same rules: moves, consequences and ends are mirrored through whole games."""
    rng = Random(seed)
    options = DamaOptions(
        capture=("forced", "huff")[seed % 2],
        king_first=seed % 3 == 0,
        chain=("whole", "free")[seed // 2 % 2],
        offers=("no", "any")[seed // 4 % 2],
    )
    state = GAME.new(2, options)
    while state.to_act():
        mirror = turned(state)
        (seat,) = state.to_act()
        assert mirror.to_act() == (1 - seat,)
        legal = list(state.legal(seat))
        assert outcomes(mirror, 1 - seat, [turned_action(action) for action in legal]) == outcomes(
            mirror, 1 - seat, mirror.legal(1 - seat)
        )
        action = legal[int(rng.random() * len(legal))]
        state = state.after(seat, action)
        assert mirror.after(1 - seat, turned_action(action)) == turned(state)
    assert turned(state).scores() == (state.scores() or ())[::-1]


def outcomes(state: Dama, seat: int, actions: object) -> set[Position | str]:
    """What the moves lead to; the other actions by name."""
    assert isinstance(actions, list | tuple)
    return {
        (*state.after(seat, action).position(), state.after(seat, action).missed)
        if isinstance(action, Step | Jump)
        else NOTATION.write(action)
        for action in actions
    }  # type: ignore[misc]
