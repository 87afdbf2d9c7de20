"""The search of Mlýn: it moves as the rules do and finds what plain minimax finds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ring import many
from saloon.bots import make
from saloon.games.mlyn import GAME
from saloon.games.mlyn.engine import play, stand
from saloon.games.mlyn.engine.play import leads_to, search
from saloon.games.mlyn.engine.search import Search, position
from saloon.games.mlyn.engine.weights import WEIGHTS, Weights
from saloon.games.mlyn.rules import Mlyn, MlynOptions
from saloon.kit import mill
from saloon.kit.deepening import SURE
from saloon.kit.mill import LINES, NEAR_MASK, POINTS, mask, mills_at, points
from saloon.kit.past import NOTHING
from saloon.kit.stones import NO_WAY, OPEN

OPTIONS = [MlynOptions(double=double, blocked=blocked) for double in ("one", "two") for blocked in ("loses", "passes")]


def search_for(options: MlynOptions) -> Search:
    return Search(options.double == "two", options.blocked == "passes", 2 * options.quiet, None, None, set())


def code(state: Mlyn) -> int:
    me, other = state.player, 1 - state.player
    return position(state.stones[me], state.stones[other], state.hand[me], state.hand[other])


def by_rules(state: Mlyn) -> list[int]:
    """All positions a whole turn away."""
    seat = state.player
    return [each for action in state.legal(seat) for each in leads_to(state.after(seat, action), seat)]


def by_search(state: Mlyn) -> list[int]:
    me, other = state.player, 1 - state.player
    mills, quiet = search_for(state.options).moves(
        state.stones[me], state.stones[other], state.hand[me], state.hand[other]
    )
    return mills + quiet or [position(state.stones[other], state.stones[me])]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_search_moves_as_the_rules_do(options):
    """On random games: the same positions a turn away, and the same end."""
    rng, ends = Random(str(options)), set()
    for _ in range(25):
        state = GAME.new(2, options)
        while state.to_act():
            if not state.closed:
                assert drawn(state) or sorted(by_search(state)) == sorted(by_rules(state))
            state = state.after(state.player, rng.choice(state.legal(state.player)))
        ends.add(state.how_ended())
        if state.result != 2:
            lost = search_for(options).value(code(standing(state)), 1, -(10**7), 10**7, 0, 100)
            assert lost < -SURE
    assert "two" in ends


def drawn(state: Mlyn) -> bool:
    """Whether an action ends the game in a draw: those positions the search never sees."""
    return any(state.after(state.player, action).result == 2 for action in state.legal(state.player))


def standing(state: Mlyn) -> Mlyn:
    """A lost position with the loser to move."""
    s = state.copy()
    s.player = 1 - state.result
    return s


def perft(state: Mlyn, turns: int) -> int:
    if not turns or not state.to_act():
        return 1
    seat, count = state.player, 0
    for action in state.legal(seat):
        then = state.after(seat, action)
        count += perft(then, turns if then.closed else turns - 1)
    return count


def perft_of(search: Search, here: int, turns: int) -> int:
    own, other, hand, others = here & 0xFFFFFF, here >> 24 & 0xFFFFFF, here >> 48 & 15, here >> 52
    if not turns or own.bit_count() + hand < 3:
        return 1
    mills, quiet = search.moves(own, other, hand, others)
    return sum([perft_of(search, then, turns - 1) for then in mills + quiet]) or 1


@pytest.mark.parametrize("options", OPTIONS[:3:2], ids=str)
def test_as_many_games_as_the_rules_allow(options):
    """Counted to the end of three turns, from positions met on the way."""
    rng = Random(5)
    for length in (0, 6, 12, 20, 30, 40):
        state = GAME.new(2, options)
        for _ in range(length):
            if state.to_act():
                state = state.after(state.player, rng.choice(state.legal(state.player)))
        turns = 2 if length < 16 else 3
        if not state.closed and state.to_act():
            assert perft_of(search_for(options), code(state), turns) == perft(state, turns)


def test_what_is_looked_up_by_ring_is_what_the_board_says():
    rng = Random(9)
    for _ in range(many(120, 2000)):
        chosen = rng.sample(POINTS, rng.randint(2, 18))
        half = len(chosen) // 2
        own, other = (sum(1 << point for point in part) for part in (chosen[:half], chosen[half:]))
        closing = {p for p in POINTS if not own >> p & 1 and mills_at(p, own | 1 << p)}
        assert set(points(mill.closing(own))) == closing
        single = {p for p in points(own) if not mills_at(p, own)}
        assert set(points(stand.removable(own))) == (single or set(points(own)))
        for stage in map(stand.Stage, WEIGHTS):
            assert stage.worth(own, other) == weighed(stage.weights, own, other) - weighed(stage.weights, other, own)


def weighed(weights: Weights, own: int, other: int) -> int:
    """What the stones on the board are worth, line by line and point by point."""
    free = [NEAR_MASK[point] & ~(own | other) for point in points(own)]
    lines = [(own & line).bit_count() for line in LINES if not other & line]
    steps = sum(each.bit_count() for each in free)
    return (
        weights.mill * lines.count(3)
        + weights.two * lines.count(2)
        + weights.step * steps
        + weights.shut * free.count(0)
    )


def minimax(state: Mlyn, turns: int, seat: int) -> float:
    """1 or 0 where the seat wins or loses by force within a number of turns."""
    if not state.to_act():
        return 0.5 if state.result == 2 else float(state.result == seat)
    if not turns:
        return 0.5
    values = [
        minimax(then := state.after(state.player, a), turns if then.closed else turns - 1, seat)
        for a in state.legal(state.player)
    ]
    return max(values) if state.player == seat else min(values)


def test_a_win_within_three_turns_is_found():
    rng, found = Random(3), 0
    for _ in range(60):
        chosen = rng.sample(POINTS, 7)
        own, other = sum(1 << p for p in chosen[:4]), sum(1 << p for p in chosen[4:])
        state = Mlyn(MlynOptions(), (own, other), (0, 0), 0, 0, 0, NOTHING, NO_WAY, OPEN)
        for action, value in search(state, 0, state.legal(0), positions=4000, seconds=None, tables=False)[:1]:
            if minimax(state, 1, 0) == 1.0:
                found += 1
                then = state.after(0, action)
                assert value > 0.99 and minimax(then, 1 if then.closed else 0, 0) == 1.0
    assert found > 5


def of_stones(white: str, black: str, hand: int) -> Mlyn:
    """White to move, a number of stones in either hand."""
    return Mlyn(MlynOptions(), (mask(white), mask(black)), (hand, hand), 0, 0, 0, NOTHING, NO_WAY, OPEN)


def test_a_stone_more_is_worth_little_to_the_one_who_is_shut_in():
    """White has nine to eight and one stone that can move."""
    state = of_stones("d7 g7 g4 g1 a1 d6 f6 b4 c4", "a7 d1 a4 b6 f4 f2 d5 e4", 0)
    assert search(state, 0, state.legal(0), positions=1200, seconds=None, tables=False)[0][1] < 0.4


def test_the_master_does_not_shut_itself_in():
    """Two stones before all are placed: a1 leads to the board above, where everything goes wrong."""
    state = of_stones("d7 g7 g4 g1 d6 f6 b4", "a7 b6 f4 f2 d5 e4", 2)
    assert make(GAME, "master", 0).choose(state.view(0)) != GAME.notation.read("a1")


def test_the_stages_of_a_game():
    scales, three, four = stand.SCALES, mask("a7 d7 g1"), mask("a4 b4 d6 f4")
    assert scales.stage(three, four, 7) is scales.early
    assert scales.stage(three, four, 6) is scales.stage(three, four, 1) is scales.late
    assert scales.stage(four, four, 0) is scales.moving
    assert scales.stage(three, four, 0) is scales.stage(four, three, 0) is scales.flying


@pytest.mark.parametrize(("tables", "hand", "times"), [(True, 1, play.PLACING), (True, 0, 1), (False, 1, 1)])
def test_only_the_master_looks_longer_and_only_while_stones_are_placed(tables, hand, times, monkeypatch):
    budgets: list[int] = []

    def searching(two: bool, passes: bool, quiet: int, positions: int, *rest: Any) -> Search:
        budgets.append(positions)
        return Search(two, passes, quiet, positions, *rest)

    monkeypatch.setattr(play, "Search", searching)
    state = of_stones("d7 g7 g4 d6", "a7 b6 f4 f2", hand)
    search(state, 0, state.legal(0), positions=50, seconds=None, tables=tables)
    assert budgets == [50 * times]


def test_the_same_budget_gives_the_same_choice():
    state = GAME.new()
    for action in ("d6", "f4", "d2", "b4", "d5"):
        state = state.after(state.player, GAME.notation.read(action))
    assert search(state, 1, state.legal(1), positions=3000, seconds=None, tables=False) == search(
        state, 1, state.legal(1), positions=3000, seconds=None, tables=False
    )
