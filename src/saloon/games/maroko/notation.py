"""Maroko in text: `roll 355`, `keep 55`, `all` throws all three again, `stop`."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.notation import Lexicon, impossible, read_seat, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action
from saloon.games.maroko.rules import IN_CUP, KEEP, ROLL, THROWS, Maroko, MarokoOptions
from saloon.kit import rounds
from saloon.kit.dice import Dice, read_dice, write_dice
from saloon.kit.rounds import NOBODY, read_starter, write_starter


def words() -> Iterator[tuple[str, Action]]:
    yield from rounds.words()
    yield from ((f"roll {write_dice(dice)}", roll) for dice, roll in ROLL.items())
    yield from ((f"keep {write_dice(dice)}" if dice else "all", keep) for dice, keep in KEEP.items())


class MarokoNotation(Lexicon[Maroko]):
    """A position: starter | order | player:throws | places | left lying | results | wins.

    `1 12 2:1 355 .xx 266/- 0,0`: two seats, the second has thrown once, the fives stay.
    """

    fields = ("starter", "order", "turn", "dice", "left", "results", "wins")

    def write_state(self, s: Maroko) -> str:
        starter = write_starter(s.starter)
        order = "".join(map(write_seat, s.players))
        left = "".join("x" if s.left >> i & 1 else "." for i in range(3))
        results = "/".join(map(write_dice, s.results))
        wins = ",".join(map(str, s.wins))
        return (
            f"{starter} {order} {write_seat(s.player)}:{s.throws} {''.join(map(str, s.dice))} {left} {results} {wins}"
        )

    def read_state(self, text: str, options: Options) -> Maroko:
        assert isinstance(options, MarokoOptions)
        with reading(text):
            starter, order, turn, dice, left, results, wins = text.split()
            player, throws = turn.split(":")
            won = tuple(map(int, wins.split(",")))
            seats = len(won)
            found = Maroko(
                options=options,
                starter=read_starter(starter, seats),
                players=tuple(read_seat(each, seats) for each in order),
                player=read_seat(player, seats),
                results=tuple(read_result(each) for each in results.split("/")),
                wins=won,
                throws=int(throws),
                dice=read_places(dice),
                left=sum(1 << i for i, mark in enumerate(left) if mark == "x"),
            )
            if self.write_state(found) != text:
                raise ValueError(text)
        if why := rounds.flaw(found) or ("" if can_lie(found) else "dice"):
            raise impossible(why)
        return found


def can_lie(s: Maroko) -> bool:
    """Whether the dice may lie like this after this number of throws."""
    finished = s.results[s.player]
    if s.throws == 0:
        return not finished and s.dice == IN_CUP and s.left == 0
    if s.starter == NOBODY or not 0 < s.throws <= THROWS:
        return False
    if 0 in s.dice:
        return not finished and s.throws < THROWS and s.left_lying() == s.lying()
    return has_fallen(s) and (finished == s.lying() if finished else s.throws < THROWS)


def has_fallen(s: Maroko) -> bool:
    """Whether dice can fall like this: one at least, the lowest first, and all of them at the first throw."""
    fallen = [face for i, face in enumerate(s.dice) if not s.left >> i & 1]
    return fallen != [] and fallen == sorted(fallen) and (s.throws > 1 or s.left == 0)


def read_result(text: str) -> Dice:
    dice = read_dice(text, 3)
    if len(dice) not in (0, 3):
        raise ValueError(text)
    return dice


def read_places(text: str) -> Dice:
    if len(text) != 3 or not set(text) <= set("0123456"):
        raise ValueError(text)
    return tuple(int(each) for each in text)


NOTATION = MarokoNotation(words())
