"""What there is to win this round for one seat: each house by the dice one shows, the hall, the doctor.

What others win instead is a loss, as far as the level considers it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.dice_town import data as d
from saloon.games.dice_town.advice import worths
from saloon.games.dice_town.advice.rivals import ALIKE, Likes
from saloon.games.dice_town.rules import DiceTown

COUNT: Final = range(1, d.DICE + 1)
SHARED: Final = 0.4
"""How often somebody who is not the Sheriff gets a house among several who are tied."""
RISK: Final = 0.08
"""How likely a claim in the hand is stolen in a round."""
LIKED: Final = 9
"""Nobody likes a face more than this many times as much as one that brings nothing."""


class Considers(NamedTuple):
    """What a level takes into account."""

    others_dice: bool = True  # the dice that the others have kept
    others_wishes: bool = True  # what the others may want
    others_gains: bool = True  # what the others gain where one does not
    early_end: bool = True  # how many throws are left, and what the others lose if the round ends early
    bribes: bool = True  # what a decision of the Sheriff is worth to whom


EVERYTHING: Final = Considers()
OWN_DICE: Final = Considers(others_dice=False, others_wishes=False, others_gains=False, early_end=False, bribes=False)


class RoundGains(NamedTuple):
    """What this round offers one seat, in points."""

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


def round_gains(s: DiceTown, seat: Seat, considers: Considers) -> RoundGains:
    seats = s.seats()
    envy = 1 / (seats - 1) if considers.others_gains else 0.0
    own = {face: [0.0, *[gain(s, seat, house, count, envy) for count in COUNT]] for house, face in d.FACE_OF.items()}
    lost = {
        face: [0.0, *[loss(s, seat, house, count, envy) for count in COUNT]] if envy else [0.0] * (d.DICE + 1)
        for house, face in d.FACE_OF.items()
    }
    return RoundGains(
        own,
        lost,
        claims=[worths.claims(s, aces) for aces in range(d.DICE + 1)],
        envy=envy,
        share=1.0 if seat == s.sheriff else 0.0 if seats == 2 else SHARED,
        badge=worths.badge(s),
        keeps=seat == s.sheriff,
        real=[face for house, face in d.FACE_OF.items() if is_gain(s, seat, house)],
        solace=consolations(s, seat),
        likes=[likes(s, each) if considers.others_wishes else ALIKE for each in range(seats)],
    )


def gain(s: DiceTown, seat: Seat, house: str, count: int, envy: float) -> float:
    won = worths.house_win(s, house, seat, count)
    return won * (1 + envy) if house == "saloon" else won


def loss(s: DiceTown, seat: Seat, house: str, count: int, envy: float) -> float:
    """What one loses when somebody else wins a house. In the saloon one may be the victim."""
    if house == "saloon":
        return (1 + envy) * envy * worths.stolen_card(s, seat, count)
    rival = next(each for each in range(s.seats()) if each != seat)
    return envy * worths.house_win(s, house, rival, count)


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
    claims = sorted([card for card in s.cards[seat] if card >= d.FIRST_CLAIM])
    fence = safe(s, claims[-d.FENCED_AT_ONCE :])
    gifts = {
        d.JACK: worths.store_visit(s, 1),
        d.QUEEN: worths.store_visit(s, 1),
        d.KING: sum([min(d.RAID_TAKES, s.money[each]) for each in others]) / 2 * twice,
        d.ACE: sum([min(1, s.nuggets[each]) for each in others]) * twice,
    }
    return [gifts.get(face, fence) for face in range(6)]


def safe(s: DiceTown, claims: Iterable[d.Card]) -> float:
    """What claims behind barbed wire are worth: nobody steals them as long as the game lasts."""
    return RISK * min(4.0, worths.rounds_left(s)) * (1 + 1 / (s.seats() - 1)) * sum([d.POINTS[card] for card in claims])


def likes(s: DiceTown, seat: Seat) -> Likes:
    """How much a pair of each face would bring a seat, in whole points."""
    pair = {face: worths.house_win(s, house, seat, 2) for house, face in d.FACE_OF.items()} | {
        d.ACE: worths.claims(s, 1) / 2
    }
    return tuple([min(LIKED, 1 + round(pair[face])) for face in range(6)])
