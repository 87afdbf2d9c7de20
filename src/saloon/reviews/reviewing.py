"""A match gone through once more: every event's part in the way from the start to the result, seat by seat.

    start + luck + choices + others + fog = result

`V(x)` is what a seat may expect at the true position (`prospects`). It changes with every event, and each change is
booked once: what fell beyond the mean of what could have fallen is luck; what a seat gave away as far as it could know
is its choices; what such a choice did in truth beyond what it promised is fog; everything else that others did is
theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from saloon.core.event import Event
from saloon.core.state import NATURE, Action, Illegal, Seat, Unreadable, View
from saloon.house.game import Game
from saloon.house.rooms.reference import Certainty
from saloon.kit.intervals import Estimate
from saloon.match.match import Match
from saloon.reviews.again import PlayedAgain, again, looked_for
from saloon.reviews.differences import NOTHING, Part, difference
from saloon.reviews.judging import Judgement, judge
from saloon.reviews.prospects import Prospects, Row, choices
from saloon.reviews.standards import fingerprint, reference_of

QUICK: Final = 8
"""How many times fewer worlds a quick look tries."""
LEAST: Final = 8
"""Worlds without which nothing is told."""
Progress = Callable[[int, int], None]
"""Told how many events are done, of how many."""


class SeatChange(NamedTuple):
    """What one event changed for one seat."""

    luck: Part = NOTHING
    choices: Part = NOTHING
    fog: Part = NOTHING
    others: Part = NOTHING
    """With what the reference contradicts itself here (`slack`)."""
    slack: float = 0.0


class ReviewedMoment(NamedTuple):
    """An event with what it changed."""

    event: Event
    before: Any
    chances: Row
    """What each seat may expect after it."""
    changes: tuple[SeatChange, ...]
    judgement: Judgement | None = None
    """What a real decision was worth; None for all else."""


@dataclass(frozen=True)
class SeatLedger:
    """One seat's way from the start to the result, from 0 to 1; in points where one plays alone for them."""

    seat: Seat
    start: float
    luck: Part
    choices: Part
    others: Part
    fog: Part
    result: float
    slack: float
    """How far the reference contradicts itself in this match; part of the others' choices, or of fog when alone."""
    decisions: int
    """Real ones: with more than one choice."""

    @property
    def rate(self) -> float:
        """Points of chance given away per real decision, times 100."""
        return -100 * self.choices.value / self.decisions if self.decisions else 0.0

    @property
    def adjusted(self) -> Estimate:
        """The result without luck."""
        value, spread = self.result - self.luck.value, self.luck.spread
        return Estimate(value, value - spread, value + spread)


@dataclass(frozen=True)
class Review:
    """All that was found out about a match."""

    game: Game[Any]
    match: str
    """Its id."""
    names: tuple[str, ...]
    certainty: Certainty
    points: bool
    """Whether one plays alone for points."""
    ended: str
    """`played`, `resigned` or `abandoned`: then it goes as far as the match did."""
    worlds: int
    fingerprint: str
    start: Row
    moments: tuple[ReviewedMoment, ...]
    seats: tuple[SeatLedger, ...]
    resigned: Seat | None = None
    reference: str = ""
    """What the values come from."""
    once_more: Mapping[Seat, PlayedAgain] = field(default_factory=dict)
    """By seat, what a master makes of the same chance, as far as that was asked for."""

    def mistakes(self, seat: Seat, most: int = 5, least: float = 0.005) -> list[ReviewedMoment]:
        """The costliest choices of a seat, dearest first; nothing that is inside the noise."""
        least = 100 * least if self.points else least
        costly = [
            moment
            for moment in self.moments
            if moment.event.seat == seat and moment.judgement and moment.judgement.cost.value >= least
        ]
        return sorted(costly, key=lambda moment: -moment.judgement.cost.value if moment.judgement else 0.0)[:most]


