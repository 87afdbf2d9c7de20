"""What a bot should know about Bang!: rating a choice, judging a position, playing on quickly."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.bang.advice.belief import believed
from saloon.games.bang.advice.glance import GIFTED, HELPING, brawling, glancing, playout
from saloon.games.bang.advice.outlook import at_once, outlook
from saloon.games.bang.advice.reasons import reason
from saloon.games.bang.advice.stakes import fired, healed, less, plan, seems, shot, spread, stopped, thrown
from saloon.games.bang.data import BLANK, DEPUTY, ONE, RENEGADE, TWO
from saloon.games.bang.engine.oracle import chances, sure
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.actions import (
    Bear,
    Choose,
    Clear,
    Dodge,
    Drink,
    Enough,
    Gift,
    Keep,
    Reroll,
    Shed,
    Shoot,
    Stop,
)
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Sampling


def rate(view: Bang, seat: Seat, action: Action) -> float:
    """The chance to win; of the last two as their table tells, where it is worked out. Of characters, only how good they are."""
    known = sure(view, seat)
    if known is not None:
        return known[action]
    match action:
        case Stop():
            return stopped(view, seat)
        case Reroll(faces=faces):
            return thrown(view, seat, faces)
        case Shoot():
            return aim(view, seat, action)
        case Drink(seat=other):
            return help_(view, seat, other, 2 if view.thirsty and other == seat else 1)
        case Gift(seat=other):
            return help_(view, seat, other, 1)
        case Clear(seat=other):
            return before_gun(view, seat, view.life, less(view.arrows, other, 1))
        case Enough():
            return before_gun(view, seat, view.life, view.arrows)
        case Choose(character=who):
            return GIFTED[who] / 100
        case Dodge() | Bear():
            return dodge(view, seat, isinstance(action, Dodge))
        case Shed() | Keep():
            return outlook(view, seat).value(view.life, less(view.arrows, seat, int(isinstance(action, Shed))))
    return 0.0


def before_gun(view: Bang, seat: Seat, life: tuple[int, ...], arrows: tuple[int, ...], felt: float = 0.0) -> float:
    """The chance to win when the Gatling has fired too, if it does this turn, and the deeds before it have been felt."""
    if view.fires():
        life, arrows = fired(view, life, arrows)
    return outlook(view, seat).value(life, arrows, felt=felt)


def aim(view: Bang, seat: Seat, first: Shoot) -> float:
    """What this shot leads to when those after it go where they do most."""
    wounds = view.wounds or (0,) * view.seats()
    life = tuple([max(0, points - lost) for points, lost in zip(view.life, wounds, strict=True)])
    life, arrows = shot(view, life, view.arrows, first.seat, 2 if first.doubled else 1)
    felt = seems(view, first.seat, view.reach(seat, first.face))
    left = [face for at, face in enumerate(view.dice) if face in (ONE, TWO) and not view.used >> at & 1]
    left.remove(first.face)
    worth = max([before_gun(view, seat, *each) for each in spread(view, seat, (life, arrows, felt), left)])
    return worth - (plan(view, seat).beer() if first.doubled else 0.0)


def help_(view: Bang, seat: Seat, other: Seat, points: int) -> float:
    """What life points do where they are wanted; what nobody needs one drinks oneself."""
    wasted = view.life[other] == view.most(other)
    felt = HELPING if other == view.sheriff() != seat and not wasted else 0.0
    return before_gun(view, seat, healed(view, view.life, other, points), view.arrows, felt) - 1e-6 * (
        wasted and other != seat
    )


def dodge(view: Bang, seat: Seat, dodges: bool) -> float:
    """An arrow instead of a life point; what is still due after it is borne."""
    due = view.pending[0][1] - dodges
    arrows = less(view.arrows, seat, -int(dodges))
    return outlook(view, seat).value(less(view.life, seat, due), arrows)


def absurd(view: Bang, seat: Seat, action: Action) -> bool:
    """To pour a beer for whom one has just shot or would rather shoot, to shoot the own side, or the Sheriff too early."""
    match action:
        case Drink(seat=other) | Gift(seat=other):
            return other != seat and (
                bool(view.aimed >> other & 1)
                or help_(view, seat, other, 1) < before_gun(view, seat, view.life, view.arrows)
            )
        case Shoot(seat=other, doubled=doubled) if other == view.sheriff():
            wounds = view.wounds[other] if view.wounds else 0
            early = len(view.living()) > 2 and view.life[other] <= wounds + 1 + doubled
            return view.roles[seat] == DEPUTY or (view.roles[seat] == RENEGADE and early)
    return False


def worth(state: Bang, seat: Seat) -> float:
    """The chance to win, as life points and roles, known and believed, promise."""
    scores = state.scores()
    if scores is not None:
        return float(scores[seat])
    if len(state.roles) < state.seats() or BLANK in state.characters or state.phase == "over":
        return 0.5
    return at_once(state, seat)


ADVICE = Advice(
    rate,
    worth,
    reason,
    playout,
    absurd=absurd,
    chances=chances,
    sampling=Sampling(world=believed),
)


def deciding(view: Bang, seat: Seat, action: Action) -> float:
    """Shots and beers go where they do most; dice are thrown by rule of thumb."""
    return glancing(view, seat, action) if isinstance(action, Stop | Reroll) else rate(view, seat, action)


LEVELS: Levels = {
    "beginner": Follow(rate=brawling), "regular": Follow(rate=glancing), "expert": Follow(rate=deciding), "master": Follow(compares=lambda view: view.phase != "choose"), PLAIN: Follow(rate=glancing),
}  # fmt: skip
"""The master goes by the chance to win in all things; dice drown what a few hundred playouts tell."""
