"""The cups: everybody builds a hand of five dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BRUTE, DICE, PRICE
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.cards import ALL, tell
from saloon.kit.dice import Dice, parts_of, rest_of

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown

Chances = Sequence[tuple[Action, int]]

# -- throwing ---------------------------------------------------------------------------------


def begin_round(s: DiceTown) -> None:
    s.round += 1
    s.house, s.last = "cups", False
    s.rows = ((),) * s.seats()
    s.gained = s.resting = 0
    begin_throw(s)


def begin_throw(s: DiceTown) -> None:
    """All dice that are not kept go into the cups."""
    seats = s.seats()
    s.phase = "last" if s.last else "roll"
    s.cups, s.picks, s.fresh = ((),) * seats, (None,) * seats, (None,) * seats
    s.free = s.tried = s.heard = 0


def is_throwing(s: DiceTown) -> bool:
    """Whether somebody's dice are still to fall."""
    return any(len(row) < DICE and not cup for row, cup in zip(s.rows, s.cups, strict=True))


def thrower(s: DiceTown) -> Seat:
    """Whose dice fall next: clockwise from the Sheriff's left."""
    return next(each for each in s.round_from(s.sheriff) if len(s.rows[each]) < DICE and not s.cups[each])


def throws(s: DiceTown) -> Chances:
    seat = thrower(s)
    return a.THROWS[seat][DICE - len(s.rows[seat])]


def roll(s: DiceTown, seat: Seat, action: a.Roll) -> None:
    """Dice fall under the cup; in the last throw they lie open at once."""
    if s.last:
        reveal(s, action.seat, action.faces)
    else:
        s.cups = changed(s.cups, action.seat, action.faces)


# -- keeping ----------------------------------------------------------------------------------


def choosing(s: DiceTown) -> tuple[Seat, ...]:
    """Who has not chosen yet what to keep."""
    return tuple([seat for seat, cup in enumerate(s.cups) if cup and s.picks[seat] is None])


@cache
def keeps(cup: Dice, most: int, none: bool) -> tuple[a.Keep, ...]:
    """What can be left under a cup: at most this many dice, and none if that can be paid."""
    return tuple([a.KEEP[part] for part in parts_of(cup) if (0 < len(part) <= most or (none and not part))])


def kept(s: DiceTown, seat: Seat) -> Sequence[Action]:
    money = s.money[seat]
    return keeps(s.cups[seat], DICE if trusts_brute(s, seat) else money + 1, money > 0)


def trusts_brute(s: DiceTown, seat: Seat) -> bool:
    """Whether somebody holds a Brute and may keep more than can be paid."""
    return BRUTE in s.cards[seat] and not s.resting >> seat & 1


def keep(s: DiceTown, seat: Seat, action: a.Keep) -> None:
    s.picks = changed(s.picks, seat, action.faces)


# -- lifting ----------------------------------------------------------------------------------


def is_covered(s: DiceTown) -> bool:
    """Whether a cup is still to be lifted."""
    return any(s.cups)


def lifts(s: DiceTown) -> Chances:
    """What comes to light under the next cup."""
    seat = next(each for each in s.round_from(s.sheriff) if s.cups[each])
    pick, dice = s.picks[seat], len(s.cups[seat])
    if pick is not None and pick in a.LIFT[seat]:
        return [(a.LIFT[seat][pick], 1)]
    return [(a.LIFT[seat][faces], 1) for faces in a.SETS if len(faces) <= dice]


def lift(s: DiceTown, seat: Seat, action: a.Lift) -> None:
    """A cup goes up; a player who has kept more than can be paid shows that they hold a Brute."""
    who, faces = action.seat, action.faces
    s.cups = changed(s.cups, who, ())
    s.picks = changed(s.picks, who, None)
    reveal(s, who, faces)
    if PRICE[len(faces)] > s.money[who]:
        tell(s, who, (BRUTE,), ALL)


def reveal(s: DiceTown, seat: Seat, faces: Dice) -> None:
    """Dice come to light and join the row."""
    s.fresh = changed(s.fresh, seat, faces)
    s.rows = changed(s.rows, seat, tuple(sorted(s.rows[seat] + faces)))


# -- paying -----------------------------------------------------------------------------------


def debtors(s: DiceTown) -> tuple[Seat, ...]:
    """Who has kept more than can be paid and has to take dice back."""
    return tuple([seat for seat in s.round_from(s.sheriff) if not s.heard >> seat & 1 and s.fee(seat) > s.money[seat]])


def takes_back(s: DiceTown, seat: Seat) -> list[Action]:
    return [a.BACK[face] for face in sorted(set(s.fresh[seat] or ()))]


def take_back(s: DiceTown, seat: Seat, action: a.TakeBack) -> None:
    s.fresh = changed(s.fresh, seat, rest_of(s.fresh[seat] or (), (action.face,)))
    s.rows = changed(s.rows, seat, rest_of(s.rows[seat], (action.face,)))


def payers(s: DiceTown) -> list[Seat]:
    """Who has not paid yet."""
    return [seat for seat in s.round_from(s.sheriff) if not s.heard >> seat & 1 and s.fee(seat)]


def fees(s: DiceTown) -> Chances:
    seat = payers(s)[0]
    return [(a.PAY[seat][s.fee(seat)], 1)]


def pay(s: DiceTown, seat: Seat, action: a.Pay) -> None:
    """The fee goes onto the stagecoach."""
    s.money = changed(s.money, action.seat, s.money[action.seat] - action.dollars)
    s.coach += action.dollars
    s.heard |= 1 << action.seat
