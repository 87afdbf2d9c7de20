"""Chance that is tied to its place: the third throw of the second turn is the same throw, whatever was chosen before.

A place is named by whose dice fall, in which turn, and how often they fell in it; cards lie in one order and are drawn
from the top. Two tables with the same secret meet the same fortune at the same place. Every single draw is as fair as
any other.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from saloon.core.event import Event
from saloon.core.origin import FortuneOrigin
from saloon.core.state import NATURE, Action, State
from saloon.house.game import Game
from saloon.match.fair import FairChance, pack

PLACE: Final = b"place"
"""The label of draws by place."""
Copy = tuple[str, int]
"""A card of a pile: how drawing it is written, and which of several equal ones it is."""


class PlacedChance(FairChance):
    """Provable chance by place. Its secret may belong to more than this match; then it stays inside after the end."""

    kind = "placed"

    def __init__(self, secret: bytes | None = None, shared: bool = False) -> None:
        super().__init__(secret)
        self.shared = shared


class OrderedPile(NamedTuple):
    """A pile as it lies: what was drawn is gone. Where something has come in, it was shuffled anew."""

    shuffled: int
    """How often it was shuffled."""
    left: frozenset[Copy]

    def lying(self, now: Mapping[str, int]) -> OrderedPile:
        """What lies there now. Cards that left in other ways were not taken by rank, so equal cards go by number."""
        there = {text: sorted([copy for copy in self.left if copy[0] == text]) for text in now}
        if any(count > len(there[text]) for text, count in now.items()):
            return new_pile(now, self.shuffled + 1)
        return OrderedPile(self.shuffled, frozenset([copy for text in now for copy in there[text][-now[text] :]]))


def new_pile(now: Mapping[str, int], shuffled: int = 0) -> OrderedPile:
    return OrderedPile(shuffled, frozenset([(text, at) for text, count in now.items() for at in range(count)]))


class FortunePlaces:
    """The places of a match as it goes on, and what falls there."""

    def __init__(self, game: Game[Any], secret: bytes) -> None:
        self.game = game
        self.secret = secret
        self.turn = ""
        """The turn that the last throw belonged to."""
        self.turns: Counter[str] = Counter()
        self.throws: Counter[str] = Counter()
        """By name, in this turn."""
        self.lasting: Counter[str] = Counter()
        """By name, in the whole match."""
        self.piles: dict[str, OrderedPile] = {}
        self.seeds: dict[str, int] = {}
        self.ranks: dict[tuple[str, Copy], int] = {}
        """What is known to have fallen in another match: it falls again at the same places."""

    def follow(self, start: State, events: Iterable[Event], remember: bool = False) -> State:
        """Go along with what has happened; with `remember`, the same falls again at the same places."""
        state: Any = start
        for event in events:
            if event.seat == NATURE:
                if remember:
                    self.remember(state, event.action)
                self.accept(state, event.action)
            state = state.after(event.seat, event.action)
        return state  # type: ignore[no-any-return]

    def origin(self, state: Any) -> FortuneOrigin:
        origin = self.game.rules.origin
        return FortuneOrigin("match") if origin is None else origin(state)

    def place(self, state: Any) -> str:
        """The name of the place where fortune moves now."""
        origin = self.origin(state)
        if origin.pile:
            return f"{origin.name} {self.pile(state).shuffled}"
        if not origin.turn:
            return f"{origin.name} {self.lasting[origin.name]}"
        if origin.turn != self.turn:
            return f"{origin.name} {origin.turn} {self.turns[origin.turn]} 0"
        return f"{origin.name} {origin.turn} {self.turns[origin.turn] - 1} {self.throws[origin.name]}"

    def drawn(self, state: Any) -> Action:
        """What falls here."""
        if len(chances := state.chances()) == 1:
            return chances[0][0]  # type: ignore[no-any-return]
        if not self.origin(state).pile:
            return state.sample(Random(self.seed(self.place(state))))  # type: ignore[no-any-return]
        text, _ = self.top(state)
        found: Action = next(action for action, _ in chances if self.game.notation.write(action) == text)
        return found

    def remembers(self, state: Any) -> bool:
        """Whether what falls here is known from another match."""
        place = self.place(state)
        return (place, self.top(state)) in self.ranks if self.origin(state).pile else place in self.seeds

    def seed(self, place: str) -> int:
        return self.seeds[place] if place in self.seeds else word(self.secret, place)

    def pile(self, state: Any) -> OrderedPile:
        """The pile as it lies now."""
        write = self.game.notation.write
        now = {write(action): weight for action, weight in state.chances()}
        pile = self.piles.get(self.origin(state).name)
        return new_pile(now) if pile is None else pile.lying(now)

    def top(self, state: Any, text: str = "") -> Copy:
        """The card that is drawn first; with a text, the first of these."""
        place = self.place(state)
        found = [copy for copy in self.pile(state).left if text in ("", copy[0])]
        return min(found, key=lambda copy: self.rank(place, copy))

    def rank(self, place: str, copy: Copy) -> tuple[int, int]:
        known = self.ranks.get((place, copy))
        return (1, word(self.secret, place, copy[0], str(copy[1]))) if known is None else (0, known)

    def accept(self, state: Any, action: Action) -> None:
        """Takes note of what fortune did. Forced steps have no place."""
        if len(state.chances()) == 1:
            return
        origin = self.origin(state)
        if origin.pile:
            pile, gone = self.pile(state), self.top(state, self.game.notation.write(action))
            self.piles[origin.name] = pile._replace(left=pile.left - {gone})
        elif not origin.turn:
            self.lasting[origin.name] += 1
        else:
            if origin.turn != self.turn:
                self.turn = origin.turn
                self.turns[origin.turn] += 1
                self.throws.clear()
            self.throws[origin.name] += 1

    def remember(self, state: Any, action: Action) -> None:
        """The same falls again at this place. Of dice it is found by trying what may have fallen in which order: as
        often on average as there are outcomes."""
        if len(state.chances()) == 1:
            return
        place = self.place(state)
        if self.origin(state).pile:
            self.ranks[place, self.top(state, self.game.notation.write(action))] = len(self.ranks)
            return
        tries = Random(word(self.secret, place, "tries"))
        while state.sample(Random(seed := tries.getrandbits(64))) != action:
            pass
        self.seeds[place] = seed


def word(secret: bytes, *texts: str) -> int:
    """256 bits of the secret for these texts."""
    return int.from_bytes(hmac.digest(secret, pack(PLACE, *(text.encode() for text in texts)), "sha256"), "big")
