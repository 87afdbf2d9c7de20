"""Two matches with the same chance side by side, turn by turn: what each turn brought, and where the two part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from saloon.core.state import NATURE, Action, Seat
from saloon.match import Match
from saloon.match.aftermath import deeds_of
from saloon.match.telling import reader
from saloon.scene.account import Deed
from saloon.scene.reader import Reader

SUMMED: Final = ("fliptown", "tisicovka")
"""Games whose turns add up to the result; elsewhere what is left after a turn is told."""


class OwnTurn(NamedTuple):
    """A turn of one seat: what it did, and what is counted for it after the turn."""

    decisions: tuple[tuple[Any, Action], ...]
    """What the seat saw, and what it did."""
    after: int


class TurnPair(NamedTuple):
    """The same turn in both matches; None where a match was over before."""

    number: int
    mine: int | None
    other: int | None
    said: str
    """What I did that the other did not, the first of it, in words; empty where both did the same."""
    instead: str


def pairs(mine: Match, other: Match, seat: Seat, lang: str) -> list[TurnPair]:
    """Turn by turn; in games that are summed what each brought, else what was left after it."""
    summed = mine.game.key in SUMMED
    rows = []
    before: tuple[int, int] = (0, 0)
    told = reader(mine.game, mine.players, seat, lang)
    for number, (one, two) in enumerate(zip_longest(own_turns(mine, seat), own_turns(other, seat)), 1):
        now = one.after if one else before[0], two.after if two else before[1]
        shown = (now[0] - before[0], now[1] - before[1]) if summed else now
        said, instead = parted(mine, one, two, told) if one and two else ("", "")
        rows.append(TurnPair(number, shown[0] if one else None, shown[1] if two else None, said, instead))
        before = now
    return rows


def parted(match: Match, one: OwnTurn, two: OwnTurn, told: Reader) -> tuple[str, str]:
    """The first decision of the turn at which the two do something else."""
    say = match.game.speech.say
    for (mine, action), (theirs, instead) in zip(one.decisions, two.decisions, strict=False):
        words = say(mine, action, told), say(theirs, instead, told)
        if words[0] != words[1]:
            return words
    return "", ""


def own_turns(match: Match, seat: Seat) -> list[OwnTurn]:
    """A turn goes on until somebody else decides; alone, as the game says."""
    tally = match.game.speech.tally
    assert tally is not None
    found: dict[int, OwnTurn] = {}
    for number, deed in numbered(match, seat):
        decided = ((deed.before.view(seat), deed.action),) if deed.seat == seat else ()
        old = found.get(number)
        points = tally(deed.after)
        after = points[seat] if points else 0
        found[number] = OwnTurn((*old.decisions, *decided) if old else decided, after)
    return [each for _, each in sorted(found.items()) if each.decisions]


def numbered(match: Match, seat: Seat) -> Iterator[tuple[int, Deed]]:
    """Every step with the number of the seat's turn that it belongs to."""
    stretch = match.game.study.stretch
    number, last = 0, NATURE
    for deed in deeds_of(match.start, match.events):
        if stretch is not None and match.seats == 1:
            number = stretch(deed.before)
        elif deed.seat != NATURE:
            number += deed.seat == seat != last
            last = deed.seat
        yield number, deed
