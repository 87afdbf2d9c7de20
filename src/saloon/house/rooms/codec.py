"""Choices as whole numbers, and what a seat sees as a row of them: for agents that learn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic

from saloon.core.options import Options
from saloon.core.state import Action, S, Seat
from saloon.house.rooms.cells import Cell, Cells, Number, OneOf


@dataclass(frozen=True)
class Family:
    """Actions of one kind that are too many to list: told apart by a key, and by their order where keys are equal."""

    kind: type[Action]
    keys: tuple[object, ...]
    key: Callable[[Any], object]
    """(action) -> one of the keys"""
    each: int = 1
    """The most actions with the same key in one position."""


@dataclass(frozen=True)
class Codec(Generic[S]):
    """The numbers of a game's choices and of its views. They stay the same for one version of the game."""

    seats: int
    """The most that can play: every row has room for them."""
    actions: tuple[Action, ...]
    """What a seat may do, each by its place here."""
    view: Mapping[str, Cells]
    """The fields of a position, in order."""
    chances: int
    """The most that nature can bring at one turn."""
    families: tuple[Family, ...] = ()
    """Come after the actions."""
    told: Mapping[str, Callable[[Any], object]] = field(default_factory=dict)
    """Parts of the view that are no field of the position: what they are made of it."""

    # -- choices ------------------------------------------------------------------------

    @cached_property
    def count(self) -> int:
        """How many numbers there are."""
        return len(self.actions) + sum(len(each.keys) * each.each for each in self.families)

    @cached_property
    def places(self) -> dict[Action, int]:
        return {action: at for at, action in enumerate(self.actions)}

    @cached_property
    def firsts(self) -> dict[tuple[type[Action], object], tuple[int, int]]:
        """For each key of a family its first number, and how many numbers there are."""
        found, first = {}, len(self.actions)
        for family in self.families:
            for key in family.keys:
                found[family.kind, key] = (first, family.each)
                first += family.each
        return found

    @cached_property
    def keys(self) -> dict[type[Action], Callable[[Any], object]]:
        return {family.kind: family.key for family in self.families}

    def numbers(self, legal: Sequence[Action]) -> list[int]:
        """The numbers of all that a seat may do in one position; no two are equal."""
        if not self.families:
            places = self.places
            return [places[action] for action in legal]
        found, used = [], dict.fromkeys(self.firsts, 0)
        for action in legal:
            key = self.keys.get(type(action))
            if key is None:
                found.append(self.places[action])
                continue
            which = (type(action), key(action))
            first, most = self.firsts[which]
            if used[which] == most:
                raise OverflowError(f"more than {most} choices with the key {which[1]}")
            found.append(first + used[which])
            used[which] += 1
        return found

    def choices(self, state: S, seat: Seat) -> dict[int, Action]:
        """What the seat may do, by number, in the order of the rules."""
        legal = state.legal(seat)
        return dict(zip(self.numbers(legal), legal, strict=True))

    def mask(self, state: S, seat: Seat) -> list[int]:
        """For every number whether the seat may do it."""
        row = [0] * self.count
        for number in self.numbers(state.legal(seat)):
            row[number] = 1
        return row

    # -- what a seat sees ---------------------------------------------------------------

    def layout(self, options: type[Options]) -> list[Cell]:
        """What each number of a row is."""
        found = [Cell("seat", 0, self.seats - 1), Cell("seats", 1, self.seats)]
        for name, values in options.choices().items():
            found += OneOf(*values).describe(f"options.{name}")
        for name, cells in self.view.items():
            found += cells.describe(name)
        return found

    def row(self, view: S, seat: Seat, seats: int) -> list[int]:
        """The view of the seat as numbers."""
        options: Options = view.options  # type: ignore[attr-defined]
        row = [seat, seats]
        row += [values.index(getattr(options, name)) for name, values in options.choices().items()]
        for name, cells in self.view.items():
            cells.fill(self.told[name](view) if name in self.told else getattr(view, name), row)
        return row


def seat_number(seats: int) -> Number:
    """A seat, or -1 for nobody."""
    return Number(-1, seats - 1)
