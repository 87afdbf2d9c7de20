"""What the master of Člověče foresees, and the kernels that it was learned with against the rules."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laws.walks import walk
from saloon.bots import make
from saloon.core import NATURE, Action
from saloon.games.clovece import GAME
from saloon.games.clovece.advice import danger, rate, sensible, shrewd
from saloon.games.clovece.advice.ahead import answered, promise
from saloon.games.clovece.advice.outlook import chances, inputs
from saloon.games.clovece.data import BASE, SIDES
from saloon.games.clovece.rules import CHOOSING, ENTER, FACES, NEXT, OVER, Clovece, CloveceOptions, Move, Throw, start

ROOT = Path(__file__).parents[3]
PLACES = [(seats, sides) for seats, sides in product((2, 3, 4), SIDES) if seats < 4 or sides == "opposite"]


def read(text: str, options: str = "") -> Clovece:
    return GAME.notation.read_state(text, CloveceOptions.read(options))


def positions(seats: int, sides: str = "opposite", count: int = 12) -> list[Clovece]:
    """Of games by chance, at the beginning of a turn."""
    found = [walk(GAME, seats, CloveceOptions(sides=sides), seed, 40 + 60 * seed).state for seed in range(count)]
    return [state for state in found if state.phase < CHOOSING and not state.opening]


# -- the chances ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "sides"), PLACES)
def test_those_who_run_share_one_win(seats: int, sides: str) -> None:
    for state in positions(seats, sides):
        found = chances(state)
        assert set(found) == set(range(seats)) - set(state.out)
        assert sum(found.values()) == pytest.approx(1)
        assert min(found.values()) > 0


def test_the_board_looks_the_same_from_every_side() -> None:
    """Two players who change sides, and the turn with them, have the same chances, changed."""
    here = chances(read("5,h4,.,./12,30,.,. 2:throw 0:0 - - -"))
    there = chances(read("12,30,.,./5,h4,.,. 1:throw 0:0 - - -"))
    assert [there[1], there[0]] == pytest.approx([here[0], here[1]])


def test_four_who_move_round_the_board_take_their_chances_along() -> None:
    own = ("5,h4,.,.", "12,30,.,.", ".,.,.,.", "38,h2,h3,.")
    here = chances(read(f"{'/'.join(own)} 2:throw 0:0 - - -"))
    there = chances(read(f"{'/'.join((*own[1:], own[0]))} 1:throw 0:0 - - -"))
    assert [there[(seat - 1) % 4] for seat in range(4)] == pytest.approx([here[seat] for seat in range(4)])


def test_who_has_finished_has_no_part_in_the_rest() -> None:
    three, two = (
        read("10,20,.,./h1,h2,h3,h4/7,.,.,./9,.,.,. 1:throw 0:0 - 2 -"),
        read("10,20,.,./h1,h2,h3,h4/7,.,.,. 1:throw 0:0 - 2 -"),
    )
    assert set(chances(three)) == {0, 2, 3}
    assert set(chances(two)) == {0, 2}


def test_the_last_two_of_a_greater_table_are_two() -> None:
    """The seats 1 and 3 of four sit opposite each other, like two players."""
    four = chances(read("10,20,.,./h1,h2,h3,h4/7,.,.,./h1,h2,h3,h4 1:throw 0:0 - 2,4 -"))
    two = chances(read("10,20,.,./7,.,.,. 1:throw 0:0 - - -"))
    assert [four[0], four[2]] == [two[0], two[1]]


def test_who_is_nearly_home_is_nearly_sure_to_win() -> None:
    assert chances(read("39,h2,h3,h4/5,.,.,. 1:throw 0:0 - - -"))[0] > 0.9


def test_one_who_can_finish_does() -> None:
    """The pawn on 38 comes home with a 2; those in the house could advance too."""
    state = read("38,h2,h3,h4/5,.,.,. 1:move 2:2 - - -")
    assert rate(state, 0, Move(38)) == 1
    assert make(GAME, "master", 0).choose(state.view(0)) == Move(38)


def test_among_more_the_chance_is_that_of_the_position_a_move_leads_to() -> None:
    state = read("10,20,.,./5,.,.,./8,.,.,. 1:move 3:3 - - -")
    for action in state.legal(0):
        assert rate(state, 0, action) == chances(state.after(0, action))[0]


def test_between_two_the_other_answers_with_their_best() -> None:
    """Whatever they throw: of what they may do then it is what is best for them, not for us."""
    state = read("10,20,.,./5,.,.,. 1:move 3:3 - - -").after(0, Move(10))
    answers = [state.after(NATURE, face) for face in FACES[:5]]
    assert [len(each.legal(1)) for each in answers] == [1] * 5
    entered = state.after(NATURE, FACES[5]).after(1, ENTER)
    expected = [chances(each.after(1, Move(5)))[0] for each in answers]
    expected.append(sum([chances(entered.after(NATURE, face).after(1, Move(0)))[0] for face in FACES[:5]]) / 5)
    assert promise(state, 0) == pytest.approx(sum(expected) / 6)
    free = read("10,20,.,./5,18,.,. 2:move 3:3 - - -")
    assert answered(free, 0) == min([chances(free.after(1, each))[0] for each in free.legal(1)])


def test_who_waits_for_a_six_stays_or_comes_out() -> None:
    state = read("10,20,.,./.,.,.,. 2:try3 0:0 - - -")
    entered = state.after(NATURE, FACES[5]).after(1, ENTER)
    out = sum([chances(entered.after(NATURE, face).after(1, Move(0)))[0] for face in FACES[:5]]) / 5
    assert promise(state, 0) == pytest.approx(125 / 216 * chances(state.after(NATURE, NEXT))[0] + 91 / 216 * out)


def test_a_pawn_out_of_reach_is_in_no_danger() -> None:
    """Three steps ahead of one pawn: one throw in six, and a six that enters lets another throw move only the new
    one."""
    state = read("25,.,.,./2,.,.,. 2:throw 0:0 - - -")  # opposite: 25 is their 5
    assert danger(state, 0, 25) == pytest.approx(1 / 6 + 1 / 36)  # or out with a six, and five from the start
    assert danger(state, 0, 19) == 0
    assert danger(state, 0, 40) == danger(state, 0, BASE) == 0


def test_among_many_the_expert_brings_one_pawn_home_after_the_other() -> None:
    """Plain good sense counts every square the same, the expert the last ones more; between two both do the same."""
    four = read("7,37,.,./.,.,.,./.,.,.,./.,.,.,. 1:move 1:1 - - -")
    assert shrewd(four, 0, Move(37)) > shrewd(four, 0, Move(7))
    assert sensible(four, 0, Move(37)) == sensible(four, 0, Move(7))
    two = read("7,37,.,./.,.,.,. 1:move 1:1 - - -")
    assert [shrewd(two, 0, each) for each in two.legal(0)] == [sensible(two, 0, each) for each in two.legal(0)]


# -- other rules ------------------------------------------------------------------------------

VARIANTS = [
    CloveceOptions(**{name: other}) for name, values in CloveceOptions.choices().items() for other in values[1:]
]


@pytest.mark.parametrize("options", VARIANTS, ids=CloveceOptions.text)
def test_the_master_keeps_its_head_under_every_option(options: CloveceOptions) -> None:
    """What it does is legal; it takes the win, and sends no pawn of its own back while another can move."""
    for seats, most in ((2, 500), (4, 200)):
        rng, state = Random(seats), start(seats, options)
        bots = [
            make(GAME, level, seat)
            for seat, level in zip(range(seats), ("master", "chance", "chance", "chance"), strict=False)
        ]
        for _ in range(most):
            if state.out:
                break
            (seat,) = state.to_act()
            action = state.sample(rng) if seat == NATURE else bots[seat].choose(state.view(seat))
            if seat == 0:
                sound(state, action)
            state = state.after(seat, action)


def sound(state: Clovece, action: Action) -> None:
    legal = state.legal(0)
    assert action in legal
    assert state.hit_by(action)[0] != 0 or all(state.hit_by(each)[0] == 0 for each in legal)
    winning = [each for each in legal if state.after(0, each).out]
    assert not winning or action in winning


# -- the kernels ------------------------------------------------------------------------------


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that learns, uncompiled."""
    pytest.importorskip("numba")
    monkeypatch.setattr("numba.core.config.DISABLE_JIT", True)
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    monkeypatch.syspath_prepend(str(ROOT / "train"))
    monkeypatch.delitem(sys.modules, "clovece_weights", raising=False)
    return import_module("clovece_weights")


