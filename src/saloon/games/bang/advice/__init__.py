"""What a bot should know about Bang!: rating a choice, judging a position, playing on quickly."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.bang.advice.belief import believed
from saloon.games.bang.advice.dice_worth import (
    all_shots,
    chance_by_stopping,
    chance_by_throw,
    dice_worth,
    suspicion_by_shot,
)
from saloon.games.bang.advice.outlook import at_once, outlook
from saloon.games.bang.advice.quick import GIFTED, HELPING, brawler_rate, playout, quick_rate
from saloon.games.bang.advice.reasons import reason
from saloon.games.bang.advice.tokens import fired, healed, less, shot
from saloon.games.bang.data import BLANK, DEPUTY, ONE, RENEGADE, TWO
from saloon.games.bang.engine.oracle import chances, sure
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules import actions as a
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Sampling


def rate(view: Bang, seat: Seat, action: Action) -> float:
    """The chance to win after an action; for the last two from their table, once it is worked out."""
    known = sure(view, seat)
    if known is not None:
        return known[action]
    match action:
        case a.Stop():
            return chance_by_stopping(view, seat)
        case a.Reroll(faces=faces):
            return chance_by_throw(view, seat, faces)
        case a.Shoot():
            return chance_by_shot(view, seat, action)
        case a.Drink(seat=other):
            return chance_by_healing(view, seat, other, 2 if view.thirsty and other == seat else 1)
        case a.Gift(seat=other):
            return chance_by_healing(view, seat, other, 1)
        case a.Clear(seat=other):
            return chance_after_gatling(view, seat, view.life, less(view.arrows, other, 1))
        case a.Enough():
            return chance_after_gatling(view, seat, view.life, view.arrows)
        case a.Choose(character=who):
            return GIFTED[who] / 100
        case a.Dodge() | a.Bear():
            return chance_by_dodge(view, seat, isinstance(action, a.Dodge))
        case a.Shed() | a.Keep():
            return outlook(view, seat).value(view.life, less(view.arrows, seat, int(isinstance(action, a.Shed))))
    return 0.0


def chance_after_gatling(
    view: Bang, seat: Seat, life: tuple[int, ...], arrows: tuple[int, ...], added_suspicion: float = 0.0
) -> float:
    """The chance to win after the Gatling, if it fires; the turn's earlier deeds change how the seat looks."""
    if view.fires():
        life, arrows = fired(view, life, arrows)
    return outlook(view, seat).value(life, arrows, added_suspicion=added_suspicion)


def chance_by_shot(view: Bang, seat: Seat, first: a.Shoot) -> float:
    """The chance to win after this shot, if the shots after it go where they do most."""
    wounds = view.wounds or (0,) * view.seats()
    life = tuple([max(0, points - lost) for points, lost in zip(view.life, wounds, strict=True)])
    life, arrows = shot(view, life, view.arrows, first.seat, 2 if first.doubled else 1)
    added_suspicion = suspicion_by_shot(view, first.seat, view.reach(seat, first.face))
    left = [face for at, face in enumerate(view.dice) if face in (ONE, TWO) and not view.used >> at & 1]
    left.remove(first.face)
    worth = max(
        [
            chance_after_gatling(view, seat, *each)
            for each in all_shots(view, seat, (life, arrows, added_suspicion), left)
        ]
    )
    return worth - (dice_worth(view, seat).beer_worth() if first.doubled else 0.0)


def chance_by_healing(view: Bang, seat: Seat, other: Seat, points: int) -> float:
    """The chance to win after giving life points; a beer that nobody needs one drinks oneself."""
    wasted = view.life[other] == view.most(other)
    added_suspicion = HELPING if other == view.sheriff() != seat and not wasted else 0.0
    return chance_after_gatling(
        view, seat, healed(view, view.life, other, points), view.arrows, added_suspicion
    ) - 1e-6 * (wasted and other != seat)


def chance_by_dodge(view: Bang, seat: Seat, dodges: bool) -> float:
    """The chance to win with an arrow instead of a life point; all further points are lost."""
    due = view.pending[0][1] - dodges
    arrows = less(view.arrows, seat, -int(dodges))
    return outlook(view, seat).value(less(view.life, seat, due), arrows)


def absurd(view: Bang, seat: Seat, action: Action) -> bool:
    """A beer for a target or an enemy, a shot at one's own side, or at the Sheriff too early."""
    match action:
        case a.Drink(seat=other) | a.Gift(seat=other):
            return other != seat and (
                bool(view.aimed >> other & 1)
                or chance_by_healing(view, seat, other, 1) < chance_after_gatling(view, seat, view.life, view.arrows)
            )
        case a.Shoot(seat=other, doubled=doubled) if other == view.sheriff():
            wounds = view.wounds[other] if view.wounds else 0
            early = len(view.living()) > 2 and view.life[other] <= wounds + 1 + doubled
            return view.roles[seat] == DEPUTY or (view.roles[seat] == RENEGADE and early)
    return False


def worth(state: Bang, seat: Seat) -> float:
    """The chance to win, by life points and by roles known or believed."""
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
    return quick_rate(view, seat, action) if isinstance(action, a.Stop | a.Reroll) else rate(view, seat, action)


LEVELS: Levels = {
    "beginner": Follow(rate=brawler_rate),
    "regular": Follow(rate=quick_rate),
    "expert": Follow(rate=deciding),
    "master": Follow(compares=lambda view: view.phase != "choose"),
    PLAIN: Follow(rate=quick_rate),
}
"""The master always goes by the chance to win; a few hundred playouts say little, dice vary too much."""
