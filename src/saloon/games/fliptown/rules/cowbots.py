"""The cowbots of the solo game: what they steal and what they score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.games.fliptown.data import BOT_CHARACTER, BOT_HOLDEM, BOTS, GOT_CASH, JANE, LEVELS, SITES, SUIT
from saloon.games.fliptown.rules.actions import Theft
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.state import Fliptown


def wakes(s: Fliptown) -> bool:
    """Whether the bot's suit lies in the line-up, the suit card counted as changed."""
    suit_card, _ = s.roles[0]
    return s.suit == s.bot or any(SUIT[card] == s.bot for card in s.line if card != suit_card)


def watched(s: Fliptown) -> int:
    """What the bot watches for."""
    return GOT_CASH if s.bot == JANE and s.options.jane == "cash" else BOTS[s.bot].watches


def steals(s: Fliptown) -> bool:
    return s.bot != BLANK and bool(s.maps[0].got & watched(s)) and wakes(s)


def steal(s: Fliptown, seat: Seat, action: Theft) -> None:
    """The top card goes under the bot, unseen: it can be none of those that lie open now."""
    s.stolen += (action.card,)
    known = s.discards
    for each in s.line:
        known |= 1 << each
    for hole in s.holes:
        for each in hole:
            known |= 1 << each
    s.cleared += (known,)
    s.phase = "clear"


def bot_points(s: Fliptown) -> int:
    """What the bot scores against the final map."""
    level = LEVELS.index(s.options.level)
    me = s.maps[0]
    circled = me.circled()
    points = len(s.stolen) * (level + 1)
    for times, area in zip((4, 3, 2, 1)[: level + 2], BOTS[s.bot].areas, strict=False):
        points += times * (SITES[area] - circled[area].bit_count())
    return points + BOT_CHARACTER * (me.who != BLANK) + BOT_HOLDEM * (s.options.holdem != "no")