@pytest.fixture
def contest(learning: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that lets levels meet, uncompiled."""
    monkeypatch.delitem(sys.modules, "clovece", raising=False)
    return import_module("clovece")


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
    """Turn by turn with the same throws: the same forced steps, the same pawns able to move, the same squares after
    it."""
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


@pytest.mark.parametrize("level", ["beginner", "regular", "expert", "master", "plain"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernels_choose_like_the_bots(contest: Any, seats: int, level: str) -> None:
    number, net = contest.LEVELS.index(level), contest.net_of(seats, None)
    for state in choices(seats):
        seat, side, (pawns, taken) = state.player, SIDES["opposite"][seats][state.player], laid(state)
        room = contest.room_for(net.shape[1])
        pawn = contest.choice(number, net, pawns, taken, side, state.total, room)
        ranked = make(GAME, level, seat).explain(state.view(seat)).ranked
        best = {each.action for each in ranked if each.value > ranked[0].value - 1e-9}
        assert Move(int(pawns[side, pawn])) in best


def choices(seats: int) -> list[Clovece]:
    """Where games by chance leave a choice."""
    found: list[Clovece] = []
    for seed in range(15):
        state = walk(GAME, seats, CloveceOptions(), seed, 60 + 30 * seed).state
        while state.to_act() == (NATURE,):
            state = state.after(NATURE, state.sample(Random(seed)))
        if state.phase == CHOOSING and not state.out and len(state.legal(state.player)) > 1:
            found.append(state)
    assert len(found) > 2
    return found


def test_a_contest_counts_the_wins_of_the_challenger(contest: Any) -> None:
    """Nobody wins more than a fair share against themselves, since all seats of a deal are played."""
    sides = SIDES["opposite"][2]
    assert contest.share(contest.net_of(2, None), sides, "beginner", "beginner", 2, 1).value == 0.5


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
