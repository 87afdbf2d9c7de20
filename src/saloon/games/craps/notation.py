"""Craps mini in text: `put pass`, `put 7-11`, `done`, `propose`; nature: `roll 34`, `lose`, `pay 2`, `move`, `sweep`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from saloon.core.notation import Lexicon, impossible, read_seat, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action
from saloon.games.craps.data import BAR, CALM_THROWS, CHIPS, EMPTY, IDLE_THROWS, LEFT, MOST_SEATS, RIGHT, Bets
from saloon.games.craps.rules import ASIDE, NOBODY, Craps, CrapsOptions, start
from saloon.games.craps.rules.actions import (
    AGREE,
    BANKER,
    CLOSE_ALL,
    DECLINE,
    DONE,
    LOSE_ALL,
    MOVE_ALL,
    PAYMENT,
    PROPOSE,
    PUT,
    ROLL,
    SHOT,
    SWEEP_ALL,
)
from saloon.games.craps.rules.phases import ASK, BET, CLOSE, LOSE, LOT, MOVE, OVER, PAY, SHOOT, SWEEP, THROW, Phase
from saloon.kit.dice import read_dice, write_dice

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
NAMES: Final = (
    "pass",
    "dont",
    "2-6",
    "7-11",
    "12",
    "bar",
    *(f"L{point}" for point in LEFT),
    *(f"R{point}" for point in RIGHT),
)
"""Spots by name: the fields, a Don't Pass that stands, and the points left and right."""
SPOT_OF: Final = {name: spot for spot, name in enumerate(NAMES)}


def words() -> Iterator[tuple[str, Action]]:
    yield from ((f"put {NAMES[put.field]}", put) for put in PUT)
    yield from (("done", DONE), ("propose", PROPOSE), ("agree", AGREE), ("decline", DECLINE))
    yield from (("lose", LOSE_ALL), ("move", MOVE_ALL), ("sweep", SWEEP_ALL), ("close", CLOSE_ALL))
    yield from ((f"banker {write_seat(seat)}", banker) for seat, banker in enumerate(BANKER))
    yield from ((f"pay {write_seat(seat)}", payment) for seat, payment in enumerate(PAYMENT))
    yield from ((f"roll {write_dice(dice)}", roll) for dice, roll in ROLL.items())
    yield from ((f"shoot {shot.face}", shot) for shot in SHOT)


class CrapsNotation(Lexicon[Craps]):
    """A position: phase banker bank dice | done ayes noes live | idle calm | owed shots | each seat's chips.

    `bet 1 17 34 ..-..-..-xx 0:3 0,0 - 3/2+L4*1+pass*1`: the second of two seats has two chips in
    hand, one waits for the 4 in the left box, one lies on PASS LINE.
    """

    fields = ("phase", "banker", "bank", "dice", "marks", "counts", "owed", "shots", "chips")

    def write_state(self, s: Craps) -> str:
        seats = len(s.chips)
        marks = "-".join(write_marks(bits, seats) for bits in (s.done, s.ayes, s.noes, s.live))
        shots = ",".join("x" if shot == ASIDE else str(shot) for shot in s.shots) or "-"
        each = "/".join(map(write_chips, s.chips, s.bets))
        banker = "?" if s.banker == NOBODY else write_seat(s.banker)
        owed = ",".join(map(str, s.owed))
        return f"{s.phase} {banker} {s.bank} {write_dice(s.dice)} {marks} {s.idle}:{s.calm} {owed} {shots} {each}"

    def read_state(self, text: str, options: Options) -> Craps:
        assert isinstance(options, CrapsOptions)
        with reading(text):
            found = read_position(text, options)
            if self.write_state(found) != text:
                raise ValueError(text)
        if why := flaw(found):
            raise impossible(why)
        return found


def read_position(text: str, options: CrapsOptions) -> Craps:
    phase, banker, bank, dice, marks, counts, owed, shots, each = text.split()
    read = [read_chips(chips) for chips in each.split("/")]
    done, ayes, noes, live = map(read_marks, marks.split("-"))
    idle, calm = map(int, counts.split(":"))
    return Craps(
        options, PHASES[PHASES.index(phase)], NOBODY if banker == "?" else read_seat(banker, len(read)), int(bank),
        tuple(chips for chips, _ in read), tuple(bets for _, bets in read), read_dice(dice, 2), done, ayes, noes,
        tuple(map(int, owed.split(","))), read_shots(shots), idle, calm, live,
    )  # fmt: skip


