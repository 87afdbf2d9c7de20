"""Positions that never come about."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saloon.games.bang.data import ARROWS, AT_TABLE, BLANK, CHARACTERS, DICE
from saloon.games.bang.rules.ending import is_decided
from saloon.games.bang.rules.position import PHASES, Shootout
from saloon.games.bang.rules.turn import idle, waits

SET_UP: Final = frozenset(PHASES[: PHASES.index("gift")])


def flaw(s: Shootout) -> str:
    """Why the position cannot come about: a word for `impossible`, nothing if it can."""
    if not counts(s):
        return "count"
    if not in_range(s):
        return "number"
    if not fits(s):
        return "turn"
    return "" if ends(s) else "over"


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
        and 0 <= s.aimed < 1 << seats
        and s.rolls <= s.most_rolls()
        and len(s.offers) <= min(2 * seats, len(CHARACTERS))
    )


def fits(s: Shootout) -> bool:
    """Whether what comes next can come next."""
    if s.phase not in SET_UP and not in_play(s):
        return False
    if s.pending:
        return s.pending[0][0] != "judge" and not idle(s)
    return s.phase == "over" or (waits(s) and (s.phase in SET_UP or s.life[s.player] > 0))


def in_play(s: Shootout) -> bool:
    """All cards are dealt, dice are in the cup only to be thrown, and whoever is out has shown the role or is about to."""
    leaving = {seat for what, seat, _ in s.pending if what == "out"}
    return (
        len(s.roles) == s.seats()
        and BLANK not in s.characters
        and (s.phase in ("gift", "next", "over") or (BLANK in s.dice) == (s.phase == "roll"))
        and all(life or s.shown >> seat & 1 or seat in leaving for seat, life in enumerate(s.life))
    )


def ends(s: Shootout) -> bool:
    """Whether the game is over just when it is decided, and has winners only then."""
    over = s.phase == "over"
    showing = bool(s.pending) and s.pending[0][0] == "show"
    if over != (showing or s.won != BLANK):
        return False
    judging = any(what == "judge" for what, _, _ in s.pending)
    return s.phase in SET_UP or judging or is_decided(s) == over
