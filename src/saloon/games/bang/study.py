"""What is exactly known of Bang!: odds, the last two once their table is worked out, and what each seat was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import Final, NamedTuple

from saloon.core.state import NATURE, Action, Seat
from saloon.games.bang import data as d
from saloon.games.bang.engine.oracle import matters
from saloon.games.bang.rules import Bang, BangOptions, start
from saloon.games.bang.rules.actions import DEAL, REROLL, THROWS, Drink, Reroll, Roll, Shoot, Stop
from saloon.games.bang.rules.flow import settle
from saloon.games.bang.rules.setup import become
from saloon.house.rooms import Feat, Feats, OddsRow, Study, Themes, Uses
from saloon.kit.dice import Dice
from saloon.kit.odds import share
from saloon.scene.account import Deed
from saloon.solve import Progress, Solution, SolverWork

WON: Final[Mapping[int, Mapping[str, float]]] = {
    3: {"deputy": 0.36, "outlaw": 0.37, "renegade": 0.27},
    4: {"outlaw": 0.58, "renegade": 0.33, "sheriff": 0.09},
    5: {"deputy": 0.31, "outlaw": 0.39, "renegade": 0.3, "sheriff": 0.31},
    6: {"deputy": 0.15, "outlaw": 0.68, "renegade": 0.17, "sheriff": 0.15},
    7: {"deputy": 0.33, "outlaw": 0.5, "renegade": 0.17, "sheriff": 0.33},
    8: {"deputy": 0.31, "outlaw": 0.44, "renegade": 0.13, "sheriff": 0.31},
}
"""How often each role wins among regular bots, by the number of players.

