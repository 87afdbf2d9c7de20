"""Doctor Badluck consoles those who have gained nothing."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town import data as d
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.cards import ALL, leave, move
from saloon.games.dice_town.rules.minds import DISCARDS, PILE, may_hold_claim

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown


def line_up(s: DiceTown) -> None:
    """Everybody who gained nothing may come; the Sheriff says in which order."""
    s.tied = sum([1 << seat for seat in range(s.seats()) if not s.gained >> seat & 1 or seat == s.boon])
    s.patients = ()
    s.phase = "call"


def waiting(s: DiceTown) -> list[Seat]:
    """Who has not been called yet."""
    return [seat for seat in range(s.seats()) if s.tied >> seat & 1]


def is_calling(s: DiceTown) -> bool:
    """Whether there is an order to be set: the last one needs no call."""
    return len(waiting(s)) > 1


def calls(s: DiceTown) -> list[Action]:
    return [a.CALL[seat] for seat in waiting(s)]


def call(s: DiceTown, seat: Seat, action: a.Call) -> None:
    s.patients += (action.seat,)
    s.tied &= ~(1 << action.seat)


def called(s: DiceTown) -> None:
    """All patients stand in their order."""
    s.patients += tuple(waiting(s))
    s.tied = 0
    s.phase = "next"


def admit(s: DiceTown) -> None:
    """The next patient comes in; a patient known to have nothing to ask for is passed over."""
    while s.patients and not may_ask(s, s.patients[0]):
        s.patients = s.patients[1:]
    if s.patients:
        s.winner, s.phase = s.patients[0], "patient"
    else:
        s.winner, s.phase = d.BLANK, "evening"


def dismiss(s: DiceTown) -> None:
    """The patient goes."""
    s.patients = s.patients[1:]
    s.phase = "next"


# -- remedies ---------------------------------------------------------------------------------


def may_ask(s: DiceTown, seat: Seat) -> bool:
    """Whether there may be a consolation, as far as everybody knows: any face but 9 and 10, or a claim to fence."""
    return s.rows[seat][-1] > d.TEN or may_hold_claim(s.public, seat)


def remedies(s: DiceTown, seat: Seat) -> list[Action]:
    row = s.rows[seat]
    found: list[Action] = []
    if row[0] <= d.TEN:
        claims = [card for card in s.cards[seat] if card >= d.FIRST_CLAIM]
        pairs = combinations(claims, min(d.FENCED_AT_ONCE, len(claims))) if claims else ()
        found += [a.FENCE[cards] for cards in sorted(set(pairs))]
    found += [a.REMEDY["card"]] if d.JACK in row or d.QUEEN in row else []
    found += [a.REMEDY["dollars"]] if d.KING in row else []
    found += [a.REMEDY["nuggets"]] if d.ACE in row else []
    return [*found, a.DECLINE]


def fence(s: DiceTown, seat: Seat, action: a.Fence) -> None:
    """Claims lie open behind barbed wire; nobody can steal them."""
    for card in action.cards:
        leave(s, s.winner, card)
    s.fenced = changed(s.fenced, s.winner, tuple(sorted(s.fenced[s.winner] + action.cards)))
    dismiss(s)


def remedy(s: DiceTown, seat: Seat, action: a.Remedy) -> None:
    """A store card if there is one, or something from everybody else."""
    if action.kind == "card" and (s.cards[PILE] or s.cards[DISCARDS]):
        s.phase = "draw"
        return
    if action.kind == "dollars":
        s.money = collected(s.money, s.winner, d.RAID_TAKES)
    elif action.kind == "nuggets":
        s.nuggets = collected(s.nuggets, s.winner, 1)
    dismiss(s)


def collected(heaps: tuple[int, ...], seat: Seat, each: int) -> tuple[int, ...]:
    """Everybody else hands over this much, or what there is.

    >>> collected((0, 5, 1, 0), 0, 2)
    (3, 3, 0, 0)
    """
    left = [heap if at == seat else max(0, heap - each) for at, heap in enumerate(heaps)]
    left[seat] += sum(heaps) - sum(left)
    return tuple(left)


def draw(s: DiceTown, seat: Seat, action: a.Draw) -> None:
    """The top card of the store goes to the patient; Nervous Joe is played at once."""
    if action.card == d.JOE:
        move(s, PILE, DISCARDS, action.card, ALL)
        s.phase = "joe"
    else:
        move(s, PILE, s.winner, action.card, 1 << s.winner)
        dismiss(s)


def decline(s: DiceTown, seat: Seat, action: a.Decline) -> None:
    dismiss(s)