# -- positions that cannot come about ---------------------------------------------------------


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
    if s.phase in (LOSE, PAY, MOVE, SHOOT, SWEEP) or (s.phase == CLOSE and not s.ayes):
        return len(s.dice) == 2
    kept = s.outcome().fates if s.dice else ()
    waiting = {spot for bets in s.bets for spot, count in enumerate(bets) if count and spot >= BAR}
    return waiting <= set(kept) and not (s.idle and waiting)


def is_due(s: Craps) -> bool:
    """Whether what comes next fits the seats, their chips and the dice."""
    if s.phase == LOT or s.banker == NOBODY:
        return s == start(len(s.chips), s.options)
    if s.phase in (BET, ASK, THROW):
        return s.live == s.all_in() and not any(s.owed) and not s.shots and is_betting(s)
    everybody = (1 << len(s.chips)) - 1
    return (
        s.done == everybody
        and not s.all_in() & ~s.live
        and (s.shots == () or s.phase in (SHOOT, SWEEP))
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
    if s.phase == BET:
        return waiting != 0 and s.noes == 0
    if s.phase == ASK:
        return waiting == 0 and s.ayes != 0 and asked != 0
    return waiting == 0 and (s.ayes == s.noes == 0 or (s.noes != 0 and s.ayes != 0 and asked == 0 and s.calm == 0))


def is_settling(s: Craps) -> bool:
    """After a throw: each step has something to do, and what comes before it is done."""
    seats = range(len(s.chips))
    if s.phase == OVER:
        return s.on_board() == 0
    if s.phase == CLOSE:
        return (any(s.owed) and s.bank == 0) or (s.ayes == s.live and not s.noes) or s.is_played_out()
    if s.ayes or s.noes:
        return False
    if s.phase in (SHOOT, SWEEP):
        return sum(s.dice) == 12 and not any(s.owed) and is_swept(s)
    won, lost = tuple(map(s.won, seats)), any(map(s.lost, seats))
    if s.phase == LOSE:
        return lost and s.owed == won
    if s.phase == PAY:
        return not lost and any(s.owed) and s.bank > 0 and (s.owed == won or (sum(s.dice) == 12 and not s.on_board()))
    return not lost and not any(won) and not any(s.owed) and s.moving()


def is_swept(s: Craps) -> bool:
    """A 12 for somebody; dice are thrown for the chips where they cannot be shared."""
    winners = s.on_twelve()
    if not winners or s.on_board() % len(winners) == 0:
        return bool(winners) and s.phase == SWEEP and s.shots == ()
    if len(s.shots) != len(s.chips) or any(shot != ASIDE and seat not in winners for seat, shot in enumerate(s.shots)):
        return False
    return 0 in s.shots if s.phase == SHOOT else s.shots.count(max(s.shots)) == 1 and 0 not in s.shots


# -- marks, shots, chips ----------------------------------------------------------------------


def write_marks(bits: int, seats: int) -> str:
    return "".join("x" if bits >> seat & 1 else "." for seat in range(seats))


def read_marks(text: str) -> int:
    return sum(1 << seat for seat, mark in enumerate(text) if mark == "x")


def read_shots(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    shots = tuple(ASIDE if shot == "x" else int(shot) for shot in text.split(","))
    if not all(ASIDE <= shot <= 6 for shot in shots):
        raise ValueError(text)
    return shots


def write_chips(chips: int, bets: Bets) -> str:
    """Chips in hand, then what lies where: `2+pass*1`."""
    return "".join([str(chips), *(f"+{NAMES[spot]}*{count}" for spot, count in enumerate(bets) if count)])


def read_chips(text: str) -> tuple[int, Bets]:
    hand, *placed = text.split("+")
    bets = list(EMPTY)
    for each in placed:
        name, count = each.split("*")
        bets[SPOT_OF[name]] = int(count)
    return int(hand), tuple(bets)


NOTATION = CrapsNotation(words())
