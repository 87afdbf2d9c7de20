"""The search of Dáma: it moves as the rules do, and finds what plain minimax finds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from games.dama.draughts import fen
from saloon.bots import hint
from saloon.games.dama import GAME
from saloon.games.dama.data import BIT, DARK, LEAPS, ROWS, squares_in
from saloon.games.dama.engine.moves import Here, moves
from saloon.games.dama.engine.play import PATIENCE, here_of, search, terms_of
from saloon.games.dama.engine.stand import balance, falls, rises, standing
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.rules import Dama, DamaOptions
from saloon.games.dama.rules.actions import OFFER, Step
from saloon.house.sure import POSITIONS
from saloon.scene import Reader

OPTIONS = [
    DamaOptions(chain=chain, removal=removal, king_first=king_first, offers="no")
    for chain, removal, king_first in product(("whole", "free"), ("end", "each"), (False, True))
]


def by_search(state: Dama) -> list[Here]:
    return moves(*here_of(*state.position()), terms_of(state.options))


def by_rules(state: Dama) -> list[Here]:
    return [here_of(*state.after(state.player, action).position()) for action in state.legal(state.player)]


def few(rng: Random, options: DamaOptions) -> Dama:
    """Some kings and men anywhere, White to move."""
    squares = rng.sample([s for s in range(64) if (s % 8 + s // 8) % 2 == 0 and 0 < s // 8 < 7], rng.randint(4, 9))
    white = black = kings = 0
    for i, square in enumerate(squares):
        white, black = (white | BIT[square], black) if i % 2 else (white, black | BIT[square])
        kings |= (rng.random() < 0.6) * BIT[square]
    return Dama(options, white, black, kings, 0, 0, (), (), False, 0, "")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_search_moves_as_the_rules_do(options):
    """On random games, from the start and from the middle with kings: the same positions one move away."""
    rng, ends = Random(str(options)), set()
    for number in range(24):
        state = GAME.new(2, options) if number % 2 else few(rng, options)
        while state.to_act() and len(state.past) < 20:
            assert sorted(by_search(state)) == sorted(by_rules(state))
            state = state.after(state.player, rng.choice(state.legal(state.player)))
        if state.end in ("taken", "blocked"):
            ends.add(state.end)
            assert not state.position()[state.player] or not by_search(state)
    assert "taken" in ends


def test_as_many_games_as_known():
    """The first moves from the opening position, counted by the search as by the rules."""

    def perft(here: Here, depth: int) -> int:
        return 1 if not depth else sum([perft(then, depth - 1) for then in moves(*here, terms_of(DamaOptions()))])

    def by(state: Dama, depth: int) -> int:
        return 1 if not depth else sum([by(state.after(state.player, a), depth - 1) for a in state.legal(state.player)])

    state = GAME.new(2, DamaOptions(offers="no"))
    assert [perft(here_of(*state.position()), depth) for depth in (1, 2, 3, 4)] == [
        by(state, depth) for depth in (1, 2, 3, 4)
    ]


def test_both_colours_are_weighed_alike():
    rng = Random(2)
    for _ in range(300):
        state = few(rng, DamaOptions())
        turned = [int(f"{side:036b}"[::-1], 2) for side in (state.black, state.white, state.kings)]
        assert balance(*turned) == -balance(state.white, state.black, state.kings)


def minimax(state: Dama, depth: int, seat: int) -> float:
    if state.end:
        winner = state.winner()
        return 0.5 if winner is None else float(winner == seat)
    if not depth:
        return 0.5
    values = [minimax(state.after(state.player, action), depth - 1, seat) for action in state.legal(state.player)]
    return max(values) if state.player == seat else min(values)


def test_a_win_within_three_moves_is_found():
    rng, found = Random(8), 0
    for _ in range(80):
        state = few(rng, DamaOptions(offers="no"))
        legal = state.legal(0)
        if len(legal) > 1 and minimax(state, 3, 0) == 1.0:
            found += 1
            ((action, value), *_) = search(state, 0, legal, positions=6000, seconds=None, tables=False)
            assert value > 0.99
            assert minimax(state.after(0, action), 4, 0) == 1.0 or value < 1 - 3e-6
    assert found > 3


def test_a_hint_says_what_the_next_best_costs():
    rng, state, dear = Random(6), GAME.new(), 0
    for _ in range(24):
        seat, legal = state.player, state.legal(state.player)
        if len(legal) > 1:
            action = rng.choice(legal)
            others = [each for each in legal if each != action]
            mine, theirs = (
                search(state, seat, each, positions=POSITIONS, seconds=None, tables=True)[0][1]
                for each in ([action], others)
            )
            less = GAME.advice.reason(state, seat, action).args["less"]
            assert less == max(0, round(100 * mine) - round(100 * theirs))
            dear += less > 0
        state = state.after(seat, rng.choice(legal))
    assert dear
    for lang in ("cs", "en", "ru"):
        assert hint(GAME, state, state.player).say(GAME, state, Reader.of(GAME, lang=lang, seat=state.player))


def test_where_captures_can_be_overlooked_the_general_search_is_asked():
    state = GAME.new(2, DamaOptions(capture="huff"))
    assert search(state, 0, state.legal(0), positions=100, seconds=None, tables=False) is None


def test_an_offer_is_answered_by_what_the_position_promises():
    options = DamaOptions(offers="any")
    ahead = Dama(options, ROWS[0] | ROWS[2], BIT[63], BIT[63], 0, 0, (), (), True, 0, "")
    legal = ahead.legal(1)
    assert [
        type(action).__name__ for action, _ in search(ahead, 1, legal, positions=2000, seconds=None, tables=False)
    ] == ["Accept", "Decline"]


# -- what is weighed --------------------------------------------------------------------------


def safe_by_rules(state: Dama) -> int:
    """The steps of men after which no neighbour can jump over the piece that has moved."""
    count = 0
    for action in state.legal(state.player):
        assert isinstance(action, Step)
        then = state.after(state.player, action)
        empty = DARK & ~(then.white | then.black)
        others = (then.white, then.black)[then.player]
        count += not any(
            over == BIT[action.end] and empty & behind
            for square in squares_in(others)
            for over, behind, _ in LEAPS[then.player][square]
        )
    return count


def test_steps_are_safe_where_no_man_can_take():
    rng, seen = Random(4), set()
    for _ in range(400):
        state = few(rng, DamaOptions(offers="no"))
        state.kings, state.player = 0, rng.randrange(2)
        if state.capturers():
            continue
        empty = DARK & ~(state.white | state.black)
        found = falls(state.black, state.white, empty) if state.player else rises(state.white, state.black, empty)
        assert found == safe_by_rules(state)
        seen.add(found)
    assert {1, 2, 3, 4, 5} <= seen


def test_a_king_of_the_one_who_is_behind_spoils_an_advantage():
    """Three kings against two are hardly ever won, a king and two men against two men nearly always, though both are a
    king more."""
    kings, men = (fen(text) for text in ("W:WKc1,Ke1,Kg1:BKb8,Kd8", "W:WKc1,b2,h2:Ba7,g7"))
    assert 0 < 2 * standing(kings.white, kings.black, kings.kings) < standing(men.white, men.black, men.kings)


# -- draws ------------------------------------------------------------------------------------


EVEN = "W:WKe1,a3,c3:BKd8,h6,f6"
WORSE = "W:WKe1,a3:BKd8,Kb8,h6,f6"


def after_long_calm(text: str) -> Dama:
    state = fen(text)
    state.past = ((0, 0, 0, 0),) * PATIENCE
    return state


def first(state: Dama) -> str:
    (seat,) = state.to_act()
    return NOTATION.write(search(state, seat, state.legal(seat), positions=3000, seconds=None, tables=False)[0][0])


def test_only_who_stands_worse_proposes_a_draw():
    even, worse = after_long_calm(EVEN), after_long_calm(WORSE)
    assert OFFER in even.legal(0) and first(even) != "offer"
    assert first(worse) == "offer"


def test_a_draw_is_agreed_to_only_by_who_stands_worse():
    assert first(after_long_calm(EVEN).after(0, OFFER)) == "decline"
    assert first(after_long_calm(WORSE.replace("W:", "B:")).after(1, OFFER)) == "accept"


def test_who_stands_hardly_worse_plays_on_and_who_is_lost_repeats():
    """A king's move would bring a position for the third time: e1-c3 in the one, e1-d2 in the other."""
    for text, move, repeats in (
        ("W:WKe1,a3,b2,h2:BKb6,h6,f6,d6", "e1-c3", False),
        ("W:WKe1,a1:BKg7,Kf8,h6,c5", "e1-d2", True),
    ):
        state = fen(text)
        state.past = (state.after(0, NOTATION.read(move)).position(),) * 2
        assert state.after(0, NOTATION.read(move)).end == "repeated"
        assert (first(state) == move) == repeats


def test_the_zest_to_play_on_is_not_told_as_a_chance():
    state = GAME.new()
    assert search(state, 0, state.legal(0), positions=3000, seconds=None, tables=False)[0][1] == pytest.approx(
        0.5, abs=0.06
    )
