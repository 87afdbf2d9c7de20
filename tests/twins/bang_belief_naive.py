"""What a seat of Bang! has witnessed, deed by deed, and how likely that makes every order of the role cards: slow and
exact."""

from __future__ import annotations

from itertools import permutations
from math import exp, tanh
from typing import Any, Final

from saloon.core.state import Action, Seat
from saloon.games.bang.advice.belief import known_roles, weighed
from saloon.games.bang.advice.weights import DOUBTED, HELPED, SHOT, SPARED
from saloon.games.bang.data import AT_TABLE, BLANK, SHERIFF
from saloon.games.bang.rules.actions import Clear, Drink, Gift, Shoot

TELLS: Final = (SHOT, SPARED, HELPED)
Deal = tuple[int, ...]


class Filter:
    """What a seat has witnessed, deed by deed, and how likely that makes every order of the role cards."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.all = sorted(set(permutations(AT_TABLE[seats])))
        self.deeds: list[tuple[int, Seat, Seat]] = []
        """0 shot, 1 spared, 2 helped; by whom, whom."""

    def witness(self, view: Any, doer: Seat, action: Action) -> None:
        """One decision, as the seat sees it coming from this view."""
        match action:
            case Shoot(face=face, seat=other):
                reach = view.reach(doer, face)
                if len(reach) > 1:
                    self.deeds += [(int(each != other), doer, each) for each in reach]
            case Drink(seat=other) | Gift(seat=other):
                if other != doer and view.life[other] < view.most(other):
                    self.deeds.append((2, doer, other))
            case Clear(seat=other):
                if other != doer:
                    self.deeds.append((2, doer, other))

    def chances(self, view: Any) -> dict[Deal, float]:
        """Of every deal that fits the roles the view shows."""
        fits = [
            deal
            for deal in self.all
            if all(role in (BLANK, there) for role, there in zip(view.roles, deal, strict=True))
        ]
        logs = {
            deal: sum(self.tells(view, deal, *deed) for deed in self.deeds if deed[1] != self.seat) for deal in fits
        }
        return shares(logs)

    def tells(self, view: Any, deal: Deal, what: int, doer: Seat, other: Seat) -> float:
        return TELLS[what][deal[doer]][deal[other]] + self.doubt(view, other) * DOUBTED[what][deal[doer]]

    def doubt(self, view: Any, seat: Seat) -> float:
        sheriff = view.roles.index(SHERIFF)
        if seat in (self.seat, sheriff):
            return 0.0
        shot, spared, helped = [self.deeds.count((what, seat, sheriff)) for what in range(3)]
        return tanh(0.5 * (shot - 0.4 * spared - helped))


def shares(logs: dict[Deal, float]) -> dict[Deal, float]:
    top = max(logs.values())
    whole = sum(exp(each - top) for each in logs.values())
    return {deal: exp(each - top) / whole for deal, each in logs.items()}


def bot(view: Any, seat: Seat) -> dict[Deal, float]:
    """The belief that bots go by."""
    return dict(weighed(known_roles(view, seat), seat, view.shots, view.spared, view.helped))
