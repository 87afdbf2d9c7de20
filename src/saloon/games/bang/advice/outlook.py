"""The chance to win, as small networks foresee it that were fitted to games of bots (`train/bang_networks.py`).

There is one for each role one may have, and one for anybody among three. What they see stands in `network_inputs`.
Nothing is foreseen for a player who is out or a game that is over, and the last two go by the table of `duel`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import exp, log, tanh
from operator import add
from struct import unpack
from typing import Final

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.advice import network_inputs as inputs
from saloon.games.bang.advice.duel import duel
from saloon.games.bang.advice.tokens import Tokens
from saloon.games.bang.data import ARROWS, BLANK, CHARACTERS, DEPUTY, OUTLAW, PREY, RENEGADE, SAM
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.ending import villains_left
from saloon.kit.packed import packed

AMONG_THREE: Final = 4
"""The network of three players stands behind those of the four roles."""
HIDDEN: Final = 32
UNIT: Final = 2048
"""Weights are stored as whole numbers of two bytes; this many make 1."""
SURE: Final = 0.002
"""No chance is nearer to 0 or 1 than this until the game is over."""

Row = tuple[float, ...]


@cache
def network(number: int) -> tuple[Row, ...]:
    """A row for each input, then one for what comes out."""
    found = packed("bang/advice/networks")[f"network {number}"]
    weights = [1 / UNIT * weight for weight in unpack(f"<{len(found) // 2}h", found)]
    rows = [weights[at * HIDDEN : (at + 1) * HIDDEN] for at in range(inputs.INPUTS)]
    return tuple(map(tuple, (*rows, weights[inputs.INPUTS * HIDDEN :])))


@cache
def lift(number: int) -> tuple[float, ...] | None:
    """What a duel is worth by this network: for all, by the table's odds, by one's own character, by the other's."""
    found = packed("bang/advice/networks").get(f"lift {number}")
    return None if found is None else unpack(f"<{len(found) // 8}d", found)


def mixed(parts: list[tuple[float, Row]]) -> Row:
    found = [0.0] * len(parts[0][1])
    for share, row in parts:
        if share:
            found = [one + share * other for one, other in zip(found, row, strict=True)]
    return tuple(found)


