"""Why one would do this: the reasons behind the hints. All numbers are worked out; worths are told in dollars."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dice_town.advice import offers, town_choices, worths
from saloon.games.dice_town.advice.gains import EVERYTHING
from saloon.games.dice_town.advice.hands import dice_promise
from saloon.games.dice_town.data import ACE, CHEATER, DOLLARS_A_POINT, FACE_OF, JOE_TAKES, POINTS, PRICE, WANTED
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules import actions as a
from saloon.house.rooms import Reason
from saloon.kit.dice import Dice

GLANCE: Final = 0.25
"""In points: a choice this much worse than the best is not defended with numbers."""
FEW: Final = 15
"""In per cent: a house that the dice win less often is not given as a reason."""
HOUSE_OF: Final = {face: house for house, face in FACE_OF.items()}


def reason(view: DiceTown, seat: Seat, action: Action) -> Reason:
    if len(view.legal(seat)) == 1:
        return Reason("why-forced")
    if view.phase == "offers":
        return offering(view, seat, action)
    match action:
        case a.Keep(faces=faces):
            return keeping(view, seat, faces)
        case a.Play() | a.Cheat():
            return playing(view, seat, action)
        case a.Pass():
            return passing(view, seat)
        case a.Decide(seat=winner):
            return deciding(view, seat, winner)
        case a.TakeBack():
            return Reason("why-back")
        case a.Call(seat=other) | a.Crown(seat=other):
            return Reason("why-own" if other == seat else "why-other")
    return in_town(view, seat, action)


def dollars(points: float) -> int:
    """Points in dollars."""
    return round(DOLLARS_A_POINT * points)


def at_least(points: float) -> int:
    """Whole dollars that points certainly are."""
    return max(0, int(DOLLARS_A_POINT * points))


# -- dice -------------------------------------------------------------------------------------


def keeping(view: DiceTown, seat: Seat, faces: Dice) -> Reason:
    """What the dice do where they count most, and what the next best choice loses."""
    promise, row = dice_promise(view, seat, EVERYTHING), view.rows[seat]
    values = {each.faces: promise.keep(row, each.faces) for each in view.legal(seat) if isinstance(each, a.Keep)}
    rest = max([value for each, value in values.items() if each != faces])
    if values[faces] < rest - GLANCE:
        return Reason("why-glance")
    fee = PRICE[len(faces)]
    if fee:
        free = max([value for each, value in values.items() if len(each) == 1])
        gain = at_least(values[faces] - free)
        return Reason("why-keep-pay" if faces else "why-keep-none", {"fee": fee, "dollars": gain})
    less = at_least(values[faces] - rest)
    face, count = faces[0], (row + faces).count(faces[0])
    if face == ACE:
        return Reason("why-keep-ace", {"count": min(count, len(view.column) - 1), "less": less})
    percent = round(100 * promise.wins(view, seat, face, count))
    if percent < FEW:
        return Reason("why-keep-open", {"less": less})
    return Reason("why-keep", {"house": HOUSE_OF[face], "percent": percent, "less": less})


# -- cards ------------------------------------------------------------------------------------


def playing(view: DiceTown, seat: Seat, action: a.Play | a.Cheat) -> Reason:
    """What the card does now, and what it is worth in the hand."""
    kept = worths.card(
        view, WANTED if view.phase == "wanted" else CHEATER if isinstance(action, a.Cheat) else action.card
    )
    now = town_choices.play(view, seat, action) + kept
    return Reason("why-play", {"dollars": max(0, dollars(now)), "kept": dollars(kept)})


def passing(view: DiceTown, seat: Seat) -> Reason:
    """The best that a card could do now, and what it is worth in the hand."""
    cards = [each for each in view.legal(seat) if isinstance(each, a.Play | a.Cheat)]
    best = playing(view, seat, max(cards, key=lambda each: town_choices.play(view, seat, each)))
    return Reason("why-pass", best.args)


# -- the Sheriff ------------------------------------------------------------------------------


def deciding(view: DiceTown, seat: Seat, winner: Seat) -> Reason:
    """What naming oneself is worth beyond the best of the others, and what is paid for one of them."""
    if winner == seat:
        others = [
            town_choices.decide(view, seat, each.seat, EVERYTHING)
            for each in view.legal(seat)
            if isinstance(each, a.Decide) and each.seat != seat
        ]
        return Reason(
            "why-decide-own", {"dollars": at_least(town_choices.decide(view, seat, seat, EVERYTHING) - max(others))}
        )
    paid = dollars(town_choices.paid(view, seat, winner))
    return Reason("why-decide-paid", {"dollars": paid}) if paid else Reason("why-decide-least")


def offering(view: DiceTown, seat: Seat, action: Action) -> Reason:
    worth = {"dollars": max(0, dollars(offers.worth_of_winning(view, seat)))}
    if not isinstance(action, a.NoOffer):
        return Reason("why-offer", worth)
    loses = max(0, dollars(offers.sheriff_loss(view, seat))) if view.tied >> seat & 1 else 0
    return Reason("why-no-offer", {**worth, "asked": loses}) if loses else Reason("why-no-stake", worth)


# -- the houses -------------------------------------------------------------------------------


def in_town(view: DiceTown, seat: Seat, action: Action) -> Reason:
    match action:
        case a.Steal(seat=victim):
            shows = min(view.shows(seat, "saloon"), len(view.cards[victim]))
            return Reason("why-steal", {"count": shows, "dollars": dollars(worths.stolen_card(view, victim, shows))})
        case a.Joe(seat=victim):
            return Reason("why-joe", {"dollars": min(JOE_TAKES, view.money[victim])})
        case a.Pick(card=card):
            return Reason("why-pick", {"dollars": dollars(worths.card(view, card))})
        case a.Fence(cards=cards):
            return Reason("why-fence", {"points": sum([POINTS[card] for card in cards])})
        case a.Remedy(kind=kind):
            return Reason("why-remedy", {"dollars": dollars(town_choices.remedy(view, seat, kind))})
        case a.Decline():
            return Reason("why-decline")
    return Reason("why-rest")
