"""What a bot should know about Bang!: rating a choice, judging a position, playing on quickly."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.bang.advice.belief import beliefs, suspicion
from saloon.games.bang.advice.reasons import reason
from saloon.games.bang.advice.stakes import WANT, counted, harm, need, plan, thrown
from saloon.games.bang.data import (
    ARROW,
    BART,
    BEER,
    BLANK,
    DEPUTY,
    GATLING,
    GRINGO,
    ONE,
    OUTLAW,
    PREY,
    RENEGADE,
    TWO,
    WILLY,
)  # fmt: skip
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.actions import Bear, Choose, Clear, Dodge, Drink, Gift, Reroll, Shed, Shoot, Stop
from saloon.house.rooms import PLAIN, Advice, Follow, Levels

GIFTED: Final = (40, 36, 36, 36, 42, 34, 29, 30, 39, 38, 41, 42, 32, 35, 51, 35)
"""How often each character wins among five, in per cent (`saloon sim bang --by character`)."""


# -- the four questions of a bot --------------------------------------------------------------


def rate(view: Bang, seat: Seat, action: Action) -> float:
    match action:
        case Stop():
            return plan(view, seat).worth(counted(view.dice))
        case Reroll(faces=faces):
            return thrown(view, seat, faces)
        case Shoot(seat=other, doubled=doubled):
            return aim(view, seat, other, doubled)
        case Drink(seat=other):
            return help_(view, seat, other, 2 if view.thirsty and other == seat else 1)
        case Gift(seat=other):
            return help_(view, seat, other, 1)
        case Clear(seat=other):
            return clear(view, seat, other)
        case Choose(character=who):
            return GIFTED[who] / 4
        case Dodge() | Bear():
            return dodge(view, seat) if isinstance(action, Dodge) else 0.0
        case Shed():
            return 1.0
    return 0.0


def aim(view: Bang, seat: Seat, other: Seat, doubled: bool) -> float:
    """How much the shot hurts whom it should; points beyond the last are lost."""
    means = plan(view, seat)
    life = view.life[other] - (view.wounds[other] if view.wounds else 0)
    points = 2 if doubled else 1
    gain = harm(life, points, 0.0)
    if 0 < life <= shots_at(view, other) + view.can_double():
        gain += means.extra[other]
    gain *= means.felt[other]
    if view.characters[other] == GRINGO and not (view.wounds and view.wounds[other]):
        gain -= 0.5 * means.arrows[1]
    if view.characters[other] == BART and view.pile >= 2:
        gain *= 0.8
    return gain - (means.beers[1] if doubled else 0.0)


def shots_at(view: Bang, other: Seat) -> int:
    """How many of the bull's-eyes not aimed yet can reach somebody."""
    left = [face for at, face in enumerate(view.dice) if not view.used >> at & 1]
    return sum([left.count(face) for face in (ONE, TWO) if other in view.reach(view.player, face)])


def clear(view: Bang, seat: Seat, other: Seat) -> float:
    """Friends first where the gun returns the own arrows anyway."""
    if other == seat and view.fires():
        return -0.01
    return -plan(view, seat).felt[other] * need(view.life[other]) - 0.01


def help_(view: Bang, seat: Seat, other: Seat, points: int) -> float:
    """What life points do where they are wanted; what nobody needs one drinks oneself."""
    points = min(points, view.most(other) - view.life[other])
    if not points:
        return 0.0 if other == seat else -0.001
    return -plan(view, seat).felt[other] * need(view.life[other]) * points


def dodge(view: Bang, seat: Seat) -> float:
    """An arrow instead of a life point is a bargain unless the Indians are near and the quiver full."""
    due = sum([points for what, points, _ in view.pending if what == "dodge"])
    if view.life[seat] <= due:
        return 5.0
    return need(view.life[seat]) * 1.3 - plan(view, seat).arrows[1] - 0.3 * view.arrows[seat] * (view.pile <= 3)


def worth(state: Bang, seat: Seat) -> float:
    """The share of a win that life points and roles, known and believed, promise."""
    scores = state.scores()
    if scores is not None:
        return float(scores[seat])
    if len(state.roles) < state.seats() or BLANK in state.characters:
        return 0.5
    if state.seats() == 3:
        return duel(state, seat)
    return balance(state, seat)


def duel(state: Bang, seat: Seat) -> float:
    if not state.life[seat]:
        return 0.02
    prey = state.roles.index(PREY[state.roles[seat]])
    foe = state.life[prey] if state.life[prey] else max([life for at, life in enumerate(state.life) if at != seat])
    own = state.life[seat] - 0.6 * state.arrows[seat]
    return squash(0.35 * (own - foe + 0.6 * state.arrows[prey]) - 0.4)


