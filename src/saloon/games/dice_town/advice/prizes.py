"""What there is to win this round for one seat: each house by the dice one shows, the hall, the doctor.

What others win instead is lost, as far as an eye looks at it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.dice_town.advice import stakes
from saloon.games.dice_town.advice.rivals import ALIKE, Likes
from saloon.games.dice_town.data import (
    ACE,
    DICE,
    FACE_OF,
    FENCED_AT_ONCE,
    FIRST_CLAIM,
    JACK,
    KING,
    POINTS,
    QUEEN,
    RAID_TAKES,
    Card,
)  # fmt: skip
from saloon.games.dice_town.rules import DiceTown

COUNT: Final = range(1, DICE + 1)
SHARED: Final = 0.4
"""How often somebody who is not the Sheriff gets a house among several who are tied."""
RISK: Final = 0.08
"""How likely a claim in the hand is stolen in a round."""
LIKED: Final = 9
"""Nobody likes a face more than so many times as much as one that brings nothing."""


class Eye(NamedTuple):
    """What a player of a level looks at."""

    rivals: bool = True  # at the dice the others have kept
    wishes: bool = True  # at what the others may want
    denies: bool = True  # at what the others gain if one does not
    races: bool = True  # at how many throws are left, and what the others lose by an early end
    trades: bool = True  # at what a decision of the Sheriff is worth to whom


KEEN: Final = Eye()
ALONE: Final = Eye(rivals=False, wishes=False, denies=False, races=False, trades=False)


class Prizes(NamedTuple):
    """In points."""

    own: dict[int, list[float]]  # by face: what winning its house with 0 to 5 dice brings
    lost: dict[int, list[float]]  # by face: what it costs that somebody else wins it so
    claims: list[float]  # what the town hall brings with 0 to 5 aces
    envy: float  # how much of somebody else's gain is an own loss
    share: float  # how often a tie goes one's way
    badge: float  # what wearing it is worth
    keeps: bool  # whether one wears it now
    real: list[int]  # faces whose house would be a gain
    solace: list[float]  # what the doctor gives, by face
    likes: list[Likes]  # by seat: how much each face is worth to it


def prizes(s: DiceTown, seat: Seat, eye: Eye) -> Prizes:
    seats = s.seats()
    envy = 1 / (seats - 1) if eye.denies else 0.0
    own = {face: [0.0, *[gain(s, seat, house, count, envy) for count in COUNT]] for house, face in FACE_OF.items()}
    lost = {
        face: [0.0, *[loss(s, seat, house, count, envy) for count in COUNT]] if envy else [0.0] * (DICE + 1)
        for house, face in FACE_OF.items()
    }
    return Prizes(
        own, lost,
        claims=[stakes.claims(s, aces) for aces in range(DICE + 1)],
        envy=envy,
        share=1.0 if seat == s.sheriff else 0.0 if seats == 2 else SHARED,
        badge=stakes.badge(s),
        keeps=seat == s.sheriff,
        real=[face for house, face in FACE_OF.items() if is_gain(s, seat, house)],
        solace=consolations(s, seat),
        likes=[likes(s, each) if eye.wishes else ALIKE for each in range(seats)],
    )  # fmt: skip


def gain(s: DiceTown, seat: Seat, house: str, count: int, envy: float) -> float:
    won = stakes.win(s, house, seat, count)
    return won * (1 + envy) if house == "saloon" else won


def loss(s: DiceTown, seat: Seat, house: str, count: int, envy: float) -> float:
    """What it means that somebody else wins a house; in the saloon one may be the victim."""
    if house == "saloon":
        return (1 + envy) * envy * stakes.loot(s, seat, count)
    rival = next(each for each in range(s.seats()) if each != seat)
    return envy * stakes.win(s, house, rival, count)


def is_gain(s: DiceTown, seat: Seat, house: str) -> bool:
    """Whether winning there would keep one from the doctor."""
    if house == "bank":
        return s.bank > 0
    if house == "sheriff":
        return seat != s.sheriff
    return house != "saloon" or any(cards for each, cards in enumerate(s.cards[: s.seats()]) if each != seat)


def consolations(s: DiceTown, seat: Seat) -> list[float]:
    """What the doctor gives for each face."""
    others = [each for each in range(s.seats()) if each != seat]
    twice = 1 + 1 / len(others)
    claims = sorted([card for card in s.cards[seat] if card >= FIRST_CLAIM])
    fence = safe(s, claims[-FENCED_AT_ONCE:])
    worths = {
        JACK: stakes.bought(s, 1),
        QUEEN: stakes.bought(s, 1),
        KING: sum([min(RAID_TAKES, s.money[each]) for each in others]) / 2 * twice,
        ACE: sum([min(1, s.nuggets[each]) for each in others]) * twice,
    }
    return [worths.get(face, fence) for face in range(6)]


def safe(s: DiceTown, claims: Iterable[Card]) -> float:
    """What claims behind barbed wire are worth: nobody steals them as long as the game lasts."""
    return RISK * min(4.0, stakes.rounds_left(s)) * (1 + 1 / (s.seats() - 1)) * sum([POINTS[card] for card in claims])


def likes(s: DiceTown, seat: Seat) -> Likes:
    """How much a pair of each face would bring a seat, in whole points."""
    worths = {face: stakes.win(s, house, seat, 2) for house, face in FACE_OF.items()} | {ACE: stakes.claims(s, 1) / 2}
    return tuple([min(LIKED, 1 + round(worths[face])) for face in range(6)])