Counted with `saloon sim bang --seats N -n 1500 --by role --seed 1`.
"""
NOTHING: Final = -2
"""A face that no die has. Chasing it means throwing everything again."""


def odds(options: BangOptions) -> Sequence[OddsRow]:
    """One throw of five dice; then turns of somebody who wants one thing only."""
    plain = seated(options, d.PAUL)
    return [
        OddsRow("odds-throw", {"count": 2}, share(plain, lambda s: s.dice.count(d.GATLING) >= 2)),
        OddsRow("odds-throw", {"count": 3}, share(plain, lambda s: s.dice.count(d.GATLING) >= 3)),
        OddsRow("odds-gun", {"who": "other"}, Chase(d.GATLING, d.GATLING, 3).odds(plain)),
        OddsRow("odds-gun", {"who": "duke"}, Chase(d.GATLING, d.GATLING, 3).odds(seated(options, d.DUKE))),
        OddsRow("odds-gun", {"who": "willy"}, Chase(d.GATLING, d.GATLING, 2).odds(seated(options, d.WILLY))),
        OddsRow("odds-blast", {"who": "other"}, Chase(NOTHING, d.DYNAMITE, 3).odds(plain)),
        OddsRow("odds-blast", {"who": "duke"}, Chase(NOTHING, d.DYNAMITE, 3).odds(seated(options, d.DUKE))),
    ]


def seated(options: BangOptions, who: int) -> Bang:
    """Before the first throw of this character."""
    state = start(3, options)
    for seat, role in enumerate((d.DEPUTY, d.OUTLAW, d.RENEGADE)):
        state = state.after(NATURE, DEAL[seat][role])
    s = state.copy()
    s.phase = "roll"
    for seat, each in enumerate((who, *[other for other in (d.PAUL, d.DUKE, d.WILLY) if other != who][:2])):
        become(s, seat, each)
    return s


class Chase:
    """Turns that keep one face, throw all other free dice again, and wait for at least some number of a face."""

    def __init__(self, keep: int, count: int, least: int) -> None:
        self.keep = keep
        self.count = count
        self.least = least
        self.known: dict[tuple[Dice, int], Fraction] = {}

    def odds(self, state: Bang) -> Fraction:
        """The chance from a state whose dice are in the cup."""
        key = (tuple(sorted(state.dice)), state.rolls)
        if key not in self.known:
            total = sum(
                [weight * self.fallen(state, roll) for roll, weight in THROWS[state.dice.count(d.BLANK)]], Fraction(0)
            )
            self.known[key] = total / 6 ** state.dice.count(d.BLANK)
        return self.known[key]

    def fallen(self, state: Bang, roll: Roll) -> Fraction:
        then = calm(state.after(NATURE, roll))
        if then.phase == "reroll":
            faces = tuple([face for face in then.free_dice() if face != self.keep])
            if faces:
                return self.odds(then.after(then.player, REROLL[faces]))
        return Fraction(int((*state.dice, *roll.faces).count(self.count) >= self.least))


def calm(state: Bang) -> Bang:
    """The same dice without their arrows, which do not touch these odds."""
    if not state.pending:
        return state
    s = state.copy()
    s.pending, s.arrows, s.pile = (), (0,) * s.seats(), d.ARROWS
    settle(s)
    return s


class Ahead(NamedTuple):
    """What throwing some of the dice may bring."""

    face: Fraction
    """One more of a face one names, by the end of the turn."""
    guns: Fraction
    """Gatlings enough to fire, by the end of a turn spent on nothing else."""
    blast: Fraction
    """Three dynamites, with this throw."""
    indians: Fraction
    """The last arrow of the pile, with this throw."""


def ahead(view: Bang, faces: Dice) -> Ahead:
    """What throwing dice with these faces again may bring."""
    guns, dynamite = (view.dice.count(face) - faces.count(face) for face in (d.GATLING, d.DYNAMITE))
    turn = GreedyTurn(len(view.dice), view.plays(d.BLACK_JACK), view.guns_needed(view.player))
    throws, thrown = view.most_rolls() - view.rolls, len(faces)
    return Ahead(
        comes(turn._replace(dice=thrown + dynamite, least=1), throws, thrown, 0, dynamite),
        comes(turn, throws, thrown, guns, dynamite),
        at_least(3 - dynamite, thrown),
        at_least(view.pile, thrown),
    )


class GreedyTurn(NamedTuple):
    """A turn in which every die is thrown again that does not show one face."""

    dice: int
    dynamite_again: bool
    """Whether dynamite may be thrown again while there are fewer than three."""
    least: int
    """How many of the face are wanted."""


@cache
def comes(turn: GreedyTurn, throws: int, thrown: int, have: int, dynamite: int) -> Fraction:
    """The chance to get `turn.least` of a face other than dynamite; the first throw is of `thrown` dice."""
    total = Fraction(0)
    for hits in range(thrown + 1):
        for blasts in range(thrown - hits + 1):
            ways = Fraction(comb(thrown, hits) * comb(thrown - hits, blasts) * 4 ** (thrown - hits - blasts), 6**thrown)
            now, lying = have + hits, dynamite + blasts
            if now >= turn.least:
                total += ways
            elif throws > 1 and lying < 3:
                stuck = 0 if turn.dynamite_again else lying
                total += ways * comes(turn, throws - 1, turn.dice - now - stuck, now, stuck)
    return total


@cache
def at_least(count: int, dice: int) -> Fraction:
    """The chance that at least `count` dice of one throw show a given face."""
    return Fraction(sum([comb(dice, hits) * 5 ** (dice - hits) for hits in range(max(0, count), dice + 1)]), 6**dice)


def facts(state: Bang) -> Sequence[Mapping[str, str]]:
    """What each seat was, to group results by."""
    return [
        {"role": d.ROLES[role], "character": d.CHARACTERS[who]}
        for role, who in zip(state.roles, state.characters, strict=True)
    ]


def begin(options: BangOptions) -> SolverWork:
    from saloon.games.bang.engine.solver import Work

    return Work(options)


def check(options: BangOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, float]]]:
    from saloon.games.bang.engine import solver

    return solver.check(options, table)


def duel(options: BangOptions, chance: Random) -> Bang:
    """The deal of a day: two are left of three, unhurt and without arrows; characters and who begins by lot."""
    state = start(3, options)
    for seat, role in enumerate((d.DEPUTY, d.OUTLAW, d.RENEGADE)):
        state = state.after(NATURE, DEAL[seat][role])
    s = state.copy()
    for seat, who in enumerate(chance.sample(range(len(d.CHARACTERS)), 3)):
        become(s, seat, who)
    s.life = (s.life[0], s.life[1], 0)
    s.player = chance.randrange(2)
    s.phase = "roll"
    settle(s)
    return s


def feats(deeds: Sequence[Deed], state: Bang) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the role in which one has won."""
    return [
        [Feat("won-as", 1, d.ROLES[role])] if won else []
        for role, won in zip(state.roles, state.scores() or (), strict=True)
    ]


def fair(state: Bang) -> Sequence[float]:
    """What regular players win in these roles."""
    return [WON[len(state.roles)][d.ROLES[role]] for role in state.roles]


def theme(view: Bang, seat: Seat, best: float) -> str:
    """The theme of a position: the dice, the shots, or all else."""
    return view.phase if view.phase in ("reroll", "shoot") and not view.pending else "other"


def used(view: Bang, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: what dice are used for; all abilities together."""
    if isinstance(action, Shoot):
        return (d.FACES[action.face],)
    if isinstance(action, Drink):
        return ("beer-own",) if action.seat == seat else ("beer-other",)
    kinds: Mapping[type[Action], str] = {Reroll: "again", Stop: "stop"}
    return (kinds.get(type(action), "ability"),)


USES: Final = Uses(("again", "stop", "shot-1", "shot-2", "beer-own", "beer-other", "ability"), used)


STUDY = Study(
    odds,
    facts,
    solution=lambda seats: Solution(matters, begin, check),
    feats=Feats({"won-as": "often"}, feats),
    fair=fair,
    themes=Themes(("reroll", "shoot", "other"), theme),
    daily=duel,
    uses=USES,
)
