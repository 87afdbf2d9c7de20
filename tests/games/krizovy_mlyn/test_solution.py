"""Křížový mlýn solved: the same code with three men each, against the rules and plain minimax."""

from __future__ import annotations

from random import Random

import pytest

from ring import many
from saloon.bots import hint, make
from saloon.core.state import Unreadable
from saloon.games.krizovy_mlyn import GAME
from saloon.games.krizovy_mlyn.data import SETUPS
from saloon.games.krizovy_mlyn.engine import oracle
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions
from saloon.kit.mill import POINTS, mask
from saloon.kit.numbering.positions import image, numbering
from saloon.kit.past import past_of
from saloon.kit.stones import NO_WAY, OPEN, has_mill, key
from saloon.scene import Reader
from saloon.solve import Kept, read
from saloon.solve.kept import write

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
from saloon.games.krizovy_mlyn.engine import kernel, solver  # noqa: E402
from saloon.kit.numbering.compiled import lookup  # noqa: E402

MEN = 3
DEPTH = 5
OPTIONS = KrizovyMlynOptions()


def stand(own: int, other: int, options: KrizovyMlynOptions = OPTIONS) -> KrizovyMlyn:
    """White to move, nothing gone before."""
    stones = own, other
    return KrizovyMlyn(options, stones, 0, past_of([key(stones, 0)]), NO_WAY, OPEN)


def somewhere(rng: Random, men: int = MEN) -> tuple[int, int]:
    """A position that can stand: no mill, and somebody who can move."""
    while True:
        chosen = rng.sample(POINTS, 2 * men)
        own, other = (sum(1 << point for point in half) for half in (chosen[:men], chosen[men:]))
        if not has_mill(own) and not has_mill(other) and stand(own, other).legal(0):
            return own, other


def minimax(state: KrizovyMlyn, depth: int) -> int | None:
    """Moves to the end that can be forced within a number of moves, odd if the side to move wins; None: neither can."""
    if not state.to_act():
        return 0
    if not depth:
        return None
    ways = [minimax(state.after(state.player, action), depth - 1) for action in state.legal(state.player)]
    won = [way for way in ways if way is not None and way % 2 == 0]
    if won:
        return min(won) + 1
    return None if None in ways else max(way for way in ways if way is not None) + 1


def work(men: int = MEN, loses: bool = True) -> solver.Work:
    done = solver.Work(men, loses)
    while done.step():
        pass
    return done


@pytest.fixture(scope="module")
def solved() -> solver.Work:
    return work()


