"""Matches in rounds followed to their end, against the slow reckoning of `twins/contest_naive.py` that only knows the
rules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import combinations, product

import pytest

from saloon.core.state import NATURE, Action
from saloon.core.value import value
from saloon.games.oko import GAME
from saloon.games.oko.advice import MATCHES as OKO
from saloon.games.oko.rules import Oko, OkoOptions
from saloon.house import SHELF
from saloon.kit import playoff
from saloon.kit.course import Course
from saloon.kit.playoff import KEPT, Beginning, Playoff, back, named, percent, race, raced, read, settled, write
from saloon.kit.rounds import LOT, NOBODY
from twins.contest_naive import Reckoning, given_away


@value
class Pips(Oko):
    """Oko with a die of three faces, at most two throws, and 4 as the best sum."""

    def chances(self) -> Sequence[tuple[Action, int]]:
        found = Oko.chances(self)
        return found[:3] if self.in_cup and self.starter != NOBODY else found

    def fall(self, face: int) -> None:
        self.faces += (face,)
        self.in_cup = False
        if len(self.faces) == 2 or sum(self.faces) >= 4:
            self.finish(self.faces)

    def strengths(self) -> list[int]:
        return [total if total <= 4 else 0 for total in map(sum, self.results)]


COURSE = Course(
    2,
    [0, 1, 2, 3, 4, 0, 0],
    [[(total + face, 1 / 3) for face in (1, 2, 3)] for total in range(4)],
    [(total,) if 0 < total < 4 else () for total in range(7)],
)


SMALL = [(2, "rounds=2"), (3, ""), (3, "ties=share"), (2, "rounds=2 ties=share"), (4, ""), (5, "ties=share")]


@pytest.mark.parametrize(("seats", "options"), SMALL)
def test_every_beginning_of_a_round_is_worth_what_follows_from_the_rules(seats: int, options: str) -> None:
    rules = OkoOptions.read(options)
    begin = Pips(rules, NOBODY, tuple(range(seats)), 0, ((),) * seats, (0,) * seats, (), True).after(NATURE, LOT[0])
    reckoning = Reckoning()
    reckoning.settle(begin)
    match = Playoff(seats, rules.rounds, rules.ties == "share", COURSE)
    for (starter, players, _, wins, *_), slow in reckoning.starts.items():
        start = Beginning((*wins[starter:], *wins[:starter]), tuple([(seat - starter) % seats for seat in players]))
        quick = match.value(start)
        assert [quick[(seat - starter) % seats] for seat in range(seats)] == pytest.approx(slow, abs=1e-11)
        assert sum(quick) == pytest.approx(1, abs=1e-12)
    assert len(reckoning.starts) >= seats


@pytest.mark.parametrize(("seats", "options", "games"), [(2, "", 20), (4, "", 5)])
def test_the_master_of_oko_gives_nothing_away(seats: int, options: str, games: int) -> None:
    """Among four what the shipped table says of beginnings is put to the rules as well."""
    found = given_away(GAME, seats, OkoOptions.read(options), games)
    assert found.decisions > 50
    assert found.bad == 0
    assert found.most < 1e-9
    assert found.differs < 1e-11


@pytest.mark.parametrize("key", ["oko", "maroko"])
@pytest.mark.parametrize(
    ("seats", "rounds", "players"),
    [
        (2, 3, (0, 1)),
        (3, 1, (0, 1, 2)),
        (4, 1, (1, 3)),
        (8, 1, (0, 5)),
        (8, 1, (2, 3, 7)),
        (7, 1, (1, 2, 6)),
        (3, 2, (0, 1, 2)),
    ],
)
def test_the_shipped_table_is_what_is_worked_out(key: str, seats: int, rounds: int, players: tuple[int, ...]) -> None:
    matches, options = import_module(f"saloon.games.{key}.advice").MATCHES, SHELF[key].options.read(f"rounds={rounds}")
    start = Beginning((rounds - 1,) * seats, players)
    shipped = Playoff(seats, rounds, False, matches.course(options), matches.tables[named(seats, options)]).found[start]
    assert shipped == pytest.approx(Playoff(seats, rounds, False, matches.course(options)).value(start), abs=1e-12)
    assert sum(shipped) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("key", ["oko", "maroko"])
def test_every_match_of_one_round_is_known(key: str) -> None:
    """Of those who may play it off, whatever the options."""
    game, matches = SHELF[key], import_module(f"saloon.games.{key}.advice").MATCHES
    choices = {**game.options.choices(), "rounds": (1,)}
    for seats, values in product(game.seats, product(*choices.values())):
        options = game.options(**dict(zip(choices, values, strict=True)))
        found = matches.match(seats, options).found
        assert len(found) == (1 if options.ties == "share" else 2**seats - seats - 1)
        for start, chances in found.items():
            assert sum(chances) == pytest.approx(1, abs=1e-12)
            assert {seat for seat, chance in enumerate(chances) if chance} == set(start.players)


def test_a_round_among_eight_is_worth_what_its_turns_come_to() -> None:
    """The master's own numbers: what the first turn of the round promises is what stands in the table."""
    for players in ((0, 1, 2, 3, 4, 5, 6, 7), (1, 2, 4, 5, 7)):
        match = OKO.match(8, OkoOptions())
        start = Beginning((0,) * 8, players)
        assert match.round(start).chances()[:8] == pytest.approx(match.value(start), abs=1e-12)


