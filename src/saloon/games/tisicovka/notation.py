"""Tisícovka in text: `roll 113456`, `aside 11` (and throw the rest), `again`, `bank`, `lose`."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.notation import Lexicon, read_seat, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Seat, Unreadable
from saloon.games.tisicovka.rules import (
    AGAIN,
    ASIDE,
    BANK,
    CHOOSE,
    DICE,
    LOSE,
    LOST,
    LOT,
    NOBODY,
    ROLL,
    SETTLED,
    THROW,
    Tisicovka,
    TisicovkaOptions,
)
from saloon.kit.dice import read_dice, write_dice

PHASES = (ROLL, CHOOSE, SETTLED, LOST)


def words() -> Iterator[tuple[str, Action]]:
    yield from (("again", AGAIN), ("bank", BANK), ("lose", LOSE))
    yield from ((f"first {seat + 1}", lot) for seat, lot in enumerate(LOT))
    yield from ((f"roll {write_dice(dice)}", throw) for dice, throw in THROW.items())
    yield from ((f"aside {write_dice(dice)}", aside) for dice, aside in ASIDE.items())


class TisicovkaNotation(Lexicon[Tisicovka]):
    """A position: totals | who:phase | dice to throw:thrown | aside | points:successes:throw | final round.

    `120,0 2:choose 6:113456 - 0:0:1 -`
    """

    def read(self, text: str) -> Action:
        """Dice may be typed in any order, with or without spaces."""
        verb, _, faces = text.strip().partition(" ")
        digits = sorted(each for each in faces if each not in " ,-")
        return super().read(f"{verb} {''.join(digits)}" if faces and verb != "first" else text)

    def write_state(self, s: Tisicovka) -> str:
        totals = ",".join(map(str, s.totals))
        final = "-" if s.trigger == NOBODY else "".join(map(write_seat, (s.trigger, *s.turns)))
        series = f"{s.points}:{s.cycles}:{2 if s.second else 1}"
        dice = f"{s.left}:{write_dice(s.dice)}"
        return f"{totals} {write_player(s.player)}:{s.phase} {dice} {write_dice(s.aside)} {series} {final}"

    def read_state(self, text: str, options: Options) -> Tisicovka:
        assert isinstance(options, TisicovkaOptions)
        try:
            totals_text, turn, thrown, aside, series, final = text.split()
            totals = tuple(map(int, totals_text.split(",")))
            seats = len(totals)
            player, phase = turn.split(":")
            left, dice = thrown.split(":")
            points, cycles, throw = series.split(":")
            finals = () if final == "-" else tuple(read_seat(each, seats) for each in final)
            s = Tisicovka(
                options, totals, NOBODY if player == "?" else read_seat(player, seats), phase, int(left),
                read_dice(dice, DICE), () if aside == "-" else tuple(map(int, aside)), int(points), int(cycles),
                throw == "2", finals[0] if finals else NOBODY, finals[1:],
            )  # fmt: skip
        except ValueError as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error
        if self.write_state(s) != text or phase not in PHASES or not 1 <= s.left <= DICE:
            raise Unreadable("unreadable-position", text=text[:60])
        return s


def write_player(seat: Seat) -> str:
    return "?" if seat == NOBODY else write_seat(seat)


NOTATION = TisicovkaNotation(words())
