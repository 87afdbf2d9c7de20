"""What a bot should know about Dice Town: rating a choice, judging a position, playing on quickly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, sqrt
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dice_town.advice import offers, one_round, plain, town_choices
from saloon.games.dice_town.advice.gains import EVERYTHING, OWN_DICE, Considers, safe
from saloon.games.dice_town.advice.hands import dice_promise
from saloon.games.dice_town.advice.reasons import reason
from saloon.games.dice_town.advice.worths import badge, rounds_left
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.ending import points
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Sampling

MARGIN: Final = 0.1
"""In points: choices under the cup this near to the best count as equally good."""


def judge(view: DiceTown, seat: Seat, action: Action, considers: Considers = EVERYTHING) -> float:
    """What the choice promises, in points."""
    if view.phase == "offers":
        return offers.rate(view, seat, action, considers)
    match action:
        case a.Keep(faces=faces):
            return dice_promise(view, seat, considers).keep(view.rows[seat], faces)
        case a.Play() | a.Cheat():
            return town_choices.play(view, seat, action)
        case a.Rest():
            return -1.0
        case a.Decide(seat=winner):
            return town_choices.decide(view, seat, winner, considers)
        case a.Steal(seat=victim):
            return town_choices.steal(view, seat, victim)
        case a.Joe(seat=victim):
            return town_choices.joe(view, seat, victim)
        case a.Pick(card=card):
            return town_choices.pick(view, seat, card)
        case a.Remedy(kind=kind):
            return town_choices.remedy(view, seat, kind)
        case a.Fence(cards=cards):
            return safe(view, cards)
        case a.Call(seat=patient):
            return town_choices.call(view, seat, patient)
        case a.Crown(seat=winner):
            return town_choices.crown(view, seat, winner)
        case a.TakeBack(face=face):
            return town_choices.take_back(view, seat, face)
    return 0.0


def by_dice(view: DiceTown, seat: Seat, action: Action) -> float:
    """The dice exactly, by what each house is worth now, without the others' dice; all else at a glance."""
    return judge(view, seat, action, OWN_DICE) if isinstance(action, a.Keep) else plain.rate(view, seat, action)


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
    "expert": Follow(
        rate=partial(judge, considers=Considers(others_wishes=False, others_gains=False, early_end=False)),
        margin=MARGIN,
    ),
    "master": Follow(margin=MARGIN),
    PLAIN: Follow(rate=one_round.rate, margin=MARGIN),
}
