"""Taking back: a policy over information, not a technical feature.

A seat may take back its own last decision freely while nobody has learnt anything since:

1. no other seat has decided anything since;
2. nature has done forced steps only, nothing was rolled or drawn;
3. nothing hidden has become visible to anybody: everybody, onlookers too, saw the decision
   and each forced step in full, and could have known before that just this was possible.

Otherwise the other people at the table must agree; bots always do. In a rated match nothing
is taken back. What was undone before still counts: it was seen, and the same
move again meets the same throw and the same card (`fate`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Action, Illegal, Seat, State
from saloon.house.game import Game
from saloon.match.entries import Entry, Undone

WORLDS: Final = 40
"""How many worlds that a viewer thinks possible are looked at before something counts as known."""


@dataclass(frozen=True)
class Undo:
    """A seat's wish to take back, waiting for the others."""

    seat: Seat
    back_to: int
    needed: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()

    def agree(self, seat: Seat) -> Undo:
        """One of those asked agrees."""
        if seat not in self.needed:
            raise Illegal("undo-not-asked")
        return self if seat in self.agreed else replace(self, agreed=tuple(sorted((*self.agreed, seat))))

    @property
    def granted(self) -> bool:
        return set(self.agreed) >= set(self.needed)


def decision(log: Sequence[Entry], *seats: Seat) -> Event:
    """The last decision of the seat, or of any of these seats, that stands."""
    at = len(log)
    while at:
        entry = log[at - 1]
        if isinstance(entry, Event) and entry.seat in seats and entry.seat != NATURE:
            return entry
        at = entry.back_to - 1 if isinstance(entry, Undone) else at - 1
    raise Illegal("undo-nothing")


def is_free(game: Game[Any], seats: int, since: Iterable[tuple[Entry, State]], seat: Seat) -> bool:
    """Whether nobody has learnt anything by what has happened since, each with the position before it."""
    return all(
        _is_own(entry, before, seat) and not reveals(game, seats, before, entry)
        for entry, before in since
        if isinstance(entry, Event)
    )


def _is_own(event: Event, before: State, seat: Seat) -> bool:
    return event.seat == seat or (event.seat == NATURE and len(before.chances()) == 1)


def reveals(game: Game[Any], seats: int, before: State, event: Event) -> bool:
    """Whether the event shows something hidden to anybody, or is itself hidden from anybody."""
    if not game.secrets:
        return False
    return any(
        before.witness(viewer, event.seat, event.action) != event.action or not _was_sure(viewer, before, event)
        for viewer in (*range(seats), ONLOOKER)
        if viewer != event.seat
    )


def _was_sure(viewer: Seat, before: State, event: Event) -> bool:
    """Whether the event was possible in every world that the viewer thought possible.

    A view changes by the witnessed action alone, so an action seen in full that was possible
    in all those worlds tells them apart no better than before. The worlds are guessed from a
    fixed seed: a check of the match comes to the same answer.
    """
    view, rng = before.view(viewer), Random(event.number)
    return all(_is_possible(view.guess(rng), event.seat, event.action) for _ in range(WORLDS))


def _is_possible(world: State, seat: Seat, action: Action) -> bool:
    if seat == NATURE:
        return [each for each, _ in world.chances()] == [action]
    return action in world.legal(seat)
