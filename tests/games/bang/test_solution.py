"""The last two of Bang! solved: a compiled turn against the rules, and what the master makes of the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise, product
from random import Random

import pytest

from games.bang.shootout import forced, table
from ring import many
from saloon.bots import hint, make
from saloon.bots.forecast import forecast
from saloon.core.state import Seat
from saloon.games.bang import GAME
from saloon.games.bang.data import CHARACTERS, KIT, LIFE, SLAB
from saloon.games.bang.engine import oracle
from saloon.games.bang.engine.order import DUELS, NUMBER, QUIVERS, STARTS, Duel, place
from saloon.games.bang.rules import Bang, BangOptions
from saloon.games.bang.rules.actions import Drink
from saloon.solve import Kept
from saloon.solve.kept import write

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
from saloon.games.bang.engine import solver  # noqa: E402

OPTIONS = (BangOptions(), BangOptions(gringo="hit", gatling="arrows"))


def laid(values: object, options: BangOptions) -> None:
    """A table where the house looks for it."""
    kept = Kept(GAME.key, GAME.version, oracle.matters(options))
    write(kept.path(), kept.rules, [values])


@pytest.fixture
def elsewhere(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    for known in (oracle.hopes, oracle.weighed, oracle.now):
        known.cache_clear()


@pytest.fixture(scope="module")
def solved() -> object:
    """The duels of a Sheriff Kit with an Outlaw or a Renegade Slab, worked out."""
    work = solver.Work(BangOptions())
    for last in (True, False):
        work.done = NUMBER[Duel(KIT, SLAB, True, last)]
        work.step()
    return work.values


def facing(duel: Duel, second: bool, rng: Random, options: str = "") -> Bang:
    """The beginning of a turn of one of the two: the first sits first."""
    roles, out = ("Soor" if duel.last else "Sroo", {3: 0, 4: 0}) if duel.badge else ("dor", {3: 0})
    life = {1: rng.randint(1, duel.most()[0]), 2: rng.randint(1, duel.most()[1])}
    held = rng.randrange(9)
    who = [CHARACTERS[each] for each in duel[:2]]
    return table(
        roles,
        " ".join(who),
        life=life | out,
        arrows={1: held, 2: rng.randrange(9 - held)},
        turn=1 + second,
        phase="gift" if who[second] == "sid" else "roll",
        options=options,
    )


def test_every_beginning_of_a_turn_has_a_place_of_its_own() -> None:
    """A Sheriff against an Outlaw and against a Renegade, and two of three, for all characters."""
    assert len(DUELS) == len(NUMBER) == 3 * 16 * 15
    small = Duel(CHARACTERS.index("kit"), CHARACTERS.index("gringo"), True, True)
    start, end = STARTS[NUMBER[small]], STARTS[NUMBER[small] + 1]
    found = [
        place(small, second, life, arrows)
        for second in (False, True)
        for life in product(range(1, (7 if second else 9) + 1), range(1, (9 if second else 7) + 1))
        for arrows in QUIVERS
    ]
    assert sorted(found) == list(range(start, end))


@pytest.mark.parametrize("options", OPTIONS, ids=oracle.matters)
def test_turns_follow_the_rules_of_any_two(options: BangOptions, elsewhere: None) -> None:
    """From any chances after it, a turn of all characters, worked out by the rules step by step, comes to what the
    kernel says."""
    rng, lots = Random(7), np.random.default_rng(7)
    values = lots.random(STARTS[-1], np.float32)
    text = f"gringo={options.gringo} gatling={options.gatling}"
    order = rng.sample(range(16), 16)
    duels = [
        Duel(one, other, badge, last)
        for (one, other), (badge, last) in zip(
            zip(order, order[1:] + order[:1], strict=True), islice(kinds(), 16), strict=True
        )
    ]
    laid(values, options)
    for duel in duels[:: many(4, 1)]:
        halves = solver.Halves(NUMBER[duel], values, options)
        found = [half.copy() for half in (halves.first, halves.second)]
        for second in (False, True):
            halves.sweep(second, found[second])
        for second in (False, True, False, True):
            state = facing(duel, second, rng, text)
            side = the_one_of(duel, state)
            at = place(
                duel,
                second,
                (state.life[second], state.life[1 - second]),
                (state.arrows[second], state.arrows[1 - second]),
            )
            told = found[second][at - STARTS[NUMBER[duel]] - second * duel.places()]
            assert oracle.foreseen(state, side, state.player) == pytest.approx(
                told if side.me == second else 1 - told, abs=1e-6
            ), (duel, state)


def kinds() -> Iterator[tuple[bool, bool]]:
    while True:
        yield from ((True, True), (False, True), (True, False))


def the_one_of(duel: Duel, state: Bang) -> oracle.Duellist:
    """Whose table this duel is: a Renegade's, if both falling goes to the Sheriff."""
    return oracle.side_of(state, 1 if duel.badge and not duel.last else 0)