def balance(state: Bang, seat: Seat) -> float:
    odds = beliefs(state, seat)
    strong = [max(0.0, life - 0.5 * arrows) for life, arrows in zip(state.life, state.arrows, strict=True)]
    sheriff = strong[state.sheriff()]
    deputies = sum([odds[at][DEPUTY] * each for at, each in enumerate(strong)])
    outlaws = sum([odds[at][OUTLAW] * each for at, each in enumerate(strong)])
    renegades = sum([odds[at][RENEGADE] * each for at, each in enumerate(strong)])
    role = state.roles[seat]
    if role == OUTLAW:
        return squash(0.2 * (outlaws + 0.3 * renegades - 0.6 * deputies - 1.5 * sheriff) + 0.6)
    if role == RENEGADE:
        others = sum([strong[at] for at in state.living() if at not in (seat, state.sheriff())])
        lead = strong[seat] - 0.5 * sheriff
        return squash(0.15 * (lead - others) - 0.5) if state.life[seat] else 0.01
    return squash(0.2 * (1.5 * sheriff + 0.6 * deputies - outlaws - 0.7 * renegades) - 0.4 + 0.05 * strong[seat])


def squash(x: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, x))))


# -- a quick choice ---------------------------------------------------------------------------


def playout(state: Bang, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Sensible at a glance: throw what is of no use, hurt foes, help oneself and friends."""
    first = legal[0]
    if isinstance(first, Stop):
        return throw_useless(state, seat, legal)
    if isinstance(first, Shoot):
        return max(legal, key=lambda shot: foe(state, seat, shot) + 0.3 * rng.random())
    if isinstance(first, Drink | Gift):
        return max(legal, key=lambda drink: friend(state, seat, drink) + 0.3 * rng.random())
    if isinstance(first, Clear):
        return next((each for each in legal if isinstance(each, Clear) and each.seat == seat), legal[-1])
    if isinstance(first, Dodge | Shed):
        return first
    return legal[int(rng.random() * len(legal))]


def glance(state: Bang, seat: Seat, other: Seat) -> float:
    """Roughly how hostile, by own role and public suspicion alone."""
    if state.seats() == 3:
        return 1.0 if state.roles[other] == PREY[state.roles[seat]] or len(state.living()) == 2 else 0.2
    role = state.roles[seat]
    if state.shown >> other & 1:
        if role != RENEGADE:
            return WANT[role][state.roles[other]]
        return -0.2 if len(state.living()) > 2 else 1.0
    doubt = suspicion(state, other)
    if role == OUTLAW:
        return 0.3 - doubt
    return 0.5 if role == RENEGADE else doubt - 0.3


def foe(state: Bang, seat: Seat, shot: Action) -> float:
    assert isinstance(shot, Shoot)
    if state.wounds and state.wounds[shot.seat] >= state.life[shot.seat]:
        return -0.1
    return glance(state, seat, shot.seat) * (1.4 if shot.doubled else 1.0) * need(state.life[shot.seat])


def friend(state: Bang, seat: Seat, drink: Action) -> float:
    assert isinstance(drink, Drink | Gift)
    other = drink.seat
    if state.life[other] >= state.most(other):
        return 0.0
    return (1.2 if other == seat else -glance(state, seat, other)) * need(state.life[other])


def throw_useless(state: Bang, seat: Seat, legal: Sequence[Action]) -> Action:
    dice = state.dice
    useless = [face for face in dice if face == ARROW]
    guns = dice.count(GATLING)
    if guns < (1 if state.characters[seat] == WILLY else 2):
        useless += [GATLING] * guns
    if state.life[seat] == state.most(seat):
        useless += [BEER] * dice.count(BEER)
    for face in (ONE, TWO):
        if face in dice and max([glance(state, seat, other) for other in state.reach(seat, face)]) < 0.1:
            useless += [face] * dice.count(face)
    if not useless or (state.pile < 3 and len(useless) < 3):
        return legal[0]
    faces = tuple(sorted(useless))
    return next((each for each in legal if isinstance(each, Reroll) and each.faces == faces), legal[0])


# -- lesser heads -----------------------------------------------------------------------------


def glancing(view: Bang, seat: Seat, action: Action) -> float:
    """What the quick choice takes, by role and open suspicion."""
    return float(action == playout(view, seat, view.legal(seat), Random(0)))


def brawling(view: Bang, seat: Seat, action: Action) -> float:
    """Fire at whoever is weakest, but not at the own side that lies open; every beer is one's own; stop as soon as two dice hit."""
    match action:
        case Shoot(seat=other, doubled=doubled):
            ours = bool(view.shown >> other & 1) and view.seats() > 3 and glance(view, seat, other) < 0
            return doubled - view.life[other] - 20.0 * ours
        case Drink(seat=other) | Gift(seat=other) | Clear(seat=other):
            return float(other == seat)
        case Reroll(faces=faces):
            hits = sum([face in (ONE, TWO) for face in view.dice])
            return -1.0 if hits >= 2 else len(faces) - 10.0 * sum([face in (ONE, TWO) for face in faces])
        case Choose(character=who):
            return GIFTED[who]
        case Dodge() | Shed():
            return 1.0
    return 0.0


ADVICE = Advice(rate, worth, reason, playout)
LEVELS: Levels = {"beginner": Follow(rate=brawling), "regular": Follow(rate=glancing), "master": Follow(), PLAIN: Follow(rate=glancing)}
"""Dice drown what a few hundred playouts tell; among three players a search of 600 just draws level."""
