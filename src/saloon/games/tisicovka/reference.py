"""What a position of Tisícovka is worth to each seat: the series at hand is solved, the totals are estimated."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.state import Seat
from saloon.games.tisicovka.advice.series import chase, promise, series_of, stopped
from saloon.games.tisicovka.data import STEP
from saloon.games.tisicovka.rules import LOST, NOBODY, ROLL, Tisicovka
from saloon.house.rooms import Reference


def value(state: Tisicovka, chance: Random) -> Sequence[float] | None:
    """Where a series begins: what the total just written down promises, by which stopping is weighed."""
    seats = len(state.totals)
    if state.player == NOBODY:
        return [1 / seats] * seats
    if state.trigger == NOBODY and state.phase == ROLL and not state.dice:
        before, steps = (state.player + 1) % seats, [total // STEP for total in state.totals]
        return shared(state, before, stopped(steps[before], tuple(sorted(steps[:before] + steps[before + 1 :]))))
    return shared(state, state.player, mine(state))


def mean(state: Tisicovka) -> Sequence[float] | None:
    """A series is solved, so every throw of it is."""
    return None if state.player == NOBODY else shared(state, state.player, mine(state))


def mine(state: Tisicovka) -> float:
    """The chance of the player who throws."""
    series = series_of(state)
    if state.phase == LOST:
        return series.wipe if state.dice.count(2) >= 4 else series.lose
    if state.phase != ROLL:
        return max([promise(state, series, action) for action in state.legal(state.player)])
    total, cycles = (state.totals[state.player] + state.points) // STEP, min(state.cycles, series.told)
    return series.second(total, cycles) if state.second else series.thrown(total, state.left, cycles)


def shared(state: Tisicovka, seat: Seat, chance: float) -> list[float]:
    """What one seat does not win goes to the others, by their own prospects."""
    hopes = waiting(state, seat)
    whole = sum(hopes.values()) or 1.0
    return [chance if each == seat else (1 - chance) * hopes[each] / whole for each in range(len(state.totals))]


def waiting(state: Tisicovka, seat: Seat) -> dict[Seat, float]:
    """What each of the others may hope for; in the last series those who still throw, and the leader of the rest."""
    steps = [total // STEP for total in state.totals]
    others = [each for each in range(len(steps)) if each != seat]
    if state.trigger == NOBODY:
        return {each: stopped(steps[each], tuple(sorted(steps[:each] + steps[each + 1 :]))) for each in others}
    best = max([steps[each] for each in others if each not in state.turns])
    return {each: chase(best - steps[each]) if each in state.turns else float(steps[each] == best) for each in others}


REFERENCE: Reference[Tisicovka] = Reference("every series solved for the win", value, mean=mean)
