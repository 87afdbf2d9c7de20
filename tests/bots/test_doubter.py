"""The doubter: what looks best, unless another choice comes out clearly better in believed worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from bots.test_planner import PURSE, TAKES, Purse
from bots.test_worlds import MET, Call, Coin, even
from bots.toy import toy
from saloon.bots import Clock, hint, make
from saloon.bots.doubter import Doubter, Worlds
from saloon.core import Action, Seat, View
from saloon.house import SHELF
from saloon.house.game import Game
from saloon.house.rooms import Doubt

TAILS, HEADS, NEITHER = (Call(side) for side in range(3))


def doubter(first: Action, believed: Callable[[Random], int] | None = None, **level: Any) -> Doubter:
    """Somebody to whom one call looks best, and who believes that the coin lies so."""

    def rate(view: Any, seat: Seat, action: Action) -> float:
        return float(action == first) - (action == NEITHER)

    def coin(view: View, seat: Seat, rng: Random) -> Coin:
        assert believed is not None
        return Coin(believed(rng))

    MET.clear()
    levels = {"master": Doubt(**{"choices": 2, "playouts": 100, "decisions": 9} | level)}
    game: Game[Any] = toy("coin", range(2, 3), Coin, lambda seats, options: Coin(), worth=even, rate=rate, levels=levels, secrets=True)
    game.rooms["ADVICE"] = replace(game.advice, believed=coin if believed else None, guarded=False)
    bot = make(game, "master", 0)
    assert isinstance(bot, Doubter)
    return bot


def test_another_choice_is_taken_where_it_is_clearly_better() -> None:
    """Heads lie in two of three worlds, however much better tails look."""
    assert doubter(TAILS).choose(Coin().view(0)) == HEADS
    assert doubter(HEADS).choose(Coin().view(0)) == HEADS


def test_what_looks_best_stays_where_nothing_is_clear() -> None:
    """A hundred worlds that tell nothing: neither side ever wins."""
    for first in (TAILS, HEADS):
        assert doubter(first, believed=lambda rng: 2).choose(Coin().view(0)) == first


def test_worlds_are_as_the_seat_believes_them() -> None:
    assert doubter(HEADS, believed=lambda rng: int(rng.random() < 0.1)).choose(Coin().view(0)) == TAILS
    assert {coin for coin, _ in MET} == {0, 1}


def test_only_the_first_choices_are_played_on_in_the_same_worlds() -> None:
    ranked = doubter(TAILS).explain(Coin().view(0)).ranked
    assert [each.action for each in ranked] == [HEADS, TAILS, NEITHER]
    assert [each.tries for each in ranked] == [50, 50, 0]
    assert all(one[0] == other[0] for one, other in zip(MET[::2], MET[1::2], strict=True)), "each world twice"
    assert len(doubter(TAILS, choices=1).explain(Coin().view(0)).ranked) == 3
    assert not MET, "of one choice there is no doubt"


def test_elsewhere_it_goes_by_first_sight() -> None:
    assert doubter(TAILS, where=lambda view: False).choose(Coin().view(0)) == TAILS
    assert not MET


def test_what_is_absurd_at_first_sight_may_be_worth_a_doubt() -> None:
    """Where it says what it never does, that alone is left out; where it does not doubt, the advice decides what is absurd."""

    def absurd(view: Any, seat: Seat, action: Action) -> bool:
        return action == HEADS

    def never(view: Any, seat: Seat, action: Action) -> bool:
        return action == TAILS

    for level, tried in (({}, [TAILS, NEITHER]), ({"never": never}, [HEADS, NEITHER]), ({"never": never, "where": lambda view: False}, [TAILS, NEITHER])):
        bot = doubter(TAILS, **level)
        bot.game.rooms["ADVICE"] = replace(bot.game.advice, absurd=absurd)
        assert sorted(bot.options(Coin().view(0)), key=str) == sorted(tried, key=str)


def test_a_patient_clock_is_used_up_to_what_tells_enough() -> None:
    ranked = doubter(TAILS).rank(Coin().view(0), Coin().legal(0), Clock(seconds=60.0, patient=True), 0)
    assert ranked[0].tries == Worlds.enough


def test_the_same_view_gives_the_same_choice() -> None:
    bot = doubter(TAILS, believed=lambda rng: int(rng.random() < 0.55))
    assert bot.rank(Coin().view(0), Coin().legal(0), Clock(), 3) == bot.rank(Coin().view(0), Coin().legal(0), Clock(), 3)


def test_a_hint_is_what_it_would_do_and_tells_what_the_next_best_costs() -> None:
    """As the worlds came out; at first sight nothing is told."""
    thought = hint(doubter(TAILS).game, Coin().view(0), 0)
    second = thought.runner_up()
    assert thought.action == HEADS and second is not None and second.action == TAILS
    heads = [coin for coin, side in MET if side == 1]
    assert thought.value == sum(heads) / len(heads)
    assert thought.cost(second) == round(100 * thought.value) - round(100 * (1 - thought.value))
    quiet = doubter(TAILS, where=lambda view: False).explain(Coin().view(0))
    assert quiet.value is None and quiet.runner_up() is None


def test_the_master_of_bang_doubts_its_deeds_and_not_its_dice() -> None:
    level = SHELF["bang"].levels["master"]
    assert isinstance(level, Doubt)
    state: Any = SHELF["bang"].new(4)
    phases = {phase for phase in ("choose", "gift", "reroll", "shoot", "beer", "kit") if level.where(replaced(state, phase))}
    assert phases == {"gift", "shoot", "beer", "kit"}
    assert level.never is not None


def replaced(state: Any, phase: str) -> Any:
    other = state.copy()
    other.phase = phase
    return other


def test_worlds_are_judged_after_so_many_decisions() -> None:
    """At once by the points so far; after enough decisions by the end, where playing on has brought more."""

    def fate(decisions: int) -> float:
        bot = Doubter(PURSE, 0, 1, Doubt(2, 10, decisions), Clock(iterations=10))
        return Worlds(bot, Purse().view(0), [TAKES[5:6]], Random(1), Clock()).future(TAKES[5:6], 77)

    assert fate(0) == 0.05
    assert fate(99) > 0.05