def review(
    match: Match,
    seat: Seat | None = None,
    *,
    quick: bool = False,
    master: bool = False,
    progress: Progress = lambda done, of: None,
) -> Review:
    """The review of a match that is over, or was abandoned. With a seat, only that seat's decisions are judged.

    With `master`, the match is played once more with the same chance and a master on the seat (`Review.once_more`).

    >>> import saloon
    >>> table = saloon.play("oko", seats=2, bots=["master", "master"], seed=7)
    >>> events = table.run()
    >>> seats = saloon.review(table.match).seats
    >>> parts = [s.luck.value + s.choices.value + s.others.value + s.fog.value for s in seats]
    >>> all(abs(s.start + part - s.result) < 1e-9 for s, part in zip(seats, parts))
    True
    >>> round(seats[0].start, 3), seats[0].choices.value
    (0.5, 0.0)
    """
    found = Reviewer(match, quick, seat).run(progress)
    if not master:
        return found
    seats = looked_for(match) if seat is None or match.abandoned else [seat]
    return replace(found, once_more={each: again(match, each) for each in seats})


class Reviewer:
    """Goes through one match."""

    def __init__(self, match: Match, quick: bool = False, seat: Seat | None = None) -> None:
        if match.to_act():
            raise Illegal("review-running")
        if seat is not None and not 0 <= seat < match.seats:
            raise Unreadable("unreadable-seat", text=str(seat + 1))
        self.match = match
        self.game = match.game
        self.reference = reference_of(match.game, quick)
        self.only = seat
        worlds = self.reference.worlds
        self.worlds = max(LEAST, worlds // QUICK) if quick else worlds
        alone = self.reference.points
        self.prospects = Prospects(self.game, self.reference, alone is not None and alone(match.start), self.worlds)
        self.events = match.events
        self.start = self.fair_start()
        self.moments: list[ReviewedMoment] = []
        self.sums: dict[Seat, list[float]] = {}
        """By seat: the luck of the match in each numbered course of fortune."""

    def fair_start(self) -> list[Row]:
        """What the first position promises. Where fortune begins and values fall by lot, all seats are alike."""
        values, seats = self.prospects.of(self.match.start), self.match.seats
        if seats > 1 and self.reference.draws and self.match.fresh and self.match.start.to_act() == (NATURE,):
            return [(sum(mean_of(values)) / seats,) * seats]
        return values

    def values(self, state: Any) -> list[Row]:
        return self.start if state is self.match.start else self.prospects.of(state)

    def run(self, progress: Progress) -> Review:
        for done in self.steps():
            progress(done, len(self.events))
        return self.made()

    def steps(self) -> Iterator[int]:
        """Event by event, so that the caller may do other things between: how many are done."""
        state: Any = self.match.start
        for done, event in enumerate(self.events, 1):
            after = state.after(event.seat, event.action)
            self.moments.append(self.moment(event, state, after))
            state = after
            yield done

    def made(self) -> Review:
        """The review, when all events are done."""
        start, moments = mean_of(self.start), list(self.moments)
        if self.match.resigned is not None and moments:
            moments[-1] = self.given_up(moments[-1])
        return Review(
            self.game,
            self.match.id,
            self.match.names,
            self.reference.certainty(self.match.start),
            self.prospects.points,
            self.ended,
            self.worlds,
            self.fingerprint,
            start,
            tuple(moments),
            tuple(self.ledger(each, start, moments) for each in range(self.match.seats)),
            self.match.resigned,
            self.reference.name,
        )

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.game, self.worlds, self.reference.name)

    @property
    def ended(self) -> str:
        return "abandoned" if self.match.abandoned else "resigned" if self.match.resigned is not None else "played"

    def moment(self, event: Event, before: Any, after: Any) -> ReviewedMoment:
        """Every change of the values is booked once."""
        now, then = self.values(before), self.prospects.of(after)
        judgement, booked = None, [NOTHING] * self.match.seats
        if event.seat == NATURE:
            if len(before.chances()) > 1:
                mean_before = (
                    self.start if self.reference.draws and before is self.match.start else self.prospects.mean(before)
                )
                booked = self.booked("luck", then, mean_before)
        elif (judgement := self.judged(event, before)) is not None:
            booked = self.booked("done", then, self.reference_play(event.seat, before, judgement))
        changes = []
        for seat, part in enumerate(booked):
            slack = mean(then, seat) - mean(now, seat) - part.value
            if event.seat == NATURE:
                change = SeatChange(luck=part, others=Part(slack), slack=slack)
            elif judgement is not None and seat == event.seat:
                change = own_decision(judgement, part, slack)
            else:
                change = SeatChange(others=part._replace(value=part.value + slack), slack=slack)
            changes.append(alone(change) if self.match.seats == 1 else change)
        return ReviewedMoment(event, before, mean_of(then), tuple(changes), judgement)

    def judged(self, event: Event, before: Any) -> Judgement | None:
        """A real decision of a seat that is looked at."""
        if self.only not in (None, event.seat):
            return None
        view = before.view(event.seat)
        legal = choices(self.game, view, event.seat)
        return judge(self.prospects, view, event.seat, legal, event.action) if len(legal) > 1 else None

    def reference_play(self, seat: Seat, before: Any, judgement: Judgement) -> list[Row]:
        """What the true position would be worth to all if the seat played as the reference does: the mean over all
        choices that are as good as the best."""
        ways = [self.prospects.of(before.after(seat, action)) for action in judgement.equals]
        if len(ways) == 1:
            return ways[0]
        count = max(map(len, ways))
        return [mean_of([way[number % len(way)] for way in ways]) for number in range(count)]

    def booked(self, part: str, ones: Sequence[Row], others: Sequence[Row]) -> list[Part]:
        """The difference for each seat.

        What each number comes to is added up over the match: the error of a sum is that of these sums.
        """
        found = []
        for seat in range(self.match.seats):
            mine, its = [row[seat] for row in ones], [row[seat] for row in others]
            found.append(difference(mine, its))
            if part == "luck" and found[-1].n:
                sums = self.sums.setdefault(seat, [0.0] * self.worlds)
                for number in range(self.worlds):
                    sums[number] += mine[number % len(mine)] - its[number % len(its)]
        return found

    def given_up(self, last: ReviewedMoment) -> ReviewedMoment:
        """The one who resigned gave away what was still to be had."""
        result = self.prospects.result(self.match.scores or ())
        changes = []
        for seat, change in enumerate(last.changes):
            lost = result[seat] - last.chances[seat]
            if seat == self.match.resigned:
                changes.append(change._replace(choices=change.choices.plus(Part(min(0.0, lost)))))
            else:
                changes.append(change._replace(others=change.others.plus(Part(lost))))
        return last._replace(chances=result, changes=tuple(changes))

    def ledger(self, seat: Seat, start: Row, moments: Sequence[ReviewedMoment]) -> SeatLedger:
        luck = mine = fog = others = NOTHING
        slack, decisions = 0.0, 0
        for moment in moments:
            change = moment.changes[seat]
            luck, mine, fog = luck.plus(change.luck), mine.plus(change.choices), fog.plus(change.fog)
            others, slack = others.plus(change.others), slack + change.slack
            decisions += moment.event.seat == seat and moment.judgement is not None
        if seat in self.sums:
            luck = luck._replace(variance=difference(self.sums[seat], [0.0]).variance, n=self.worlds)
        result = moments[-1].chances[seat] if moments else start[seat]
        return SeatLedger(seat, start[seat], luck, mine, others, fog, result, slack, decisions)


