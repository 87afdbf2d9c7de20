"""Numbers of Člověče known from counting, worked out over the rules; and the naive twin."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from laws.walks import each_option
from saloon.core import NATURE
from saloon.games.clovece import GAME
from saloon.games.clovece.data import SIDES
from saloon.games.clovece.rules import NEXT, Clovece, CloveceOptions, Throw, start
from saloon.games.clovece.study import chance_hit, chance_out
from saloon.kit.odds import best, share
from saloon.words import words
from twins.clovece_naive import Naive


def read(text: str, options: str = "") -> Clovece:
    return GAME.notation.read_state(text, CloveceOptions.read(options))


class TestChances:
    def test_out_within_three_throws(self) -> None:
        """One less the chance of no six in three throws: 1 - (5/6)^3."""
        assert chance_out(CloveceOptions()) == Fraction(91, 216)

    def test_mean_turns_until_the_first_pawn_is_out(self) -> None:
        values = {row.message: row.value for row in GAME.study.odds(CloveceOptions())}  # type: ignore[misc]
        assert values["odds-turns"] == Fraction(216, 91)

    @pytest.mark.parametrize("three", ["stuck", "track", "base"])
    def test_out_with_three_pawns_home(self, three: str) -> None:
        """Packed at the end of the house they leave three throws for a six, but one if all four must be in the base."""
        due = "throw" if three == "base" else "try3"
        state = read(f".,h2,h3,h4/.,.,.,. 1:{due} 0:0 - - -", f"three={three}")
        out = best(state, 0, lambda s: 1 if s.to_act() == (0,) else 0 if s.player else None)
        assert out == (Fraction(1, 6) if three == "base" else Fraction(91, 216))

    @pytest.mark.parametrize(
        ("seats", "first_alone"),
        [(2, Fraction(5, 6)), (3, Fraction(165, 216)), (4, Fraction(900, 1296))],
    )
    def test_one_round_of_throws_settles_who_begins(self, seats: int, first_alone: Fraction) -> None:
        """One highest: n times the sum over k of ((k - 1)/6)^(n - 1) / 6, that is 5/6, 55/72, 25/36."""
        rounds: dict[Clovece, Fraction] = {start(seats, CloveceOptions()): Fraction(1)}
        for _ in range(seats):
            after: dict[Clovece, Fraction] = {}
            for state, chance in rounds.items():
                for action, _weight in state.chances():
                    fallen = state.after(NATURE, action)
                    after[fallen] = after.get(fallen, Fraction(0)) + chance / 6
            rounds = after
        assert sum(chance for state, chance in rounds.items() if not state.after(NATURE, NEXT).opening) == first_alone
        begins = [Fraction(0)] * seats
        for state, chance in rounds.items():
            settled = state.after(NATURE, NEXT)
            if not settled.opening:
                begins[settled.player] += chance
        assert begins == [first_alone / seats] * seats

    @pytest.mark.parametrize(
        ("steps", "chance"),
        [
            *((steps, Fraction(1, 6)) for steps in range(1, 6)),
            (6, 0),
            *((steps, Fraction(1, 36)) for steps in range(7, 12)),
            (12, 0),
            (13, Fraction(1, 216)),
        ],
    )
    def test_hitting_with_an_empty_base(self, steps: int, chance: Fraction) -> None:
        """A six is never moved by itself, so six and twelve squares are out of reach."""
        assert chance_hit(CloveceOptions(), steps, waiting=False) == chance

    def test_hitting_with_separate_moves(self) -> None:
        """Six squares by a six, seven by a six and a one."""
        options = CloveceOptions.read("base_empty=separate")
        assert [chance_hit(options, steps, waiting=False) for steps in (1, 6, 7, 12)] == [Fraction(1, 6)] * 2 + [
            Fraction(1, 36)
        ] * 2

    def test_hitting_with_a_pawn_in_the_base(self) -> None:
        """One square ahead: a one, or two sixes that put the new pawn just behind, then a one or a two."""
        assert chance_hit(CloveceOptions(), 1, waiting=True) == Fraction(1, 6) + Fraction(1, 36) * Fraction(2, 6)

    def test_a_row_says_what_stands_where(self) -> None:
        """The pawns that the words name are those that the chance is worked out for."""
        row = next(row for row in GAME.study.odds(CloveceOptions()) if row.args == {"steps": 1, "base": "yes"})
        said = words("en", GAME.folder)(row.message, **row.args)
        assert said == "Hitting a rival 1 ahead within one turn: one pawn on the way, one in the base, two in the house"
        state = read("7,h3,h4,./28,.,.,. 1:throw 0:0 - - -")
        assert row.value == best(
            state, 0, lambda s: 1 if s.pawns[1].count(-1) == 4 else 0 if s.player or s.total > 8 else None
        )

    @pytest.mark.parametrize(("house", "chance"), [("h2,h3,h4", 1), ("h1,h2,h3", 1), ("h1,h2,h4", 1)])
    def test_the_last_pawn_waits_for_one_number(self, house: str, chance: int) -> None:
        """From square 39 exactly one number of the die fits the last free square."""
        state = read(f"39,{house}/5,.,.,. 1:throw 0:0 - - -")
        assert share(state, lambda s: "move 39" in [GAME.notation.write(a) for a in s.legal(0)]) == Fraction(chance, 6)

    def test_the_way_into_an_empty_house(self) -> None:
        """From 39 four numbers lead into the house, from 34 only a six would, which is not moved by itself."""
        for at, numbers in ((39, 4), (38, 4), (37, 3), (36, 2), (35, 1), (34, 0)):
            state = read(f"{at},.,.,./5,.,.,. 1:throw 0:0 - - -")
            home = [state.after(NATURE, Throw(face)) for face in range(1, 6)]
            assert sum(max(s.after(0, a).pawns[0]) >= 40 for s in home for a in s.legal(0)) == numbers

    def test_a_lap_is_forty_steps(self) -> None:
        """A pawn that goes five at a time is home after eight throws."""
        state = read("0,.,.,./.,.,.,. 1:throw 0:0 - - -")
        throws = 0
        while state.pawns[0][0] < 40:
            state = state.after(NATURE, Throw(5))
            if state.to_act() == (0,):
                throws += 1
                state = state.after(0, state.legal(0)[0])
            elif state.chances()[0][0] == NEXT:
                state = state.after(NATURE, NEXT)
        assert (throws, state.pawns[0][0]) == (8, 40)


class TestSymmetry:
    @pytest.mark.parametrize("seed", range(6))
    def test_four_sides_are_alike(self, seed: int) -> None:
        """Turning the table round by one seat changes nothing but the names."""
        rng = Random(seed)
        state = read(".,.,.,./.,.,.,./.,.,.,./.,.,.,. 1:try3 0:0 - - -")
        other = read(".,.,.,./.,.,.,./.,.,.,./.,.,.,. 2:try3 0:0 - - -")
        for _ in range(600):
            (seat,) = state.to_act() or (None,)
            if seat is None:
                break
            actions = list(state.legal(seat)) if seat != NATURE else [state.sample(rng)]
            action = actions[int(rng.random() * len(actions))]
            state = state.after(seat, action)
            other = other.after(seat if seat == NATURE else (seat + 1) % 4, action)
            assert other.pawns == (state.pawns[3], *state.pawns[:3])
            assert other.player == (state.player + 1) % 4


class TestTwin:
    """The slow and obvious twin agrees on every position of random games."""

    @pytest.mark.parametrize("number", range(len(each_option(GAME))))
    def test_with_every_option(self, number: int) -> None:
        options = each_option(GAME)[number]
        assert isinstance(options, CloveceOptions)
        for seats in GAME.seats:
            compare(seats, options, Random(10 * number + seats))

    @pytest.mark.parametrize("seed", range(24))
    def test_with_options_mixed(self, seed: int) -> None:
        rng = Random(seed)
        options = CloveceOptions(**{name: rng.choice(values) for name, values in CloveceOptions.choices().items()})
        compare(rng.choice(GAME.seats), options, rng)

    @pytest.mark.parametrize("option", SIDES)
    def test_sides_are_distinct(self, option: str) -> None:
        for seats, sides in enumerate(SIDES[option]):
            assert len(set(sides)) == len(sides) in (seats, 0)


def compare(seats: int, options: CloveceOptions, rng: Random) -> None:
    state, twin = start(seats, options), Naive(seats, options)
    while True:
        assert [sorted(own) for own in state.pawns] == twin.pawns(), GAME.notation.write_state(state)
        to_act = state.to_act()
        if not to_act:
            break
        if to_act == (NATURE,):
            action = state.sample(rng)
            if isinstance(action, Throw):
                assert twin.to_act() == "die"
                twin.throw(action.face)
        else:
            assert twin.to_act() == str(state.player)
            legal = state.legal(state.player)
            texts = [GAME.notation.write(each) for each in legal]
            assert set(texts) == twin.choices(), GAME.notation.write_state(state)
            action = legal[int(rng.random() * len(legal))]
            twin.choose(GAME.notation.write(action))
        state = state.after(to_act[0], action)
    assert twin.over
    assert list(state.out) == twin.finished