def test_work_goes_on_where_it_stood_and_the_check_finds_what_is_wrong() -> None:
    """Two duels at once or with a pause come to the same; one number changed is found."""
    whole, first, later = solver.Work(BangOptions()), solver.Work(BangOptions()), solver.Work(BangOptions())
    assert whole.step() and whole.step() and first.step()
    later.take_up([memoryview(part).cast("B") for part in first.memory], first.at)
    assert later.step() and later.at == whole.at == (2,) and later.progress() == whole.progress()
    assert np.array_equal(later.values, whole.values)
    _, right = next(solver.check(BangOptions(), memoryview(whole.values).cast("B")))
    assert right["turns"] == 2 * DUELS[0].places() and right["wrong"] == 0 and right["differ"] < 1e-6
    whole.values[100] += 0.01
    _, counted = next(solver.check(BangOptions(), memoryview(whole.values).cast("B")))
    assert counted["wrong"] >= 1 and counted["differ"] > 0.005


def test_more_life_is_better_and_nobody_does_better_by_a_beer_for_the_other(solved: object, elsewhere: None) -> None:
    laid(solved, BangOptions())
    duel, arrows = Duel(KIT, SLAB, True, True), (1, 2)
    values = np.array(solved)
    for second, theirs in product((False, True), (2, 5)):
        row = [
            values[place(duel, second, (mine, theirs), arrows)]
            for mine in range(1, LIFE[SLAB] if second else LIFE[KIT] + 2)
        ]
        assert all(fewer < more for fewer, more in pairwise(row))
    for life, held in product(((3, 4), (7, 2), (1, 1)), ((0, 0), (3, 2))):
        state = table(
            "Soor",
            "kit slab",
            life={1: life[0], 2: life[1], 3: 0, 4: 0},
            arrows={1: held[0], 2: held[1]},
            phase="beer",
            dice="BBGG1:3:0:16",
        )
        known = oracle.sure(state.view(0), 0)
        assert known is not None
        assert known[Drink(0)] >= known[Drink(1)]


@pytest.mark.parametrize(("roles", "me"), [("Soor", 0), ("Sroo", 1)])
def test_a_master_takes_what_the_table_says(roles: str, me: Seat, solved: object, elsewhere: None) -> None:
    """Every choice of a duel is rated by the chance to win, and the hint tells it; of an Outlaw's duel all chances are
    known."""
    state = table(
        roles,
        "kit slab",
        life={1: 4, 2: 3, 3: 0, 4: 0},
        arrows={1: 2, 2: 3},
        turn=me + 1,
        phase="reroll",
        dice="ABG1G:1:0:0",
    )
    view = state.view(me)
    assert not oracle.at_hand(view) and oracle.sure(view, me) is None
    laid(solved, state.options)
    known = oracle.sure(view, me)
    assert known is not None and set(known) == set(state.legal(me))
    chosen = make(GAME, "master", me).choose(view)
    assert known[chosen] == max(known.values())
    assert GAME.advice.rate(view, me, chosen) == known[chosen]
    thought = hint(GAME, view, me)
    assert thought.action == chosen and thought.compared and thought.ranked[0].value == known[chosen]
    told = forecast(GAME, view, me)
    if roles == "Soor":
        assert told.exact
        sheriff, outlaw, fallen, renegade = [each.value for each in told.seats]
        assert sheriff == pytest.approx(known[chosen]) and sheriff + outlaw == pytest.approx(1)
        assert fallen == outlaw and renegade == 0
    else:
        assert not told.exact, "both may lose"


def test_a_duel_begins_when_the_fallen_have_shown_their_roles(solved: object, elsewhere: None) -> None:
    """The Gatling takes a point from Pedro and the last one from somebody else: Pedro decides about his arrow before
    all know who that was."""
    laid(solved, BangOptions())
    state = table(
        "Soor", "willy pedro duke kit", life={2: 3, 3: 1, 4: 0}, arrows={2: 2}, phase="gatling", dice="GGBBB:3:0:28"
    )
    state = forced(state)
    assert state.living() == [0, 1] and state.to_act() == (1,)
    assert (
        not oracle.at_hand(state.view(1))
        and oracle.sure(state.view(1), 1) is None
        and oracle.chances(state.view(1)) is None
    )
    then = state.after(1, make(GAME, "master", 1).choose(state.view(1)))
    assert oracle.at_hand(forced(then).view(0))
