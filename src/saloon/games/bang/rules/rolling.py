"""3 rolling: the throws, the arrows that fall in them, and the Indians."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from saloon.core.state import NATURE, Action, Seat
from saloon.games.bang.data import ARROW, ARROWS, BLANK
from saloon.games.bang.rules import tokens
from saloon.games.bang.rules.actions import REROLL, STOP, Indians, Reroll, Roll, Stop, TakeArrow
from saloon.kit.dice import Dice, parts_of

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang


@cache
def rerolls(free: Dice) -> tuple[Action, ...]:
    """To stop, or to throw any of the free dice again."""
    return (STOP, *[REROLL[faces] for faces in parts_of(free) if faces])


def roll(s: Bang, seat: Seat, throw: Roll) -> None:
    """Dice fall into the free places; each fresh arrow is taken before anything else."""
    fallen = list(throw.faces)
    s.kept = sum([1 << at for at, face in enumerate(s.dice) if face != BLANK])
    s.dice = tuple([face if face != BLANK else fallen.pop(0) for face in s.dice])
    s.rolls += 1
    s.phase = "reroll"
    arrows = throw.faces.count(ARROW)
    if arrows:
        s.pending = (("arrow", arrows, 0),)


def reroll(s: Bang, seat: Seat, again: Reroll) -> None:
    """Dice with these faces go back into the cup."""
    dice = list(s.dice)
    for face in again.faces:
        dice[dice.index(face)] = BLANK
    s.dice = tuple(dice)
    s.phase = "roll"


def stop(s: Bang, seat: Seat, action: Stop) -> None:
    s.phase = "dynamite"


def take_arrow(s: Bang, seat: Seat, action: TakeArrow) -> None:
    """One arrow for the player; the last one calls the Indians before the next is taken."""
    what, count, _ = s.pending[0]
    rest = s.pending[1:]
    s.pending = ((what, count - 1, 0), *rest) if count > 1 else rest
    tokens.take_arrow(s, s.player)
    if not s.pile:
        s.pending = (("indians", 0, 0), *s.pending)


def indians(s: Bang, seat: Seat, action: Indians) -> None:
    losses = s.indian_losses()
    s.arrows = (0,) * s.seats()
    s.pile = ARROWS
    s.pending = s.pending[1:]
    tokens.lose(s, losses, s.player if s.options.indians_credit == "active" else NATURE)