def own_decision(judgement: Judgement, part: Part, slack: float) -> SeatChange:
    """What a choice gave away, and what it did beyond what it promised: nothing where all lay open to the seat."""
    cost = judgement.cost
    rest = part.plus(cost)
    if judgement.guessed:
        return SeatChange(choices=cost.minus(), fog=rest, others=Part(slack), slack=slack)
    return SeatChange(choices=cost.minus(), others=Part(rest.value + slack), slack=rest.value + slack)


def alone(change: SeatChange) -> SeatChange:
    """Where there are no others, what is left over is fog."""
    return change._replace(fog=change.fog.plus(change.others), others=NOTHING)


def mean_of(rows: Sequence[Row]) -> Row:
    return rows[0] if len(rows) == 1 else tuple([sum(each, 0.0) / len(rows) for each in zip(*rows, strict=True)])


def mean(rows: Sequence[Row], seat: Seat) -> float:
    return sum([row[seat] for row in rows], 0.0) / len(rows)


def reference_choice(game: Game[Any], view: View, seat: Seat, worlds: int = 0, points: bool = False) -> Action:
    """What the reference play does: what a review would call best."""
    reference = reference_of(game)
    prospects = Prospects(game, reference, points, worlds or reference.worlds)
    legal = choices(game, view, seat)
    return legal[0] if len(legal) == 1 else judge(prospects, view, seat, legal, legal[0]).best
