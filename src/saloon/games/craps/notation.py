"""Craps mini in text: `put pass`, `put 7-11`, `done`, `propose`; nature `roll 34`, `lose`, `pay 2`, `move`, `sweep`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.notation import Lexicon, impossible, read_seat, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action
from saloon.games.craps.data import ASIDE, EMPTY, LEFT, NOBODY, RIGHT, Bets
from saloon.games.craps.rules import Craps, CrapsOptions
from saloon.games.craps.rules import actions as a
from saloon.games.craps.rules.flow import PHASES
from saloon.games.craps.rules.sound import flaw
from saloon.kit.dice import read_dice, write_dice

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
    yield from ((f"put {NAMES[put.field]}", put) for put in a.PUT)
    yield from (("done", a.DONE), ("propose", a.PROPOSE), ("agree", a.AGREE), ("decline", a.DECLINE))
    yield from (("lose", a.LOSE_ALL), ("move", a.MOVE_ALL), ("sweep", a.SWEEP_ALL), ("close", a.CLOSE_ALL))
    yield from ((f"banker {write_seat(seat)}", banker) for seat, banker in enumerate(a.BANKER))
    yield from ((f"pay {write_seat(seat)}", payment) for seat, payment in enumerate(a.PAYMENT))
    yield from ((f"roll {write_dice(dice)}", roll) for dice, roll in a.ROLL.items())
    yield from ((f"shoot {shot.face}", shot) for shot in a.SHOT)


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
        options=options,
        phase=PHASES[PHASES.index(phase)],
        banker=NOBODY if banker == "?" else read_seat(banker, len(read)),
        bank=int(bank),
        chips=tuple(chips for chips, _ in read),
        bets=tuple(bets for _, bets in read),
        dice=read_dice(dice, 2),
        done=done,
        ayes=ayes,
        noes=noes,
        owed=tuple(map(int, owed.split(","))),
        shots=read_shots(shots),
        idle=idle,
        calm=calm,
        live=live,
    )


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
