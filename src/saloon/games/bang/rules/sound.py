"""Which positions can come about."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saloon.core.state import NATURE
from saloon.games.bang.data import ARROWS, AT_TABLE, BART, BLANK, CHARACTERS, CUP, DICE, SHERIFF
from saloon.games.bang.rules.ending import is_decided
from saloon.games.bang.rules.flow import PHASES, Pending, idle, waits
from saloon.games.bang.rules.state import Bang

SET_UP: Final = frozenset(PHASES[: PHASES.index("gift")])


def flaw(s: Bang) -> str:
    """Why the position cannot come about: a word for `impossible`, nothing if it can."""
    if not counts(s):
        return "count"
    if not in_range(s):
        return "number"
    if not fits(s):
        return "turn"
    return "" if ends(s) else "over"


def counts(s: Bang) -> bool:
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


def in_range(s: Bang) -> bool:
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


def fits(s: Bang) -> bool:
    """Whether what comes next can come next."""
    if s.phase in SET_UP:
        return is_set_up(s) and waits(s)
    if not in_play(s) or (s.pile == 0) != (bool(s.pending) and s.pending[0][0] == "indians"):
        return False
    if s.pending:
        return (
            not idle(s)
            and all(may_be_due(s, *due) for due in s.pending)
            and in_order([what for what, _, _ in s.pending])
        )
    return s.phase == "over" or (waits(s) and (not s.wounds or s.phase == "shoot"))


def is_set_up(s: Bang) -> bool:
    """Only cards are on the table, dealt in their order; a seat with a character has its life points."""
    seats, choosing = s.seats(), s.options.characters == "choose"
    turns = [s.characters[(s.player + at) % seats] for at in range(seats)]
    given = sum(who != BLANK for who in turns)
    return (
        (s.dice, s.pending, s.wounds, s.pile) == (CUP, (), (), ARROWS)
        and not (s.rolls or s.kept or s.used or s.struck)
        and all(life == (s.most(seat) if s.characters[seat] != BLANK else 0) for seat, life in enumerate(s.life))
        and BLANK not in turns[:given]
        and (s.phase == "roles" or (len(s.roles) == seats and bool(s.shown) == (s.phase != "sheriff")))
        and (not given or s.phase == ("choose" if choosing else "cast"))
        and (not s.offers or (choosing and s.phase in ("cast", "choose")))
        and (s.phase != "choose" or len(s.offers) == 2 * seats)
        and all(who in s.offers[2 * at : 2 * at + 2] for at, who in enumerate(turns[:given]) if choosing)
    )


def in_play(s: Bang) -> bool:
    """All cards are dealt, dice are in the cup only to be thrown, and those out have shown the role or are about to."""
    leaving = {seat for what, seat, _ in s.pending if what == "out"}
    judged = any(what == "judge" for what, _, _ in s.pending)
    return (
        len(s.roles) == s.seats()
        and BLANK not in s.characters
        and (SHERIFF in s.roles and bool(s.shown >> s.sheriff() & 1) if s.seats() > 3 else BLANK not in s.roles)
        and (s.phase in ("next", "over") or (BLANK in s.dice) == (s.phase in ("gift", "roll")))
        and (s.phase != "gift" or s.dice == CUP)
        and all(
            life or seat in leaving or (s.shown >> seat & 1 and not s.arrows[seat]) for seat, life in enumerate(s.life)
        )
        and bool(s.life[s.player] or judged or s.phase in ("next", "over"))
    )


def may_be_due(s: Bang, what: Pending, one: int, two: int) -> bool:
    """Whether this can be pending: it is about somebody, and there is something to it."""
    seats = s.seats()
    match what:
        case "arrow" | "gringo" | "feast":
            return 0 < one <= ARROWS
        case "hits":
            return bool(s.wounds)
        case "dodge":
            bart = s.seat_of(BART)
            return bart != BLANK and bool(s.wounds) and one <= s.wounds[bart]
        case "shed":
            return one >= 0
        case "out" | "show":
            return 0 <= one < seats and not (s.life[one] if what == "out" else s.shown >> one & 1)
        case "judge":
            return (
                NATURE <= one < seats
                and 0 < two < 1 << seats
                and not any(s.life[seat] for seat in range(seats) if two >> seat & 1)
            )
    return True


def in_order(due: list[Pending]) -> bool:
    """Whether one batch of losses follows another: Bart answers before the hits, and after each exit one judges."""
    hits, judge = due.count("hits"), due.count("judge")
    before_hits = "dodge" not in due or due[:2] == ["dodge", "hits"]
    judged = "out" not in due or "judge" in due[due.index("out") :]
    return due[0] != "judge" and hits <= 1 and judge <= 1 and before_hits and judged


def ends(s: Bang) -> bool:
    """Whether the game is over just when it is decided, and has winners only then."""
    over = s.phase == "over"
    showing = bool(s.pending) and s.pending[0][0] == "show"
    if over != (showing or s.won != BLANK):
        return False
    judging = any(what == "judge" for what, _, _ in s.pending)
    return s.phase in SET_UP or judging or is_decided(s) == over
