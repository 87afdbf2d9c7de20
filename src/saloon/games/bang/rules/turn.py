"""The steps of a turn: what comes next by itself, and what each decision does."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.data import ARROW, BEER, BLANK, GATLING, KIT, ONE, PEDRO, SAM, SID, SUZY, TWO
from saloon.games.bang.rules.actions import Shoot
from saloon.games.bang.rules.damage import heal, return_arrows, volley, wound
from saloon.games.bang.rules.ending import judge, winners
from saloon.games.bang.rules.position import CUP, PHASES, Phase, Shootout
from saloon.kit.dice import Dice

AFTER: Final[dict[Phase, Phase]] = dict(pairwise(PHASES))


def settle(s: Shootout) -> None:
    """Go on to the next thing that somebody decides or everybody sees."""
    while True:
        if s.pending:
            if s.pending[0][0] == "judge":
                judge(s)
            elif idle(s):
                s.pending = s.pending[1:]
            else:
                return
        elif s.phase == "over":
            s.won = winners(s) if s.won == BLANK else s.won
            return
        elif waits(s):
            return
        else:
            go_on(s)


def idle(s: Shootout) -> bool:
    """Whether the first pending thing has come to nothing."""
    what, count, _ = s.pending[0]
    if what == "dodge":
        return not count or s.pile < 2
    if what == "shed":
        pedro = s.seat_of(PEDRO)
        return not count or pedro == BLANK or not s.arrows[pedro]
    if what == "feast":
        sam = s.seat_of(SAM)
        return sam == BLANK or s.life[sam] == s.most(sam)
    return False


def waits(s: Shootout) -> bool:
    """Whether the phase has something left to do."""
    match s.phase:  # what is asked most comes first
        case "roll":
            return True
        case "reroll":
            return s.rolls < s.most_rolls() and not s.blown()
        case "dynamite":
            return s.blown()
        case "shoot":
            return s.unused(ONE) != BLANK or s.unused(TWO) != BLANK
        case "beer":
            return s.unused(BEER) != BLANK
        case "kit":
            return s.plays(KIT) and s.unused(GATLING) != BLANK and any(s.arrows)
        case "gatling":
            return s.fires()
        case "rest":
            return s.plays(SUZY) and ONE not in s.dice and TWO not in s.dice and s.life[s.player] < s.most(s.player)
        case "gift":
            return s.plays(SID)
        case "roles":
            return len(s.roles) < s.seats()
        case "sheriff":
            return not s.shown
        case "cast":
            return len(s.offers) < 2 * s.seats() if s.options.characters == "choose" else BLANK in s.characters
        case "choose":
            return BLANK in s.characters
    return False


def go_on(s: Shootout) -> None:
    """Leave the phase for the next one."""
    if s.phase == "next":
        next_turn(s)
        return
    if s.phase == "shoot" and s.wounds:
        volley(s)
    elif s.phase == "thirst":
        s.thirsty = s.own_beer(s.player, s.life[s.player]) > 1
    s.phase = AFTER[s.phase]


def next_turn(s: Shootout) -> None:
    """The dice go to the next living player on the left."""
    seats = s.seats()
    s.player = (s.player + 1) % seats
    while not s.life[s.player]:
        s.player = (s.player + 1) % seats
    s.dice, s.rolls, s.kept, s.used = CUP, 0, 0, 0
    s.doubled = s.thirsty = False
    s.aimed = 0
    s.phase = "gift"


# -- rolling ----------------------------------------------------------------------------------


def roll(s: Shootout, faces: Dice) -> None:
    """Dice fall into the free places; each fresh arrow is taken before anything else."""
    fallen = list(faces)
    s.kept = sum([1 << at for at, face in enumerate(s.dice) if face != BLANK])
    s.dice = tuple([face if face != BLANK else fallen.pop(0) for face in s.dice])
    s.rolls += 1
    s.phase = "reroll"
    arrows = faces.count(ARROW)
    if arrows:
        s.pending = (("arrow", arrows, 0),)


def reroll(s: Shootout, faces: Dice) -> None:
    """Dice with these faces go back into the cup."""
    dice = list(s.dice)
    for face in faces:
        dice[dice.index(face)] = BLANK
    s.dice = tuple(dice)
    s.phase = "roll"


# -- resolution -------------------------------------------------------------------------------


def use(s: Shootout, face: int) -> None:
    s.used |= 1 << s.unused(face)


def shoot(s: Shootout, shot: Shoot) -> None:
    """Aim one bull's-eye; nothing is lost before all are aimed."""
    note_shot(s, shot.seat, s.reach(s.player, shot.face))
    use(s, shot.face)
    if shot.doubled:
        use(s, BEER)
        s.doubled = True
    wound(s, shot.seat, 2 if shot.doubled else 1)


def drink(s: Shootout, seat: Seat) -> None:
    use(s, BEER)
    give(s, seat, 2 if s.thirsty and seat == s.player else 1)


def gift(s: Shootout, seat: Seat) -> None:
    give(s, seat, 1)
    s.phase = "roll"


def give(s: Shootout, seat: Seat, points: int) -> None:
    if s.life[seat] < s.most(seat):
        note_help(s, seat)
        heal(s, seat, points)


def clear(s: Shootout, seat: Seat) -> None:
    use(s, GATLING)
    note_help(s, seat)
    return_arrows(s, seat, 1)


# -- what everybody remembers -----------------------------------------------------------------


def note_shot(s: Shootout, seat: Seat, reach: list[Seat]) -> None:
    """A shot says something only where there was a choice."""
    if len(reach) < 2:
        return
    s.aimed |= 1 << seat
    row = s.player * s.seats()
    s.shots = changed(s.shots, row + seat, s.shots[row + seat] + 1)
    for other in reach:
        if other != seat:
            s.spared = changed(s.spared, row + other, s.spared[row + other] + 1)


def note_help(s: Shootout, seat: Seat) -> None:
    """Help is what somebody gets; a beer poured away says nothing."""
    if seat != s.player:
        at = s.player * s.seats() + seat
        s.helped = changed(s.helped, at, s.helped[at] + 1)