@pytest.fixture
def few(solved, tmp_path, monkeypatch) -> memoryview:
    """The table of three men in the place of the real one."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    monkeypatch.setattr(oracle, "STONES", MEN)
    kept = Kept(GAME.key, GAME.version, oracle.matters(OPTIONS))
    write(kept.path(), kept.rules, [solved.values])
    table = oracle.table_for(OPTIONS)
    assert table is not None
    return table


# -- numbers and moves ------------------------------------------------------------------------


def test_there_are_as_many_numbers_as_the_house_says():
    assert numbering(6, 6).size == 162_880_536


def test_a_position_has_one_number_however_the_board_lies():
    numbers: dict[int, set[tuple[int, int]]] = {}
    for own in [1 << a | 1 << b for a in POINTS for b in POINTS if a < b]:
        for other in [1 << a | 1 << b for a in POINTS for b in POINTS if a < b]:
            if not own & other:
                least = min((image(way, own), image(way, other)) for way in range(16))
                numbers.setdefault(numbering(2, 2).number(own, other), set()).add(least)
    assert all(len(found) == 1 for found in numbers.values())
    assert len({least for found in numbers.values() for least in found}) == len(numbers)


@pytest.mark.parametrize("setup", sorted(SETUPS))
def test_the_kernel_moves_as_the_rules_do(setup):
    """On random walks: the same positions one move away, by their numbers, and a mill seen where there is one."""
    found, room, rng = lookup(numbering(6, 6)), np.zeros(kernel.MOST_MOVES, np.int64), Random(setup)
    for _ in range(10):
        state = GAME.new(2, KrizovyMlynOptions(setup=setup))
        while state.to_act() and len(state.seen) < 60:
            player = state.player
            own, other = state.stones[player], state.stones[1 - player]
            assert kernel.placed(found, own, other) == numbering(6, 6).number(own, other)
            after = [state.after(player, action) for action in state.legal(player)]
            count = kernel.followers(found, own, other, room)
            if any(has_mill(each.stones[player]) for each in after):
                assert count == -1
            else:
                assert sorted(room[:count]) == sorted(
                    {numbering(6, 6).number(each.stones[1 - player], each.stones[player]) for each in after}
                )
            state = rng.choice(after)


def test_going_back_undoes_going_on():
    found, rng = lookup(numbering(MEN, MEN)), Random(3)
    room, back = np.zeros(kernel.MOST_MOVES, np.int64), np.zeros(kernel.MOST_MOVES, np.int64)
    for _ in range(300):
        own, other = somewhere(rng)
        here, width = kernel.placed(found, own, other), numbering(MEN, MEN).width
        for there in room[: max(0, kernel.followers(found, own, other, room))]:
            block, number = divmod(int(there), width)
            stones = kernel.widened(found, found.reps[block], found.spread[number])
            assert here in back[: kernel.forerunners(found, block, stones, back)]


# -- values -----------------------------------------------------------------------------------


def test_values_are_those_of_plain_minimax(solved):
    rng, seen = Random(7), set()
    for _ in range(many(50, 150)):
        own, other = somewhere(rng)
        value = int(solved.values[numbering(MEN, MEN).number(own, other)])
        found = minimax(stand(own, other), DEPTH)
        assert found == (value - 1 if 0 < value <= DEPTH + 1 else None)
        seen.add(found)
    assert {1, 2, 3, None} <= seen


def test_one_who_is_shut_in_loses_or_draws_as_the_table_plays():
    """Two men each: only shutting in can end a game."""
    own, other = mask("a7 a4"), mask("d7 b4 a1")
    assert not stand(own, other).legal(0)
    found, room = lookup(numbering(2, 2)), np.zeros(kernel.MOST_MOVES, np.int64)
    assert kernel.followers(found, own, other, room) == 0
    assert kernel.due(np.zeros(1, np.uint8), room, 0, True) == 1
    assert kernel.due(np.zeros(1, np.uint8), room, 0, False) == kernel.DRAW
    assert kernel.GONE not in {*work(2, False).values[[numbering(2, 2).number(*somewhere(Random(1), 2))]]}


def test_every_value_follows_from_its_successors_and_a_wrong_one_is_found(solved):
    *_, (_, counted) = solver.check(MEN, True, memoryview(solved.values))
    assert counted["wrong"] == 0 and min(counted.values()) == 0
    assert counted["won"] > counted["lost"] > 10_000
    forged = solved.values.copy()
    forged[np.flatnonzero(forged == 7)[0]] = 9
    *_, (_, counted) = solver.check(MEN, True, memoryview(forged))
    assert counted["wrong"] > 0


# -- playing from the table -------------------------------------------------------------------


def test_masters_end_the_game_when_the_table_says(few):
    """The shortest way to a win against the longest to a loss."""
    rng, lengths = Random(11), set()
    bots = [make(GAME, "master", seat) for seat in (0, 1)]
    while len(lengths) < 12:
        state = stand(*somewhere(rng))
        value, moves, _ = oracle.verdict(state, 0, few)
        if value == 0.5:
            continue
        for _ in range(moves):
            state = state.after(state.player, bots[state.player].choose(state))
        assert state.result == (0 if value else 1)
        lengths.add(moves)


def test_a_master_never_loses_what_a_position_is_worth(few):
    """Against lots, from drawn positions too."""
    rng = Random(13)
    for number in range(40):
        state = stand(*somewhere(rng))
        worth = oracle.verdict(state, 0, few).value
        bot = make(GAME, "master", 0, number)
        while state.to_act():
            action = bot.choose(state) if state.player == 0 else rng.choice(state.legal(1))
            state = state.after(state.player, action)
            now = oracle.verdict(state, 0, few).value
            assert now >= worth
            worth = now


def test_a_hint_says_only_what_minimax_finds_too(few):
    rng, said = Random(17), set()
    while said < {"why-win", "why-sure-win", "why-sure-draw", "why-sure-loss"}:
        state = stand(*somewhere(rng))
        thought = hint(GAME, state, 0)
        (name, args), then = thought.reason, state.after(0, thought.action)
        said.add(name)
        if name == "why-win":
            assert then.result == 0
        elif name == "why-sure-draw":
            assert minimax(then, DEPTH - 1) is None
        elif (moves := 2 * args["moves"] - (name == "why-sure-win")) <= DEPTH:
            assert minimax(then, DEPTH - 1) == moves - 1
            check_the_next_best(state, thought.action, moves, args)
        for lang in ("cs", "en", "ru"):
            assert thought.say(GAME, state, Reader.of(GAME, lang=lang, seat=0))


def check_the_next_best(state: KrizovyMlyn, action, moves: int, args) -> None:
    """A win: what another move costs, as far as minimax sees."""
    others = [minimax(state.after(0, each), DEPTH) for each in state.legal(0) if each != action]
    wins = [each + 1 for each in others if each is not None and each % 2 == 0]
    if moves % 2 and wins and args["rest"] in {"same", "slower"}:
        assert min(wins) == moves + 2 * args["more"]
    if moves % 2 and args["rest"] in {"draw", "loss"}:
        assert not wins


def test_without_a_table_a_master_searches(tmp_path, monkeypatch):
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    state = GAME.new()
    assert oracle.sure(state, 0) is None
    assert make(GAME, "master", 0).choose(state) in state.legal(0)


# -- the file ---------------------------------------------------------------------------------


def test_a_table_of_other_rules_or_with_a_flipped_bit_is_refused(few):
    path = Kept(GAME.key, GAME.version, oracle.matters(OPTIONS)).path()
    with pytest.raises(Unreadable) as refused:
        read(path, f"{GAME.key} {GAME.version} blocked=draw")
    assert refused.value.message == "solve-misfit"
    raw = bytearray(path.read_bytes())
    raw[-1] ^= 1
    path.write_bytes(raw)
    with pytest.raises(Unreadable) as refused:
        read(path, f"{GAME.key} {GAME.version} blocked=loses")
    assert refused.value.message == "solve-damaged"
    assert oracle.table_for(OPTIONS) is None
