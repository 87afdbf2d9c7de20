"""Positions that never come about."""

from __future__ import annotations

from collections import Counter

from saloon.games.bang.data import ARROWS, AT_TABLE, BLANK, CHARACTERS, DICE
from saloon.games.bang.rules.ending import is_decided
from saloon.games.bang.rules.position import PHASES, Shootout
from saloon.games.bang.rules.turn import idle, waits

PLAY = PHASES.index("gift")


def flaw(s: Shootout) -> str:
    """Why the position cannot come about: a word for `impossible`, nothing if it can."""
    if not counts(s):
        return "count"
    if not in_range(s):
        return "number"
    if not fits(s):
        return "turn"
    over = s.phase == "over"
    if over != (s.won != BLANK or (s.pending[:1] != () and s.pending[0][0] == "show")):
        return "over"
    judged = PHASES.index(s.phase) >= PLAY and all(due[0] != "judge" for due in s.pending)
    return "over" if judged and is_decided(s) != over else ""


def counts(s: Shootout) -> bool:
    """Nine arrows, role cards of the table, each character once."""
    roles = Counter(role for role in s.roles if role != BLANK)
    dealt = [who for who in s.characters if who != BLANK and who not in s.offers]
    cards = [*dealt, *s.offers]
    return (
        len(s.roles) <= s.seats()
        and roles <= Counter(AT_TABLE[s.seats()])
        and len(set(cards)) == len(cards)
        and s.pile + sum(s.arrows) == ARROWS
    )


def in_range(s: Shootout) -> bool:
    seats = s.seats()
    deeds = (s.shots, s.spared, s.helped)
    return (
        len(s.characters) == len(s.arrows) == seats
        and len(s.wounds) in (0, seats)
        and min(s.pile, s.rolls, s.struck, *s.arrows, *s.wounds, *(min(each) for each in deeds)) >= 0
        and all(0 <= life <= (s.most(seat) if s.characters[seat] != BLANK else 0) for seat, life in enumerate(s.life))
        and all(0 <= mask < 1 << DICE for mask in (s.kept, s.used))
        and BLANK <= s.won < 1 << seats
        and s.rolls <= s.most_rolls()
        and len(s.offers) <= min(2 * seats, len(CHARACTERS))
    )


def fits(s: Shootout) -> bool:
    """Whether what comes next can come next."""
    if PHASES.index(s.phase) >= PLAY:
        if len(s.roles) < s.seats() or BLANK in s.characters:
            return False
        if s.phase not in ("gift", "over", "next") and (BLANK in s.dice) != (s.phase == "roll"):
            return False
        if any(not life and not s.shown >> seat & 1 and ("out", seat, 0) not in s.pending for seat, life in enumerate(s.life)):
            return False
    if s.pending:
        return s.pending[0][0] != "judge" and not idle(s)
    return s.phase == "over" or (waits(s) and (PHASES.index(s.phase) < PLAY or s.life[s.player] > 0))
