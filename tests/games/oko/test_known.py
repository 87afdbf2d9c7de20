"""Numbers of Oko known from counting, and the advice against a plain search over the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from ring import some
from saloon.core import NATURE, Action
from saloon.games.oko import GAME
from saloon.games.oko.advice import MATCHES, promise
from saloon.games.oko.rules import THROW, Oko, OkoOptions, points, start
from saloon.games.oko.study import earned, odds
from saloon.kit.odds import best
from saloon.kit.playoff import Beginning
from saloon.kit.rounds import LOT, STOP


def fresh(seats: int = 2) -> Oko:
    return start(seats, OkoOptions()).after(NATURE, LOT[0])


def read(text: str, options: str = "") -> Oko:
    return GAME.notation.read_state(text, OkoOptions.read(options))


def value(message: str, throws: int = 0) -> Fraction:
    return next(
        row.value for row in odds(OkoOptions()) if row.message == message and row.args.get("throws", 0) == throws
    )


def test_sums_of_throws() -> None:
    """Four throws make 21 in 20 of 1296 ways; five make 21 in 540 and more in 1182 of 7776."""
    assert value("odds-sum", 4) == Fraction(5, 324)
    assert value("odds-sum", 5) == Fraction(5, 72)
    assert value("odds-over", 5) == Fraction(197, 1296)


def test_sums_counted_one_by_one() -> None:
    fives = [sum(faces) for faces in product(range(1, 7), repeat=5)]
    assert (fives.count(21), sum(total > 21 for total in fives)) == (540, 1182)


def test_the_best_chance_of_exactly_21() -> None:
    """Just keep throwing: 8.49 %."""
    assert value("odds-oko") == Fraction(55, 648)


def test_the_best_mean_of_a_turn() -> None:
    """16.16 points, more than 21 counting nothing."""
    assert value("odds-mean") == Fraction(4655, 288)


@pytest.mark.parametrize("throws", [1, 2, 3, 4])
def test_for_the_best_mean_one_stops_from_16_on(throws: int) -> None:
    """And never before the third throw, however much has fallen."""
    for faces in product(range(1, 7), repeat=throws):
        if sum(faces) < 21:
            state = read(f"1 12 1:{''.join(map(str, faces))} -/- 0,0")
            again = best(state.after(0, THROW), 0, earned)
            assert (sum(faces) > again) == (sum(faces) >= 16), faces


def test_going_over_by_never_stopping() -> None:
    """Of the 1182 ways to exceed 21 in five throws 120 pass through 21 after the fourth, where the turn ends."""
    worst = best(fresh(), 0, lambda s: int(points(s.results[0]) == 0) if s.results[0] else None)
    assert worst == Fraction(1182 - 6 * 20, 7776)


def throws_making(total: int) -> str:
    """Some throws that add up to the total."""
    faces = ""
    while total:
        face = min(6, total)
        faces += str(face)
        total -= face
    return faces


def first_of(seats: int, options: str = "") -> tuple[float, ...]:
    """The chances at the beginning, from who throws first on."""
    return MATCHES.match(seats, OkoOptions.read(options)).value(Beginning((0,) * seats, tuple(range(seats))))


def first_of_two(share: bool) -> float:
    """The chance of who throws first."""
    return first_of(2, "ties=share" if share else "")[0]


class TestAdvice:
    @pytest.mark.parametrize("where", ["1 12 2:6 6653/- 0,0", "1 12 2:664 6651/- 0,0", "1 12 2:6641 6664/- 0,0"])
    def test_the_last_to_throw_knows_the_exact_chance(self, where: str) -> None:
        """Both choices of the last player are rated as a search over the contract rates them; ties of two are played
        again."""
        state = read(where)
        seat = state.player
        target, _ = state.lead()
        level = Fraction(first_of_two(False)).limit_denominator(10**6)

        def goal(s: Oko) -> Fraction | None:
            if not s.results[seat]:
                return None
            mine = points(s.results[seat])
            return Fraction(1) if mine > target else level if mine == target else Fraction(0)

        for action in state.legal(seat):
            assert promise(state, action).win == pytest.approx(float(best(state.after(seat, action), seat, goal)))

    @pytest.mark.parametrize("share", some([False, True], 1))
    def test_the_first_of_two_against_a_search(self, share: bool) -> None:
        """The last to throw in a round that is played again is the first in the next: the chance is worth itself."""
        first = Fraction(first_of_two(share)).limit_denominator(10**6)
        kept: dict[int, dict[object, Fraction]] = {}

        def second(s: Oko) -> Fraction:
            target = points(s.results[0])
            level = Fraction(1, 2) if share and target else first

            def goal(t: Oko) -> Fraction | None:
                if not t.results[1]:
                    return None
                mine = points(t.results[1])
                return Fraction(mine > target) if mine != target else level

            asked = read(f"1 12 2:-+ {throws_making(target or 24)}/- 0,0")
            return best(asked, 1, goal, kept.setdefault(target, {}))  # type: ignore[arg-type]

        exact = best(fresh(), 0, lambda s: 1 - second(s) if s.results[0] else None)
        assert float(first) == pytest.approx(float(exact), abs=1e-10)
        assert 0.4 < float(first) < 0.5

    def test_among_more_the_last_to_throw_has_the_best_of_it(self) -> None:
        assert [round(chance, 5) for chance in first_of(3)] == [0.32009, 0.32777, 0.35214]
        assert first_of(4) == tuple(sorted(first_of(4)))

    def test_what_all_have_makes_one(self) -> None:
        for text in [
            "1 123 1:-+ -/-/- 0,0,0",
            "1 123 2:66 6653/-/- 0,0,0",
            "1 123 2:6664 6664/6664/- 0,0,0",
            "2 31 1:6 -/-/663 0,0,0",
        ]:
            assert sum(GAME.advice.worth(read(text), seat) for seat in range(3)) == pytest.approx(1)

    def test_in_a_match_the_round_is_played_for_the_match(self) -> None:
        """Somebody who needs a round more cares as much: the chances of a match lie nearer to even."""
        even = first_of(2, "rounds=5")[0]
        assert first_of(2)[0] < first_of(2, "rounds=2")[0] < even < 0.5

    def test_level_with_eighteen_the_last_throws_on(self) -> None:
        """Half of the faces win, and a round played again, begun by oneself, is less than even."""
        state = read("1 12 2:666 666/- 0,0")
        assert GAME.advice.rate(state, 1, THROW) > GAME.advice.rate(state, 1, STOP)
        assert GAME.advice.rate(state, 1, STOP) == pytest.approx(first_of_two(False))

    def test_the_last_does_not_stop_below_what_leads(self) -> None:
        state = read("1 12 2:664 6653/- 0,0")
        assert GAME.advice.rate(state, 1, STOP) < GAME.advice.rate(state, 1, THROW)

    def test_the_last_stops_as_soon_as_it_is_ahead(self) -> None:
        state = read("1 12 2:65 64/- 0,0")
        assert GAME.advice.rate(state, 1, STOP) > GAME.advice.rate(state, 1, THROW)
        assert GAME.advice.reason(state.view(1), 1, STOP).message == "why-won"

    def test_a_hint_tells_the_chance_to_beat_what_leads(self) -> None:
        """16 against 20 with one throw left: a five makes 21, a four draws level."""
        state = read("1 12 2:6622 6653/- 0,0")
        reason = GAME.advice.reason(state.view(1), 1, THROW)
        assert (reason.message, dict(reason.args)) == ("why-beat", {"chance": 17, "level": 17, "points": 20})

    @pytest.mark.parametrize("action", [THROW, STOP])
    def test_a_hint_says_when_all_is_lost(self, action: Action) -> None:
        """With 14 and one throw left nobody gets to 21."""
        assert GAME.advice.reason(read("1 12 2:6611 6663/- 0,0").view(1), 1, action).message == "why-lost"

    def test_a_hint_tells_the_risk(self) -> None:
        """At 18 three of six faces go over."""
        state = read("1 12 1:666 -/- 0,0")
        reason = GAME.advice.reason(state.view(0), 0, THROW)
        assert reason.message == "why-risk"
        assert reason.args["risk"] == 50
