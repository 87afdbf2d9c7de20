"""What fortune may do: cards of the deck, sealed things that are told, forced steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from saloon.core.state import Action
from saloon.games.fliptown.rules import arrest, cards, poker, roles, setup, town
from saloon.games.fliptown.rules.actions import INTEREST, JUDGE, PAY, REFILL, ROBBERY, THEFT, TURN, WORK
from saloon.games.fliptown.rules.deck import cards_of, deck_left, pick, unseen
from saloon.games.fliptown.rules.flow import Phase

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.state import Fliptown

DRAWN: Final[dict[Phase, tuple[Action, ...]]] = {
    "flip": TURN,
    "rob": ROBBERY,
    "theft": THEFT,
    "judge": JUDGE,
}
"""The phases in which the top card of the deck is turned up or taken."""
STEPS: Final[dict[Phase, tuple[Action, ...]]] = {
    "interest": (INTEREST,),
    "pay": (PAY,),
    "work": (WORK,),
}
"""The forced steps."""
CHANCES: Final[dict[Phase, Callable[[Fliptown], Sequence[Action]]]] = {
    "lot": setup.lots,
    "come": setup.bots,
    "cast": setup.casts,
    "post": setup.posts,
    "sheriff": cards.asides,
    "hole": cards.holes,
    "announce": roles.announcements,
    "peek": town.peeks,
    "unveil": poker.unveilings,
    "tell": arrest.tellings,
    "show": arrest.showings,
    "fined": arrest.sentences,
}
"""All else, by phase."""


def coming(s: Fliptown) -> Sequence[Action]:
    """What fortune may do; everything is equally likely."""
    phase = s.phase
    if phase in DRAWN:
        return [DRAWN[phase][card] for card in cards_of(unseen(s))] if deck_left(s) else (REFILL,)
    if phase in CHANCES:
        return CHANCES[phase](s)
    return STEPS.get(phase, ())


def one(s: Fliptown, rng: Random) -> Action:
    """One of the things that may come."""
    table = DRAWN.get(s.phase)
    if table is not None and deck_left(s):
        return table[pick(unseen(s), rng)]
    found = coming(s)
    return found[int(rng.random() * len(found))]
