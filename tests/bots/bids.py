"""Bids: everybody holds secret cards; in each round all lay one at once, the highest takes the prize.

It has all that is hard: a hidden deal, sealed choices, a reveal by nature, two to eight
seats, equal cards that take nothing. With falling prizes high cards should go first,
with rising prizes last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bots.toy import toy
from saloon.core import NATURE, Action, Options, Seat, State, View, choice
from saloon.house.rooms import Study

BLANK = 0
HAND = 3


@dataclass(frozen=True)
class BidsOptions(Options):
    prizes: str = choice("falling", "rising")


@dataclass(frozen=True)
class Deal(Action):
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Lay(Action):
    card: int


@dataclass(frozen=True)
class Reveal(Action):
    cards: tuple[int, ...]


Hands = tuple[tuple[int, ...], ...]


class Bids(State):
    """A hand is sorted; `laid` is None where a seat has yet to choose."""

    __slots__ = ("options", "hands", "laid", "points", "round")

    def __init__(
        self, options: BidsOptions, hands: Hands, laid: tuple[int | None, ...], points: tuple[int, ...], round: int
    ) -> None:
        self.options = options
        self.hands = hands
        self.laid = laid
        self.points = points
        self.round = round

    def parts(self) -> tuple[object, ...]:
        return self.options, self.hands, self.laid, self.points, self.round

    def to_act(self) -> tuple[Seat, ...]:
        if self.round == HAND:
            return ()
        if self.round == 0 and () in self.hands:
            return (NATURE,)
        return tuple(seat for seat, card in enumerate(self.laid) if card is None) or (NATURE,)

    def legal(self, seat: Seat) -> list[Action]:
        return [Lay(card) for card in self.hands[seat]] if seat in self.to_act() else []

    def sample(self, rng: Random) -> Action:
        if None in self.laid:
            return Deal(tuple(rng.randint(1, 9) for _ in range(HAND)))
        return Reveal(tuple(card or BLANK for card in self.laid))

    def after(self, seat: Seat, action: Action) -> Bids:
        match action:
            case Deal(cards=cards):
                at = self.hands.index(())
                return Bids(self.options, put(self.hands, at, tuple(sorted(cards))), self.laid, self.points, 0)
            case Lay(card=card):
                hand = list(self.hands[seat])
                hand.remove(card if card in hand else BLANK)
                hands = put(self.hands, seat, tuple(hand))
                return Bids(self.options, hands, put(self.laid, seat, card), self.points, self.round)
            case Reveal(cards=cards):
                prize = HAND - self.round if self.options.prizes == "falling" else 2**self.round
                best = max((card for card in cards if cards.count(card) == 1), default=BLANK)
                points = tuple(p + prize * (card == best) for p, card in zip(self.points, cards, strict=True))
                return Bids(self.options, self.hands, (None,) * len(cards), points, self.round + 1)
        raise TypeError(action)

    def scores(self) -> tuple[int, ...] | None:
        return self.points if self.round == HAND else None

    def view(self, seat: Seat) -> View:
        hands = tuple(hand if i == seat else (BLANK,) * len(hand) for i, hand in enumerate(self.hands))
        laid = tuple(card if card is None or i == seat else BLANK for i, card in enumerate(self.laid))
        return View(Bids(self.options, hands, laid, self.points, self.round))

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        match action:
            case Lay() if seat != viewer:
                return Lay(BLANK)
            case Deal() if self.hands.index(()) != viewer:
                return Deal((BLANK,) * HAND)
        return action

    def guess(self, rng: Random) -> Bids:
        hands = tuple(tuple(sorted(card or rng.randint(1, 9) for card in hand)) for hand in self.hands)
        laid = tuple(rng.randint(1, 9) if card == BLANK else card for card in self.laid)
        return Bids(self.options, hands, laid, self.points, self.round)


def put(row: tuple, at: int, what: object) -> tuple:  # type: ignore[type-arg]
    return (*row[:at], what, *row[at + 1 :])


def start(seats: int, options: BidsOptions) -> Bids:
    return Bids(options, ((),) * seats, (None,) * seats, (0,) * seats, 0)


def rate(view: Bids, seat: Seat, action: Action) -> float:
    return action.card if isinstance(action, Lay) else 0.0


def worth(state: Bids, seat: Seat) -> float:
    return (1 + state.points[seat]) / (len(state.points) + sum(state.points))


def facts(state: Bids) -> Sequence[Mapping[str, str]]:
    """Whether a seat sat at an end of the table or between others."""
    last = len(state.points) - 1
    return [{"side": "end" if seat in (0, last) else "middle"} for seat in range(last + 1)]


GAME = toy(
    "bids",
    range(2, 9),
    Bids,
    start,
    options=BidsOptions,
    rate=rate,
    worth=worth,
    secrets=True,
    study=Study(facts=facts),
)
