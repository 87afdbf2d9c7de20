"""Every bot, in every game of the shelf and in toys where the best choice is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from bots import bids, darts, heap, pennies
from bots.bids import Bids, BidsOptions, Lay
from bots.heap import Heap, Take
from laws.walks import walk
from ring import many, some
from saloon.bots import LEVELS, Clock, Ranked, make, sealed
from saloon.bots.alphabeta import AlphaBeta, AlphaBetaSearch
from saloon.bots.bot import Bot
from saloon.bots.greedy import Greedy
from saloon.bots.ismcts import Ismcts
from saloon.bots.ismcts import TreeSearch as Tree
from saloon.bots.random_bot import RandomBot
from saloon.core import NATURE, Action, Illegal, Seat, State, View, play
from saloon.games import SHELF
from saloon.house import Game

GAMES = [*SHELF.values(), bids.GAME]
TABLES = [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES for seats in some(game.seats, 2)]
QUICK = Clock(iterations=12)


def bots_of(game: Game[Any], seat: Seat, seed: int = 0) -> list[Bot]:
    general = [RandomBot(game, seat, seed), Ismcts(game, seat, seed, QUICK, reach=10)]
    return [make(game, level, seat, seed) for level in LEVELS] + general


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bots_choose_what_is_legal(game: Game[Any], seats: int) -> None:
    """A table of mixed bots plays by the rules for as long as the test looks on."""
    rng = Random(seats)
    table, turns = [bots_of(game, seat) for seat in range(seats)], count()

    def choose(state: State, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
        turn = next(turns)
        action = table[seat][turn % len(table[seat])].choose(state.view(seat), QUICK, turn)
        assert action in legal
        return action

    for _ in islice(play(game.new(seats), choose, rng), 150):
        pass


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bots_are_blind_to_what_their_seat_does_not_know(game: Game[Any], seats: int) -> None:
    """Two positions with equal views lead to the same choice."""
    seen = 0
    for seed in range(many(8, 20)):
        state = walk(game, seats, game.options(), seed, 2 + 3 * seed).state
        for seat in set(state.to_act()) - {NATURE}:
            view = state.view(seat)
            other = view.guess(Random(seed)).view(seat)  # type: ignore[attr-defined]
            assert other == view
            for one, two in zip(bots_of(game, seat, seed), bots_of(game, seat, seed), strict=True):
                assert one.choose(view, QUICK) == two.choose(other, QUICK)
            seen += 1
    assert seen


def test_a_bot_repeats_itself_for_one_view_one_seed_and_one_number_only() -> None:
    """Thinking leaves nothing behind in a bot; another seed is another bot, another event another lot."""
    view = Heap(15).view(0)
    bot = RandomBot(heap.GAME, 0, 1)
    assert len({bot.choose(view, number=7) for _ in range(5)}) == 1
    assert {RandomBot(heap.GAME, 0, seed).choose(view) for seed in range(30)} == {Take(1), Take(2), Take(3)}
    assert {bot.choose(view, number=number) for number in range(30)} == {Take(1), Take(2), Take(3)}


class Unguessable(Heap):
    """A position that nobody may search."""

    __slots__ = ()

    def guess(self, rng: Random) -> Heap:
        raise AssertionError("searched")


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_choice_needs_no_thought(level: str) -> None:
    assert make(heap.GAME, level, 0).choose(Unguessable(1).view(0)) == Take(1)
    assert Ismcts(heap.GAME, 0, 0, QUICK).choose(Unguessable(1).view(0)) == Take(1)
    with pytest.raises(AssertionError, match="searched"):
        Ismcts(heap.GAME, 0, 0, QUICK).choose(Unguessable(2).view(0))


@pytest.mark.parametrize(("state", "told"), [(Heap(5, 1), "illegal-turn"), (Heap(0), "illegal-over")])
def test_a_bot_that_is_not_to_act_says_so(state: Heap, told: str) -> None:
    with pytest.raises(Illegal, match=told):
        make(heap.GAME, "regular", 0).choose(state.view(0))


@pytest.mark.parametrize("left", [2, 3, 5, 6, 7, 9, 10, 11])
def test_ismcts_leaves_a_multiple_of_four(left: int) -> None:
    """From a heap that is no multiple of four exactly one choice wins."""
    bot = Ismcts(heap.GAME, 1, 3, Clock(iterations=1500))
    assert bot.choose(Heap(left, 1).view(1)) == Take(left % 4)


def test_what_looks_best_is_tried_first() -> None:
    """A search asks the rate about every choice before it begins."""
    game = replace(heap.GAME, rooms={**heap.GAME.rooms, "ADVICE": replace(heap.GAME.advice, rate=by_count)})
    del SHELF["heap"]
    assert Tree(game, 0, Heap(9).view(0), Random(1), 10).order == [Take(3), Take(2), Take(1)]


def by_count(view: View, seat: Seat, action: Action) -> float:
    assert isinstance(action, Take)
    return action.count


@pytest.mark.parametrize("left", [5, 6, 7, 13, 14, 15])
def test_alpha_beta_solves_the_heap(left: int) -> None:
    thought = AlphaBeta(heap.GAME, 0, 0, Clock(iterations=100_000)).explain(Heap(left).view(0))
    assert thought.action == Take(left % 4)
    assert thought.value == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(
    ("key", "one", "other"),
    [
        ("dama", "c3-d4 b6-a5 g3-h4", "g3-h4 b6-a5 c3-d4"),
        ("mlyn", "a7 d6 g1", "g1 d6 a7"),
    ],
)
def test_a_search_knows_a_position_again_however_it_came_about(key: str, one: str, other: str) -> None:
    """Another order of the same moves is another position to look at, but not to think about."""
    game = SHELF[key]
    ways = []
    for moves in (one, other):
        state = game.new()
        for text in moves.split():
            (seat,) = state.to_act()
            state = state.after(seat, game.notation.resolve(state, seat, text))
        ways.append(state)
    assert ways[0] != ways[1]
    search = AlphaBetaSearch(game, 1, Clock(iterations=5000), game.levels["regular"].identity)
    first = search.value(ways[0], 2, -1.0, 2.0, 1)
    spent = search.left
    assert search.value(ways[1], 2, -1.0, 2.0, 1) == first
    assert search.left == spent - 1


def test_alpha_beta_knows_when_all_is_lost() -> None:
    thought = AlphaBeta(heap.GAME, 0, 0, Clock(iterations=100_000)).explain(Heap(8).view(0))
    assert thought.value == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("searcher", [Ismcts, AlphaBeta])
def test_no_time_is_time_for_something(searcher: Any) -> None:
    view = Heap(12).view(0)
    bot = searcher(heap.GAME, 0, 0, Clock(iterations=10**9))
    assert bot.choose(view, Clock(seconds=0.0)) in view.legal(0)
    assert bot.choose(view, Clock(iterations=1)) in view.legal(0)


@pytest.mark.parametrize("searcher", [Ismcts, AlphaBeta])
def test_a_search_without_any_limit_is_refused(searcher: Any) -> None:
    with pytest.raises(ValueError, match="limit"):
        searcher(heap.GAME, 0, 0, Clock())


@pytest.mark.parametrize("seat", [0, 1])
def test_sealed_choices_stay_sealed_in_the_search(seat: Seat) -> None:
    """Who shows a penny at the same time as the other can count on an even chance, no more and no less."""
    view = pennies.GAME.new().view(seat)
    thought = Ismcts(pennies.GAME, seat, 1, Clock(iterations=4000)).explain(view)
    assert [each.value for each in thought.ranked] == pytest.approx([0.5, 0.5], abs=0.1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sealed_choice_cannot_be_foretold(seat: Seat) -> None:
    """Pennies are shown as often one side up as the other, also by the one who is the last to choose."""
    state = pennies.GAME.new()
    view = (state if seat == 0 else state.after(0, pennies.Show(1))).view(seat)
    bot = Ismcts(pennies.GAME, seat, 1, Clock(iterations=60))
    shown = [bot.choose(view, number=number) for number in range(200)]
    assert 60 < shown.count(pennies.Show(0)) < 140
    assert shown == [bot.choose(view, number=number) for number in range(200)]


def test_at_first_sight_a_sealed_choice_is_mostly_the_best_one() -> None:
    """Weights of 1, 1/4 and 1/16: sixteen in twenty-one, four and one."""
    view = View(Bids(BidsOptions(), ((2, 5, 7), (0, 0, 0)), (None, None), (0, 0), 0))
    bot = Greedy(bids.GAME, 0)
    laid = [bot.choose(view, number=number) for number in range(2100)]
    assert [laid.count(Lay(card)) for card in (7, 5, 2)] == pytest.approx([1600, 400, 100], rel=0.2)
    assert bot.explain(view, number=1).action == Lay(7)


def test_what_lies_open_is_not_left_to_chance() -> None:
    """Where nothing is hidden the best is chosen every time."""
    bot = Ismcts(heap.GAME, 1, 3, Clock(iterations=1500))
    assert {bot.choose(Heap(6, 1).view(1), number=number) for number in range(5)} == {Take(2)}


def test_a_search_mixes_only_what_promises_about_the_same() -> None:
    ranked = [Ranked(Take(1), 0.6, 50), Ranked(Take(2), 0.59, 30), Ranked(Take(3), 0.5, 20)]
    view = pennies.GAME.new().view(0)
    assert sealed.weights(pennies.GAME, view, ranked) == [50, 30, 0]
    assert sealed.weights(heap.GAME, Heap(9).view(0), ranked) == []


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_ismcts_keeps_the_best_card_for_the_best_prize(seats: int) -> None:
    """With rising prizes a high card laid at once is a high card wasted."""
    hands = ((1, 5, 9), *[(0, 0, 0)] * (seats - 1))
    view = View(Bids(BidsOptions("rising"), hands, (None,) * seats, (0,) * seats, 0))
    assert Greedy(bids.GAME, 0).explain(view).action == Lay(9)
    assert Ismcts(bids.GAME, 0, 0, Clock(iterations=1500)).choose(view) != Lay(9)


@pytest.mark.parametrize("seed", range(5))
def test_ismcts_gives_a_few_of_very_many_a_fair_trial(seed: int) -> None:
    """One try each of two hundred would tell next to nothing; what looks good is tried again and again."""
    thought = Ismcts(darts.GAME, 0, seed, Clock(iterations=150)).explain(darts.GAME.new().view(0))
    assert thought.action in darts.GOOD
    assert {each.action for each in thought.ranked} == set(darts.AIMS)


def test_greedy_takes_the_best_rate_and_draws_lots_among_equals() -> None:
    view = View(Bids(BidsOptions(), ((2, 7, 7), (0, 0, 0)), (None, None), (0, 0), 0))
    assert {Greedy(bids.GAME, 0, seed).explain(view).action for seed in range(9)} == {Lay(7)}
    taken = [Greedy(heap.GAME, 0, seed).choose(Heap(9).view(0)) for seed in range(60)]
    assert set(taken) == {Take(1), Take(2), Take(3)}
