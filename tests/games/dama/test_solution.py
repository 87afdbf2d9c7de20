"""Dáma solved for few pieces: the same code with three, against the rules."""

from __future__ import annotations

from random import Random

import pytest

from ring import many
from saloon.bots import hint, make
from saloon.games.dama import GAME
from saloon.games.dama.data import set_of
from saloon.games.dama.engine import oracle, play
from saloon.games.dama.engine.order import TableOrder, rank, sets, size_of
from saloon.games.dama.engine.play import here_of
from saloon.games.dama.rules import Dama, DamaOptions, flow
from saloon.games.dama.rules.actions import Jump
from saloon.scene import Reader
from saloon.solve import Kept
from saloon.solve.kept import write

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
from saloon.games.dama.engine import solver  # noqa: E402

PIECES = 3
OPTIONS = DamaOptions(offers="no")
OTHERS = DamaOptions(chain="free", removal="each", king_first=True, blocked="draws", calm=15, offers="no")
DARK = [square for square in range(64) if (square % 8 + square // 8) % 2 == 0]


def work(options: DamaOptions) -> solver.Work:
    done = solver.Work(PIECES, solver.terms_of(options))
    while done.step():
        pass
    return done


@pytest.fixture(scope="module")
def solved() -> dict[DamaOptions, solver.Work]:
    return {options: work(options) for options in (OPTIONS, OTHERS)}


@pytest.fixture
def few(solved, tmp_path, monkeypatch) -> dict[DamaOptions, memoryview]:
    """The tables of three pieces in the place of the real ones."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    monkeypatch.setattr(oracle, "MOST", PIECES)
    monkeypatch.setattr(play, "MOST", PIECES)
    found = {}
    for options, done in solved.items():
        kept = Kept(GAME.key, GAME.version, oracle.matters(options))
        write(kept.path(), kept.rules, [done.values])
        found[options] = oracle.table_for(options)
        assert found[options] is not None
    return found


def somewhere(rng: Random, options: DamaOptions, pieces: tuple[int, ...] = (2, 3, 3)) -> Dama:
    """Two or three pieces anywhere, or another number of them, either side to move."""
    while True:
        squares = rng.sample(DARK, rng.choice(pieces))
        first = rng.choice((1, len(squares) - 1))
        white, black = (set_of(part) for part in (squares[:first], squares[first:]))
        kings = set_of(square for square in squares if rng.random() < 0.6 or square // 8 in (0, 7))
        state = Dama(options, white, black, kings, rng.randrange(2), 0, (), (), False, 0, "")
        flow.settle(state)
        if not state.end:
            return state


def by_rules(state: Dama, table: memoryview) -> tuple[int, int]:
    """The value that follows from what the rules allow next and what the table says of that."""
    quick, slow, drawn, most = 999, 0, False, 2 * state.options.calm
    for action in state.legal(state.player):
        then = state.after(state.player, action)
        if then.end:
            winner = then.winner()
            sign, moves = (0, 0) if winner is None else (-1, 0)
        else:
            sign, moves = oracle.look_up(table, here_of(*then.position()), most)
        moves = 1 if not then.past else moves + 1
        if sign < 0:
            quick = min(quick, moves)
        elif sign == 0:
            drawn = True
        else:
            slow = max(slow, moves)
    if quick <= most:
        return 1, quick
    return (0, 0) if drawn or slow > most or quick < 999 else (-1, slow)


@pytest.mark.parametrize("options", [OPTIONS, OTHERS], ids=str)
def test_the_table_follows_from_the_rules(few, options):
    rng, seen = Random(str(options)), set()
    for _ in range(many(200, 1500)):
        state = somewhere(rng, options)
        found = oracle.look_up(few[options], here_of(*state.position()), 2 * options.calm)
        assert found == by_rules(state, few[options])
        seen.add(found[0])
    assert seen == {-1, 0, 1}


@pytest.mark.parametrize("options", [OPTIONS, OTHERS], ids=str)
def test_every_value_follows_from_its_successors_and_a_wrong_one_is_found(solved, options):
    done = solved[options]
    *_, (_, counted) = solver.check(PIECES, done.terms, memoryview(done.values))
    assert counted["wrong"] == 0 and counted["won"] > counted["lost"] > 10_000
    forged = done.values.copy()
    forged[np.flatnonzero(forged == 3)[0]] = 5
    *_, (_, counted) = solver.check(PIECES, done.terms, memoryview(forged))
    assert counted["wrong"] > 0


def test_every_position_has_a_number_of_its_own():
    order = TableOrder(2)
    numbers = [
        order.place(men, kings, others, crowned)
        for a, b, c, d in order.start
        for men in sets(a, 28)
        for kings in sets(b, 32)
        for others in [each << 4 for each in sets(c, 28)]
        for crowned in sets(d, 32)
    ]
    assert sorted(numbers) == list(range(order.size)) == list(range(sum(map(size_of, order.start))))
    assert rank(0b1000) == 3


def test_a_master_never_loses_what_a_position_is_worth(few):
    rng, table = Random(13), few[OPTIONS]
    won = 0
    for number in range(40):
        state = somewhere(rng, OPTIONS)
        me = state.player
        worth = oracle.verdict(state, me, table).value
        won += worth == 1.0
        bot = make(GAME, "master", me, number)
        while state.to_act():
            action = bot.choose(state, number=number) if state.player == me else rng.choice(state.legal(1 - me))
            state = state.after(state.player, action)
            now = oracle.verdict(state, me, table).value
            assert now >= worth
            worth = now
        assert worth != 1.0 or state.winner() == me
    assert won > 8


@pytest.mark.parametrize("options", [OPTIONS, OTHERS], ids=str)
def test_a_capture_is_sure_where_all_that_is_left_then_is_in_the_table(few, options):
    """Also of more pieces than the table has; a quiet position of them is not."""
    rng, seen = Random(str(options)), set()
    while len(seen) < 6:
        state = somewhere(rng, options, (4, 5))
        me, known = state.player, oracle.sure(state, state.player)
        after = {action: state.after(me, action) for action in state.legal(me)}
        most = max((then.white | then.black).bit_count() for then in after.values())
        seen.add((any(isinstance(action, Jump) for action in after), most <= PIECES))
        assert (known is not None) == (most <= PIECES)
        for action, then in after.items() if known else ():
            sign = 0 if then.end else by_rules(then, few[options])[0]
            won = then.winner() == me if then.end else sign < 0
            assert known[action].value == (1 if won else 0.5 if not sign else 0)
            seen.add(known[action].value)


def test_hints_say_what_the_table_says(few):
    rng, said = Random(5), set()
    for _ in range(60):
        state = somewhere(rng, OPTIONS)
        if len(state.legal(state.player)) < 2:
            continue
        thought = hint(GAME, state, state.player)
        name, args = thought.reason
        sign, moves = by_rules(state, few[OPTIONS])
        if name != "why-win":
            assert name == {1: "why-sure-win", 0: "why-sure-draw", -1: "why-sure-loss"}[sign]
            assert sign <= 0 or args["moves"] == (moves + 1) // 2
        said.add(name)
        for lang in ("cs", "en", "ru"):
            assert thought.say(GAME, state, Reader.of(GAME, lang=lang, seat=state.player))
    assert {"why-sure-win", "why-sure-draw"} <= said
