"""Matches of several rounds solved beforehand: against the reckoning in plain Python, cut off, refused, played from."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ring import some
from saloon.bots import make
from saloon.bots.forecast import forecast
from saloon.core.state import NATURE, Unreadable
from saloon.games.oko import GAME
from saloon.games.oko.advice import MATCHES
from saloon.games.oko.rules import OkoOptions
from saloon.house import SHELF
from saloon.kit.course import Course
from saloon.kit.playoff import Beginning, Playoff, Round, back, matters, sets
from saloon.solve import Kept, solve
from saloon.solve.kept import Growing, read, write
from twins import contest_naive

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
from saloon.kit.contest import solver  # noqa: E402

PIPS = Course(
    2,
    [0, 1, 2, 3, 4, 0, 0],
    [[(total + face, 1 / 3) for face in (1, 2, 3)] for total in range(4)],
    [(total,) if 0 < total < 4 else () for total in range(7)],
)
"""A die of three faces, at most two throws, and 4 as the best sum."""
SEATS, OPTIONS = 5, OkoOptions(rounds=2)
KEPT = Kept(GAME.key, GAME.version, matters(SEATS, OPTIONS))


def solved(course: Course, seats: int, rounds: int, share: bool) -> bytes:
    work = solver.Work(course, seats, rounds, share)
    table = bytearray(work.size)
    work.take_up(memoryview(table))
    while work.step():
        pass
    return bytes(table)


@pytest.fixture(scope="module")
def table() -> bytes:
    """Oko among five for two rounds."""
    return solved(MATCHES.course(OPTIONS), SEATS, OPTIONS.rounds, False)


@pytest.fixture
def kept(table: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same in the user's folder."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    write(KEPT.path(), KEPT.rules, [table])
    return KEPT.path()


def position() -> Any:
    """The first seat has thrown once."""
    state = GAME.new(SEATS, OPTIONS)
    while state.to_act() == (NATURE,):
        state = state.after(NATURE, state.chances()[0][0])
    return state


# -- values -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "rounds", "share"),
    some([(2, 5, False), (4, 2, False), (5, 2, False), (5, 2, True), (3, 3, False), (3, 2, True)], 2),
)
def test_every_beginning_promises_what_plain_python_works_out(seats: int, rounds: int, share: bool) -> None:
    slow, quick = (
        Playoff(seats, rounds, share, PIPS),
        Playoff(seats, rounds, share, PIPS, solved=memoryview(solved(PIPS, seats, rounds, share))),
    )
    for wins, players in product(product(range(rounds), repeat=seats), sets(seats, share)):
        start = Beginning(wins, players)
        assert quick.value(start) == pytest.approx(slow.value(start), abs=1e-12)
        assert sum(quick.value(start)) == pytest.approx(1, abs=1e-12)


def test_where_all_lack_one_round_it_is_a_match_of_one_round(table: bytes) -> None:
    long, short = (
        Playoff(SEATS, 2, False, MATCHES.course(OPTIONS), solved=memoryview(table)),
        MATCHES.match(SEATS, OkoOptions()),
    )
    for players in sets(SEATS, False):
        assert long.value(Beginning((1,) * SEATS, players)) == pytest.approx(
            short.value(Beginning((0,) * SEATS, players)), abs=1e-12
        )


@pytest.mark.parametrize(
    ("wins", "players"),
    some(
        [
            ((1, 0, 0, 1, 0), (0, 2, 3)),
            ((0, 0, 1, 0, 0), (1, 4)),
            ((0, 1, 0, 0, 1), (0, 1, 2, 3, 4)),
            ((0, 0, 0, 0, 0), (0, 1, 2, 3, 4)),
        ],
        2,
    ),
)
def test_a_round_in_plain_python_comes_to_what_its_beginning_promises(
    table: bytes, wins: tuple[int, ...], players: tuple[int, ...]
) -> None:
    match, start = Playoff(SEATS, 2, False, MATCHES.course(OPTIONS), solved=memoryview(table)), Beginning(wins, players)
    again = back(match.value(match.next(*start)))
    assert Round(match, start, again).chances()[:SEATS] == pytest.approx(match.value(start), abs=1e-12)


def test_one_who_does_not_play_it_off_may_still_win_the_match(table: bytes) -> None:
    match = Playoff(SEATS, 2, False, MATCHES.course(OPTIONS), solved=memoryview(table))
    assert 0.1 < match.value(Beginning((0,) * SEATS, (0, 1)))[3] < match.value(Beginning((0,) * SEATS, (0, 1)))[0]


# -- checked ----------------------------------------------------------------------------------


def counted(key: str, seats: int, options: str, values: bytes | None) -> Any:
    *_, (progress, found) = (
        SHELF[key]
        .study.solution(seats)
        .check(SHELF[key].options.read(options), values if values is None else memoryview(values))
    )
    assert progress.done == progress.total
    return found


def test_every_value_follows_from_a_round_and_a_wrong_one_is_found(table: bytes) -> None:
    found = counted("oko", SEATS, "rounds=2", table)
    assert (found["beginnings"], found["wrong"]) == (32 * 26, 0)
    assert found["differ"] < 1e-12
    forged = np.frombuffer(bytearray(table)).reshape(32, 26, SEATS)
    forged[3, 7, 2] += 1e-9
    found = counted("oko", SEATS, "rounds=2", forged.tobytes())
    assert found["wrong"] >= 1
    assert 1e-10 < found["differ"] < 1e-8
    forged[3, 7, 2] = float("nan")
    assert counted("oko", SEATS, "rounds=2", forged.tobytes())["wrong"] >= 1


@pytest.mark.parametrize("key", ["oko", "maroko"])
@pytest.mark.parametrize(
    ("seats", "options", "beginnings"), [(2, "", 1), (5, "", 26), (3, "rounds=2", 32), (3, "rounds=3 ties=share", 27)]
)
def test_what_ships_is_checked_in_the_same_way(key: str, seats: int, options: str, beginnings: int) -> None:
    found = counted(key, seats, options, None)
    assert (found["beginnings"], found["wrong"]) == (beginnings, 0)


def test_a_wrong_value_that_ships_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    options = OkoOptions(rounds=2)
    match = Playoff(3, 2, False, MATCHES.course(options), MATCHES.tables["3 rounds=2"])
    start = Beginning((0, 1, 0), (0, 1, 2))
    one, two, three = match.value(start)
    match.found[start] = one + 1e-10, two - 1e-10, three
    monkeypatch.setitem(MATCHES.found, "3 rounds=2", match)
    assert counted("oko", 3, "rounds=2", None)["wrong"] >= 1


# -- cut off ----------------------------------------------------------------------------------


def test_a_kill_loses_no_more_than_the_standing_at_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is saved, and of what was being written only a part is there."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    whole, small = solved(PIPS, 5, 2, False), Kept("pips", 1, "seats=5")
    monkeypatch.setattr(solver, "STEP", 0)
    killed, rest = (
        solver.Work(PIPS, 5, 2, False),
        Growing(small.path("unfinished"), f"{small.rules} unfinished", len(whole)),
    )
    killed.take_up(rest.table)
    for _ in range(4):
        assert killed.step()
    standing = killed.order[2]
    killed.values[standing, 5, 0] = 0.0
    seen: list[int] = []
    fresh = solver.Work(PIPS, 5, 2, False)
    solve(fresh, small, lambda progress: seen.append(progress.known))
    (found,), _ = read(small.path(), small.rules)
    assert bytes(found) == whole
    assert seen[:2] == [0, 0], "what is there is not worked out again"
    assert 0 < seen[2] < 26, "but what is not whole is"
    assert not small.path("unfinished").exists()


def test_a_rest_of_other_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    rest = Growing(tmp_path / "rest", "oko 1 unfinished", 80)
    rest.table[5] = 7
    rest.save()
    assert Growing(tmp_path / "rest", "oko 1 unfinished", 80).table[5] == 7
    assert Growing(tmp_path / "rest", "oko 2 unfinished", 80).table[5] == 0
    assert len(Growing(tmp_path / "rest", "oko 2 unfinished", 160).table) == 160


def test_a_table_is_put_in_its_place_though_somebody_still_looks_at_it(tmp_path: Path) -> None:
    """As numba does for a while when it has just compiled."""
    growing = Growing(tmp_path / "rest", "oko 1 unfinished", 80)
    growing.table[5] = 7
    held = memoryview(growing.bytes)
    growing.finish(tmp_path / "whole", "oko 1")
    (table,), _ = read(tmp_path / "whole", "oko 1")
    assert table[5] == 7 and not (tmp_path / "rest").exists() and len(held) > 80


def test_a_table_that_finds_no_room_is_not_begun(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        Growing(tmp_path / "rest", "oko 1 unfinished", 1 << 60)
    assert refused.value.message == "solve-room"
    assert not (tmp_path / "rest").exists()


# -- played from ------------------------------------------------------------------------------


def test_the_master_gives_nothing_away_in_the_match(kept: Path) -> None:
    """Against the slow reckoning over the rules, where a round comes to its end."""
    reckoning, decisions = contest_naive.Reckoning(contest_naive.shipped), 0
    for number in range(5):
        rng, state = Random(number), position()
        bots = [make(GAME, "master", seat, number) for seat in range(SEATS)]
        while who := state.to_act():
            action = state.sample(rng) if who == (NATURE,) else bots[who[0]].choose(state.view(who[0]))
            if who != (NATURE,) and len(state.waiting()) < 2:
                worths = {each: reckoning.value(state.after(who[0], each))[who[0]] for each in state.legal(who[0])}
                assert worths[action] == pytest.approx(max(worths.values()), abs=1e-11)
                assert GAME.advice.worth(state, who[0]) == pytest.approx(worths[action], abs=1e-11)
                decisions += 1
            state = state.after(who[0], action)
    assert decisions > 50


def test_with_a_table_chances_are_of_the_match_and_exact(kept: Path) -> None:
    state = position()
    assert MATCHES.of(state).rounds == 2
    told = forecast(GAME, state.view(0), 0)
    assert told.exact
    assert [value for value, _, _ in told.seats] == pytest.approx(GAME.advice.chances(state))
    kept.unlink()
    assert MATCHES.of(state).rounds == 1
    assert GAME.advice.chances(state) is None


def test_a_table_of_other_rules_or_with_a_flipped_bit_is_not_played_from(kept: Path) -> None:
    state, raw = position(), bytearray(kept.read_bytes())
    raw[-1] ^= 1
    kept.write_bytes(raw)
    assert MATCHES.of(state).rounds == 1
    write(kept, f"{GAME.key} {GAME.version} seats=6 rounds=2", [bytes(8)])
    assert MATCHES.of(state).rounds == 1
    assert make(GAME, "master", 0).choose(state.view(0)) in state.legal(0)


def test_another_table_in_the_same_place_is_noticed(kept: Path, table: bytes) -> None:
    state = position()
    before = GAME.advice.worth(state, 0)
    values = np.frombuffer(table).copy()
    values[:] = 1 / SEATS
    write(kept, KEPT.rules, [values])
    assert GAME.advice.worth(state, 0) != before


PLAY = """
import sys
sys.modules |= dict.fromkeys(("numpy", "numba"))
from saloon.games.oko import GAME
from saloon.games.oko.advice import MATCHES
from saloon.games.oko.rules import OkoOptions
from saloon.bots import make
state = GAME.new(5, OkoOptions(rounds=2))
while state.to_act()[0] < 0:
    state = state.after(state.to_act()[0], state.chances()[0][0])
assert MATCHES.of(state).rounds == 2
make(GAME, "master", 0).choose(state.view(0))
"""


def test_playing_needs_the_table_and_nothing_else(kept: Path) -> None:
    assert subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True).stderr == ""
