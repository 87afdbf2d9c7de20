"""What lies on the table: the options, one map for each player, the cards, and questions at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from saloon.core.options import Options, choice
from saloon.core.state import Seat, State
from saloon.games.fliptown.data import CENTRE, STANDARD, Character
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

Due = tuple[int, int, int]
"""Something that waits: `what` (an area for a bonus action, EFFECT for a building's effect), and
the area and site it came from; a character's bonus comes from no area."""
EFFECT: Final = 5

NOWHERE: Final = -2
"""The sheriff card before it is put aside."""
SHUT: Final[tuple[Card, ...]] = (BLANK, BLANK)
OPEN: Final = -2
"""A bribe not yet decided."""


class Map:
    """One player's map: the inventory, the circles of the five areas, things owned, poker columns."""

    __slots__ = (
        "cash", "gold", "stars", "wanted", "pans", "hammers", "town", "rooms", "stops", "at", "targets", "failed",
        "tombs", "owned", "nights", "land", "poker", "who", "used", "scored", "sources", "kinds", "got", "tainted",
        "arrests", "hands",
    )  # fmt: skip

    def __init__(
        self, cash: int, gold: int, stars: int, wanted: int, pans: int, hammers: int, town: int, rooms: int,
        stops: int, at: int, targets: int, failed: int, tombs: int, owned: int, nights: int, land: int,
        poker: tuple[Card, ...], who: int, used: int, scored: int, sources: int, kinds: int, got: int, tainted: bool,
        arrests: int, hands: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.cash = cash
        self.gold = gold
        self.stars = stars
        self.wanted = wanted
        self.pans = pans
        self.hammers = hammers
        self.town = town  # mask of circled buildings
        self.rooms = rooms  # mask of circled rooms
        self.stops = stops  # mask of circled stops; those behind `at` without a circle are crossed out
        self.at = at  # stops behind the rider: the next one is stop number `at`
        self.targets = targets  # mask of circled targets
        self.failed = failed  # those of them that failed
        self.tombs = tombs  # mask of circled tombstones
        self.owned = owned  # mask of TOOLS
        self.nights = nights  # spent in the hotel
        self.land = land  # mask of claimed squares
        self.poker = poker  # the written columns, five cards a round
        self.who = who  # character, or BLANK
        self.used = used  # how often the ability was used
        self.scored = scored  # mask of the open bounties this player has got
        self.sources = sources  # mask of the areas where a bonus action was gained
        self.kinds = kinds  # mask of the areas of the bonus actions gained
        self.got = got  # mask of what was gained this turn
        self.tainted = tainted  # has ever taken W
        self.arrests = arrests
        self.hands = hands  # category of each round's poker hand

    def parts(self) -> tuple[object, ...]:
        return (
            self.cash, self.gold, self.stars, self.wanted, self.pans, self.hammers, self.town, self.rooms, self.stops,
            self.at, self.targets, self.failed, self.tombs, self.owned, self.nights, self.land, self.poker, self.who,
            self.used, self.scored, self.sources, self.kinds, self.got, self.tainted, self.arrests, self.hands,
        )  # fmt: skip

    def copy(self) -> Map:
        return Map(
            self.cash, self.gold, self.stars, self.wanted, self.pans, self.hammers, self.town, self.rooms, self.stops,
            self.at, self.targets, self.failed, self.tombs, self.owned, self.nights, self.land, self.poker, self.who,
            self.used, self.scored, self.sources, self.kinds, self.got, self.tainted, self.arrests, self.hands,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Map, self.parts()

    def __repr__(self) -> str:
        return f"Map{self.parts()!r}"

    def owns(self, tool: int) -> bool:
        return bool(self.owned >> tool & 1)

    def circled(self) -> tuple[int, int, int, int, int]:
        """The circled sites by area, the centre tombstone among them."""
        return self.town, self.rooms, self.stops, self.targets, self.tombs

    def hand(self, round: int) -> tuple[Card, ...]:
        """The poker column of a round."""
        return self.poker[5 * round : 5 * round + 5]


class Table(State):
    """The fields of a position."""

    __slots__ = (
        "options", "maps", "phase", "round", "turn", "player", "line", "sheriff", "peeked", "holes", "discards",
        "seen", "stolen", "cleared", "roles", "suit", "value", "acted", "pending", "fresh", "target", "left",
        "bribes", "marked", "bounties", "turned", "met", "bot",
    )  # fmt: skip

    def __init__(
        self, options: FliptownOptions, maps: tuple[Map, ...], phase: Phase, round: int, turn: int, player: Seat,
        line: tuple[Card, ...], sheriff: Card, peeked: int, holes: tuple[tuple[Card, ...], ...], discards: int,
        seen: int, stolen: tuple[Card, ...], cleared: tuple[int, ...], roles: tuple[tuple[Card, ...], ...], suit: int,
        value: int, acted: bool, pending: tuple[Due, ...], fresh: int, target: int, left: int,
        bribes: tuple[int, ...], marked: Card, bounties: tuple[int, ...], turned: int, met: int, bot: int,
    ) -> None:  # fmt: skip
        self.options = options
        self.maps = maps  # by seat
        self.phase = phase
        self.round = round  # 0 to 2
        self.turn = turn  # 0 to 4
        self.player = player  # whose decision or step it is, where seats follow each other
        self.line = line  # the line-up as far as it lies open
        self.sheriff = sheriff  # NOWHERE before it is put aside; BLANK where one does not know it
        self.peeked = peeked  # mask of the seats that know the sheriff card
        self.holes = holes  # hold 'em cards by seat, in the order dealt; BLANK where one does not know
        self.discards = discards  # mask of the cards that lie open in the discards
        self.seen = seen  # mask of the cards that all have seen this round
        self.stolen = stolen  # under the cowbot, BLANK in every view
        self.cleared = cleared  # for each stolen card, a mask of those it cannot be
        self.roles = roles  # by seat: () open, or suit and value card; SHUT where sealed
        self.suit = suit  # of the suit card, as changed
        self.value = value  # of the value card, as changed
        self.acted = acted  # the player's own action of this turn is done
        self.pending = pending  # bonus actions and effects that wait, in any order
        self.fresh = fresh  # mask of the rooms entered this turn
        self.target = target  # that is being robbed, or BLANK
        self.left = left  # rewards of outlaws still to choose
        self.bribes = bribes  # by seat: OPEN, NO, YES; BLANK where sealed
        self.marked = marked  # the Cheat's card, or BLANK
        self.bounties = bounties
        self.turned = turned  # mask of the bounties that show their 4
        self.met = met  # mask of those met this turn
        self.bot = bot  # the cowbot, or BLANK

    def parts(self) -> tuple[object, ...]:
        return (
            self.options, self.maps, self.phase, self.round, self.turn, self.player, self.line, self.sheriff,
            self.peeked, self.holes, self.discards, self.seen, self.stolen, self.cleared, self.roles, self.suit,
            self.value, self.acted, self.pending, self.fresh, self.target, self.left, self.bribes, self.marked,
            self.bounties, self.turned, self.met, self.bot,
        )  # fmt: skip

