"""Křížový mlýn by search and symmetry."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from saloon.bots import make
from saloon.games.krizovy_mlyn import GAME
from saloon.games.krizovy_mlyn.engine.play import due
from saloon.games.krizovy_mlyn.engine.search import Search
from saloon.games.krizovy_mlyn.rules import SETUPS, KrizovyMlyn, KrizovyMlynOptions
from saloon.kit.deepening import SURE, WIN
from saloon.kit.mill import SYMMETRIES, mask
from saloon.kit.past import past_of
from saloon.kit.stones import MOVE, Move, key


def wins_within(state: KrizovyMlyn, plies: int) -> bool:
    """Whether the player to move can force a mill in a number of moves."""
    if plies <= 0:
        return False
    me = state.player
    for action in state.legal(me):
        then = state.after(me, action)
        if then.result == me:
            return True
        if (
            plies > 2
            and then.result == -1
            and all(answered(then, reply, me, plies - 2) for reply in then.legal(1 - me))
        ):
            return True
    return False


def answered(state: KrizovyMlyn, reply: object, me: int, plies: int) -> bool:
    assert isinstance(reply, Move)
    then = state.after(1 - me, reply)
    return then.result == me or (then.result == -1 and wins_within(then, plies))


@pytest.mark.parametrize("setup", sorted(SETUPS))
def test_no_setting_up_is_won_by_force_at_once(setup: str) -> None:
    """None of the offered positions is decided within five plies, for either side."""
    for first in ("white", "black"):
        assert not wins_within(GAME.new(2, KrizovyMlynOptions(setup=setup, first=first)), 5)


@pytest.mark.parametrize(
    ("white", "black", "plies"),
    [("a7 g7 b6 f6 c5 e5", "a1 g1 b2 f2 c3 e3", 3), ("d7 d6 g4 f4 d3 c4", "d5 e4 d1 d2 a4 b4", 5)],
)
def test_positions_that_are_won_by_force_are_not_offered(white: str, black: str, plies: int) -> None:
    """All upper against all lower corners falls in three plies, the pairs of two neighbouring arms in five."""
    state = KrizovyMlyn(KrizovyMlynOptions(), (mask(white), mask(black)), 0, past_of([0]), (-1, -1), -1)
    assert wins_within(state, plies)
    assert not wins_within(state, plies - 2)


@pytest.mark.parametrize("seed", range(6))
def test_the_16_symmetries_permute_the_legal_moves(seed: int) -> None:
    rng = Random(seed)
    state = GAME.new()
    for _ in range(40):
        if not state.to_act():
            break
        legal = [action for action in state.legal(state.player) if isinstance(action, Move)]
        for symmetry in SYMMETRIES:
            stones = tuple(sum(1 << symmetry[p] for p in range(24) if side >> p & 1) for side in state.stones)
            turned = KrizovyMlyn(state.options, (stones[0], stones[1]), state.player, past_of([0]), (-1, -1), -1)
            assert set(turned.legal(state.player)) == {MOVE[symmetry[a.start]][symmetry[a.end]] for a in legal}
        state = state.after(state.player, rng.choice(legal))


@pytest.mark.parametrize(
    ("position", "good"),
    [
        ("g7,g4,a4,d5,e5,d3/a7,g1,d6,f4,c5,e3 1 .... - 110a1126008c", "g7-d7 e5-e4"),
        ("a7,g4,d6,b2,c5,e4/g7,b6,f2,b4,e5,c3 2 .... - 1449104094209", "b4-a4 c3-d3"),
        ("a7,g1,d6,b4,e4,c3/g7,a4,b6,f4,d2,d5 1 .... - 22984488211", "c3-d3"),
        ("g4,a1,d2,b2,d5,e4/d1,f6,f2,e5,c3,c4 1 .... - c414200a6048", "b2-b4"),
    ],
)
def test_a_master_without_a_table_keeps_what_hangs_by_a_thread(
    position: str, good: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table tells which moves keep the draw, or the win; a player who misses them loses, or lets the other off,
    about eight moves later."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    state = GAME.notation.read_state(position, GAME.options())
    chosen = make(GAME, "master", state.player).choose(state.view(state.player))
    assert GAME.notation.write(chosen) in good.split()


def test_a_forced_line_is_followed_to_its_end_and_a_draw_that_is_due_is_seen() -> None:
    """Two mills threatened at once are lost; a position that would come for the third time is a draw."""
    search = Search(True, 1000, None, set())
    own, other = mask("a7 g7 d1 g1 b4 c3"), mask("b6 d6 f4 d2 e5 c5")
    assert search.value(own | other << 24, 1, -WIN, WIN, 0) < -SURE
    start = GAME.new()
    again = past_of([key(start.stones, 0), 1, key(start.stones, 0)])
    twice = KrizovyMlyn(start.options, start.stones, 0, again, (-1, -1), -1)
    assert due(twice) == {start.stones[0] | start.stones[1] << 24} and not due(start)
