"""Mlýn by counting, by symmetry, and against two other implementations."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from saloon.core import Action
from saloon.games.mlyn import GAME
from saloon.games.mlyn.rules import PLACE, REMOVE, Mlyn, Place, Remove
from saloon.kit import mill
from saloon.kit.stones import MOVE, Move
from twins.mlyn_naive import LINES, POINTS, Naive, neighbours

write = GAME.notation.write


def perft(state: Mlyn, depth: int) -> int:
    """How many ways the next actions can go; placing, moving and taking count alike."""
    if depth == 0 or not state.to_act():
        return 1
    legal = state.legal(state.player)
    return len(legal) if depth == 1 else sum(perft(state.after(state.player, action), depth - 1) for action in legal)


@pytest.mark.parametrize(("depth", "count"), [(1, 24), (2, 24 * 23), (3, 24 * 23 * 22), (4, 24 * 23 * 22 * 21)])
def test_perft_before_any_mill_is_plain_counting(depth: int, count: int) -> None:
    """No mill can close before White's third stone, the fifth action."""
    assert perft(GAME.new(), depth) == count


def naive_perft(twin: Naive, depth: int) -> int:
    if depth == 0 or twin.loser() is not None:
        return 1
    legal = twin.legal()
    return len(legal) if depth == 1 else sum(naive_perft(played(twin, text), depth - 1) for text in legal)


def played(twin: Naive, text: str) -> Naive:
    then = deepcopy(twin)
    then.play(text)
    return then


@pytest.mark.parametrize(
    ("stones", "hands", "player"),
    [
        ("a7,d7,b4,f2/b6,d6,g1", "5:6", 1),  # both may close a mill by placing
        ("a7,d7,g4,c5,d5,a1/b6,d6,f4,b2,e3,e4,c3", "0:0", 0),  # sliding, mills within reach of both
        ("a7,d7,e3/b6,d6,f4,b2,d1", "0:0", 0),  # one flies, the other slides
        ("a7,g7,e3/b6,f6,d2", "0:0", 1),  # both fly, each mill takes the third stone
        ("a7,d7,g7,a1/b6,d6,b4,b2", "0:0", 0),  # stones in mills and outside
    ],
)
def test_perft_agrees_with_the_naive_twin(stones: str, hands: str, player: int) -> None:
    """Every way that three actions can go, mills and ends among them, counted twice."""
    state = GAME.notation.read_state(f"{stones} {hands} {player + 1}:0 0 .... - -", GAME.options())
    twin = Naive()
    twin.board = {mill.NAMES[p]: seat for seat in (0, 1) for p in mill.points(state.stones[seat])}
    twin.hand, twin.player = list(state.hand), player
    for depth in (1, 2, 3):
        assert perft(state, depth) == naive_perft(twin, depth)


def test_the_board_is_the_naive_board() -> None:
    assert set(mill.NAMES) == set(POINTS)
    assert {frozenset(mill.NAMES[p] for p in line) for line in mill.MILLS} == {frozenset(line) for line in LINES}
    for point, near in enumerate(mill.NEAR):
        assert {mill.NAMES[each] for each in near} == neighbours(mill.NAMES[point])
        assert set(mill.points(mill.around(1 << point))) == set(near)


@pytest.mark.parametrize("seed", range(60))
def test_random_games_agree_with_the_naive_twin(seed: int) -> None:
    rng = Random(seed)
    state, twin = GAME.new(), Naive()
    while state.to_act():
        legal = state.legal(state.player)
        assert {write(action) for action in legal} == twin.legal()
        assert state.player == twin.player
        action = rng.choice(list(legal))
        state = state.after(state.player, action)
        twin.play(write(action))
    if state.result < 2:
        assert twin.loser() == 1 - state.result


def turned(action: Action, symmetry: tuple[int, ...]) -> Action:
    match action:
        case Place(at=at):
            return PLACE[symmetry[at]]
        case Move(start=start, end=end):
            return MOVE[symmetry[start]][symmetry[end]]
        case Remove(at=at):
            return REMOVE[symmetry[at]]
    return action


@pytest.mark.parametrize("seed", range(8))
def test_the_16_symmetries_permute_the_legal_moves(seed: int) -> None:
    """Turning, mirroring or swapping the board inside out changes names and nothing else."""
    assert len(set(mill.SYMMETRIES)) == 16
    rng = Random(seed)
    states = [GAME.new() for _ in mill.SYMMETRIES]
    while states[0].to_act():
        legal = set(states[0].legal(states[0].player))
        for state, symmetry in zip(states, mill.SYMMETRIES, strict=True):
            assert set(state.legal(state.player)) == {turned(action, symmetry) for action in legal}
        action = rng.choice(sorted(legal, key=write))
        states = [
            state.after(state.player, turned(action, symmetry))
            for state, symmetry in zip(states, mill.SYMMETRIES, strict=True)
        ]
    assert len({state.result for state in states}) == 1


class TestOpenSpiel:
    """OpenSpiel's nine_mens_morris agrees wherever its rules are ours.

    Where they differ: it removes in the same way (3.1–3.3), takes one stone for two mills (3.5),
    lets three stones fly (5.1), and a blocked player loses (6.3), but it draws after 200 turns
    instead of by repetition (6.5) and quiet moves (6.6). Its points are numbered as a picture is
    read. Some older releases forbid sliding to its point 0; the pinned one does not, or this fails.
    """

    @pytest.mark.parametrize("seed", range(12))
    def test_random_games_agree(self, seed: int) -> None:
        import pyspiel

        theirs = pyspiel.load_game("nine_mens_morris").new_initial_state()
        ours, rng = GAME.new(), Random(seed)
        for _ in range(190):
            if not ours.to_act() or theirs.is_terminal():
                break
            assert theirs.current_player() == ours.player
            known = {self.text(action, ours): action for action in theirs.legal_actions()}
            legal = {write(action): action for action in ours.legal(ours.player)}
            assert set(known) == set(legal)
            text = rng.choice(sorted(legal))
            theirs.apply_action(known[text])
            ours = ours.after(ours.player, legal[text])
        if ours.result in (0, 1):
            assert theirs.is_terminal()
            assert theirs.returns() == [1.0 if ours.result == seat else -1.0 for seat in (0, 1)]

    def text(self, action: int, ours: Mlyn) -> str:
        """An action of theirs in our notation: a point, or a pair of points from 24 on."""
        if action < 24:
            name = mill.NAMES[mill.ORDER[action]]
            return f"x{name}" if ours.closed else name
        start, end = divmod(action - 24, 24)
        return f"{mill.NAMES[mill.ORDER[start]]}-{mill.NAMES[mill.ORDER[end]]}"
