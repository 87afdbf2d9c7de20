"""Mlýn solved for few stones: the same code with three and four each, against the rules and plain minimax."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from once import once
from ring import many, some
from saloon.bots import hint, make
from saloon.games.mlyn import GAME
from saloon.games.mlyn.engine import oracle, play
from saloon.games.mlyn.engine.play import leads_to
from saloon.games.mlyn.rules import Mlyn, MlynOptions
from saloon.house.sure import POSITIONS
from saloon.kit.mill import ALL, POINTS
from saloon.kit.numbering.positions import numbering
from saloon.kit.past import past_of
from saloon.kit.stones import NO_WAY, OPEN, key
from saloon.scene import Reader
from saloon.solve import Kept
from saloon.solve.kept import write

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
from saloon.games.mlyn.engine import kernel, solver  # noqa: E402

MEN = 4
DEPTH = 5
OPTIONS = MlynOptions()


def stand(own: int, other: int, options: MlynOptions = OPTIONS, quiet: int = 0) -> Mlyn:
    """White to move, nothing gone before; over if there is no move."""
    stones = own, other
    state = Mlyn(options, stones, (0, 0), 0, 0, quiet, past_of([key(stones, 0)]), NO_WAY, OPEN)
    state.result = state.outcome()
    return state


def somewhere(rng: Random, own: int = MEN, other: int = MEN) -> tuple[int, int]:
    chosen = rng.sample(POINTS, own + other)
    return sum(1 << point for point in chosen[:own]), sum(1 << point for point in chosen[own:])


Solve = Callable[[int, MlynOptions], solver.Work]


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Solve:
    """Solved once for all tests that ask for it, whatever process they run in."""

    @cache
    def solve(men: int, options: MlynOptions) -> solver.Work:
        done = solver.Work(men, solver.terms_of(options))

        def keep(place: Path) -> None:
            while done.step():
                pass
            with place.open("wb") as file:
                np.save(file, done.values)

        terms = "-".join(str(int(each)) for each in done.terms)
        done.values[:] = np.load(once(tmp_path_factory, f"mlyn-{men}-{terms}", keep))
        return done

    return solve


@pytest.fixture(scope="module")
def solved(work: Solve) -> solver.Work:
    return work(MEN, OPTIONS)


@pytest.fixture
def few(solved, tmp_path, monkeypatch) -> memoryview:
    """The table of four stones each in the place of the real one."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    monkeypatch.setattr(oracle, "MOST", MEN)
    kept = Kept(GAME.key, GAME.version, oracle.matters(OPTIONS))
    write(kept.path(), kept.rules, [solved.values])
    table = oracle.table_for(OPTIONS)
    assert table is not None
    return table


# -- moves ------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", some([OPTIONS, MlynOptions(double="two", blocked="passes")], 1), ids=str)
def test_the_kernel_moves_as_the_rules_do(work, options):
    """The same positions one quiet move away, and the best of what mills can take."""
    rng, room = Random(4), np.zeros(kernel.MOST_MOVES, np.int64)
    done = work(MEN, options)
    for _ in range(many(60, 400)):
        men = rng.choice(((3, 3), (4, 3), (3, 4), (4, 4)))
        own, other = somewhere(rng, *men)
        state = stand(own, other, options)
        legal = state.moves(0)
        quiet = [then.stones for action in legal if not (then := state.after(0, action)).closed]
        count, milling, every = kernel.followers(
            solver.lookup_for(men[::-1]),
            *solver.beneath(done.order, done.values, men),
            own,
            other,
            options.double == "two",
            room,
        )
        assert every == len(legal)
        assert sorted(room[:count]) == sorted({numbering(*men[::-1]).number(black, white) for white, black in quiet})
        worths = [worth(done, each) for a in legal if (then := state.after(0, a)).closed for each in leads_to(then, 0)]
        assert milling == max(worths, default=kernel.NONE)


def worth(done: solver.Work, here: int) -> int:
    """What a position after a mill, the other to move, is worth to the one who closed it."""
    own, other = here & ALL, here >> 24 & ALL
    if own.bit_count() < 3:
        return kernel.WINS
    men = own.bit_count(), other.bit_count()
    value = done.order.part(done.values, men)[numbering(*men).number(own, other)]
    return kernel.DRAWS if value == 0 else kernel.WINS if value >= kernel.LOST else kernel.LOSES


# -- values -----------------------------------------------------------------------------------


def minimax(state: Mlyn, depth: int) -> int | None:
    """With three stones each a mill ends the game: moves to the end that can be forced, odd if the one to move
    wins."""
    if state.result != OPEN:
        return 0
    if not depth:
        return None
    ways = []
    for action in state.legal(state.player):
        then = state.after(state.player, action)
        if then.closed:
            return 1
        ways.append(minimax(then, depth - 1))
    won = [way for way in ways if way is not None and way % 2 == 0]
    if won:
        return min(won) + 1
    return None if None in ways else max(way for way in ways if way is not None) + 1