class Outlook:
    """What the seat may expect of this position, and of others that differ in life points and arrows."""

    __slots__ = (
        "state",
        "seat",
        "role",
        "net",
        "table",
        "rows",
        "known",
        "villains",
        "villainy",
        "parts",
        "values",
        "lift",
    )

    def __init__(self, state: Bang, seat: Seat) -> None:
        self.state, self.seat, self.role = state, seat, state.roles[seat]
        three = state.seats() == 3
        self.net = net = network(AMONG_THREE if three else self.role)
        self.lift = lift(AMONG_THREE if three else self.role)
        self.known = inputs.kinds(state, seat)
        self.villains = 0 if three else villains_left(state)
        self.villainy = [0.0 if three else kind[OUTLAW] + kind[RENEGADE] for kind in self.known]
        self.table = mixed([(state.seats() / 8, net[inputs.SEATS]), (1.0, net[inputs.BIAS])])
        self.rows: list[list[Row]] = []
        for each, (kind, place) in enumerate(
            zip(self.known, inputs.places(state, seat, inputs.next_player(state)), strict=True)
        ):
            seen = (*range(inputs.WHO), inputs.WHO + state.characters[each])
            rows = [
                mixed([(share, net[at * inputs.TRAITS + trait]) for at, share in enumerate(kind)]) for trait in seen
            ]
            fixed = mixed([(1.0, rows[inputs.WHO]), *zip(place, rows[inputs.PLACE : inputs.WHO], strict=True)])
            self.rows.append([fixed, *rows[: inputs.PLACE]])
        self.parts: dict[tuple[Seat, int, int, float], Row] = {}
        self.values: dict[tuple[Tokens, Tokens, bool, float], float] = {}

    def part(self, seat: Seat, life: int, arrows: int, added_suspicion: float) -> Row:
        """What one living seat adds to the hidden units."""
        key = (seat, life, arrows, added_suspicion)
        if key not in self.parts:
            fixed, *rows = self.rows[seat]
            seen = (
                *inputs.traits(life, self.state.indian_loss(seat, arrows)),
                inputs.outlaw_look(self.state, seat, added_suspicion),
            )
            self.parts[key] = mixed([(1.0, fixed), *zip(seen, rows, strict=True)])
        return self.parts[key]

    def value(self, life: Tokens, arrows: Tokens, taken: bool = True, added_suspicion: float = 0.0) -> float:
        """The chance to win with these life points and arrows; among three it matters if the player took the points."""
        key = (life, arrows, taken, added_suspicion)
        if key not in self.values:
            self.values[key] = self.judged(life, arrows, taken, added_suspicion)
        return self.values[key]

    def judged(self, life: Tokens, arrows: Tokens, taken: bool, added_suspicion: float) -> float:
        state = self.state
        fallen = [seat for seat, points in enumerate(life) if points <= 0 < state.life[seat]]
        if not fallen:
            return self.foreseen(life, arrows, added_suspicion)
        sam = state.seat_of(SAM)
        if sam != BLANK and life[sam] > 0:
            life = changed(life, sam, min(state.most(sam), life[sam] + 2 * len(fallen)))
        if state.seats() == 3:
            return self.of_three(fallen, life, arrows, taken)
        left = [seat for seat, points in enumerate(life) if points > 0]
        if state.sheriff() in fallen:
            return self.lawless(left)
        if self.seat in fallen and (self.role == RENEGADE or (self.role == OUTLAW and self.villains == 1)):
            return 0.0
        won = 0.0
        if self.role <= DEPUTY:
            gone = sum([self.villainy[seat] for seat in fallen])
            won = max(0.0, min(1.0, gone - self.villains + 1))  # exact for one that falls
        return won + (1 - won) * self.foreseen(life, arrows, added_suspicion)

    def lawless(self, left: list[Seat]) -> float:
        """The Sheriff is out: only a Renegade who is left alone takes the game from the Outlaws."""
        if self.role == RENEGADE:
            return float(left == [self.seat])
        if self.role == OUTLAW:
            return 1.0 if len(left) != 1 else 1 - self.known[left[0]][RENEGADE]
        return 0.0

    def of_three(self, fallen: list[Seat], life: Tokens, arrows: Tokens, taken: bool) -> float:
        """The player who takes the prey's last point wins, else the last one standing."""
        left = [seat for seat, points in enumerate(life) if points > 0]
        roles, player = self.state.roles, self.state.player
        hunted = roles.index(PREY[roles[player]])
        if taken and player in left and hunted in fallen:
            return float(player == self.seat)
        if len(left) < 2:
            return float(
                left == [self.seat] or (not left and self.role == OUTLAW and self.state.options.all_dead == "outlaw")
            )
        return self.foreseen(life, arrows, 0.0) if self.seat in left else 0.0

    def of_two(self, left: list[Seat], life: Tokens, arrows: Tokens) -> float:
        """What the next player may expect: exact but for abilities."""
        after = self.state.player + 1
        one, other = sorted(left, key=lambda seat: (seat - after) % len(life))
        chance = duel(life[one], life[other], arrows[one], arrows[other])
        told = chance if one == self.seat else 1 - chance
        return (
            told
            if self.lift is None or len(self.state.living()) == 2
            else self.lifted(told, other if one == self.seat else one)
        )

    def lifted(self, told: float, other: Seat) -> float:
        """The table's chance moved towards how often masters won such duels, by their characters.

        The network was fitted to those games too, and the two are weighed against each other.
        """
        assert self.lift is not None
        characters = self.state.characters
        start, slope, *gifts = self.lift
        told = min(1 - SURE, max(SURE, told))
        sum_ = (
            start
            + slope * log(told / (1 - told))
            + gifts[characters[self.seat]]
            + gifts[len(CHARACTERS) + characters[other]]
        )
        return 1 / (1 + exp(-sum_))

    def foreseen(self, life: Tokens, arrows: Tokens, added_suspicion: float) -> float:
        left = [seat for seat, points in enumerate(life) if points > 0]
        if len(left) == 2 and self.seat in left:
            return self.of_two(left, life, arrows)
        pile = ARROWS - sum([held for points, held in zip(life, arrows, strict=True) if points > 0])
        hidden = [pile / ARROWS * one + other for one, other in zip(self.net[inputs.PILE], self.table, strict=True)]
        for seat, points in enumerate(life):
            if points > 0:
                hidden = list(
                    map(
                        add,
                        hidden,
                        self.part(seat, points, arrows[seat], added_suspicion if seat == self.seat else 0.0),
                    )
                )
        return chance(self.net, hidden)


def at_once(state: Bang, seat: Seat) -> float:
    """The chance to win in this position alone: quicker if no others are asked about."""
    living = state.living()
    if len(living) == 2 and seat in living:
        return outlook(state, seat).value(state.life, state.arrows)
    net = network(AMONG_THREE if state.seats() == 3 else state.roles[seat])
    hidden = mixed([*zip(inputs.inputs(state, seat, inputs.next_player(state)), net[: inputs.INPUTS], strict=True)])
    return chance(net, hidden)


def chance(net: tuple[Row, ...], hidden: Iterable[float]) -> float:
    """The chance that the hidden units give."""
    *out, bias = net[inputs.INPUTS]
    return 1 / (1 + exp(-sum([weight * tanh(unit) for weight, unit in zip(out, hidden, strict=True)]) - bias))


def outlook(state: Bang, seat: Seat) -> Outlook:
    """One for all positions that differ in tokens and dice alone."""
    living = sum([1 << each for each in state.living()])
    return remembered(
        Likeness(
            state,
            (
                seat,
                living,
                state.player,
                state.shown,
                state.roles,
                state.characters,
                state.shots,
                state.spared,
                state.helped,
            ),
        )
    )


class Likeness:
    """A position that counts as another where the parts that matter are equal."""

    __slots__ = ("state", "parts")

    def __init__(self, state: Bang, parts: tuple[object, ...]) -> None:
        self.state, self.parts = state, parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Likeness) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)


@lru_cache(maxsize=64)
def remembered(like: Likeness) -> Outlook:
    seat = like.parts[0]
    assert isinstance(seat, int)
    return Outlook(like.state, seat)
