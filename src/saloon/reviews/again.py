"""Your dice, a master's choices: the same match once more, with the same chance and a master on the seat.

Chance is tied to its place: what fell in the match falls again at the same place, and what never fell there is drawn
anew in every game. The others do what they did as long as they see what they saw; after that bots play on at their
level, and people are played by the master. Many such games give a mean, with an interval over all that is drawn and
over the others' play.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any, Final, NamedTuple

from saloon.bots.bot import UNHURRIED, Bot
from saloon.bots.levels import decide, make
from saloon.bots.worth import shares
from saloon.core.state import NATURE, Action, Seat, View
from saloon.house.game import Game
from saloon.house.rooms import Exact, Follow, Sample
from saloon.kit.intervals import Estimate, Mean, wilson
from saloon.match.match import Match
from saloon.match.placed import FortunePlaces

MOST: Final = 60
"""Games."""
LEAST: Final = 4
SECONDS: Final = 8.0
"""Seconds of one core, after which no more games are begun for a seat."""


class PlayedAgain(NamedTuple):
    """What came of it."""

    level: str
    """Who played on the seat."""
    result: Estimate
    n: int
    """Games."""
    same: float
    """How much of what fell had fallen so in the match, from 0 to 1."""


def master_of(game: Game[Any]) -> str:
    """The best level that decides quickly enough to play many games."""
    best: str = game.offered()[-1]
    return best if isinstance(game.levels[best], Follow | Exact | Sample) else "expert"


class OnceMore:
    """One match to be played once more for a seat."""

    def __init__(self, match: Match, seat: Seat, since: int = 0) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.level = master_of(match.game)
        self.events = match.events
        self.since = since
        self.record = FortunePlaces(match.game, b"record")
        self.record.follow(match.start, self.events, remember=True)
        self.did = {(seat, view): action for seat, view, action in decisions(match)}
        self.fell = self.fell_again = 0

    def played(self, number: int) -> float:
        """What the seat came to in the game of this number."""
        places = FortunePlaces(self.game, f"again {number}".encode())
        places.seeds, places.ranks = self.record.seeds, self.record.ranks
        state: Any = places.follow(self.match.start, self.events[: self.since])
        bots = [self.bot(seat, number) for seat in range(self.match.seats)]
        decided = 0
        while who := state.to_act():
            if who[0] == NATURE:
                action = self.fallen(places, state)
                places.accept(state, action)
            else:
                decided += 1
                action = self.decided(bots, state, who[0], decided)
            state = state.after(who[0], action)
        scores = state.scores()
        return float(scores[0]) if len(scores) == 1 else shares(scores, self.game.camps)[self.seat]

    def fallen(self, places: FortunePlaces, state: Any) -> Action:
        if len(state.chances()) > 1:
            self.fell += 1
            self.fell_again += places.remembers(state)
        return places.drawn(state)

    def bot(self, seat: Seat, number: int) -> Bot:
        kind = self.match.first_players[seat].kind
        level = kind.partition(":")[2] if kind.startswith("bot:") and seat != self.seat else self.level
        level = level if level in self.game.offered() else self.level
        return make(self.game, level, seat, number)

    def decided(self, bots: list[Bot], state: Any, seat: Seat, number: int) -> Action:
        view: View = state.view(seat)
        known = None if seat == self.seat else self.did.get((seat, view))
        return decide(self.game, bots[seat], view, seat, UNHURRIED, number) if known is None else known

    def games(self) -> Iterator[PlayedAgain]:
        """Game by game, what came out of it so far: until there are enough, or time is up."""
        mean, began = Mean(), process_time()
        while mean.count < LEAST or (mean.count < MOST and process_time() - began < SECONDS):
            mean.add(self.played(mean.count))
            result = mean.estimate() if self.match.seats == 1 else wilson(mean.total, mean.count)
            yield PlayedAgain(self.level, result, mean.count, self.fell_again / max(1, self.fell))


def decisions(match: Match) -> Iterator[tuple[Seat, View, Action]]:
    """What everybody did, and what they saw then."""
    state: Any = match.start
    for event in match.events:
        if event.seat != NATURE:
            yield event.seat, state.view(event.seat), event.action
        state = state.after(event.seat, event.action)


def looked_for(match: Match) -> list[Seat]:
    """The seats it is worked out for: those that people played, or all; none where a match was broken off."""
    people = [seat for seat, player in enumerate(match.first_players) if player.human]
    return [] if match.abandoned else people or list(range(match.seats))


def again(match: Match, seat: Seat, since: int = 0) -> PlayedAgain:
    """The match played once more, many times, with a master on the seat from the beginning or later."""
    return list(OnceMore(match, seat, since).games())[-1]