def test_values_are_those_of_plain_minimax(solved):
    rng, seen = Random(7), set()
    for _ in range(many(8, 40)):
        own, other = somewhere(rng, 3, 3)
        value = int(solved.order.part(solved.values, (3, 3))[numbering(3, 3).number(own, other)])
        moves = value % kernel.LOST
        assert (value >= kernel.LOST) == (value > 0 and moves % 2 == 0)
        found = minimax(stand(own, other), 3)
        assert found == (moves if value and moves <= 3 else None)
        seen.add(found)
    assert {1, None} <= seen


@pytest.mark.parametrize("options", some([MlynOptions(double="two", blocked="passes", quiet=30), OPTIONS], 1), ids=str)
def test_every_value_follows_from_its_successors_and_a_wrong_one_is_found(work, options):
    men = many(3, MEN)
    done = work(men, options)
    *_, (_, counted) = solver.check(men, done.terms, memoryview(done.values))
    assert counted["wrong"] == 0 and counted["won"] > counted["lost"] > many(100, 10_000)
    forged = done.values.copy()
    forged[np.flatnonzero(forged == 7)[0]] = 9
    *_, (_, counted) = solver.check(men, done.terms, memoryview(forged))
    assert counted["wrong"] > 0


def test_what_takes_longer_than_the_rules_allow_is_a_draw(few, solved):
    start = solved.order.start[3, 3]
    longest = int(np.flatnonzero(solved.values[start : start + numbering(3, 3).size] == 25)[0])
    found = solver.lookup_for((3, 3))
    own = int(found.reps[longest // numbering(3, 3).width])
    other = int(solver.kernel.widened(found, own, found.spread[longest % numbering(3, 3).width]))
    last = 2 * OPTIONS.quiet - 25
    assert oracle.verdict(stand(own, other, quiet=last), 0, few) == (1.0, 25, 0.0)
    assert oracle.verdict(stand(own, other, quiet=last + 1), 0, few) == (0.5, 0, 0.0)


# -- playing from the table -------------------------------------------------------------------


def test_a_master_wins_what_is_won_and_never_loses_what_a_position_is_worth(few):
    rng, won = Random(13), 0
    for number in range(30):
        state = stand(*somewhere(rng, *rng.choice(((3, 3), (4, 3), (3, 4)))))
        if not state.to_act():
            continue
        worth = oracle.verdict(state, 0, few).value
        won += worth == 1.0
        bot = make(GAME, "master", 0, number)
        while state.to_act():
            action = bot.choose(state) if state.player == 0 else rng.choice(state.legal(1))
            state = state.after(state.player, action)
            now = oracle.verdict(state, 0, few).value
            assert now >= worth
            worth = now
        assert worth != 1.0 or state.result == 0
    assert won > 5


def test_the_search_looks_into_the_table(few):
    """A won ending that no search sees: five stones, a mill to come, and the table behind it."""
    rng = Random(21)
    for _ in range(200):
        state = stand(*somewhere(rng, 4, 4))
        assert oracle.sure(state, 0) is not None
        five = stand(*somewhere(rng, 5, 4))
        assert oracle.sure(five, 0) is None
        legal = five.legal(0)
        mills = [
            a
            for a in legal
            if (then := five.after(0, a)).closed and (found := oracle.verdict(then, 0, few)) and found.value == 1.0
        ]
        if mills:
            assert play.search(five, 0, legal, positions=500, seconds=None, tables=True)[0][1] > 0.99


# -- hints ------------------------------------------------------------------------------------


def test_a_hint_says_only_what_the_table_says_too(few):
    """With three stones each minimax sees the end as well; with four, most are drawn."""
    rng, said = Random(17), set()
    for men in (3, 3, 4) * 12:
        state = stand(*somewhere(rng, men, men))
        thought = hint(GAME, state, 0)
        (name, args), then = thought.reason, state.after(0, thought.action)
        said.add(name)
        found = None if men > 3 else 0 if then.closed else minimax(then, 2)
        if name == "why-sure-draw":
            assert found is None and oracle.verdict(then, 0, few).value == 0.5
        elif found is not None:
            assert name == ("why-sure-loss" if found % 2 else "why-sure-win")
            assert args["moves"] == (found + 2) // 2
        for lang in ("cs", "en", "ru"):
            assert thought.say(GAME, state, Reader.of(GAME, lang=lang, seat=0))
    assert said == {"why-sure-win", "why-sure-draw", "why-sure-loss"}


def test_a_hint_without_a_table_says_what_the_next_best_costs(tmp_path, monkeypatch):
    """On the way a7 shuts a line of two: everything else costs a stone."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    state, dear = GAME.new(), 0
    for text in ("d7", "b4", "g7", "a7", "d6", "f2"):
        seat = state.player
        for action in state.legal(seat)[::5]:
            args = GAME.advice.reason(state, seat, action).args
            others = [each for each in state.legal(seat) if each != action]
            mine, theirs = (
                play.search(state, seat, each, positions=POSITIONS, seconds=None, tables=True)[0][1]
                for each in ([action], others)
            )
            assert args["less"] == max(0, round(100 * mine) - round(100 * theirs))
            dear += args["less"] > 0
        state = state.after(seat, GAME.notation.read(text))
    state = state.after(0, GAME.notation.read("a1"))
    thought = hint(GAME, state, 1)
    assert dear and thought.say(GAME, state, Reader.of(GAME, lang="en", seat=1))
