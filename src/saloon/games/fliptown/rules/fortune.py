"""What fortune may do: cards of the deck, sealed things that are told, forced steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action
from saloon.games.fliptown.rules import cards, knowledge, roles, set_up
from saloon.games.fliptown.rules.actions import (
    ASIDE,
    FINED,
    HOLE,
    INTEREST,
    JUDGE,
    PAY,
    PEEK,
    REFILL,
    ROBBERY,
    SHOW,
    TELL,
    THEFT,
    TURN,
    UNVEIL,
    WORK,
)  # fmt: skip
from saloon.games.fliptown.rules.table import Table
from saloon.kit.cards import BLANK

DRAWN: Final[dict[str, tuple[Action, ...]]] = {"flip": TURN, "rob": ROBBERY, "theft": THEFT, "judge": JUDGE}
"""The phases in which the top card of the deck is turned or taken."""
STEP: Final[dict[str, Action]] = {"interest": INTEREST, "pay": PAY, "work": WORK}
"""The forced steps."""


def coming(s: Table) -> Sequence[Action]:
    """What fortune may do; everything is equally likely."""
    table = DRAWN.get(s.phase)
    if table is not None:
        if not cards.deck_left(s):
            return (REFILL,)
        return [table[card] for card in knowledge.cards_of(cards.unseen(s))]
    match s.phase:
        case "sheriff":
            return [ASIDE[card] for card in knowledge.cards_of(cards.unseen(s))]
        case "hole":
            return [HOLE[s.player][card] for card in knowledge.cards_of(cards.unseen(s))]
        case "announce":
            return roles.announcements(s)
        case "unveil":
            return unveilings(s)
        case "peek":
            return [PEEK[card] for card in knowledge.sheriff_chances(s)]
        case "show":
            return [SHOW[card] for card in knowledge.sheriff_chances(s)]
        case "tell":
            pays = s.bribes[s.player]
            return TELL[s.player] if pays == BLANK else (TELL[s.player][pays],)
        case "fined":
            return (FINED[s.player],)
    return (STEP[s.phase],) if s.phase in STEP else set_up.coming(s)


def unveilings(s: Table) -> Sequence[Action]:
    seat, at = divmod(s.left, cards.HOLES)
    return [UNVEIL[seat][card] for card in knowledge.hole_chances(s, s.holes[seat][at])]
