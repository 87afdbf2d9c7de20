"""Numbers of Maroko known from counting, and the advice against a plain search over the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from ring import some
from saloon.core import NATURE
from saloon.games.maroko import GAME
from saloon.games.maroko.advice import MATCHES, promise
from saloon.games.maroko.rules import STRENGTH, Maroko, MarokoOptions, start
from saloon.games.maroko.study import odds
from saloon.kit.odds import best
from saloon.kit.playoff import Beginning
from saloon.kit.rounds import LOT


def fresh(options: str = "", seats: int = 2) -> Maroko:
    return start(seats, MarokoOptions.read(options)).after(NATURE, LOT[0])


def read(text: str, options: str = "") -> Maroko:
    return GAME.notation.read_state(text, MarokoOptions.read(options))


def first_of(state: Maroko) -> tuple[float, ...]:
    """The chances at the beginning, from who throws first on."""
    seats = len(state.wins)
    return MATCHES.match(seats, state.options).value(Beginning((0,) * seats, tuple(range(seats))))


def value(message: str, kind: str, options: str = "") -> Fraction:
    rows = odds(MarokoOptions.read(options))
    return next(row.value for row in rows if row.message == message and row.args.get("kind", "") == kind)


def test_one_throw() -> None:
    """Of 216 throws 6 are triples, 90 pairs, 120 nothing."""
    assert value("odds-throw", "great") == Fraction(1, 36)
    assert value("odds-throw", "pair") == Fraction(5, 12)
    assert value("odds-throw", "none") == Fraction(5, 9)


@pytest.mark.parametrize("options", ["", "repick=no"])
def test_a_velke_maroko_in_a_turn(options: str) -> None:
    """Playing for nothing else: 21.77 %, whether or not dice may be taken up again."""
    assert value("odds-turn", "great", options) == Fraction(2539, 11664)


def test_a_maroko_in_a_turn() -> None:
    """Each throw fails with 5/9, whether all three dice are thrown or two beside one left lying."""
    assert value("odds-turn", "pair") == 1 - Fraction(5, 9) ** 3


def test_three_sixes_in_a_turn() -> None:
    """Each die has three throws to become a six, and every six stays."""
    assert value("odds-sixes", "") == (1 - Fraction(5, 6) ** 3) ** 3


def test_three_throws_counted_one_by_one() -> None:
    """The weights of a throw are the numbers of its orders."""
    counted: dict[tuple[int, ...], int] = {}
    for dice in product(range(1, 7), repeat=3):
        key = tuple(sorted(dice))
        counted[key] = counted.get(key, 0) + 1
    assert {GAME.notation.write(action): weight for action, weight in fresh().chances()} == {
        "roll " + "".join(map(str, dice)): weight for dice, weight in counted.items()
    }


@pytest.mark.parametrize(("third", "values"), [(False, 13), (True, 43)])
def test_every_combination_has_its_strength(third: bool, values: int) -> None:
    """Nothing, six pairs, six triples; with the third die 30 pairs beside the six places no dice can take."""
    found = set(STRENGTH[third].values())
    assert found <= set(range(values))
    assert len(found) == (values if not third else values - 6)


class TestAdvice:
    """The chance to win the round, against a search that knows the contract only."""

    @pytest.mark.parametrize(
        ("where", "options"),
        [
            ("1 12 2:1 355 ... 266/- 0,0", ""),
            ("1 12 2:1 126 ... 155/- 0,0", ""),
            ("1 12 2:2 256 ..x 256/- 0,0", "repick=no"),
            ("1 12 2:1 256 ... 256/- 0,0", "repick=no ties=third"),
            ("1 12 2:1 256 ... 266/- 0,0", "ties=third"),
            ("1 123 3:1 256 ... 155/255/- 0,0,0", "ties=share"),
        ],
    )
    def test_the_last_to_throw_knows_the_exact_chance(self, where: str, options: str) -> None:
        """Every choice of the last player is rated as the search rates it; ties of two are played again."""
        state = read(where, options)
        seat = state.player
        target, leaders = state.lead()
        others = len(leaders) or len(state.players) - 1
        level = (
            Fraction(1, others + 1) if len(state.wins) > 2 else Fraction(first_of(state)[0]).limit_denominator(10**6)
        )

        def goal(s: Maroko) -> Fraction | None:
            if not s.results[seat]:
                return None
            mine = s.strength(s.results[seat])
            return Fraction(1) if mine > target else level if mine == target else Fraction(0)

        for action in state.legal(seat):
            exact = best(state.after(seat, action), seat, goal)
            assert promise(state, action).win == pytest.approx(float(exact))

    @pytest.mark.parametrize("options", some(["ties=share", "", "repick=no ties=third"], 1))
    def test_the_first_of_two_against_a_search(self, options: str) -> None:
        """The last to throw in a round that is played again is the first in the next: the chance is worth itself."""
        begun = fresh(options)
        first = Fraction(first_of(begun)[0]).limit_denominator(10**6)
        kept: dict[int, dict[object, Fraction]] = {}

        def second(s: Maroko) -> Fraction:
            target = s.strength(s.results[0])
            level = Fraction(1, 2) if "share" in options and target else first

            def goal(t: Maroko) -> Fraction | None:
                if not t.results[1]:
                    return None
                mine = t.strength(t.results[1])
                return Fraction(mine > target) if mine != target else level

            return best(s.after(NATURE, s.chances()[0][0]), 1, goal, kept.setdefault(target, {}))

        exact = best(begun, 0, lambda s: 1 - second(s) if s.results[0] else None)
        assert float(first) == pytest.approx(float(exact), abs=1e-10)

    def test_throwing_later_is_better(self) -> None:
        for players in (2, 3):
            begun = start(players, MarokoOptions()).after(NATURE, LOT[0])
            assert first_of(begun) == tuple(sorted(first_of(begun)))

    @pytest.mark.parametrize("options", ["", "repick=no"])
    def test_what_all_have_makes_one(self, options: str) -> None:
        """In the cup, on the table, between turns."""
        for text in [
            "1 123 1:0 000 ... -/-/- 0,0,0",
            "1 123 2:1 255 ... 266/-/- 0,0,0",
            "1 123 2:1 005 ..x 266/-/- 0,0,0",
            "1 123 2:3 255 .xx 266/255/- 0,0,0",
        ]:
            assert sum(GAME.advice.worth(read(text, options), seat) for seat in range(3)) == pytest.approx(1)

    def test_the_match_is_worth_what_the_round_is(self) -> None:
        state = read("1 12 2:3 566 .xx 556/566 0,0")
        assert GAME.advice.worth(state, 1) == 1
        assert GAME.advice.worth(state, 0) == 0
        longer = read("1 12 2:3 566 .xx 556/566 0,0", "rounds=2")
        assert GAME.advice.worth(longer, 1) == pytest.approx(0.75, abs=0.01)

    def test_a_hint_tells_the_chance_to_beat_what_leads(self) -> None:
        """A pair of fives against sixes with one throw left: only a third five wins, none can draw level."""
        state = read("1 12 2:2 355 .xx 266/- 0,0")
        reason = GAME.advice.reason(state.view(1), 1, GAME.notation.read("keep 55"))
        assert reason.message == "why-beat"
        assert reason.args == {"chance": 17, "level": 0, "kind": "pair", "number": 6}

    def test_a_won_round_is_not_thrown_away(self) -> None:
        state = read("1 12 2:1 366 ... 255/- 0,0")
        ratings = {GAME.notation.write(a): GAME.advice.rate(state.view(1), 1, a) for a in state.legal(1)}
        assert max(ratings, key=lambda text: ratings[text]) == "stop"
        assert ratings["stop"] == pytest.approx(1)
        assert GAME.advice.reason(state.view(1), 1, GAME.notation.read("stop")).message == "why-won"
