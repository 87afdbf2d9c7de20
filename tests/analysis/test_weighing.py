"""Every choice of a position with what it promises: exact where a table knows, else with its word of certainty."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import saloon
from saloon.analysis.line import begin, drawn, follow
from saloon.analysis.promises import facts, worth
from saloon.analysis.threats import threats
from saloon.analysis.weighing import WeighedPosition, Weigher, weigh
from saloon.core.play import anything, play
from saloon.core.state import NATURE, Unreadable
from saloon.games import SHELF
from saloon.house.position import Position
from saloon.house.rooms import Sure
from saloon.reviews.reviewing import reference_choice
from saloon.scene import Reader
from saloon.words import words

KEYS = sorted(SHELF)
MILL = "g7,f4,d2/g4,a1,f2 0:0 1:0 0 .... - -"
"""Three stones each: the table that comes with the game knows it."""


def decision(key: str, seed: int = 1):
    """A real decision in the middle of a game."""
    game = SHELF[key]
    for number in range(seed, seed + 20):
        steps = islice(play(game.new(), game.advice.playout or anything, Random(number)), 12, 120)
        for _, _, state in steps:
            who = state.to_act()
            if who and who[0] != NATURE and len(state.legal(who[0])) > 1:
                return game, state, who[0]
    raise AssertionError("no decision")


@pytest.mark.parametrize("key", KEYS)
def test_every_game_says_what_its_choices_promise(key):
    game, state, seat = decision(key)
    weigher = Weigher(game, state.view(seat), seat)
    weigher.go_on(1.5)
    found = weigher.told()
    assert found.choices and found.certainty in ("exact", "estimated", "sampled", "searched")
    assert {each.action for each in found.choices} <= set(state.legal(seat))
    assert found.choices[0].cost.value == 0 and found.choices[0].is_right(found.points)
    values = [each.promise.value for each in found.choices]
    assert found.points or all(-1e-9 <= value <= 1 + 1e-9 for value in values)
    if not found.more:
        assert len(found.choices) + found.unweighed == len(weigher.legal)


def test_a_solved_position_says_so_with_the_distance():
    found = weigh(saloon.game("mlyn").position(MILL))
    assert found.certainty == "exact"
    best = found.choices[0].sure
    assert isinstance(best, Sure) and best.value == 1.0 and best.moves % 2 == 1
    assert [each.sure.merit() for each in found.choices] == sorted(  # type: ignore[union-attr]
        [each.sure.merit() for each in found.choices],
        reverse=True,  # type: ignore[union-attr]
    )
    assert found.values == (1.0, 0.0)


def test_the_first_choice_is_what_a_review_calls_best():
    game = saloon.game("oko")
    position = game.position("1 12 1:34 -/- 0,0")
    found = weigh(position)
    assert found.choices[0].action == reference_choice(game, position.state.view(0), 0)  # type: ignore[arg-type]
    assert found.choices[1].cost.value > 0.3, "to stop at seven gives the round away"


def test_a_view_is_judged_by_what_its_seat_may_know():
    """Two worlds that look alike to the seat: the choices promise the same, whatever the others hold."""
    game = saloon.game("prsi")
    one = game.position("H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -")
    other = game.position("H7,HK/A8,A9 L9 H8=H 1 1:0:0:- - - -")
    assert one.view(0).state == other.view(0).state
    told = [Weigher(game, each.view(0).state, 0) for each in (one, other)]
    for each in told:
        each.go_on(60)
    assert told[0].told() == told[1].told()


def test_work_goes_on_where_it_was_left():
    game, state, seat = decision("fliptown")
    at_once, bit_by_bit = Weigher(game, state, seat), Weigher(game, state, seat)
    at_once.go_on(60)
    while not bit_by_bit.done:
        bit_by_bit.go_on(0)
    assert at_once.told() == bit_by_bit.told()


def test_before_a_throw_each_way_it_may_fall_has_its_value():
    game = saloon.game("oko")
    state = begin(game, "1 12 1:34+ -/- 0,0").end
    assert state.to_act() == (NATURE,)
    found = weigh(Position(game, state))
    assert sum(each.chance for each in found.falls) == pytest.approx(1)
    mean = sum(each.chance * each.values[0] for each in found.falls)
    assert mean == pytest.approx(found.values[0], abs=1e-6)


def test_an_impossible_position_is_refused_with_its_reason():
    with pytest.raises(Unreadable) as refused:
        begin(saloon.game("dama"), "W:Wa1,c3:Ba1")
    assert refused.value.message == "impossible-position"
    with pytest.raises(Unreadable) as wrong:
        begin(saloon.game("prsi"), "H7,XX/L8,B9 L9 H8=H 1 1:0:0:- - - -")
    assert wrong.value.message == "position-field"


@pytest.mark.parametrize("key", KEYS)
def test_a_line_is_played_by_the_rules_and_drawn(key):
    game = SHELF[key]
    steps = list(islice(play(game.new(), anything, Random(3)), 8))
    line = follow(begin(game), [(seat, game.notation.write(action)) for seat, action, _ in steps])
    assert line.end == steps[-1][2]
    scene = drawn(line, -2, True, "cs", "tall")
    acts = line.end.to_act()
    assert bool(scene.choices) == (acts != (NATURE,))


def test_fortune_falls_by_lot_where_nothing_is_said():
    line = begin(saloon.game("tisicovka"))
    line.go(NATURE, "")
    assert line.steps[0].action in [action for action, _ in line.start.chances()]


def test_what_a_search_found_has_no_number():
    """It looks ahead and proves nothing: a word for the one who moves, and no cost."""
    game = saloon.game("dama")
    found = WeighedPosition(0, "searched", False)
    said = [worth(value, 0.0, found, words("en")) for value in (1.0, 0.75, 0.74, 0.5, 0.44, 0.2, 0.0)]
    assert said == ["much better", "much better", "better", "even", "worse", "much worse", "much worse"]
    told = facts(weigh(game.position()), game, game.new(2), Reader.of(game, 0, (), "cs"))
    assert told["certainty"] == "searched"
    assert all(not any(sign.isdigit() for sign in each["told"]) for each in told["choices"])
    assert not any(sign.isdigit() for each in told["worth"] for sign in each)


def test_a_sampled_value_comes_with_its_interval():
    """Before fortune moves too: what each seat may expect, and after each way it may fall."""
    found = WeighedPosition(0, "sampled", False)
    assert worth(0.314, 0.006, found, words("en")) == "31.4% ± 0.6"
    assert worth(0.314, 0.0, WeighedPosition(0, "exact", False), words("cs")) == "31,4\u00a0%"
    game = saloon.game("prsi")
    weigher = Weigher(game, game.new(2), NATURE)
    weigher.go_on(60)
    told = weigher.told()
    assert told.certainty == "sampled" and len(told.spreads) == 2 and all(spread > 0 for spread in told.spreads)


def test_a_threat_is_what_the_other_would_gain_if_they_might_move():
    game = saloon.game("mlyn")
    state = begin(game, MILL).end
    passed, (first, *_) = threats(game, state)
    assert passed.to_act() == (1,) and first.seat == 1 and first.gain == 1.0
    assert game.notation.write(first.action) == "g4-a7"
    dama = saloon.game("dama")
    _, found = threats(dama, begin(dama, "W:Wd4,a1,c1,e1:Bc5,f8,h8,b8").end)
    assert [dama.notation.write(each.action) for each in found] == ["c5xe3"]
    assert threats(saloon.game("oko"), begin(saloon.game("oko")).end)[1] == [], "where the game knows none"
