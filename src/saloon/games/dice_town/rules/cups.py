"""Phase I: everybody builds a hand of five dice under the cup."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BRUTE, CHEATER, DICE
from saloon.games.dice_town.rules import houses, windows
from saloon.games.dice_town.rules.actions import BACK, KEEP, LIFT, PAY, SETS, THROWS, Keep
from saloon.games.dice_town.rules.cards import ALL, tell
from saloon.games.dice_town.rules.minds import may_hold
from saloon.games.dice_town.rules.table import Table, price
from saloon.kit.dice import Dice, parts_of, rest_of

Chances = Sequence[tuple[Action, int]]

# -- throwing ---------------------------------------------------------------------------------


def begin_round(s: Table) -> None:
    seats = s.seats()
    s.round += 1
    s.house, s.last = "cups", False
    s.rows = ((),) * seats
    s.gained = s.resting = 0
    begin_throw(s)


def begin_throw(s: Table) -> None:
    """All dice that are not kept go into the cups."""
    seats = s.seats()
    s.phase = "last" if s.last else "roll"
    s.cups, s.picks, s.fresh = ((),) * seats, (None,) * seats, (None,) * seats
    s.free = s.tried = s.heard = 0


def thrower(s: Table) -> Seat:
    """Whose dice fall next: clockwise from the Sheriff's left."""
    return next(each for each in s.round_from(s.sheriff) if len(s.rows[each]) < DICE and not s.cups[each])


def throws(s: Table) -> Chances:
    seat = thrower(s)
    return THROWS[seat][DICE - len(s.rows[seat])]


def roll(s: Table, seat: Seat, faces: Dice) -> None:
    if s.last:
        reveal(s, seat, faces)
        if not s.unfinished():
            windows.open_reveal(s)
        return
    s.cups = changed(s.cups, seat, faces)
    if all(len(row) == DICE or cup for row, cup in zip(s.rows, s.cups, strict=True)):
        s.phase = "keep"


# -- keeping ----------------------------------------------------------------------------------


def choosing(s: Table) -> tuple[Seat, ...]:
    """Who has not chosen yet what to keep."""
    return tuple([seat for seat, cup in enumerate(s.cups) if cup and s.picks[seat] is None])


@cache
def keeps(cup: Dice, most: int, none: bool) -> tuple[Keep, ...]:
    """What can be left under a cup, so many dice at most, and none if one can pay for that."""
    return tuple([KEEP[part] for part in parts_of(cup) if (0 < len(part) <= most or (none and not part))])


def kept(s: Table, seat: Seat) -> Sequence[Action]:
    money = s.money[seat]
    return keeps(s.cups[seat], DICE if trusts_brute(s, seat) else money + 1, money > 0)


def trusts_brute(s: Table, seat: Seat) -> bool:
    """Whether somebody holds a Brute and may keep more than can be paid."""
    return BRUTE in s.cards[seat] and not s.resting >> seat & 1


def keep(s: Table, seat: Seat, faces: Dice) -> None:
    s.picks = changed(s.picks, seat, faces)
    if not choosing(s):
        s.phase = "lift"


# -- lifting ----------------------------------------------------------------------------------


def lifter(s: Table) -> Seat:
    return next(each for each in s.round_from(s.sheriff) if s.cups[each])


def lifts(s: Table) -> Chances:
    """What comes to light under the next cup."""
    seat = lifter(s)
    pick, dice = s.picks[seat], len(s.cups[seat])
    if pick is not None and pick in LIFT[seat]:
        return [(LIFT[seat][pick], 1)]
    return [(LIFT[seat][faces], 1) for faces in SETS if len(faces) <= dice]


def lift(s: Table, seat: Seat, faces: Dice) -> None:
    s.cups = changed(s.cups, seat, ())
    s.picks = changed(s.picks, seat, None)
    reveal(s, seat, faces)
    if price(len(faces)) > s.money[seat]:
        tell(s, seat, (BRUTE,), ALL)
    if not any(s.cups):
        windows.open_reveal(s)


def reveal(s: Table, seat: Seat, faces: Dice) -> None:
    """Dice come to light and join the row."""
    s.fresh = changed(s.fresh, seat, faces)
    s.rows = changed(s.rows, seat, tuple(sorted(s.rows[seat] + faces)))


def may_play_at_reveal(s: Table, seat: Seat) -> bool:
    """Whether somebody may hold a card for this reveal, as far as everybody knows."""
    fresh = s.fresh[seat]
    if fresh is None:
        return False
    return (not s.last and may_hold(s.public, seat, BRUTE)) or (bool(fresh) and may_hold(s.public, seat, CHEATER))


def must_play_brute(s: Table, seat: Seat) -> bool:
    """Whether somebody has kept more than can be paid and has not played a Brute yet."""
    return not s.tried >> seat & 1 and s.fee(seat) > s.money[seat]


def cheat(s: Table, seat: Seat, die: int, face: int) -> None:
    """A die just revealed is turned to another face."""
    fresh = s.fresh[seat]
    assert fresh is not None
    s.fresh = changed(s.fresh, seat, tuple(sorted((*rest_of(fresh, (die,)), face))))
    s.rows = changed(s.rows, seat, tuple(sorted((*rest_of(s.rows[seat], (die,)), face))))


# -- paying -----------------------------------------------------------------------------------


def settle_fees(s: Table) -> None:
    """All cards of the reveal are settled: dice that cannot be paid go back, then everybody pays."""
    s.heard = 0
    next_fee(s)


def next_fee(s: Table) -> None:
    if debtors(s):
        s.phase = "back"
    elif payers(s):
        s.phase = "pay"
    else:
        end_throw(s)


def debtors(s: Table) -> tuple[Seat, ...]:
    """Who has kept more than can be paid and has to take dice back."""
    return tuple([seat for seat in s.round_from(s.sheriff) if not s.heard >> seat & 1 and s.fee(seat) > s.money[seat]])


def payers(s: Table) -> list[Seat]:
    return [seat for seat in s.round_from(s.sheriff) if not s.heard >> seat & 1 and s.fee(seat)]


def takes_back(s: Table, seat: Seat) -> list[Action]:
    return [BACK[face] for face in sorted(set(s.fresh[seat] or ()))]


def take_back(s: Table, seat: Seat, face: int) -> None:
    s.fresh = changed(s.fresh, seat, rest_of(s.fresh[seat] or (), (face,)))
    s.rows = changed(s.rows, seat, rest_of(s.rows[seat], (face,)))
    next_fee(s)


def fees(s: Table) -> Chances:
    seat = payers(s)[0]
    return [(PAY[seat][s.fee(seat)], 1)]


def pay(s: Table, seat: Seat, dollars: int) -> None:
    s.money = changed(s.money, seat, s.money[seat] - dollars)
    s.coach += dollars
    s.heard |= 1 << seat
    next_fee(s)


def end_throw(s: Table) -> None:
    """The next throw; the forced one if somebody is complete; the town if all are."""
    unfinished = s.unfinished()
    if not unfinished:
        houses.enter(s, "mine")
        return
    s.last = len(unfinished) < s.seats()
    begin_throw(s)
