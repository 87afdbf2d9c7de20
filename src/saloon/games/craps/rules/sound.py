"""Which positions can come about."""

from __future__ import annotations

from saloon.games.craps.data import ASIDE, BAR, CALM_THROWS, CHIPS, IDLE_THROWS, MOST_SEATS, NOBODY
from saloon.games.craps.rules.state import Craps, start


def flaw(s: Craps) -> str:
    """Why the position cannot come about; nothing if it can."""
    seats = len(s.chips)
    amounts = (s.bank, *s.chips, *s.owed, s.idle, s.calm, *(count for bets in s.bets for count in bets))
    if (
        not 2 <= seats <= MOST_SEATS
        or min(amounts) < 0
        or s.idle > IDLE_THROWS
        or s.calm > CALM_THROWS
        or len(s.owed) != seats
    ):
        return "number"
    if s.census() != CHIPS:
        return "count"
    if len(s.dice) not in (0, 2) or not can_wait(s):
        return "dice"
    return "" if is_due(s) else "turn"


def can_wait(s: Craps) -> bool:
    """Whether the last throw leaves chips where they wait; while it is settled all may still lie as before it."""
    if s.phase in ("lose", "pay", "move", "shoot", "sweep") or (s.phase == "close" and not s.ayes):
        return len(s.dice) == 2
    kept = s.outcome().fates if s.dice else ()
    waiting = {spot for bets in s.bets for spot, count in enumerate(bets) if count and spot >= BAR}
    return waiting <= set(kept) and not (s.idle and waiting)


def is_due(s: Craps) -> bool:
    """Whether what comes next fits the seats, their chips and the dice."""
    if s.phase == "lot" or s.banker == NOBODY:
        return s == start(len(s.chips), s.options)
    if s.phase in ("bet", "ask", "throw"):
        return s.live == s.all_in() and not any(s.owed) and not s.shots and is_betting(s)
    everybody = (1 << len(s.chips)) - 1
    return (
        s.done == everybody
        and not s.all_in() & ~s.live
        and (s.shots == () or s.phase in ("shoot", "sweep"))
        and is_settling(s)
    )


def is_betting(s: Craps) -> bool:
    """Before a throw: who has bet, who wants to end the game, and who has answered."""
    broke = sum(1 << seat for seat, chips in enumerate(s.chips) if not chips)
    if broke & ~s.done or s.ayes & ~s.live or s.noes & ~s.live or s.ayes & s.noes:
        return False
    if (s.options.idle and s.idle == IDLE_THROWS) or (
        s.options.wait and s.ayes and not s.noes and s.calm < CALM_THROWS
    ):
        return False
    waiting, asked = s.live & ~s.done, s.live & ~(s.ayes | s.noes)
    if s.phase == "bet":
        return waiting != 0 and s.noes == 0
    if s.phase == "ask":
        return waiting == 0 and s.ayes != 0 and asked != 0
    return waiting == 0 and (s.ayes == s.noes == 0 or (s.noes != 0 and s.ayes != 0 and asked == 0 and s.calm == 0))


def is_settling(s: Craps) -> bool:
    """After a throw: each step has something to do, and what comes before it is done."""
    seats = range(len(s.chips))
    if s.phase == "over":
        return s.on_board() == 0
    if s.phase == "close":
        return (any(s.owed) and s.bank == 0) or (s.ayes == s.live and not s.noes) or s.is_played_out()
    if s.ayes or s.noes:
        return False
    if s.phase in ("shoot", "sweep"):
        return sum(s.dice) == 12 and not any(s.owed) and is_swept(s)
    won, lost = tuple(map(s.won, seats)), any(map(s.lost, seats))
    if s.phase == "lose":
        return lost and s.owed == won
    if s.phase == "pay":
        return not lost and any(s.owed) and s.bank > 0 and (s.owed == won or (sum(s.dice) == 12 and not s.on_board()))
    return not lost and not any(won) and not any(s.owed) and s.moving()


def is_swept(s: Craps) -> bool:
    """A 12 for somebody; dice are thrown for the chips where they cannot be shared."""
    winners = s.on_twelve()
    if not winners or s.on_board() % len(winners) == 0:
        return bool(winners) and s.phase == "sweep" and s.shots == ()
    if len(s.shots) != len(s.chips) or any(shot != ASIDE and seat not in winners for seat, shot in enumerate(s.shots)):
        return False
    return 0 in s.shots if s.phase == "shoot" else s.shots.count(max(s.shots)) == 1 and 0 not in s.shots
