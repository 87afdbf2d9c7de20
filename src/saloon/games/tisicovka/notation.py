"""Tisícovka in text: `roll 113456`, `aside 11` (and throw the rest), `again`, `bank`, `lose`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from saloon.core.notation import Lexicon, impossible, read_seat, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import NATURE, Action, Seat
from saloon.games.tisicovka import data as d
from saloon.games.tisicovka import rules as r
from saloon.kit.dice import read_dice, write_dice

PHASES: Final[tuple[r.Phase, ...]] = get_args(r.Phase)


def words() -> Iterator[tuple[str, Action]]:
    yield from (("again", r.AGAIN), ("bank", r.BANK), ("lose", r.LOSE))
    yield from ((f"first {seat + 1}", lot) for seat, lot in enumerate(r.LOT))
    yield from ((f"roll {write_dice(dice)}", throw) for dice, throw in r.THROW.items())
    yield from ((f"aside {write_dice(dice)}", aside) for dice, aside in r.ASIDE.items())


class TisicovkaNotation(Lexicon[r.Tisicovka]):
    """A position: totals | who:phase | dice to throw:thrown | aside | points:successes:throw | final round.

    `120,0 2:choose 6:113456 - 0:0:1 -`
    """

    fields = ("totals", "turn", "dice", "aside", "series", "final")

    def read(self, text: str) -> Action:
        """Dice may be typed in any order, with or without spaces."""
        verb, _, faces = text.strip().partition(" ")
        digits = sorted(each for each in faces if each not in " ,-")
        return super().read(f"{verb} {''.join(digits)}" if faces and verb != "first" else text)

    def write_state(self, s: r.Tisicovka) -> str:
        totals = ",".join(map(str, s.totals))
        final = "-" if s.trigger == r.NOBODY else "".join(map(write_seat, (s.trigger, *s.turns)))
        series = f"{s.points}:{s.cycles}:{2 if s.second else 1}"
        dice = f"{s.left}:{write_dice(s.dice)}"
        return f"{totals} {write_player(s.player)}:{s.phase} {dice} {write_dice(s.aside)} {series} {final}"

    def read_state(self, text: str, options: Options) -> r.Tisicovka:
        assert isinstance(options, r.TisicovkaOptions)
        with reading(text):
            totals_text, turn, thrown, aside, series, final = text.split()
            totals = tuple(map(int, totals_text.split(",")))
            seats = len(totals)
            player, phase = turn.split(":")
            left, dice = thrown.split(":")
            points, cycles, throw = series.split(":")
            finals = () if final == "-" else tuple(read_seat(each, seats) for each in final)
            found = r.Tisicovka(
                options=options,
                totals=totals,
                player=r.NOBODY if player == "?" else read_seat(player, seats),
                phase=PHASES[PHASES.index(phase)],
                left=int(left),
                dice=read_dice(dice, d.DICE),
                aside=() if aside == "-" else tuple(map(int, aside)),
                points=int(points),
                cycles=int(cycles),
                second=throw == "2",
                trigger=finals[0] if finals else r.NOBODY,
                turns=finals[1:],
            )
            if self.write_state(found) != text:
                raise ValueError(text)
        if why := flaw(found):
            raise impossible(why)
        return found


# -- positions that cannot come about ---------------------------------------------------------


def flaw(s: r.Tisicovka) -> str:
    """Why the position cannot come about; nothing if it can."""
    if (
        not 2 <= len(s.totals) <= len(r.LOT)
        or any(points < 0 or points % d.STEP for points in (*s.totals, s.points))
        or s.cycles < 0
    ):
        return "number"
    if not is_in_turn(s):
        return "turn"
    if s.player == r.NOBODY:
        return "" if (s.left, s.aside, s.points) == (d.DICE, (), 0) else "dice"
    return "" if is_aside(s) and can_lie(s) else "dice"


def is_in_turn(s: r.Tisicovka) -> bool:
    """Whether these fit together: who throws, who is still to throw, and what is written down."""
    if s.player == r.NOBODY and s.phase == r.ROLL:
        return s == r.start(len(s.totals), s.options)
    if s.trigger == r.NOBODY:
        return s.player != r.NOBODY and max(s.totals) < d.GOAL and not s.turns
    order = (s.trigger, *s.others(s.trigger))
    due = () if s.player == r.NOBODY else (s.player, *s.turns)
    if due != tuple(seat for seat in order if seat in due) or (not due and (s.turns or s.phase != r.SETTLED)):
        return False
    if s.options.ties == "throw_off":
        return bool(due) or not s.tied()
    return (
        s.totals[s.trigger] >= d.GOAL
        and due == order[len(order) - len(due) :]
        and all(s.totals[seat] < d.GOAL for seat in due)
    )


def is_aside(s: r.Tisicovka) -> bool:
    """Whether just the dice that are not thrown lie aside, for no more points than the series has."""
    least = r.bonuses(s.cycles, s.options)
    for face in set(s.aside):
        threes, rest = divmod(s.aside.count(face), 3)
        if rest and face not in d.SINGLE:
            return False
        least += s.aside.count(face) * d.SINGLE[face] if face in d.SINGLE else threes * d.TRIPLE[face]
    return len(s.aside) + s.left == d.DICE and s.left > 0 and least <= s.points


def can_lie(s: r.Tisicovka) -> bool:
    """Whether the last throw may be this one, and have led here."""
    if s.phase == r.ROLL:
        return can_be_thrown_after(s)
    if s.phase == r.SETTLED:
        ones = s.dice == d.SIX_ONES and s.points >= d.PAIRS_POINTS
        last = len(s.dice) == 1 and s.dice[0] in d.SINGLE and s.cycles > 0 and s.points >= d.FIRST_BONUS
        return s.left == d.DICE and not s.second and (ones or last)
    before = s.copy()
    before.phase = r.ROLL
    return len(s.dice) == s.left and before.after(NATURE, r.THROW[s.dice]) == s and (s.left == 1 or not s.second)


def can_be_thrown_after(s: r.Tisicovka) -> bool:
    """Whether this number of dice can follow the last throw: some put aside, all six again, or the last once more."""
    dice, fresh = s.dice, s.left == d.DICE
    if s.second:
        return (
            s.left == 1
            and len(dice) == 1
            and (dice[0] not in d.SINGLE or (s.options.rethrow and not r.is_success(s.cycles, False, s.options)))
        )
    if not dice:
        return fresh and s.points == s.cycles == 0
    parts = [part for part, _ in d.ASIDES[dice] if dice.count(2) < 4]
    special = dice == d.STRAIGHT or d.is_three_pairs(dice, s.options.pairs)
    if fresh:
        return s.points > 0 and (special or dice in parts)
    return not special and len(dice) > s.left and s.aside[s.left - len(dice) :] in parts


def write_player(seat: Seat) -> str:
    return "?" if seat == r.NOBODY else write_seat(seat)


NOTATION = TisicovkaNotation(words())
