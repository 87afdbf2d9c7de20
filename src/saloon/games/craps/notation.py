"""Craps mini in text: `put pass`, `put 7-11`, `done`, `propose`; nature: `roll 34`, `lose`, `pay 2`, `move`, `sweep`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.notation import Lexicon, read_seat, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Unreadable
from saloon.games.craps.actions import (
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
from saloon.games.craps.felt import EMPTY, LEFT, RIGHT, Bets
from saloon.games.craps.rules import ASIDE, CALM_THROWS, CHIPS, NOBODY, PHASES, Craps, CrapsOptions
from saloon.kit.dice import read_dice, write_dice

NAMES: Final = ("pass", "dont", "2-6", "7-11", "12", "bar", *(f"L{point}" for point in LEFT), *(f"R{point}" for point in RIGHT))
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

    def write_state(self, s: Craps) -> str:
        seats = len(s.chips)
        marks = "-".join(write_marks(bits, seats) for bits in (s.done, s.ayes, s.noes, s.live))
        shots = ",".join("x" if shot == ASIDE else str(shot) for shot in s.shots) or "-"
        each = "/".join(map(write_chips, s.chips, s.bets))
        banker = "?" if s.banker == NOBODY else write_seat(s.banker)
        owed = ",".join(map(str, s.owed))
        return f"{PHASES[s.phase]} {banker} {s.bank} {write_dice(s.dice)} {marks} {s.idle}:{s.calm} {owed} {shots} {each}"

    def read_state(self, text: str, options: Options) -> Craps:
        assert isinstance(options, CrapsOptions)
        try:
            s = read_position(text, options)
        except (ValueError, KeyError) as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error
        if self.write_state(s) != text or not is_sound(s):
            raise Unreadable("unreadable-position", text=text[:60])
        return s


def read_position(text: str, options: CrapsOptions) -> Craps:
    phase, banker, bank, dice, marks, counts, owed, shots, each = text.split()
    read = [read_chips(chips) for chips in each.split("/")]
    done, ayes, noes, live = map(read_marks, marks.split("-"))
    idle, calm = map(int, counts.split(":"))
    return Craps(
        options, PHASES.index(phase), NOBODY if banker == "?" else read_seat(banker, len(read)), int(bank),
        tuple(chips for chips, _ in read), tuple(bets for _, bets in read), read_dice(dice, 2), done, ayes, noes,
        tuple(map(int, owed.split(","))), read_shots(shots), idle, calm, live,
    )  # fmt: skip


def is_sound(s: Craps) -> bool:
    """Whether a position that could be read could also lie on the table."""
    seats = len(s.chips)
    amounts = (s.bank, *s.chips, *s.owed, s.idle, s.calm, *(count for bets in s.bets for count in bets))
    return (
        2 <= seats <= len(BANKER)
        and s.census() == CHIPS
        and min(amounts) >= 0
        and len(s.owed) == seats
        and len(s.shots) in (0, seats)
        and len(s.dice) in (0, 2)
        and s.calm <= CALM_THROWS
        and (s.banker == NOBODY) == (PHASES[s.phase] == "lot")
        and bool(s.dice or PHASES[s.phase] in ("lot", "bet", "ask", "throw"))
    )


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
