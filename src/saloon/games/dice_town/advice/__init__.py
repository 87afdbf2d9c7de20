"""What a bot should know about Dice Town: rating a choice, judging a position, playing on quickly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, sqrt
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dice_town.advice import offers, one_round, plain, street
from saloon.games.dice_town.advice.hands import plan
from saloon.games.dice_town.advice.prizes import ALONE, KEEN, Eye, safe
from saloon.games.dice_town.advice.reasons import reason
from saloon.games.dice_town.advice.stakes import badge, rounds_left
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import (
    Call,
    Cheat,
    Crown,
    Decide,
    Fence,
    Joe,
    Keep,
    Pick,
    Play,
    Remedy,
    Rest,
    Steal,
    TakeBack,
)  # fmt: skip
from saloon.games.dice_town.rules.ending import points
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Sampling

MARGIN: Final = 0.1
"""Points: choices under the cup that are so near to the best are as good."""


def judge(view: DiceTown, seat: Seat, action: Action, eye: Eye = KEEN) -> float:
    """What the choice promises, in points."""
    if view.phase == "offers":
        return offers.rate(view, seat, action, eye)
    match action:
        case Keep(faces=faces):
            return plan(view, seat, eye).keep(view.rows[seat], faces)
        case Play() | Cheat():
            return street.play(view, seat, action)
        case Rest():
            return -1.0
        case Decide(seat=winner):
            return street.decide(view, seat, winner, eye)
        case Steal(seat=victim):
            return street.steal(view, seat, victim)
        case Joe(seat=victim):
            return street.joe(view, seat, victim)
        case Pick(card=card):
            return street.pick(view, seat, card)
        case Remedy(kind=kind):
            return street.remedy(view, seat, kind)
        case Fence(cards=cards):
            return safe(view, cards)
        case Call(seat=patient):
            return street.call(view, seat, patient)
        case Crown(seat=winner):
            return street.crown(view, seat, winner)
        case TakeBack(face=face):
            return street.take_back(view, seat, face)
    return 0.0


def by_dice(view: DiceTown, seat: Seat, action: Action) -> float:
    """The dice exactly, by what each house is worth now and nothing of the others; all else at a glance."""
    return judge(view, seat, action, ALONE) if isinstance(action, Keep) else plain.rate(view, seat, action)


def worth(state: DiceTown, seat: Seat) -> float:
    """The share of a win that the points of all promise, as far as they are known."""
    left = rounds_left(state)
    marks = [points(state, each) - (5 - badge(state) if each == state.sheriff else 0) for each in range(state.seats())]
    chances = [exp(min(20.0, mark / (1.5 + 2 * sqrt(left)))) for mark in marks]
    return chances[seat] / sum(chances)


def playout(state: DiceTown, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Sensible at a glance, as a beginner plays."""
    return max(legal, key=lambda action: plain.rate(state, seat, action) + 0.01 * rng.random())


ADVICE = Advice(judge, worth, reason, playout, sampling=Sampling(100, quick=True))
LEVELS: Levels = {
    "beginner": Follow(rate=plain.rate, margin=MARGIN),
    "regular": Follow(rate=by_dice, margin=MARGIN),
    "expert": Follow(rate=partial(judge, eye=Eye(wishes=False, denies=False, races=False)), margin=MARGIN),
    "master": Follow(margin=MARGIN),
    PLAIN: Follow(rate=one_round.rate, margin=MARGIN),
}