def test_a_table_is_read_as_it_was_written() -> None:
    match = Playoff(3, 1, False, COURSE)
    table = write(match)
    assert dict(read(table, match)) == match.found
    assert len(match.found) == 4


def test_only_so_many_rounds_are_kept() -> None:
    match = OKO.match(8, OkoOptions())
    for players in combinations(range(8), 2):
        match.round(Beginning((0,) * 8, players))
    assert len(match.begun) == KEPT


def test_the_next_round_begins_a_seat_further_on_no_matter_who_takes_part() -> None:
    match = Playoff(4, 2, False, COURSE)
    assert match.next((1, 0, 0, 0), (0, 2)) == Beginning((0, 0, 0, 1), (1, 3))
    assert len(match.ring(Beginning((0, 0, 0, 0), (0, 2)))) == 2
    assert len(match.ring(Beginning((0, 0, 0, 0), (0, 1)))) == 4


def test_a_ring_is_solved_at_once() -> None:
    """x = 0.3 + y/2 and y = 0.1 + x/2, seen from seats that change places."""
    found = settled([(0.3, 0.2, 0.5), (0.4, 0.1, 0.5)], [(0.0, 0.0), (0.0, 0.0)])
    for at in (0, 1):
        assert sum(found[at]) == pytest.approx(1)
    assert found[0][0] == pytest.approx(0.3 + back(found[1])[0] / 2)


def test_choices_that_come_to_no_rest_are_not_called_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playoff, "PASSES", 1)
    with pytest.raises(ArithmeticError):
        Playoff(2, 1, False, COURSE).value(Beginning((0, 0), (0, 1)))


class TestLaterRounds:
    """Of a match without a table the round is played for itself, and later rounds count as even."""

    @pytest.mark.parametrize(
        ("need", "others", "chance"),
        [(1, (1,), 0.5), (1, (2,), 0.75), (2, (1,), 0.25), (1, (1, 1), 1 / 3), (2, (2, 2, 2), 0.25)],
    )
    def test_a_race_of_even_rounds(self, need: int, others: tuple[int, ...], chance: float) -> None:
        assert race(need, others) == pytest.approx(chance)

    def test_reached_together_is_shared(self) -> None:
        assert race(0, (0, 3)) == 0.5
        assert race(2, (0, 3)) == 0

    def test_this_round_counts_as_it_stands(self) -> None:
        assert raced(0, (0, 0), 1, (0.7, 0.3)) == pytest.approx(0.7)
        assert raced(0, (0, 0), 2, (1.0, 0.0)) == pytest.approx(0.75)
        assert raced(0, (1, 1), 2, (0.7, 0.3)) == pytest.approx(0.7)


@pytest.mark.parametrize(("chance", "said"), [(0, 0), (0.001, 1), (0.624, 62), (0.999, 99), (1, 100)])
def test_no_false_certainty(chance: float, said: int) -> None:
    assert percent(chance) == said
