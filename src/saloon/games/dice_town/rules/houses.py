"""The houses that give at once what they have: the mine, the bank with its stagecoach, the badge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.rules import actions as a

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown


def acts(s: DiceTown) -> Sequence[tuple[Action, int]]:
    return [(a.ACT[s.house], 1)]


def dig(s: DiceTown, seat: Seat, action: a.Dig) -> None:
    """The winner takes nuggets out of the mine."""
    haul = s.haul()
    s.mine -= haul
    s.nuggets = changed(s.nuggets, s.winner, s.nuggets[s.winner] + haul)
    gain(s, s.winner, haul)
    s.phase = "leave"


def rob(s: DiceTown, seat: Seat, action: a.Rob) -> None:
    """The robber takes the money of the bank; who played Even Split gets a share."""
    share = s.share()
    for who, dollars in ((s.winner, s.bank - share), (s.boon, share)):
        if dollars:
            s.money = changed(s.money, who, s.money[who] + dollars)
            gain(s, who, dollars)
    s.bank = 0
    s.phase = "leave"


def rides(s: DiceTown) -> Sequence[tuple[Action, int]]:
    return [(a.RIDE, 1)]


def ride(s: DiceTown, seat: Seat, action: a.Ride) -> None:
    """The stagecoach brings its money to the bank, and the next round begins."""
    s.bank, s.coach = s.bank + s.coach, 0
    s.phase = "round"


def pin(s: DiceTown, seat: Seat, action: a.Badge) -> None:
    """The winner of the kings is the Sheriff from now on."""
    gain(s, s.winner, s.winner != s.sheriff or s.options.badge_gain)
    s.sheriff = s.winner
    s.phase = "leave"


def gain(s: DiceTown, seat: Seat, amount: int) -> None:
    """Anything that really came to somebody keeps them from the doctor."""
    s.gained |= (amount > 0) << seat
