"""Why one would do this: the reasons behind the hints."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.bang import data as d
from saloon.games.bang.advice.belief import beliefs
from saloon.games.bang.advice.dice_worth import chance_by_throw, counted, dice_worth
from saloon.games.bang.advice.tokens import struck
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules import actions as a
from saloon.games.bang.study import ahead
from saloon.house.rooms import Reason
from saloon.kit.dice import Dice


def reason(view: Bang, seat: Seat, action: Action) -> Reason:
    if len(view.legal(seat)) == 1:
        return Reason("why-forced")
    match action:
        case a.Stop():
            return stopping(view, seat)
        case a.Reroll(faces=faces):
            return throwing(view, seat, faces)
        case a.Shoot():
            return shooting(view, seat, action)
        case a.Drink(seat=other) | a.Gift(seat=other):
            return healing(view, seat, other)
        case a.Clear(seat=other):
            return Reason("why-clear-own" if other == seat else "why-clear-other")
        case a.Enough():
            return Reason("why-enough")
        case a.Choose(character=who):
            return Reason("why-choose", {"count": d.LIFE[who]})
        case a.Dodge():
            return Reason("why-dodge")
        case a.Shed() | a.Keep():
            return Reason("why-shed" if isinstance(action, a.Shed) else "why-keep")
    return Reason("why-bear")


def stopping(view: Bang, seat: Seat) -> Reason:
    """Why to stop, with what the best throw instead would promise and risk."""
    throws = [action for action in view.legal(seat) if isinstance(action, a.Reroll)]
    numbers = chances(view, max(throws, key=lambda each: chance_by_throw(view, seat, each.faces)).faces)
    if view.pile <= 2:
        return Reason("why-stop-arrows", {"count": view.pile, **numbers})
    return Reason("why-stop" if dice_worth(view, seat).worth(counted(view.dice)) > 0 else "why-stop-risk", numbers)


def throwing(view: Bang, seat: Seat, faces: Dice) -> Reason:
    """Why to throw, with what it promises and risks."""
    numbers = chances(view, faces)
    message, count = purpose(view, seat, faces)
    return Reason(message, {"count": count, **numbers} if count else numbers)


def chances(view: Bang, faces: Dice) -> dict[str, str | int]:
    """What throwing these dice may bring, in percent; risks that come to less than half of one are none."""
    percent = {name: round(100 * chance) for name, chance in ahead(view, faces)._asdict().items()}
    risks = [name for name in ("blast", "indians") if percent[name]]
    return {**percent, "risk": "both" if len(risks) == 2 else "".join(risks) or "none"}


def purpose(view: Bang, seat: Seat, faces: Dice) -> tuple[str, int]:
    """What a throw is for: guns first, else to be rid of a useless face; and the guns kept, if they count."""
    worths = dice_worth(view, seat)
    kept = view.dice.count(d.GATLING) - faces.count(d.GATLING)
    short = view.guns_needed(view.player) - kept
    if view.pile <= len(faces) and raid(view, seat) > 0:
        return "why-throw-indians", 0
    if short <= 0:
        return "why-loaded", 0
    if short == 1:
        return "why-chase-gun", kept
    for face in (d.ONE, d.TWO):
        if face in faces and max(worths.hurt_worth(other) for other in view.reach(seat, face)) < 0:
            return "why-throw-shots", 0
    if d.ARROW in faces:
        return "why-throw-arrows", 0
    if d.GATLING in faces and not view.plays(d.KIT):
        return "why-throw-guns", 0
    if d.BEER in faces and worths.beer_worth() <= 0:
        return "why-throw-beers", 0
    return "why-throw", 0


def raid(view: Bang, seat: Seat) -> float:
    """What an Indian attack now would be worth to the seat, all losses counted."""
    life, _, _ = struck(view, view.life, view.arrows, view.pile)
    return sum([(view.life[other] - life[other]) * dice_worth(view, seat).hurt_worth(other) for other in view.living()])


def shooting(view: Bang, seat: Seat, shot: a.Shoot) -> Reason:
    other = shot.seat
    aimed = view.wounds[other] if view.wounds else 0
    if aimed >= view.life[other]:
        return Reason("why-overkill")
    if dice_worth(view, seat).hurt_worth(other) <= 0:
        return Reason("why-lesser-evil")
    if aimed + (2 if shot.doubled else 1) >= view.life[other]:
        return Reason("why-kill")
    if shot.doubled:
        return Reason("why-double")
    if view.seats() == 3:
        hunts = view.roles[other] == d.PREY[view.roles[seat]] or len(view.living()) == 2
        return Reason("why-prey" if hunts else "why-rival")
    return by_role(view, seat, other)


def by_role(view: Bang, seat: Seat, other: Seat) -> Reason:
    """What is known or believed of the target's role."""
    odds = beliefs(view, seat)[other]
    if odds[d.SHERIFF]:
        return Reason("why-sheriff")
    if view.roles[seat] == d.RENEGADE:
        return Reason("why-rival")
    suspects = {d.OUTLAW: "why-outlaw", d.RENEGADE: "why-renegade", d.DEPUTY: "why-deputy"}
    if view.roles[seat] == d.OUTLAW:
        del suspects[d.OUTLAW]
    likely = max(suspects, key=lambda role: odds[role])
    percent = round(100 * odds[likely])
    return Reason(suspects[likely], {"percent": percent}) if percent >= 50 else Reason("why-foe")


def healing(view: Bang, seat: Seat, other: Seat) -> Reason:
    if view.life[other] >= view.most(other):
        return Reason("why-waste")
    if other == seat:
        return Reason("why-heal-own")
    if dice_worth(view, seat).hurt_worth(other) > 0:
        return Reason("why-heal-foe")
    return Reason("why-heal-sheriff" if view.roles[other] == d.SHERIFF else "why-heal-friend")
