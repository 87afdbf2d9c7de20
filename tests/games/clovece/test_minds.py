"""What the master of Člověče foresees, and the kernels that it was learned with against the rules."""

from __future__ import annotations

from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laws.walks import walk
from saloon.bots import make
from saloon.core import NATURE
from saloon.games.clovece import GAME
from saloon.games.clovece.advice import danger, rate, sensible
from saloon.games.clovece.advice.outlook import chances, inputs
from saloon.games.clovece.data import BASE, SIDES
from saloon.games.clovece.rules import CHOOSING, OVER, Clovece, CloveceOptions, Move, Throw, start

BENCH = Path(__file__).parents[3] / "bench"
PLACES = [(seats, sides) for seats, sides in product((2, 3, 4), SIDES) if seats < 4 or sides == "opposite"]


def read(text: str, options: str = "") -> Clovece:
    return GAME.notation.read_state(text, CloveceOptions.read(options))


def positions(seats: int, sides: str = "opposite", count: int = 12) -> list[Clovece]:
    """Of games by chance, at the beginning of a turn."""
    found = [walk(GAME, seats, CloveceOptions(sides=sides), seed, 40 + 60 * seed).state for seed in range(count)]
    return [state for state in found if state.phase < CHOOSING and not state.opening]


# -- the chances ------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", SIDES)
def test_two_share_one_win(sides: str) -> None:
    for state in positions(2, sides):
        found = chances(state)
        assert set(found) == {0, 1}
        assert sum(found.values()) == pytest.approx(1)
        assert min(found.values()) > 0


def test_the_board_looks_the_same_from_every_side() -> None:
    """Two players who change sides, and the turn with them, have the same chances, changed."""
    here = chances(read("5,h4,.,./12,30,.,. 2:throw 0:0 - - -"))
    there = chances(read("12,30,.,./5,h4,.,. 1:throw 0:0 - - -"))
    assert [there[1], there[0]] == pytest.approx([here[0], here[1]])


def test_among_more_than_two_good_sense_decides() -> None:
    """Until two are left: then it is a race of two again."""
    three = read("10,20,.,./5,.,.,./7,.,.,. 1:move 3:3 - - -")
    assert [rate(three, 0, action) for action in three.legal(0)] == [sensible(three, 0, action) for action in three.legal(0)]
    two = read("10,20,.,./h1,h2,h3,h4/7,.,.,. 1:move 3:3 - 2 -")
    assert all(rate(two, 0, action) == chances(two.after(0, action))[0] for action in two.legal(0))


def test_who_is_nearly_home_is_nearly_sure_to_win() -> None:
    assert chances(read("39,h2,h3,h4/5,.,.,. 1:throw 0:0 - - -"))[0] > 0.9


def test_whoever_can_finish_does() -> None:
    """The pawn on 38 comes home with a 2; those in the house could advance too."""
    state = read("38,h2,h3,h4/5,.,.,. 1:move 2:2 - - -")
    assert rate(state, 0, Move(38)) == 1
    assert make(GAME, "master", 0).choose(state.view(0)) == Move(38)


def test_the_chance_of_who_has_the_turn_is_theirs() -> None:
    """A rate is the chance of the seat in the position that its action leads to."""
    state = read("10,20,.,./5,.,.,. 1:move 3:3 - - -")
    for action in state.legal(0):
        assert rate(state, 0, action) == chances(state.after(0, action))[0]


def test_a_pawn_out_of_reach_is_in_no_danger() -> None:
    """Three steps ahead of one pawn: one throw in six, and a six that enters lets another throw move only the new one."""
    state = read("25,.,.,./2,.,.,. 2:throw 0:0 - - -")  # opposite: 25 is their 5
    assert danger(state, 0, 25) == pytest.approx(1 / 6 + 1 / 36)  # or out with a six, and five from the start
    assert danger(state, 0, 19) == 0
    assert danger(state, 0, 40) == danger(state, 0, BASE) == 0


# -- the kernels ------------------------------------------------------------------------------


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that learns, uncompiled."""
    pytest.importorskip("numba")
    monkeypatch.setattr("numba.core.config.DISABLE_JIT", True)
    monkeypatch.syspath_prepend(str(BENCH))
    monkeypatch.delitem(__import__("sys").modules, "clovece_weights", raising=False)
    return import_module("clovece_weights")


def laid(state: Clovece) -> tuple[Any, Any]:
    """The position as the kernels hold it: squares by side, and which sides play."""
    import numpy as np

    pawns, taken = np.full((4, 4), BASE), np.zeros(4, bool)
    for seat, side in enumerate(SIDES[state.options.sides][len(state.pawns)]):
        pawns[side], taken[side] = state.pawns[seat], seat not in state.out
    return pawns, taken


@pytest.mark.parametrize(("seats", "sides"), PLACES)
def test_the_network_learns_from_what_the_master_sees(learning: Any, seats: int, sides: str) -> None:
    import numpy as np

    where = SIDES[sides][seats]
    for state in positions(seats, sides):
        if state.out:
            continue
        pawns, taken = laid(state)
        places, values = np.zeros(64, int), np.zeros(64)
        count = learning.see(pawns, taken, where[state.player], places, values)
        order = {(where[seat] - where[state.player]) % 4: seat for seat in range(seats)}
        theirs, ours = summed(zip(places[:count], values[:count], strict=True)), summed(inputs(state, order))
        assert theirs == pytest.approx(ours)


def summed(pairs: Any) -> dict[int, float]:
    found: dict[int, float] = {}
    for place, value in pairs:
        found[int(place)] = found.get(int(place), 0.0) + float(value)
    return {place: value for place, value in found.items() if value}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_kernels_play_by_the_rules(learning: Any, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn by turn with the same throws: the same forced steps, the same pawns able to move, the same squares after it."""
    rng = Random(seats)
    faces: list[int] = []
    monkeypatch.setattr(learning.np.random, "randint", lambda low, high: faces.pop(0))
    state = begun(start(seats, CloveceOptions()), rng)
    turns = 0
    while not state.out and state.phase != OVER:
        before, side = state, SIDES["opposite"][seats][state.player]
        state, thrown, chosen = whole_turn(state, rng)
        faces[:] = thrown
        pawns, _ = laid(before)
        steps = learning.thrown(pawns, side)
        able = {int(pawns[side, pawn]) for pawn in range(4) if steps and learning.able(pawns[side], pawn, steps)}
        assert able == {move.at for move in chosen[1]}
        if able:
            learning.put(pawns, side, list(pawns[side]).index(chosen[0].at), chosen[0].at + steps)
        assert not faces
        assert [sorted(map(int, own)) for own in pawns] == [sorted(map(int, own)) for own in laid(state)[0]]
        turns += 1
    assert turns > 50


def begun(state: Clovece, rng: Random) -> Clovece:
    while state.opening:
        state = state.after(NATURE, state.sample(rng))
    return state


def whole_turn(state: Clovece, rng: Random) -> tuple[Clovece, list[int], Any]:
    """The position when another seat begins, the throws, and the free choice with what it was chosen from."""
    seat, faces, chosen = state.player, [], (None, ())
    fresh = True
    while not state.out and (fresh or state.player == seat):
        fresh = False
        if state.to_act() == (NATURE,):
            action = state.sample(rng)
            faces += [action.face] if isinstance(action, Throw) else []
            state = state.after(NATURE, action)
        else:
            legal = state.legal(seat)
            action = rng.choice(legal)
            if state.phase == CHOOSING and isinstance(action, Move):
                chosen = (action, legal)
            state = state.after(seat, action)
    return state, faces, chosen
