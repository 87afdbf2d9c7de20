"""Doctor Badluck consoles those who have gained nothing."""

from __future__ import annotations

from itertools import combinations

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import (
    ACE,
    BLANK,
    FENCED_AT_ONCE,
    FIRST_CLAIM,
    JACK,
    JOE,
    KING,
    QUEEN,
    RAID_TAKES,
    TEN,
    Card,
)
from saloon.games.dice_town.rules import ending, windows
from saloon.games.dice_town.rules.actions import CALL, DECLINE, FENCE, REMEDY
from saloon.games.dice_town.rules.cards import ALL, leave, move
from saloon.games.dice_town.rules.minds import DISCARDS, PILE, may_hold_claim
from saloon.games.dice_town.rules.table import Table


def opens(s: Table) -> None:
    """Who plays an Elixir?"""
    if not windows.open_house(s):
        line_up(s)


def line_up(s: Table) -> None:
    """Everybody who gained nothing may come; the Sheriff says in which order."""
    s.tied = sum([1 << seat for seat in range(s.seats()) if not s.gained >> seat & 1 or seat == s.boon])
    s.patients = ()
    s.phase = "call"
    next_call(s)


def waiting(s: Table) -> list[Seat]:
    """Who has not been called yet."""
    return [seat for seat in range(s.seats()) if s.tied >> seat & 1]


def calls(s: Table) -> list[Action]:
    return [CALL[seat] for seat in waiting(s)]


def call(s: Table, seat: Seat) -> None:
    s.patients += (seat,)
    s.tied &= ~(1 << seat)
    next_call(s)


def next_call(s: Table) -> None:
    """The last one needs no call."""
    if len(waiting(s)) < 2:
        s.patients += tuple(waiting(s))
        s.tied = 0
        examine(s)


def next_patient(s: Table) -> None:
    s.patients = s.patients[1:]
    examine(s)


def examine(s: Table) -> None:
    """Patients who are known to have nothing to ask for are passed over."""
    while s.patients and not may_ask(s, s.patients[0]):
        s.patients = s.patients[1:]
    if s.patients:
        s.winner, s.phase = s.patients[0], "patient"
    else:
        s.winner = BLANK
        ending.end_round(s)


def may_ask(s: Table, seat: Seat) -> bool:
    """Whether there may be a consolation, as far as everybody knows: any face but 9 and 10, or a claim to fence."""
    return s.rows[seat][-1] > TEN or may_hold_claim(s.public, seat)


def remedies(s: Table, seat: Seat) -> list[Action]:
    row = s.rows[seat]
    found: list[Action] = []
    if row[0] <= TEN:
        claims = [card for card in s.cards[seat] if card >= FIRST_CLAIM]
        pairs = combinations(claims, min(FENCED_AT_ONCE, len(claims))) if claims else ()
        found += [FENCE[cards] for cards in sorted(set(pairs))]
    found += [REMEDY["card"]] if JACK in row or QUEEN in row else []
    found += [REMEDY["dollars"]] if KING in row else []
    found += [REMEDY["nuggets"]] if ACE in row else []
    return [*found, DECLINE]


def fence(s: Table, cards: tuple[Card, ...]) -> None:
    """Claims lie open behind barbed wire; nobody can steal them."""
    for card in cards:
        leave(s, s.winner, card)
    s.fenced = changed(s.fenced, s.winner, tuple(sorted(s.fenced[s.winner] + cards)))
    next_patient(s)


def remedy(s: Table, kind: str) -> None:
    if kind == "card":
        if s.cards[PILE] or s.cards[DISCARDS]:
            s.phase = "draw"
            return
    elif kind == "dollars":
        s.money = collected(s.money, s.winner, RAID_TAKES)
    else:
        s.nuggets = collected(s.nuggets, s.winner, 1)
    next_patient(s)


def collected(heaps: tuple[int, ...], seat: Seat, each: int) -> tuple[int, ...]:
    """Everybody else hands over so much, or what there is.

    >>> collected((0, 5, 1, 0), 0, 2)
    (3, 3, 0, 0)
    """
    left = [heap if at == seat else max(0, heap - each) for at, heap in enumerate(heaps)]
    left[seat] += sum(heaps) - sum(left)
    return tuple(left)


def prescribe(s: Table, card: Card) -> None:
    """The top card of the store goes to the patient; Nervous Joe is played at once."""
    if card == JOE:
        move(s, PILE, DISCARDS, card, ALL)
        s.phase = "joe"
    else:
        move(s, PILE, s.winner, card, 1 << s.winner)
        next_patient(s)
