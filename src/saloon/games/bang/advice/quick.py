"""Quick choices by role and open suspicion, and the lower levels that use them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.bang.data import ARROW, BEER, BLANK, GATLING, ONE, OUTLAW, PREY, RENEGADE, TWO
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.actions import Choose, Clear, Dodge, Drink, Gift, Reroll, Shed, Shoot, Stop

GIFTED: Final = (40, 36, 36, 36, 42, 34, 29, 30, 39, 38, 41, 42, 32, 35, 51, 35)
"""How often each character wins among five, in per cent (`saloon sim bang --by character`)."""
WANT: Final = (
    #  sheriff deputy outlaw renegade     is to be hurt by a
    (-1.0, -0.8, 1.0, 0.8),  # Sheriff
    (-1.1, -0.5, 1.0, 0.7),  # Deputy
    (1.5, 0.6, -0.7, 0.2),  # Outlaw
)


def need(life: int) -> float:
    """What one more life point means, by how many one has: the last ones mean most."""
    return 0.6 + 2.4 / life if life > 0 else 0.0


SHOOTING: Final = 1.1
SPARING: Final = -0.45
HELPING: Final = -1.0
"""How much more of an Outlaw one looks after shooting the Sheriff, sparing the Sheriff, helping the Sheriff."""


def suspicion(state: Bang, seat: Seat, more: float = 0.0) -> float:
    """A quick public measure, 0 to 1: how much of an Outlaw a seat has looked so far, or would after more of it."""
    sheriff = state.sheriff()
    if sheriff == BLANK or seat == sheriff:
        return 0.0
    at = seat * len(state.life) + sheriff
    deeds = SHOOTING * state.shots[at] + SPARING * state.spared[at] + HELPING * state.helped[at] + more
    return min(0.95, max(0.05, 0.5 + 0.2 * deeds))


def playout(state: Bang, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Sensible at a glance: throw what is of no use, hurt foes, help oneself and friends."""
    first = legal[0]
    if isinstance(first, Stop):
        return throw_useless(state, seat, legal)
    if isinstance(first, Shoot):
        return max(legal, key=lambda shot: shot_value(state, seat, shot) + 0.3 * rng.random())
    if isinstance(first, Drink | Gift):
        return max(legal, key=lambda drink: healing_value(state, seat, drink) + 0.3 * rng.random())
    if isinstance(first, Clear):
        return next((each for each in legal if isinstance(each, Clear) and each.seat == seat), legal[-1])
    if isinstance(first, Dodge | Shed):
        return first
    return legal[int(rng.random() * len(legal))]


def hostility(state: Bang, seat: Seat, other: Seat) -> float:
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


def shot_value(state: Bang, seat: Seat, shot: Action) -> float:
    assert isinstance(shot, Shoot)
    if state.wounds and state.wounds[shot.seat] >= state.life[shot.seat]:
        return -0.1
    return hostility(state, seat, shot.seat) * (1.4 if shot.doubled else 1.0) * need(state.life[shot.seat])


def healing_value(state: Bang, seat: Seat, drink: Action) -> float:
    assert isinstance(drink, Drink | Gift)
    other = drink.seat
    if state.life[other] >= state.most(other):
        return 0.0
    return (1.2 if other == seat else -hostility(state, seat, other)) * need(state.life[other])


def throw_useless(state: Bang, seat: Seat, legal: Sequence[Action]) -> Action:
    dice = state.dice
    useless = [face for face in dice if face == ARROW]
    guns = dice.count(GATLING)
    if guns < state.guns_needed(seat) - 1:
        useless += [GATLING] * guns
    if state.life[seat] == state.most(seat):
        useless += [BEER] * dice.count(BEER)
    for face in (ONE, TWO):
        if face in dice and max([hostility(state, seat, other) for other in state.reach(seat, face)]) < 0.1:
            useless += [face] * dice.count(face)
    if not useless or (state.pile < 3 and len(useless) < 3):
        return legal[0]
    faces = tuple(sorted(useless))
    return next((each for each in legal if isinstance(each, Reroll) and each.faces == faces), legal[0])


def quick_rate(view: Bang, seat: Seat, action: Action) -> float:
    """What the quick choice takes, by role and open suspicion."""
    return float(action == playout(view, seat, view.legal(seat), Random(0)))


def brawler_rate(view: Bang, seat: Seat, action: Action) -> float:
    """Fire at the weakest but not at open friends, drink every beer oneself, stop as soon as two dice hit."""
    match action:
        case Shoot(seat=other, doubled=doubled):
            ours = bool(view.shown >> other & 1) and view.seats() > 3 and hostility(view, seat, other) < 0
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
