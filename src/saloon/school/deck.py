"""The deck: drills that were answered badly come back after days, by spaced repetition (`fsrs`).

A card is one drill of one game. What comes back when is a matter of what an answer gave away, not of right or wrong.
Nothing is ever lost by not coming.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec
from fsrs import Card, Rating, Scheduler

from saloon import userdata
from saloon.core.state import Seat, Unreadable
from saloon.kit.intervals import Estimate, wilson
from saloon.school.drills import POINTS, Drill

if TYPE_CHECKING:
    from saloon.reviews.facts import Facts

A_DAY: Final = 20
"""Cards that are shown on one day, at most."""
DEAR: Final = 0.03
"""An answer that gives away more is as good as none."""
DEAREST: Final = 3
"""Choices of one reviewed match that come into the deck."""
SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""Days, not minutes; and the same answers give the same days."""


class DrillAnswer(msgspec.Struct, frozen=True):
    """What somebody chose, when, and what it gave away."""

    at: float
    move: str
    cost: float


class PracticeCard(msgspec.Struct):
    """A card as it lies in the deck."""

    game: str
    drill: str
    card: dict[str, Any]
    answers: list[DrillAnswer] = []

    @property
    def due(self) -> datetime:
        return Card.from_dict(self.card).due  # type: ignore[arg-type]


class PracticeDeck(msgspec.Struct):
    """All that one person has answered."""

    cards: dict[str, PracticeCard] = {}
    """By game and drill."""
    own: dict[str, Drill] = {}
    """Drills from own matches, by game and drill; in a house they lie beside the cards."""

    def keep(self, game: str, drill: Drill, now: datetime) -> bool:
        """A choice of an own match is asked tomorrow; returns False if it is there already."""
        name = f"{game}/{drill.id}"
        if name in self.cards:
            return False
        self.cards[name], self.own[name] = new_card(game, drill, now), drill
        return True

    def answer(self, game: str, drill: Drill, move: str, now: datetime) -> PracticeCard:
        """The move was chosen; the drill comes back when it is time."""
        key = f"{game}/{drill.id}"
        kept = self.cards.get(key) or PracticeCard(
            game, drill.id, dict(Card(card_id=1, due=now.astimezone(UTC)).to_dict())
        )
        before = Card.from_dict(cast(Any, kept.card))
        card, _ = SCHEDULER.review_card(before, rating_of(drill, move), now.astimezone(UTC))
        kept.card = dict(card.to_dict())
        kept.answers.append(DrillAnswer(now.timestamp(), move, round(drill.cost(move), 4)))
        self.cards[key] = kept
        return kept

    def due(self, now: datetime, game: str = "") -> list[PracticeCard]:
        """What waits today, longest first; of a day at most twenty."""
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        today = sum(1 for each in self.cards.values() for one in each.answers if one.at >= midnight.timestamp())
        waiting = [each for each in self.cards.values() if each.due <= now and game in ("", each.game)]
        return sorted(waiting, key=lambda each: each.due)[: max(0, A_DAY - today)]

    def next_due(self) -> datetime | None:
        return min((each.due for each in self.cards.values()), default=None)

    def fresh(self, game: str, some: Sequence[Drill], theme: str = "") -> list[Drill]:
        """Drills never answered, the easiest first."""
        return [each for each in some if f"{game}/{each.id}" not in self.cards and theme in ("", each.theme)]

    def first_tries(self, game: str, some: Sequence[Drill]) -> FirstTries:
        """How the first answers to these drills went: only they say how good somebody is.

        An answer that a later version of the drill no longer asks for is left out.
        """
        kept = [(each, self.cards.get(f"{game}/{each.id}")) for each in some]
        tries = [(each, card.answers[0]) for each, card in kept if card is not None and card.answers]
        tries = [(each, first) for each, first in tries if first.move in {choice.move for choice in each.choices}]
        right = sum(each.is_right(first.move) for each, first in tries)
        cost = sum(each.scale * first.cost for each, first in tries) / max(1, len(tries))
        return FirstTries(len(tries), right, wilson(right, len(tries)), cost)


class FirstTries(NamedTuple):
    """How often somebody was right at the first try."""

    tried: int
    right: int
    share: Estimate
    cost: float
    """What was given away on the mean: of a hundred wins, or points."""


def new_card(game: str, drill: Drill, now: datetime) -> PracticeCard:
    """A card that was never answered: it comes tomorrow."""
    return PracticeCard(game, drill.id, dict(Card(card_id=1, due=now.astimezone(UTC) + timedelta(days=1)).to_dict()))


def dearest(facts: Facts, seats: Container[Seat]) -> list[tuple[int, str]]:
    """What cost these seats most in a reviewed match: the number of each entry, and what was done."""
    least = DEAR * (POINTS if facts["points"] else 1)
    costs = {
        (moment["number"], moment["move"]): moment["decision"]["cost"]["value"]
        for moment in facts["moments"]
        if moment["seat"] in seats and moment["decision"]
    }
    dear = sorted(costs, key=lambda each: (-costs[each], each))
    return [each for each in dear if costs[each] > least][:DEAREST]


def rating_of(drill: Drill, move: str) -> Rating:
    """From what the answer gave away."""
    if drill.is_right(move):
        return Rating.Good
    return Rating.Again if drill.cost(move) > DEAR * POINTS / drill.scale else Rating.Hard


# -- kept on this device --------------------------------------------------------------------------


def place() -> Path:
    return userdata.data() / "school" / "deck.json"


def load() -> PracticeDeck:
    """The deck of this device; raises Unreadable if the file is none."""
    path = place()
    if not path.exists():
        return PracticeDeck()
    try:
        return msgspec.json.decode(path.read_bytes(), type=PracticeDeck)
    except msgspec.DecodeError:
        raise Unreadable("deck-damaged", file=str(path)) from None


def save(deck: PracticeDeck) -> None:
    userdata.put(place(), lambda file: file.write(msgspec.json.encode(deck)))


def today() -> datetime:
    return datetime.now(UTC)


def days_until(kept: PracticeCard, now: datetime) -> int:
    """After how many days a card comes back; today is 0."""
    return max(0, -(-(kept.due - now) // timedelta(days=1)))
