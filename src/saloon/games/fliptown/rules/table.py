"""What lies on the table: the options, one map for each player, the cards, and questions at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from saloon.core.options import Options, choice
from saloon.core.state import Seat, State
from saloon.core.value import Value, value
from saloon.games.fliptown.data import CENTRE, SHOVEL, STANDARD, Character
from saloon.kit.cards import BLANK, Card


@dataclass(frozen=True)
class FliptownOptions(Options):
    """How this table plays; the first value is the printed rule or our reading of it."""

    holdem: str = choice("no", "yes", "competitive")
    characters: str = choice("no", "dealt", "chosen")
    cowbot: str = choice("none", "jane", "bart", "billy", "earp", "drawn", "card")
    level: str = choice("easy", "normal", "hard")
    guns: int = choice(2, 3)
    jane: str = choice("star", "cash")
    passing: str = choice("stuck", "always")
    descent: str = choice("anytime", "later")
    ties: str = choice("standard", "raw")
    fifth: str = choice("source", "kind")
    abilities: str = choice("wait", "lapse", until={1: "lapse"})


Phase = Literal[
    "lot", "come", "cast", "choose", "post",
    "sheriff", "hole", "flip", "mayor", "interest", "outlaws", "arrange", "announce",
    "turn", "rob", "pick", "peek", "office", "theft",
    "unveil", "cheat", "declare", "pay", "work", "preach", "bribe", "tell", "show", "marshal", "judge", "fine", "fined",
    "over",
]  # fmt: skip
"""The set-up, the cards of a round and a turn, the own turn, the end of a round, in the order of the rules.

    pick     a pan or a hammer        office   a star or two W less, after looking
    outlaws  what each caught outlaw brings, seat by seat
    fine     the arrested player chooses; fined: there is nothing to choose
"""

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Due = tuple[int, int, int]
"""Something that waits: `what` (an area for a bonus action, EFFECT for a building's effect), and
the area and site it came from; a character's bonus comes from no area."""
EFFECT: Final = 5

NOWHERE: Final = Card(-2)
"""The sheriff card before it is put aside."""
SHUT: Final[tuple[Card, ...]] = (BLANK, BLANK)
OPEN: Final = -2
"""A bribe not yet decided."""


@value
class Map(Value):
    """One player's map: the inventory, the circles of the five areas, things owned, poker columns."""

    cash: int
    gold: int
    stars: int
    wanted: int
    pans: int
    hammers: int
    town: int  # mask of circled buildings
    rooms: int  # mask of circled rooms
    stops: int  # mask of circled stops; those behind `at` without a circle are crossed out
    at: int  # stops behind the rider: the next one is stop number `at`
    targets: int  # mask of circled targets
    failed: int  # those of them that failed
    tombs: int  # mask of circled tombstones
    owned: int  # mask of TOOLS
    nights: int  # spent in the hotel
    land: int  # mask of claimed squares
    poker: tuple[Card, ...]  # the written columns, five cards a round
    who: int  # character, or BLANK
    used: int  # how often the ability was used
    scored: int  # mask of the open bounties this player has got
    sources: int  # mask of the areas where a bonus action was gained
    kinds: int  # mask of the areas of the bonus actions gained
    got: int  # mask of what was gained this turn
    tainted: bool  # has ever taken W
    arrests: int
    hands: tuple[int, ...]  # category of each round's poker hand

    # -- at a glance --------------------------------------------------------------------

    def owns(self, tool: int) -> bool:
        return bool(self.owned >> tool & 1)

    def circled(self) -> tuple[int, int, int, int, int]:
        """The circled sites by area, the centre tombstone among them."""
        return self.town, self.rooms, self.stops, self.targets, self.tombs

    def hand(self, round: int) -> tuple[Card, ...]:
        """The poker column of a round."""
        return self.poker[5 * round : 5 * round + 5]


def new_map(start: Character = STANDARD, who: int = BLANK) -> Map:
    """A map before the first turn: the centre tombstone is circled."""
    return Map(
        start.cash, start.gold, start.stars, start.wanted, start.pans, start.hammers, 0, 0, 0, 0, 0, 0, 1 << CENTRE,
        start.shovel << SHOVEL, 0, 0, (), who, 0, 0, 0, 0, 0, start.wanted > 0, 0, (),
    )  # fmt: skip


@value
class Table(State):
    """The fields of a position."""

    options: FliptownOptions
    maps: tuple[Map, ...]  # by seat
    phase: Phase
    round: int  # 0 to 2
    turn: int  # 0 to 4
    player: Seat  # whose decision or step it is, where seats follow each other
    line: tuple[Card, ...]  # the line-up as far as it lies open
    sheriff: Card  # NOWHERE before it is put aside; BLANK where one does not know it
    peeked: int  # mask of the seats that know the sheriff card
    holes: tuple[tuple[Card, ...], ...]  # hold 'em cards by seat, in the order dealt; BLANK where one does not know
    discards: int  # mask of the cards that lie open in the discards
    seen: int  # mask of the cards that all have seen this round
    stolen: tuple[Card, ...]  # under the cowbot, BLANK in every view
    cleared: tuple[int, ...]  # for each stolen card, a mask of those it cannot be
    roles: tuple[tuple[Card, ...], ...]  # by seat: () open, or suit and value card; SHUT where sealed
    suit: int  # of the suit card, as changed
    value: int  # of the value card, as changed
    acted: bool  # the player's own action of this turn is done
    pending: tuple[Due, ...]  # bonus actions and effects that wait, in any order
    fresh: int  # mask of the rooms entered this turn
    target: int  # that is being robbed, or BLANK
    left: int  # rewards of outlaws still to choose
    bribes: tuple[int, ...]  # by seat: OPEN, NO, YES; BLANK where sealed
    marked: Card  # the card the Cheat points at, or BLANK
    declared: Card  # and what he says it is
    bounties: tuple[int, ...]
    turned: int  # mask of the bounties that show their 4
    met: int  # mask of those met this turn
    bot: int  # the cowbot, or BLANK
