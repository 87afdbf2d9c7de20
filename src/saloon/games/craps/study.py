"""What is exactly known about Craps mini: the odds of every bet, one chip followed through the rules.

A chip lies on a spot; a throw settles it or leaves it on some spot. That is a chain with a
few steps, and its equations are solved in fractions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from saloon.core.state import NATURE, Action, Seat
from saloon.core.value import changed
from saloon.games.craps.data import BAR, DONT, EACH, EMPTY, FIELDS, LEFT, LINES, PASS, RIGHT, TWELVE, WORDS, Spot
from saloon.games.craps.rules import Craps, CrapsOptions, start
from saloon.games.craps.rules.actions import BANKER, DONE, Done, Propose, Put
from saloon.house.feats import one_each
from saloon.house.rooms import Feat, Feats, OddsRow, Reason, Study, Themes, Uses
from saloon.house.rooms.study import plain_use
from saloon.scene.account import Deed

BETTOR: Seat = 1


class Odds(NamedTuple):
    """The odds of one chip on a spot."""

    win: Fraction
    """The chance that it comes back."""
    mean: Fraction
    """What it gains in the mean, in chips."""
    throws: Fraction
    """How many throws it takes in the mean until it is settled."""


class ThrowResult(NamedTuple):
    """Where a throw may leave the chip: settled with a gain, or on a spot."""

    chance: Fraction
    gain: int
    spot: Spot | None


@cache
def odds_of(options: CrapsOptions, spot: Spot, others: int = 0) -> Odds:
    """One chip on a spot, with some chips of somebody else on PASS LINE."""
    spots, steps = reached(options, spot, others)

    def solved(settled: Callable[[ThrowResult], Fraction | int]) -> Fraction:
        matrix = [
            [Fraction(one == other) - sum(step.chance for step in steps[one] if step.spot == other) for other in spots]
            for one in spots
        ]
        right = [sum((step.chance * settled(step) for step in steps[one]), Fraction(0)) for one in spots]
        return solve(matrix, right)[0]

    return Odds(
        win=solved(lambda step: int(step.spot is None and step.gain >= 0)),
        mean=solved(lambda step: step.gain if step.spot is None else 0),
        throws=solved(lambda step: 1),
    )


def reached(options: CrapsOptions, spot: Spot, others: int) -> tuple[list[Spot], dict[Spot, list[ThrowResult]]]:
    """The spots a chip can come to, itself first, and the steps from each."""
    spots = [spot]
    steps: dict[Spot, list[ThrowResult]] = {}
    for each in spots:
        steps[each] = list(thrown(options, each, others))
        spots += {step.spot: 0 for step in steps[each] if step.spot is not None and step.spot not in spots}
    return spots, steps


def thrown(options: CrapsOptions, spot: Spot, others: int) -> Iterator[ThrowResult]:
    """What the next throw, settled to the end by the rules, does to the chip."""
    for state, chance in settled(placed(options, spot, others), Fraction(1)):
        lies = [at for at, count in enumerate(state.bets[BETTOR]) if count]
        yield ThrowResult(chance, state.chips[BETTOR] - EACH, lies[0] if lies else None)


def placed(options: CrapsOptions, spot: Spot, others: int) -> Craps:
    """One chip on the spot, everybody done, the dice about to fall."""
    s = start(2, options).after(NATURE, BANKER[0]).copy()
    bets = (changed(EMPTY, PASS, others), changed(EMPTY, spot, 1))
    s.bets, s.chips = bets, (EACH - others, EACH - 1)
    return s.after(0, DONE).after(BETTOR, DONE)


def settled(state: Craps, chance: Fraction) -> Iterator[tuple[Craps, Fraction]]:
    """The positions in which somebody is to act again."""
    if state.to_act() != (NATURE,):
        yield state, chance
        return
    chances = state.chances()
    whole = sum(weight for _, weight in chances)
    for action, weight in chances:
        yield from settled(state.after(NATURE, action), chance * Fraction(weight, whole))


def solve(matrix: list[list[Fraction]], right: list[Fraction]) -> list[Fraction]:
    """The solution of as many equations as unknowns, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = next(k for k in range(i, len(rows)) if rows[k][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k, row in enumerate(rows):
            if k != i and row[i]:
                rows[k] = [value - row[i] * own for value, own in zip(row, rows[i], strict=True)]
    return [row[-1] for row in rows]


def break_even(options: CrapsOptions) -> Fraction:
    """How many chips would have to lie on the board, the own one counted, for a chip on 12 to be worth it."""
    alone, another = (odds_of(options, TWELVE, others).mean for others in (0, 1))
    return 1 - alone / (another - alone)


def odds(options: CrapsOptions) -> Sequence[OddsRow]:
    """Every field, the waiting on points, and how long the line bets last."""
    rows = [OddsRow("odds-win", {"field": WORDS[field]}, odds_of(options, field).win) for field in FIELDS]
    rows += [
        OddsRow("odds-mean", {"field": WORDS[field]}, odds_of(options, field).mean)
        for field in FIELDS
        if field != TWELVE
    ]
    rows.append(OddsRow("odds-alone", {}, odds_of(options, TWELVE).mean))
    rows.append(OddsRow("odds-even", {}, break_even(options)))
    rows.append(OddsRow("odds-stands", {"field": WORDS[DONT]}, odds_of(options, BAR).win))
    rows += [OddsRow("odds-throws", {"field": WORDS[field]}, odds_of(options, field).throws) for field in LINES]
    rows += [
        OddsRow("odds-point", {"field": WORDS[PASS], "point": point}, odds_of(options, spot).win)
        for point, spot in LEFT.items()
    ]
    rows += [
        OddsRow("odds-point", {"field": WORDS[DONT], "point": point}, odds_of(options, spot).win)
        for point, spot in RIGHT.items()
    ]
    return rows


def feats(deeds: Sequence[Deed], state: Craps) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the most chips at the end."""
    return one_each("chips", [chips + sum(bets) for chips, bets in zip(state.chips, state.bets, strict=True)])


def theme(view: Craps, seat: Seat, best: float) -> str:
    """The theme of a position: betting, or whether to end the game."""
    return "bet" if view.phase == "bet" else "end"


def used(view: Craps, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: the field of a chip, or betting no more."""
    if isinstance(action, Put):
        return (WORDS[action.field],)
    return ("done",) if isinstance(action, Done) else ("end",) if isinstance(action, Propose) else ()


def told(name: str) -> Reason:
    return plain_use(name) if name in ("done", "end") else Reason("field-name", {"field": name})


USES: Final = Uses((*[WORDS[field] for field in FIELDS], "done", "end"), used, told)


STUDY: Study[Craps] = Study(
    odds,
    feats=Feats({"chips": "most"}, feats),
    themes=Themes(("bet", "end"), theme),
    uses=USES,
)
